title = Du
name-about = Du bist als Gast hier. Dieser Browser merkt sich, wer du bist. Ein Passwort brauchst du nicht.
picture = Bild
picture-name = { $picture ->
    [letter] Anfangsbuchstabe
    [star] Stern
    [moon] Mond
    [sun] Sonne
    [leaf] Blatt
    [fish] Fisch
    [cat] Katze
    [fox] Fuchs
    [owl] Eule
    [cup] Tasse
   *[other] { $picture }
}
colour = Farbe
colour-name = { $colour ->
    [1] Grün
    [2] Blau
    [3] Rost
    [4] Lila
    [5] Pflaume
    [6] Oliv
    [7] Schiefer
   *[8] Petrol
}
newcomer = Noch keine Spiele
newcomer-about = Spiel eine Partie, dann stehen hier deine Siege, Serien und Bestwerte.
newcomer-play = Spiel aussuchen
numbers = Deine Bilanz
tile-played = Partien
tile-won = Siege
tile-streak = Siege in Folge
tile-longest = längste Serie
tile-time = gespielt
tile-puzzles = Rätsel gelöst
tile-puzzle-best = schnellstes Rätsel
activity = { $count ->
    [one] { $count } Partie in den letzten { $weeks } Wochen
   *[other] { $count } Partien in den letzten { $weeks } Wochen
}
activity-day = { $count ->
    [0] Keine Partie am { $date }
    [one] { $count } Partie am { $date }
   *[other] { $count } Partien am { $date }
}
won-of = { $won } von { $played } gewonnen
of = { $won } von { $played }
recent = Letzte Partien: { $won } von { $played } gewonnen
outcome = { $outcome ->
    [won] Gewonnen
    [shared] Geteilter Sieg
    [drawn] Unentschieden
    [left] Vorzeitig gegangen
   *[lost] Verloren
}
with-people = Ohne Bots
bots = Bots: { $level }
best = Bestes Ergebnis
quickest = Schnellster Sieg
longest = Längste Serie
time = Spielzeit
variants = { $missions ->
    [yes] Nach Mission
   *[no] Nach Variante
}
variant-best = bestes Ergebnis { $score }
variant-quickest = schnellster Sieg { $time }
custom = { $missions ->
    [yes] Eigene und geänderte Missionen
   *[no] Hausregeln
}
medals = { $medal ->
    [gold] { $count } Gold
    [silver] { $count } Silber
   *[bronze] { $count } Bronze
}
seconds = { $count } s
minutes = { $count } min
hours = { $count } Std.
games = Gespielte Partien
more = Mehr anzeigen
device = Auf einem anderen Gerät weiterspielen
device-about = Erstelle einen Link und öffne ihn innerhalb von zehn Minuten auf dem anderen Gerät. Dort bist du dann derselbe Gast mit denselben Plätzen. Der Link gilt nur einmal.
device-qr = QR-Code zum Weiterspielen auf einem anderen Gerät
make-link = Link erstellen
carried = Willkommen! Du bist hier jetzt derselbe Gast wie auf deinem anderen Gerät.
carried-about = Deine Tische findest du auf der Startseite.
to-tables = Zu deinen Tischen
not-carried = Dieser Link ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen Link. Jeder Link gilt nur einmal und nur zehn Minuten lang.
sign-out = Deine anderen Geräte abmelden
sign-out-about = Wenn du ein Handy verloren oder einen fremden Computer benutzt hast, kannst du dich überall außer hier abmelden. Deinen Namen, deine Tische und deine Plätze behältst du.
sign-out-ask = Andere Geräte abmelden
sign-out-sure = Alle anderen Geräte werden abgemeldet, und alle Links, die du erstellt hast, funktionieren nicht mehr.
sign-out-yes = Abmelden
sign-out-done = Deine anderen Geräte sind abgemeldet.
data = Deine Daten
data-about = Lade alles, was über dich gespeichert ist, als eine Datei herunter oder lösche es endgültig.
download = Alles herunterladen
delete = Alles über mich löschen …
delete-title = Alles über dich löschen?
delete-goes = Dein Name, dein Bild, deine Bilanz, deine Chatnachrichten und alle Partien, die du nur mit Bots gespielt hast, werden hier und auf dem Server gelöscht.
delete-stays = Partien mit anderen Menschen bleiben in deren Listen. Dort heißt du dann „Gelöschter Spieler“, und in laufenden Partien übernimmt ein Bot. Sicherungskopien des Servers können deine Daten noch enthalten, bis sie ersetzt werden.
delete-sure = Mir ist klar, dass sich das nicht rückgängig machen lässt.
delete-yes = Alles löschen
deleted = Alles über dich ist gelöscht.
deleted-about = Du bist jetzt ein neuer Gast. Auch auf deinen anderen Geräten sind die Partien weg.
privacy = Was ist über dich gespeichert?
privacy-stored = Auf dem Server liegen dein Name, dein Bild und eine zufällige Zahl, die für dich steht. Dazu kommen deine Partien mit allen Zügen, Chats und Ergebnissen. Es gibt kein Konto, keine E-Mail-Adresse und kein Passwort.
privacy-others = Wer mit dir am Tisch sitzt, sieht deinen Namen, dein Bild, deine Züge und deinen Chat. Sobald eine Partie vorbei ist, können alle mit dem Link die Aufzeichnung ansehen.
privacy-browser = In diesem Browser liegen deine Einstellungen, deine Rätselzeiten und deine Ergebnisse aus den Rechenübungen. Dazu kommt ein Cookie mit deiner zufälligen Zahl, das ein Jahr lang gilt.
privacy-long = Deine Bilanz bleibt, bis du sie löschst. Tische, an denen nie gespielt wurde, verschwinden nach 30 Tagen. Wer den Server betreibt, kann alte Partien jederzeit löschen.
privacy-not = Deine Daten werden nicht weitergegeben. Es gibt keine Werbung, kein Tracking und keine Besucherstatistik.
