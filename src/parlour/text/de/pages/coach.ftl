# Was der Trainer sagt: Tipps am Tisch und der Rückblick auf eine Partie.

## Rückblick

working = Deine Entscheidungen werden durchgesehen …
slow = Beim ersten Mal dauert die Berechnung bei jedem Spiel etwa eine Minute. Du kannst die Seite offen lassen.
# Ein Teil der Partien: „74 %“, darunter das hier.
deal = Siegquote { $team ->
    [yes] { "" }
   *[no] auf deinem Platz{ " " }
}mit diesen Karten, wenn { $level ->
    [easy] leichte Bots
    [fair] mittelstarke Bots
    [strong] starke Bots
   *[other] Bots ({ $level })
} auf allen Plätzen spielen
share = { $percent } %
give-or-take = ±{ $percent }
agreed = Genauso entschieden wie der stärkste Bot
agreed-of = { $agreed } von { $count }
costliest = Das hat dich am meisten gekostet
nothing = Keine Entscheidung hat dich eindeutig etwas gekostet
none = In dieser Partie hattest du nichts zu entscheiden
board = Zum Spielbrett
all = Alle Entscheidungen ({ $count })
move-number = Zug { $number }
better = Besser: { $move }
other = Der Bot: { $move }
same = wie der Bot
unclear = zu knapp für ein Urteil
cost = { $unit ->
    [points] −{ $value } Punkte
    [round] −{ $value } % Chance auf den Rundensieg
   *[chance] −{ $value } % Siegchance
}{ $error ->
    [none] { "" }
   *[other] { " " }(±{ $error })
}
exact = Berechnet aus dem, was du in dem Moment wusstest.
estimated = Geschätzt aus dem, was du in dem Moment wusstest. { $level ->
    [easy] Leichte Bots
    [fair] Mittelstarke Bots
    [strong] Starke Bots
   *[other] Bots ({ $level })
} haben die Partie nach jedem deiner teuersten Züge { $games }-mal zu Ende gespielt. Die bessere Alternative wurde ebenso oft mit denselben Karten und Würfen zu Ende gespielt.
known = Was du hättest wissen können
known-about = Das ließ sich sicher aus deinen Ergebnissen und den Karten schließen, die du gesehen hast.

## Tipps

hint-title = Tipp
hint-about = Berücksichtigt nur, was du sehen kannst.
hint-play = Mach das
worth = { $unit ->
    [points] Das bringt im Schnitt { $value } Punkte. Darin ist eingerechnet, was du für die Schlusstipps erfährst.
    [round] Damit gewinnt ihr die Runde mit einer Chance von etwa { $value } %.
   *[chance] Wenn ab hier Bots weiterspielen, gewinnst du { $value } % der Partien{ $error ->
        [none] .
       *[other] { " " }(±{ $error }).
    }
}
