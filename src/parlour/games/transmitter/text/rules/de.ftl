# Die Regeln von Transmitter, zum Spielen. Die Argumente sind die Optionen des Tisches und seats.

rules-aim = Das Ziel
rules-round = Eine Runde
rules-drift = Das Signal wandert
rules-knowing = Wer was weiß
rules-cards = Die Karten

rule-goal = Ihr gewinnt oder verliert gemeinsam. { $transmitter ->
    [house] Das Spiel kennt eine geheime Zahl, das Signal. Ihr empfangt alle und versucht, mit dem Stapel das Signal zu treffen.
   *[other] Eine Person, der Sender, kennt eine geheime Zahl: das Signal. Die anderen empfangen und versuchen, mit dem Stapel das Signal zu treffen.
} Der Stapel ist die Summe aller Karten, die in dieser Runde gespielt wurden.
rule-win = Eine Runde ist entweder gewonnen oder verloren. Mit { $wins_to_win ->
    [one] { $wins_to_win } gewonnenen Runde
   *[other] { $wins_to_win } gewonnenen Runden
} gewinnt ihr das Spiel, mit { $losses_to_lose ->
    [one] { $losses_to_lose } verlorenen Runde
   *[other] { $losses_to_lose } verlorenen Runden
} verliert ihr es.
rule-roles = { $first_transmitter ->
    [random] Eine zufällig bestimmte Person
    [1] Platz 2
    [2] Platz 3
    [3] Platz 4
    [4] Platz 5
    [5] Platz 6
   *[0] Platz 1
} { $transmitter ->
    [house] fängt in der ersten Runde an, danach in jeder Runde die nächste Person.
    [fixed] sendet das ganze Spiel über und spielt nie eine Karte.
    [random] sendet in der ersten Runde. Danach wird in jeder Runde zufällig bestimmt, wer sendet. Der Sender spielt nie eine Karte.
   *[rotate] sendet in der ersten Runde, danach in jeder Runde die nächste Person. Der Sender spielt nie eine Karte.
}
rule-deal = Zu Beginn einer Runde bekommt jeder Empfänger { $hand_size ->
    [one] { $hand_size } Karte
   *[other] { $hand_size } Karten
}. { $transmitter ->
    [house] Das Spiel zieht verdeckt eine Zielkarte.
   *[other] Der Sender zieht eine Zielkarte.
} Der Wert dieser Karte ist das Signal. Der Stapel ist leer und zählt als 0.{ $transmitter ->
    [house] { "" }
   *[other] { " " }Die Person nach dem Sender fängt an.
}
rule-turn = Wenn du dran bist, spielst du eine Karte aus der Hand. Der Wert der Karte wird zum Stapel addiert. Passen darfst du nicht. Danach ist der nächste Empfänger dran.
rule-hint = { $opening_hint ->
    [yes] Vor der ersten Karte erfahrt ihr, ob das Signal über oder unter 0 liegt. Danach folgt auf jede Karte
   *[no] Vor der ersten Karte gibt es keinen Hinweis. Auf jede Karte folgt
} eine von drei Antworten: „zu niedrig“, „zu hoch“ oder „Treffer“. Der Hinweis vergleicht immer den Stapel mit dem Signal und stimmt immer. Mehr erfahrt ihr nicht.
rule-by-hand = Der Sender gibt jeden Hinweis und zieht jede Zielkarte von Hand. Erlaubt ist nur der richtige Hinweis.
rule-match = Sobald der Stapel das Signal trifft, gewinnt ihr die Runde.
rule-refill = { $refill ->
    [none] Während einer Runde wird nicht nachgezogen.
   *[to_hand_size] Wenn deine Karte kein Treffer war, füllst du deine Hand wieder auf { $hand_size } auf, solange der Nachziehstapel reicht.
} { $out_of_cards ->
    [pile_empty] Wenn jemand nachziehen muss und der Nachziehstapel leer ist, verliert ihr die Runde.
   *[hands_empty] Wenn niemand mehr eine Karte hat, verliert ihr die Runde.
}
rule-final = Du kannst keine Karte zurücknehmen, denn auf jede folgt ein Hinweis.

rule-drift = Nach jeweils { $drift_interval } Karten wandert das Signal: { $transmitter ->
    [house] Das Spiel zählt eine weitere geheime Zielkarte dazu.
   *[other] Der Sender zählt eine weitere Zielkarte dazu.
} Dabei zählen die Karten von allen zusammen, und in jeder Runde beginnt die Zählung von vorn. Wenn die letzte Karte vor dem Wandern ein Treffer ist, gewinnt ihr die Runde, und das Signal bleibt stehen.
rule-tuner = Wenn das Signal wandert, sieht sich der Sender zwei Zielkarten an, zählt eine zum Signal dazu und legt die andere zurück. Welche Karte gewählt wurde, erfährt sonst niemand. Wenn nur noch eine Zielkarte übrig ist, wird sie genommen.
rule-drift-match = { $draw_match ->
    [win] Wenn das Signal genau auf den Wert des Stapels wandert, gewinnt ihr die Runde.
    [ignore] Wenn das Signal genau auf den Wert des Stapels wandert, erfährt es niemand, und ihr spielt weiter.
   *[lose] Vorsicht: Wenn das Signal genau auf den Wert des Stapels wandert, verliert ihr die Runde.
} { $hint_after_draw ->
    [full] Sonst bekommt ihr sofort einen neuen Hinweis.
   *[none] Den nächsten Hinweis gibt es erst nach der nächsten Karte.
}
rule-limit = In einer Runde gibt es höchstens { $objective_limit ->
    [one] { $objective_limit } Zielkarte
   *[other] { $objective_limit } Zielkarten
}, die erste mitgezählt. Wenn das Signal wandern muss und keine Zielkarte mehr dafür da ist, verliert ihr die Runde.{ $objective_scope ->
    [game] { " " }An diesem Tisch müssen die Zielkarten für das ganze Spiel reichen. Benutzte Zielkarten bleiben offen liegen. Eine Runde, für die keine Zielkarte mehr da ist, ist verloren.
   *[round] { "" }
}

rule-secret = { $talk ->
    [open_hands] Die Empfänger sehen ihre Karten gegenseitig, der Sender sieht sie nicht.
   *[other] Du siehst nur deine eigenen Karten. Nicht gespielte Karten bleiben auch nach der Runde verdeckt.
} { $transmitter ->
    [house] Niemand kennt das Signal.
   *[other] Nur der Sender kennt das Signal.
}
rule-reveal = { $reveal_objective ->
    [round_end] Die Zielkarten werden nach ihrer Runde aufgedeckt.
    [never] Die Zielkarten werden nie aufgedeckt.
   *[game_end] Die Zielkarten aller Runden werden nach dem Spiel aufgedeckt.
}
rule-open = Alle sehen den Stapel und seine Karten, alle Hinweise, den Spielstand und wie viele Handkarten jede Person hat. Alle sehen auch, wann das Signal gewandert ist und aus wie vielen Zielkarten es besteht.
rule-talk = { $talk ->
    [silent] Während einer Runde dürfen die Empfänger nicht reden. Ihr müsst eure Karten sprechen lassen.
    [between] Während einer Runde dürfen die Empfänger nicht reden. Zwischen den Runden könnt ihr euch besprechen, bis jemand die erste Karte spielt.
    [free] Die Empfänger dürfen miteinander reden, auch über ihre Karten.
   *[open_hands] Die Empfänger dürfen miteinander reden und sehen ihre Karten gegenseitig.
} { $transmitter ->
    [house] { "" }
   *[other] Der Sender sagt nie etwas.
}
rule-aid = { $aid ->
    [none] Der Bildschirm zeigt nur den letzten Hinweis. Den Rest müsst ihr euch merken.
    [log] Der Bildschirm zeigt alle Karten und Hinweise der Runde. Den Rest müsst ihr selbst ausrechnen.
    [exact] Der Zahlenstrahl zeigt, wie wahrscheinlich jeder Wert des Signals ist, berechnet aus dem, was alle wissen.
   *[bounds] Der Zahlenstrahl zeigt alle Werte, die das Signal noch haben kann, berechnet aus dem, was alle wissen.
}

rule-playing-cards = { $playing_deck ->
    [custom] An diesem Tisch gibt es eigene Spielkarten mit Werten von −9 bis +9.
   *[printed] Es gibt 76 Spielkarten: vier von jedem Wert von −9 bis +9, auch von der 0.
} Eine 0 zählt als gespielte Karte, ändert den Stapel aber nicht. Für jede Runde werden alle Karten neu gemischt.
rule-objective-cards = { $objective_set ->
    [custom] An diesem Tisch gibt es eigene Zielkarten, je eine von jedem Wert: { $custom_objectives }.
   *[printed] Es gibt zwölf Zielkarten mit diesen Werten: −12, −11, −9, −6, −3, −2, 1, 4, 5, 7, 8 und 10.
} Das Signal ist die Summe der Zielkarten, die in dieser Runde gezogen wurden.{ $objective_scope ->
    [game] { "" }
   *[round] { " " }In der nächsten Runde sind alle Zielkarten wieder dabei.
}
