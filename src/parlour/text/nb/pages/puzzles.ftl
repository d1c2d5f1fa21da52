# The puzzle pages: lists of puzzles and what is around a puzzle, in every game that has them.

title = Nøtter
daily = Dagens nøtt
to-daily = Dagens spill
today = I dag
daily-about = Alle får den samme nøtten i dag.
stars = { $stars ->
    [one] 1 av 5 stjerner
   *[other] { $stars } av 5 stjerner
}
progress = { $solved } av { $all } løst
begin = Begynn her
resume = Fortsett
best = Din beste tid er { $time }.
new-best = Din beste tid hittil!
hints = med { $hints } hint
none = Det er ingen nøtter her.
gone = Fant ikke nøtten
back = Alle nøtter
hint = Hint
again = Begynn på nytt
menu = Mer
give-up = Gi opp
give-up-title = Gi opp?
give-up-about = Du får se løsningen, og tiden din blir ikke lagret.
show = Vis løsningen
continue = Fortsett
given-up = Gitt opp
solution = Her er løsningen.
next = Neste nøtt
solved = Løst på { $time }
time = Tid
filter = Vis
all = Alle
