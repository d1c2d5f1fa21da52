title = Heute
about = Zwei Rätsel und vier Partien am Tag, für alle auf diesem Server dieselben.
renews = Neue Rätsel und Partien gibt es um { $time } Uhr (deine Ortszeit).
renewed = Ein neuer Tag hat begonnen. Hier sind die neuen Rätsel und Partien.
today = Rätsel und Partien von heute
puzzle = Rätsel zu { $game }
puzzle-about = { $game ->
    [think-str8] Logikrätsel
   *[other] { $cards } Karten
}, Schwierigkeit { $stars } von 5
with-easy = { $bots ->
    [one] Du und ein leichter Bot
   *[other] Du und { $bots } leichte Bots
}
with-fair = { $bots ->
    [one] Du und ein mittelstarker Bot
   *[other] Du und { $bots } mittelstarke Bots
}
with-strong = { $bots ->
    [one] Du und ein starker Bot
   *[other] Du und { $bots } starke Bots
}
mission = Mission { $number }
rounds = { $count } Runden
weekly = Mission der Woche
weekly-named = Mission der Woche, „{ $name }“
weekly-about = Diese Mission gibt es nicht in der Schachtel. Alle auf diesem Server haben die ganze Woche lang dieselbe Mission.
weekly-renews = Die nächste Mission gibt es am { $day } um { $time } Uhr (deine Ortszeit).
expected-easy = leichte Bots gewinnen { $percent } % ihrer Partien
expected-fair = mittelstarke Bots gewinnen { $percent } % ihrer Partien
expected-strong = starke Bots gewinnen { $percent } % ihrer Partien
running = Läuft noch
play = Spielen
solve = Lösen
continue = Weiterspielen
practise = Üben
open-puzzle = Öffnen
starting = Wird vorbereitet …

solved = Gelöst in { $time }
solved-hints = { $hints ->
    [one] Gelöst in { $time } mit einem Tipp
   *[other] Gelöst in { $time } mit { $hints } Tipps
}
mission-won = { $lives ->
    [one] Gewonnen, ein Leben übrig
   *[other] Gewonnen, { $lives } Leben übrig
}
mission-lost = Verloren nach { $rounds } von { $of } Runden
rounds-won = { $wins }:{ $losses } gewonnen mit { $plays } Karten
rounds-lost = { $wins }:{ $losses } verloren
points-ahead = { $points ->
    [one] Ein Punkt, { $margin } Vorsprung
   *[other] { $points } Punkte, { $margin } Vorsprung
}
points-behind = { $points ->
    [one] Ein Punkt, { $margin } Rückstand
   *[other] { $points } Punkte, { $margin } Rückstand
}
points-level = { $points ->
    [one] Ein Punkt, gleichauf mit dem besten Bot
   *[other] { $points } Punkte, gleichauf mit dem besten Bot
}
lines-won = { $mine }:{ $theirs } gewonnen in { $turns } Zügen
lines-lost = { $mine }:{ $theirs } verloren
lines-drawn = { $mine }:{ $theirs } unentschieden
given-up = Aufgegeben

results = Ergebnisse
results-of = Ergebnisse in { $game }
results-players = { $players ->
    [one] Bisher eine Person
   *[other] Bisher { $players } Personen
}
place = Platz
player = Name
result = Ergebnis
watch = Ansehen
watch-of = Die Partie von { $name } ansehen
hidden = Wenn du eine Partie beendet hast, siehst du, wie sie bei den anderen gelaufen ist.
fair = Dein erster Versuch zählt. Danach kannst du die Partie zur Übung noch einmal spielen. Mit zwei Browsern kann man zweimal antreten, also nimm die Liste als freundschaftlichen Vergleich.
name-about = Die anderen sehen deinen Namen in den Ergebnissen.

calendar = Rätselkalender
calendar-of = Kalender für
earlier = Voriger Monat
later = Nächster Monat
day-solved = { $date }, gelöst
day-late = { $date }, später gelöst
day-unsolved = { $date }, nicht gelöst
day-deals = { $count ->
    [one] eine Partie gespielt
   *[other] { $count } Partien gespielt
}
legend-solved = Am selben Tag gelöst
legend-late = Später gelöst
legend-unsolved = Nicht gelöst
legend-deals = Gespielte Partien
run = { $days ->
    [one] Serie: ein Tag
   *[other] Serie: { $days } Tage
}
run-none = Löse das Rätsel an seinem Tag, dann beginnt deine Serie.
run-keep = Löse das heutige Rätsel, damit die Serie weitergeht.
run-best = { $days ->
    [one] Dein Rekord ist ein Tag.
   *[other] Dein Rekord sind { $days } Tage.
}

share = Teile deinen Tag
share-about = Der Text verrät nichts über die Partien.
share-now = Teilen
share-copy = Kopieren
share-picture = Als Bild speichern
share-run = Serie: { $days } Tage
