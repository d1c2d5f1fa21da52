# The puzzle pages: lists of puzzles and what is around a puzzle, in every game that has them.

title = Rätsel
daily = Rätsel des Tages
to-daily = Heute
today = Heute
daily-about = Heute bekommen alle dasselbe Rätsel.
stars = { $stars ->
    [one] 1 von 5 Sternen
   *[other] { $stars } von 5 Sternen
}
progress = { $solved } von { $all } gelöst
begin = Hier anfangen
resume = Weitermachen
best = Deine Bestzeit ist { $time }.
new-best = Deine neue Bestzeit!
hints = { $hints ->
    [one] mit 1 Tipp
   *[other] mit { $hints } Tipps
}
none = Hier gibt es keine Rätsel.
gone = Rätsel nicht gefunden
back = Alle Rätsel
hint = Tipp
again = Neu anfangen
menu = Mehr
give-up = Aufgeben
give-up-title = Aufgeben?
give-up-about = Wenn du aufgibst, siehst du die Lösung, und deine Zeit wird nicht gespeichert.
show = Lösung zeigen
continue = Weiter
given-up = Aufgegeben
solution = Das ist die Lösung.
next = Nächstes Rätsel
solved = Gelöst in { $time }
time = Zeit
filter = Anzeigen
all = Alle
