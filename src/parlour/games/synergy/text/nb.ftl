# Synergy på norsk.

## Spillet

game-summary = Alle legger to tall og ett mål i stillhet, med baksiden opp. Er dere samstemte?
game-credits = Laget av Robert Brouwer, illustrert av Gustavo Furstenau, grafisk utforming av Vicky Trouerbach, utgitt av Jolly Dutch i 2023. Oppdragskortene, verdiene til utfordringene som mangler i regelteksten, fargene og spillet for to er vår rekonstruksjon.
reason-won = Dere klarte oppdraget.
reason-no-lives = Dere gikk tom for liv.
reason-no-numbers = Noen gikk tom for tall.
reason-challenge = Noen klarte ikke en utfordring.
reason-hyper = Hyperspilleren bommet på målet sitt.
bot-easy = spiller for sitt eget mål og bruker aldri handlingskort
bot-fair = spiller for laget, men kan ikke forutse de andre
bot-strong = følger en stilltiende plan som alle sterke roboter kjenner
bot-master = gjetter også tallene dine ut fra målet ditt, og spiller gjennom hver runde i hodet først
material-mission = et oppdragskort med runder, liv, kort på hånden, handlingskort og utfordringer

## Valg

option-mission = Oppdrag
    .about = Oppdraget dere spiller.
option-mission-custom = Eget
option-mission-1 = 1 – { mission-1 }
option-mission-2 = 2 – { mission-2 }
option-mission-3 = 3 – { mission-3 }
option-mission-4 = 4 – { mission-4 }
option-mission-5 = 5 – { mission-5 }
option-mission-6 = 6 – { mission-6 }
option-mission-7 = 7 – { mission-7 }
option-mission-8 = 8 – { mission-8 }
option-mission-9 = 9 – { mission-9 }
option-mission-10 = 10 – { mission-10 }
option-mission-11 = 11 – { mission-11 }
option-mission-12 = 12 – { mission-12 }
option-mission-13 = 13 – { mission-13 }
option-mission-14 = 14 – { mission-14 }
option-mission-15 = 15 – { mission-15 }
option-mission-16 = 16 – { mission-16 }
option-mission-17 = 17 – { mission-17 }
option-mission-18 = 18 – { mission-18 }
option-mission-19 = 19 – { mission-19 }
option-mission-20 = 20 – { mission-20 }
option-mission-21 = 21 – { mission-21 }
option-mission-22 = 22 – { mission-22 }
option-mission-23 = 23 – { mission-23 }
option-mission-24 = 24 – { mission-24 }
option-mission-25 = 25 – { mission-25 }
option-mission-26 = 26 – { mission-26 }
option-mission-27 = 27 – { mission-27 }
option-mission-28 = 28 – { mission-28 }
option-mission-29 = 29 – { mission-29 }
option-mission-30 = 30 – { mission-30 }
option-between = Mellom
    .about = Om summen din må ligge mellom summene til naboene, eller om den også kan være lik en av dem.
option-between-strict = Helt mellom
option-between-inclusive = Eller lik
option-order_limits = Lavt til høyt, høyt til lavt
    .about = Om de to tallene dine kan være like i disse utfordringene.
option-order_limits-strict = Ikke like
option-order_limits-or_equal = Eller like
option-even_odd = Partall og oddetall
    .about = Om utfordringene gjelder det siste tallet, eller om du må spille ett partall og ett oddetall.
option-even_odd-second = Det siste tallet
option-even_odd-one_each = Ett partall, ett oddetall
option-actions_per_seat_round = Handlingskort per spiller
    .about = Hvor mange handlingskort hver spiller kan bruke per runde.
option-actions_per_seat_round-1 = Ett per runde
option-actions_per_seat_round-10 = Så mange du vil
option-action_order = Hvem får bruke kortet
    .about = Hvem som får et handlingskort som flere vil bruke.
option-action_order-race = Den raskeste
option-action_order-leader = I rekkefølge fra lederen
option-card_bounds = Grenser for F og G
    .about = Hvor lavt og hvor høyt et tall kan bli med F og G.
option-card_bounds-0_6 = 0 til 6
option-card_bounds-1_5 = 1 til 5
option-redraw_dead_hands = Bytt håpløse starthender
    .about = En spiller som ikke kan klare utfordringene med starthånden sin, får en ny hånd.
option-ignored_exempt = Utfordringer gjelder ikke med J
    .about = Den som har brukt J, kan velge det siste tallet fritt.
option-keep_optional = Frivillig å ta tilbake
    .about = Den som kan ta tilbake et tall, kan la være.
option-super_hyper = Superkort og hyperkort
    .about = Hvem som får superkortet og hyperkortet.
option-super_hyper-random = Tilfeldige spillere
option-super_hyper-chosen = Valgt nedenfor
option-super_hyper-group = Gruppen bestemmer
option-super_seat = Superkort
    .about = Spilleren som får superkortet.
option-hyper_seat = Hyperkort
    .about = Spilleren som får hyperkortet.
option-super_hyper_same_seat = Begge til én spiller
    .about = Én spiller kan få både superkortet og hyperkortet.
option-pass_number_dir = Send tallet videre
    .about = Hvilken vei dere sender de første tallene.
option-pass_number_dir-left = Til venstre
option-pass_number_dir-right = Til høyre
option-pass_goal_dir = Send målet videre
    .about = Hvilken vei dere sender målene.
option-pass_goal_dir-left = Til venstre
option-pass_goal_dir-right = Til høyre
option-extra_lives = Ekstra liv
    .about = Liv i tillegg til dem oppdraget gir.
option-extra_failures = Ekstra bom
    .about = Hvor mange flere spillere som kan bomme på målet enn oppdraget tillater.
option-pings_per_round = Pek per runde
    .about = Hvor mange ganger hver spiller kan peke på noe i løpet av en runde.
option-card_counter = Korttelling
    .about = Viser for hver spiller hvilke tall og mål ingen har sett ennå.
option-custom_rounds = Runder
    .about = Hvor mange runder dere må fullføre.
option-custom_lives = Liv
    .about = Etter så mange mislykkede runder er oppdraget tapt.
option-custom_numbers = Tall på hånden
    .about = Hvor mange tallkort hver spiller starter med.
option-custom_goals = Mål på hånden
    .about = Hvor mange målkort hver spiller starter med.
option-custom_order = Rekkefølge
    .about = Rekkefølgen dere spiller kortene i.
option-custom_order-NGN = Tall, mål, tall
option-custom_order-GNN = Mål, tall, tall
option-custom_fail = Tillatte bom
    .about = Hvor mange som kan bomme på målet i en fullført runde.
option-custom_super = Superkort
    .about = En runde teller bare hvis superspilleren når målet sitt.
option-custom_hyper = Hyperkort
    .about = Hvis hyperspilleren bommer på målet sitt, er oppdraget tapt.
option-custom_a = Handling A
    .about = Ta tilbake et tall du har kastet.
option-custom_b = Handling B
    .about = Bytt tallet ditt med et annet på hånden.
option-custom_c = Handling C
    .about = Ta tilbake to tall du har kastet.
option-custom_d = Handling D
    .about = Bytt mål med en annen spiller.
option-custom_e = Handling E
    .about = Bytt om to mål på bordet.
option-custom_f = Handling F
    .about = Øk et tall med 1.
option-custom_g = Handling G
    .about = Senk et tall med 1.
option-custom_h = Handling H
    .about = Én spiller til kan bomme denne runden.
option-custom_i = Handling I
    .about = Bytt om to tall på bordet.
option-custom_j = Handling J
    .about = Summen og målet ditt teller ikke denne runden.
option-custom_min5 = Minst 5
    .about = Alle summer må være minst 5.
option-custom_max7 = Høyst 7
    .about = Ingen sum kan være over 7.
option-custom_nodbl = Ingen like
    .about = De to tallene dine må være ulike.
option-custom_dbl3 = Par pluss 3
    .about = To helt like kort øker summen din med 3.
option-custom_lohi = Lavt til høyt
    .about = Det siste tallet må være høyere enn det første.
option-custom_hilo = Høyt til lavt
    .about = Det siste tallet må være lavere enn det første.
option-custom_even2 = Partall
    .about = Det siste tallet må være et partall.
option-custom_odd2 = Oddetall
    .about = Det siste tallet må være et oddetall.
option-custom_diff = Differanse
    .about = Differansen mellom de to tallene teller, ikke summen.
option-custom_passn = Send tallet videre
    .about = Alle sender det første tallet sitt videre til naboen.
option-custom_passg = Send målet videre
    .about = Alle sender målet sitt videre til naboen.

## Hvorfor valg eller et eget oppdrag ikke kan spilles

refusal-no-rounds = Et oppdrag må ha minst én runde og ett liv.
refusal-too-long = Med { $rounds } runder og { $lives } liv kan oppdraget vare i { $longest } runder, men hver spiller har bare { $goals } målkort. Velg færre runder eller færre liv.
refusal-numbers = En hånd kan ha { $least } til { $most } tall, ikke { $given }.
refusal-goals = En hånd kan ha 1 til { $most } mål, ikke { $given }.
refusal-order = Rekkefølgen må være NGN eller GNN, ikke { $given }.
refusal-unknown-action = Handlingskortet { $given } finnes ikke. Velg fra A til J.
refusal-unknown-challenge = Utfordringen { $given } finnes ikke. Velg { LIST($known, type: "or") }.
refusal-action-twice = Hvert handlingskort kan bare være med én gang.
refusal-challenge-twice = Hver utfordring kan bare være med én gang.
refusal-clash = Det finnes ikke to tallkort som passer til både { $one } og { $other }. Ta bort en av utfordringene.
refusal-not-for = Dette oppdraget er ikke for { $seats } spillere.
refusal-failures = Med { $seats } spillere må antallet som kan bomme på målet, være fra 0 til { $most }, ikke { $given }.
refusal-super-seat = Spilleren som skal ha superkortet, er ikke med. Det er bare { $seats } spillere. Velg en annen.
refusal-hyper-seat = Spilleren som skal ha hyperkortet, er ikke med. Det er bare { $seats } spillere. Velg en annen.
refusal-same-seat = Superkortet og hyperkortet går til samme spiller. Velg to ulike spillere, eller slå på «{ option-super_hyper_same_seat }».
refusal-fail-count = Etter «fail» må det stå fire tall, for 2, 3, 4 og 5 spillere, ikke { $given }. Bruk en strek (-) for antall spillere som oppdraget ikke passer for.
refusal-no-player-count = Oppdraget må passe for 2, 3, 4 eller 5 spillere.

## Hva et valg fører til

no-effect = Har ingen virkning her.
caution-not-custom = { no-effect } Valget gjelder bare egne oppdrag.
caution-no-challenge = { no-effect } Oppdraget har ikke utfordringen { $option ->
    [order_limits] «{ ui-challenge-lohi }» eller «{ ui-challenge-hilo }»
    [even_odd] «{ ui-challenge-even2 }» eller «{ ui-challenge-odd2 }»
    [pass_number_dir] «{ ui-challenge-passn }»
   *[other] «{ ui-challenge-passg }»
}.
caution-no-limits = { no-effect } Ingen av utfordringene i oppdraget forbyr noen tall.
caution-no-actions = { no-effect } Oppdraget har ingen handlingskort.
caution-no-action = { no-effect } Oppdraget har ikke handlingskortet { LIST($cards, type: "or") }.
caution-few-actions = { no-effect } Oppdraget har færre enn to handlingskort.
caution-no-super-hyper = { no-effect } Oppdraget har verken superkort eller hyperkort.
caution-no-super = { no-effect } Oppdraget har ikke noe superkort.
caution-no-hyper = { no-effect } Oppdraget har ikke noe hyperkort.
caution-not-both = { no-effect } Oppdraget har ikke både superkort og hyperkort.
caution-not-chosen = { no-effect } «{ option-super_hyper }» står ikke på «{ option-super_hyper-chosen }».
caution-chosen-apart = { no-effect } Dere har valgt to ulike spillere.
caution-lives-full = Oppdraget kan ikke ha mer enn { $lives } liv, for målkortene rekker ikke til flere.
caution-failures-full = { no-effect } Når { $allowed ->
    [one] 1 spiller
   *[other] { $allowed } spillere
} får bomme, er det bare én igjen som må nå målet sitt.
caution-no-medal = Slik kan dere løse oppdraget, men dere får ingen medalje.

## Oppdrag

mission-1 = Første akkord
mission-2 = Trioøvelse
mission-3 = Forslagsnote
mission-4 = Nytt opptak
mission-5 = Ekstranummer
mission-6 = Kryss
mission-7 = B-fortegn
mission-8 = Fire takter hver
mission-9 = Tonearten først
mission-10 = Aldri unisont
mission-11 = Da capo
mission-12 = Crescendo
mission-13 = Transponering
mission-14 = Pianissimo
mission-15 = Jevn takt
mission-16 = Tacet
mission-17 = Solisten
mission-18 = Dobling
mission-19 = Forte
mission-20 = Kryssende stemmer
mission-21 = Diminuendo
mission-22 = Intervaller
mission-23 = Rop og svar
mission-24 = Kanon
mission-25 = Primadonna
mission-26 = Odde takt
mission-27 = Dissonans
mission-28 = Dobbeltkonsert
mission-29 = Fuge
mission-30 = Perfekt synergi

## Forvalg, ett per oppdrag

preset-first-chord = { mission-1 }
    .about = Oppdrag 1: 3 runder og 3 liv. Alle får 5 tall og 3 mål på hånden.
preset-trio-practice = { mission-2 }
    .about = Oppdrag 2: 3 runder og 3 liv. Alle får 4 tall og 3 mål på hånden.
preset-grace-note = { mission-3 }
    .about = Oppdrag 3: 3 runder og 2 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort H er med.
preset-second-take = { mission-4 }
    .about = Oppdrag 4: 4 runder og 3 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort B er med.
preset-encore = { mission-5 }
    .about = Oppdrag 5: 4 runder og 3 liv. Alle får 4 tall og 3 mål på hånden, og handlingskort A er med.
preset-sharp = { mission-6 }
    .about = Oppdrag 6: 4 runder og 3 liv. Alle får 5 tall og 2 mål på hånden, og handlingskort F er med.
preset-flat = { mission-7 }
    .about = Oppdrag 7: 4 runder og 2 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort G er med.
preset-trading-fours = { mission-8 }
    .about = Oppdrag 8: 5 runder og 3 liv. Alle får 4 tall og 3 mål på hånden, og handlingskort D er med.
preset-pick-the-key-first = { mission-9 }
    .about = Oppdrag 9: 5 runder og 3 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort G er med. Dere spiller målet først.
preset-no-unison = { mission-10 }
    .about = Oppdrag 10: 5 runder og 3 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort F er med. Utfordringen er «{ ui-challenge-nodbl }».
preset-da-capo = { mission-11 }
    .about = Oppdrag 11: 4 runder og 3 liv. Alle får 3 tall og 3 mål på hånden, og handlingskort C er med.
preset-crescendo = { mission-12 }
    .about = Oppdrag 12: 5 runder og 2 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort B er med. Utfordringen er «{ ui-challenge-lohi }».
preset-transposition = { mission-13 }
    .about = Oppdrag 13: 5 runder og 3 liv. Alle får 4 tall og 3 mål på hånden, og handlingskort E er med.
preset-pianissimo = { mission-14 }
    .about = Oppdrag 14: 5 runder og 2 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort F er med. Utfordringen er «{ ui-challenge-max7 }».
preset-even-time = { mission-15 }
    .about = Oppdrag 15: 5 runder og 2 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort B er med. Utfordringen er «{ ui-challenge-even2 }».
preset-tacet = { mission-16 }
    .about = Oppdrag 16: 5 runder og 2 liv. Alle får 4 tall og 3 mål på hånden, og handlingskort J er med.
preset-the-soloist = { mission-17 }
    .about = Oppdrag 17: 5 runder og 3 liv. Alle får 4 tall og 3 mål på hånden, og handlingskort E er med. Superkortet er med.
preset-doubling = { mission-18 }
    .about = Oppdrag 18: 4 runder og 3 liv. Alle får 5 tall og 3 mål på hånden, og handlingskortene D og F er med. Utfordringen er «{ ui-challenge-dbl3 }».
preset-forte = { mission-19 }
    .about = Oppdrag 19: 5 runder og 2 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort G er med. Utfordringen er «{ ui-challenge-min5 }».
preset-crossed-voices = { mission-20 }
    .about = Oppdrag 20: 4 runder og 3 liv. Alle får 6 tall og 4 mål på hånden, og handlingskort I er med.
preset-diminuendo = { mission-21 }
    .about = Oppdrag 21: 4 runder og 2 liv. Alle får 5 tall og 3 mål på hånden, og handlingskortene A og I er med. Utfordringen er «{ ui-challenge-hilo }».
preset-intervals = { mission-22 }
    .about = Oppdrag 22: 5 runder og 2 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort G er med. Utfordringen er «{ ui-challenge-diff }».
preset-call-and-response = { mission-23 }
    .about = Oppdrag 23: 5 runder og 2 liv. Alle får 4 tall og 3 mål på hånden, og handlingskort D er med. Utfordringen er «{ ui-challenge-passg }».
preset-canon = { mission-24 }
    .about = Oppdrag 24: 5 runder og 2 liv. Alle får 4 tall og 3 mål på hånden, og handlingskort I er med. Utfordringen er «{ ui-challenge-passn }».
preset-prima-donna = { mission-25 }
    .about = Oppdrag 25: 5 runder og 3 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort E er med. Hyperkortet er med.
preset-odd-metre = { mission-26 }
    .about = Oppdrag 26: 5 runder og 2 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort J er med. Dere spiller målet først. Utfordringen er «{ ui-challenge-odd2 }».
preset-dissonance = { mission-27 }
    .about = Oppdrag 27: 5 runder og 2 liv. Alle får 4 tall og 3 mål på hånden, og handlingskort F er med. Utfordringene er «{ ui-challenge-diff }» og «{ ui-challenge-nodbl }». Superkortet er med.
preset-double-concerto = { mission-28 }
    .about = Oppdrag 28: 4 runder og 3 liv. Alle får 5 tall og 3 mål på hånden, og handlingskortene C og E er med. Dere spiller målet først. Utfordringen er «{ ui-challenge-dbl3 }». Superkortet og hyperkortet er med.
preset-fugue = { mission-29 }
    .about = Oppdrag 29: 5 runder og 3 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort E er med. Utfordringene er «{ ui-challenge-passn }» og «{ ui-challenge-passg }».
preset-perfect-synergy = { mission-30 }
    .about = Oppdrag 30: 6 runder og 2 liv. Alle får 6 tall og 3 mål på hånden, og handlingskortene A, I og J er med. Utfordringene er «{ ui-challenge-min5 }» og «{ ui-challenge-lohi }». Superkortet og hyperkortet er med.
preset-first-duet = Første duett
    .about = Et oppdrag for to med 5 runder og 3 liv. Alle får 4 tall og 3 mål på hånden, og handlingskort C er med. I hver runde kan én av dere bomme på målet. Utfordringen er «{ ui-challenge-passg }».
preset-echo = Ekko
    .about = Et oppdrag for to med 6 runder og 2 liv. Alle får 5 tall og 4 mål på hånden. I hver runde kan én av dere bomme på målet. Utfordringen er «{ ui-challenge-min5 }».
preset-two-part-invention = Tostemmig invensjon
    .about = Et oppdrag for to med 4 runder og 3 liv. Alle får 5 tall og 3 mål på hånden, og handlingskort H er med. Ingen av dere får bomme på målet. Utfordringene er «{ ui-challenge-nodbl }» og «{ ui-challenge-passn }».
preset-counterpoint = Kontrapunkt
    .about = Et oppdrag for to med 5 runder og 2 liv. Alle får 6 tall og 3 mål på hånden, og handlingskort H er med. Ingen av dere får bomme på målet. Utfordringene er «{ ui-challenge-dbl3 }» og «{ ui-challenge-hilo }».
preset-pas-de-deux = Pas de deux
    .about = Et oppdrag for to med 4 runder og 2 liv. Alle får 5 tall og 4 mål på hånden, og handlingskort D er med. Ingen av dere får bomme på målet. Dere spiller målet først. Utfordringene er «{ ui-challenge-max7 }» og «{ ui-challenge-passn }».

## Kort

thing-number = { $colour ->
    [red] rød
    [yellow] gul
    [green] grønn
    [blue] blå
   *[purple] lilla
} { $value }
thing-goal = { $goal ->
    [one-more] én mer
    [one-less] én mindre
    [equal] lik
    [unique] unik
    [between] mellom
    [second-highest] nest høyest
   *[second-lowest] nest lavest
}
thing-number-of = { $seat ->
    [none] spøkelset
   *[other] { WHO($seat) ->
        [you] du
       *[other] { NAME($seat) }
    }
} { $card }
thing-goal-of = { WHO($seat) ->
    [you] du
   *[other] { NAME($seat) }
} «{ $goal }»

## Hvorfor et mål ble nådd eller ikke

thing-ignored = teller ikke denne runden
thing-apart = { $sum } er én { $step ->
    [more] mer
   *[less] mindre
} enn { $other } hos { $seat ->
    [none] spøkelset
   *[other] { WHO($seat) ->
        [you] deg
       *[other] { NAME($seat) }
    }
}
thing-none-apart = { $sum }, men ingen har { $other }
thing-same = { $seat ->
    [none] spøkelset
   *[other] { WHO($seat) ->
        [you] du
       *[other] { NAME($seat) }
    }
} har også { $sum }
thing-alone = ingen andre har { $sum }
thing-between = { $met ->
    [yes] { $sum } ligger mellom { $low } og { $high }
   *[no] { $sum } ligger ikke mellom { $low } og { $high }
}
thing-one-neighbour = { $sum } har samme nabo på begge sider
thing-ranked = { $rank ->
    [1] { $sum } er den { $end ->
        [highest] høyeste
       *[lowest] laveste
    } summen
   *[other] { $sum } er { $rank ->
        [2] nest
        [3] tredje
        [4] fjerde
       *[5] femte
    } { $end ->
        [highest] høyest
       *[lowest] lavest
    } etter { LIST($ahead) }
}

## Trekk, slik de skrives i en terminal

move-play-number = spill { $card }
move-play-goal = spill målet { $goal }
move-pass = pass
move-use-card = { $card ->
    [A] bruk A til å ta tilbake { $number }
    [B] bruk B til å bytte inn { $number }
    [C] bruk C til å ta tilbake { $number }
    [D] bruk D med { NAMES($seats) }
    [E] bruk E ({ NAMES($seats) })
    [F] bruk F på { WHO($seats) ->
        [you] tallet ditt
       *[other] { NAMES($seats) }
    }
    [G] bruk G på { WHO($seats) ->
        [you] tallet ditt
       *[other] { NAMES($seats) }
    }
    [H] bruk H
    [I] bruk I ({ NAMES($seats) })
   *[J] bruk J
}
move-pick-second = ta tilbake { $card } også
move-keep = { $which ->
    [first] ta tilbake det første tallet
    [last] ta tilbake det siste tallet
   *[none] ikke ta tilbake noe
}
move-vote-for = gi kortet til { WHO($seat) ->
    [you] deg selv
   *[other] { NAME($seat) }
}
move-no-preference = spiller ingen rolle

## Trenerens begrunnelser

advice-makes-sum = Da blir summen { $sum }, og sjansen for å nå målet ditt er { $percent } %.
advice-goal-likely = Sjansen for å nå dette målet er { $percent } %.
advice-reaches = Da har du fortsatt { $count ->
    [one] én mulig sum.
   *[other] { $count } ulike summer å velge mellom.
}
advice-waits = Ingen av handlingskortene hjelper nok akkurat nå.
advice-helps = Dette handlingskortet hjelper laget mer nå enn senere.

## Hva bordet venter på

status-choose = { $what ->
    [number] Velg det første tallet ditt.
    [goal] Velg målet ditt.
   *[last] Velg det siste tallet ditt.
}
status-choosing = { $thinking ->
    [one] Én spiller velger fortsatt.
   *[other] { $thinking } spillere velger fortsatt.
}
status-act = Bruk et handlingskort, eller meld pass.
status-acting = { $thinking ->
    [one] Én spiller vurderer fortsatt handlingskortene.
   *[other] { $thinking } spillere vurderer fortsatt handlingskortene.
}
status-second-pick = { WHO($seat) ->
    [you] Ta tilbake et tall til.
   *[other] { NAME($seat) } tar tilbake et tall til.
}
status-take-back = Ta tilbake ett av de to tallene dine.
status-taking-back = { $thinking ->
    [one] Én spiller velger fortsatt et tall å ta tilbake.
   *[other] { $thinking } spillere velger fortsatt et tall å ta tilbake.
}
status-vote = { $card ->
    [super] Hvem skal få superkortet?
   *[hyper] Hvem skal få hyperkortet?
}
status-voting = { $card ->
    [super] Gruppen bestemmer hvem som får superkortet.
   *[hyper] Gruppen bestemmer hvem som får hyperkortet.
} { $thinking ->
    [one] Én spiller tenker fortsatt.
   *[other] { $thinking } spillere tenker fortsatt.
}
status-won = { $medal ->
    [gold] Dere vant oppdraget uten å miste et liv. Det gir gull!
    [silver] Dere vant oppdraget og mistet ett liv. Det gir sølv.
    [bronze] Dere vant oppdraget og mistet { $lost } liv. Det gir bronse.
   *[none] Dere vant oppdraget med lettere regler. Oppdraget er løst, men gir ingen medalje.
}
status-lost = { $cause ->
    [no_numbers] Oppdraget er tapt fordi { NAMES($seats) } har færre enn to tall igjen.
    [challenge] Oppdraget er tapt fordi { NAMES($seats) } ikke har noe tall som passer til utfordringen.
    [hyper] Oppdraget er tapt fordi { NAMES($seats) } har hyperkortet og bommet på målet.
   *[lives] Oppdraget er tapt. Dere har ingen liv igjen.
}

## Hva som skjedde

event-number-played = { WHO($seat) ->
    [you] Du spiller { $card } med baksiden opp.
   *[other] { NAME($seat) } spiller { $card } med baksiden opp.
}
event-goal-played = { WHO($seat) ->
    [you] Du spiller målet «{ $goal }» med baksiden opp.
   *[other] { NAME($seat) } spiller målet «{ $goal }» med baksiden opp.
}
event-ready = { WHO($seat) ->
    [you] Du er klar.
   *[other] { NAME($seat) } er klar.
}
event-chosen = { WHO($seat) ->
    [you] Du har valgt.
   *[other] { NAME($seat) } har valgt.
}
event-kept-one = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
} tar { $which ->
    [first] tilbake det første tallet.
    [last] tilbake det siste tallet.
   *[none] ikke tilbake noe.
}
event-passed = { $seat ->
    [none] Noen melder pass.
   *[other] { WHO($seat) ->
        [you] Du melder pass.
       *[other] { NAME($seat) } melder pass.
    }
}
event-used = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
} bruker { $card ->
    [A] A og tar tilbake { $number }.
    [B] B og spiller { $number } i stedet.
    [C] C og tar tilbake { $number }.
    [D] D og bytter mål med { WHO($seats) ->
        [you] deg
       *[other] { NAMES($seats) }
    }.
    [E] E. Disse bytter mål: { NAMES($seats) }.
    [F] F og øker { $own ->
        [yes] { WHO($seat) ->
            [you] ditt
           *[other] sitt
        } eget tall
       *[no] { WHO($seats) ->
            [you] tallet ditt
           *[other] tallet til { NAMES($seats) }
        }
    } med 1.
    [G] G og senker { $own ->
        [yes] { WHO($seat) ->
            [you] ditt
           *[other] sitt
        } eget tall
       *[no] { WHO($seats) ->
            [you] tallet ditt
           *[other] tallet til { NAMES($seats) }
        }
    } med 1.
    [H] H. Én spiller til kan bomme denne runden.
    [I] I. Disse bytter tall: { NAMES($seats) }.
   *[J] J og teller ikke denne runden.
}
event-second-picked = { WHO($seat) ->
    [you] Du tar også tilbake { $card }.
   *[other] { NAME($seat) } tar også tilbake { $card }.
}
event-asked-to-pass = { WHO($seat) ->
    [you] Du velger å melde pass.
   *[other] { NAME($seat) } velger å melde pass.
}
event-asked-to-use = { WHO($seat) ->
    [you] Du velger «{ move-use-card }».
   *[other] { NAME($seat) } velger «{ move-use-card }».
}
event-asked = Noen har valgt.
event-voted = { WHO($seat) ->
    [you] Du har stemt.
   *[other] { NAME($seat) } har stemt.
}
event-voted-for = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
} { $holder ->
    [none] lar de andre bestemme hvem som får
   *[other] { WHO($holder) ->
        [you] vil ta
       *[other] vil gi { NAME($holder) }
    }
} { $card ->
    [super] superkortet
   *[hyper] hyperkortet
}.
event-card-given = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
} får { $card ->
    [super] superkortet
   *[hyper] hyperkortet
}.
event-numbers-revealed = { $passed ->
    [yes] De første tallene etter at de er sendt videre:
   *[no] De første tallene:
} { $cards }.
event-goals-revealed = { $passed ->
    [yes] Målene etter at de er sendt videre:
   *[no] Målene:
} { $goals }.
event-goal-checked = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
} får { $sum } med { $first } og { $last }{ $met ->
    [yes] { " " }og når målet «{ $goal }» ({ $reason }).
    [no] { " " }og bommer på målet «{ $goal }» ({ $reason }).
   *[none] , men teller ikke denne runden.
}
event-ghost-summed = Spøkelset får { $sum } med { $first } og { $last }.
event-round-completed = Runden er fullført.
event-round-failed = { $life ->
    [yes] Runden mislykkes, og dere mister et liv.
   *[no] Runden mislykkes.
}
event-taken-back = Tilbake på hånden: { $cards }.
event-none-taken-back = Ingen tar tilbake et tall.
event-round-started = Runde { $round } starter. { WHO($leader) ->
    [you] Du er leder.
   *[other] { NAME($leader) } er leder.
}
event-mission-won = { status-won }
event-mission-lost = { status-lost }

## I en terminal

picture-state = runde { $round } · vunnet { $won }/{ $rounds } · liv { $lives } · kan bomme { $allowed } · leder { $leader }
picture-actions = Handlingskort: { $cards }
picture-challenges = Utfordringer: { $challenges }
picture-seat = S{ $seat }
picture-ghost = spøkelse
picture-pile = bunke { $left }
picture-hand = hånd { $held }{ $known ->
    [none] { "" }
   *[other] { " " }(kjent { $known })
}
picture-hand-open = hånd { $cards }
picture-row = kastet { $cards }
picture-mark-super = super
picture-mark-hyper = hyper
picture-mark-ignored = teller ikke
picture-mark-ready = klar
picture-sums = Mulige summer: { $sums }
picture-own-hand = Hånden din: { $numbers }   mål: { $goals }
picture-face-down = med baksiden opp: { $move }
picture-round = { $completed ->
    [yes] Runde { $round } fullført
   *[no] Runde { $round } mislykket
}
picture-met = { $met ->
    [yes] nådd
    [no] bommet
   *[none] –
}

## Leksjonen

lesson-start = Dere spiller på samme lag, men uten å snakke sammen. I hver runde spiller alle et tall, et mål og et siste tall. Summen din er de to tallene lagt sammen. Målet sier hvordan summen skal ligge i forhold til summene til de andre.
lesson-first-number = Først velger alle et tall samtidig og spiller det med baksiden opp. Ta 3-eren midt på hånden og spill den.
    .otherwise = Det går også. Denne gangen spiller du 3-eren.
lesson-first-goal = Alle kortene snus samtidig: 3, 3 og 2. Velg nå et mål. Med «én mer» må noen ha en sum som er én lavere enn din. Med «lik» må noen ha samme sum som deg. Spill «én mer».
    .otherwise = «Lik» er også et godt mål. Denne gangen spiller du «én mer».
lesson-action-card = Wren vil ha en sum som ingen andre har, og Lark vil ha den nest laveste. Stigen viser hvilke summer hver av dere fortsatt kan nå. Dette oppdraget har handlingskort F, som øker et tall med 1. Hvem som helst kan bruke kortet, men bare én gang, og dere kan ikke snakke om det. Spar kortet foreløpig, og trykk på «Nei takk».
    .otherwise = Spar kortet til senere. Denne gangen trykker du på «Nei takk».
    .mouse = Wren vil ha en sum som ingen andre har, og Lark vil ha den nest laveste. Stigen viser hvilke summer hver av dere fortsatt kan nå. Dette oppdraget har handlingskort F, som øker et tall med 1. Hvem som helst kan bruke kortet, men bare én gang, og dere kan ikke snakke om det. Spar kortet foreløpig, og klikk på «Nei takk».
    .otherwise-mouse = Spar kortet til senere. Denne gangen klikker du på «Nei takk».
lesson-last-number = Nå skal du spille det siste tallet. Velg et kort, så viser stigen summen din. Du må ligge én over en av de andre, og med 2-eren kommer Lark neppe over 6. Spill 4-eren, så får du 7.
    .otherwise = Det kan gå. Denne gangen spiller du 4-eren.
lesson-first-check = 7, 8 og 6. Du ligger én over Lark, så du nådde målet. Ingen andre har 8, så Wren nådde også målet sitt. Lark bommet, for summen er den laveste og ikke den nest laveste. Trykk på en spiller, så viser stigen hvorfor målet ble nådd eller ikke. I dette oppdraget kan én spiller bomme, så runden teller likevel.
    .mouse = 7, 8 og 6. Du ligger én over Lark, så du nådde målet. Ingen andre har 8, så Wren nådde også målet sitt. Lark bommet, for summen er den laveste og ikke den nest laveste. Klikk på en spiller, så viser stigen hvorfor målet ble nådd eller ikke. I dette oppdraget kan én spiller bomme, så runden teller likevel.
lesson-take-back = Den som nådde målet, tar tilbake ett av de to tallene sine. Lark mister begge. Alle får vite hvilket tall du tok. Ta tilbake 3-eren, for et tall i midten er alltid nyttig.
    .otherwise = Godt valg. Denne gangen tar du tilbake 3-eren.
lesson-second-round = Runde to. Alle kan se at Wren tok tilbake 5-eren, og at du tok tilbake 3-eren. Alle trakk et tall og et mål. Spill en 2-er.
    .otherwise = Det er også et godt valg. Denne gangen spiller du en 2-er.
lesson-second-goal = 2, 3 og 3. Du har «lik» og «nest høyest». Spill «lik». Noen må ende med samme sum som deg.
    .otherwise = Denne gangen spiller du «lik».
lesson-use-card = Summen til Lark må ende mellom summen din og summen til Wren. 2-eren din er lav, så bruk F nå. Trykk på kortet, så på din egen 2-er og til slutt på «Bruk F».
    .otherwise = Det er lov. Denne gangen bruker du F på ditt eget tall.
    .mouse = Summen til Lark må ende mellom summen din og summen til Wren. 2-eren din er lav, så bruk F nå. Klikk på kortet, så på din egen 2-er og til slutt på «Bruk F».
lesson-second-last = 2-eren din teller som 3 denne runden, og F er brukt opp. Hvem som helst kunne ha brukt kortet, men du var raskest. Spill nå 2-eren, så får du 5.
    .otherwise = Hvem vet? Denne gangen spiller du 2-eren.
lesson-second-check = 5, 8 og 7. Ingen andre har 5, og ingen har 9, så bare Lark nådde målet. To av dere bommet, men bare én kan bomme i dette oppdraget. Runden mislykkes og koster et liv. Etter en mislykket runde tar alle tilbake et tall.
lesson-end = Fullfør fire runder for å vinne oppdraget, og pass på at dere ikke mister det tredje livet. Dere kan ikke snakke, men tre ganger per runde kan du peke på noe alle kan se. Trykk og hold på det du vil peke på, eller bruk «Pek». Tretti oppdrag venter, og alle byr på noe nytt.

## På skjermen

ui-phase = { $mission }, runde { $round }
ui-phase-mission = { $number } { $name }
ui-over = Oppdraget er over
ui-you = Du
ui-ghost = Spøkelset
ui-ghost-about = En tredje spiller med en sum, men uten mål
ui-goal-one-more = Noen har en sum som er én lavere enn din.
ui-goal-one-less = Noen har en sum som er én høyere enn din.
ui-goal-equal = Noen har samme sum som deg.
ui-goal-unique = Ingen andre har samme sum som deg.
ui-goal-between = Summen din ligger mellom summene til naboene.
ui-goal-second-highest = Summen din er den nest høyeste.
ui-goal-second-lowest = Summen din er den nest laveste.
ui-goal-named = målet { $goal }
ui-counts-as = teller som { $value }
ui-slot-first = første tall
ui-slot-goal = mål
ui-slot-last = siste tall
ui-slot-empty = { $slot }: ingenting ennå
ui-slot-down = { $slot }: med baksiden opp
ui-slot-up = { $slot }: { $card }
ui-place = { $seat ->
    [none] Plassen til spøkelset
   *[other] { WHO($seat) ->
        [you] Plassen din
       *[other] Plassen til { NAME($seat) }
    }
}
ui-details = { $seat ->
    [none] Mer om spøkelset
   *[other] { WHO($seat) ->
        [you] Mer om deg
       *[other] Mer om { NAME($seat) }
    }
}
ui-ready = klar
ui-leads = leder
ui-ignored = teller ikke denne runden
ui-super = SUPER
    .about = Runden teller bare hvis denne spilleren når målet sitt.
ui-hyper = HYPER
    .about = Hvis denne spilleren bommer på målet sitt, er oppdraget tapt.
ui-vote-you = Meg
ui-vote-none = Spiller ingen rolle
ui-vote-talk = Dere kan snakke om valget helt til kortene deles ut.
ui-vote-way = Super og hyper
ui-row = Kastet
ui-row-of = { $seat ->
    [none] Kastet av spøkelset
   *[other] { WHO($seat) ->
        [you] Kastet av deg
       *[other] Kastet av { NAME($seat) }
    }
}: { $cards ->
    [none] ingenting
   *[other] { $cards }
}
ui-hand = Hånden din
ui-hand-of = Hånd: { $numbers } tall, { $goals } mål
ui-known = alle kjenner { $cards }
ui-piles = bunker { $numbers } + { $goals }
ui-piles-about = Igjen i bunkene: { $numbers } tall, { $goals } mål
ui-unseen = Ikke sett ennå: { $cards ->
    [none] ingen
   *[other] { $cards }
}
ui-unseen-goals = Mål ingen har sett ennå: { $goals ->
    [none] ingen
   *[other] { $goals }
}
ui-times = { $copies } × { $value }
ui-mission-of = Oppdrag { $number }: { $name }
ui-own-mission = Eget oppdrag
ui-stars = { $stars ->
    [one] 1 stjerne
   *[other] { $stars } stjerner
}
ui-rounds = { $rounds ->
    [one] { $won } av { $rounds } runde fullført
   *[other] { $won } av { $rounds } runder fullført
}
ui-rounds-short = Runder
ui-lives = { $left } av { $all } liv igjen
ui-lives-short = Liv
ui-may-fail = { $many ->
    [0] Ingen får bomme
    [one] Én spiller kan bomme
   *[other] { $many } spillere kan bomme
}
ui-order-ngn = Du spiller tall, mål, tall
ui-order-gnn = Du spiller mål, tall, tall
ui-challenge-min5 = Minst 5
    .about = alle summer må være minst 5
ui-challenge-max7 = Høyst 7
    .about = ingen sum kan være over 7
ui-challenge-nodbl = Ingen like
    .about = de to tallene dine må være ulike
ui-challenge-dbl3 = Par pluss 3
    .about = to helt like kort øker summen med 3
ui-challenge-lohi = Lavt til høyt
    .about = det siste tallet må være høyere enn det første
ui-challenge-hilo = Høyt til lavt
    .about = det siste tallet må være lavere enn det første
ui-challenge-even2 = Partall
    .about = det siste tallet må være et partall
ui-challenge-odd2 = Oddetall
    .about = det siste tallet må være et oddetall
ui-challenge-diff = Differanse
    .about = differansen teller, ikke summen
ui-challenge-passn = Send tallet videre
    .about = alle sender det første tallet sitt videre til naboen
ui-challenge-passg = Send målet videre
    .about = alle sender målet sitt videre til naboen
ui-actions = Handlingskort
ui-action = Handlingskort
ui-action-a = ta tilbake et tall du har kastet
ui-action-b = bytt tallet ditt med et annet på hånden
ui-action-c = ta tilbake to tall du har kastet
ui-action-d = bytt mål med en annen spiller
ui-action-e = bytt om to mål
ui-action-f = øk et tall med 1
ui-action-g = senk et tall med 1
ui-action-h = én spiller til kan bomme denne runden
ui-action-i = bytt om to tall
ui-action-j = du teller ikke denne runden
ui-element-gnn = Målet først
    .about = dere spiller målet før det første tallet
ui-element-super = Superkort
    .about = runden teller bare hvis den som har kortet, når målet sitt
ui-element-hyper = Hyperkort
    .about = hvis den som har kortet, bommer på målet sitt, er oppdraget tapt
ui-ladder = Sumstige
ui-ladder-can = { $seat ->
    [none] Spøkelset
   *[other] { WHO($seat) ->
        [you] Du
       *[other] { NAME($seat) }
    }
} kan nå { $sums }
ui-ladder-has = { $seat ->
    [none] Spøkelset
   *[other] { WHO($seat) ->
        [you] Du
       *[other] { NAME($seat) }
    }
} har { $sum }
ui-ladder-none = Summene vises her når de første tallene er snudd.
ui-makes = gir { $value }
ui-would-be = Da blir summen din { $value }.
ui-could-be = Mulige summer: { $sums }.
ui-breaks = ikke lov: { $limits }
ui-strands = da har du ikke noe tall å spille til slutt
ui-strands-about = Forsiktig! Da har du ikke noe tall igjen som du kan spille til slutt ({ $limits }).
ui-choose-first = Velg det første tallet ditt.
ui-choose-goal = Velg målet ditt.
ui-choose-last = Velg det siste tallet ditt.
ui-play = Spill det
ui-played = Kortet ditt ligger med baksiden opp.
ui-waiting = { $many ->
    [one] Én spiller velger fortsatt.
   *[other] { $many } spillere velger fortsatt.
}
ui-may-use = Bruk et handlingskort, eller meld pass.
ui-no-thanks = Nei takk
ui-thinking = { $many ->
    [one] Én spiller tenker fortsatt
   *[other] { $many } spillere tenker fortsatt
}
ui-passed = Du meldte pass.
ui-acted = Du har brukt et kort denne runden.
ui-target-row = Velg et tall du har kastet.
ui-target-hand = Velg et tall på hånden.
ui-target-goal = Velg et mål på bordet.
ui-target-first = Velg ett av de første tallene på bordet.
ui-target-partner = Velg det andre kortet.
ui-use = Bruk { $letter }
ui-use-one = Bruk et kort
ui-pick-second = Velg enda et tall du vil ta tilbake.
ui-take-back = Ta det tilbake
ui-keep = Velg hvilket av de to tallene du vil ta tilbake.
ui-keep-first = Ta tilbake det første
ui-keep-last = Ta tilbake det siste
ui-keep-none = Ikke ta tilbake noe
ui-turned-first = Her er de første tallene.
ui-turned-goal = Her er målene.
ui-turned-last = Alle kortene er snudd.
ui-moved-first = Alle sender tallet sitt videre til naboen.
ui-moved-goal = Alle sender målet sitt videre til naboen.
ui-moved-last = Alle sender kortet sitt videre til naboen.
ui-sums = Alle kortene er snudd. Her er summene.
ui-checked = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
}: { $reason }.
ui-round-completed = Runden er fullført!
ui-round-failed = Runden mislykkes, og dere mister et liv.
ui-met = nådd
ui-missed = bommet
ui-continue = Fortsett
ui-point = Pek
    .about = Pek uten ord på noe alle kan se.
ui-point-left = { $left } igjen
ui-point-now = Trykk på det du vil peke på.
ui-pointed = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
} peker på { $thing }.
ui-point-mission = oppdraget
ui-point-rounds = rundene
ui-point-lives = livene
ui-point-fail = hvor mange som kan bomme
ui-point-seat = { $seat ->
    [none] spøkelset
   *[other] { WHO($seat) ->
        [you] deg
       *[other] { NAME($seat) }
    }
}
ui-point-first = det første tallet { $seat ->
    [none] til spøkelset
   *[other] { WHO($seat) ->
        [you] ditt
       *[other] til { NAME($seat) }
    }
}
ui-point-goal = målet { $seat ->
    [none] til spøkelset
   *[other] { WHO($seat) ->
        [you] ditt
       *[other] til { NAME($seat) }
    }
}
ui-point-last = det siste tallet { $seat ->
    [none] til spøkelset
   *[other] { WHO($seat) ->
        [you] ditt
       *[other] til { NAME($seat) }
    }
}
ui-point-sum = summen { $seat ->
    [none] til spøkelset
   *[other] { WHO($seat) ->
        [you] din
       *[other] til { NAME($seat) }
    }
}
ui-point-row = det { $seat ->
    [none] spøkelset
   *[other] { WHO($seat) ->
        [you] du
       *[other] { NAME($seat) }
    }
} har kastet
ui-point-goal-row = målene { $seat ->
    [none] spøkelset
   *[other] { WHO($seat) ->
        [you] du
       *[other] { NAME($seat) }
    }
} har kastet
ui-point-challenge = utfordringen { $name }
ui-point-action = handlingskort { $letter }
ui-redealt = Disse fikk nye kort fordi de første ikke passet til utfordringen: { NAMES($seats) }.
ui-log-none = Dere har ikke spilt ferdig noen runde ennå.
ui-round = Runde { $round }
ui-completed = fullført
ui-failed = mislykket
ui-kept = Tilbake på hånden: { $cards }
ui-hands-open = Alle hender ved spillets slutt
ui-could-have = Hva kunne dere ha gjort?
    .about = Her er den siste runden med åpne hender. Gå tilbake i opptaket og prøv et annet kort.
ui-ending-won = I den siste runden nådde { $met } av { $players } spillere målet sitt.
ui-ending-lost = I den siste runden { $met ->
    [0] nådde ingen målet sitt
    [one] nådde bare én spiller målet sitt
   *[other] nådde { $met } spillere målet sitt
}. Dere trengte { $needed }.
ui-ending-super = { WHO($seat) ->
    [you] Du har superkortet og bommet på målet
   *[other] { NAME($seat) } har superkortet og bommet på målet
}, så den siste runden telte ikke.
ui-medal-gold = Bedre kan det ikke gjøres.
ui-medal-silver = Uten tapte liv hadde det blitt gull.
ui-medal-bronze = Med bare ett tapt liv hadde det blitt sølv.
ui-medal-none = Dere gjorde oppdraget lettere, så det blir ingen medalje.
ui-to-missions = Alle oppdrag
ui-story = Runde { $round }, { $won ->
    [yes] fullført
   *[no] mislykket
}
ui-story-end = Slutten, åpne hender
ui-seat-value = spiller { $seat }
ui-key-choose = velg et kort du kan spille
ui-key-move = gå fra kort til kort
ui-key-play = spill det valgte kortet
ui-key-undo = legg det tilbake
ui-key-point = pek på noe alle kan se

## Oppdragssiden

ui-missions = Oppdrag
    .about = Tretti oppdrag, og alle byr på noe nytt. Begynn med oppdragene som har én stjerne.
ui-next-mission = Neste oppdrag
ui-first-mission = Ditt første oppdrag
ui-all-done = Dere har løst alle oppdragene. Hvilke oppdrag klarer dere uten å miste et liv?
ui-play-bots = Spill med roboter
ui-play-friends = Spill med venner
ui-setup = Slik spiller dere
ui-partners = Roboter
ui-two-players = Vanskegraden er en annen når dere bare er to, så stjernene her gjelder for to spillere.
ui-groups = Spillere
ui-no-groups = Du har ikke spilt ferdig noe oppdrag ennå. De som spiller et oppdrag sammen, blir en gruppe. Her ser du hvor langt hver gruppe har kommet.
ui-new-group = Ny gruppe
ui-solved-of = { $solved } av { $all } løst
ui-stars-of = { $stars } av { $all } stjerner
ui-medals-are = { $gold } gull, { $silver } sølv, { $bronze } bronse
ui-attempts = { $many ->
    [0] ikke prøvd ennå
    [one] prøvd én gang
   *[other] prøvd { $many } ganger
}
ui-gold = gull
ui-silver = sølv
ui-bronze = bronse
ui-eased = løst med lettere regler, ingen medalje
ui-filters = Filtre
ui-filter-stars = Stjerner
ui-filter-players = Spillere
ui-filter-solved = Løst
ui-filter-any = alle
ui-filter-open = ikke ennå
ui-filter-done = løst
ui-filter-element = Med
ui-filter-anything = hva som helst
ui-filter-challenges = Utfordringer
ui-filter-more = Mer
ui-no-missions = Ingen oppdrag passer til filtrene.
ui-show-all = Vis alle
ui-facts = { $rounds } runder, { $lives } liv, { $numbers } tall og { $goals } mål på hånden
ui-bots-win = { $level ->
    [easy] lette roboter vinner { $share }
    [fair] middels roboter vinner { $share }
    [strong] sterke roboter vinner { $share }
   *[other] roboter vinner { $share }
}
ui-bots-unmeasured = ikke målt med disse robotene
ui-whats-new = Hva er nytt?
ui-turn-back = Tilbake
ui-new-round = Slik foregår en runde: et tall, et mål, et siste tall og til slutt en sjekk.
ui-new-hand = En mindre hånd, med færre tall å velge mellom.
ui-new-mix = En blanding av det dere allerede kan.
ui-new-finale = Finalen, med alt på én gang.

## Statistikk i laben

measure-rounds = Runder
measure-rounds_done = Fullførte runder
measure-lives_left = Liv igjen til slutt
measure-goals_laid = Spilte mål
measure-goals_laid-plus_1 = Én mer
measure-goals_laid-minus_1 = Én mindre
measure-goals_laid-equal = Lik
measure-goals_laid-unique = Unik
measure-goals_laid-between = Mellom
measure-goals_laid-second_highest = Nest høyest
measure-goals_laid-second_lowest = Nest lavest
measure-goals_laid_in_all = Spilte mål per oppdrag
measure-goals_met = Nådde mål
measure-goals_met-plus_1 = { measure-goals_laid-plus_1 }
measure-goals_met-minus_1 = { measure-goals_laid-minus_1 }
measure-goals_met-equal = { measure-goals_laid-equal }
measure-goals_met-unique = { measure-goals_laid-unique }
measure-goals_met-between = { measure-goals_laid-between }
measure-goals_met-second_highest = { measure-goals_laid-second_highest }
measure-goals_met-second_lowest = { measure-goals_laid-second_lowest }
measure-cards_used = Brukte handlingskort
measure-cards_used-a = A
measure-cards_used-b = B
measure-cards_used-c = C
measure-cards_used-d = D
measure-cards_used-e = E
measure-cards_used-f = F
measure-cards_used-g = G
measure-cards_used-h = H
measure-cards_used-i = I
measure-cards_used-j = J
measure-used_in_round = Brukte handlingskort, fordelt på runder
measure-used_in_round-1 = Runde 1
measure-used_in_round-2 = Runde 2
measure-used_in_round-3 = Runde 3
measure-used_in_round-4 = Runde 4
measure-used_in_round-5 = Runde 5
measure-used_in_round-6 = Runde 6
measure-used_in_round-7 = Runde 7 eller senere
measure-cards_in_all = Brukte handlingskort per oppdrag
measure-used = Trekk
measure-used-number = Tall
measure-used-goal = Mål
measure-used-pass = Pass
measure-used-action_card = Handlingskort
measure-used-take_back = Ta tilbake
