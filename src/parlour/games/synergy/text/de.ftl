# Synergy auf Deutsch.

## Das Spiel

game-summary = Je zwei Zahlen und ein Ziel, verdeckt und schweigend gespielt. Seid ihr im Einklang?
game-credits = Entworfen von Robert Brouwer. Illustration: Gustavo Furstenau. Grafikdesign: Vicky Trouerbach. Erschienen bei Jolly Dutch, 2023. Die Missionskarten, die Farben, das Spiel zu zweit und die Werte der Herausforderungen, die im Regeltext fehlen, haben wir rekonstruiert.
reason-won = Ihr habt die Mission geschafft.
reason-no-lives = Ihr habt keine Leben mehr.
reason-no-numbers = Jemand hat zu wenige Zahlen.
reason-challenge = Jemand konnte eine Herausforderung nicht erfüllen.
reason-hyper = Die Person mit der Hyperkarte hat ihr Ziel verfehlt.
bot-easy = spielt nur für das eigene Ziel und nutzt nie Aktionskarten
bot-fair = spielt fürs Team, kann die anderen aber nicht einschätzen
bot-strong = folgt einem stillen Plan, den alle starken Bots teilen
bot-master = schließt auch aus deinem Ziel auf deine Zahlen und spielt jede Runde vorher im Kopf durch
material-mission = Eine Missionskarte mit Runden, Leben, Handkarten, Aktionskarten und Herausforderungen

## Optionen

option-mission = Mission
    .about = Die Mission, die ihr spielt.
option-mission-custom = Eigene
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
option-between = Dazwischen
    .about = Ob die Summe bei „dazwischen“ auch so groß sein darf wie eine der beiden Nachbarsummen.
option-between-strict = Nur echt dazwischen
option-between-inclusive = Auch gleich
option-order_limits = Aufsteigend, absteigend
    .about = Ob „Aufsteigend“ und „Absteigend“ zwei gleiche Zahlen erlauben.
option-order_limits-strict = Ohne gleiche Zahlen
option-order_limits-or_equal = Mit gleichen Zahlen
option-even_odd = Gerade und ungerade
    .about = Ob „Gerade“ und „Ungerade“ nur für die letzte Zahl gelten oder eine gerade und eine ungerade Zahl verlangen.
option-even_odd-second = Letzte Zahl
option-even_odd-one_each = Eine gerade, eine ungerade
option-actions_per_seat_round = Aktionskarten pro Person
    .about = Wie viele Aktionskarten jede Person pro Runde nutzen darf.
option-actions_per_seat_round-1 = Eine pro Runde
option-actions_per_seat_round-10 = Beliebig viele
option-action_order = Wer zuerst handelt
    .about = Wer eine Aktionskarte bekommt, die mehrere nutzen wollen.
option-action_order-race = Wer am schnellsten ist
option-action_order-leader = Reihum ab der Startperson
option-card_bounds = Grenzen für F und G
    .about = Wie niedrig und wie hoch eine Zahl durch F und G werden kann.
option-card_bounds-0_6 = 0 bis 6
option-card_bounds-1_5 = 1 bis 5
option-redraw_dead_hands = Aussichtslose Handkarten neu geben
    .about = Wer die Herausforderungen mit den ersten Handkarten nicht erfüllen kann, bekommt neue.
option-ignored_exempt = J befreit von Herausforderungen
    .about = Wer J genutzt hat, darf eine beliebige letzte Zahl spielen.
option-keep_optional = Zurücknehmen ist freiwillig
    .about = Wer eine Zahl zurücknehmen kann, darf darauf verzichten.
option-super_hyper = Super- und Hyperkarte
    .about = Wer die Super- und die Hyperkarte bekommt.
option-super_hyper-random = Zufällig
option-super_hyper-chosen = Unten gewählt
option-super_hyper-group = Die Gruppe entscheidet
option-super_seat = Superkarte
    .about = Wer die Superkarte bekommt.
option-hyper_seat = Hyperkarte
    .about = Wer die Hyperkarte bekommt.
option-super_hyper_same_seat = Beide an eine Person
    .about = Eine Person kann Super- und Hyperkarte zugleich haben.
option-pass_number_dir = Zahlen weitergeben
    .about = Wohin bei „Zahl weitergeben“ die ersten Zahlen gehen.
option-pass_number_dir-left = Nach links
option-pass_number_dir-right = Nach rechts
option-pass_goal_dir = Ziele weitergeben
    .about = Wohin bei „Ziel weitergeben“ die Ziele gehen.
option-pass_goal_dir-left = Nach links
option-pass_goal_dir-right = Nach rechts
option-extra_lives = Zusätzliche Leben
    .about = Wie viele Leben ihr zusätzlich zu denen der Mission habt.
option-extra_failures = Zusätzliche Fehlversuche
    .about = Wie viele Personen mehr ihr Ziel verfehlen dürfen, als die Mission erlaubt.
option-pings_per_round = Zeigen
    .about = Wie oft jede Person pro Runde auf etwas zeigen darf.
option-card_counter = Kartenzähler
    .about = Zeigt für jede Person, welche ihrer Zahlen und Ziele noch niemand gesehen hat.
option-custom_rounds = Runden
    .about = Wie viele Runden ihr schaffen müsst.
option-custom_lives = Leben
    .about = Nach wie vielen gescheiterten Runden die Mission verloren ist.
option-custom_numbers = Zahlen auf der Hand
    .about = Wie viele Zahlenkarten alle zu Beginn auf der Hand haben.
option-custom_goals = Ziele auf der Hand
    .about = Wie viele Zielkarten alle zu Beginn auf der Hand haben.
option-custom_order = Reihenfolge
    .about = In welcher Reihenfolge ihr Zahlen und Ziel spielt.
option-custom_order-NGN = Zahl, Ziel, Zahl
option-custom_order-GNN = Ziel, Zahl, Zahl
option-custom_fail = Erlaubte Fehlversuche
    .about = Wie viele Personen ihr Ziel verfehlen dürfen, ohne dass die Runde scheitert.
option-custom_super = Superkarte
    .about = Eine Runde zählt nur, wenn die Person mit der Superkarte ihr Ziel erfüllt.
option-custom_hyper = Hyperkarte
    .about = Die Mission ist verloren, wenn die Person mit der Hyperkarte ihr Ziel verfehlt.
option-custom_a = Aktion A
    .about = Nimm eine abgelegte Zahl zurück.
option-custom_b = Aktion B
    .about = Tausch deine Zahl gegen eine aus der Hand.
option-custom_c = Aktion C
    .about = Nimm zwei abgelegte Zahlen zurück.
option-custom_d = Aktion D
    .about = Tausch dein Ziel mit dem einer anderen Person.
option-custom_e = Aktion E
    .about = Tausch zwei beliebige Ziele.
option-custom_f = Aktion F
    .about = Erhöhe eine Zahl um 1.
option-custom_g = Aktion G
    .about = Verringere eine Zahl um 1.
option-custom_h = Aktion H
    .about = In dieser Runde darf eine Person mehr ihr Ziel verfehlen.
option-custom_i = Aktion I
    .about = Tausch zwei beliebige Zahlen.
option-custom_j = Aktion J
    .about = Du wirst in dieser Runde nicht gewertet.
option-custom_min5 = Mindestens 5
    .about = Jede Summe muss mindestens 5 sein.
option-custom_max7 = Höchstens 7
    .about = Keine Summe darf höher als 7 sein.
option-custom_nodbl = Keine Doppelten
    .about = Deine beiden Zahlen müssen verschieden sein.
option-custom_dbl3 = Doppelt plus 3
    .about = Zwei genau gleiche Karten erhöhen die Summe um 3.
option-custom_lohi = Aufsteigend
    .about = Deine letzte Zahl muss höher sein als die erste.
option-custom_hilo = Absteigend
    .about = Deine letzte Zahl muss niedriger sein als die erste.
option-custom_even2 = Gerade
    .about = Deine letzte Zahl muss gerade sein.
option-custom_odd2 = Ungerade
    .about = Deine letzte Zahl muss ungerade sein.
option-custom_diff = Differenz
    .about = Die Differenz deiner Zahlen zählt, nicht die Summe.
option-custom_passn = Zahl weitergeben
    .about = Alle geben ihre erste Zahl weiter.
option-custom_passg = Ziel weitergeben
    .about = Alle geben ihr Ziel weiter.

## Warum Optionen oder eine eigene Mission nicht gehen

refusal-no-rounds = Eine Mission braucht mindestens eine Runde und ein Leben.
refusal-too-long = Mit { $rounds } Runden und { $lives } Leben kann eine Mission { $longest } Runden dauern, aber alle haben nur { $goals } Zielkarten. Wähle weniger Runden oder Leben.
refusal-numbers = Eine Hand kann { $least } bis { $most } Zahlen haben, nicht { $given }.
refusal-goals = Eine Hand kann 1 bis { $most } Ziele haben, nicht { $given }.
refusal-order = Die Reihenfolge muss NGN oder GNN sein, nicht { $given }.
refusal-unknown-action = Die Aktionskarte { $given } gibt es nicht. Wähle A bis J.
refusal-unknown-challenge = Die Herausforderung { $given } gibt es nicht. Wähle { LIST($known, type: "or") }.
refusal-action-twice = Jede Aktionskarte kann nur einmal vorkommen.
refusal-challenge-twice = Jede Herausforderung kann nur einmal vorkommen.
refusal-clash = Keine zwei Zahlenkarten erfüllen { $one } und { $other } zugleich. Lass eine der beiden Herausforderungen weg.
refusal-not-for = Diese Mission kann man nicht mit { $seats } Personen spielen.
refusal-failures = Bei { $seats } Personen dürfen 0 bis { $most } ihr Ziel verfehlen, nicht { $given }.
refusal-super-seat = Wer die Superkarte bekommen soll, spielt nicht mit. Es sind nur { $seats } Personen dabei. Wähle jemand anderen.
refusal-hyper-seat = Wer die Hyperkarte bekommen soll, spielt nicht mit. Es sind nur { $seats } Personen dabei. Wähle jemand anderen.
refusal-same-seat = Superkarte und Hyperkarte gehen an dieselbe Person. Wähle zwei verschiedene Personen oder schalte „{ option-super_hyper_same_seat }“ ein.
refusal-fail-count = „fail“ braucht vier Zahlen für 2, 3, 4 und 5 Personen, nicht { $given }. Setz einen Strich (-) für jede Personenzahl, mit der man die Mission nicht spielen kann.
refusal-no-player-count = Die Mission muss sich mit mindestens einer Personenzahl spielen lassen.

## Was eine Einstellung bewirkt

no-effect = Hat hier keine Wirkung.
caution-not-custom = { no-effect } Das gilt nur für eigene Missionen.
caution-no-challenge = { no-effect } Die Herausforderung { $option ->
    [order_limits] „{ ui-challenge-lohi }“ oder „{ ui-challenge-hilo }“
    [even_odd] „{ ui-challenge-even2 }“ oder „{ ui-challenge-odd2 }“
    [pass_number_dir] „{ ui-challenge-passn }“
   *[other] „{ ui-challenge-passg }“
} gibt es in dieser Mission nicht.
caution-no-limits = { no-effect } Keine Herausforderung dieser Mission schränkt die Zahlen ein.
caution-no-actions = { no-effect } Die Mission hat keine Aktionskarten.
caution-no-action = { no-effect } Die Aktionskarte { LIST($cards, type: "or") } gibt es in dieser Mission nicht.
caution-few-actions = { no-effect } Die Mission hat weniger als zwei Aktionskarten.
caution-no-super-hyper = { no-effect } Die Mission hat weder Superkarte noch Hyperkarte.
caution-no-super = { no-effect } Die Mission hat keine Superkarte.
caution-no-hyper = { no-effect } Die Mission hat keine Hyperkarte.
caution-not-both = { no-effect } In dieser Mission fehlt die Superkarte oder die Hyperkarte.
caution-not-chosen = { no-effect } „{ option-super_hyper }“ steht nicht auf „{ option-super_hyper-chosen }“.
caution-chosen-apart = { no-effect } Ihr habt zwei verschiedene Personen gewählt.
caution-lives-full = Diese Mission kann höchstens { $lives } Leben haben, weil die Zielkarten sonst nicht für alle Runden reichen.
caution-failures-full = { no-effect } Wenn { $allowed ->
    [one] 1 Person ihr Ziel verfehlen darf
   *[other] { $allowed } Personen ihr Ziel verfehlen dürfen
}, muss nur noch eine Person ihr Ziel erfüllen.
caution-no-medal = So könnt ihr die Mission schaffen, bekommt aber keine Medaille.

## Missionen

mission-1 = Erster Akkord
mission-2 = Trioprobe
mission-3 = Vorschlagsnote
mission-4 = Zweiter Take
mission-5 = Zugabe
mission-6 = Kreuz
mission-7 = Be
mission-8 = Trading Fours
mission-9 = Erst die Tonart
mission-10 = Nie unisono
mission-11 = Da capo
mission-12 = Crescendo
mission-13 = Transposition
mission-14 = Pianissimo
mission-15 = Gerader Takt
mission-16 = Tacet
mission-17 = Die Solostimme
mission-18 = Verdopplung
mission-19 = Forte
mission-20 = Stimmkreuzung
mission-21 = Diminuendo
mission-22 = Intervalle
mission-23 = Ruf und Antwort
mission-24 = Kanon
mission-25 = Primadonna
mission-26 = Ungerader Takt
mission-27 = Dissonanz
mission-28 = Doppelkonzert
mission-29 = Fuge
mission-30 = Perfekte Synergie

## Voreinstellungen, eine pro Mission

preset-first-chord = { mission-1 }
    .about = Mission 1: 3 Runden, 3 Leben, 5 Zahlen und 3 Ziele auf der Hand.
preset-trio-practice = { mission-2 }
    .about = Mission 2: 3 Runden, 3 Leben, 4 Zahlen und 3 Ziele auf der Hand.
preset-grace-note = { mission-3 }
    .about = Mission 3: 3 Runden, 2 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte H ist im Spiel.
preset-second-take = { mission-4 }
    .about = Mission 4: 4 Runden, 3 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte B ist im Spiel.
preset-encore = { mission-5 }
    .about = Mission 5: 4 Runden, 3 Leben, 4 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte A ist im Spiel.
preset-sharp = { mission-6 }
    .about = Mission 6: 4 Runden, 3 Leben, 5 Zahlen und 2 Ziele auf der Hand. Die Aktionskarte F ist im Spiel.
preset-flat = { mission-7 }
    .about = Mission 7: 4 Runden, 2 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte G ist im Spiel.
preset-trading-fours = { mission-8 }
    .about = Mission 8: 5 Runden, 3 Leben, 4 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte D ist im Spiel.
preset-pick-the-key-first = { mission-9 }
    .about = Mission 9: 5 Runden, 3 Leben, 5 Zahlen und 3 Ziele auf der Hand. Ihr spielt das Ziel zuerst. Die Aktionskarte G ist im Spiel.
preset-no-unison = { mission-10 }
    .about = Mission 10: 5 Runden, 3 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte F ist im Spiel. Die Herausforderung ist „{ ui-challenge-nodbl }“.
preset-da-capo = { mission-11 }
    .about = Mission 11: 4 Runden, 3 Leben, 3 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte C ist im Spiel.
preset-crescendo = { mission-12 }
    .about = Mission 12: 5 Runden, 2 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte B ist im Spiel. Die Herausforderung ist „{ ui-challenge-lohi }“.
preset-transposition = { mission-13 }
    .about = Mission 13: 5 Runden, 3 Leben, 4 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte E ist im Spiel.
preset-pianissimo = { mission-14 }
    .about = Mission 14: 5 Runden, 2 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte F ist im Spiel. Die Herausforderung ist „{ ui-challenge-max7 }“.
preset-even-time = { mission-15 }
    .about = Mission 15: 5 Runden, 2 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte B ist im Spiel. Die Herausforderung ist „{ ui-challenge-even2 }“.
preset-tacet = { mission-16 }
    .about = Mission 16: 5 Runden, 2 Leben, 4 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte J ist im Spiel.
preset-the-soloist = { mission-17 }
    .about = Mission 17: 5 Runden, 3 Leben, 4 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte E und die Superkarte sind im Spiel.
preset-doubling = { mission-18 }
    .about = Mission 18: 4 Runden, 3 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarten D und F sind im Spiel. Die Herausforderung ist „{ ui-challenge-dbl3 }“.
preset-forte = { mission-19 }
    .about = Mission 19: 5 Runden, 2 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte G ist im Spiel. Die Herausforderung ist „{ ui-challenge-min5 }“.
preset-crossed-voices = { mission-20 }
    .about = Mission 20: 4 Runden, 3 Leben, 6 Zahlen und 4 Ziele auf der Hand. Die Aktionskarte I ist im Spiel.
preset-diminuendo = { mission-21 }
    .about = Mission 21: 4 Runden, 2 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarten A und I sind im Spiel. Die Herausforderung ist „{ ui-challenge-hilo }“.
preset-intervals = { mission-22 }
    .about = Mission 22: 5 Runden, 2 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte G ist im Spiel. Die Herausforderung ist „{ ui-challenge-diff }“.
preset-call-and-response = { mission-23 }
    .about = Mission 23: 5 Runden, 2 Leben, 4 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte D ist im Spiel. Die Herausforderung ist „{ ui-challenge-passg }“.
preset-canon = { mission-24 }
    .about = Mission 24: 5 Runden, 2 Leben, 4 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte I ist im Spiel. Die Herausforderung ist „{ ui-challenge-passn }“.
preset-prima-donna = { mission-25 }
    .about = Mission 25: 5 Runden, 3 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte E und die Hyperkarte sind im Spiel.
preset-odd-metre = { mission-26 }
    .about = Mission 26: 5 Runden, 2 Leben, 5 Zahlen und 3 Ziele auf der Hand. Ihr spielt das Ziel zuerst. Die Aktionskarte J ist im Spiel. Die Herausforderung ist „{ ui-challenge-odd2 }“.
preset-dissonance = { mission-27 }
    .about = Mission 27: 5 Runden, 2 Leben, 4 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte F ist im Spiel. Die Herausforderungen sind „{ ui-challenge-diff }“ und „{ ui-challenge-nodbl }“. Die Superkarte ist im Spiel.
preset-double-concerto = { mission-28 }
    .about = Mission 28: 4 Runden, 3 Leben, 5 Zahlen und 3 Ziele auf der Hand. Ihr spielt das Ziel zuerst. Die Aktionskarten C und E sind im Spiel. Die Herausforderung ist „{ ui-challenge-dbl3 }“. Super- und Hyperkarte sind im Spiel.
preset-fugue = { mission-29 }
    .about = Mission 29: 5 Runden, 3 Leben, 5 Zahlen und 3 Ziele auf der Hand. Die Aktionskarte E ist im Spiel. Die Herausforderungen sind „{ ui-challenge-passn }“ und „{ ui-challenge-passg }“.
preset-perfect-synergy = { mission-30 }
    .about = Mission 30: 6 Runden, 2 Leben, 6 Zahlen und 3 Ziele auf der Hand. Die Aktionskarten A, I und J sind im Spiel. Die Herausforderungen sind „{ ui-challenge-min5 }“ und „{ ui-challenge-lohi }“. Super- und Hyperkarte sind im Spiel.
preset-first-duet = Erstes Duett
    .about = Eine Mission für zwei mit 5 Runden und 3 Leben, dazu 4 Zahlen und 3 Ziele auf der Hand. Pro Runde darf eine Person ihr Ziel verfehlen. Die Aktionskarte C ist im Spiel. Die Herausforderung ist „{ ui-challenge-passg }“.
preset-echo = Echo
    .about = Eine Mission für zwei mit 6 Runden und 2 Leben, dazu 5 Zahlen und 4 Ziele auf der Hand. Pro Runde darf eine Person ihr Ziel verfehlen. Die Herausforderung ist „{ ui-challenge-min5 }“.
preset-two-part-invention = Zweistimmige Invention
    .about = Eine Mission für zwei mit 4 Runden und 3 Leben, dazu 5 Zahlen und 3 Ziele auf der Hand. Niemand darf sein Ziel verfehlen. Die Aktionskarte H ist im Spiel. Die Herausforderungen sind „{ ui-challenge-nodbl }“ und „{ ui-challenge-passn }“.
preset-counterpoint = Kontrapunkt
    .about = Eine Mission für zwei mit 5 Runden und 2 Leben, dazu 6 Zahlen und 3 Ziele auf der Hand. Niemand darf sein Ziel verfehlen. Die Aktionskarte H ist im Spiel. Die Herausforderungen sind „{ ui-challenge-dbl3 }“ und „{ ui-challenge-hilo }“.
preset-pas-de-deux = Pas de deux
    .about = Eine Mission für zwei mit 4 Runden und 2 Leben, dazu 5 Zahlen und 4 Ziele auf der Hand. Niemand darf sein Ziel verfehlen. Ihr spielt das Ziel zuerst. Die Aktionskarte D ist im Spiel. Die Herausforderungen sind „{ ui-challenge-max7 }“ und „{ ui-challenge-passn }“.

## Karten

thing-number = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Lila
} { $value }
thing-goal = { $goal ->
    [one-more] eins mehr
    [one-less] eins weniger
    [equal] gleich
    [unique] einmalig
    [between] dazwischen
    [second-highest] zweithöchste Summe
   *[second-lowest] zweitniedrigste Summe
}
thing-number-of = { $seat ->
    [none] Geist
   *[other] { WHO($seat) ->
        [you] du
       *[other] { NAME($seat) }
    }
} { $card }
thing-goal-of = { WHO($seat) ->
    [you] du
   *[other] { NAME($seat) }
} „{ $goal }“

## Warum ein Ziel erfüllt oder verfehlt wurde

thing-ignored = diese Runde nicht gewertet
thing-apart = { $sum } ist eins { $step ->
    [more] mehr
   *[less] weniger
} als { $seat ->
    [none] die { $other } des Geistes
   *[other] { WHO($seat) ->
        [you] deine { $other }
       *[other] die { $other } von { NAME($seat) }
    }
}
thing-none-apart = { $sum }, aber niemand hat { $other }
thing-same = { $seat ->
    [none] der Geist hat
   *[other] { WHO($seat) ->
        [you] du hast
       *[other] { NAME($seat) } hat
    }
} auch { $sum }
thing-alone = sonst hat niemand { $sum }
thing-between = { $met ->
    [yes] { $sum } liegt zwischen { $low } und { $high }
   *[no] { $sum } liegt nicht zwischen { $low } und { $high }
}
thing-one-neighbour = { $sum } hat auf beiden Seiten denselben Nachbarn
thing-ranked = { $rank ->
    [1] { $sum } ist die { $end ->
        [highest] höchste
       *[lowest] niedrigste
    } Summe
   *[other] { $sum } ist die { $rank ->
        [2] zweit
        [3] dritt
        [4] viert
       *[5] fünft
    }{ $end ->
        [highest] höchste
       *[lowest] niedrigste
    } Summe, nach { LIST($ahead) }
}

## Züge, wie man sie im Terminal tippt

move-play-number = { $card } spielen
move-play-goal = Ziel { $goal } spielen
move-pass = passen
move-use-card = { $card ->
    [A] mit A { $number } zurücknehmen
    [B] mit B stattdessen { $number } spielen
    [C] mit C { $number } zurücknehmen
    [D] D mit { WHO($seats) ->
        [you] dir
       *[other] { NAMES($seats) }
    } nutzen
    [E] E nutzen ({ NAMES($seats) })
    [F] F für { WHO($seats) ->
        [you] deine Zahl
       *[other] { NAMES($seats) }
    } nutzen
    [G] G für { WHO($seats) ->
        [you] deine Zahl
       *[other] { NAMES($seats) }
    } nutzen
    [H] H nutzen
    [I] I nutzen ({ NAMES($seats) })
   *[J] J nutzen
}
move-pick-second = auch { $card } zurücknehmen
move-keep = { $which ->
    [first] erste Zahl zurücknehmen
    [last] letzte Zahl zurücknehmen
   *[none] nichts zurücknehmen
}
move-vote-for = die Karte { WHO($seat) ->
    [you] selbst nehmen
   *[other] an { NAME($seat) } geben
}
move-no-preference = egal

## Gründe des Trainers

advice-makes-sum = Das ergibt { $sum } und erfüllt dein Ziel mit { $percent } % Wahrscheinlichkeit.
advice-goal-likely = Dieses Ziel erfüllst du mit { $percent } % Wahrscheinlichkeit.
advice-reaches = Danach { $count ->
    [one] bleibt dir 1 Summe
   *[other] bleiben dir { $count } verschiedene Summen
} zur Auswahl.
advice-waits = Im Moment hilft keine der Aktionskarten genug.
advice-helps = Diese Aktionskarte hilft dem Team jetzt mehr als später.

## Worauf der Tisch wartet

status-choose = { $what ->
    [number] Wähle deine erste Zahl.
    [goal] Wähle dein Ziel.
   *[last] Wähle deine letzte Zahl.
}
status-choosing = { $thinking ->
    [one] Eine Person wählt noch.
   *[other] { $thinking } Personen wählen noch.
}
status-act = Nutze eine Aktionskarte oder passe.
status-acting = { $thinking ->
    [one] Eine Person überlegt noch, ob sie eine Aktionskarte nutzt.
   *[other] { $thinking } Personen überlegen noch, ob sie eine Aktionskarte nutzen.
}
status-second-pick = { WHO($seat) ->
    [you] Nimm eine zweite Zahl zurück.
   *[other] { NAME($seat) } nimmt eine zweite Zahl zurück.
}
status-take-back = Nimm eine deiner beiden Zahlen zurück.
status-taking-back = { $thinking ->
    [one] Eine Person wählt noch, welche Zahl sie zurücknimmt.
   *[other] { $thinking } Personen wählen noch, welche Zahl sie zurücknehmen.
}
status-vote = { $card ->
    [super] Wer soll die Superkarte bekommen?
   *[hyper] Wer soll die Hyperkarte bekommen?
}
status-voting = { $card ->
    [super] Die Gruppe vergibt die Superkarte.
   *[hyper] Die Gruppe vergibt die Hyperkarte.
} { $thinking ->
    [one] Eine Person überlegt noch.
   *[other] { $thinking } Personen überlegen noch.
}
status-won = { $medal ->
    [gold] Ihr habt die Mission geschafft, ohne ein Leben zu verlieren. Das gibt Gold!
    [silver] Ihr habt die Mission geschafft und ein Leben verloren. Das gibt Silber.
    [bronze] Ihr habt die Mission geschafft und { $lost } Leben verloren. Das gibt Bronze.
   *[none] Ihr habt die Mission geschafft, aber mit leichteren Regeln. Dafür gibt es keine Medaille.
}
status-lost = { $cause ->
    [no_numbers] Mission verloren, weil { WHO($seats) ->
        [you] du weniger als zwei Zahlen hast
        [other] { NAMES($seats) } weniger als zwei Zahlen hat
        [you-all] ihr weniger als zwei Zahlen habt ({ NAMES($seats) })
       *[others] { NAMES($seats) } weniger als zwei Zahlen haben
    }.
    [challenge] Mission verloren, weil { WHO($seats) ->
        [you] du keine Zahl hast
        [other] { NAMES($seats) } keine Zahl hat
        [you-all] ihr keine Zahl habt ({ NAMES($seats) })
       *[others] { NAMES($seats) } keine Zahl haben
    }, die zur Herausforderung passt.
    [hyper] Mission verloren, weil { WHO($seats) ->
        [you] du mit der Hyperkarte dein Ziel verfehlt hast
       *[other] { NAMES($seats) } mit der Hyperkarte das Ziel verfehlt hat
    }.
   *[lives] Mission verloren. Ihr habt keine Leben mehr.
}

## Was geschah

event-number-played = { WHO($seat) ->
    [you] Du spielst { $card } verdeckt.
   *[other] { NAME($seat) } spielt { $card } verdeckt.
}
event-goal-played = { WHO($seat) ->
    [you] Du spielst das Ziel „{ $goal }“ verdeckt.
   *[other] { NAME($seat) } spielt das Ziel „{ $goal }“ verdeckt.
}
event-ready = { WHO($seat) ->
    [you] Du bist bereit.
   *[other] { NAME($seat) } ist bereit.
}
event-chosen = { WHO($seat) ->
    [you] Du hast gewählt.
   *[other] { NAME($seat) } hat gewählt.
}
event-kept-one = { WHO($seat) ->
    [you] Du nimmst
   *[other] { NAME($seat) } nimmt
} { $which ->
    [first] die erste Zahl zurück.
    [last] die letzte Zahl zurück.
   *[none] nichts zurück.
}
event-passed = { $seat ->
    [none] Jemand passt.
   *[other] { WHO($seat) ->
        [you] Du passt.
       *[other] { NAME($seat) } passt.
    }
}
event-used = { WHO($seat) ->
    [you] Du nutzt
   *[other] { NAME($seat) } nutzt
} { $card ->
    [A] A und { WHO($seat) ->
        [you] nimmst
       *[other] nimmt
    } { $number } zurück.
    [B] B und { WHO($seat) ->
        [you] spielst
       *[other] spielt
    } stattdessen { $number }.
    [C] C und { WHO($seat) ->
        [you] nimmst
       *[other] nimmt
    } { $number } zurück.
    [D] D und { WHO($seat) ->
        [you] tauschst
       *[other] tauscht
    } das Ziel mit { WHO($seats) ->
        [you] dir
       *[other] { NAMES($seats) }
    }.
    [E] E. Diese beiden tauschen ihre Ziele: { NAMES($seats) }.
    [F] F und { WHO($seat) ->
        [you] erhöhst
       *[other] erhöht
    } { $own ->
        [yes] { WHO($seat) ->
            [you] deine Zahl
           *[other] die eigene Zahl
        }
       *[no] { WHO($seats) ->
            [you] deine Zahl
           *[other] die Zahl von { NAMES($seats) }
        }
    } um 1.
    [G] G und { WHO($seat) ->
        [you] verringerst
       *[other] verringert
    } { $own ->
        [yes] { WHO($seat) ->
            [you] deine Zahl
           *[other] die eigene Zahl
        }
       *[no] { WHO($seats) ->
            [you] deine Zahl
           *[other] die Zahl von { NAMES($seats) }
        }
    } um 1.
    [H] H. In dieser Runde darf eine Person mehr ihr Ziel verfehlen.
    [I] I. Diese beiden tauschen ihre Zahlen: { NAMES($seats) }.
   *[J] J und { WHO($seat) ->
        [you] wirst
       *[other] wird
    } diese Runde nicht gewertet.
}
event-second-picked = { WHO($seat) ->
    [you] Du nimmst auch { $card } zurück.
   *[other] { NAME($seat) } nimmt auch { $card } zurück.
}
event-asked-to-pass = { WHO($seat) ->
    [you] Du möchtest passen.
   *[other] { NAME($seat) } möchte passen.
}
event-asked-to-use = { WHO($seat) ->
    [you] Du möchtest { move-use-card }.
   *[other] { NAME($seat) } möchte { move-use-card }.
}
event-asked = Jemand hat sich entschieden.
event-voted = { WHO($seat) ->
    [you] Du hast abgestimmt.
   *[other] { NAME($seat) } hat abgestimmt.
}
event-voted-for = { WHO($seat) ->
    [you] Du möchtest
   *[other] { NAME($seat) } möchte
} { $holder ->
    [none] die anderen entscheiden lassen, wer { $card ->
        [super] die Superkarte
       *[hyper] die Hyperkarte
    } bekommt
   *[other] { $card ->
        [super] die Superkarte
       *[hyper] die Hyperkarte
    } { WHO($holder) ->
        [you] selbst nehmen
       *[other] an { NAME($holder) } geben
    }
}.
event-card-given = { WHO($seat) ->
    [you] Du bekommst
   *[other] { NAME($seat) } bekommt
} { $card ->
    [super] die Superkarte
   *[hyper] die Hyperkarte
}.
event-numbers-revealed = { $passed ->
    [yes] Erste Zahlen nach dem Weitergeben:
   *[no] Erste Zahlen:
} { $cards }.
event-goals-revealed = { $passed ->
    [yes] Ziele nach dem Weitergeben:
   *[no] Ziele:
} { $goals }.
event-goal-checked = { WHO($seat) ->
    [you] Du kommst
   *[other] { NAME($seat) } kommt
} mit { $first } und { $last } auf { $sum }{ $met ->
    [yes] { " " }und { WHO($seat) ->
        [you] erfüllst
       *[other] erfüllt
    } „{ $goal }“ ({ $reason }).
    [no] { " " }und { WHO($seat) ->
        [you] verfehlst
       *[other] verfehlt
    } „{ $goal }“ ({ $reason }).
   *[none] , { WHO($seat) ->
        [you] wirst
       *[other] wird
    } aber diese Runde nicht gewertet.
}
event-ghost-summed = Der Geist kommt mit { $first } und { $last } auf { $sum }.
event-round-completed = Die Runde ist geschafft.
event-round-failed = { $life ->
    [yes] Die Runde scheitert, und ihr verliert ein Leben.
   *[no] Die Runde scheitert.
}
event-taken-back = Zurück auf die Hand: { $cards }.
event-none-taken-back = Niemand nimmt eine Zahl zurück.
event-round-started = Runde { $round } beginnt. { WHO($leader) ->
    [you] Du bist Startperson.
   *[other] { NAME($leader) } ist Startperson.
}
event-mission-won = { status-won }
event-mission-lost = { status-lost }

## Im Terminal

picture-state = Runde { $round }   geschafft { $won }/{ $rounds }   Leben { $lives }   erlaubte Fehlversuche { $allowed }   Start { $leader }
picture-actions = Aktionskarten: { $cards }
picture-challenges = Herausforderungen: { $challenges }
picture-seat = P{ $seat }
picture-ghost = Geist
picture-pile = Stapel { $left }
picture-hand = Hand { $held }{ $known ->
    [none] { "" }
   *[other] { " " }(bekannt { $known })
}
picture-hand-open = Hand { $cards }
picture-row = Ablage { $cards }
picture-mark-super = Super
picture-mark-hyper = Hyper
picture-mark-ignored = nicht gewertet
picture-mark-ready = bereit
picture-sums = Mögliche Summen: { $sums }
picture-own-hand = Deine Hand: { $numbers }   Ziele: { $goals }
picture-face-down = verdeckt: { $move }
picture-round = { $completed ->
    [yes] Runde { $round } geschafft
   *[no] Runde { $round } gescheitert
}
picture-met = { $met ->
    [yes] erfüllt
    [no] verfehlt
   *[none] –
}

## Die Einführung

lesson-start = Ihr spielt als Team und schweigt dabei. In jeder Runde spielen alle eine Zahl, ein Ziel und eine letzte Zahl. Deine beiden Zahlen ergeben deine Summe. Dein Ziel sagt, wie sich deine Summe zu den Summen der anderen verhalten muss.
lesson-first-number = Zuerst wählen alle gleichzeitig eine Zahl und spielen sie verdeckt. Nimm deine 3, die mittlere Zahl auf deiner Hand, und spiel sie.
    .otherwise = Das ginge auch. Spiel diesmal die 3.
lesson-first-goal = Alle Karten werden zugleich aufgedeckt: 3, 3 und 2. Wähle jetzt ein Ziel. Bei „eins mehr“ muss jemand eine um eins kleinere Summe haben als du. Bei „gleich“ muss jemand dieselbe Summe haben. Spiel „eins mehr“.
    .otherwise = „Gleich“ ist auch ein gutes Ziel. Spiel diesmal „eins mehr“.
lesson-action-card = Wren will eine Summe, die sonst niemand hat, und Lark die zweitniedrigste. Die Leiter zeigt, wer noch welche Summen erreichen kann. Diese Mission hat die Aktionskarte F, die eine Zahl um 1 erhöht. Alle können F nutzen, aber die Karte wirkt nur einmal. Ihr dürft nicht darüber reden. Heb die Karte noch auf und tippe auf „Nein danke“.
    .otherwise = Heb die Karte für später auf. Tippe diesmal auf „Nein danke“.
    .mouse = Wren will eine Summe, die sonst niemand hat, und Lark die zweitniedrigste. Die Leiter zeigt, wer noch welche Summen erreichen kann. Diese Mission hat die Aktionskarte F, die eine Zahl um 1 erhöht. Alle können F nutzen, aber die Karte wirkt nur einmal. Ihr dürft nicht darüber reden. Heb die Karte noch auf und klick auf „Nein danke“.
    .otherwise-mouse = Heb die Karte für später auf. Klick diesmal auf „Nein danke“.
lesson-last-number = Jetzt kommt die letzte Zahl. Wähle eine Karte, und die Leiter zeigt deine Summe. Du willst um eins höher liegen als jemand anderes, und Lark kommt mit der 2 wohl kaum über 6 hinaus. Spiel die 4, dann hast du 7.
    .otherwise = Das könnte klappen. Spiel diesmal die 4.
lesson-first-check = 7, 8 und 6. Deine Summe ist um eins höher als die von Lark, also hast du dein Ziel erfüllt. Sonst hat niemand 8, also hat auch Wren das Ziel erfüllt. Lark hat die niedrigste Summe, nicht die zweitniedrigste, und verfehlt das Ziel. Tippe auf eine Person, um auf der Leiter zu sehen, warum sie ihr Ziel erfüllt oder verfehlt hat. In dieser Mission darf eine Person ihr Ziel verfehlen, also zählt die Runde trotzdem.
    .mouse = 7, 8 und 6. Deine Summe ist um eins höher als die von Lark, also hast du dein Ziel erfüllt. Sonst hat niemand 8, also hat auch Wren das Ziel erfüllt. Lark hat die niedrigste Summe, nicht die zweitniedrigste, und verfehlt das Ziel. Klick auf eine Person, um auf der Leiter zu sehen, warum sie ihr Ziel erfüllt oder verfehlt hat. In dieser Mission darf eine Person ihr Ziel verfehlen, also zählt die Runde trotzdem.
lesson-take-back = Wer sein Ziel erfüllt hat, nimmt eine seiner beiden Zahlen zurück. Lark verliert beide. Alle erfahren, welche Zahl du zurückgenommen hast. Nimm die 3 zurück, denn eine mittlere Zahl hilft immer.
    .otherwise = Gute Wahl. Nimm diesmal die 3 zurück.
lesson-second-round = Runde zwei. Alle sehen, dass Wren die 5 zurückgenommen hat und du die 3. Alle haben eine Zahl und ein Ziel gezogen. Spiel eine 2.
    .otherwise = Auch gut. Spiel diesmal eine 2.
lesson-second-goal = 2, 3 und 3. Du hast „gleich“ und „zweithöchste Summe“. Spiel „gleich“. Dafür muss jemand auf dieselbe Summe kommen wie du.
    .otherwise = Spiel diesmal „gleich“.
lesson-use-card = Larks Summe muss zwischen deiner und der von Wren landen. Deine 2 ist niedrig, also nutze jetzt F. Tippe auf die Karte, dann auf deine eigene 2, dann auf „F nutzen“.
    .otherwise = Das ist erlaubt. Nutze F diesmal für deine eigene Zahl.
    .mouse = Larks Summe muss zwischen deiner und der von Wren landen. Deine 2 ist niedrig, also nutze jetzt F. Klick auf die Karte, dann auf deine eigene 2, dann auf „F nutzen“.
lesson-second-last = Deine 2 zählt in dieser Runde als 3, und F ist weg. Alle hätten F nutzen können, aber du warst am schnellsten. Spiel jetzt die 2, dann hast du 5.
    .otherwise = Wer weiß? Spiel diesmal die 2.
lesson-second-check = 5, 8 und 7. Nur du hast 5, und niemand hat 9, also hat nur Lark das Ziel erfüllt. Zwei Personen haben ihr Ziel verfehlt, aber in dieser Mission darf das nur einer Person passieren. Die Runde scheitert und kostet ein Leben. Nach einer gescheiterten Runde nehmen alle eine Zahl zurück.
lesson-end = Wenn ihr vier Runden schafft, bevor ihr drei Leben verliert, habt ihr diese Mission gewonnen. Reden dürft ihr nicht, aber dreimal pro Runde kannst du auf etwas zeigen, das alle sehen. Halte dazu gedrückt, worauf du zeigen willst, oder nutze „Zeigen“. Dreißig Missionen warten, jede mit etwas Neuem.

## Auf dem Bildschirm

ui-phase = { $mission }, Runde { $round }
ui-phase-mission = { $number } { $name }
ui-over = Die Mission ist vorbei
ui-you = Du
ui-ghost = Der Geist
ui-ghost-about = Ein dritter Platz, bei dem nur die Summe zählt
ui-goal-one-more = Jemand hat eine um eins kleinere Summe als du.
ui-goal-one-less = Jemand hat eine um eins größere Summe als du.
ui-goal-equal = Jemand hat dieselbe Summe wie du.
ui-goal-unique = Niemand hat dieselbe Summe wie du.
ui-goal-between = Deine Summe liegt zwischen den Summen links und rechts von dir.
ui-goal-second-highest = Deine Summe ist die zweithöchste.
ui-goal-second-lowest = Deine Summe ist die zweitniedrigste.
ui-goal-named = Ziel „{ $goal }“
ui-counts-as = zählt als { $value }
ui-slot-first = erste Zahl
ui-slot-goal = Ziel
ui-slot-last = letzte Zahl
ui-slot-empty = { $slot }: noch nichts
ui-slot-down = { $slot }: verdeckt
ui-slot-up = { $slot }: { $card }
ui-place = { $seat ->
    [none] Platz des Geistes
   *[other] { WHO($seat) ->
        [you] Dein Platz
       *[other] Platz von { NAME($seat) }
    }
}
ui-details = { $seat ->
    [none] Mehr über den Geist
   *[other] { WHO($seat) ->
        [you] Mehr über dich
       *[other] Mehr über { NAME($seat) }
    }
}
ui-ready = bereit
ui-leads = Startperson
ui-ignored = wird diese Runde nicht gewertet
ui-super = SUPER
    .about = Die Runde zählt nur, wenn diese Person ihr Ziel erfüllt.
ui-hyper = HYPER
    .about = Die Mission ist verloren, wenn diese Person ihr Ziel verfehlt.
ui-vote-you = Ich
ui-vote-none = Mir egal
ui-vote-talk = Ihr könnt darüber reden, bis die Karten ausgeteilt sind.
ui-vote-way = Super und Hyper
ui-row = Ablage
ui-row-of = { $seat ->
    [none] Ablage des Geistes
   *[other] { WHO($seat) ->
        [you] Deine Ablage
       *[other] Ablage von { NAME($seat) }
    }
}: { $cards ->
    [none] leer
   *[other] { $cards }
}
ui-hand = Deine Hand
ui-hand-of = Hand: { $numbers ->
    [one] 1 Zahl
   *[other] { $numbers } Zahlen
}, { $goals ->
    [one] 1 Ziel
   *[other] { $goals } Ziele
}
ui-known = alle kennen { $cards }
ui-piles = Stapel { $numbers } + { $goals }
ui-piles-about = Noch zu ziehen: { $numbers ->
    [one] 1 Zahl
   *[other] { $numbers } Zahlen
}, { $goals ->
    [one] 1 Ziel
   *[other] { $goals } Ziele
}
ui-unseen = Noch nicht gesehen: { $cards ->
    [none] keine
   *[other] { $cards }
}
ui-unseen-goals = Noch nicht gesehene Ziele: { $goals ->
    [none] keine
   *[other] { $goals }
}
ui-times = { $copies } × { $value }
ui-mission-of = Mission { $number }: { $name }
ui-own-mission = Eigene Mission
ui-stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
ui-rounds = { $won } von { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} geschafft
ui-rounds-short = Runden
ui-lives = noch { $left } von { $all } Leben
ui-lives-short = Leben
ui-may-fail = { $many ->
    [0] Alle müssen ihr Ziel erfüllen
    [one] Eine Person darf ihr Ziel verfehlen
   *[other] { $many } Personen dürfen ihr Ziel verfehlen
}
ui-order-ngn = Du spielst Zahl, Ziel, Zahl
ui-order-gnn = Du spielst Ziel, Zahl, Zahl
ui-challenge-min5 = Mindestens 5
    .about = Summen von mindestens 5
ui-challenge-max7 = Höchstens 7
    .about = Summen von höchstens 7
ui-challenge-nodbl = Keine Doppelten
    .about = zwei verschiedene Zahlen
ui-challenge-dbl3 = Doppelt plus 3
    .about = genau gleiche Karten erhöhen die Summe um 3
ui-challenge-lohi = Aufsteigend
    .about = letzte Zahl höher als die erste
ui-challenge-hilo = Absteigend
    .about = letzte Zahl niedriger als die erste
ui-challenge-even2 = Gerade
    .about = letzte Zahl gerade
ui-challenge-odd2 = Ungerade
    .about = letzte Zahl ungerade
ui-challenge-diff = Differenz
    .about = die Differenz zählt, nicht die Summe
ui-challenge-passn = Zahl weitergeben
    .about = alle geben ihre erste Zahl weiter
ui-challenge-passg = Ziel weitergeben
    .about = alle geben ihr Ziel weiter
ui-actions = Aktionskarten
ui-action = Aktionskarte
ui-action-a = eine abgelegte Zahl zurücknehmen
ui-action-b = deine Zahl gegen eine aus der Hand tauschen
ui-action-c = zwei abgelegte Zahlen zurücknehmen
ui-action-d = dein Ziel mit einer anderen Person tauschen
ui-action-e = zwei beliebige Ziele tauschen
ui-action-f = +1 auf eine Zahl
ui-action-g = −1 auf eine Zahl
ui-action-h = diese Runde darf eine Person mehr ihr Ziel verfehlen
ui-action-i = zwei beliebige Zahlen tauschen
ui-action-j = du wirst diese Runde nicht gewertet
ui-element-gnn = Ziel zuerst
    .about = ihr spielt das Ziel vor der ersten Zahl
ui-element-super = Superkarte
    .about = die Runde zählt nur, wenn die Person mit der Karte ihr Ziel erfüllt
ui-element-hyper = Hyperkarte
    .about = die Mission ist verloren, wenn die Person mit der Karte ihr Ziel verfehlt
ui-ladder = Summenleiter
ui-ladder-can = { $seat ->
    [none] Der Geist kann
   *[other] { WHO($seat) ->
        [you] Du kannst
       *[other] { NAME($seat) } kann
    }
} { $sums } erreichen
ui-ladder-has = { $seat ->
    [none] Der Geist hat
   *[other] { WHO($seat) ->
        [you] Du hast
       *[other] { NAME($seat) } hat
    }
} { $sum }
ui-ladder-none = Hier erscheinen die Summen, sobald die ersten Zahlen aufgedeckt sind.
ui-makes = ergibt { $value }
ui-would-be = Deine Summe wäre { $value }.
ui-could-be = Mögliche Summen: { $sums }.
ui-breaks = nicht erlaubt: { $limits }
ui-strands = keine letzte Zahl würde passen
ui-strands-about = Vorsicht! Dann hast du keine passende letzte Zahl mehr für { $limits }.
ui-choose-first = Wähle deine erste Zahl.
ui-choose-goal = Wähle dein Ziel.
ui-choose-last = Wähle deine letzte Zahl.
ui-play = Ausspielen
ui-played = Deine Karte liegt verdeckt.
ui-waiting = { $many ->
    [one] Eine Person wählt noch.
   *[other] { $many } Personen wählen noch.
}
ui-may-use = Nutze eine Aktionskarte oder passe.
ui-no-thanks = Nein danke
ui-thinking = { $many ->
    [one] Eine Person überlegt noch
   *[other] { $many } Personen überlegen noch
}
ui-passed = Du hast gepasst.
ui-acted = Du hast in dieser Runde schon eine Karte genutzt.
ui-target-row = Wähle eine Zahl aus deiner Ablage.
ui-target-hand = Wähle eine Zahl aus deiner Hand.
ui-target-goal = Wähle ein Ziel auf dem Tisch.
ui-target-first = Wähle eine der ersten Zahlen auf dem Tisch.
ui-target-partner = Wähle die andere Karte.
ui-use = { $letter } nutzen
ui-use-one = Karte nutzen
ui-pick-second = Wähle eine zweite Zahl aus deiner Ablage.
ui-take-back = Zurücknehmen
ui-keep = Wähle, welche deiner beiden Zahlen du zurücknimmst.
ui-keep-first = Erste zurücknehmen
ui-keep-last = Letzte zurücknehmen
ui-keep-none = Nichts zurücknehmen
ui-turned-first = Das sind die ersten Zahlen.
ui-turned-goal = Das sind die Ziele.
ui-turned-last = Alle Karten sind aufgedeckt.
ui-moved-first = Alle geben ihre Zahl weiter.
ui-moved-goal = Alle geben ihr Ziel weiter.
ui-moved-last = Alle geben ihre Karte weiter.
ui-sums = Alle Karten sind aufgedeckt. Das sind die Summen.
ui-checked = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
}: { $reason }.
ui-round-completed = Die Runde ist geschafft!
ui-round-failed = Die Runde scheitert, und ihr verliert ein Leben.
ui-met = erfüllt
ui-missed = verfehlt
ui-continue = Weiter
ui-point = Zeigen
    .about = Zeig wortlos auf etwas, das alle sehen.
ui-point-left = noch { $left }
ui-point-now = Wähle aus, worauf du zeigen willst.
ui-pointed = { WHO($seat) ->
    [you] Du zeigst
   *[other] { NAME($seat) } zeigt
} auf { $thing }.
ui-point-mission = die Mission
ui-point-rounds = die Runden
ui-point-lives = die Leben
ui-point-fail = die Zahl der erlaubten Fehlversuche
ui-point-seat = { $seat ->
    [none] den Geist
   *[other] { WHO($seat) ->
        [you] dich
       *[other] { NAME($seat) }
    }
}
ui-point-first = { $seat ->
    [none] die erste Zahl des Geistes
   *[other] { WHO($seat) ->
        [you] deine erste Zahl
       *[other] die erste Zahl von { NAME($seat) }
    }
}
ui-point-goal = { $seat ->
    [none] das Ziel des Geistes
   *[other] { WHO($seat) ->
        [you] dein Ziel
       *[other] das Ziel von { NAME($seat) }
    }
}
ui-point-last = { $seat ->
    [none] die letzte Zahl des Geistes
   *[other] { WHO($seat) ->
        [you] deine letzte Zahl
       *[other] die letzte Zahl von { NAME($seat) }
    }
}
ui-point-sum = { $seat ->
    [none] die Summe des Geistes
   *[other] { WHO($seat) ->
        [you] deine Summe
       *[other] die Summe von { NAME($seat) }
    }
}
ui-point-row = { $seat ->
    [none] die Ablage des Geistes
   *[other] { WHO($seat) ->
        [you] deine Ablage
       *[other] die Ablage von { NAME($seat) }
    }
}
ui-point-goal-row = { $seat ->
    [none] die abgelegten Ziele des Geistes
   *[other] { WHO($seat) ->
        [you] deine abgelegten Ziele
       *[other] die abgelegten Ziele von { NAME($seat) }
    }
}
ui-point-challenge = die Herausforderung „{ $name }“
ui-point-action = die Aktionskarte { $letter }
ui-redealt = Neue Handkarten, weil mit den ersten die Herausforderung nicht zu schaffen war: { NAMES($seats) }.
ui-log-none = Ihr habt noch keine Runde beendet.
ui-round = Runde { $round }
ui-completed = geschafft
ui-failed = gescheitert
ui-kept = Zurück auf die Hand: { $cards }
ui-hands-open = Alle Handkarten am Schluss
ui-could-have = Was hättet ihr tun können?
    .about = Hier siehst du die letzte Runde mit allen Handkarten. Geht in der Aufzeichnung zurück und probiert eine andere Karte.
ui-ending-won = In der letzten Runde haben { $met } von { $players } Personen ihr Ziel erfüllt.
ui-ending-lost = In der letzten Runde { $met ->
    [0] hat niemand das eigene Ziel erfüllt
    [one] hat nur eine Person ihr Ziel erfüllt
   *[other] haben { $met } Personen ihr Ziel erfüllt
}. Nötig waren { $needed }.
ui-ending-super = { WHO($seat) ->
    [you] Du hast mit der Superkarte dein Ziel verfehlt
   *[other] { NAME($seat) } hat mit der Superkarte das Ziel verfehlt
}, also zählte die letzte Runde nicht.
ui-medal-gold = Besser geht es nicht.
ui-medal-silver = Ohne verlorenes Leben wäre es Gold gewesen.
ui-medal-bronze = Mit nur einem verlorenen Leben wäre es Silber gewesen.
ui-medal-none = Ihr habt euch die Mission leichter gemacht, deshalb gibt es keine Medaille.
ui-to-missions = Alle Missionen
ui-story = Runde { $round }, { $won ->
    [yes] geschafft
   *[no] gescheitert
}
ui-story-end = Der Schluss, mit offenen Handkarten
ui-seat-value = Person { $seat }
ui-key-choose = eine spielbare Karte wählen
ui-key-move = von Karte zu Karte gehen
ui-key-play = die gewählte Karte spielen
ui-key-undo = die gewählte Karte zurücklegen
ui-key-point = auf etwas zeigen, das alle sehen

## Die Missionsseite

ui-missions = Missionen
    .about = Dreißig Missionen, jede mit etwas Neuem. Beginnt mit Missionen, die nur einen Stern haben.
ui-next-mission = Nächste Mission
ui-first-mission = Deine erste Mission
ui-all-done = Ihr habt alle Missionen geschafft. Welche Missionen schafft ihr, ohne ein Leben zu verlieren?
ui-play-bots = Mit Bots spielen
ui-play-friends = Mit anderen spielen
ui-setup = So spielt ihr
ui-partners = Bots
ui-two-players = Zu zweit mit dem Geist sind andere Missionen schwer als in größeren Gruppen. Diese Sterne gelten für zwei Personen.
ui-groups = Wer spielt
ui-no-groups = Du hast noch keine Mission beendet. Wer zusammen eine Mission zu Ende spielt, bildet eine Gruppe. Hier siehst du dann, wie weit ihr seid.
ui-new-group = Neue Gruppe
ui-solved-of = { $solved } von { $all } geschafft
ui-stars-of = { $stars } von { $all } Sternen
ui-medals-are = { $gold } Gold, { $silver } Silber, { $bronze } Bronze
ui-attempts = { $many ->
    [0] noch nicht versucht
    [one] einmal versucht
   *[other] { $many }-mal versucht
}
ui-gold = Gold
ui-silver = Silber
ui-bronze = Bronze
ui-eased = mit leichteren Regeln geschafft, keine Medaille
ui-filters = Filter
ui-filter-stars = Sterne
ui-filter-players = Personen
ui-filter-solved = Geschafft
ui-filter-any = alle
ui-filter-open = noch nicht
ui-filter-done = geschafft
ui-filter-element = Mit
ui-filter-anything = beliebig
ui-filter-challenges = Herausforderungen
ui-filter-more = Mehr
ui-no-missions = Keine passende Mission gefunden.
ui-show-all = Alle zeigen
ui-facts = { $rounds } Runden, { $lives } Leben, { $numbers } Zahlen und { $goals } Ziele auf der Hand
ui-bots-win = { $level ->
    [easy] leichte Bots gewinnen { $share }
    [fair] mittelstarke Bots gewinnen { $share }
    [strong] starke Bots gewinnen { $share }
   *[other] Bots gewinnen { $share }
}
ui-bots-unmeasured = mit diesen Bots nicht gemessen
ui-whats-new = Was ist neu?
ui-turn-back = Zurück
ui-new-round = Der Ablauf einer Runde: eine Zahl, ein Ziel, eine letzte Zahl und die Prüfung.
ui-new-hand = Weniger Handkarten, also weniger Zahlen zur Auswahl.
ui-new-mix = Eine Mischung aus Bekanntem.
ui-new-finale = Das Finale, mit allem auf einmal.

## Statistik im Labor

measure-rounds = Runden
measure-rounds_done = Geschaffte Runden
measure-lives_left = Leben am Ende
measure-goals_laid = Gespielte Ziele
measure-goals_laid-plus_1 = Eins mehr
measure-goals_laid-minus_1 = Eins weniger
measure-goals_laid-equal = Gleich
measure-goals_laid-unique = Einmalig
measure-goals_laid-between = Dazwischen
measure-goals_laid-second_highest = Zweithöchste Summe
measure-goals_laid-second_lowest = Zweitniedrigste Summe
measure-goals_laid_in_all = Gespielte Ziele pro Mission
measure-goals_met = Erfüllte Ziele
measure-goals_met-plus_1 = { measure-goals_laid-plus_1 }
measure-goals_met-minus_1 = { measure-goals_laid-minus_1 }
measure-goals_met-equal = { measure-goals_laid-equal }
measure-goals_met-unique = { measure-goals_laid-unique }
measure-goals_met-between = { measure-goals_laid-between }
measure-goals_met-second_highest = { measure-goals_laid-second_highest }
measure-goals_met-second_lowest = { measure-goals_laid-second_lowest }
measure-cards_used = Genutzte Aktionskarten
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
measure-used_in_round = Genutzte Aktionskarten nach Runde
measure-used_in_round-1 = Runde 1
measure-used_in_round-2 = Runde 2
measure-used_in_round-3 = Runde 3
measure-used_in_round-4 = Runde 4
measure-used_in_round-5 = Runde 5
measure-used_in_round-6 = Runde 6
measure-used_in_round-7 = Runde 7 oder später
measure-cards_in_all = Genutzte Aktionskarten pro Mission
measure-used = Aktionen
measure-used-number = Zahl
measure-used-goal = Ziel
measure-used-pass = Passen
measure-used-action_card = Aktionskarte
measure-used-take_back = Zurücknehmen
