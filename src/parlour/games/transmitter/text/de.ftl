# Transmitter auf Deutsch.

## Das Spiel

game-summary = Jemand von euch kennt die Zahl, darf aber nur „zu niedrig“ oder „zu hoch“ sagen.
game-credits = Von George Kazamias und Yiouli Giannacariou. Der Titel ist von uns.
reason-won = Ihr habt genug Runden gewonnen.
reason-lost = Ihr habt zu viele Runden verloren.
bot-easy = folgt dem letzten Hinweis
bot-fair = zielt auf die Mitte des möglichen Bereichs
bot-strong = plant mit exakten Wahrscheinlichkeiten voraus
bot-master = schließt auch aus deinen Zügen auf deine Handkarten

## Züge, wie man sie im Terminal eintippt

move-play = spiel { SIGNED($card) }
move-say = { $hint ->
    [lower] sag zu niedrig
    [greater] sag zu hoch
   *[match] sag Treffer
}
move-draw = zieh eine Zielkarte
move-keep = { $which ->
    [first] behalte die erste Karte
   *[second] behalte die zweite Karte
}{ $card ->
    [none] { "" }
   *[other] { " " }({ SIGNED($card) })
}

## Gründe des Trainers

advice-aims = { $percent ->
    [0] Der Stapel steht dann bei { SIGNED($stack) }. Das kann kein Treffer sein, gibt den Nächsten aber die besten Chancen.
   *[other] Der Stapel steht dann bei { SIGNED($stack) }. Die Wahrscheinlichkeit für einen Treffer beträgt { $percent } %.
}
advice-splits = Auch der Hinweis hilft weiter: In { $higher } % der Fälle liegt das Signal höher, in { $lower } % niedriger.
advice-truth = Die anderen finden das Signal nur, wenn der Hinweis stimmt.
advice-small-gap = Mit dieser Karte ist das Signal { $gap } vom Stapel entfernt. Mit der anderen Karte käme das Signal nicht näher.
advice-drifts = Das Signal muss jetzt wandern.

## Worauf der Tisch wartet

status-receive = { WHO($seat) ->
    [you] Du bist dran: Spiel eine Karte auf den Stapel.
   *[other] { NAME($seat) } wählt eine Karte.
}
status-announce = { WHO($seat) ->
    [you] Du bist dran: Vergleiche den Stapel mit dem Signal.
   *[other] { NAME($seat) } vergleicht den Stapel mit dem Signal.
}
status-drift = { WHO($seat) ->
    [you] Du bist dran: Zieh eine Zielkarte. Das Signal wandert.
   *[other] { NAME($seat) } zieht eine Zielkarte.
}
status-choose = { WHO($seat) ->
    [you] Du bist dran: Behalte eine der beiden Zielkarten.
   *[other] { NAME($seat) } wählt eine von zwei Zielkarten.
}
status-over = { $won ->
    [yes] Ihr habt mit { $wins } zu { $losses } gewonnen.
   *[no] Ihr habt mit { $wins } zu { $losses } verloren.
}

## Was passiert ist

event-played = { WHO($seat) ->
    [you] Du spielst { SIGNED($card) }. Der Stapel steht jetzt bei { SIGNED($stack) }.
   *[other] { NAME($seat) } spielt { SIGNED($card) }. Der Stapel steht jetzt bei { SIGNED($stack) }.
}
event-drew = { WHO($seat) ->
    [you] Du ziehst eine Zielkarte.
   *[other] { NAME($seat) } zieht eine Zielkarte.
}
event-kept = { WHO($seat) ->
    [you] Du behältst eine von zwei Zielkarten.
   *[other] { NAME($seat) } behält eine von zwei Zielkarten.
}
event-hinted = { $hint ->
    [lower] Zu niedrig. Das Signal ist höher als der Stapel.
    [greater] Zu hoch. Das Signal ist niedriger als der Stapel.
   *[match] Treffer!
}
event-drifted = Das Signal wandert.
event-round-ended = { $outcome ->
    [won] Ihr habt die Runde gewonnen.
    [no_objective] Ihr habt die Runde verloren: Das Signal musste wandern, aber es gab keine Zielkarten mehr.
    [drift_match] Ihr habt die Runde verloren: Das Signal ist auf den Stapel gewandert.
   *[no_cards] Ihr habt die Runde verloren: Euch sind die Karten ausgegangen.
}{ $signal ->
    [none] { "" }
   *[other] { " " }Das Signal war { SIGNED($signal) }.
}
event-round-started = Runde { $round }: { $transmitter ->
    [none] Niemand sendet
   *[other] { WHO($transmitter) ->
        [you] Du sendest
       *[other] { NAME($transmitter) } sendet
    }
}, { WHO($seat) ->
    [you] du fängst
   *[other] { NAME($seat) } fängt
} an.{ $hint ->
    [lower] { " " }Das Signal liegt über 0.
    [greater] { " " }Das Signal liegt unter 0.
   *[unsaid] { "" }
}
event-game-ended = { $won ->
    [yes] Ihr habt mit { $wins } zu { $losses } gewonnen.
   *[no] Ihr habt mit { $wins } zu { $losses } verloren.
}

## Im Terminal

picture-score = Runde { $round }  gewonnen { $wins }, verloren { $losses }
picture-plays = Karte { $plays }  noch { $drift ->
    [one] { $drift } Karte
   *[other] { $drift } Karten
}, bis das Signal wandert
picture-stack = Stapel { $sum }
picture-hint = { $hint ->
    [lower] Hinweis: Der Stapel ist NIEDRIGER als das Signal. Ihr müsst nach oben.
    [greater] Hinweis: Der Stapel ist HÖHER als das Signal. Ihr müsst nach unten.
    [match] Hinweis: TREFFER.
    [pending] Hinweis: steht noch aus
    [drifted] Hinweis: keiner, seit das Signal gewandert ist
   *[none] Hinweis: noch keiner
}
picture-possible = Möglich: { $values }
picture-run = { SIGNED($low) } bis { SIGNED($high) }
picture-signal = Signal: { $sum }
picture-offer = Behalte eine: { SIGNED($first) } oder { SIGNED($second) }
picture-hand = { WHO($seat) ->
    [you] Hand: { $cards }
   *[other] { NAME($seat) }: { $cards }
}

## Varianten

preset-printed = Wie gedruckt, ergänzt
    .about = Die gedruckten Regeln, aber nach jeder Karte ziehst du nach. In jeder Runde können alle zwölf Zielkarten drankommen. Die leichteste Variante.
preset-balanced = Ausgewogen
    .about = Zwei Zielkarten pro Runde, da zählt jede Karte.
preset-relaxed = Entspannt
    .about = Drei Zielkarten pro Runde.
preset-hard = Schwer
    .about = Zwei Zielkarten, und das Signal wandert nach jeder vierten Karte.
preset-seasoned = Eingespielt
    .about = Wie „Schwer“, aber mit fünf Handkarten. Für alle, die „Ausgewogen“ fast immer gewinnen.
preset-expert = Experte
    .about = Wie „Schwer“, aber mit drei Handkarten.
preset-quick = Kurz
    .about = Wie „Ausgewogen“, aber schon drei gewonnene oder verlorene Runden entscheiden.
preset-battery = Batterie
    .about = Zwölf Zielkarten müssen für das ganze Spiel reichen.
preset-no_refill = Ohne Nachziehen
    .about = Es wird nicht nachgezogen. Die vier Startkarten müssen reichen.
preset-house = Das Spiel sendet
    .about = Wie „Ausgewogen“, aber das Spiel gibt die Hinweise und alle spielen Karten. Am besten zu zweit.
preset-hands_on = Sender in Aktion
    .about = Wie „Ausgewogen“, aber der Sender gibt jeden Hinweis selbst, zieht die Zielkarten und wählt jeweils eine von zweien aus.
preset-literal = Wie gedruckt
    .about = Nur das, was in den gedruckten Regeln steht. Ihr bekommt je vier Karten und zieht nie nach. Ihr dürft reden, und der Sender macht alles von Hand. Zu zweit oder zu dritt sehr schwer.

## Optionen

option-objective_limit = Zielkarten
    .about = Wie viele Zielkarten es pro Runde höchstens gibt, die erste mitgezählt.
option-drift_interval = Karten, bis das Signal wandert
    .about = Nach wie vielen Karten das Signal jeweils wandert.
option-hand_size = Handkarten
    .about = Wie viele Karten jeder Empfänger auf der Hand hat.
option-wins_to_win = Runden zum Sieg
    .about = Mit wie vielen gewonnenen Runden ihr das Spiel gewinnt.
option-losses_to_lose = Runden zur Niederlage
    .about = Mit wie vielen verlorenen Runden ihr das Spiel verliert.
option-refill = Nachziehen
    .about = Ob du nachziehst, wenn du eine Karte gespielt hast.
option-refill-to_hand_size = Bis zur vollen Hand
option-refill-none = Nie
option-objective_scope = Zielkartenstapel
    .about = Ob die Zielkarten jede Runde neu gemischt werden oder für das ganze Spiel reichen müssen.
option-objective_scope-round = Alle zwölf in jeder Runde
option-objective_scope-game = Zwölf für das ganze Spiel
option-draw_match = Wenn das Signal auf den Stapel wandert
    .about = Was passiert, wenn das Signal auf den Wert des Stapels wandert.
option-draw_match-lose = Die Runde ist verloren
option-draw_match-win = Die Runde ist gewonnen
option-draw_match-ignore = Nichts, und niemand erfährt es
option-hint_after_draw = Hinweis, wenn das Signal wandert
    .about = Ob ihr sofort einen Hinweis bekommt, wenn das Signal gewandert ist.
option-hint_after_draw-none = Nein
option-hint_after_draw-full = Ja
option-opening_hint = Hinweis zu Beginn
    .about = Ihr bekommt einen Hinweis vor der ersten Karte.
option-out_of_cards = Keine Karten mehr
    .about = Wann die Runde verloren ist, weil euch die Karten ausgehen.
option-out_of_cards-hands_empty = Wenn niemand mehr Handkarten hat
option-out_of_cards-pile_empty = Wenn der Nachziehstapel leer ist
option-transmitter = Sender
    .about = Wer als Nächstes sendet. Wenn das Spiel sendet, empfangen alle.
option-transmitter-rotate = Reihum
option-transmitter-fixed = Immer dieselbe Person
option-transmitter-random = Zufällig
option-transmitter-house = Das Spiel
option-first_transmitter = Erster Sender
    .about = Wer in der ersten Runde sendet.
option-first_transmitter-random = Zufällig
option-transmitter_acts = Hinweise und Zielkarten
    .about = Ob Hinweise und Zielkarten von selbst kommen oder ob der Sender die Hinweise gibt und die Zielkarten zieht.
option-transmitter_acts-auto = Automatisch
option-transmitter_acts-manual = Von Hand
option-tuner = Feinabstimmung
    .about = Wenn das Signal wandert, zieht der Sender zwei Karten und behält eine.
option-talk = Absprachen
    .about = Was die Empfänger einander während einer Runde sagen dürfen.
option-talk-silent = Nichts
option-talk-free = Alles
option-talk-open_hands = Alles, mit offenen Karten
option-talk-between = Alles zwischen den Runden
option-reveal_objective = Signal aufdecken
    .about = Wann alle die Zielkarten einer Runde sehen.
option-reveal_objective-round_end = Nach jeder Runde
option-reveal_objective-game_end = Nach dem Spiel
option-reveal_objective-never = Nie
option-aid = Hilfe am Bildschirm
    .about = Wie viel der Bildschirm für euch festhält und ausrechnet.
option-aid-none = Nur der letzte Hinweis
option-aid-log = Hinweise und Verlauf
option-aid-bounds = Die möglichen Werte
option-aid-exact = Alle Wahrscheinlichkeiten
option-objective_set = Verwendete Zielkarten
    .about = Die zwölf Zielkarten des Spiels oder eure eigenen.
option-objective_set-printed = Die zwölf aus dem Spiel
option-objective_set-custom = Eigene
option-custom_objectives = Eigene Zielkarten
    .about = Die Werte eurer Zielkarten, aufsteigend.
option-playing_deck = Verwendete Spielkarten
    .about = Die 76 Spielkarten des Spiels oder eure eigenen.
option-playing_deck-printed = Die 76 aus dem Spiel
option-playing_deck-custom = Eigene
option-custom_deck = Eigene Spielkarten
    .about = Wie viele Karten es von jedem Wert von −9 bis 9 gibt.

material-objectives = Zielkarten
material-deck = Spielkarten

## Was nicht zusammenpasst

refusal-few-objectives = Ein Satz muss { $fewest } bis { $most } Zielkarten haben.
refusal-many-objectives = Ein Satz darf höchstens { $most } Karten haben, nicht { $count }.
refusal-zero-objective = Eine Karte mit 0 würde das Signal nicht bewegen. Wählt einen anderen Wert.
refusal-one-player = Wenn du allein spielst, muss das Spiel senden. Wenn jemand von euch sendet, müsst ihr 2 bis 6 Personen sein.
refusal-tuner-without-transmitter = Für die Feinabstimmung muss jemand von euch senden.
refusal-manual-without-transmitter = Für Hinweise von Hand muss jemand von euch senden.
refusal-hint-tells-match = Mit „{ option-draw_match-ignore }“ bleibt geheim, dass das Signal auf den Stapel gewandert ist. Ein Hinweis direkt danach würde es verraten. Ändert eine der beiden Optionen.
refusal-scope-needs-reveal = Wenn die Zielkarten für das ganze Spiel reichen müssen, bleiben die benutzten offen liegen. Deckt das Signal daher nach jeder Runde auf.
refusal-first-transmitter = Zuerst muss eine der { $seats } Personen am Tisch senden.
refusal-objective-twice = { SIGNED($card) } kommt zweimal vor, aber jede Zielkarte braucht einen eigenen Wert.
refusal-objective-order = Ordnet die Zielkarten aufsteigend: Hier steht { SIGNED($before) } vor { SIGNED($card) }.
refusal-objectives-high = Die positiven Karten ergeben zusammen { SIGNED($total) }, aber mehr als { SIGNED($most) } ist nicht erlaubt.
refusal-objectives-low = Die negativen Karten ergeben zusammen { SIGNED($total) }, aber weniger als { SIGNED($least) } ist nicht erlaubt.
refusal-deck-values = Gebt für jeden der { $values } Werte an, wie viele Karten es davon gibt.
refusal-deck-large = Es dürfen höchstens { $most } Spielkarten sein, nicht { $count }.
refusal-deck-small = Es gibt { $count } Spielkarten, aber { $dealt } werden ausgeteilt. Wählt weniger Handkarten.
refusal-value-twice = { SIGNED($value) } steht schon in Zeile { $first }.

## Was eine Einstellung bewirkt

no-effect = Hat hier keine Wirkung.
caution-no-drift = { no-effect } Die Runde ist vorbei, bevor das Signal wandern kann.
caution-out-first = { no-effect } Ohne Nachziehen ist die Runde schon nach { $plays ->
    [one] 1 Karte
   *[other] { $plays } Karten
} vorbei, ihr braucht also nie so viele Zielkarten.
caution-few-cards = { no-effect } Es gibt nur { $cards } Zielkarten.
caution-pile-lasts = { no-effect } Die Runde ist vorbei, bevor der Nachziehstapel leer ist.
caution-no-pile = { no-effect } In diesem Spiel wird nie nachgezogen.
caution-one-round = { no-effect } Die erste Runde entscheidet das Spiel.
caution-one-receiver = Nur eine Person empfängt und kann mit niemandem reden. Der Sender darf nicht antworten.
caution-printed-set = { no-effect } Ihr spielt mit den Zielkarten des Spiels.
caution-printed-deck = { no-effect } Ihr spielt mit den Karten des Spiels.

## Der Bildschirm

ui-phase = Runde { $round }, Karte { $play } von { $most }
ui-over = Das Spiel ist vorbei
ui-transmits = sendet
ui-lamp-lower = Zu niedrig
ui-lamp-greater = Zu hoch
ui-lamp-match = Treffer
ui-lamps = Letzter Hinweis
ui-say-lower = „Zu niedrig“ sagen
ui-say-greater = „Zu hoch“ sagen
ui-say-match = „Treffer“ sagen
ui-sentence = { $hint ->
    [empty] Der Stapel ist leer und zählt als 0. Spielt eine Karte, um den ersten Hinweis zu bekommen.
    [opening-lower] Der Stapel ist leer und zählt als 0. Das Signal ist höher.
    [opening-greater] Der Stapel ist leer und zählt als 0. Das Signal ist niedriger.
    [lower] Der Stapel steht bei { $stack }. Das ist zu niedrig, das Signal ist also höher.
    [greater] Der Stapel steht bei { $stack }. Das ist zu hoch, das Signal ist also niedriger.
    [match] Der Stapel steht bei { $stack }. Treffer!
    [drifting] Das Signal wandert …
    [drifted] Das Signal ist gewandert. Die nächste Karte verrät mehr.
   *[unsaid] Der Stapel steht bei { $stack }. Die Antwort steht noch aus.
}
ui-stack = Stapel
ui-stack-cards = Stapel, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
ui-stack-after = Stapel { $sum }
ui-signal-cards = Signal, { $cards ->
    [one] { $cards } Zielkarte
   *[other] { $cards } Zielkarten
}
ui-signal-is = Das Signal ist { $value }
ui-objective-left = { $cards ->
    [0] keine Karten mehr
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
ui-drift-in = { $plays ->
    [0] wäre jetzt gewandert
    [one] wandert nach dieser Karte
   *[other] wandert nach { $plays } Karten
}
ui-lost-in = { $plays ->
    [one] letzte Karte
   *[other] noch { $plays } Karten
}
ui-line = Zahlenstrahl. Der Stapel steht bei { $stack }. Das Signal kann { $values } sein.
ui-line-plain = Zahlenstrahl. Der Stapel steht bei { $stack }.
ui-chance = { $value }: { $percent } %
ui-hand = Deine Hand
ui-hand-of = Hand von { NAME($seat) }
ui-tap-again = zum Spielen noch einmal tippen
ui-pick = Wähle eine Karte für den Stapel.
ui-wait = Tippe eine Karte an, um die neue Summe zu sehen.
    .mouse = Zeig auf eine Karte, um die neue Summe zu sehen.
ui-watch = Du kannst nur zusehen. Die Hinweise kommen von selbst.
ui-you-transmit = Du sendest
ui-compare = Vergleiche den Stapel mit deinem Signal.
ui-draw = Zielkarte ziehen und das Signal wandern lassen
ui-keep = { SIGNED($card) } behalten
ui-keep-one = Behalte eine dieser beiden Zielkarten. Die behaltene Karte wird zu deinem Signal addiert.
ui-score = Gewonnene Runden: { $wins }. Verlorene Runden: { $losses }.
ui-won = Gewonnen
ui-lost = Verloren
ui-round = Runde { $round }
ui-round-result = { $outcome ->
    [won] Runde { $round }: gewonnen
   *[lost] Runde { $round }: verloren
}
ui-why = { $outcome ->
    [won] Mit der { $plays }. Karte hat der Stapel das Signal getroffen.
    [no_objective] { $plays ->
        [0] Für diese Runde gab es keine Zielkarte mehr.
       *[other] Nach { $plays } Karten ohne Treffer musste das Signal wandern, aber es gab keine Zielkarte mehr.
    }
    [drift_match] Das Signal ist von selbst auf den Stapel gewandert, damit ist die Runde verloren.
   *[no_cards] Euch gingen die Karten aus, bevor ihr das Signal gefunden habt.
}
ui-signal-was = Das Signal war { $values }.
ui-then = , dann { " " }
ui-signal-hidden = Das Signal siehst du, wenn das Spiel vorbei ist.
ui-objectives = Zielkarten
ui-objectives-about = Das Signal ist zuerst eine dieser Karten. Jedes Mal, wenn das Signal wandert, kommt eine weitere dazu.
ui-objectives-show = Zielkarten anzeigen
ui-objective-out = { SIGNED($card) }, ausgeschlossen
ui-ending = { $outcome ->
    [won] Der Stapel steht bei { $stack }. Treffer!
    [drift_won] Das Signal ist auf den Stapel gewandert. Treffer!
    [drift_match] Das Signal ist auf den Stapel gewandert. Die Runde ist verloren.
    [no_objective] { $hint ->
        [lower] Zu niedrig, und das war die letzte Karte. Die Runde ist verloren.
       *[greater] Zu hoch, und das war die letzte Karte. Die Runde ist verloren.
    }
   *[no_cards] { $hint ->
        [lower] Zu niedrig, und ihr habt keine Karten mehr. Die Runde ist verloren.
       *[greater] Zu hoch, und ihr habt keine Karten mehr. Die Runde ist verloren.
    }
}
ui-rounds-won = { $wins ->
    [one] { $wins } Runde
   *[other] { $wins } Runden
} gewonnen, { $losses } verloren.
ui-decided = { $outcome ->
    [won] Runde { $round } hat entschieden. Der Stapel hat das Signal bei { $stack } getroffen.
    [drift_match] Runde { $round } hat entschieden. Das Signal ist bei { $stack } auf den Stapel gewandert.
   *[missed] Runde { $round } hat entschieden. Der Stapel stand am Ende bei { $stack }.
}
ui-missed-by = Das Signal war { $signal }, ihr habt es um { $gap } verfehlt.
ui-gap = um { $gap } verfehlt
ui-next = Nächste Runde
ui-to-result = Zum Ergebnis
ui-chart = { $outcome ->
    [won] Runde { $round }, gewonnen. Stapel und Signal, Karte für Karte.
   *[lost] Runde { $round }, verloren. Stapel und Signal, Karte für Karte.
}
ui-chart-stack = Stapel
ui-chart-signal = Signal
ui-log-drift = Das Signal wandert
ui-log-none = In dieser Runde hat noch niemand eine Karte gespielt.
ui-past = Frühere Runden
ui-key-cards = von Karte zu Karte
ui-key-number = Karte wählen
ui-key-play = Karte spielen
ui-seat-value = Person { $number }

## Die Einführung

lesson-goal = Moss sendet und kennt eine geheime Zahl, das Signal. Du und Lark seid die Empfänger. Gemeinsam versucht ihr, mit dem Stapel – der Summe eurer gespielten Karten – das Signal zu treffen. Der Stapel beginnt bei 0.
lesson-first-card = Du hast vier Karten auf der Hand. Wenn du dran bist, spielst du eine Karte, die zum Stapel addiert wird. Das Signal ist zuerst eine von zwölf Zielkarten: −12, −11, −9, −6, −3, −2, 1, 4, 5, 7, 8 oder 10. Die möglichen Werte leuchten auf dem Zahlenstrahl. Spiel die +5, um zu erfahren, ob das Signal über oder unter 5 liegt.
    .otherwise = Das ginge auch, aber spiel diesmal die +5.
lesson-hints = „Zu niedrig.“ Das Signal liegt also über 5. „Zu niedrig“, „zu hoch“ und „Treffer“ – mehr darf Moss nie sagen. Auf dem Zahlenstrahl leuchten nur noch die möglichen Werte: 7, 8 und 10. Außerdem hast du eine neue Karte gezogen.
lesson-partner = Lark spielt +9. Der Stapel steht bei 14, und das ist zu hoch. Du siehst Larks Karten nicht, und Lark sieht deine nicht. Während einer Runde redet niemand. Ihr müsst eure Karten sprechen lassen.
lesson-aim = Du bist dran. Tippe eine Karte an, um zu sehen, wohin sie den Stapel bringt. Die −4 bringt den Stapel auf 10, also spiel sie.
    .otherwise = Dort kann das Signal nicht sein. Versuch die −4: 14 − 4 = 10.
    .mouse = Du bist dran. Zeig mit der Maus auf eine Karte, um zu sehen, wohin sie den Stapel bringt. Die −4 bringt den Stapel auf 10, also spiel sie.
lesson-narrowed = 10 war zu hoch, und Larks 8 auch. Nur die 7 bleibt übrig! Dafür bräuchtest du eine −1, aber die hast du nicht.
lesson-drift = Sieh dir die fünf Punkte neben dem Signal an. Du spielst jetzt die fünfte Karte, und nach jeder fünften Karte wandert das Signal. Spiel die +2.
    .otherwise = Das macht jetzt kaum einen Unterschied. Spiel die +2.
lesson-drifted = Moss hat eine zweite geheime Karte zum Signal gelegt. Du weißt nur, dass das Signal nicht auf dem Stapel gelandet ist, denn dann wäre die Runde verloren. Eine dritte Karte gibt es nicht. Wenn ihr das Signal mit fünf weiteren Karten nicht findet, ist die Runde auch verloren.
lesson-search = Lark spielt −7. Der Stapel steht bei 3, und das ist zu niedrig. Das Signal war 7, und eine der anderen elf Karten kam dazu. Jetzt muss es also 4, 5, 8, 11, 12, 15 oder 17 sein. Mit deiner +1 kommst du auf 4. Versuch es.
    .otherwise = Kein schlechter Versuch, aber spiel diesmal die +1: 3 + 1 = 4.
lesson-won = Treffer, ihr gewinnt die Runde! Mit fünf gewonnenen Runden gewinnt ihr gemeinsam das Spiel, mit fünf verlorenen Runden verliert ihr es. Als Nächstes sendest du. Du siehst das Signal, und die Hinweise kommen von selbst. Du kannst nur zusehen und hoffen.

## Statistik im Labor

measure-rounds = Runden
measure-rounds_won = Gewonnene Runden
measure-rounds_lost = Verlorene Runden nach Grund
measure-rounds_lost-no_objective_card = Keine Zielkarten mehr
measure-rounds_lost-drift_hit_the_stack = Signal auf den Stapel gewandert
measure-rounds_lost-out_of_cards = Keine Karten mehr
measure-plays = Gespielte Karten pro Runde
measure-won_at = Gewonnene Runden nach Anzahl gespielter Karten
measure-won_at-1_to_5 = 1 bis 5
measure-won_at-6_to_10 = 6 bis 10
measure-won_at-11_to_15 = 11 bis 15
measure-won_at-16_to_20 = 16 bis 20
measure-won_at-21_and_later = 21 oder mehr
measure-drifts = Wie oft das Signal pro Runde wandert
measure-used = Aktionen
measure-used-play = Karte spielen
measure-used-say = Hinweis geben
measure-used-draw = Zielkarte ziehen
measure-used-keep = Zielkarte behalten
