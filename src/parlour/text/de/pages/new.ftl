title = { $game } spielen
company = Mit wem spielst du?
bots = Mit Bots
friends = Mit Freunden
players = Wie viele spielen mit?
level = Wie stark sind die Bots?
adapts = Passt sich dir an
adapts-about = { $together ->
    [yes] Deine Mitspieler werden besser, wenn du verlierst, und schwächer, wenn du gewinnst. So gewinnt dein Team etwa drei von fünf Partien.
   *[other] Die Bots werden stärker, wenn du gewinnst, und schwächer, wenn du verlierst. So gewinnst du etwa so oft wie jeder der Bots.
}
level-how = Wie stark sind die Stufen?
bots-adapt = Bots, die sich anpassen
with-friends = mit Freunden
bots-are = { $level ->
    [random] zufällige Bots
    [easy] leichte Bots
    [fair] mittelstarke Bots
    [strong] starke Bots
    [master] Meisterbots
   *[other] Bots ({ $level })
}
friends-about = Du bekommst einen Link zum Verschicken. Auf freien Plätzen können Bots mitspielen.
door = Wer darf mitspielen?
door-link = Alle mit dem Link
door-all = Alle
door-about = Wenn alle mitspielen dürfen, steht der Tisch auf der Startseite.
watch = Wer darf zuschauen?
watch-all = Alle mit dem Link
watch-players = Nur die Mitspielenden
watch-about = Niemand sonst sieht die Partie, auch später nicht.
hints = Tipps
hints-about = Du kannst fragen, was ein Profi tun würde.
clock-about = Wenn die Zeit abläuft, macht ein leichter Bot den Zug. Wenn die Zeit dreimal in Folge abläuft, spielt der Bot weiter, bis die Person zurück ist.

preset = Welche Variante?
mission = Welche Mission?
more-variants = { $count ->
    [one] Noch { $count } Variante
   *[other] Noch { $count } Varianten
}
more-missions = { $count ->
    [one] Noch { $count } Mission
   *[other] Noch { $count } Missionen
}
campaign = Missionen und Medaillen
expected = Bot-Teams gewinnen { $range }
expected-about = Die Prozentwerte zeigen, wie oft ein reines Bot-Team gewinnt: am seltensten mit leichten Bots, am häufigsten mit den stärksten. Je niedriger die Werte, desto schwerer ist das Spiel.
measured = So haben wir gemessen

more = Weitere Optionen
more-about = Hausregeln. Was von der Variante abweicht, ist markiert.
changed = { $count ->
    [one] { $count } Hausregel
   *[other] { $count } Hausregeln
}
reset = Auf die Regeln der Variante zurücksetzen
notes = Zu deinen Änderungen
custom = Eigene
not-for = { $players ->
    [one] { $name } kann man nicht allein spielen.
   *[other] { $name } kann man nicht mit { $players } Personen spielen.
}

start = Starten
create = Tisch eröffnen
refused = So lässt sich das nicht spielen.
