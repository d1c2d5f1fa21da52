# Eine Einführung, während ein Tisch auf Mitspielende wartet.

to-table = Zurück zum Tisch
seats = { $count ->
    [0] Alle sind da
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
started = Die Partie hat begonnen
started-about = Die anderen sitzen am Tisch. Die Einführung kannst du später fortsetzen.
go = Zum Tisch
