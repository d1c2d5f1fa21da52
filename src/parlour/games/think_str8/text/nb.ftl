# Think Str8! på norsk.

## Spillet

game-summary = Du ser alle kort unntatt dine egne. Tipp summen av dine egne kort, og tenk klart.
game-credits = Laget av Leo Colovini. Grafisk design: kinetic / Sabine Kondirolli. Redaksjon: Tina Landwehr. Utgitt av HUCH! & friends i 2015. Vi har selv rekonstruert brikkene (lengde og poeng) og lengden på poengbanen.
reason-foremost = Steinen som leder, vinner.
reason-bottom-of-the-stack = Flere steiner deler ledelsen, og den nederste vinner.
reason-together = Flere steiner deler ledelsen, og eierne deler seieren.
bot-easy = gjetter rundt midten
bot-fair = bruker blokken og tipper for å få poeng
bot-strong = kjenner alle muligheter og vet hva hvert tips avslører
bot-master = trekker også slutninger om kortene sine ut fra hvordan du tipper

## Valg

option-intro = Bare fem farger
    .about = Spill uten grå kort de første gangene.
option-rounds = Runder
    .about = Hvor mange runder dere spiller før sluttipsene.
option-rounds-usual = 10 for 2 spillere, 9 for 3 og 8 for 4
option-token_set = Poeng på brikkene
    .about = Hvor mange poeng hver brikke gir.
option-token_set-linear8 = 8 minus lengden
option-token_set-linear9 = 9 minus lengden
option-token_set-linear10 = 10 minus lengden
option-token_set-linear11 = 11 minus lengden
option-token_set-linear12 = 12 minus lengden
option-token_set-curved = 8 6 5 4 3 3 2
option-token_set-custom = Egne
option-token_size_0 = Lengden på brikke 1
    .about = Hvor mange felt brikke 1 dekker når dere bruker egne brikker.
option-token_size_1 = Lengden på brikke 2
    .about = Hvor mange felt brikke 2 dekker når dere bruker egne brikker.
option-token_size_2 = Lengden på brikke 3
    .about = Hvor mange felt brikke 3 dekker når dere bruker egne brikker.
option-token_size_3 = Lengden på brikke 4
    .about = Hvor mange felt brikke 4 dekker når dere bruker egne brikker.
option-token_size_4 = Lengden på brikke 5
    .about = Hvor mange felt brikke 5 dekker når dere bruker egne brikker.
option-token_size_5 = Lengden på brikke 6
    .about = Hvor mange felt brikke 6 dekker når dere bruker egne brikker.
option-token_size_6 = Lengden på brikke 7
    .about = Hvor mange felt brikke 7 dekker når dere bruker egne brikker.
option-token_points_0 = Poeng på brikke 1
    .about = Hvor mange poeng brikke 1 gir når dere bruker egne brikker.
option-token_points_1 = Poeng på brikke 2
    .about = Hvor mange poeng brikke 2 gir når dere bruker egne brikker.
option-token_points_2 = Poeng på brikke 3
    .about = Hvor mange poeng brikke 3 gir når dere bruker egne brikker.
option-token_points_3 = Poeng på brikke 4
    .about = Hvor mange poeng brikke 4 gir når dere bruker egne brikker.
option-token_points_4 = Poeng på brikke 5
    .about = Hvor mange poeng brikke 5 gir når dere bruker egne brikker.
option-token_points_5 = Poeng på brikke 6
    .about = Hvor mange poeng brikke 6 gir når dere bruker egne brikker.
option-token_points_6 = Poeng på brikke 7
    .about = Hvor mange poeng brikke 7 gir når dere bruker egne brikker.
option-smallest_hint = Hint for den minste brikken
    .about = Spillerne får vite om et galt tips med den minste brikken var for høyt eller for lavt.
option-placement = Legge brikker
    .about = Om dere legger brikkene samtidig og i hemmelighet, eller åpent etter tur.
option-placement-simultaneous = Alle samtidig, i hemmelighet
option-placement-sequential = Etter tur, åpent
option-check_order = Sjekking av tips
    .about = Rekkefølgen tipsene sjekkes i.
option-check_order-track = Fra sisteplass til førsteplass
option-check_order-clockwise = Med klokka fra den som kastet
option-initial_stack = Stabelen ved start
    .about = Hvordan steinene er stablet ved start.
option-initial_stack-random = Tilfeldig
option-initial_stack-seat = Etter plass
option-die_turns = Terninger som kan vris
    .about = Hvor mange terninger den som kaster, kan vri.
option-intro_grey = Grå terninger uten grå kort
    .about = Hva som skjer med en grå terning når dere spiller med fem farger.
option-intro_grey-must_turn = Må vris
option-intro_grey-may_stay = Kan bli liggende og telle 0
option-exchange = Bytte etter et galt tips
    .about = Om et galt tips koster deg et kort.
option-exchange-mandatory = Alltid
option-exchange-optional = Frivillig
option-exchange-off = Aldri
option-exchange_last_round = Bytte i siste runde
    .about = Dere bytter kort også i den siste runden.
option-exchange_colours = Farger som kan byttes
    .about = Hvilke av kortene dine du kan bytte.
option-exchange_colours-any = Alle farger
option-exchange_colours-thrown = Bare fargene på terningene
option-final_one = Sluttips på ett tall
    .about = Poeng for et riktig sluttips på ett tall.
option-final_two = Sluttips på to tall
    .about = Poeng for et riktig sluttips på to tall.
option-final_three = Sluttips på tre tall
    .about = Poeng for et riktig sluttips på tre tall.
option-final_wrong = Galt sluttips
    .about = Poeng for et sluttips som er galt.
option-track_floor = Bak start
    .about = Om steiner kan flyttes tilbake forbi start.
option-track_floor-none = Steiner kan havne bak start
option-track_floor-start = Steiner stopper på start
option-tie_break = Likt i teten
    .about = Hvem som vinner når flere steiner deler ledelsen.
option-tie_break-stack = Den nederste steinen vinner
option-tie_break-shared = Alle vinner
option-assist_max = Maks hjelp på blokken
    .about = Hvor mye hjelp spillernes blokker kan gi.
option-assist_max-0 = Bare svarte ruter
option-assist_max-1 = Notater
option-assist_max-2 = Logikk
option-assist_max-3 = Sannsynligheter
option-spectators = Tilskuere ser
    .about = Hva tilskuere kan se mens dere spiller.
option-spectators-public = Det alle spillerne ser
option-spectators-all_cards = Alle kort
option-spectators-none = Ingenting

preset-printed = Originalen
    .about = Seks farger, som i det trykte spillet. Poengene på brikkene er våre egne.
preset-intro = De første spillene
    .about = Fem farger uten grått. Passer til de første spillene.
preset-coached = Med hjelp
    .about = Som originalen, men blokken din viser alle sannsynligheter.
preset-wide = Lange brikker
    .about = Brikker som dekker to til åtte felt.
preset-generous = Rause brikker
    .about = Hver brikke gir ett poeng mer, så selv de lengste lønner seg.

material-tokens = lengden og poengene på brikkene

refusal-token-sizes = Lengdene må øke fra den første brikken til den siste, men her står det { $sizes }.
refusal-token-points = Poengene kan ikke øke fra den første brikken til den siste, men her står det { $points }.
refusal-token-line = Hver linje må ha lengden og poengene til en brikke, ikke «{ $text }».
refusal-token-count = Det må være { $wanted } brikker, én per linje, men det er { $count }.

## Hva et valg fører til

no-effect = Har ingen virkning her.
caution-usual-tokens = { no-effect } Dette valget virker bare når «{ option-token_set }» står på «{ option-token_set-custom }».
caution-with-grey = { no-effect } Dette valget har bare noe å si med fem farger, når det ikke finnes grå kort.
caution-no-exchange = { no-effect } Ingen bytter kort.
caution-usual-rounds = { no-effect } Et spill med { $seats } spillere har uansett { $rounds } runder.
caution-never-back = { no-effect } Ingen sluttips flytter en stein bakover.
caution-narrow-pays-less = Et dristigere tips gir ikke mer enn et tryggere, så det lønner seg aldri.

## Farger, kort og tips

thing-colour = { $colour ->
    [0] blå
    [1] grønn
    [2] gul
    [3] lilla
    [4] rød
   *[5] grå
}
thing-letter = { $colour ->
    [0] B
    [1] G
    [2] U
    [3] L
    [4] R
   *[5] Å
}
thing-dice = { $first }, { $second } og { $third }
thing-card = { thing-colour } { $value ->
    [none] (skjult)
   *[other] { $value }
}
thing-spaces = { $size ->
    [1] { $first }
   *[other] { $first }–{ $last }
}
# En farge foran «kortet», «bunken» eller «kolonnen», og foran «terningen».
colour-of-card = { $colour ->
    [0] blå
    [1] grønne
    [2] gule
    [3] lilla
    [4] røde
   *[5] grå
}
colour-of-die = { colour-of-card }

## Trekk, slik de skrives i en terminal

move-accept = godta
    .coach = godta terningene
move-turn = vri { $die } { thing-letter }
    .coach = vri terning { $die } til { thing-colour }
move-take = ta { $size }
    .coach = ta brikken på { $size } felt
move-place = legg på { $start }
    .coach = legg brikken fra og med { $start }
move-swap = bytt { thing-letter }
    .coach = bytt det { colour-of-card } kortet
move-keep = behold
    .coach = behold alle kortene
# Tallene kommer til slutt.
move-bet = tipp { thing-letter } { $first }{ $second ->
    [none] { "" }
   *[other] { " " }{ $second }
}{ $third ->
    [none] { "" }
   *[other] { " " }{ $third }
}
    .coach = tipp { $first }{ $second ->
        [none] { "" }
       *[other] , { $second }
    }{ $third ->
        [none] { "" }
       *[other] , { $third }
    } for { thing-colour }

## Trenerens begrunnelser

advice-dice = Med disse terningene er det beste tipset ditt riktig i { $percent } % av hendene du kan ha, og gir { $points } poeng.
advice-covers = Summen din er { $width ->
    [0] { $first }
   *[other] fra { $first } til { $last }
} i { $percent } % av hendene du kan ha. Det gir { $points } poeng.
advice-learns = Uansett hva resultatet blir, utelukker det minst { $percent } % av hendene du kan ha.
advice-unsure = Det { colour-of-card } kortet ditt kan { $count ->
    [one] bare være ett tall, men et nytt kort er verdt mer.
   *[other] fortsatt være { $count } forskjellige tall, så du taper lite på å bytte det.
}
advice-keeps = Du vet nok om alle kortene dine til å beholde dem.
advice-likely = Det { colour-of-card } kortet ditt er { LIST($numbers, type: "or") } i { $percent } % av hendene du kan ha.
advice-knew = { $final ->
    [yes] Ved sluttipsene
   *[no] I runde { $round }
} var { $count ->
    [0] ingen kort sikre
    [one] { LIST($cards) } sikkert
   *[other] { LIST($cards) } sikre
}. { $hands ->
    [one] Bare én hånd var mulig.
   *[other] { $hands } hender var mulige.
}

## Nøtter: hvordan svaret finnes, og hvorfor et annet er feil

clue-made = { $result ->
    [hit] { $spaces }
    [high] mindre enn { $first }
    [low] mer enn { $last }
   *[miss] noe annet enn { $first }
}
clue-unseen = Det { colour-of-card } kortet ditt er { LIST($numbers, type: "or") }. Du ser resten av tallene andre steder.
clue-told = I runde { $round } ble { $dice } til sammen { clue-made }{ $rest ->
    [none] , så
   *[other] . De andre kortene kan utgjøre { $rest } av summen, så
} det { colour-of-card } kortet ditt kan ikke være { LIST($numbers, type: "or") }.
clue-together = Hvis det { colour-of-card } kortet ditt var { LIST($numbers, type: "or") }, kunne ikke { $count ->
    [2] både runde { LIST($rounds) }
   *[other] alle resultatene fra runde { LIST($rounds) }
} stemme.
clue-sums = { $count ->
    [0] Med tallene som er igjen,
    [1] Ut fra runde { LIST($rounds) }
   *[other] Ut fra runde { LIST($rounds) } sett under ett
} blir { $dice } til sammen { $spaces }. Brikken din dekker alle disse mulighetene.
clue-settled = Altså er det { colour-of-card } kortet ditt { $value }.
clue-visible = Du ser { thing-card } et annet sted, så det kortet er ikke ditt.
clue-contradicts = { $count ->
    [1] Med { thing-card } ville summen din i runde { LIST($rounds) } ha vært { $would }, men den var { clue-made }.
    [2] Med { thing-card } kan ikke både runde { LIST($rounds) } stemme.
   *[other] Med { thing-card } kan ikke alle resultatene fra runde { LIST($rounds) } stemme.
}
clue-also-possible = Det { colour-of-card } kortet ditt kan være { $value }, men også { LIST($numbers, type: "or") }.
clue-missed = Kortene dine kan være { LIST($cards) }. Det ville blitt { $total }.

## Hva bordet venter på

status-closed = Dette bordet er stengt for tilskuere.
status-set-dice = { WHO($seat) ->
    [you] { $grey ->
        [yes] Din tur: Vri de grå terningene til andre farger.
       *[no] Din tur: Godta terningene eller vri én.
    }
   *[other] { $grey ->
        [yes] { NAME($seat) } vrir de grå terningene.
       *[no] { NAME($seat) } kan godta terningene eller vri én.
    }
}
status-take-token = { WHO($seat) ->
    [you] Din tur: Ta en brikke.
   *[other] { NAME($seat) } skal ta en brikke.
}
status-place-token = { WHO($seats) ->
    [you] Din tur: Legg brikken din.
    [you-all] Legg brikken din.
   *[other] { NAMES($seats) } skal legge brikken sin.
}
status-exchange-card = { WHO($seat) ->
    [you] { $optional ->
        [yes] Din tur: Bytt et kort eller behold alle.
       *[no] Din tur: Bytt et kort.
    }
   *[other] { NAME($seat) } velger et kort å bytte.
}
status-bet-on = Lever sluttipset ditt for det { colour-of-card } kortet.
status-await-bets = Venter på sluttips fra { NAMES($seats) }.
status-over = { WHO($seats) ->
    [you] Du vinner!
    [you-all] Dere deler seieren: { NAMES($seats) }.
    [others] { NAMES($seats) } deler seieren.
   *[other] { NAMES($seats) } vinner.
}

## Hva som skjedde

event-accepted = { WHO($seat) ->
    [you] Du godtar { $dice }.
   *[other] { NAME($seat) } godtar { $dice }.
}
event-turned = { WHO($seat) ->
    [you] Du vrir { $old } til { $new }. Terningene er { $dice }.
   *[other] { NAME($seat) } vrir { $old } til { $new }. Terningene er { $dice }.
}
event-took = { WHO($seat) ->
    [you] Du tar
   *[other] { NAME($seat) } tar
} brikken på { $size } felt, verdt { $points } poeng.
event-placed = { WHO($seat) ->
    [you] Du legger brikken din på { $spaces }.
   *[other] { $spaces ->
        [none] { NAME($seat) } har lagt brikken sin.
       *[other] { NAME($seat) } legger brikken sin på { $spaces }.
    }
}
event-checked = { WHO($seat) ->
    [you] Du tippet { $spaces }.
   *[other] { NAME($seat) } tippet { $spaces }.
} { $result ->
    [hit] Riktig, { $points } poeng!
    [high] For høyt.
    [low] For lavt.
   *[miss] Feil.
}
event-exchanged = { WHO($seat) ->
    [you] Du gir fra deg { $given } og trekker et nytt kort.
   *[other] { $drawn ->
        [none] { NAME($seat) } gir fra seg { $given } og trekker et nytt kort.
       *[other] { NAME($seat) } gir fra seg { $given } og trekker { $drawn }.
    }
}
event-kept-all = { WHO($seat) ->
    [you] Du beholder alle kortene dine.
   *[other] { NAME($seat) } beholder alle kortene sine.
}
event-bet-placed = Du tipper at det { colour-of-card } kortet ditt er { LIST($numbers, type: "or") }.
event-bets-placed = { WHO($seat) ->
    [you] Du har levert alle sluttipsene dine.
   *[other] { NAME($seat) } har levert alle sluttipsene sine.
}
event-round-started = Runde { $round }. { WHO($seat) ->
    [you] Du kaster
   *[other] { NAME($seat) } kaster
} { $dice }.
event-rounds-played = Det var siste runde. Nå er det tid for sluttipsene.
event-revealed = { WHO($seat) ->
    [you] Du tippet riktig på { $right } av { $cards } kort.
   *[other] { NAME($seat) } tippet riktig på { $right } av { $cards } kort.
} { SIGNED($points) } poeng.
event-game-ended = { WHO($seats) ->
    [you] Du vinner!
    [you-all] Dere deler seieren: { NAMES($seats) }.
    [others] { NAMES($seats) } deler seieren.
   *[other] { NAMES($seats) } vinner.
}

## I en terminal

picture-header = Runde { $round } av { $rounds } · { $phase ->
    [dice] terninger
    [token] brikker
    [place] tips
    [check] sjekk
   *[exchange] bytte
} · rekkefølge { $order }
picture-after = Etter { $rounds ->
    [one] { $rounds } runde
   *[other] { $rounds } runder
} · { $phase ->
    [final] sluttips
   *[over] avslørt
}
picture-track = Bane
picture-stone = { WHO($seat) ->
    [you] nr. { $seat } (du)
   *[other] nr. { $seat }
}
picture-on = på
picture-colours = Farger
picture-dice = Terninger
picture-tokens = Brikker
picture-free = lengde=poeng, ledige: { $tokens }
picture-holder = { WHO($seat) ->
    [you] { NAME($seat) }*
   *[other] { NAME($seat) }
}
picture-neutral = Nøytral
picture-piles = Bunker
picture-given = Ute
picture-bet = brikke { $size }{ $spaces ->
    [none] { "" }
    [placed] { " " }lagt
   *[other] { " " }på { $spaces }
}{ $result ->
    [none] { "" }
   *[other] , { picture-result }
}
picture-has-bet = har tippet
picture-result = { $result ->
    [hit] riktig
    [high] for høyt
    [low] for lavt
   *[miss] feil
}
picture-not = ikke { $spaces }
picture-final = { NAME($seat) }: { $position } ({ SIGNED($points) } for sluttips)

## Å skrive et sluttips i en terminal

find-question = Hvilket tall står på det { colour-of-card } kortet ditt? Skriv ett, to eller tre tall, for eksempel 4 eller 2 4 7.
find-points = Poeng for et riktig tips: { $one } på ett tall, { $two } på to, { $three } på tre. Hvis ingen av tallene er riktige: { $wrong }.
find-open = Tall du ikke har sett noe sted: { $numbers }
find-other-colour = nå skal du tippe det { colour-of-card } kortet ditt
find-three-numbers = tipp ett, to eller tre tall fra 0 til 7
find-hopeless = { $seen }; skriv { $words } hvis du vil tippe det likevel
find-given-up = { WHO($seat) ->
    [you] du ga fra deg { thing-card }
   *[other] { NAME($seat) } ga fra seg { thing-card }
}
find-on-holder = { NAME($seat) } har { thing-card }
find-on-neutral = den nøytrale kortholderen har { thing-card }

## Leksjonen

lesson-cards = Du ser alle kort unntatt dine egne. Overfor deg står Wren, Lark og en nøytral kortholder. Selv har du seks kort, ett i hver farge. Du ser bare baksiden av kortene dine, men de andre ser tallene.
lesson-pad = Hver farge har tallene 0 til 7 én gang. Et tall du ser et annet sted, kan ikke være ditt, så det er svart på blokken din. Da er det fem tall igjen for hvert av kortene dine. Trykk på en svart rute for å se hvorfor den er svart.
    .mouse = Hver farge har tallene 0 til 7 én gang. Et tall du ser et annet sted, kan ikke være ditt, så det er svart på blokken din. Da er det fem tall igjen for hvert av kortene dine. Klikk på en svart rute for å se hvorfor den er svart.
lesson-dice = Du kaster blå, grønn og grå. Terningene bestemmer hvilke kort alle legger sammen, og du kan vri én av dem. Trykk på den grå terningen og så på det grønne feltet, slik at grønn teller to ganger.
    .otherwise = Det går også an. Denne gangen vrir du den grå terningen til grønn.
    .mouse = Du kaster blå, grønn og grå. Terningene bestemmer hvilke kort alle legger sammen, og du kan vri én av dem. Klikk på den grå terningen og så på det grønne feltet, slik at grønn teller to ganger.
lesson-token = Nå tipper alle sin egen sum av blå + grønn + grønn. Hver brikke dekker et bestemt antall felt. Jo færre felt en brikke dekker, jo flere poeng gir den. Ta brikken som er merket 6 · 4. Brikken dekker seks felt og gir fire poeng.
    .otherwise = Det er også et godt valg. Denne gangen tar du 6 · 4.
lesson-place = Wren tok 5-eren og Lark 3-eren. Hvor de legger brikkene, ser du først når alle er ferdige. Summen din ligger et sted mellom 3 og 18. Dra brikken til 8–13, eller bruk − og +, og legg den der.
    .otherwise = Du kan legge brikken hvor som helst. Denne gangen legger du den på 8–13.
lesson-right = Riktig! Summen din ligger mellom 8 og 13, så steinen din flytter seg fire felt fram. Blokken har notert blå én gang, grønn to ganger og 8–13. Wren tippet også riktig. Lark tippet for lavt og må derfor bytte et kort.
lesson-exchange = Lark ga fra seg grønn 7 og trakk grønn 4. Du ser det nye kortet, så 4 er nå svart på blokken din også. Lark ser ikke kortet. Lark ligger sist og kaster de neste terningene, som viser gul, lilla og rød.
lesson-order = Den som ligger sist, velger brikke først, så det har sine fordeler å ligge bak. Ta 4 · 6.
    .otherwise = Denne gangen tar du 4 · 6.
lesson-daring = Brikken dekker bare fire felt, og du vet ingenting om disse tre kortene. Det er et dristig tips! Prøv 11–14.
    .otherwise = Hvem vet? Denne gangen prøver du 11–14.
lesson-wrong = For høyt! Summen din er høyst 10. Steinen din blir stående, og du må bytte et kort. Du får se kortet du gir fra deg. Trykk på det blå kortet ditt.
    .otherwise = Du kan gi fra deg hvilket kort du vil. Denne gangen velger du det blå kortet.
    .mouse = For høyt! Summen din er høyst 10. Steinen din blir stående, og du må bytte et kort. Du får se kortet du gir fra deg. Klikk på det blå kortet ditt.
lesson-deduce = Kortet var en 3-er, og blokken har ført tallet inn i rad 1. Siden 3 + grønn + grønn er mellom 8 og 13, er grønn 3, 4 eller 5. Du ser 3 og 4 andre steder, så det grønne kortet ditt er 5! Trykk på 1, 2 og 6 i den grønne kolonnen på blokken for å krysse dem ut.
    .mouse = Kortet var en 3-er, og blokken har ført tallet inn i rad 1. Siden 3 + grønn + grønn er mellom 8 og 13, er grønn 3, 4 eller 5. Du ser 3 og 4 andre steder, så det grønne kortet ditt er 5! Klikk på 1, 2 og 6 i den grønne kolonnen på blokken for å krysse dem ut.
lesson-final = Etter siste runde tipper du ett, to eller tre tall for hvert av kortene dine. Et riktig tips på ett tall gir 5 poeng, på to tall 2 poeng og på tre tall 1 poeng. Et galt tips koster 2 poeng. Det nye blå kortet ditt kan være 1, 2, 4 eller 6. Velg 1, 2 og 4.
    .otherwise = Det går også an. Denne gangen velger du 1, 2 og 4 for blå.
lesson-sure = Du kjenner allerede det grønne kortet ditt. Velg bare 5.
    .otherwise = Du vet at kortet er 5, så velg bare det tallet.
lesson-won = De fire andre tipsene ble levert for deg. Alle kortene snus, og grønn 5 gir 5 poeng. Steinen din leder, så du vinner! Et vanlig spill har åtte til ti runder. Hvis flere steiner deler ledelsen, vinner den nederste.

## Skjermene i nettleseren

ui-name = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
}
ui-neutral = Nøytral
ui-round = Runde { $round }
ui-round-of = Runde { $round } av { $rounds }
ui-final-bets = Sluttips
ui-game-over = Spillet er over
ui-steps = Runden trinn for trinn
ui-step = { $step ->
    [dice] Terninger
    [token] Brikker
    [place] Tips
    [check] Sjekk
   *[exchange] Bytte
}
ui-order = Rekkefølge, fra sisteplass til førsteplass
ui-throws = kaster
ui-ready = klar
ui-rack = { WHO($seat) ->
    [you] Kortene dine: { $cards }
   *[other] Kortene til { NAME($seat) }: { $cards }
}
ui-rack-neutral = Nøytrale kort: { $cards }
ui-result = { $result ->
    [hit] riktig
    [high] for høyt
    [low] for lavt
    [miss] feil
   *[none] { "" }
}
ui-scene-placed = Her er alle tipsene.
ui-scene-given = { WHO($seat) ->
    [you] Du gir fra deg { thing-card }.
   *[other] { NAME($seat) } gir fra seg { thing-card }.
}
ui-scene-drawn = { WHO($seat) ->
    [you] Du trekker et nytt kort fra den { colour-of-card } bunken.
   *[other] { $value ->
        [none] { NAME($seat) } trekker et nytt kort fra den { colour-of-card } bunken.
       *[other] { NAME($seat) } trekker { thing-card }.
    }
}
ui-scene-turned = De { colour-of-card } kortene snus
ui-scene-moved = { WHO($seat) ->
    [you] Du får { SIGNED($points) } for sluttipsene dine.
   *[other] { NAME($seat) } får { SIGNED($points) } for sluttipsene sine.
}
ui-sum-is = summen er { $sum }
ui-continue = Fortsett
ui-track = Poengbane: { $stones }
ui-standing = { NAME($seat) } { $position }
ui-dice = Terninger og bunker
ui-dice-show = Terningene viser { LIST($dice) }.
ui-die = den { colour-of-die } terningen
ui-turn-die = Vri den { colour-of-die } terningen
ui-turn-to = til { thing-colour }
ui-accept = Godta terningene
ui-turn-hint = Eller trykk på en terning og så på fargen den skal vise.
ui-turn-now = Trykk på en farge.
ui-grey-hint = Det finnes ingen grå kort, så trykk på fargen den grå terningen skal vise i stedet.
ui-pile = den { colour-of-card } bunken, { $count ->
    [0] tom
   *[other] { $count } kort
}
ui-pile-left = { $count ->
    [0] tom bunke
   *[other] { $count } igjen
}
ui-tokens = Brikker
ui-token = Brikke på { $size } felt, { $points } poeng
ui-token-caption = felt · poeng
ui-taken-by = { WHO($seat) ->
    [you] tatt av deg
   *[other] tatt av { NAME($seat) }
}
ui-take = Ta en brikke. Det første tallet er antall felt, det andre er antall poeng. Jo færre felt brikken dekker, jo flere poeng gir den.
ui-your-sum = Summen din:
ui-bet = Tipset ditt
ui-bet-live = { $spaces } · { $points } poeng
ui-percent = { $percent } %
ui-place = Legg på { $spaces }
ui-lower = Lavere
ui-higher = Høyere
ui-hopeless = Summen din kan ikke ligge her.
ui-own = Kortene dine, sett bakfra
ui-own-card = Det { colour-of-card } kortet ditt, som kan være { $numbers }
ui-own-known = Det { colour-of-card } kortet ditt, { $value }
ui-give-up = Gi fra deg det { colour-of-card } kortet
ui-exchange = Feil. Gi fra deg et kort og trekk et nytt.
ui-keep = Behold alle kortene
ui-table = Bord
ui-pad = Blokk
ui-pad-title = Notatblokk
ui-sheets = Visning
ui-assist = Hjelp på blokken
ui-level = { $level ->
    [0] Bare svarte ruter
    [1] Notater
    [2] Logikk
   *[3] Sannsynligheter
}
ui-help-used = blokk: { $level ->
    [0] bare svarte ruter
    [1] notater
    [2] logikk
   *[3] sannsynligheter
}
ui-help-allowed = blokk: { $level ->
    [0] bare svarte ruter
    [1] svarte ruter og notater
    [2] svarte ruter, notater og logikk
   *[3] all hjelp
}
ui-table-allows = { $level ->
    [0] Ved dette bordet får du bare svarte ruter.
    [1] Ved dette bordet kan du velge svarte ruter eller notater.
    [2] Ved dette bordet kan du velge svarte ruter, notater eller logikk.
   *[3] Ved dette bordet kan du velge all slags hjelp, også sannsynligheter.
}
ui-cross = Kryss
ui-pencil = Ring
ui-tool = Merk med
ui-tips = Trykk på et tall for å krysse det ut. Hold inne et tall for å sette ring rundt det.
    .mouse = Klikk på et tall for å krysse det ut. Høyreklikk på et tall for å sette ring rundt det.
ui-grid = Tallene på kortene dine
ui-cell = { $state ->
    [cross] krysset ut
    [pencil] med ring rundt
    [black] sett et annet sted
    [impossible] umulig
   *[open] åpen
}
ui-why-holder = { WHO($seat) ->
    [you] Du har { thing-card }.
   *[other] { NAME($seat) } har { thing-card }.
}
ui-why-neutral = Den nøytrale kortholderen har { thing-card }.
ui-why-given = { WHO($seat) ->
    [you] Du ga fra deg { thing-card } i runde { $round }.
   *[other] { NAME($seat) } ga fra seg { thing-card } i runde { $round }.
}
ui-why-impossible = Resultatene dine utelukker { thing-card }.
ui-wrong-cross = I runde { $round } krysset du ut { thing-card }, men det var kortet ditt. Dette er det første feilkrysset på blokken din.
ui-rows = Resultatene dine, runde for runde
ui-row = { $not ->
    [yes] Runde { $round }: { LIST($dice) }. Summen din er ikke { $spaces }.
   *[no] Runde { $round }: { LIST($dice) }. Summen din er { $spaces }.
}
ui-row-blank = Runde { $round }: ingenting ennå
ui-not = ikke { $spaces }
ui-note = Notatet ditt for runde { $round }
ui-final-row = Slutt
ui-final-rules = Velg ett til tre tall for hvert kort. Ett tall: { SIGNED($one) } hvis det er riktig. To: { SIGNED($two) }. Tre: { SIGNED($three) }. Feil: { SIGNED($wrong) }.
ui-final-colour = Tall for det { colour-of-card } kortet ditt
ui-final-points = riktig: { SIGNED($points) }
ui-final-none = velg
ui-final-worth = verdt { $points }
ui-final-seen = Du ser { thing-colour } { LIST($numbers) } et annet sted, så { $count ->
    [one] det tallet
   *[other] de tallene
} kan ikke stå på kortet ditt.
ui-final-missing = { $count } kort uten tips
ui-final-go = Lever alle tipsene
ui-final-one = Tipp { thing-colour }
ui-final-done = Tipsene dine er levert. Venter på de andre.
ui-final-wait = Alle leverer sluttipsene sine.
ui-log-none = Ingen tips er sjekket ennå.
ui-gave = ga fra seg { thing-card }
ui-from-final = slutt
ui-end-ahead = { WHO($seat) ->
    [you] Du kommer i mål { ui-end-spaces } foran { NAME($other) }.
   *[other] { WHO($other) ->
        [you] { NAME($seat) } kommer i mål { ui-end-spaces } foran deg.
       *[other] { NAME($seat) } kommer i mål { ui-end-spaces } foran { NAME($other) }.
    }
}
ui-end-spaces = { $spaces } felt
ui-end-stack = Likt på felt { $space }: { NAMES($seats) }. { WHO($seat) ->
    [you] Steinen din ligger nederst i stabelen, så du vinner.
   *[other] Steinen til { NAME($seat) } ligger nederst i stabelen, så { NAME($seat) } vinner.
}
ui-end-shared = { NAMES($seats) } deler seieren på felt { $space }.
ui-end-led = { WHO($seat) ->
    [you] Du ledet allerede før sluttipsene.
   *[other] { NAME($seat) } ledet allerede før sluttipsene.
}
ui-end-overtook = { WHO($seat) ->
    [you] Du tok ledelsen takket være { SIGNED($points) } fra sluttipsene dine.
   *[other] { NAME($seat) } tok ledelsen takket være { SIGNED($points) } fra sluttipsene.
}
ui-end-lost-lead = Du ledet før sluttipsene, men de ga deg { SIGNED($yours) } og { NAME($seat) } { SIGNED($theirs) }.
ui-race = Poeng etter hver runde: { $lines }
ui-keys-move = bytt mellom brikker eller kort, eller flytt tipset ditt
    .key = ← →
ui-keys-ends = flytt tipset ditt til en av endene
    .key = Home, End
ui-keys-number = velg en brikke etter størrelsen (terninger, farger og kort velges etter plasseringen)
    .key = 1–9
ui-keys-choose = ta brikken, legg den, vri terningen eller bytt kortet
    .key = Enter
ui-keys-mark = kryss ut eller sett ring rundt et tall på blokken
    .key = X, P

## Nøtter i nettleseren

ui-puzzle-ask = { $kind ->
    [card] Hvilket tall står på det { colour-of-card } kortet ditt?
    [find] Bare ett av kortene dine er sikkert. Hvilket kort er det, og hvilket tall står på kortet?
   *[bet] Hvor må brikken din ligge for at tipset helt sikkert skal være riktig?
}
ui-puzzle-about = { $kind ->
    [bet] Du har tatt en brikke som er akkurat lang nok.
   *[other] Resultatene dine og kortene du ser, er alt du trenger.
}
ui-puzzle-kind = { $kind ->
    [card] si kortet
    [find] finn kortet
   *[bet] legg tipset
}
ui-puzzle-rounds = { $rounds ->
    [one] 1 runde
   *[other] { $rounds } runder
}
ui-puzzle-which = Hvilket kort
ui-puzzle-number = Hvilket tall
ui-puzzle-answer = Det er { thing-card }
ui-puzzle-choose = { $kind ->
    [find] Velg et kort og tallet på det
   *[card] Velg et tall
}
ui-puzzle-seen = { thing-card }, sett et annet sted
ui-puzzle-why = Hvorfor
ui-puzzle-hints-title = Steg for steg
ui-puzzle-right = { $kind ->
    [bet] Riktig, dette tipset kan ikke bli feil!
   *[other] Riktig!
}
ui-puzzle-no-more = Det var det siste steget.
ui-puzzle-holders = Kortene du ser

## Statistikk i laben

measure-rounds = Runder
measure-bets = Tips per spill
measure-tokens = Brikker tatt
measure-tokens-token_1 = Brikke 1
measure-tokens-token_2 = Brikke 2
measure-tokens-token_3 = Brikke 3
measure-tokens-token_4 = Brikke 4
measure-tokens-token_5 = Brikke 5
measure-tokens-token_6 = Brikke 6
measure-tokens-token_7 = Brikke 7
measure-hits = Riktige tips, fordelt på brikker
measure-hits-token_1 = { measure-tokens-token_1 }
measure-hits-token_2 = { measure-tokens-token_2 }
measure-hits-token_3 = { measure-tokens-token_3 }
measure-hits-token_4 = { measure-tokens-token_4 }
measure-hits-token_5 = { measure-tokens-token_5 }
measure-hits-token_6 = { measure-tokens-token_6 }
measure-hits-token_7 = { measure-tokens-token_7 }
measure-found = Resultatet av tipsene
measure-found-right = Riktig
measure-found-too_high = For høyt
measure-found-too_low = For lavt
measure-found-wrong = Galt, uten hint
measure-hits_early = Riktige tips i første halvdel
measure-bets_early = Tips i første halvdel
measure-right_in = Riktige tips, fordelt på runder
measure-right_in-round_1 = { measure-bets_in-round_1 }
measure-right_in-round_2 = { measure-bets_in-round_2 }
measure-right_in-round_3 = { measure-bets_in-round_3 }
measure-right_in-round_4 = { measure-bets_in-round_4 }
measure-right_in-round_5 = { measure-bets_in-round_5 }
measure-right_in-round_6 = { measure-bets_in-round_6 }
measure-right_in-round_7 = { measure-bets_in-round_7 }
measure-right_in-round_8 = { measure-bets_in-round_8 }
measure-right_in-round_9 = { measure-bets_in-round_9 }
measure-right_in-round_10 = { measure-bets_in-round_10 }
measure-right_in-round_11 = { measure-bets_in-round_11 }
measure-right_in-round_12 = { measure-bets_in-round_12 }
measure-bets_in = Tips, fordelt på runder
measure-bets_in-round_1 = Runde 1
measure-bets_in-round_2 = Runde 2
measure-bets_in-round_3 = Runde 3
measure-bets_in-round_4 = Runde 4
measure-bets_in-round_5 = Runde 5
measure-bets_in-round_6 = Runde 6
measure-bets_in-round_7 = Runde 7
measure-bets_in-round_8 = Runde 8
measure-bets_in-round_9 = Runde 9
measure-bets_in-round_10 = Runde 10
measure-bets_in-round_11 = Runde 11
measure-bets_in-round_12 = Runde 12
measure-exchanges = Byttede kort
measure-empty_piles = Tomme bunker til slutt
measure-round_points = Poeng fra rundene, alle spillere
measure-final_points = Poeng fra sluttipsene, alle spillere
measure-final_sizes = Sluttips, fordelt på antall tall
measure-final_sizes-one_number = Ett tall
measure-final_sizes-two_numbers = To tall
measure-final_sizes-three_numbers = Tre tall
measure-final_right = Riktige sluttips, fordelt på antall tall
measure-final_right-one_number = { measure-final_sizes-one_number }
measure-final_right-two_numbers = { measure-final_sizes-two_numbers }
measure-final_right-three_numbers = { measure-final_sizes-three_numbers }
measure-final_bets = Sluttips per spill
measure-first_thrower_won = Spill vunnet av den som kastet først
measure-leader_before_won = Spill vunnet av den som ledet før sluttipsene
measure-won_from = Vinnerens plassering etter halvparten av rundene
measure-won_from-first = 1.
measure-won_from-second = 2.
measure-won_from-third = 3.
measure-won_from-fourth = 4.
measure-used = Trekk
measure-used-accept_the_dice = Godta terningene
measure-used-turn_a_die = Vri en terning
measure-used-take_a_token = Ta en brikke
measure-used-place_it = Legge en brikke
measure-used-exchange = Bytte et kort
measure-used-keep = Beholde kortene
measure-used-bet = Levere et sluttips
