# Det lenken til en spilltest viser, og spørsmålene etter et spill.

title = Spilltest
missing = Denne spilltesten finnes ikke
missing-about = Lenken kan være feil, eller spilltesten kan være slettet.
closed = Denne spilltesten er avsluttet, så du kan ikke spille flere spill her. Takk for at du kom innom!
thanks = { $count ->
    [one] Takk for at du spilte! Du har spilt ferdig { $count } spill. Spill gjerne igjen så ofte du vil.
   *[other] Takk for at du spilte! Du har spilt ferdig { $count } spill. Spill gjerne igjen så ofte du vil.
}
how = Slik foregår det
game = Du spiller { $game }
with-bots = { $count ->
    [one] med en robot.
   *[other] med { $count } roboter.
}
alone = alene.
with-people = { $count ->
    [one] med én annen som åpner denne lenken
   *[other] med { $count } andre som åpner denne lenken
}{ $bots ->
    [0] .
    [one] , og en robot.
   *[other] , og { $bots } roboter.
}
minutes = Et spill tar omtrent { $minutes } minutter.
form = Etterpå kommer noen korte spørsmål. Du kan hoppe over spørsmål du ikke vil svare på.
stored = Dette lagres
stored-moves = Trekkene dine og hvor lang tid du bruker på dem.
stored-answers = Svarene dine. Den som har laget spilltesten, leser svarene og kan sitere dem.
stored-not = Den som har laget spilltesten, får ikke vite hva du heter, hvilken enhet du bruker, eller hva du skriver i chatten. I dataene er du bare et nummer.
stored-delete = Alt blir værende på denne serveren. Du kan slette dataene dine når som helst på siden «Du».
agree = Jeg godtar at dette lagres
agree-first = Godta først.
play = Spill
again = Spill igjen
continue = Fortsett spillet ditt
learn = Lær spillet først
report = Se rapporten fra spilltesten din
form-title = Hvordan var det?
form-about = Hopp over det du vil. Du kan endre svarene helt til du går.
ask-fun = Var det gøy?
fun-low = ikke i det hele tatt
fun-high = kjempegøy
ask-length = Hvor langt var spillet?
length-low = altfor kort
length-high = altfor langt
ask-luck = Hva avgjorde spillet?
luck-low = bare dyktighet
luck-high = bare flaks
ask-confused = Hva var forvirrende?
own-low = nei
own-high = ja
send = Send svarene
saved = Lagret. Tusen takk!
