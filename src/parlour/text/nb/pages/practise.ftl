title = Øv på regnestykker
about = { $count } stykker etter hverandre. Trykk på svaret. Det som blir feil, kommer igjen til det blir riktig.
which = Hvilke regnestykker?
start = Start
tricky = { $count ->
    [one] Bare det vriene
   *[other] Bare de { $count } vriene
}
progress = { $done } av { $total } er ferdige
stop = Avslutt
numbers = Tall å svare med
right = Riktig! { $sum } = { $number }
lit = { $sum } = { $number }. Trykk på { $number } for å fortsette.
done = Ferdig!
perfect = Alt riktig på første forsøk!
score = { $right } av { $total } riktige på første forsøk.
pace = I snitt brukte du { $seconds } sekunder.
missed = Se en gang til på
again = Øv igjen
repeat = Bare disse
to-record = Resultatene dine
record = Resultatene dine
record-about = Første svar telles, her og i spillene dine, så lenge svarene ikke lyser opp. De lagres bare på denne enheten.
record-none = Ingenting her ennå. Her telles svarene dine, både fra øving og fra spill. De lagres bare på denne enheten.
column-right = riktige
column-wrong = feil
column-time = tid
kind = { $kind ->
    [plus] Pluss
    [minus] Minus
    [times] Gange
   *[divided] Dele
}
seconds = { $seconds } s
hard = Stykker å øve på
mistakes = { $count ->
    [one] { $count } feil
   *[other] { $count } feil
}
forget = Slett resultatene …
forget-title = Slette resultatene?
forget-about = Alle svar som er lagret på denne enheten, blir slettet. Det kan ikke angres.
forget-yes = Slett
