title = Rechnen üben
about = { $count } Aufgaben hintereinander. Wähle das Ergebnis. Falsch gelöste Aufgaben kommen wieder, bis du sie richtig löst.
which = Welche Aufgaben?
start = Start
tricky = { $count ->
    [one] Nur die knifflige
   *[other] Nur die { $count } kniffligen
}
progress = { $done } von { $total } geschafft
stop = Beenden
numbers = Zahlen zur Auswahl
right = Richtig! { $sum } = { $number }
lit = { $sum } = { $number }. Wähle die { $number }, dann geht es weiter.
done = Geschafft!
perfect = Alles auf Anhieb richtig!
score = { $right } von { $total } auf Anhieb richtig.
pace = Im Schnitt hast du { $seconds } Sekunden gebraucht.
missed = Sieh dir diese Aufgaben noch einmal an
again = Noch einmal üben
repeat = Nur diese
to-record = Deine Ergebnisse
record = Deine Ergebnisse
record-about = Bei jeder Aufgabe zählt nur deine erste Antwort, hier und in deinen Partien. Antworten mit aufleuchtenden Ergebnissen zählen nicht. Gespeichert wird nur auf diesem Gerät.
record-none = Hier steht noch nichts. Gezählt werden deine Antworten aus Übungen und Partien. Gespeichert wird nur auf diesem Gerät.
column-right = richtig
column-wrong = falsch
column-time = Zeit
kind = { $kind ->
    [plus] Plus
    [minus] Minus
    [times] Mal
   *[divided] Geteilt
}
seconds = { $seconds } s
hard = Aufgaben zum Üben
mistakes = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
forget = Ergebnisse löschen …
forget-title = Ergebnisse löschen?
forget-about = Alle auf diesem Gerät gespeicherten Antworten werden gelöscht. Das lässt sich nicht rückgängig machen.
forget-yes = Löschen
