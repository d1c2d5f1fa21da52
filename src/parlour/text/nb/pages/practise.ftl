title = Øv på regnestykker
about = { $count } regnestykker etter hverandre. Trykk på svaret. Stykker du svarer feil på, kommer igjen til du får dem til.
which = Hvilke regnestykker?
start = Start
tricky = { $count ->
    [one] Bare det vriene
   *[other] Bare de { $count } vriene
}
progress = { $done } av { $total } gjort
stop = Avslutt
numbers = Tall å velge mellom
right = Riktig! { $sum } = { $number }
lit = { $sum } = { $number }. Trykk på { $number } for å fortsette.
done = Ferdig!
perfect = Alt riktig på første forsøk!
score = { $right } av { $total } riktige på første forsøk.
pace = I snitt brukte du { $seconds } sekunder.
missed = Se en gang til på disse stykkene
again = Øv igjen
repeat = Bare disse
to-record = Resultatene dine
record = Resultatene dine
record-about = Bare det første svaret på hvert stykke teller, både her og i spillene dine. Et svar teller ikke hvis ruten lyste opp. Svarene lagres bare på denne enheten.
record-none = Ingenting her ennå. Her blir svarene dine talt, både fra øving og fra spill. Svarene lagres bare på denne enheten.
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
forget-about = Alle svar som er lagret på denne enheten, blir slettet. Slettingen kan ikke angres.
forget-yes = Slett
