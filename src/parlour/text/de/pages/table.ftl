# Die Seite eines Tisches: vor der Partie, und was nur dort steht.

barred = Nur die Mitspielenden können diese Partie sehen
barred-about = An diesem Tisch ist kein Publikum erwünscht.
barred-tables = Offene Tische ansehen
rename = Namen ändern
rename-save = Namen speichern
learn = Lerne das Spiel, während du wartest
played = { $variant }, { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
only-players = Nur die Mitspielenden sehen diese Partie.
hints-on = An diesem Tisch sind Tipps erlaubt.
adapts-about = { $together ->
    [yes] Bots, die sich anpassen, bekommen ihre Stufen beim Start. Dafür zählen die Partien, die ihr zu Ende gespielt habt. So gewinnt euer Team etwa drei von fünf Partien.
   *[other] Bots, die sich anpassen, bekommen ihre Stufen beim Start. Dafür zählen die Partien, die ihr zu Ende gespielt habt. Im Schnitt gewinnt ihr dann etwa so oft wie jeder der Bots.
}
hint = Tipp
weekly = Mission der Woche
weekly-about = Bei der Mission dieser Woche zählt dein erster Versuch.
weekly-results = Ergebnisse der Woche
rematch-ready = Die nächste Partie ist bereit.
