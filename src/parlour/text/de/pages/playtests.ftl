# Spieltests für alle, die sie anlegen: ein Formular, eine Liste und Berichte.

title = Spieltests
about = Verschick einen Link: Andere spielen deine Variante und beantworten ein paar Fragen. Der Bericht vergleicht Menschen und Bots anhand derselben Kennzahlen.
closed-here = Auf diesem Server kannst du keine Spieltests anlegen. Wer den Server betreibt, kann Spieltests mit parlour serve --lab erlauben. Auf deinem eigenen Computer kannst du jederzeit Spieltests anlegen.
lab = Das Labor
list = Deine Spieltests
none = Du hast noch keine Spieltests angelegt.
row = { $over ->
    [0] Noch keine Partien
    [one] { $over } Partie
   *[other] { $over } Partien
}, { $forms ->
    [0] keine Fragebögen
    [one] { $forms } Fragebogen
   *[other] { $forms } Fragebögen
}
row-closed = beendet
open = Öffnen
new = Spieltest anlegen
name = Wie soll der Spieltest heißen?
name-hint = Kurze Partien zu zweit
note = Was sollen die Spielenden wissen? (optional)
game = Welches Spiel?
players = Wie viele spielen mit?
people = Wie viele der Spielenden sind Menschen?
levels = Welche Bots spielen mit?
levels-about = Mehrere Stufen wechseln sich von Tisch zu Tisch ab. Der Bericht zeigt, wie schwer jede Stufe ist.
variant = Welche Variante?
questions = Eigene Fragen (optional)
questions-about = Alle werden gefragt, was verwirrend war und wie sie Spaß, Länge und Glück bewerten.
question = Frage { $number }
question-kind = Art der Antwort auf Frage { $number }
kind-scale = 1 bis 5
kind-text = in Worten
add = Frage hinzufügen
remove-question = Frage { $number } entfernen
make = Spieltest anlegen
back = Alle Spieltests
link = Link für die Spielenden
link-label = QR-Code mit dem Link für die Spielenden
to-link = Ansehen, was die Spielenden sehen
share = Schick diesen Link an so viele Leute, wie du magst. Jede Partie bekommt ihren eigenen Tisch.
counts = { $over ->
    [one] { $over } Partie beendet
   *[other] { $over } Partien beendet
}, { $running } { $running ->
    [one] läuft
   *[other] laufen
}, { $waiting } { $waiting ->
    [one] wartet
   *[other] warten
} auf Mitspielende
close = Spieltest beenden
reopen = Wieder öffnen
is-closed = Beendet. Über den Link lassen sich keine Partien mehr starten.
delete = Spieltest löschen
delete-sure = Diesen Spieltest mit allen Partien und Antworten löschen? Das lässt sich nicht rückgängig machen.
delete-keep = Behalten
missing = Diesen Spieltest gibt es nicht, oder er gehört dir nicht.
no-games = Noch ist keine Partie zu Ende. Der Bericht erscheint hier von selbst.
working = Der Bericht wird erstellt …
updating = Es sind neue Partien dazugekommen. Der Bericht wird aktualisiert …
failed-report = Der Bericht ließ sich nicht erstellen. Nach der nächsten Partie versuchen wir es noch einmal.
report = Bericht
of = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} von { $people ->
    [one] einer Person
   *[other] { $people } Personen
}, { $forms ->
    [0] keine Fragebögen
    [one] { $forms } Fragebogen
   *[other] { $forms } Fragebögen
}
not-counted = Nicht gezählte Partien: { $stopped } vorzeitig beendet, { $left } von einem Bot zu Ende gespielt.
few = Bei so wenigen Partien sind die Zahlen noch ungenau. Unterschiede ohne Markierung können Zufall sein.
minutes = Eine Partie dauert { $value } Minuten ({ $low } bis { $high }).
minutes-one = Die bisher einzige Partie dauerte { $value } Minuten.
short = Eine Partie dauert { $value } Sekunden ({ $low } bis { $high }).
short-one = Die bisher einzige Partie dauerte { $value } Sekunden.
answers = Was die Leute sagen
marks = { $id ->
    [fun] Spaß
    [length] Länge
    [luck] Glück
   *[own] { $words }
}
marks-ends = { $id ->
    [fun] 1 gar nicht, 5 sehr
    [length] 1 viel zu kurz, 3 genau richtig, 5 viel zu lang
    [luck] 1 nur Können, 5 nur Glück
   *[own] 1 nein, 5 ja
}
mean = im Mittel { $value } ({ $low } bis { $high }), { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
}
mean-one = { $value }, { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten, alle gleich
}
mean-none = noch keine Antworten
mark-count = { $mark }: { $count }
quotes = { $id ->
    [confused] Was verwirrend war
   *[own] { $words }
}
quote-game = Partie { $game }
quotes-none = Hier hat noch niemand etwas geschrieben.
levels-title = Wie schwer das Spiel ist
level-row = Bots: { $level }
level-games = { $won } von { $count } gewonnen
level-bots = Siegquote eines Bots auf dem Platz der Menschen: { $bots }.
figures = Menschen und Bots im Vergleich
figures-about = { $games } Partien zwischen { $level ->
    [random] zufälligen Bots
   *[other] Bots ({ $level })
} mit denselben Einstellungen. Eine Markierung heißt, dass der Unterschied zwischen Menschen und Bots kaum Zufall sein kann. Die Markierungen berücksichtigen, wie viele Kennzahlen verglichen werden.
figure = Kennzahl
people-column = Menschen
bots-column = Bots
differs = anders
between = { $low } bis { $high }
figure-won = Gewonnene Partien
figure-drawn = Partien ohne Sieger
figure-reason = Ende: { $reason }
figure-length = Entscheidungen pro Partie
figure-choices = Erlaubte Züge pro Entscheidung
figure-lead_changes = Führungswechsel pro Partie
figure-decided = Wie weit die Partie war, als die Entscheidung fiel
figure-part = { $name }: { $part }
moves = Wo Menschen anders spielen
moves-about = { $count } Entscheidungen in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, verglichen mit dem, was ein Bot ({ $level }) mit demselben Wissen getan hätte.
moves-same = In { $value } der Fälle ({ $low } bis { $high }) haben Menschen genauso entschieden wie der Bot.
move-kind = Art des Zugs
move-count = Entscheidungen
move-same = Wie der Bot
move-cost = { $unit ->
    [points] Verlorene Punkte
    [round] Verlorene Chance auf den Rundensieg
   *[chance] Verlorene Siegchance
}
move-time = Zeit
seconds = { $value } s
costliest = Die teuersten Züge
cost-line = Partie { $game }, Zug { $number }: { $move }. Der Bot: { $best }. Kosten: { $cost }
cost = { $unit ->
    [points] { $value } Punkte
    [round] { $value } % Chance auf den Rundensieg
   *[chance] { $value } % Siegchance
}
kind = { $kind ->
    [play] eine Karte spielen
    [play-number] eine Zahl spielen
    [play-goal] ein Ziel spielen
    [play-plus] Plus spielen
    [play-minus] Minus spielen
    [use-card] eine Aktionskarte nutzen
    [pick-second] eine zweite Karte zurücknehmen
    [keep] eine Karte behalten
    [vote-for] abstimmen
    [no-preference] sich enthalten
    [pass] passen
    [accept] die Würfel akzeptieren
    [turn] einen Würfel drehen
    [take] einen Wettstreifen nehmen
    [place] legen
    [swap] tauschen
    [bet] tippen
    [say] einen Hinweis geben
    [draw] eine Zielkarte ziehen
    [draw-card] eine Karte ziehen
    [skip-draw] nicht ziehen
    [discard] eine Karte abwerfen
    [give-up] eine Karte abgeben
    [claim-line] eine Linie wählen
    [claim-rank] eine Linie wählen
    [wait] warten
    [ready] bereit sein
    [choose] eine Karte wählen
    [start] die erste Karte legen
   *[other] { $kind }
}
reaction = Wie schnell Menschen handeln
reaction-people = Menschen handeln zum ersten Mal nach { $first } s und danach alle { $every } s.
reaction-level = Bots ({ $level }) handeln zum ersten Mal nach { $first } s und danach alle { $every } s{ $rate ->
    [none] .
   *[other] { "" } (Rate { $rate }).
}
reaction-rate = Im Reaktionsmodell der Bots entspricht das Tempo der Menschen einer Rate von etwa { $value } ({ $low } bis { $high }).
reaction-outside = Das Tempo der Menschen liegt außerhalb der Spanne der Bots, deshalb lässt sich keine Rate angeben.
data = Die Daten
data-about = Eine Datei hat eine Zeile pro Person und Partie, die andere eine Zeile pro Entscheidung. Statt Namen stehen darin nur Nummern.
data-games = Partien
data-decisions = Entscheidungen
