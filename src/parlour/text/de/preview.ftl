# Was ein Link zeigt, wo er eingefügt wird: in Chats, E-Mails und Beiträgen.

home = Gesellschaftsspiele im Browser. Spiel gegen Bots oder schick deinen Freunden einen Link.
free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei. Spiel mit!
   *[other] { $count } Plätze sind frei. Spiel mit!
}
free-with = Am Tisch: { LIST($names) }. { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
running-with = Am Tisch: { LIST($names) }. Du kannst zuschauen.
replay-title = { $game } – Aufzeichnung
replay = Sieh dir die ganze Partie an, Zug für Zug.
replay-with = Mit { LIST($names) }. Sieh dir die ganze Partie an, Zug für Zug.
puzzle-title = { $game } – Rätsel { $puzzle }
puzzle = Kannst du es lösen?
