# Die Regeln von Pattern Overlap, zum Spielen. Die Argumente sind die Optionen des Tisches und seats.

rules-aim = Das Ziel
rules-matching = Eine Karte legen
rules-pace = { $clock ->
    [turns] Reihum
   *[other] Tempo
}
rules-end = Das Ende
rules-cards = Die Karten
rules-modes = Die vier Spielmodi
rules-puzzles = Rätsel

rule-aim-speed = Temporunde: Wer zuerst alle Karten gelegt hat, gewinnt.
rule-aim-diversify = Vielfalt: Eine Karte bringt einen Punkt für jede Karte, die direkt unter ihren Feldern liegt. Wer die meisten Punkte hat, gewinnt.
rule-aim-cover = Flächendeckend: Eine Karte bringt einen Punkt für jedes Feld, das sie bedeckt. Wer die meisten Punkte hat, gewinnt.
rule-aim-nms = Nicht mein Stapel!: Alle haben einen eigenen Stapel. Du legst Karten auf die Stapel der anderen, nie auf deinen. Wer die wenigsten Karten auf dem eigenen Stapel hat, gewinnt.
rule-deal = { $deck_choice ->
    [pick] Ihr sucht euch reihum je ein Deck mit sechs Karten aus. Wer anfängt, bestimmt der Zufall.
   *[random] Alle bekommen ein zufälliges Deck mit sechs Karten.
} Drei Karten hast du auf der Hand, der Rest ist dein Nachziehstapel.{ $clock ->
    [realtime] { " " }Du siehst deine Hand, sobald das Spiel „Los“ sagt.
   *[other] { "" }
}
rule-start = { $start_board ->
    [build] Die drei Startkarten legt ihr selbst, und zwar reihum.
    [together] Die drei Startkarten sucht ihr gemeinsam in einem Deck, das niemand hat. Alle dürfen Karten legen. Die zuletzt gelegte Karte dürft ihr zurücknehmen, insgesamt aber höchstens sechs Karten. Wenn alle die Suche den anderen überlassen, legt das Spiel die Startkarten aus.
   *[auto] Drei Karten eines anderen Decks liegen zu Beginn auf dem Tisch.
} Die Startkarten gehören niemandem, zählen beim Bedecken aber wie alle anderen Karten.
rule-location = Dein Stapel beginnt mit einer deiner Karten. { $nms_base ->
    [choose] Du wählst diese Karte selbst, gleichzeitig mit den anderen.
   *[random] Der Zufall bestimmt, welche Karte das ist.
} Diese Karte zählt am Ende nicht.

rule-match = Du kannst eine Karte überall hinlegen, wo sie mindestens { $min_match } Felder bedeckt und jedes bedeckte Feld dasselbe Muster zeigt wie das Feld darüber. Die bedeckten Felder dürfen zu mehreren Karten gehören. Felder über dem leeren Tisch sind egal.
rule-centre = Die Mitte, das Feld mit dem Tier, wird nie bedeckt und bedeckt nie ein anderes Feld.
rule-wild = Die Mitten sind hier frei. Eine Mitte passt zu allem, was über oder unter ihr liegt, und zählt als bedecktes Feld.{ $wild_min_real ->
    [0] { "" }
    [one] { " " }Mindestens { $wild_min_real } Feld muss ohne Mitte passen.
   *[other] { " " }Mindestens { $wild_min_real } Felder müssen ohne Mitte passen.
}
rule-turning = Dreh die Karte, wie du willst, aber leg sie gerade aufs Raster. Karten werden nie umgedreht.
rule-wrong = { $illegal ->
    [honour] Eine Karte, die nicht passt, bleibt liegen und zählt nichts, aber das erfahrt ihr erst am Ende.
   *[refuse] Wenn eine Karte nicht passt, kommt sie zurück auf die Hand, und du siehst die falschen Felder.
}{ $clock ->
    [turns] { "" }
   *[other] { $mistake_lock_ms ->
        [0] { "" }
       *[other] { " " }Nach einem Fehler musst du einen Moment warten ({ $mistake_lock_ms } ms).
    }{ $play_lock_ms ->
        [0] { "" }
       *[other] { " " }Nach jeder gelegten Karte gibt es eine kurze Pause ({ $play_lock_ms } ms).
    }
}
rule-draw = Nach jeder gelegten Karte ziehst du die nächste von deinem Nachziehstapel. Gelegte Karten bleiben liegen, du kannst sie nicht zurücknehmen. Wer keine Karten mehr hat, ist fertig und nimmt die nächste Marke: 1, 2, 3 und so weiter.

rule-realtime = Hier geht es nicht reihum. Alle spielen gleichzeitig, so schnell sie können. Es zählt die Reihenfolge, in der die Karten ankommen. Wenn jemand schneller war als du, kommt deine Karte einfach zurück, und du musst nicht warten.
rule-turns = Der Zufall bestimmt, wer anfängt, dann geht es reihum. In deinem Zug legst du eine Karte oder wartest. { $mode ->
    [speed] Warten darfst du nur, wenn du keine Karte legen kannst.
    [nms] Warten darfst du nur, wenn du keine Karte legen kannst.
   *[other] Warten darfst du immer.
} Wenn eine ganze Runde lang niemand eine Karte legt, ist das Spiel vorbei.
rule-ticks = Das Spiel läuft in Schritten von einer Sekunde. In jedem Schritt wählen alle eine Karte oder warten, dann werden alle Karten in zufälliger Reihenfolge gelegt. Wenn deine Karte wegen einer anderen nicht mehr passt, kommt sie zurück, und das kostet dich nichts.
rule-stuck = { $stuck_swap ->
    [yes] Wenn keine deiner Handkarten passt, darfst du eine Karte unter deinen Nachziehstapel schieben und eine neue ziehen.
   *[no] Wenn keine deiner Handkarten passt, wartest du, bis sich auf dem Tisch etwas ändert.
}{ $clock ->
    [realtime] { $stuck_notice_s ->
        [0] { "" }
       *[other] { " " }Nach { $stuck_notice_s } Sekunden erfährst du, und nur du, dass nichts passt.
    }
   *[other] { "" }
}{ $stall_refill ->
    [yes] { " " }Wenn alle festsitzen, kommt eine unbenutzte Startkarte auf den Tisch.
   *[no] { "" }
}

rule-end-speed = { $play_out ->
    [yes] Ihr spielt weiter, bis höchstens noch eine Person Karten hat und alle Plätze vergeben sind.
   *[no] Das Spiel endet, wenn jemand keine Karten mehr hat. Diese Person gewinnt.
} Wenn niemand alle Karten loswird, gewinnt, wer die meisten Karten gelegt hat.
rule-last-call = Wer zuerst fertig ist, löst den Endspurt aus. { $timer_s ->
    [level] { $level ->
        [advanced] Die anderen haben noch 30 Sekunden.
        [expert] Die anderen haben keine Zeit mehr, das Spiel ist vorbei.
       *[beginner] Die anderen haben noch 60 Sekunden.
    }
    [0] Die anderen haben keine Zeit mehr, das Spiel ist vorbei.
   *[other] Die anderen haben noch { $timer_s } Sekunden.
} Wenn alle fertig sind, endet der Endspurt früher.
rule-last-rounds = Sobald jemand fertig ist, spielen die anderen die Runde noch zu Ende. { $timer_s ->
    [level] { $level ->
        [advanced] Danach gibt es noch eine Runde.
        [expert] Danach ist das Spiel vorbei.
       *[beginner] Danach gibt es noch zwei Runden.
    }
   *[other] Der Endspurt dauert { $timer_s } Sekunden. Für jede angefangene halbe Minute gibt es danach noch eine Runde.
}
rule-end-points = Bei gleicher Punktzahl gewinnt die niedrigere Marke, es lohnt sich also, früh fertig zu sein. Danach gewinnt, wer mehr Karten gelegt hat, und danach, wer die beste einzelne Karte hatte.
rule-freeze = { $nms_freeze ->
    [never] Stapel frieren nie ein. Das Spiel geht weiter, solange jemand eine Karte legen kann.
    [next_out] Wenn du fertig bist, bleibt dein Stapel noch offen. Dein Stapel friert ein, sobald die nächste Person fertig ist.
   *[at_once] Wenn du fertig bist, friert dein Stapel sofort ein, und niemand kann mehr Karten darauf legen.
}
rule-end-nms = Bei gleich großen Stapeln gewinnt{ $clock ->
    [turns] { $nms_tie ->
        [round] , wer in einer früheren Runde fertig war.
       *[token] { " " }die niedrigere Marke.
    }
   *[other] { " " }die niedrigere Marke.
} Danach gewinnt, wer Karten auf mehr verschiedene Stapel gelegt hat.
rule-idle = Das Spiel endet auch, wenn niemand mehr eine Karte legen kann.{ $clock ->
    [realtime] { $idle_limit_s ->
        [0] { "" }
       *[other] { " " }Es endet außerdem, wenn { $idle_limit_s } Sekunden lang niemand eine Karte gelegt hat.
    }
   *[other] { "" }
}

rule-decks = Es gibt { $decks_in_box } Decks mit je sechs Karten. Alle Karten eines Decks haben dasselbe Tier in der Mitte, so siehst du, wem eine Karte gehört.
rule-patterns = { $side ->
    [gems] Ihr spielt mit der Edelsteinseite. Um die Mitte herum sind acht Felder mit vier Arten von Edelsteinen.
    [custom] An diesem Tisch gibt es eigene Kartenbilder. Um die Mitte herum sind acht Felder mit vier Mustern.
   *[animals] Ihr spielt mit der Tierseite. Um die Mitte herum sind acht Felder mit vier Mustern: Zebra, Leopard, Giraffe und Schlange.
}
rule-open = Alle sehen den Tisch, die Marken und wie viele Karten jede Person noch hat. { $open_hands ->
    [yes] Alle Handkarten sind offen.
   *[no] Deine Hand siehst nur du.
} Halte ein Feld gedrückt, um zu sehen, was darunterliegt.
rule-aids = { $assist ->
    [yes] Während du eine Karte bewegst, siehst du, ob sie passt.
   *[no] Ob eine Karte passt, siehst du, wenn du sie ablegst.
}{ $mode ->
    [speed] { "" }
    [nms] { "" }
   *[other] { " " }{ $live_scores ->
        [own] Während des Spiels siehst du nur deine eigenen Punkte.
        [none] Die Punkte seht ihr erst am Ende.
       *[all] Die Punkte sind während des Spiels für alle sichtbar.
    }
}

rule-mode-speed = Temporunde: Wer zuerst alle Karten gelegt hat, gewinnt.
rule-mode-diversify = Vielfalt: Jede Karte, die direkt unter deiner liegt, bringt einen Punkt.
rule-mode-cover = Flächendeckend: Jedes Feld, das du bedeckst, bringt einen Punkt.
rule-mode-nms = Nicht mein Stapel!: Du legst Karten auf die Stapel der anderen und willst auf deinem eigenen die wenigsten haben.

rule-puzzle = In einem Rätsel legst du einige Karten so, dass auf jedem schwarzen Feld die Mitte einer Karte liegt. Felder, die aufeinanderliegen, müssen gleich sein. Die Anzahl solcher Felder ist egal. Manche Rätsel haben freie Mitten, die zu allem passen. Wenn auf einem Feld zwei verschiedene Muster und eine freie Mitte liegen, muss die Mitte dazwischenliegen. Manche Rätsel zeigen die schwarzen Felder nicht. Dann füllst du nur den Umriss aus.
rule-solved = Ein Rätsel wird geprüft, sobald die letzte Karte liegt. Jede Lösung zählt. Ein Tipp legt eine Karte an die richtige Stelle. Wenn du aufgibst, siehst du die Lösung, und deine Zeit wird nicht gespeichert. Über einen Link könnt ihr ein Rätsel gemeinsam lösen. Die Zeit läuft dann für alle gemeinsam.
rule-daily = Mehr Sterne bedeuten weniger Lösungen und mehr Möglichkeiten, sich zu irren. Jeden Tag gibt es ein Rätsel, das für alle gleich ist: leicht am Montag und im Laufe der Woche immer schwerer.
