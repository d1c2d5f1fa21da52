title = Dagens spill
about = To nøtter og fire partier hver dag, like for alle på denne serveren.
renews = Nye nøtter og partier kommer klokken { $time } lokal tid.
renewed = Det er en ny dag. Her er de nye nøttene og partiene.
today = Dagens nøtter og partier
puzzle = Dagens { $game }-nøtt
puzzle-about = { $game ->
    [think-str8] Deduksjon
   *[other] { $cards } kort
}, vanskelighetsgrad { $stars } av 5
with-easy = { $bots ->
    [one] Du og en lett robot
   *[other] Du og { $bots } lette roboter
}
with-fair = { $bots ->
    [one] Du og en middels robot
   *[other] Du og { $bots } middels roboter
}
with-strong = { $bots ->
    [one] Du og en sterk robot
   *[other] Du og { $bots } sterke roboter
}
mission = Oppdrag { $number }
rounds = { $count } runder
weekly = Ukens oppdrag
weekly-named = Ukens oppdrag, «{ $name }»
weekly-about = Et oppdrag som ikke finnes i esken, likt for alle på denne serveren hele uken.
weekly-renews = Et nytt oppdrag kommer { $day } klokken { $time } lokal tid.
expected-easy = lette roboter vinner { $percent } % av spillene sine
expected-fair = middels roboter vinner { $percent } % av spillene sine
expected-strong = sterke roboter vinner { $percent } % av spillene sine
running = I gang
play = Spill
solve = Løs
continue = Fortsett
practise = Øv
open-puzzle = Åpne
starting = Gjør klar …

solved = Løst på { $time }
solved-hints = { $hints ->
    [one] Løst på { $time } med ett hint
   *[other] Løst på { $time } med { $hints } hint
}
mission-won = Vant med { $lives } liv igjen
mission-lost = Tapte etter { $rounds } av { $of } runder
rounds-won = Vant { $wins }–{ $losses } med { $plays } spilte kort
rounds-lost = Tapte { $wins }–{ $losses }
points-ahead = { $points } poeng, { $margin } foran
points-behind = { $points } poeng, { $margin } bak
points-level = { $points } poeng, like mange som den beste roboten
lines-won = Vant { $mine }–{ $theirs } på { $turns } trekk
lines-lost = Tapte { $mine }–{ $theirs }
lines-drawn = Uavgjort { $mine }–{ $theirs }
given-up = Ga opp

results = Resultater
results-of = Resultater i { $game }
results-players = { $players ->
    [one] Én spiller så langt
   *[other] { $players } spillere så langt
}
place = Plass
player = Spiller
result = Resultat
watch = Se
watch-of = Se { $name } spille
hidden = Når du har spilt et parti ferdig, får du se hvordan det gikk med de andre.
fair = Det første forsøket teller. Etterpå kan du spille partiet på nytt for å øve. Med to nettlesere kan man spille to ganger, så ta listen som en vennskapelig sammenligning.
name-about = De andre ser navnet ditt i resultatene.

calendar = Nøttekalender
calendar-of = Kalender for
earlier = Forrige måned
later = Neste måned
day-solved = { $date }, løst
day-late = { $date }, løst senere
day-unsolved = { $date }, ikke løst
day-deals = { $count ->
    [one] ett parti spilt
   *[other] { $count } partier spilt
}
legend-solved = Løst samme dag
legend-late = Løst senere
legend-unsolved = Ikke løst
legend-deals = Partier spilt
run = { $days ->
    [one] Én dag på rad
   *[other] { $days } dager på rad
}
run-none = Løs nøtten samme dag for å starte en rekke.
run-keep = Løs dagens nøtt for å holde rekken i gang.
run-best = { $days ->
    [one] Rekorden din er én dag.
   *[other] Rekorden din er { $days } dager.
}

share = Del dagen din
share-about = Det du deler, røper ingenting om partiene.
share-now = Del
share-copy = Kopier
share-picture = Lagre som bilde
share-run = { $days } dager på rad
