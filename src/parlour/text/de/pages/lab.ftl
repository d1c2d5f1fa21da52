title = Das Labor
about = Bots spielen ein Spiel viele tausend Mal, und du siehst, was eine Änderung bewirkt. Zu jeder Zahl gehört ein Bereich, der in 95 von 100 Studien den wahren Wert enthält. Die Zahlen gelten für diese Bots, nicht für Menschen.
playtests = Spieltests: Lass Menschen spielen und vergleiche sie mit den Bots
bots-ladder = Wie stark die Bots sind
start = Studie starten
game = Welches Spiel?
players = Wie viele spielen mit?
preset = Welche Variante?
bots = Welche Bots?
against = { $above } gegen { $below }
vary = Was ändert sich?
vary-nothing = Nichts
vary-seats = Personenzahl
vary-preset = Variante
vary-levels = Stufe aller Bots
vary-ladder = zwei Stufen gegeneinander
options = Eine Option
values = Welche Werte?
each = Wie viele Partien pro Einstellung?
sum = { $cells ->
    [one] { $games } Partien mit einer Einstellung.
   *[other] { $games } Partien, verteilt auf { $cells } Einstellungen mit denselben Karten.
}
go = Studie starten
going = Wird gestartet …
closed = Auf diesem Server kannst du Studien nur ansehen. Wer den Server betreibt, kann mit parlour serve --lab neue Studien erlauben. Auf deinem eigenen Computer kannst du jederzeit Studien starten.
busy = Gerade läuft eine andere Studie. Es läuft immer nur eine Studie, damit die Spiele an den Tischen flüssig bleiben.
none = Hier gibt es noch keine Studien. Starte oben eine Studie oder gib im Terminal diesen Befehl ein:
studies = Studien
state = { $state ->
    [running] läuft
    [stopping] wird angehalten
    [done] fertig
    [failed] fehlgeschlagen
   *[stopped] angehalten
}
progress = { $done } von { $planned } Partien
games = { $count ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
rate = { $games } pro Sekunde
left-seconds = noch etwa { $count } s
left-minutes = noch etwa { $count } min
left-hours = noch etwa { $count } h
stop = Anhalten
resume = Fortsetzen
stopping = Wird angehalten. Die bisherigen Partien sind gespeichert.
stopped = Nach { $done } von { $planned } Partien angehalten. Die gespielten Partien sind gespeichert.
failed = Nach { $done } von { $planned } Partien fehlgeschlagen.
failed-after = { $count ->
    [one] Nach { $games } Partie fehlgeschlagen.
   *[other] Nach { $games } Partien fehlgeschlagen.
}
failed-log = Der Grund steht im Protokoll des Servers.
done = { $count ->
    [one] Fertig nach { $games } Partie.
   *[other] Fertig nach { $games } Partien.
}
won = Gewonnene Partien
by-level = Gewonnene Partien pro Person, nach Stufe
edge = Startvorteil
edge-about = Rechts der Mitte ist Anfangen ein Vorteil, links davon ein Nachteil.
between = { $low } bis { $high }
length = { $value } ± { $half } Entscheidungen
setting = { $seats ->
    [1] 1 Person
   *[other] { $seats } Personen
}, { $bots }
command = Befehl für dieselben Partien

## Das Formular

pick-none = Wähle mindestens einen Wert.
pick-many = Wähle höchstens { $most } Werte.
refused-value = { $value } lässt sich so nicht spielen.

## Namen für das, was sich ändert

name-seats = Personen
name-preset = Variante
name-bots = Bots
named = { $name }: { $value }

## Studien

watch = Zusehen
open = Öffnen
name = Studie { $name }
compiling = { $game } wird kompiliert. Das Kompilieren vor der ersten Studie zu einem Spiel dauert ein bis zwei Minuten.
starting = Die ersten Partien beginnen.

## Eine Studie und ihr Bericht

back = Zurück zum Labor
document = { $game } im Labor
missing = Eine Studie mit diesem Namen gibt es hier nicht. Vielleicht wurde sie gelöscht.
early = Es gibt noch keinen Bericht, weil noch keine Partie gespielt wurde.
all-settings = Alle Einstellungen vergleichen
more-findings = { $count ->
    [one] Ein weiterer Unterschied
   *[other] { $count } weitere Unterschiede
}
details = Eine Einstellung im Detail
details-which = Welche Einstellung?
copy-command = Befehl kopieren
download = Bericht herunterladen (HTML)

## Auf einen Wert zielen

aim = Zielwert suchen
aim-about = Wähle eine Kennzahl und den gewünschten Wert. Du siehst dann, welche Einstellung diesem Wert am nächsten kommt.
aim-figure = Kennzahl
aim-target = Zielwert
aim-target-percent = Zielwert in %
aim-tolerance = Plus oder minus
aim-inside = { $setting } ergibt { $value } ({ $low } bis { $high }). Das liegt im Zielbereich.
aim-unsure = { $setting } kommt mit { $value } ({ $low } bis { $high }) dem Ziel am nächsten. Für ein sicheres Urteil hat diese Studie aber zu wenige Partien.
aim-outside = Keine Einstellung dieser Studie trifft das Ziel. { $setting } kommt mit { $value } ({ $low } bis { $high }) dem Ziel am nächsten.
aim-number = Gib als Ziel eine Zahl ein und bei „Plus oder minus“ mindestens 0.
aim-terminal = Dieselbe Suche im Terminal
