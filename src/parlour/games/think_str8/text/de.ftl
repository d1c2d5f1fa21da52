# Think Str8! auf Deutsch.

## Das Spiel

game-summary = Du siehst alle Karten, nur deine eigenen nicht. Wette auf die Summe deiner Karten und behalte einen klaren Kopf.
game-credits = Entworfen von Leo Colovini. Grafik: kinetic / Sabine Kondirolli. Redaktion: Tina Landwehr. Erschienen bei HUCH! & friends, 2015. Die Länge der Punkteleiste und die Längen und Punkte der Wettstreifen haben wir rekonstruiert.
reason-foremost = Der vorderste Stein gewinnt.
reason-bottom-of-the-stack = Mehrere Steine stehen ganz vorn, und der unterste gewinnt.
reason-together = Mehrere Steine stehen ganz vorn und gewinnen gemeinsam.
bot-easy = tippt immer ungefähr auf die Mitte
bot-fair = macht sich Notizen und spielt auf Punkte
bot-strong = kennt alle Möglichkeiten und weiß, was jeder Tipp verrät
bot-master = schließt auch aus deinen Tipps auf seine eigenen Karten

## Optionen

option-intro = Nur fünf Farben
    .about = Spielt die ersten Partien ohne Grau.
option-rounds = Runden
    .about = Wie viele Runden ihr vor den Schlusstipps spielt.
option-rounds-usual = Zu zweit 10, zu dritt 9, zu viert 8
option-token_set = Punkte für die Wettstreifen
    .about = Wie viele Punkte jeder Wettstreifen bringt.
option-token_set-linear8 = 8 minus Länge
option-token_set-linear9 = 9 minus Länge
option-token_set-linear10 = 10 minus Länge
option-token_set-linear11 = 11 minus Länge
option-token_set-linear12 = 12 minus Länge
option-token_set-curved = 8 6 5 4 3 3 2
option-token_set-custom = Selbst festgelegt
option-token_size_0 = Länge von Streifen 1
    .about = Wie viele Felder der erste eigene Wettstreifen bedeckt.
option-token_size_1 = Länge von Streifen 2
    .about = Wie viele Felder der zweite eigene Wettstreifen bedeckt.
option-token_size_2 = Länge von Streifen 3
    .about = Wie viele Felder der dritte eigene Wettstreifen bedeckt.
option-token_size_3 = Länge von Streifen 4
    .about = Wie viele Felder der vierte eigene Wettstreifen bedeckt.
option-token_size_4 = Länge von Streifen 5
    .about = Wie viele Felder der fünfte eigene Wettstreifen bedeckt.
option-token_size_5 = Länge von Streifen 6
    .about = Wie viele Felder der sechste eigene Wettstreifen bedeckt.
option-token_size_6 = Länge von Streifen 7
    .about = Wie viele Felder der siebte eigene Wettstreifen bedeckt.
option-token_points_0 = Punkte für Streifen 1
    .about = Wie viele Punkte der erste eigene Wettstreifen bringt.
option-token_points_1 = Punkte für Streifen 2
    .about = Wie viele Punkte der zweite eigene Wettstreifen bringt.
option-token_points_2 = Punkte für Streifen 3
    .about = Wie viele Punkte der dritte eigene Wettstreifen bringt.
option-token_points_3 = Punkte für Streifen 4
    .about = Wie viele Punkte der vierte eigene Wettstreifen bringt.
option-token_points_4 = Punkte für Streifen 5
    .about = Wie viele Punkte der fünfte eigene Wettstreifen bringt.
option-token_points_5 = Punkte für Streifen 6
    .about = Wie viele Punkte der sechste eigene Wettstreifen bringt.
option-token_points_6 = Punkte für Streifen 7
    .about = Wie viele Punkte der siebte eigene Wettstreifen bringt.
option-smallest_hint = Hinweis zum kürzesten Streifen
    .about = Ob ihr auch bei einem falschen Tipp mit dem kürzesten Streifen erfahrt, ob er zu hoch oder zu niedrig war.
option-placement = Legen der Streifen
    .about = Ob ihr die Wettstreifen gleichzeitig und verdeckt legt oder nacheinander und offen.
option-placement-simultaneous = Alle gleichzeitig, verdeckt
option-placement-sequential = Nacheinander, offen
option-check_order = Reihenfolge beim Prüfen
    .about = In welcher Reihenfolge die Tipps geprüft werden.
option-check_order-track = Von hinten nach vorn
option-check_order-clockwise = Im Uhrzeigersinn ab der Person, die würfelt
option-initial_stack = Stapel zu Beginn
    .about = Wie die Steine zu Beginn gestapelt sind.
option-initial_stack-random = Zufällig
option-initial_stack-seat = Nach Sitzplatz
option-die_turns = Gedrehte Würfel pro Runde
    .about = Wie viele Würfel gedreht werden dürfen.
option-intro_grey = Graue Würfel ohne graue Karten
    .about = Was mit einem grauen Würfel geschieht, wenn ihr mit fünf Farben spielt.
option-intro_grey-must_turn = Müssen gedreht werden
option-intro_grey-may_stay = Dürfen bleiben und zählen als 0
option-exchange = Tausch nach einem falschen Tipp
    .about = Ob dich ein falscher Tipp eine Karte kostet.
option-exchange-mandatory = Pflicht
option-exchange-optional = Freiwillig
option-exchange-off = Nie
option-exchange_last_round = Tausch in der letzten Runde
    .about = Ob ihr auch in der letzten Runde Karten tauscht.
option-exchange_colours = Farben zum Tauschen
    .about = Welche deiner Karten du tauschen darfst.
option-exchange_colours-any = Alle Farben
option-exchange_colours-thrown = Nur gewürfelte Farben
option-final_one = Schlusstipp auf eine Zahl
    .about = Punkte für einen richtigen Schlusstipp auf eine Zahl.
option-final_two = Schlusstipp auf zwei Zahlen
    .about = Punkte für einen richtigen Schlusstipp auf zwei Zahlen.
option-final_three = Schlusstipp auf drei Zahlen
    .about = Punkte für einen richtigen Schlusstipp auf drei Zahlen.
option-final_wrong = Falscher Schlusstipp
    .about = Punkte für einen falschen Schlusstipp.
option-track_floor = Hinter dem Start
    .about = Ob Steine hinter den Start zurückfallen können.
option-track_floor-none = Steine können zurückfallen
option-track_floor-start = Steine bleiben am Start stehen
option-tie_break = Gleichstand
    .about = Wer gewinnt, wenn mehrere Steine ganz vorn stehen.
option-tie_break-stack = Der unterste Stein gewinnt
option-tie_break-shared = Alle gewinnen
option-assist_max = Höchste Hilfestufe auf dem Block
    .about = Wie viel Hilfe die Blöcke geben dürfen.
option-assist_max-0 = Nur schwarze Felder
option-assist_max-1 = Buchführung
option-assist_max-2 = Logik
option-assist_max-3 = Wahrscheinlichkeiten
option-spectators = Was das Publikum sieht
    .about = Was das Publikum während der Partie sieht.
option-spectators-public = Was alle am Tisch sehen
option-spectators-all_cards = Alle Karten
option-spectators-none = Nichts

preset-printed = Wie gedruckt
    .about = Sechs Farben wie im gedruckten Spiel. Die Punkte auf den Wettstreifen sind von uns.
preset-intro = Erste Partien
    .about = Fünf Farben ohne Grau, für die ersten Partien.
preset-coached = Mit Hilfe
    .about = Wie im gedruckten Spiel, aber dein Block zeigt alle Wahrscheinlichkeiten.
preset-wide = Lange Streifen
    .about = Wettstreifen, die zwei bis acht Felder bedecken.
preset-generous = Großzügige Streifen
    .about = Jeder Wettstreifen bringt einen Punkt mehr. So lohnen sich auch lange Wettstreifen.

material-tokens = Längen und Punkte der Wettstreifen

refusal-token-sizes = Die Längen müssen vom ersten bis zum letzten Streifen steigen, aber hier stehen { $sizes }.
refusal-token-points = Die Punkte dürfen vom ersten bis zum letzten Streifen nicht steigen, aber hier stehen { $points }.
refusal-token-line = In jede Zeile gehören Länge und Punkte eines Streifens. „{ $text }“ ist ungültig.
refusal-token-count = Es müssen { $wanted } Streifen sein, einer pro Zeile, aber es sind { $count }.

## Was eine Einstellung bewirkt

no-effect = Hat hier keine Wirkung.
caution-usual-tokens = { no-effect } Dafür muss „{ option-token_set }“ auf „{ option-token_set-custom }“ stehen.
caution-with-grey = { no-effect } Das ist nur mit fünf Farben wichtig, wenn es keine grauen Karten gibt.
caution-no-exchange = { no-effect } Niemand tauscht Karten.
caution-usual-rounds = { no-effect } Zu { $seats ->
    [2] zweit
    [3] dritt
   *[other] viert
} hat eine Partie ohnehin { $rounds } Runden.
caution-never-back = { no-effect } Kein Schlusstipp bewegt einen Stein zurück.
caution-narrow-pays-less = Ein mutigerer Tipp bringt nicht mehr als ein vorsichtigerer, also lohnt er sich nie.

## Farben, Karten und Tipps

thing-colour = { $colour ->
    [0] Blau
    [1] Grün
    [2] Gelb
    [3] Violett
    [4] Rot
   *[5] Grau
}
thing-letter = { $colour ->
    [0] B
    [1] G
    [2] E
    [3] V
    [4] R
   *[5] A
}
thing-dice = { $first }, { $second } und { $third }
thing-card = { thing-colour } { $value ->
    [none] (verdeckt)
   *[other] { $value }
}
thing-spaces = { $size ->
    [1] { $first }
   *[other] { $first }–{ $last }
}
# Eine Farbe vor „Karte“, und vor „Würfel“ im Akkusativ oder „Karten“.
colour-of-card = { $colour ->
    [0] blaue
    [1] grüne
    [2] gelbe
    [3] violette
    [4] rote
   *[5] graue
}
colour-of-die = { $colour ->
    [0] blauen
    [1] grünen
    [2] gelben
    [3] violetten
    [4] roten
   *[5] grauen
}

## Züge, wie sie im Terminal eingegeben werden

move-accept = akzeptiere
    .coach = akzeptiere die Würfel
move-turn = dreh { $die } { thing-letter }
    .coach = dreh Würfel { $die } auf { thing-colour }
move-take = nimm { $size }
    .coach = nimm den Wettstreifen der Länge { $size }
move-place = leg auf { $start }
    .coach = leg den Wettstreifen auf die Felder ab { $start }
move-swap = tausch { thing-letter }
    .coach = tausch deine { colour-of-card } Karte
move-keep = behalte
    .coach = behalte alle Karten
# Die Zahlen stehen am Schluss.
move-bet = tippe { thing-letter } { $first }{ $second ->
    [none] { "" }
   *[other] { " " }{ $second }
}{ $third ->
    [none] { "" }
   *[other] { " " }{ $third }
}
    .coach = tipp bei { thing-colour } auf { $first }{ $second ->
        [none] { "" }
       *[other] , { $second }
    }{ $third ->
        [none] { "" }
       *[other] , { $third }
    }

## Gründe des Trainers

advice-dice = Mit diesen Würfeln ist dein bester Tipp in { $percent } % der möglichen Fälle richtig und bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
advice-covers = Deine Summe beträgt in { $percent } % der möglichen Fälle { $width ->
    [0] { $first }
   *[other] { $first } bis { $last }
}. Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
advice-learns = Wie es auch ausgeht, danach sind mindestens { $percent } % der möglichen Fälle ausgeschlossen.
advice-unsure = Deine { colour-of-card } Karte kann { $count ->
    [one] nur noch eine Zahl sein. Eine neue Karte bringt dir mehr.
   *[other] noch { $count } verschiedene Zahlen sein, also verlierst du wenig.
}
advice-keeps = Du weißt über alle deine Karten genug, um sie zu behalten.
advice-likely = Deine { colour-of-card } Karte ist in { $percent } % der möglichen Fälle die { LIST($numbers, type: "or") }.
advice-knew = { $final ->
    [yes] Bei den Schlusstipps
   *[no] In Runde { $round }
} { $count ->
    [0] stand keine Karte fest
    [one] stand { LIST($cards) } fest
   *[other] standen { LIST($cards) } fest
}. { $hands ->
    [one] Nur eine Kombination war möglich.
   *[other] { $hands } Kombinationen waren möglich.
}

## Rätsel: wie man die Antwort findet und warum eine andere falsch ist

clue-made = { $result ->
    [hit] { $spaces }
    [high] weniger als { $first }
    [low] mehr als { $last }
   *[miss] etwas anderes als { $first }
}
clue-unseen = Deine { colour-of-card } Karte ist die { LIST($numbers, type: "or") }. Alle anderen Zahlen siehst du woanders.
clue-told = In Runde { $round } ergaben { $dice } zusammen { clue-made }{ $rest ->
    [none] . Also
   *[other] . Die anderen Karten können { $rest } beitragen. Also
} ist deine { colour-of-card } Karte nicht die { LIST($numbers, type: "or") }.
clue-together = Wäre deine { colour-of-card } Karte die { LIST($numbers, type: "or") }, könnten die Ergebnisse der Runden { LIST($rounds) } nicht { $count ->
    [2] beide
   *[other] alle
} stimmen.
clue-sums = { $count ->
    [0] Mit den Zahlen, die noch möglich sind,
    [1] Nach dem Ergebnis von Runde { LIST($rounds) }
   *[other] Nach den Ergebnissen der Runden { LIST($rounds) }
} ergeben { $dice } zusammen { $spaces }. Dein Wettstreifen bedeckt alle diese Summen.
clue-settled = Also ist deine { colour-of-card } Karte die { $value }.
clue-visible = Die { colour-of-card } { $value } siehst du schon woanders, also hast du sie nicht.
clue-contradicts = { $count ->
    [1] Mit der { colour-of-die } { $value } wäre deine Summe in Runde { LIST($rounds) } { $would }, aber sie war { clue-made }.
    [2] Mit der { colour-of-die } { $value } können die Ergebnisse der Runden { LIST($rounds) } nicht beide stimmen.
   *[other] Mit der { colour-of-die } { $value } können die Ergebnisse der Runden { LIST($rounds) } nicht alle stimmen.
}
clue-also-possible = Deine { colour-of-card } Karte kann die { $value } sein, aber auch die { LIST($numbers, type: "or") }.
clue-missed = Deine Karten könnten { LIST($cards) } sein. Das ergäbe die Summe { $total }.

## Worauf der Tisch wartet

status-closed = An diesem Tisch darf niemand zuschauen.
status-set-dice = { WHO($seat) ->
    [you] { $grey ->
        [yes] Du bist dran: Dreh die grauen Würfel auf andere Farben.
       *[no] Du bist dran: Akzeptiere die Würfel oder dreh einen.
    }
   *[other] { $grey ->
        [yes] { NAME($seat) } dreht die grauen Würfel.
       *[no] { NAME($seat) } kann die Würfel akzeptieren oder einen drehen.
    }
}
status-take-token = { WHO($seat) ->
    [you] Du bist dran: Nimm einen Wettstreifen.
   *[other] { NAME($seat) } nimmt einen Wettstreifen.
}
status-place-token = { WHO($seats) ->
    [you] Du bist dran: Leg deinen Wettstreifen.
    [you-all] Leg deinen Wettstreifen.
    [others] { NAMES($seats) } müssen noch ihren Wettstreifen legen.
   *[other] { NAMES($seats) } muss noch den Wettstreifen legen.
}
status-exchange-card = { WHO($seat) ->
    [you] { $optional ->
        [yes] Du bist dran: Tausch eine Karte oder behalte alle.
       *[no] Du bist dran: Tausch eine Karte.
    }
   *[other] { NAME($seat) } wählt eine Karte zum Tauschen.
}
status-bet-on = Gib deinen Schlusstipp auf deine { colour-of-card } Karte ab.
status-await-bets = Es fehlen noch Schlusstipps von { NAMES($seats) }.
status-over = { WHO($seats) ->
    [you] Du gewinnst!
    [you-all] Ihr gewinnt gemeinsam: { NAMES($seats) }.
    [others] { NAMES($seats) } gewinnen gemeinsam.
   *[other] { NAMES($seats) } gewinnt.
}

## Was geschehen ist

event-accepted = { WHO($seat) ->
    [you] Du akzeptierst { $dice }.
   *[other] { NAME($seat) } akzeptiert { $dice }.
}
event-turned = { WHO($seat) ->
    [you] Du drehst { $old } auf { $new }. Die Würfel zeigen { $dice }.
   *[other] { NAME($seat) } dreht { $old } auf { $new }. Die Würfel zeigen { $dice }.
}
event-took = { WHO($seat) ->
    [you] Du nimmst
   *[other] { NAME($seat) } nimmt
} den Wettstreifen mit { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
} für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-placed = { WHO($seat) ->
    [you] Du legst deinen Wettstreifen auf { $spaces }.
   *[other] { $spaces ->
        [none] { NAME($seat) } hat den Wettstreifen gelegt.
       *[other] { NAME($seat) } legt den Wettstreifen auf { $spaces }.
    }
}
event-checked = { WHO($seat) ->
    [you] Du hast auf { $spaces } getippt.
   *[other] { NAME($seat) } hat auf { $spaces } getippt.
} { $result ->
    [hit] Richtig, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }!
    [high] Zu hoch.
    [low] Zu niedrig.
   *[miss] Falsch.
}
event-exchanged = { WHO($seat) ->
    [you] Du gibst { $given } ab und ziehst eine neue Karte.
   *[other] { $drawn ->
        [none] { NAME($seat) } gibt { $given } ab und zieht eine neue Karte.
       *[other] { NAME($seat) } gibt { $given } ab und zieht { $drawn }.
    }
}
event-kept-all = { WHO($seat) ->
    [you] Du behältst alle deine Karten.
   *[other] { NAME($seat) } behält alle Karten.
}
event-bet-placed = Du tippst, dass deine { colour-of-card } Karte die { LIST($numbers, type: "or") } ist.
event-bets-placed = { WHO($seat) ->
    [you] Du hast alle Schlusstipps abgegeben.
   *[other] { NAME($seat) } hat alle Schlusstipps abgegeben.
}
event-round-started = Runde { $round }. { WHO($seat) ->
    [you] Du würfelst
   *[other] { NAME($seat) } würfelt
} { $dice }.
event-rounds-played = Das war die letzte Runde. Jetzt kommen die Schlusstipps.
event-revealed = { WHO($seat) ->
    [you] Du hast bei { $right } von { $cards } Karten richtig getippt.
   *[other] { NAME($seat) } hat bei { $right } von { $cards } Karten richtig getippt.
} { $points ->
    [one] { SIGNED($points) } Punkt.
   *[other] { SIGNED($points) } Punkte.
}
event-game-ended = { WHO($seats) ->
    [you] Du gewinnst!
    [you-all] Ihr gewinnt gemeinsam: { NAMES($seats) }.
    [others] { NAMES($seats) } gewinnen gemeinsam.
   *[other] { NAMES($seats) } gewinnt.
}

## Im Terminal

picture-header = Runde { $round } von { $rounds } · { $phase ->
    [dice] Würfel
    [token] Wettstreifen
    [place] Tipps
    [check] Prüfung
   *[exchange] Tausch
} · Reihenfolge { $order }
picture-after = Nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} · { $phase ->
    [final] Schlusstipps
   *[over] aufgedeckt
}
picture-track = Leiste
picture-stone = { WHO($seat) ->
    [you] { NAME($seat) } (du)
   *[other] { NAME($seat) }
}
picture-on = auf
picture-colours = Farben
picture-dice = Würfel
picture-tokens = Streifen
picture-free = Länge=Punkte, frei: { $tokens }
picture-holder = { WHO($seat) ->
    [you] { NAME($seat) }*
   *[other] { NAME($seat) }
}
picture-neutral = Neutral
picture-piles = Stapel
picture-given = Ablage
picture-bet = Streifen { $size }{ $spaces ->
    [none] { "" }
    [placed] { " " }gelegt
   *[other] { " " }auf { $spaces }
}{ $result ->
    [none] { "" }
   *[other] , { picture-result }
}
picture-has-bet = hat getippt
picture-result = { $result ->
    [hit] richtig
    [high] zu hoch
    [low] zu niedrig
   *[miss] falsch
}
picture-not = nicht { $spaces }
picture-final = { NAME($seat) }: { $position } ({ SIGNED($points) } aus Schlusstipps)

## Einen Schlusstipp im Terminal eingeben

find-question = Welche Zahl hat deine { colour-of-card } Karte? Gib eine, zwei oder drei Zahlen ein, zum Beispiel 4 oder 2 4 7.
find-points = Punkte für einen richtigen Tipp auf eine, zwei oder drei Zahlen: { $one }, { $two } oder { $three }. Für einen falschen: { $wrong }.
find-open = Zahlen, die du nirgends gesehen hast: { $numbers }
find-other-colour = jetzt gibst du einen Tipp auf deine { colour-of-card } Karte ab
find-three-numbers = nenne eine, zwei oder drei Zahlen von 0 bis 7
find-hopeless = { $seen }; um trotzdem darauf zu tippen, gib { $words } ein
find-given-up = { WHO($seat) ->
    [you] du hast die { colour-of-card } { $value } abgegeben
   *[other] { NAME($seat) } hat die { colour-of-card } { $value } abgegeben
}
find-on-holder = { NAME($seat) } hat { thing-colour } { $value }
find-on-neutral = die { colour-of-card } { $value } steht auf dem neutralen Kartenhalter

## Die Einführung

lesson-cards = Du siehst alle Karten außer deinen eigenen. Dir gegenüber stehen die Karten von Wren und Lark und ein neutraler Kartenhalter. Du hast sechs Karten, eine in jeder Farbe. Du siehst nur ihre Rückseiten, aber die anderen sehen die Zahlen.
lesson-pad = Jede Farbe hat die Zahlen 0 bis 7 je einmal. Zahlen, die du anderswo siehst, kannst du nicht haben, deshalb sind sie auf deinem Block schwarz. Für jede deiner Karten bleiben fünf Zahlen. Drück auf ein schwarzes Feld, um zu erfahren, warum es schwarz ist.
    .mouse = Jede Farbe hat die Zahlen 0 bis 7 je einmal. Zahlen, die du anderswo siehst, kannst du nicht haben, deshalb sind sie auf deinem Block schwarz. Für jede deiner Karten bleiben fünf Zahlen. Klick auf ein schwarzes Feld, um zu erfahren, warum es schwarz ist.
lesson-dice = Du würfelst Blau, Grün und Grau. Die Würfel bestimmen, welche Karten alle zusammenzählen, und du darfst einen davon drehen. Wähle den grauen Würfel und dann das grüne Feld, damit Grün doppelt zählt.
    .otherwise = Das ginge auch. Dreh diesmal den grauen Würfel auf Grün.
    .mouse = Du würfelst Blau, Grün und Grau. Die Würfel bestimmen, welche Karten alle zusammenzählen, und du darfst einen davon drehen. Wähle den grauen Würfel und dann das grüne Feld, damit Grün doppelt zählt.
lesson-token = Jetzt tippen alle, wie hoch ihre Summe aus Blau + Grün + Grün ist. Jeder Wettstreifen bedeckt eine bestimmte Anzahl Felder. Je weniger Felder er bedeckt, desto mehr Punkte bringt er. Nimm den Wettstreifen mit der Aufschrift 6 · 4. Er bedeckt sechs Felder und bringt vier Punkte.
    .otherwise = Auch eine gute Wahl. Nimm diesmal 6 · 4.
lesson-place = Wren hat den Streifen mit 5 Feldern genommen und Lark den mit 3. Wo die beiden Streifen liegen, siehst du erst, wenn alle fertig sind. Deine Summe liegt irgendwo zwischen 3 und 18. Zieh deinen Streifen auf 8–13 oder benutze − und +. Leg den Streifen dann ab.
    .otherwise = Du könntest deinen Streifen überall hinlegen. Leg den Streifen diesmal auf 8–13.
lesson-right = Richtig! Deine Summe liegt zwischen 8 und 13, also zieht dein Stein vier Felder vor. Auf deinem Block steht jetzt: Blau einmal, Grün zweimal, 8–13. Auch Wren hatte recht. Lark hat zu niedrig getippt und muss eine Karte abgeben.
lesson-exchange = Lark hat die grüne 7 abgegeben und eine grüne 4 gezogen. Nur Lark sieht die neue Karte nicht, also ist die 4 jetzt auch auf deinem Block schwarz. Lark liegt hinten und würfelt als Nächstes: Gelb, Violett und Rot.
lesson-order = Wer hinten liegt, nimmt zuerst einen Wettstreifen. Hinten zu liegen hat also auch Vorteile. Nimm 4 · 6.
    .otherwise = Nimm diesmal 4 · 6.
lesson-daring = Dein Streifen bedeckt nur vier Felder, und du weißt nichts über diese drei Karten. Das ist ein gewagter Tipp! Versuch es mit 11–14.
    .otherwise = Wer weiß? Versuch es diesmal mit 11–14.
lesson-wrong = Zu hoch! Deine Summe ist höchstens 10. Dein Stein bleibt stehen, und du musst eine Karte tauschen. Die abgegebene Karte bekommst du zu sehen. Wähle deine blaue Karte.
    .otherwise = Du könntest jede Karte abgeben. Wähle diesmal die blaue.
    .mouse = Zu hoch! Deine Summe ist höchstens 10. Dein Stein bleibt stehen, und du musst eine Karte tauschen. Die abgegebene Karte bekommst du zu sehen. Wähle deine blaue Karte.
lesson-deduce = Es war eine 3, und auf deinem Block steht sie jetzt in Zeile 1. Weil 3 + Grün + Grün zwischen 8 und 13 liegt, ist Grün 3, 4 oder 5. Die 3 und die 4 siehst du anderswo, also ist deine grüne Karte die 5! Drück auf dem Block in der grünen Spalte auf 1, 2 und 6, um sie durchzustreichen.
    .mouse = Es war eine 3, und auf deinem Block steht sie jetzt in Zeile 1. Weil 3 + Grün + Grün zwischen 8 und 13 liegt, ist Grün 3, 4 oder 5. Die 3 und die 4 siehst du anderswo, also ist deine grüne Karte die 5! Klick auf dem Block in der grünen Spalte auf 1, 2 und 6, um sie durchzustreichen.
lesson-final = Nach der letzten Runde gibst du zu jeder deiner Karten einen Tipp mit einer, zwei oder drei Zahlen ab. Ein richtiger Tipp auf eine Zahl bringt 5 Punkte, auf zwei Zahlen 2 und auf drei Zahlen 1. Ein falscher Tipp kostet 2 Punkte. Deine neue blaue Karte kann 1, 2, 4 oder 6 sein. Wähle 1, 2 und 4.
    .otherwise = Das ginge auch. Wähle diesmal 1, 2 und 4 für Blau.
lesson-sure = Deine grüne Karte kennst du schon. Wähle nur die 5.
    .otherwise = Du weißt, dass es die 5 ist, also wähle nur diese Zahl.
lesson-won = Die vier anderen Tipps wurden für dich abgegeben. Alle Karten werden aufgedeckt, die grüne 5 bringt 5 Punkte und dein Stein steht ganz vorn. Du gewinnst! Eine richtige Partie hat acht bis zehn Runden. Wenn mehrere Steine ganz vorn stehen, gewinnt der unterste.

## Die Bildschirme im Browser

ui-name = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
}
ui-neutral = Neutral
ui-round = Runde { $round }
ui-round-of = Runde { $round } von { $rounds }
ui-final-bets = Schlusstipps
ui-game-over = Das Spiel ist vorbei
ui-steps = Ablauf der Runde
ui-step = { $step ->
    [dice] Würfel
    [token] Streifen
    [place] Tipps
    [check] Prüfung
   *[exchange] Tausch
}
ui-order = Reihenfolge, von hinten nach vorn
ui-throws = würfelt
ui-ready = bereit
ui-rack = { WHO($seat) ->
    [you] Deine Karten: { $cards }
   *[other] Karten von { NAME($seat) }: { $cards }
}
ui-rack-neutral = Neutrale Karten: { $cards }
ui-result = { $result ->
    [hit] richtig
    [high] zu hoch
    [low] zu niedrig
    [miss] falsch
   *[none] { "" }
}
ui-scene-placed = Alle Tipps sind aufgedeckt.
ui-scene-given = { WHO($seat) ->
    [you] { $value ->
        [none] Du gibst deine { colour-of-card } Karte ab.
       *[other] Du gibst die { colour-of-card } { $value } ab.
    }
   *[other] { $value ->
        [none] { NAME($seat) } gibt eine { colour-of-card } Karte ab.
       *[other] { NAME($seat) } gibt die { colour-of-card } { $value } ab.
    }
}
ui-scene-drawn = { WHO($seat) ->
    [you] Du ziehst eine neue { colour-of-card } Karte.
   *[other] { $value ->
        [none] { NAME($seat) } zieht eine neue { colour-of-card } Karte.
       *[other] { NAME($seat) } zieht die { colour-of-card } { $value }.
    }
}
ui-scene-turned = Die { colour-of-die } Karten werden aufgedeckt
ui-scene-moved = { WHO($seat) ->
    [you] Du bekommst { SIGNED($points) } für deine Schlusstipps.
   *[other] { NAME($seat) } bekommt { SIGNED($points) } für die Schlusstipps.
}
ui-sum-is = die Summe ist { $sum }
ui-continue = Weiter
ui-track = Punkteleiste: { $stones }
ui-standing = { NAME($seat) } { $position }
ui-dice = Würfel und Stapel
ui-dice-show = Die Würfel zeigen { LIST($dice) }.
ui-die = Würfel zeigt { thing-colour }
ui-turn-die = Den { colour-of-die } Würfel drehen
ui-turn-to = auf { thing-colour }
ui-accept = Würfel akzeptieren
ui-turn-hint = Oder wähle einen Würfel und dann die Farbe, die er zeigen soll.
ui-turn-now = Wähle jetzt eine Farbe.
ui-grey-hint = Es gibt keine grauen Karten. Wähle die Farbe, die der graue Würfel stattdessen zeigen soll.
ui-pile = Stapel { thing-colour }, { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-pile-left = { $count ->
    [0] keine übrig
   *[other] { $count } übrig
}
ui-tokens = Wettstreifen
ui-token = Wettstreifen mit { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ui-token-caption = Felder · Punkte
ui-taken-by = { WHO($seat) ->
    [you] von dir genommen
   *[other] von { NAME($seat) } genommen
}
ui-take = Nimm einen Wettstreifen. Die Aufschrift bedeutet: Felder · Punkte. Je weniger Felder, desto mehr Punkte.
ui-your-sum = Deine Summe:
ui-bet = Dein Tipp
ui-bet-live = { $spaces } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ui-percent = { $percent } %
ui-place = Auf { $spaces } legen
ui-lower = Tiefer
ui-higher = Höher
ui-hopeless = Deine Summe kann nicht in diesem Bereich liegen.
ui-own = Die Rückseiten deiner Karten
ui-own-card = Deine { colour-of-card } Karte, möglich: { $numbers }
ui-own-known = Deine { colour-of-card } Karte, { $value }
ui-give-up = Deine { colour-of-card } Karte abgeben
ui-exchange = Falsch. Gib eine Karte ab und zieh eine neue.
ui-keep = Alle Karten behalten
ui-table = Tisch
ui-pad = Block
ui-pad-title = Notizblock
ui-sheets = Ansicht
ui-assist = Hilfe auf dem Block
ui-level = { $level ->
    [0] Nur schwarze Felder
    [1] Buchführung
    [2] Logik
   *[3] Wahrscheinlichkeiten
}
ui-help-used = Block: { $level ->
    [0] nur schwarze Felder
    [1] Buchführung
    [2] Logik
   *[3] Wahrscheinlichkeiten
}
ui-help-allowed = Block: { $level ->
    [0] nur schwarze Felder
    [1] bis Buchführung
    [2] bis Logik
   *[3] bis Wahrscheinlichkeiten
}
ui-table-allows = { $level ->
    [0] An diesem Tisch zeigt der Block nur schwarze Felder.
    [1] An diesem Tisch ist Hilfe bis zur Stufe „Buchführung“ erlaubt.
    [2] An diesem Tisch ist Hilfe bis zur Stufe „Logik“ erlaubt.
   *[3] An diesem Tisch ist Hilfe bis zur Stufe „Wahrscheinlichkeiten“ erlaubt.
}
ui-cross = Kreuz
ui-pencil = Kreis
ui-tool = Markieren mit
ui-tips = Drück auf eine Zahl, um sie durchzustreichen. Halte eine Zahl gedrückt, um sie einzukreisen.
    .mouse = Klick auf eine Zahl, um sie durchzustreichen. Mit einem Rechtsklick kreist du eine Zahl ein.
ui-grid = Zahlen deiner Karten
ui-cell = { $state ->
    [cross] durchgestrichen
    [pencil] eingekreist
    [black] anderswo gesehen
    [impossible] unmöglich
   *[open] offen
}
ui-why-holder = { WHO($seat) ->
    [you] Du hast { thing-colour } { $value }.
   *[other] { NAME($seat) } hat { thing-colour } { $value }.
}
ui-why-neutral = Die { colour-of-card } { $value } steht auf dem neutralen Kartenhalter.
ui-why-given = { WHO($seat) ->
    [you] Du hast die { colour-of-card } { $value } in Runde { $round } abgegeben.
   *[other] { NAME($seat) } hat die { colour-of-card } { $value } in Runde { $round } abgegeben.
}
ui-why-impossible = Nach deinen Ergebnissen kannst du die { colour-of-card } { $value } nicht haben.
ui-wrong-cross = In Runde { $round } hast du die { colour-of-card } { $value } durchgestrichen, aber das war deine Karte. Das war das erste falsche Kreuz auf deinem Block.
ui-rows = Deine Ergebnisse, Runde für Runde
ui-row = { $not ->
    [yes] Runde { $round }: { LIST($dice) }. Deine Summe liegt nicht bei { $spaces }.
   *[no] Runde { $round }: { LIST($dice) }. Deine Summe liegt bei { $spaces }.
}
ui-row-blank = Runde { $round }: noch nichts
ui-not = nicht { $spaces }
ui-note = Deine Notiz zu Runde { $round }
ui-final-row = Schluss
ui-final-rules = Wähle eine bis drei Zahlen für jede Karte. Ein richtiger Tipp auf eine Zahl bringt { SIGNED($one) }, auf zwei { SIGNED($two) }, auf drei { SIGNED($three) }. Ein falscher bringt { SIGNED($wrong) }.
ui-final-colour = Zahlen für deine { colour-of-card } Karte
ui-final-points = richtig: { SIGNED($points) }
ui-final-none = wählen
ui-final-worth = im Schnitt { $points }
ui-final-seen = { $count ->
    [one] Die { colour-of-card } { LIST($numbers) } siehst du schon woanders, also hast du sie nicht
   *[other] Die { colour-of-die } Karten { LIST($numbers) } siehst du schon woanders, also hast du keine davon
}.
ui-final-missing = { $count ->
    [one] { $count } Karte ohne Tipp
   *[other] { $count } Karten ohne Tipp
}
ui-final-go = Alle Tipps abgeben
ui-final-one = Tipp für { thing-colour } abgeben
ui-final-done = Deine Tipps sind abgegeben. Die anderen sind noch dran.
ui-final-wait = Alle geben ihre Schlusstipps ab.
ui-log-none = Noch wurde kein Tipp geprüft.
ui-gave = hat { thing-colour } { $value } abgegeben
ui-from-final = Schluss
ui-end-ahead = { WHO($seat) ->
    [you] Du liegst am Ende { ui-end-spaces } vor { NAME($other) }.
   *[other] { WHO($other) ->
        [you] { NAME($seat) } liegt am Ende { ui-end-spaces } vor dir.
       *[other] { NAME($seat) } liegt am Ende { ui-end-spaces } vor { NAME($other) }.
    }
}
ui-end-spaces = { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}
ui-end-stack = Gleichauf auf Feld { $space }: { NAMES($seats) }. { WHO($seat) ->
    [you] Dein Stein liegt zuunterst im Stapel, also gewinnst du.
   *[other] Der Stein von { NAME($seat) } liegt zuunterst im Stapel, also gewinnt { NAME($seat) }.
}
ui-end-shared = Auf Feld { $space } liegen mehrere gleichauf und gewinnen gemeinsam: { NAMES($seats) }.
ui-end-led = { WHO($seat) ->
    [you] Du lagst schon vor den Schlusstipps vorn.
   *[other] { NAME($seat) } lag schon vor den Schlusstipps vorn.
}
ui-end-overtook = { WHO($seat) ->
    [you] Du bist mit { SIGNED($points) } aus deinen Schlusstipps an die Spitze gezogen.
   *[other] { NAME($seat) } ist mit { SIGNED($points) } aus den Schlusstipps an die Spitze gezogen.
}
ui-end-lost-lead = Vor den Schlusstipps lagst du vorn, aber dann bekam { NAME($seat) } { SIGNED($theirs) } und du nur { SIGNED($yours) }.
ui-race = Punkte nach jeder Runde: { $lines }
ui-keys-move = zwischen Streifen oder Karten wechseln oder deinen Tipp verschieben
    .key = ← →
ui-keys-ends = deinen Tipp an ein Ende schieben
    .key = Pos1, Ende
ui-keys-number = Streifen nach Länge oder Würfel, Farbe oder Karte nach Position wählen
    .key = 1–9
ui-keys-choose = Streifen nehmen oder legen, Würfel drehen oder Karte tauschen
    .key = Enter
ui-keys-mark = Zahl auf dem Block durchstreichen oder einkreisen
    .key = X, P

## Rätsel im Browser

ui-puzzle-ask = { $kind ->
    [card] Welche Zahl hat deine { colour-of-card } Karte?
    [find] Nur bei einer deiner Karten steht die Zahl fest. Welche Karte ist es, und welche Zahl hat sie?
   *[bet] Wohin muss dein Wettstreifen, damit der Tipp sicher richtig ist?
}
ui-puzzle-about = { $kind ->
    [bet] Du hast einen Wettstreifen genommen, der gerade lang genug ist.
   *[other] Deine Ergebnisse und die Karten, die du siehst, reichen zur Lösung.
}
ui-puzzle-kind = { $kind ->
    [card] Karte nennen
    [find] Karte finden
   *[bet] Tipp legen
}
ui-puzzle-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
ui-puzzle-which = Welche Karte
ui-puzzle-number = Welche Zahl
ui-puzzle-answer = Es ist { thing-colour } { $value }
ui-puzzle-choose = { $kind ->
    [find] Wähle eine Karte und ihre Zahl
   *[card] Wähle eine Zahl
}
ui-puzzle-seen = Die { colour-of-card } { $value } siehst du anderswo
ui-puzzle-why = Warum
ui-puzzle-hints-title = Schritt für Schritt
ui-puzzle-right = { $kind ->
    [bet] Richtig, das kann nicht schiefgehen!
   *[other] Richtig!
}
ui-puzzle-no-more = Das war der letzte Schritt.
ui-puzzle-holders = Die Karten, die du siehst

## Statistik im Labor

measure-rounds = Runden
measure-bets = Tipps pro Partie
measure-tokens = Genommene Wettstreifen
measure-tokens-token_1 = Streifen 1
measure-tokens-token_2 = Streifen 2
measure-tokens-token_3 = Streifen 3
measure-tokens-token_4 = Streifen 4
measure-tokens-token_5 = Streifen 5
measure-tokens-token_6 = Streifen 6
measure-tokens-token_7 = Streifen 7
measure-hits = Richtige Tipps nach Wettstreifen
measure-hits-token_1 = { measure-tokens-token_1 }
measure-hits-token_2 = { measure-tokens-token_2 }
measure-hits-token_3 = { measure-tokens-token_3 }
measure-hits-token_4 = { measure-tokens-token_4 }
measure-hits-token_5 = { measure-tokens-token_5 }
measure-hits-token_6 = { measure-tokens-token_6 }
measure-hits-token_7 = { measure-tokens-token_7 }
measure-found = Ergebnisse der Tipps
measure-found-right = Richtig
measure-found-too_high = Zu hoch
measure-found-too_low = Zu niedrig
measure-found-wrong = Falsch, ohne Hinweis
measure-hits_early = Richtige Tipps in der ersten Hälfte
measure-bets_early = Tipps in der ersten Hälfte
measure-right_in = Richtige Tipps nach Runde
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
measure-bets_in = Tipps nach Runde
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
measure-exchanges = Getauschte Karten
measure-empty_piles = Leere Stapel am Ende
measure-round_points = Punkte aus den Runden, alle zusammen
measure-final_points = Punkte aus den Schlusstipps, alle zusammen
measure-final_sizes = Schlusstipps nach Anzahl der Zahlen
measure-final_sizes-one_number = Eine Zahl
measure-final_sizes-two_numbers = Zwei Zahlen
measure-final_sizes-three_numbers = Drei Zahlen
measure-final_right = Richtige Schlusstipps nach Anzahl der Zahlen
measure-final_right-one_number = { measure-final_sizes-one_number }
measure-final_right-two_numbers = { measure-final_sizes-two_numbers }
measure-final_right-three_numbers = { measure-final_sizes-three_numbers }
measure-final_bets = Schlusstipps pro Partie
measure-first_thrower_won = Siege der Person, die zuerst würfelte
measure-leader_before_won = Siege der Person, die vor den Schlusstipps führte
measure-won_from = Platz der siegreichen Person nach der Hälfte der Runden
measure-won_from-first = Erster Platz
measure-won_from-second = Zweiter Platz
measure-won_from-third = Dritter Platz
measure-won_from-fourth = Vierter Platz
measure-used = Aktionen
measure-used-accept_the_dice = Würfel akzeptieren
measure-used-turn_a_die = Würfel drehen
measure-used-take_a_token = Wettstreifen nehmen
measure-used-place_it = Wettstreifen legen
measure-used-exchange = Karte tauschen
measure-used-keep = Karten behalten
measure-used-bet = Schlusstipp abgeben
