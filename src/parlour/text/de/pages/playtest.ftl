# Was der Link eines Spieltests zeigt, und die Fragen nach einer Partie.

title = Spieltest
missing = Diesen Spieltest gibt es nicht
missing-about = Vielleicht stimmt der Link nicht, oder der Spieltest wurde gelöscht.
closed = Dieser Spieltest ist beendet. Danke fürs Vorbeischauen!
thanks = { $count ->
    [one] Danke fürs Spielen! Du hast { $count } Partie beendet. Du kannst so oft weiterspielen, wie du magst.
   *[other] Danke fürs Spielen! Du hast { $count } Partien beendet. Du kannst so oft weiterspielen, wie du magst.
}
how = So läuft es ab
game = Du spielst { $game }
with-bots = { $count ->
    [one] mit einem Bot.
   *[other] mit { $count } Bots.
}
alone = allein.
with-people = { $count ->
    [one] mit jemandem, der auch diesen Link öffnet
   *[other] mit { $count } anderen, die auch diesen Link öffnen
}{ $bots ->
    [0] .
    [one] , und einem Bot.
   *[other] , und { $bots } Bots.
}
minutes = Eine Partie dauert etwa { $minutes } Minuten.
form = Danach kommen ein paar kurze Fragen. Du kannst jede Frage auslassen.
stored = Was gespeichert wird
stored-moves = Deine Züge und wie lange du dafür brauchst.
stored-answers = Deine Antworten. Wer diesen Spieltest angelegt hat, darf deine Antworten lesen und zitieren.
stored-not = Wer den Spieltest angelegt hat, sieht weder deinen Namen noch dein Gerät noch deine Chatnachrichten. In den Daten bist du nur eine Nummer.
stored-delete = Alles bleibt auf diesem Server. Auf der Seite „Du“ kannst du alles jederzeit löschen.
agree = Ich bin einverstanden, dass das gespeichert wird
agree-first = Bitte stimme zuerst zu.
play = Spielen
again = Noch einmal spielen
continue = Partie fortsetzen
learn = Erst das Spiel lernen
report = Zum Bericht deines Spieltests
form-title = Wie war’s?
form-about = Du kannst jede Frage auslassen. Solange du auf dieser Seite bist, kannst du deine Antworten ändern.
ask-fun = Hat es Spaß gemacht?
fun-low = gar nicht
fun-high = sehr
ask-length = Wie lang war die Partie?
length-low = viel zu kurz
length-high = viel zu lang
ask-luck = Was hat die Partie entschieden?
luck-low = nur Können
luck-high = nur Glück
ask-confused = Was war verwirrend?
own-low = nein
own-high = ja
send = Antworten abschicken
saved = Gespeichert. Vielen Dank!
