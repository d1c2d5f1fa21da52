title = Die Bots
about = Wie stark die Bots sind und welche Typen es gibt.
which = Welches Spiel?
players = Personen
variant = Variante
levels = Stufen
rating = Wertung
won = Gewonnene Partien
rating-of = { $value } (zwischen { $low } und { $high })
rating-about = Die Zahlen sind Elo-Werte aus Partien mit gleichen Kartenverteilungen. Leichte Bots haben 1000 Punkte. Ein Bot mit 200 Punkten mehr als ein anderer gewinnt etwa drei von vier Partien, wenn die beiden aufeinandertreffen. Die Striche zeigen die 95-%-Intervalle.
won-about = Wie viele Partien ein Team aus Bots gewinnt, wenn alle diese Stufe haben. Die Striche zeigen die 95-%-Intervalle.
games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
adapts = Passt sich dir an
adapts-about = Wenn du „Passt sich dir an“ statt einer Stufe wählst, bekommen die Bots in jeder neuen Partie Stufen, die zu dir passen. Dafür zählen die Partien, die du zu Ende gespielt hast. Alle am Tisch sehen, welche Stufen die Bots haben. Wenn du Freunde einlädst, kann die Tischleitung für jeden Bot „Passt sich allen an“ wählen. Die Bots bekommen dann beim Start Stufen, die im Schnitt zu euch allen passen.
how = So haben wir gemessen
how-about = Die Bots spielen dieselben Kartenverteilungen von jedem Platz aus. Mit diesem Befehl kannst du die Messung wiederholen:
none = Für dieses Spiel haben wir noch keine Messwerte.
characters = Welche Typen es gibt
characters-about = Ein Bot behält bei einer Revanche seinen Namen und seine Art, egal auf welcher Stufe. Wie gut er spielt, hängt nur von der Stufe ab.
character-Moss = Lässt sich Zeit und gratuliert dir, wenn du gewinnst.
character-Wren = Spielt schnell und sagt Hallo.
character-Lark = Sagt Hallo und gratuliert dir, wenn du gewinnst.
character-Reed = Lässt sich Zeit und sagt nichts.
character-Fern = Meldet sich nur, um dir zu gratulieren.
character-Finch = Spielt schnell und sagt nichts.
character-Sage = Sagt Hallo und lässt sich dann Zeit.
character-Rook = Sagt nichts und spielt in gleichmäßigem Tempo.
quiet = In Spielen, bei denen geschwiegen wird, bleiben alle still.
