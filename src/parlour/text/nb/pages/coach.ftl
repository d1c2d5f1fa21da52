# Det treneren sier: tips ved et bord, og gjennomgangen av et spill.

## Gjennomgang

working = Går gjennom valgene dine …
slow = Den første gjennomgangen av et spill tar omtrent et minutt. Du kan la siden stå åpen.
# En del av spillene: «74 %», med dette under.
deal = så ofte vinner { $team ->
    [yes] laget
   *[no] spilleren på plassen din
} med disse kortene når { $level ->
    [easy] lette roboter
    [fair] middels roboter
    [strong] sterke roboter
   *[other] roboter ({ $level })
} spiller på alle plassene
share = { $percent } %
give-or-take = ±{ $percent }
agreed = valg der den sterkeste roboten ville gjort det samme
agreed-of = { $agreed } av { $count }
costliest = Dette kostet deg mest
nothing = Ingen av valgene ser ut til å ha kostet deg noe
none = Du hadde ingen valg å ta i dette spillet
board = Se brettet
all = Alle valg ({ $count })
move-number = Trekk { $number }
better = Bedre: { $move }
other = Roboten: { $move }
same = som roboten
unclear = for jevnt til å skille
cost = { $unit ->
    [points] −{ $value } poeng
    [round] −{ $value } % sjanse til å vinne runden
   *[chance] −{ $value } % sjanse til å vinne
}{ $error ->
    [none] { "" }
   *[other] { " " }(±{ $error })
}
exact = Beregnet ut fra det du visste der og da.
estimated = Anslått ut fra det du visste der og da. { $level ->
    [easy] Lette roboter
    [fair] Middels roboter
    [strong] Sterke roboter
   *[other] Roboter ({ $level })
} spilte spillet ferdig { $games } ganger både etter hvert av trekkene som kostet mest, og etter det beste alternativet. Flaksen var lik i begge tilfeller.
known = Det du kunne ha visst
known-about = Ut fra kortene du så og resultatene dine kunne du ha vært sikker på dette.

## Tips

hint-title = Hint
hint-about = Bygger bare på det du kan se.
hint-play = Gjør det
worth = { $unit ->
    [points] I snitt er trekket verdt { $value } poeng, medregnet det du får vite før sluttipsene.
    [round] Da har du omtrent { $value } % sjanse til å vinne runden.
   *[chance] Hvis roboter spiller videre derfra, vinner du { $value } % av spillene{ $error ->
        [none] .
       *[other] { " " }(±{ $error }).
    }
}
