title = Robotene
about = Hvor gode robotene er, og hvordan de er å spille med.
which = Hvilket spill?
players = Spillere
variant = Variant
levels = Nivåer
rating = Rating
won = Vunne partier
rating-of = { $value } (mellom { $low } og { $high })
rating-about = Tallene er Elo-ratinger fra de samme utdelingene, og lette roboter har 1000 poeng. En robot som har 200 poeng mer enn en annen, vinner omtrent tre av fire partier når de to møtes. Strekene viser 95 %-intervallene.
won-about = Hvor mange partier et lag med roboter vinner når alle er på dette nivået. Strekene viser 95 %-intervallene.
games = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
adapts = Tilpasser seg deg
adapts-about = Hvis du velger «Tilpasser seg deg» i stedet for et nivå, får robotene i hvert nytt parti nivåer som passer deg. Nivåene bygger på partiene du har spilt ferdig. Alle kan se hvilke nivåer robotene har. Hvis du inviterer venner, kan verten velge «Tilpasser seg spillerne» for hver robot. Da får robotene nivåer som i snitt passer dere alle, når spillet starter.
how = Slik har vi målt
how-about = Robotene spiller de samme utdelingene fra alle plasser. Denne kommandoen spiller utdelingene på nytt:
none = Dette spillet har vi ikke målt ennå.
characters = Hvordan de er
characters-about = En robot beholder navnet og væremåten i omkampen, uansett nivå. Hvor godt en robot spiller, avhenger bare av nivået.
character-Moss = Tar seg god tid, og gratulerer deg når du vinner.
character-Wren = Spiller fort og sier hei.
character-Lark = Sier hei, og gratulerer deg når du vinner.
character-Reed = Tar seg god tid og sier ingenting.
character-Fern = Sier bare noe for å gratulere deg.
character-Finch = Spiller fort og sier ingenting.
character-Sage = Sier hei og tar seg så god tid.
character-Rook = Sier ingenting og spiller i jevnt tempo.
quiet = I spill som spilles i stillhet, sier ingen av robotene noe.
