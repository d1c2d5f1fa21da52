# Sequence Numbers på bokmål.

## Spillet

game-summary = Regn ut stykket og legg brikken din på svaret. Fem på rad blir en rekke.
game-credits = Bygger på det norske regelarket til Sequence Numbers, som ikke nevner noen opphavsperson. Ingen kilde viser brettet eller kortene, så brettet og regnestykkene er vår rekonstruksjon.
reason-sequences = Et lag fikk nok rekker.
reason-all-stuck = Ingen kunne spille mer.
reason-turn-limit = Siste tur er spilt.
bot-easy = bygger sine egne linjer og overser dine, så den passer godt for barn
bot-fair = veier sine linjer mot dine og ser én brikke fram
bot-strong = teller kortene og vurderer hele brettet
bot-master = har lært seg spillet gjennom hundretusenvis av partier mot seg selv

## Trekk, slik de skrives i en terminal

move-play-number = spill { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
} på { $cell }
    .screen = spill { $face } på { thing-cell }
move-play-plus = spill + på { $cell }
    .screen = spill et pluss på { thing-cell }
move-play-minus = spill − på { $cell }
    .screen = spill et minus på { thing-cell }
move-swap = bytt { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
}
    .screen = bytt { $face }
move-discard = kast { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
}
    .screen = kast { $face }
move-give-up = gi fra deg { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
}
    .screen = gi fra deg { $face }
move-pass = pass
move-draw-card = trekk
move-skip-draw = vent
move-claim-line = velg { $place } ({ $first } til { $last })
    .screen = velg linjen fra { $start } til { $end }
move-claim-rank = velg linje nummer { $rank }
move-uphold = bekreft at lag { $team } snakket om kortene sine

## Trenerens begrunnelser

advice-completes = Trekket fullfører en rekke.
advice-builds = Trekket gir deg { $count } av fem brikker i en linje som ingen sperrer.
advice-blocks = Trekket sperrer en linje der de andre allerede har { $count ->
    [one] én brikke
   *[other] { $count } brikker
}.
advice-breaks = Trekket tar bort en brikke fra en linje der de andre har { $count }.
advice-frees = Trekket åpner en linje der du har { $count } brikker.
advice-opens = { $count ->
    [one] Trekket starter en linje som ingen sperrer.
   *[other] Trekket starter { $count } linjer som ingen sperrer.
}
advice-closes = { $count ->
    [one] Trekket stenger en linje for de andre.
   *[other] Trekket stenger { $count } linjer for de andre.
}
advice-waits = Ingen linje kan fullføres her lenger, så du sparer de bedre kortene dine.
advice-clears = Trekket frigjør en rute du kan få bruk for.
advice-dead = Begge rutene til dette kortet er opptatt, så bytt det ut med et nytt.
advice-least-useful = Dette kortet har du minst nytte av.
advice-nothing-fits = Du kan ikke spille noen av kortene dine.
advice-claims = Disse fem brikkene teller. De andre brikkene dine kan brukes i neste rekke.
advice-keeps-card = Hvis nestemann trekker før deg, mister du kortet.

## Hva bordet venter på

status-to-play = { WHO($seat) ->
    [you] Din tur: Spill et kort.
   *[other] { NAME($seat) } velger et kort.
}
status-to-claim = { WHO($seat) ->
    [you] Din tur: Velg hvilken linje som blir rekken din.
   *[other] { NAME($seat) } velger hvilken linje som blir en rekke.
}
status-to-draw = { WHO($seat) ->
    [you] Din tur: Trekk et kort.
   *[other] { NAME($seat) } kan trekke et kort.
}
status-to-give-up = { WHO($seats) ->
    [you] Velg et kort å gi fra deg.
    [other] { NAMES($seats) } velger et kort å gi fra seg.
   *[others] Disse må gi fra seg ett kort hver: { NAMES($seats) }.
}
status-won = { $reason ->
    [all-stuck] Ingen kan spille mer.{ " " }
    [turn-limit] Grensen på { $turns } turer er nådd.{ " " }
   *[sequences] { "" }
}{ WHO($seats) ->
    [you] Du vinner med
    [you-all] Laget ditt vinner med
    [other] { NAMES($seats) } vinner med
   *[others] Lag { $team } vinner med
} { $sequences ->
    [one] { $sequences } rekke
   *[other] { $sequences } rekker
}.
status-drawn = { $reason ->
    [all-stuck] Ingen kan spille mer.
    [turn-limit] Grensen på { $turns } turer er nådd.
   *[sequences] Spillet er over.
} Det ble uavgjort.

## Hva som skjedde

event-played = { WHO($seat) ->
    [you] Du spiller { $face } på { thing-cell }.
   *[other] { NAME($seat) } spiller { $face } på { thing-cell }.
}
event-played-plus = { WHO($seat) ->
    [you] Du spiller pluss på { thing-cell }.
   *[other] { NAME($seat) } spiller pluss på { thing-cell }.
}
event-played-minus = { WHO($seat) ->
    [you] Du spiller minus på { thing-cell } og tar bort brikken
   *[other] { NAME($seat) } spiller minus på { thing-cell } og tar bort brikken
} { WHO($seats) ->
    [you] din.
    [you-all] til laget ditt.
    [other] til { NAMES($seats) }.
   *[others] til lag { $team }.
}
event-swapped = { WHO($seat) ->
    [you] Du bytter det døde kortet { $face }.
   *[other] { NAME($seat) } bytter det døde kortet { $face }.
}
event-discarded = { WHO($seat) ->
    [you] Du kan ikke spille og kaster { $card }.
   *[other] { NAME($seat) } kan ikke spille og kaster { $card }.
}
event-passed = { WHO($seat) ->
    [you] Du kan ikke spille og melder pass.
   *[other] { NAME($seat) } kan ikke spille og melder pass.
}
event-drew = { WHO($seat) ->
    [you] Du trekker et kort.
   *[other] { NAME($seat) } trekker et kort.
}
event-skipped = { WHO($seat) ->
    [you] Du venter med å trekke.
   *[other] { NAME($seat) } venter med å trekke.
}
event-line-chosen = { WHO($seat) ->
    [you] Du velger en linje.
   *[other] { NAME($seat) } velger en linje.
}
event-call-upheld = { WHO($seats) ->
    [you] Det stemmer: Du snakket om kortene dine.
    [you-all] Det stemmer: Laget ditt snakket om kortene sine.
   *[others] Det stemmer: Lag { $team } snakket om kortene sine.
}
event-forfeit-chosen = { $card ->
    [none] { WHO($seat) ->
        [you] Du velger et kort å gi fra deg.
       *[other] { NAME($seat) } velger et kort å gi fra seg.
    }
   *[other] { WHO($seat) ->
        [you] Du velger å gi fra deg { $card }.
       *[other] { NAME($seat) } velger å gi fra seg { $card }.
    }
}
event-gave-up = { WHO($seat) ->
    [you] Du gir fra deg { $card }.
   *[other] { NAME($seat) } gir fra seg { $card }.
}
event-sequence-made = { WHO($seats) ->
    [you] Du fullfører en rekke:
    [you-all] Laget ditt fullfører en rekke:
    [other] { NAMES($seats) } fullfører en rekke:
   *[others] Lag { $team } fullfører en rekke:
} { LIST($numbers) }.{ $target ->
    [1] { "" }
   *[other] { " " }Det er { $made } av { $target }.
}
event-pile-renewed = Bunken var tom, så alle kastede kort ble stokket til en ny bunke.
event-right-lost = { WHO($seat) ->
    [you] Du trakk ikke i tide og har nå ett kort mindre.
   *[other] { NAME($seat) } trakk ikke i tide og har nå ett kort mindre.
}
event-game-won = { status-won }
event-game-drawn = { status-drawn }

## Deler av andre tekster

thing-sum = { $face }
thing-plus = et pluss
thing-minus = et minus
thing-cell = { $side ->
    [upper] den øverste { $number }-eren
    [lower] den nederste { $number }-eren
    [left] { $number }-eren til venstre
   *[right] { $number }-eren til høyre
}
charge-helped = lag { $team } snakket om kortene sine

## I en terminal

picture-heading = Tur { $turn }   rekker { $score }   bunke { $pile }
picture-player = { WHO($seat) ->
    [you] { NAME($seat) }, lag { $team } (du): { $notes }
   *[other] { NAME($seat) }, lag { $team }: { $notes }
}
picture-cards = { $count } kort
picture-discards = { $count ->
    [0] ingen kastet
   *[other] { $count } kastet, { $top } øverst
}
picture-pending = kan fortsatt trekke
picture-lost = { $count } kort tapt
picture-stuck = kunne ikke spille
picture-hand = { WHO($seat) ->
    [you] Hånden din   { $cards }
   *[other] Hånden til { NAME($seat) }   { $cards }
}
picture-dead = { $face } (dødt)

## Å finne et trekk i en terminal

# Ord som spillere kan skrive rundt et kort og en rute.
find-fillers = spill legg kort på til i
find-sum = Regn ut et stykke, finn svaret på brettet, og skriv kort, rad og kolonne: { $place } r_c_
find-plus = + r_c_: legg en brikke på en ledig rute
find-minus = - r_c_: ta bort brikken til en motstander
find-swap = bytt { $place }: bytt ut et dødt kort
find-moves = liste: vis alle trekkene dine, med svarene
find-no-cell = r{ $row }c{ $column } finnes ikke. Rader og kolonner er nummerert fra 1 til { $most }.
find-corner = { $cell } er et hjørne. Hjørner teller som en brikke for alle, så du kan ikke legge din egen brikke der.
find-covered = Det ligger allerede en brikke på { $cell }.
find-no-card = «{ $text }» er ikke et av kortene dine. Skriv hvilket nummer kortet har på hånden, og så en rute.
find-no-place = Kortene dine er nummerert fra 1 til { $count }, så du har ikke noe kort nummer { $place }.
find-no-wild = { $sign ->
    [plus] Du har ikke noe plusskort.
   *[minus] Du har ikke noe minuskort.
}
find-where = Hvor vil du spille { $face }? Skriv ruten også: { $place } r_c_
find-no-sum = Ingen av stykkene dine blir { $number }.
find-no-chip = Et minus tar bort en brikke, men det ligger ingen brikke på { $cell }.
find-own-chip = Brikken på { $cell } er din egen.
find-locked = Brikken på { $cell } er med i en rekke, så du kan ikke ta den bort.
find-wrong = { $face } er ikke { $number }.{ $way ->
    [none] { "" }
    [add] { " " }Begynn på { $left } og tell { $right } oppover.
    [subtract] { " " }Begynn på { $left } og tell { $right } nedover.
    [multiply] { " " }Tell { $right } om gangen, { $left } ganger i alt.
   *[divide] { " " }Tell hvor mange ganger { $right } går opp i { $left }.
}

## Ferdige oppsett

preset-printed = Originalen
    .about = Som på regelarket, men du trekker kort automatisk.
preset-first_game = Første spill
    .about = Lette stykker, tall i rekkefølge, og svarene lyser opp.
preset-brisk = Raskt
    .about = Den første rekken vinner, uansett hvor mange dere er.
preset-swaps = Frie bytter
    .about = Du kan bytte så mange døde kort du vil i en tur. Det beste valget for tre spillere, for da blir spillet kortere.
preset-stretch = Krevende
    .about = Vanskelige stykker på et stokket brett.
preset-strict = Strengt
    .about = Du trekker kortene selv og ser bare det øverste kortet i kastebunkene. Hvis laget snakker om kortene sine, må alle på laget gi fra seg ett.

## Valg

option-teams = Lag
    .about = Hvor mange lag det er. Med tre lag må dere være tre eller seks spillere.
option-teams-auto = Etter antall spillere
option-teams-2 = 2
option-teams-3 = 3
option-sequences_to_win = Rekker som trengs for å vinne
    .about = Hvor mange rekker som skal til for å vinne. Vanligvis én rekke når dere er to eller tre, ellers to.
option-sequences_to_win-auto = Etter antall spillere
option-sequences_to_win-1 = 1
option-sequences_to_win-2 = 2
option-sequences_to_win-3 = 3
option-shared_chips = Delte brikker
    .about = Hvor mange brikker fra tidligere rekker en ny rekke kan bruke.
option-claim = Flere linjer på én gang
    .about = Hvem som velger når én brikke fullfører flere linjer.
option-claim-player = Spilleren
option-claim-auto = Spillet
option-hand_cards = Kort på hånden
    .about = Hvor mange kort du har på hånden. Vanligvis fem kort når dere er to eller tre, ellers fire.
option-hand_cards-auto = Etter antall spillere
option-hand_cards-3 = 3
option-hand_cards-4 = 4
option-hand_cards-5 = 5
option-hand_cards-6 = 6
option-hand_cards-7 = 7
option-plus_cards = Plusskort
    .about = Hvor mange plusskort det er i kortstokken.
option-minus_cards = Minuskort
    .about = Hvor mange minuskort det er i kortstokken.
option-dead_per_turn = Bytter per tur
    .about = Hvor mange døde kort du kan bytte i løpet av en tur.
option-dead_per_turn-0 = Ingen
option-dead_per_turn-1 = Ett
option-dead_per_turn-7 = Så mange du vil
option-stuck = Ingen kort kan spilles
    .about = Hva du gjør når du ikke kan spille noen av kortene dine.
option-stuck-pass = Meld pass
option-stuck-discard = Kast et kort og trekk et nytt
option-stalemate = Fastlåst spill
    .about = Om laget som leder, vinner hvis spillet låser seg.
option-stalemate-leader = Laget som leder, vinner
option-stalemate-draw = Det blir uavgjort
option-exchange_resets = Et bytte teller som et trekk
    .about = Spillet er først fastlåst etter en hel runde uten bytter.
option-draw_mode = Trekking
    .about = Om du trekker kort automatisk eller må huske det selv.
option-draw_mode-auto = Automatisk
option-draw_mode-strict = Du trekker selv, ellers mister du kortet
option-table_talk = Chat på laget
    .about = Om lagkamerater kan chatte. Med dommer kan lagkamerater chatte, men hvis de snakker om kortene sine, mister de ett kort hver.
option-table_talk-off = Av
option-table_talk-referee = Med dommer
option-open_discards = Åpne kastebunker
    .about = Hvilke kastede kort alle kan se.
option-open_discards-all = Alle
option-open_discards-top = Bare de øverste
option-board = Brett
    .about = Hvor tallene står. Tallene er lettest å finne på spiralbrettet.
option-board-standard = Vanlig
option-board-shuffled = Stokket
option-board-spiral = Spiral
option-board-custom = Eget
option-deck_level = Regnestykker
    .about = Hvor vanskelige regnestykkene er, eller hvilke regnearter de bruker. Med gangestykker plusser du deg fram til tallene som ikke er i gangetabellen.
option-deck_level-1 = Lette
option-deck_level-2 = Vanlige
option-deck_level-3 = Vanskelige
option-deck_level-mixed = Fra lett til vanskelig
option-deck_level-custom = Egne
option-deck_level-plus = Pluss
option-deck_level-minus = Minus
option-deck_level-times = Gange
option-deck_level-divided = Dele
option-deck_level-all_four = Alle fire
option-board_seed = Brettnummer
    .about = Hvilket stokket brett dere spiller på, og hvilken blanding av stykker dere får.
option-band_colours = Fargebånd
    .about = Fargen på kort og ruter viser hvilken gruppe tallet hører til. Det er åtte tall i hver gruppe.
option-answer_aid = Svar
    .about = Om du må finne svaret selv, eller om de riktige rutene lyser opp.
option-answer_aid-self = Finn det selv
option-answer_aid-highlight = Rutene lyser opp
option-seat_sums = Stykker per spiller
    .about = Hvilke stykker hver spiller får, fra spiller 1 og utover. Svarene og rutene er de samme for alle.
option-seat_sums-table = Som bordet
option-seat_sums-easy = Lette
option-seat_sums-normal = Vanlige
option-seat_sums-hard = Vanskelige
option-seat_sums-plus = Pluss
option-seat_sums-minus = Minus
option-seat_sums-times = Gange
option-seat_sums-divided = Dele
option-seat_sums-all_four = Alle fire
option-seat_help = Hjelp per spiller
    .about = Hvor mye hjelp hver spiller får med stykkene, fra spiller 1 og utover.
option-seat_help-table = Som bordet
option-seat_help-none = Ingen
option-seat_help-asked = Bilde når du ber om det
option-seat_help-picture = Bilde hver gang
option-seat_help-lit = Svarene lyser opp
option-max_turns = Maks antall turer
    .about = Etter så mange turer regnes spillet som fastlåst.
option-custom_board = Eget brett
    .about = Tallene på brettet ditt, rad for rad, med 0 i hjørnene.
option-custom_sums = Egne regnestykker
    .about = Én kode per kort. Koden er 0 for +, 100 for −, 200 for × eller 300 for ÷, og så legges det andre tallet i stykket til. For eksempel betyr 108 «− 8».

material-board = brett
    .about = Hvor på brettet tallene fra 1 til 48 står, to ganger hver.
material-deck = kortstokk
    .about = Regnestykkene på kortene (to for hvert tall) og pluss- og minuskortene.

## Valg som ikke går sammen

refusal-three-teams = Dere må være 3 eller 6 for å spille med tre lag, men dere er { $seats }.
refusal-three-players = Tre spillere spiller hver for seg og kan ikke danne to lag.
refusal-seats-over = Dere er { $seats }, men stykker eller hjelp er valgt for { $count }.
refusal-board-size = Et brett har { $wanted } ruter, men dette har { $count }.
refusal-board-corner = De fire hjørnene er frie (*), så det kan ikke stå noe tall i rad { $row }, kolonne { $column }.
refusal-board-free = Bare de fire hjørnene er frie (*), så det må stå et tall i rad { $row }, kolonne { $column }.
refusal-board-repeat = { $number } står mer enn to ganger på brettet.
refusal-board-missing = Hvert tall fra 1 til { $most } må stå to ganger. Mangler: { LIST($numbers) }.
refusal-deck-size = En kortstokk har { $wanted } stykker, to for hvert tall, men denne har { $count }.
refusal-deck-sum = Ingen stykker som slutter med { $ending }, blir { $number }.
refusal-deck-repeat = { $sum } står to ganger, men hvert tall må ha to ulike stykker.
refusal-row-size = En rad har { $wanted } ruter, men rad { $row } har { $count }.
refusal-row-count = Et brett har { $wanted } rader, men dette har { $count }.
refusal-deck-missing = Det må være en linje for hvert tall fra 1 til { $most }. Mangler: { LIST($numbers) }.
refusal-sum-line = En linje må ha et tall og to stykker på formen «12 = 5+7, 3x4», ikke «{ $text }».
refusal-sum-form = «{ $text }» er ikke et regnestykke av to tall med +, -, x eller /.
refusal-sum-wrong = { $sum } blir ikke { $number }.
refusal-number-twice = { $number } står allerede på linje { $first }.

## Hva et valg fører til

no-effect = Har ingen virkning her.
caution-usual-number = { no-effect } Med { $seats } spillere er antallet uansett { $number }.
caution-one-sequence = { no-effect } Den første rekken vinner spillet.
caution-no-swaps = { no-effect } Døde kort kan ikke byttes.
caution-no-teams = { no-effect } Alle spiller for seg selv og kan chatte uansett.
caution-no-number = { no-effect } Dette valget har bare noe å si på et stokket brett eller med stykker fra lett til vanskelig.
caution-everyone-has-own = { no-effect } Dette er stilt inn for hver spiller for seg.
caution-usual-board = { no-effect } Dere spiller ikke på et eget brett.
caution-usual-sums = { no-effect } Dere spiller ikke med egne stykker.
caution-often-stuck = Tre lag som trenger mer enn én rekke, kjører seg ofte fast. Når én rekke er nok, låser ikke spillet seg.

## Statistikk i laben

measure-rounds = Runder
measure-turns = Turer
measure-lines = Rekker per spill
measure-line_ways = Rekker etter retning
measure-line_ways-across = Bortover
measure-line_ways-down = Nedover
measure-line_ways-falling = Skrått nedover
measure-line_ways-rising = Skrått oppover
measure-corner_lines = Rekker med et hjørne
measure-won_by_wild = Spill vunnet med et pluss
measure-exchanges = Døde kort byttet
measure-passes = Pass
measure-gathered = Nye bunker av kastede kort
measure-additions = Stykker med pluss
measure-sums = Stykker regnet ut per spill
measure-chips = Brikker på brettet til slutt
measure-used = Trekk
measure-used-place = Regnestykke
measure-used-plus = Pluss
measure-used-minus = Minus
measure-used-exchange = Bytte
measure-used-pass = Pass
measure-used-draw = Trekke kort
measure-used-claim = Valg av linje

## Skjermen

ui-phase = Tur { $turn } · { $target ->
    [one] første rekke vinner
   *[other] førstemann til { $target } rekker vinner
}
ui-phase-short = Tur { $turn }
ui-over = Spillet er over
ui-board = Brett med ti rader og ti kolonner
ui-cell = rad { $row }, kolonne { $column }
ui-corner = fritt hjørne som teller som en brikke for alle
ui-open = ledig
ui-chip = { $locked ->
    [yes] brikke { $team }, i en rekke
   *[no] brikke { $team }
}
ui-last-move = siste trekk
ui-fits = { $count ->
   *[other] passer til kort { LIST($cards) }
}
ui-removable = kan tas bort
ui-hand = Hånden din
ui-hand-of = Hånden til { NAME($seat) }
ui-card = Kort { $place }: { $face }
ui-plus = Pluss: legger en brikke på en ledig rute
ui-minus = Minus: tar bort en brikke fra et annet lag
ui-plus-short = hvor du vil
ui-minus-short = ta en brikke
ui-dead = begge rutene er dekket
ui-swap-badge = bytt
ui-choose = Velg et kort.
ui-choose-first = Velg først et kort og så ruten.
ui-find = { $sum } = ? Legg en brikke på svaret.
ui-find-lit = { $sum } = ? Velg en av rutene som lyser.
ui-place-plus = Legg en brikke på en ledig rute.
ui-remove-chip = Ta bort en av brikkene som er merket.
ui-no-chip = Det er ingen brikke du kan ta bort.
ui-both-covered = Begge rutene med svaret på { $sum } er dekket.
ui-not-yet = { $sum } = ? Vent til det er din tur.
ui-wrong = { $sum } er ikke { $number }. Se en gang til.
ui-covered = Det ligger allerede en brikke der.
ui-right-but-covered = Det er riktig, men ruten er dekket. Let etter den andre { $number }-eren.
ui-no-corner = Hvert hjørne teller som en brikke for alle, så du kan ikke legge din egen brikke der.
ui-not-that-chip = Velg en brikke som tilhører et annet lag og ikke er med i en rekke.
ui-swap = Bytt det
ui-discard = Kast det
ui-give-up = Gi fra deg kortet
ui-choose-give-up = Laget ditt snakket om kortene sine, så du må velge et kort å gi fra deg.
ui-given = Du har valgt. De andre tenker fortsatt.
ui-choose-discard = Du kan ikke spille noen av kortene dine, så du må velge ett å kaste.
ui-pass = Pass
ui-must-pass = Du kan ikke spille noen av kortene dine.
ui-draw = Trekk
ui-draw-yours = Trekk et kort.
ui-skip = Ikke nå
ui-confirm = Bekreft
ui-take-back = Ta tilbake
ui-sure = { $sum ->
    [none] Legge brikken på { $number }?
   *[other] { $sum } = { $number }?
}
ui-sure-remove = Ta bort denne brikken?
ui-choose-line = Hvilken linje blir rekken din?
ui-line = Linje { $line }
ui-line-cells = Linje { $line }, fra { $first } til { $last }
ui-help = Bilde av regnestykket
ui-close-help = Lukk bildet
ui-read = Les høyt
ui-read-sum = { $sign ->
    [plus] { $left } pluss { $right }
    [minus] { $left } minus { $right }
    [times] { $left } ganger { $right }
   *[divided] { $left } delt på { $right }
}
ui-read-always = Les kortene høyt
    .about = En stemme på denne enheten leser opp kortene du velger. Ingenting sendes noe sted.
ui-number-line = Tallinje
ui-ten-frames = Tierrammer
ui-show-where = Vis meg hvor
ui-number-line-is = { $way ->
    [add] Tallinje. Begynn på { $left } og gå { $right } oppover.
   *[subtract] Tallinje. Begynn på { $left } og gå { $right } nedover.
}
ui-ten-frames-are = { $way ->
    [add] Tierrammer med { $left ->
        [one] { $left } prikk
       *[other] { $left } prikker
    } og { $right } til.
   *[subtract] Tierrammer med { $left ->
        [one] { $left } prikk
       *[other] { $left } prikker
    }, der { $right } er strøket ut.
}
ui-rows = Rader med prikker
ui-groups = Like store grupper
ui-rows-are = { $rows ->
    [one] Én rad med { $each } prikker.
   *[other] { $rows } rader med { $each } prikker i hver.
}
ui-groups-are = { $left } prikker i { $groups ->
    [one] én gruppe.
   *[other] { $groups } like store grupper.
} Hvor mange prikker er det i hver?
ui-ask-first = Bekreft trekk
    .about = Du kan ta tilbake en brikke helt til du har bekreftet den.
    .on = Nå må du bekrefte hver brikke.
    .off = Nå trenger du ikke å bekrefte brikkene.
ui-pile = Bunke, { $cards } kort
ui-draw-pile = Trekk et kort fra bunken ({ $cards } kort igjen)
ui-last-card = { $face ->
    [none] Ingen kort ennå. Vis kastede kort.
   *[other] Siste kort: { $face }. Vis kastede kort.
}
ui-discards = Kastede kort
    .about = Det finnes to kort for hvert tall. Et fylt merke betyr at du har sett kortet, enten i en kastebunke eller på hånden din.
    .top-only = Ved dette bordet ser du bare det øverste kortet i hver kastebunke.
ui-seen-cards = Kort du har sett
ui-unseen = { $card }: { $left } kort du ikke har sett
ui-piles = Kastebunkene
ui-no-discards = ingenting kastet ennå
ui-player = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
}
ui-score = { $target ->
    [one] Lag { $team }, { $made } av { $target } rekke
   *[other] Lag { $team }, { $made } av { $target } rekker
}
ui-last-sum = { WHO($seat) ->
    [you] Du: { $sum } = { $number }
   *[other] { NAME($seat) }: { $sum } = { $number }
}
ui-last-plus = { WHO($seat) ->
    [you] Du legger et pluss på { $number }.
   *[other] { NAME($seat) } legger et pluss på { $number }.
}
ui-last-minus = { WHO($seat) ->
    [you] Du tar bort brikken på { $number }.
   *[other] { NAME($seat) } tar bort brikken på { $number }.
}
ui-last-discard = { WHO($seat) ->
    [you] Du kaster { $sum }.
   *[other] { NAME($seat) } kaster { $sum }.
}
ui-new-sequence = { WHO($seats) ->
    [you] Du har fått en rekke!
    [you-all] Laget ditt har fått en rekke!
    [other] { NAMES($seats) } har fått en rekke!
   *[others] Lag { $team } har fått en rekke!
}
ui-pending = kan fortsatt trekke
ui-lost = { $count } kort mindre
ui-stuck = kunne ikke spille
ui-five-in-a-row = Fem på rad: { LIST($numbers) }.
ui-star = stjerne
ui-verdict = { WHO($winners) ->
    [you] Du slo { NAMES($losers) } på { $turns } turer.
    [you-all] Laget ditt vant på { $turns } turer.
    [other] { WHO($losers) ->
        [you] { NAMES($winners) } slo deg på { $turns } turer.
        [other] { NAMES($winners) } slo { NAMES($losers) } på { $turns } turer.
       *[others] { NAMES($winners) } vant på { $turns } turer.
    }
   *[others] Lag { $team } vant på { $turns } turer.
}
ui-verdict-drawn = Ingen har vunnet etter { $turns } turer.
ui-decided = { $reason ->
    [all-stuck] Ingen kunne spille mer.
   *[turn-limit] Spillet nådde grensen på { $limit } turer.
} { $how ->
    [lead] Flest rekker vant, { $most }–{ $next }.
    [level] Det sto likt i antall rekker, { $most }–{ $next }.
   *[drawn] En ledelse på { $most }–{ $next } er ikke nok til å vinne ved dette bordet.
}
ui-close = { WHO($seats) ->
    [you] Du manglet
    [you-all] Laget ditt manglet
    [other] { NAMES($seats) } manglet
   *[others] Lag { $team } manglet
} { $lacks ->
    [one] bare én brikke på en rekke.
   *[other] bare { $lacks } brikker på en rekke.
}
ui-final-board = Brettet til slutt
ui-moment-sequence = { WHO($seats) ->
    [you] Rekken din
    [you-all] Rekken til laget ditt
    [other] Rekken til { NAMES($seats) }
   *[others] Rekken til lag { $team }
}
ui-moment-plus = Pluss
ui-moment-minus = Minus
ui-moment-swap = Bytte
ui-at-turn = tur { $turn }
ui-setup-sums = Hvilke regnestykker?
ui-setup-help = Hjelp med svarene
ui-setup-each = Ulikt for hver spiller
    .about = Lette stykker for et barn og vanskelige for deg, ved samme bord.
ui-setup-you = Deg
ui-setup-player = Spiller { $number }
ui-setup-sums-of = Regnestykker
ui-setup-help-of = Hjelp
ui-setup-seats = Den som blir med, får neste ledige plass. Før spillet starter, kan alle bytte plass og velge stykker og hjelp for seg selv.
ui-lobby-choice = Stykker og hjelp for { $name }
ui-seat-sums = { $deck ->
    [easy] lette stykker
    [normal] vanlige stykker
    [hard] vanskelige stykker
    [plus] bare pluss
    [minus] bare minus
    [times] gangetabellen
    [divided] delestykker
   *[all_four] pluss, minus, gange og dele
}
ui-seat-help = { $help ->
    [none] ingen hjelp
    [asked] bilde når du ber om det
    [picture] bilde til hvert stykke
   *[lit] svarene lyser opp
}
ui-key-card = velg et kort
ui-key-cells = flytt fra rute til rute
ui-key-lit = hopp til neste rute som lyser
ui-key-place = legg brikken
ui-key-back = tilbake til hånden

## Leksjonen

lesson-start = Hvert kort er et regnestykke. Du spiller et kort og legger en av brikkene dine på svaret. Fem brikker på rad – bortover, nedover eller på skrå – er en rekke. Når dere er to, vinner den første rekken. Du har de runde, blå brikkene.
lesson-first-sum = Begynn med kortet 13 + 8. Hvert tall står to ganger på brettet. Du finner 21 øverst og i midten. Trykk på kortet og så på 21 i midten.
    .otherwise = Nesten! Trykk på kortet 13 + 8 og så på 21 midt på brettet.
    .mouse = Begynn med kortet 13 + 8. Hvert tall står to ganger på brettet. Du finner 21 øverst og i midten. Klikk på kortet og så på 21 i midten.
    .otherwise-mouse = Nesten! Klikk på kortet 13 + 8 og så på 21 midt på brettet.
lesson-new-card = Brikken din ligger på 21, kortet ligger i kastebunken, og du har trukket et nytt. Et galt svar koster ingenting. Ruten bare rister, og du får se et bilde av regnestykket.
lesson-dead-card = Wren legger en brikke på 10. Se på kortet 15 + 5. Begge 20-erne er dekket, så kortet er dødt. Én gang per tur kan du bytte ut et dødt kort med et nytt. Trykk på kortet og så på «Bytt det».
    .otherwise = Bytt det døde kortet først. Trykk på 15 + 5 og så på «Bytt det».
    .mouse = Wren legger en brikke på 10. Se på kortet 15 + 5. Begge 20-erne er dekket, så kortet er dødt. Én gang per tur kan du bytte ut et dødt kort med et nytt. Klikk på kortet og så på «Bytt det».
    .otherwise-mouse = Bytt det døde kortet først. Klikk på 15 + 5 og så på «Bytt det».
lesson-minus = Det er fortsatt din tur. Wren har en brikke på 11 øverst, midt i raden din. Et minus tar bort en brikke fra et annet lag. Trykk på minuskortet og så på brikken.
    .otherwise = Trykk på minuskortet og så på brikken til Wren på 11 i øverste rad.
    .mouse = Det er fortsatt din tur. Wren har en brikke på 11 øverst, midt i raden din. Et minus tar bort en brikke fra et annet lag. Klikk på minuskortet og så på brikken.
    .otherwise-mouse = Klikk på minuskortet og så på brikken til Wren på 11 i øverste rad.
lesson-plus = Et minus bruker opp hele turen din, og nå kan hvem som helst ta ruten. Wren hadde ikke noe kort som passet der. Med et pluss kan du legge en brikke på en hvilken som helst ledig rute. Legg brikken på 31, ved siden av de to brikkene dine øverst.
    .otherwise = Trykk på plusskortet og så på 31 i øverste rad.
    .otherwise-mouse = Klikk på plusskortet og så på 31 i øverste rad.
lesson-corner = Stjernene i hjørnene er frie ruter som teller som en brikke for alle. Stjernen, 17, 36 og 31 er altså fire, så du mangler bare én brikke. Regn ut 5 + 6 og legg brikken din på svaret.
    .otherwise = 5 + 6 = ? Let etter svaret i øverste rad.
lesson-sequence = En rekke! Du har vunnet. Brikkene snus så den knudrete siden kommer opp, og da kan ingen ta dem bort med et minus. Hvis dere er fire eller seks, spiller dere på lag og trenger to rekker. Den andre rekken kan bruke én brikke fra den første.
