# Transmitter på norsk.

## Spillet

game-summary = Én av dere vet tallet, men kan bare si «for lavt» eller «for høyt».
game-credits = Laget av George Kazamias og Yiouli Giannacariou. Tittelen er vår egen.
reason-won = Dere vant nok runder.
reason-lost = Dere tapte for mange runder.
bot-easy = følger det siste hintet
bot-fair = sikter mot midten av det som er mulig
bot-strong = planlegger med nøyaktige sannsynligheter
bot-master = gjetter også hva du har på hånden, ut fra det du spiller

## Trekk, slik de skrives i et terminalvindu

move-play = spill { SIGNED($card) }
move-say = { $hint ->
    [lower] si at bunken er lavere
    [greater] si at bunken er høyere
   *[match] si at bunken treffer
}
move-draw = trekk et målkort
move-keep = { $which ->
    [first] behold det første kortet
   *[second] behold det andre kortet
}{ $card ->
    [none] { "" }
   *[other] { " " }({ SIGNED($card) })
}

## Trenerens begrunnelser

advice-aims = { $percent ->
    [0] Bunken blir { SIGNED($stack) }. Bunken kan ikke treffe signalet nå, men dette kortet gir de neste spillerne best sjanser.
   *[other] Bunken blir { SIGNED($stack) }, og sjansen for at det er signalet, er { $percent } %.
}
advice-splits = Hintet hjelper også: Signalet er høyere i { $higher } % av tilfellene og lavere i { $lower } %.
advice-truth = De andre kan bare finne signalet hvis hintet er sant.
advice-small-gap = Med dette kortet er signalet { $gap } unna bunken. Med det andre kortet kommer ikke signalet nærmere.
advice-drifts = Signalet må flytte seg nå.

## Hva bordet venter på

status-receive = { WHO($seat) ->
    [you] Din tur: Spill et kort på bunken.
   *[other] { NAME($seat) } velger et kort.
}
status-announce = { WHO($seat) ->
    [you] Din tur: Sammenlign bunken med signalet.
   *[other] { NAME($seat) } sammenligner bunken med signalet.
}
status-drift = { WHO($seat) ->
    [you] Din tur: Trekk et målkort, så flytter signalet seg.
   *[other] { NAME($seat) } trekker et målkort.
}
status-choose = { WHO($seat) ->
    [you] Din tur: Behold ett av de to målkortene.
   *[other] { NAME($seat) } velger mellom to målkort.
}
status-over = { $won ->
    [yes] Dere vant { $wins }–{ $losses }.
   *[no] Dere tapte { $wins }–{ $losses }.
}

## Hva som skjedde

event-played = { WHO($seat) ->
    [you] Du spiller { SIGNED($card) }. Bunken er nå { SIGNED($stack) }.
   *[other] { NAME($seat) } spiller { SIGNED($card) }. Bunken er nå { SIGNED($stack) }.
}
event-drew = { WHO($seat) ->
    [you] Du trekker et målkort.
   *[other] { NAME($seat) } trekker et målkort.
}
event-kept = { WHO($seat) ->
    [you] Du beholder ett av to målkort.
   *[other] { NAME($seat) } beholder ett av to målkort.
}
event-hinted = { $hint ->
    [lower] For lavt. Signalet er høyere enn bunken.
    [greater] For høyt. Signalet er lavere enn bunken.
   *[match] Treff!
}
event-drifted = Signalet flytter seg.
event-round-ended = { $outcome ->
    [won] Dere vant runden.
    [no_objective] Dere tapte runden: Signalet skulle flytte seg, men det var ingen målkort igjen.
    [drift_match] Dere tapte runden: Signalet flyttet seg og traff bunken.
   *[no_cards] Dere tapte runden: Mottakerne gikk tom for kort.
}{ $signal ->
    [none] { "" }
   *[other] { " " }Signalet var { SIGNED($signal) }.
}
event-round-started = Runde { $round }: { $transmitter ->
    [none] Ingen er sender
   *[other] { WHO($transmitter) ->
        [you] Du er sender
       *[other] { NAME($transmitter) } er sender
    }
}, og { WHO($seat) ->
    [you] du
   *[other] { NAME($seat) }
} begynner.{ $hint ->
    [lower] { " " }Signalet er over 0.
    [greater] { " " }Signalet er under 0.
   *[unsaid] { "" }
}
event-game-ended = { $won ->
    [yes] Dere vant { $wins }–{ $losses }.
   *[no] Dere tapte { $wins }–{ $losses }.
}

## I et terminalvindu

picture-score = Runde { $round }  vunnet { $wins }, tapt { $losses }
picture-plays = kort { $plays } · signalet flytter seg om { $drift } kort
picture-stack = Bunke { $sum }
picture-hint = { $hint ->
    [lower] Hint: Bunken er LAVERE enn signalet. Gå opp.
    [greater] Hint: Bunken er HØYERE enn signalet. Gå ned.
    [match] Hint: TREFF.
    [pending] Hint: ikke gitt ennå
    [drifted] Hint: ikke noe siden signalet flyttet seg
   *[none] Hint: ikke noe ennå
}
picture-possible = Mulig: { $values }
picture-run = { SIGNED($low) } til { SIGNED($high) }
picture-signal = Signal: { $sum }
picture-offer = Behold ett: { SIGNED($first) } eller { SIGNED($second) }
picture-hand = { WHO($seat) ->
    [you] Hånd: { $cards }
   *[other] { NAME($seat) }: { $cards }
}

## Varianter

preset-printed = Originalen, utfylt
    .about = De trykte reglene, men du trekker et kort når du har spilt ett. I hver runde kan alle tolv målkortene bli brukt. Den snilleste varianten.
preset-balanced = Balansert
    .about = To målkort per runde, så hvert kort teller.
preset-relaxed = Rolig
    .about = Tre målkort per runde.
preset-hard = Vanskelig
    .about = To målkort, og signalet flytter seg for hvert fjerde kort.
preset-seasoned = Erfaren
    .about = Som «Vanskelig», men med fem kort på hånden. For dere som nesten alltid vinner på «Balansert».
preset-expert = Ekspert
    .about = Som «Vanskelig», men med tre kort på hånden.
preset-quick = Kjapt
    .about = Som «Balansert», men tre vunne eller tre tapte runder avgjør spillet.
preset-battery = Batteri
    .about = Tolv målkort må holde til hele spillet.
preset-no_refill = Uten påfyll
    .about = Dere trekker ikke nye kort, så hver spiller må klare seg med fire.
preset-house = Spillet sender
    .about = Som «Balansert», men spillet gir hintene, så alle spiller kort. Best for to.
preset-hands_on = Senderen i arbeid
    .about = Som «Balansert», men senderen gir alle hint, trekker målkortene og velger mellom to.
preset-literal = Originalen
    .about = De trykte reglene og ingenting annet. Dere får fire kort hver og trekker ikke nye. Dere kan snakke sammen, og senderen gjør alt selv. Svært vanskelig for to eller tre.

## Innstillinger

option-objective_limit = Målkort
    .about = Hvor mange målkort dere kan bruke i en runde, det første medregnet.
option-drift_interval = Kort per flytting
    .about = Hvor mange kort dere spiller mellom hver gang signalet flytter seg.
option-hand_size = Kort på hånden
    .about = Hvor mange kort hver mottaker har.
option-wins_to_win = Runder dere må vinne
    .about = Hvor mange runder dere må vinne for å vinne spillet.
option-losses_to_lose = Tapte runder som avgjør spillet
    .about = Hvis dere taper så mange runder, er spillet tapt.
option-refill = Påfyll
    .about = Om du trekker et nytt kort når du har spilt ett.
option-refill-to_hand_size = Trekk opp til full hånd
option-refill-none = Trekk aldri
option-objective_scope = Målkortbunken
    .about = Om målkortene stokkes på nytt hver runde eller må holde til hele spillet.
option-objective_scope-round = Alle tolv kort i hver runde
option-objective_scope-game = Tolv kort til hele spillet
option-draw_match = Signalet treffer bunken
    .about = Hva som skjer hvis signalet flytter seg og treffer bunken.
option-draw_match-lose = Runden er tapt
option-draw_match-win = Runden er vunnet
option-draw_match-ignore = Ingenting blir sagt
option-hint_after_draw = Hint etter flytting
    .about = Om dere får et hint rett etter at signalet har flyttet seg.
option-hint_after_draw-none = Nei
option-hint_after_draw-full = Ja
option-opening_hint = Hint i starten
    .about = Dere får et hint før det første kortet.
option-out_of_cards = Tom for kort
    .about = Når mottakerne har gått tom for kort.
option-out_of_cards-hands_empty = Når ingen har kort på hånden
option-out_of_cards-pile_empty = Når trekkbunken er tom
option-transmitter = Sender
    .about = Hvem som er sender i neste runde. Hvis spillet er sender, er alle mottakere.
option-transmitter-rotate = Nestemann
option-transmitter-fixed = Alltid den samme
option-transmitter-random = En tilfeldig spiller
option-transmitter-house = Spillet
option-first_transmitter = Første sender
    .about = Hvem som er sender i første runde.
option-first_transmitter-random = En tilfeldig spiller
option-transmitter_acts = Hint og trekking
    .about = Om hint og trekking skjer automatisk, eller om senderen gjør det selv.
option-transmitter_acts-auto = Automatisk
option-transmitter_acts-manual = For hånd
option-tuner = Finjustering
    .about = Når signalet flytter seg, trekker senderen to kort og beholder ett.
option-talk = Prat
    .about = Hva mottakerne får si til hverandre i løpet av en runde.
option-talk-silent = Ingenting
option-talk-free = Hva som helst
option-talk-open_hands = Hva som helst, med åpne hender
option-talk-between = Hva som helst mellom rundene
option-reveal_objective = Vis signalet
    .about = Når alle får se målkortene fra en runde.
option-reveal_objective-round_end = Etter hver runde
option-reveal_objective-game_end = Etter spillet
option-reveal_objective-never = Aldri
option-aid = Hjelp på skjermen
    .about = Hvor mye skjermen husker og regner ut for dere.
option-aid-none = Bare siste hint
option-aid-log = Hint og logg
option-aid-bounds = De mulige verdiene
option-aid-exact = Alle sannsynligheter
option-objective_set = Målkort i bruk
    .about = Spillets tolv målkort eller egne målkort.
option-objective_set-printed = Spillets tolv
option-objective_set-custom = Egne
option-custom_objectives = Egne målkort
    .about = Verdiene på målkortene deres, i stigende rekkefølge.
option-playing_deck = Spillekort i bruk
    .about = Spillets 76 spillekort eller egne kort.
option-playing_deck-printed = Spillets 76
option-playing_deck-custom = Egne
option-custom_deck = Egne spillekort
    .about = Hvor mange kort dere har av hver verdi fra −9 til 9.

material-objectives = målkort
material-deck = spillekort

## Valg som ikke går sammen

refusal-few-objectives = Et sett må ha fra { $fewest } til { $most } målkort.
refusal-many-objectives = Et sett kan ha høyst { $most } kort, ikke { $count }.
refusal-zero-objective = Et målkort med 0 ville ikke flyttet signalet. Velg en annen verdi.
refusal-one-player = Hvis du er alene, må spillet være sender. Hvis en av spillerne skal være sender, må dere være 2 til 6.
refusal-tuner-without-transmitter = Med finjustering må en spiller være sender.
refusal-manual-without-transmitter = Hvis senderen skal gi hintene selv, må en spiller være sender.
refusal-hint-tells-match = Når ingen skal få vite at signalet har truffet bunken, kan dere ikke få et hint etter flyttingen. Endre ett av de to valgene.
refusal-scope-needs-reveal = Når målkortene må holde til hele spillet, ser alle hvilke kort som er brukt. Velg derfor å vise signalet etter hver runde.
refusal-first-transmitter = Den første senderen må være en av de { $seats } spillerne ved bordet.
refusal-objective-twice = { SIGNED($card) } står to ganger, men hvert målkort må ha sin egen verdi.
refusal-objective-order = Skriv målkortene i stigende rekkefølge: Her står { SIGNED($before) } før { SIGNED($card) }.
refusal-objectives-high = De positive målkortene blir til sammen { SIGNED($total) }. Summen kan være høyst { SIGNED($most) }.
refusal-objectives-low = De negative målkortene blir til sammen { SIGNED($total) }. Summen kan ikke være lavere enn { SIGNED($least) }.
refusal-deck-values = Skriv hvor mange spillekort det er av hver av de { $values } verdiene.
refusal-deck-large = Det kan være høyst { $most } spillekort, ikke { $count }.
refusal-deck-small = Det er { $count } spillekort, men { $dealt } skal deles ut. Velg færre kort på hånden.
refusal-value-twice = { SIGNED($value) } står allerede på linje { $first }.

## Hva et valg fører til

no-effect = Har ingen virkning her.
caution-no-drift = { no-effect } Runden er over før signalet kan flytte seg.
caution-out-first = { no-effect } Når ingen trekker kort, er runden over etter { $plays ->
    [one] 1 kort
   *[other] { $plays } kort
}, før dere rekker å bruke så mange målkort.
caution-few-cards = { no-effect } Det er bare { $cards } målkort.
caution-pile-lasts = { no-effect } Runden er over før trekkbunken er tom.
caution-no-pile = { no-effect } Ingen trekker noen gang kort.
caution-one-round = { no-effect } Den første runden avgjør spillet.
caution-one-receiver = Det er bare én mottaker, som ikke har noen å snakke med. Senderen kan ikke svare.
caution-printed-set = { no-effect } Dere spiller med spillets målkort.
caution-printed-deck = { no-effect } Dere spiller med spillets egne kort.

## Skjermen

ui-phase = Runde { $round }, kort { $play } av { $most }
ui-over = Spillet er over
ui-transmits = sender
ui-lamp-lower = For lavt
ui-lamp-greater = For høyt
ui-lamp-match = Treff
ui-lamps = Siste hint
ui-say-lower = Si «for lavt»
ui-say-greater = Si «for høyt»
ui-say-match = Si «treff»
ui-sentence = { $hint ->
    [empty] Bunken er tom og teller som 0. Spill et kort for å få det første hintet.
    [opening-lower] Bunken er tom og teller som 0. Signalet er høyere.
    [opening-greater] Bunken er tom og teller som 0. Signalet er lavere.
    [lower] Bunken er { $stack }. Det er for lavt, så signalet er høyere.
    [greater] Bunken er { $stack }. Det er for høyt, så signalet er lavere.
    [match] Bunken er { $stack }. Treff!
    [drifting] Signalet flytter seg …
    [drifted] Signalet har flyttet seg. Du får vite mer med neste kort.
   *[unsaid] Bunken er { $stack }. Senderen har ikke svart ennå.
}
ui-stack = Bunke
ui-stack-cards = Bunke, { $cards } kort
ui-stack-after = Bunke { $sum }
ui-signal-cards = Signal, { $cards } målkort
ui-signal-is = Signalet er { $value }
ui-objective-left = { $cards ->
    [0] ingen flere kort
   *[other] { $cards } kort til
}
ui-drift-in = { $plays ->
    [0] ville ha flyttet seg nå
    [one] flytter seg etter dette kortet
   *[other] flytter seg om { $plays } kort
}
ui-lost-in = { $plays ->
    [one] siste kort
   *[other] { $plays } kort igjen
}
ui-line = Tallinje. Bunken står på { $stack }. Signalet kan være { $values }.
ui-line-plain = Tallinje. Bunken står på { $stack }.
ui-chance = { $value }: { $percent } %
ui-hand = Hånden din
ui-hand-of = Hånden til { NAME($seat) }
ui-tap-again = trykk igjen for å spille
ui-pick = Velg et kort som skal legges til bunken.
ui-wait = Trykk på et kort for å se hva det gjør med bunken.
    .mouse = Pek på et kort for å se hva det gjør med bunken.
ui-watch = Du kan bare se på. Hintene kommer av seg selv.
ui-you-transmit = Du er senderen
ui-compare = Hvor ligger bunken i forhold til signalet ditt?
ui-draw = Trekk et målkort, så flytter signalet seg
ui-keep = Behold { SIGNED($card) }
ui-keep-one = Behold ett av disse to målkortene. Kortet du beholder, legges til signalet ditt.
ui-score = Vunne runder: { $wins }. Tapte runder: { $losses }.
ui-won = Vunnet
ui-lost = Tapt
ui-round = Runde { $round }
ui-round-result = { $outcome ->
    [won] Runde { $round }: vunnet
   *[lost] Runde { $round }: tapt
}
ui-why = { $outcome ->
    [won] Bunken traff signalet med kort nummer { $plays }.
    [no_objective] { $plays ->
        [0] Det var ingen målkort igjen å starte runden med.
       *[other] Dere spilte { $plays } kort uten å treffe, og det var ingen målkort igjen å flytte signalet med.
    }
    [drift_match] Signalet flyttet seg og traff bunken av seg selv, og da er runden tapt.
   *[no_cards] Mottakerne gikk tom for kort før de fant signalet.
}
ui-signal-was = Signalet var { $values }.
ui-then = , så { " " }
ui-signal-hidden = Du får se signalet når spillet er over.
ui-objectives = Målkort
ui-objectives-about = Signalet starter som ett av disse kortene. Hver gang signalet flytter seg, legges ett kort til.
ui-objectives-show = Vis målkortene
ui-objective-out = { SIGNED($card) }, utelukket
ui-ending = { $outcome ->
    [won] Bunken er { $stack }. Det er et treff!
    [drift_won] Signalet har flyttet seg og er likt bunken. Det er et treff!
    [drift_match] Signalet har flyttet seg og er likt bunken, så dere taper runden.
    [no_objective] { $hint ->
        [lower] For lavt, og det var det siste kortet. Dere taper runden.
       *[greater] For høyt, og det var det siste kortet. Dere taper runden.
    }
   *[no_cards] { $hint ->
        [lower] For lavt, og dere er tomme for kort. Dere taper runden.
       *[greater] For høyt, og dere er tomme for kort. Dere taper runden.
    }
}
ui-rounds-won = { $wins ->
    [one] { $wins } runde vunnet
   *[other] { $wins } runder vunnet
}, { $losses } tapt.
ui-decided = { $outcome ->
    [won] Runde { $round } avgjorde spillet. Bunken traff signalet på { $stack }.
    [drift_match] Runde { $round } avgjorde spillet. Signalet flyttet seg og ble likt bunken, som står på { $stack }.
   *[missed] Runde { $round } avgjorde spillet. Bunken endte på { $stack }.
}
ui-missed-by = Signalet var { $signal }, så dere bommet med { $gap }.
ui-gap = bom med { $gap }
ui-next = Neste runde
ui-to-result = Se resultatet
ui-chart = { $outcome ->
    [won] Runde { $round }, vunnet. Bunken og signalet, kort for kort.
   *[lost] Runde { $round }, tapt. Bunken og signalet, kort for kort.
}
ui-chart-stack = bunke
ui-chart-signal = signal
ui-log-drift = Signalet flytter seg
ui-log-none = Ingen har spilt et kort i denne runden.
ui-past = Tidligere runder
ui-key-cards = gå fra kort til kort
ui-key-number = velg et kort
ui-key-play = spill kortet
ui-seat-value = spiller { $number }

## Introduksjonen

lesson-goal = Moss er senderen og kjenner et hemmelig tall, signalet. Du og Lark er mottakere. Sammen prøver dere å få bunken – summen av kortene dere spiller – til å treffe signalet. Bunken starter på 0.
lesson-first-card = Du har fire kort. Når det er din tur, spiller du et kort, og verdien på kortet legges til bunken. Signalet starter som ett av tolv målkort: −12, −11, −9, −6, −3, −2, 1, 4, 5, 7, 8 eller 10. Disse verdiene lyser på tallinjen. Spill +5 for å finne ut hvilken side av 5 signalet ligger på.
    .otherwise = Det går også an, men denne gangen spiller du +5.
lesson-hints = «For lavt.» Signalet er altså over 5. «For lavt», «for høyt» og «treff» er alt Moss kan si. Bare verdiene som fortsatt er mulige, lyser på tallinjen: 7, 8 og 10. Du har også trukket et nytt kort.
lesson-partner = Lark spiller +9. Bunken er 14, og det er for høyt. Dere ser ikke hverandres kort, og ingen snakker under en runde. Dere må la kortene tale.
lesson-aim = Din tur. Trykk på et kort for å se hva det gjør med bunken. Med −4 blir bunken 10, så spill det kortet.
    .otherwise = Det kortet treffer ikke signalet. Prøv −4: 14 − 4 = 10.
    .mouse = Din tur. Pek på et kort for å se hva det gjør med bunken. Med −4 blir bunken 10, så spill det kortet.
lesson-narrowed = Både 10 og 8 var for høyt. Bare 7 gjenstår! Du hadde trengt −1, men det kortet har du ikke.
lesson-drift = Se på de fem prikkene ved siden av signalet. Dette er det femte kortet, og for hvert femte kort flytter signalet seg. Spill +2.
    .otherwise = Hvilket kort du spiller, betyr lite akkurat nå. Spill +2.
lesson-drifted = Moss har lagt et hemmelig kort til signalet. Alt du vet, er at signalet ikke traff bunken, for da hadde dere tapt runden. Det finnes ikke noe tredje målkort. Dere taper også runden hvis dere ikke finner signalet i løpet av fem kort til.
lesson-search = Lark spiller −7. Bunken er 3, og det er for lavt. Signalet var 7, og ett av de andre elleve målkortene er lagt til. Nå må signalet være 4, 5, 8, 11, 12, 15 eller 17. Med +1 blir bunken 4. Prøv det.
    .otherwise = Ikke noe dumt forsøk, men denne gangen spiller du +1: 3 + 1 = 4.
lesson-won = Det er et treff, så dere vinner runden! Når dere har vunnet fem runder, har dere vunnet spillet sammen. Når dere har tapt fem runder, er spillet tapt. Nå er det din tur til å være sender. Du ser signalet, og hintene kommer av seg selv, så du kan bare se på og håpe.

## Statistikk i laben

measure-rounds = Runder
measure-rounds_won = Vunne runder
measure-rounds_lost = Tapte runder, fordelt på årsak
measure-rounds_lost-no_objective_card = Ingen målkort igjen
measure-rounds_lost-drift_hit_the_stack = Signalet flyttet seg og traff bunken
measure-rounds_lost-out_of_cards = Mottakerne gikk tom for kort
measure-plays = Spilte kort per runde
measure-won_at = Vunne runder, fordelt på antall spilte kort
measure-won_at-1_to_5 = 1 til 5
measure-won_at-6_to_10 = 6 til 10
measure-won_at-11_to_15 = 11 til 15
measure-won_at-16_to_20 = 16 til 20
measure-won_at-21_and_later = 21 eller flere
measure-drifts = Flyttinger per runde
measure-used = Trekk
measure-used-play = Spille et kort
measure-used-say = Gi et hint
measure-used-draw = Trekke et målkort
measure-used-keep = Beholde et målkort
