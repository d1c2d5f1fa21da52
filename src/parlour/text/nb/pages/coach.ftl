# Det treneren sier: tips ved et bord, og gjennomgangen av et spill.

## Gjennomgang

working = Går gjennom valgene dine …
slow = Den første gjennomgangen av et spill tar omtrent ett minutt på denne serveren. Du kan la den stå åpen.
deal = av spillene med denne utdelingen vinnes fra plassen din når { $level ->
    [easy] enkle roboter
    [fair] middels roboter
    [strong] sterke roboter
   *[other] roboter ({ $level })
} spiller for alle
share = { $percent } %
give-or-take = ±{ $percent }
agreed = av valgene dine var det samme som den sterkeste roboten ville gjort
agreed-of = { $agreed } av { $count }
costliest = Dette kostet deg mest
nothing = Ingenting du gjorde, kostet deg tydelig noe
none = Du hadde ingen valg å ta i dette spillet
board = Se brettet
all = Alle valg ({ $count })
move-number = Trekk { $number }
better = Bedre: { $move }
other = Roboten: { $move }
same = som roboten
unclear = for jevnt til å si
cost = { $unit ->
    [points] −{ $value } poeng
    [round] −{ $value } % for runden
   *[chance] −{ $value } % vinnersjanse
}{ $error ->
    [none] { "" }
   *[other] { " " }(±{ $error })
}
exact = Regnet ut fra det du kunne vite der og da.
estimated = Anslått fra det du kunne vite der og da. { $level ->
    [easy] Enkle roboter
    [fair] Middels roboter
    [strong] Sterke roboter
   *[other] Roboter ({ $level })
} spilte videre { $games } ganger etter hvert av de dyreste trekkene, med samme flaks.
known = Det du kunne ha visst
known-about = Sikkert ut fra kortene du så og resultatene dine.

## Tips

hint-title = En sterk spiller ville …
hint-about = Regnet ut bare fra det du kan se.
hint-play = Spill det
hint-own = Jeg velger selv
worth = { $unit ->
    [points] Det er i snitt verdt { $value } poeng, medregnet det du lærer til sluttipsene.
    [round] Da er sjansen for å vinne runden omtrent { $value } %.
   *[chance] Etter dette vinner roboter { $value } % av spillene herfra{ $error ->
        [none] .
       *[other] { " " }(±{ $error }).
    }
}
