# Reglene for Pattern Overlap, for spillere. Argumentene er innstillingene ved bordet, og seats.

rules-aim = Målet
rules-matching = Å legge et kort
rules-pace = { $clock ->
    [turns] Turene
   *[other] Tempo
}
rules-end = Slutten
rules-cards = Kortene
rules-modes = De fire spillemåtene
rules-puzzles = Nøtter

rule-aim-speed = Hurtigrunde: Bli den første som har lagt alle kortene sine.
rule-aim-diversify = Mangfold: Et kort du legger, gir ett poeng for hvert kort det ligger rett oppå. Flest poeng vinner.
rule-aim-cover = Dekk mest: Et kort du legger, gir ett poeng for hver rute det dekker. Flest poeng vinner.
rule-aim-nms = Ikke min stabel!: Alle har sin egen stabel. Du legger kort på stablene til de andre, aldri på din egen. Den som har færrest kort på sin egen stabel, vinner.
rule-deal = { $deck_choice ->
    [pick] Dere velger hver sin kortstokk med seks kort, etter tur. En tilfeldig spiller begynner.
   *[random] Alle får en tilfeldig kortstokk med seks kort.
} Du har tre av de seks kortene på hånden. De tre andre kortene er bunken din.{ $clock ->
    [realtime] { " " }Du ser hånden din når spillet sier «Nå!».
   *[other] { "" }
}
rule-start = { $start_board ->
    [build] Dere legger de tre startkortene etter tur.
    [together] Dere leter sammen etter de tre startkortene i en kortstokk som ingen har. Alle kan legge et kort eller ta tilbake det siste. Dere kan bare ta tilbake seks kort til sammen. Hvis alle overlater brettet til de andre, legger spillet kortene.
   *[auto] Tre kort fra en annen kortstokk ligger på bordet fra starten.
} Startkortene tilhører ingen, men teller som alle andre kort når du dekker dem.
rule-location = Hver stabel starter med ett av eierens kort, { $nms_base ->
    [choose] som eieren velger. Alle velger samtidig.
   *[random] valgt tilfeldig.
} Dette kortet teller ikke til slutt.

rule-match = Du kan legge et kort der det dekker minst { $min_match } ruter. Hver rute som dekkes, må ha samme mønster som ruten oppå. Rutene som dekkes, kan tilhøre flere kort. Ruter som ligger over tomt bord, har ingenting å si.
rule-centre = Midtruten (den med dyret) kan verken dekkes eller dekke en annen rute.
rule-wild = Her er midtrutene frie. En midtrute passer til alt over og under seg, og den teller som en dekket rute.{ $wild_min_real ->
    [0] { "" }
    [one] { " " }Minst { $wild_min_real } rute må stemme uten hjelp av en midtrute.
   *[other] { " " }Minst { $wild_min_real } ruter må stemme uten hjelp av en midtrute.
}
rule-turning = Du kan rotere kortet som du vil, men det må ligge rett på rutenettet. Kort snus aldri.
rule-wrong = { $illegal ->
    [honour] Et kort som ikke passer, blir liggende uten å gi poeng. Ingen får vite at kortet ikke passer, før spillet er slutt.
   *[refuse] Et kort som ikke passer, går tilbake til hånden, og du ser hvilke ruter som ikke stemte.
}{ $clock ->
    [turns] { "" }
   *[other] { $mistake_lock_ms ->
        [0] { "" }
       *[other] { " " }Etter en feil må du vente litt ({ $mistake_lock_ms } ms).
    }{ $play_lock_ms ->
        [0] { "" }
       *[other] { " " }Når du har lagt et kort, blir det en kort pause ({ $play_lock_ms } ms).
    }
}
rule-draw = Når du har lagt et kort, trekker du det neste fra bunken din. Kort som er lagt, blir liggende og kan ikke tas tilbake. En spiller uten kort er ferdig og tar neste brikke: 1, 2, 3 og så videre.

rule-realtime = Ingen venter på tur. Alle spiller samtidig, så fort de kan. Kortene teller i den rekkefølgen de kommer. Hvis noen var raskere enn deg, får du bare kortet tilbake og trenger ikke å vente.
rule-turns = En tilfeldig spiller begynner, og dere spiller etter tur. Når det er din tur, legger du ett kort eller venter. { $mode ->
    [speed] Du kan bare vente hvis du ikke kan legge noe kort.
    [nms] Du kan bare vente hvis du ikke kan legge noe kort.
   *[other] Du kan alltid vente.
} Hvis det går en hel runde uten at noen legger et kort, er spillet over.
rule-ticks = Spillet går ett sekund om gangen. Hvert sekund velger alle et kort eller venter, og så legges alle kortene i tilfeldig rekkefølge. Hvis et annet kort kommer i veien for ditt, får du kortet tilbake uten at det koster noe.
rule-stuck = { $stuck_swap ->
    [yes] Hvis ingen av kortene på hånden passer, kan du legge et kort under bunken din og trekke et nytt.
   *[no] Hvis ingen av kortene på hånden passer, må du vente til det skjer noe på bordet.
}{ $clock ->
    [realtime] { $stuck_notice_s ->
        [0] { "" }
       *[other] { " " }Etter { $stuck_notice_s } sekunder sier spillet fra til deg, og bare til deg, at ingenting passer.
    }
   *[other] { "" }
}{ $stall_refill ->
    [yes] { " " }Hvis alle står fast, legges et ubrukt startkort på bordet.
   *[no] { "" }
}

rule-end-speed = { $play_out ->
    [yes] Dere spiller til høyst én spiller har kort igjen, så alle plassene blir avgjort.
   *[no] Spillet slutter når noen går tom for kort, og den spilleren vinner.
} Hvis ingen går tom for kort, vinner den som har lagt flest kort.
rule-last-call = Den første som blir ferdig, starter siste sjanse. { $timer_s ->
    [level] { $level ->
        [advanced] De andre har 30 sekunder på seg.
        [expert] De andre får ikke mer tid, så spillet er over.
       *[beginner] De andre har 60 sekunder på seg.
    }
    [0] De andre får ikke mer tid, så spillet er over.
   *[other] De andre har { $timer_s } sekunder på seg.
} Hvis alle blir ferdige, slutter spillet tidligere.
rule-last-rounds = Når den første blir ferdig, spilles runden ut. { $timer_s ->
    [level] { $level ->
        [advanced] Deretter er det én runde til.
        [expert] Deretter er spillet over.
       *[beginner] Deretter er det to runder til.
    }
   *[other] Siste sjanse varer i { $timer_s } sekunder. For hvert påbegynte halvminutt av siste sjanse spilles det én runde til.
}
rule-end-points = Ved poenglikhet vinner spilleren med den laveste brikken, så det lønner seg å bli tidlig ferdig. Hvis det fortsatt er likt, vinner den som har lagt flest kort, og deretter den som har det beste enkeltkortet.
rule-freeze = { $nms_freeze ->
    [never] Stabler fryser aldri. Spillet fortsetter så lenge noen kan legge et kort.
    [next_out] Når du er ferdig, er stabelen din åpen til neste spiller blir ferdig. Så fryser den.
   *[at_once] Når du er ferdig, fryser stabelen din med en gang, og ingen kan legge kort på den lenger.
}
rule-end-nms = Hvis stablene er like store, vinner { $clock ->
    [turns] { $nms_tie ->
        [round] den som ble ferdig i en tidligere runde.
       *[token] spilleren med den laveste brikken.
    }
   *[other] spilleren med den laveste brikken.
} Hvis det fortsatt er likt, vinner den som har lagt kort på flest ulike stabler.
rule-idle = Spillet slutter også når ingen kan legge noe kort.{ $clock ->
    [realtime] { $idle_limit_s ->
        [0] { "" }
       *[other] { " " }Det samme gjelder hvis ingen har lagt et kort på { $idle_limit_s } sekunder.
    }
   *[other] { "" }
}

rule-decks = Det er { $decks_in_box } kortstokker med seks kort hver. Alle kortene i en kortstokk har samme dyr i midten, så du ser hvem som eier kortet.
rule-patterns = { $side ->
    [gems] Dere spiller med edelsteinsiden. Rundt midten er det åtte ruter med fire slags edelsteiner.
    [custom] Dette bordet har sine egne kortsider. Rundt midten er det åtte ruter med fire mønstre.
   *[animals] Dere spiller med dyresiden. Rundt midten er det åtte ruter med fire mønstre: sebra, leopard, sjiraff og slange.
}
rule-open = Alle ser bordet, brikkene og hvor mange kort hver spiller har igjen. { $open_hands ->
    [yes] Alle hender er åpne.
   *[no] Bare du ser hånden din.
} Trykk og hold på en rute for å se hva som ligger under.
rule-aids = { $assist ->
    [yes] Mens du flytter et kort, ser du om det passer.
   *[no] Du får se om et kort passer når du slipper det.
}{ $mode ->
    [speed] { "" }
    [nms] { "" }
   *[other] { " " }{ $live_scores ->
        [own] Underveis ser du bare dine egne poeng.
        [none] Poengene ser du først til slutt.
       *[all] Alle ser alles poeng underveis.
    }
}

rule-mode-speed = Hurtigrunde: Den første som har lagt alle kortene sine, vinner.
rule-mode-diversify = Mangfold: Du får ett poeng for hvert kort som ligger rett under det du legger.
rule-mode-cover = Dekk mest: Du får ett poeng for hver rute du dekker.
rule-mode-nms = Ikke min stabel!: Du legger kort på stablene til de andre og prøver å ende med færrest på din egen.

rule-puzzle = I en nøtt legger du noen kort slik at hver svart rute blir midten av et kort. Ruter som ligger oppå hverandre, må være like, men det er ikke noe krav til antallet. Noen nøtter har frie midtruter, som passer til alt. Der to ulike mønstre deler rute med en fri midtrute, må midtruten ligge mellom dem. I noen nøtter er de svarte rutene skjult, og da er det nok å fylle omrisset.
rule-solved = En nøtt sjekkes når det siste kortet er lagt. Alle løsninger teller. Et hint legger ett kort på riktig plass. Hvis du gir opp, får du se løsningen, og tiden lagres ikke. Dere kan løse en nøtt sammen via en lenke, med felles tid.
rule-daily = Flere stjerner betyr færre løsninger og flere muligheter til å gjøre feil. Hver dag kommer det en nøtt som er lik for alle. Mandagens nøtt er lett, og så blir nøttene vanskeligere utover uken.
