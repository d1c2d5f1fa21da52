# Think Str8! på norsk.

## Spillet

game-summary = Du ser alle kort unntatt dine egne. Tipp summen av dem, og tenk klart.
game-credits = Laget av Leo Colovini. Grafisk design: kinetic / Sabine Kondirolli. Redigert av Tina Landwehr. Utgitt av HUCH! & friends i 2015. Lengden og poengene på brikkene og lengden på poengbanen er vår rekonstruksjon.
reason-foremost = Steinen i ledelsen vinner.
reason-bottom-of-the-stack = Flere steiner deler ledelsen, og den nederste vinner.
reason-together = Flere steiner deler ledelsen, og eierne deler seieren.
bot-easy = gjetter rundt midten
bot-fair = fører blokk og tipper for poeng
bot-strong = kjenner alle muligheter og vet hva hvert tips avslører

## Valg

option-intro = Bare fem farger
    .about = Spill uten grått de første gangene.
option-rounds = Runder
    .about = Hvor mange runder dere spiller før sluttipsene.
option-rounds-usual = 10, 9 eller 8 for 2, 3 eller 4 spillere
option-token_set = Poeng på brikkene
    .about = Hvor mange poeng hver brikke gir.
option-token_set-linear8 = 8 minus lengden
option-token_set-linear9 = 9 minus lengden
option-token_set-linear10 = 10 minus lengden
option-token_set-linear11 = 11 minus lengden
option-token_set-linear12 = 12 minus lengden
option-token_set-curved = 8 6 5 4 3 3 2
option-token_set-custom = egne
option-token_size_0 = Lengden på brikke 1
    .about = Hvor mange felt den 1. egne brikken dekker.
option-token_size_1 = Lengden på brikke 2
    .about = Hvor mange felt den 2. egne brikken dekker.
option-token_size_2 = Lengden på brikke 3
    .about = Hvor mange felt den 3. egne brikken dekker.
option-token_size_3 = Lengden på brikke 4
    .about = Hvor mange felt den 4. egne brikken dekker.
option-token_size_4 = Lengden på brikke 5
    .about = Hvor mange felt den 5. egne brikken dekker.
option-token_size_5 = Lengden på brikke 6
    .about = Hvor mange felt den 6. egne brikken dekker.
option-token_size_6 = Lengden på brikke 7
    .about = Hvor mange felt den 7. egne brikken dekker.
option-token_points_0 = Poeng på brikke 1
    .about = Hvor mange poeng den 1. egne brikken gir.
option-token_points_1 = Poeng på brikke 2
    .about = Hvor mange poeng den 2. egne brikken gir.
option-token_points_2 = Poeng på brikke 3
    .about = Hvor mange poeng den 3. egne brikken gir.
option-token_points_3 = Poeng på brikke 4
    .about = Hvor mange poeng den 4. egne brikken gir.
option-token_points_4 = Poeng på brikke 5
    .about = Hvor mange poeng den 5. egne brikken gir.
option-token_points_5 = Poeng på brikke 6
    .about = Hvor mange poeng den 6. egne brikken gir.
option-token_points_6 = Poeng på brikke 7
    .about = Hvor mange poeng den 7. egne brikken gir.
option-smallest_hint = Hint for den minste brikken
    .about = Si om et galt tips med den minste brikken var for høyt eller for lavt.
option-placement = Legge brikker
    .about = Legg brikkene samtidig og i hemmelighet, eller åpent etter tur.
option-placement-simultaneous = alle samtidig, i hemmelighet
option-placement-sequential = etter tur, åpent
option-check_order = Sjekking av tips
    .about = Rekkefølgen tipsene sjekkes i.
option-check_order-track = fra sisteplass til førsteplass
option-check_order-clockwise = med klokka fra den som kastet
option-initial_stack = Stabelen ved start
    .about = Hvordan steinene er stablet ved start.
option-initial_stack-random = tilfeldig
option-initial_stack-seat = etter plass
option-die_turns = Terninger som kan vris
    .about = Hvor mange terninger den som kaster, kan vri.
option-intro_grey = Grå terninger uten grå kort
    .about = Hva som skjer med en grå terning når dere spiller med fem farger.
option-intro_grey-must_turn = må vris
option-intro_grey-may_stay = kan bli liggende og telle 0
option-exchange = Bytte etter et galt tips
    .about = Om et galt tips koster deg et kort.
option-exchange-mandatory = påbudt
option-exchange-optional = frivillig
option-exchange-off = aldri
option-exchange_last_round = Bytte i siste runde
    .about = Bytt kort også i den siste runden.
option-exchange_colours = Farger som kan byttes
    .about = Hvilke av kortene dine du kan bytte.
option-exchange_colours-any = alle farger
option-exchange_colours-thrown = bare farger på terningene
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
option-track_floor-none = steiner kan havne der
option-track_floor-start = steiner stopper på start
option-tie_break = Likt i teten
    .about = Hvem som vinner når flere steiner deler ledelsen.
option-tie_break-stack = den nederste steinen vinner
option-tie_break-shared = alle vinner
option-assist_max = Mest mulig hjelp på blokken
    .about = Hvor mye hjelp spillernes blokker kan gi.
option-assist_max-0 = bare svarte ruter
option-assist_max-1 = bokføring
option-assist_max-2 = logikk
option-assist_max-3 = sannsynligheter
option-spectators = Tilskuere ser
    .about = Hva tilskuere kan se mens dere spiller.
option-spectators-public = det alle spillere ser
option-spectators-all_cards = alle kort
option-spectators-none = ingenting

preset-printed = Originalen
    .about = Seks farger, som i det trykte spillet. Poengene på brikkene er våre.
preset-intro = De første spillene
    .about = Fem farger uten grått, for de første spillene.
preset-coached = Med hjelp
    .about = Som originalen, og blokken din viser alle sannsynligheter.
preset-wide = Lange brikker
    .about = Brikker som dekker to til åtte felt.

material-tokens = lengden og poengene på brikkene

refusal-token-sizes = lengdene må stige fra den første brikken til den siste, men disse er { $sizes }
refusal-token-points = poengene kan ikke stige fra den første brikken til den siste, men disse er { $points }

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
move-turn = vri { $die } { thing-letter }
move-take = ta { $size }
move-place = legg på { $start }
move-swap = bytt { thing-letter }
move-keep = behold
# Tallene kommer til slutt.
move-bet = tipp { thing-letter } { $first }{ $second ->
    [none] { "" }
   *[other] { " " }{ $second }
}{ $third ->
    [none] { "" }
   *[other] { " " }{ $third }
}

## Hva bordet venter på

status-closed = Dette bordet er stengt for tilskuere.
status-set-dice = { WHO($seat) ->
    [you] { $grey ->
        [yes] Din tur: vri de grå terningene til andre farger.
       *[no] Din tur: godta terningene eller vri én.
    }
   *[other] { $grey ->
        [yes] { NAME($seat) } vrir de grå terningene.
       *[no] { NAME($seat) } kan godta terningene eller vri én.
    }
}
status-take-token = { WHO($seat) ->
    [you] Din tur: ta en brikke.
   *[other] { NAME($seat) } skal ta en brikke.
}
status-place-token = { WHO($seats) ->
    [you] Din tur: legg brikken din.
    [you-all] Legg brikken din.
   *[other] Venter på at { NAMES($seats) } skal legge brikken sin.
}
status-exchange-card = { WHO($seat) ->
    [you] { $optional ->
        [yes] Din tur: bytt et kort eller behold alle.
       *[no] Din tur: bytt et kort.
    }
   *[other] { NAME($seat) } velger et kort å bytte.
}
status-bet-on = Gi sluttipset ditt på det { colour-of-card } kortet.
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
    [you] Du har gitt alle sluttipsene dine.
   *[other] { NAME($seat) } har gitt alle sluttipsene sine.
}
event-round-started = Runde { $round }. { WHO($seat) ->
    [you] Du kaster
   *[other] { NAME($seat) } kaster
} { $dice }.
event-rounds-played = Det var siste runde. Nå er det tid for sluttipsene.
event-revealed = { WHO($seat) ->
    [you] Du tippet { $right } av { $cards } kort riktig.
   *[other] { NAME($seat) } tippet { $right } av { $cards } kort riktig.
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
    [you] { NAME($seat) } (du)
   *[other] { NAME($seat) }
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

find-question = Hvilket tall er det { colour-of-card } kortet ditt? Skriv ett, to eller tre tall, for eksempel 4 eller 2 4 7.
find-points = Poeng når ett av ett, to eller tre tall er riktig: { $one }, { $two } eller { $three }. Når ingen er det: { $wrong }.
find-open = Tall du ikke har sett noe sted: { $numbers }
find-other-colour = nå tipper du det { colour-of-card } kortet ditt
find-three-numbers = tipp ett, to eller tre tall fra 0 til 7
find-hopeless = { $seen }; skriv { $words } hvis du vil tippe det likevel
find-given-up = { WHO($seat) ->
    [you] du ga fra deg { thing-card }
   *[other] { NAME($seat) } ga fra seg { thing-card }
}
find-on-holder = { NAME($seat) } har { thing-card }
find-on-neutral = den nøytrale holderen har { thing-card }

## Leksjonen

lesson-cards = Du ser alle kort unntatt dine egne. Overfor deg står kortene til Wren og Lark og en nøytral holder. Av dine egne seks kort, ett i hver farge, ser du bare baksiden, men de andre ser tallene.
lesson-pad = Hver farge har tallene 0 til 7 én gang. Et tall du ser et annet sted, kan ikke være ditt, så det er svart på blokken din. Da er det fem tall igjen for hvert av kortene dine. Trykk på en svart rute for å se hvorfor den er svart.
lesson-dice = Du kaster blå, grønn og grå. Terningene bestemmer hvilke kort alle legger sammen, og du kan vri én av dem. Trykk på den grå terningen og så på det grønne feltet, slik at grønn teller to ganger.
    .otherwise = Det går også an. Denne gangen vrir du den grå terningen til grønn.
lesson-token = Nå tipper alle sin egen sum av blå + grønn + grønn. Hver brikke dekker et bestemt antall felt. Jo færre den dekker, jo flere poeng gir den. Ta den som er merket 6 · 4. Den dekker seks felt og gir fire poeng.
    .otherwise = Det er også et godt valg. Denne gangen tar du 6 · 4.
lesson-place = Wren tok 5-eren og Lark 3-eren. Hvor de legger dem, ser du først når alle er ferdige. Summen din er et sted mellom 3 og 18. Dra brikken til 8–13, eller bruk − og +, og legg den der.
    .otherwise = Du kan legge den hvor som helst. Denne gangen legger du den på 8–13.
lesson-right = Riktig! Summen din er mellom 8 og 13, så steinen din flytter fire felt. Blokken har notert blå én gang, grønn to ganger og 8–13. Wren tippet også riktig. Lark tippet for lavt, og det koster Lark et kort.
lesson-exchange = Lark ga fra seg grønn 7 og trakk grønn 4. Du ser kortet, men det gjør ikke Lark, så 4 er nå svart på blokken din også. Lark ligger sist og kaster de neste terningene, som viser gul, lilla og rød.
lesson-order = Den som ligger sist, tar brikke først, så det har sine fordeler å ligge bak. Ta 4 · 6.
    .otherwise = Denne gangen tar du 4 · 6.
lesson-daring = Fire felt, og du vet ingenting om disse tre kortene. Det er et dristig tips! Prøv 11–14.
    .otherwise = Hvem vet? Denne gangen prøver du 11–14.
lesson-wrong = For høyt! Summen din er høyst 10. Steinen din blir stående, og du må bytte et kort, men du får se det du gir fra deg. Trykk på det blå kortet ditt.
    .otherwise = Du kan gi fra deg hvilket kort du vil. Denne gangen velger du det blå.
lesson-deduce = Det var en 3-er, og blokken har ført den inn i rad 1. Siden 3 + grønn + grønn er mellom 8 og 13, er grønn 3, 4 eller 5. Du ser 3 og 4 andre steder, så det grønne kortet ditt er 5! Trykk på 1, 2 og 6 i den grønne kolonnen på blokken for å krysse dem ut.
lesson-final = Etter siste runde tipper du hvert av kortene dine med ett, to eller tre tall. Et riktig tips på ett tall gir 5 poeng, på to tall 2 og på tre tall 1. Et galt tips koster 2. Det nye blå kortet ditt kan være 1, 2, 4 eller 6. Velg 1, 2 og 4.
    .otherwise = Det går også an. Denne gangen velger du 1, 2 og 4 for blå.
lesson-sure = Det grønne kortet ditt kjenner du alt. Velg bare 5.
    .otherwise = Du vet at det er 5, så velg bare det.
lesson-won = De fire andre tipsene ble gitt for deg. Alle kort snus, grønn 5 gir 5 poeng, og steinen din leder, så du vinner! Et vanlig spill har åtte til ti runder. Hvis flere steiner deler ledelsen, vinner den nederste.

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
ui-scene-placed = Alle tips er vist.
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
ui-grey-hint = Det finnes ingen grå kort, så vri hver grå terning til en annen farge.
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
ui-taken-by = { WHO($seat) ->
    [you] tatt av deg
   *[other] tatt av { NAME($seat) }
}
ui-take = Ta en brikke, merket felt · poeng. Jo færre felt den dekker, jo flere poeng gir den.
ui-your-sum = Summen din:
ui-bet = Tipset ditt
ui-bet-live = { $spaces } · { $points } poeng
ui-percent = { $percent } %
ui-place = Legg på { $spaces }
ui-lower = Lavere
ui-higher = Høyere
ui-hopeless = Summen din kan ikke være her.
ui-own = Kortene dine, sett bakfra
ui-own-card = Det { colour-of-card } kortet ditt, som kan være { $numbers }
ui-own-known = Det { colour-of-card } kortet ditt, { $value }
ui-give-up = Gi fra deg det { colour-of-card } kortet
ui-exchange = Feil. Gi fra deg et kort og trekk et nytt.
ui-keep = Behold alle kort
ui-table = Bord
ui-pad = Blokk
ui-pad-title = Notatblokk
ui-sheets = Visning
ui-assist = Hjelp på blokken
ui-level = { $level ->
    [0] Bare svarte ruter
    [1] Bokføring
    [2] Logikk
   *[3] Sannsynligheter
}
ui-help-used = blokk: { $level ->
    [0] bare svarte ruter
    [1] bokføring
    [2] logikk
   *[3] sannsynligheter
}
ui-help-allowed = blokk: { $level ->
    [0] bare svarte ruter
    [1] inntil bokføring
    [2] inntil logikk
   *[3] inntil sannsynligheter
}
ui-table-allows = { $level ->
    [0] Dette bordet tillater bare svarte ruter.
    [1] Dette bordet tillater inntil bokføring.
    [2] Dette bordet tillater inntil logikk.
   *[3] Dette bordet tillater inntil sannsynligheter.
}
ui-cross = Kryss
ui-pencil = Ring
ui-tool = Hva et trykk tegner
ui-tips = Trykk på et tall for å krysse det ut. Hold inne for å sette ring rundt det.
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
ui-why-neutral = Den nøytrale holderen har { thing-card }.
ui-why-given = { WHO($seat) ->
    [you] Du ga fra deg { thing-card } i runde { $round }.
   *[other] { NAME($seat) } ga fra seg { thing-card } i runde { $round }.
}
ui-why-impossible = Resultatene dine utelukker { thing-card }.
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
} kan ikke være på kortet ditt.
ui-final-missing = { $count } kort uten tips
ui-final-go = Gi alle tips
ui-final-one = Tipp { thing-colour }
ui-final-done = Tipsene dine er gitt. Venter på de andre.
ui-final-wait = Alle gir sluttipsene sine.
ui-log-none = Ingen tips er sjekket ennå.
ui-gave = ga fra seg { thing-card }
ui-from-final = slutt
ui-bottom-wins = Når flere steiner deler et felt, vinner den nederste.
ui-race = Poeng etter hver runde: { $lines }
ui-keys-move = bytt mellom brikker eller kort, eller flytt tipset ditt
    .key = ← →
ui-keys-ends = flytt tipset ditt til en av endene
    .key = Home, End
ui-keys-choose = ta en brikke, legg den eller bytt et kort
    .key = Enter
ui-keys-mark = kryss ut eller sett ring rundt et tall på blokken
    .key = X, P
