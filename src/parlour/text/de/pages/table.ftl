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
hints-on = Am Tisch kann man nach Tipps fragen.
hint = Tipp
weekly = Mission der Woche
weekly-about = Dein erster Versuch an der Mission dieser Woche zählt.
weekly-results = Ergebnisse der Woche
rematch-ready = Die nächste Partie ist bereit.
