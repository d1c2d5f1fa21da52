# Was der Trainer sagt: Tipps am Tisch und der Rückblick auf eine Partie.

## Rückblick

working = Deine Entscheidungen werden durchgesehen …
slow = Der erste Rückblick auf ein Spiel dauert auf diesem Server etwa eine Minute. Du kannst ihn offen lassen.
deal = der Partien mit dieser Verteilung gewinnt dein Platz, wenn { $level ->
    [easy] leichte Bots
    [fair] mittlere Bots
    [strong] starke Bots
   *[other] Bots ({ $level })
} für alle spielen
share = { $percent } %
give-or-take = ±{ $percent }
agreed = deiner Entscheidungen hätte der stärkste Bot genauso getroffen
agreed-of = { $agreed } von { $count }
costliest = Das hat dich am meisten gekostet
nothing = Nichts davon hat dich eindeutig etwas gekostet
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
    [round] −{ $value } % für die Runde
   *[chance] −{ $value } % Siegchance
}{ $error ->
    [none] { "" }
   *[other] { " " }(±{ $error })
}
exact = Berechnet aus dem, was du zu dem Zeitpunkt wissen konntest.
estimated = Geschätzt aus dem, was du zu dem Zeitpunkt wissen konntest. { $level ->
    [easy] Leichte Bots
    [fair] Mittlere Bots
    [strong] Starke Bots
   *[other] Bots ({ $level })
} haben nach jedem der teuersten Züge { $games }-mal weitergespielt, mit gleichem Glück.
known = Was du hättest wissen können
known-about = Sicher allein aus den Karten, die du gesehen hast, und deinen Ergebnissen.

## Tipps

hint-title = Wer stark spielt, würde …
hint-about = Nur aus dem berechnet, was du sehen kannst.
hint-play = So spielen
hint-own = Ich wähle selbst
worth = { $unit ->
    [points] Das ist im Schnitt { $value } Punkte wert, samt dem, was du für die Schlusstipps erfährst.
    [round] Danach gewinnt ihr die Runde mit etwa { $value } % Wahrscheinlichkeit.
   *[chance] Danach gewinnen Bots von hier aus { $value } % der Partien{ $error ->
        [none] .
       *[other] { " " }(±{ $error }).
    }
}
