title = Du
name-about = Du er gjest. Denne nettleseren husker deg, så du har ikke noe passord å glemme.
picture = Bilde
picture-name = { $picture ->
    [letter] Forbokstav
    [star] Stjerne
    [moon] Måne
    [sun] Sol
    [leaf] Blad
    [fish] Fisk
    [cat] Katt
    [fox] Rev
    [owl] Ugle
    [cup] Kopp
   *[other] { $picture }
}
colour = Farge
colour-name = { $colour ->
    [1] Grønn
    [2] Blå
    [3] Rustrød
    [4] Lilla
    [5] Plomme
    [6] Olivengrønn
    [7] Skifergrå
   *[8] Blågrønn
}
newcomer = Ingen spill ennå
newcomer-about = Spill et spill, så dukker seire, rekker og rekorder opp her.
newcomer-play = Velg et spill
numbers = Resultatene dine
tile-played = spill
tile-won = seire
tile-streak = seire på rad nå
tile-longest = lengste seiersrekke
tile-time = spilt
tile-puzzles = nøtter løst
tile-puzzle-best = raskeste nøtt
activity = { $count ->
    [one] { $count } spill de siste { $weeks } ukene
   *[other] { $count } spill de siste { $weeks } ukene
}
activity-day = { $count ->
    [0] Ingen spill { $date }
    [one] { $count } spill { $date }
   *[other] { $count } spill { $date }
}
won-of = { $won } av { $played } vunnet
of = { $won } av { $played }
recent = Siste spill: { $won } av { $played } vunnet
outcome = { $outcome ->
    [won] Vunnet
    [shared] Delt seier
    [drawn] Uavgjort
    [left] Gikk tidlig
   *[lost] Tapt
}
with-people = Uten roboter
bots = Roboter: { $level }
best = Beste resultat
quickest = Raskeste seier
longest = Lengste rekke
time = Spilletid
variants = { $missions ->
    [yes] Etter oppdrag
   *[no] Etter variant
}
variant-best = beste resultat { $score }
variant-quickest = raskeste seier { $time }
custom = { $missions ->
    [yes] Egne og endrede oppdrag
   *[no] Husregler
}
medals = { $medal ->
    [gold] { $count } gull
    [silver] { $count } sølv
   *[bronze] { $count } bronse
}
seconds = { $count } s
minutes = { $count } min
hours = { $count } t
games = Spilte spill
more = Vis flere
device = Fortsett på en annen enhet
device-about = Lag en lenke og åpne den på den andre enheten innen ti minutter. Da er du den samme gjesten på begge enhetene, med de samme plassene. Lenken kan bare brukes én gang.
device-qr = QR-kode for å fortsette på en annen enhet
make-link = Lag en lenke
carried = Velkommen! Nå er du den samme gjesten her som på den andre enheten.
carried-about = Du finner bordene dine på forsiden.
to-tables = Gå til bordene dine
not-carried = Den lenken er utløpt. Lag en ny lenke på den andre enheten. En lenke varer i ti minutter og kan bare brukes én gang.
sign-out = Logg ut de andre enhetene dine
sign-out-about = Hvis du har mistet en telefon eller brukt datamaskinen til noen andre, kan du logge ut overalt unntatt her. Du beholder navnet, bordene og plassene dine.
sign-out-ask = Logg ut andre enheter
sign-out-sure = Alle andre enheter blir logget ut, og lenkene du har laget, slutter å virke.
sign-out-yes = Logg dem ut
sign-out-done = De andre enhetene dine er logget ut.
data = Dataene dine
data-about = Last ned alt som er lagret om deg, i én fil, eller slett det for godt.
download = Last ned alt
delete = Slett alt om meg …
delete-title = Slette alt om deg?
delete-goes = Navnet, bildet, resultatene, chatmeldingene og alle spill du bare har spilt mot roboter, slettes både her og på serveren.
delete-stays = Spill du har spilt med andre, blir stående i listene til de andre. I listene heter du «Slettet spiller». I spill som fortsatt pågår, tar en robot over. Sikkerhetskopier av serveren kan inneholde dataene dine til kopiene blir byttet ut.
delete-sure = Jeg forstår at dette ikke kan angres.
delete-yes = Slett alt
deleted = Alt om deg er slettet.
deleted-about = Nå er du en ny gjest. Spillene er borte fra de andre enhetene dine også.
privacy = Hva er lagret om deg?
privacy-stored = På serveren: et tilfeldig tall som representerer deg, navnet og bildet du har valgt, og spillene du har spilt, trekk for trekk, med chat og resultater. Det finnes ingen konto, ingen e-postadresse og ikke noe passord.
privacy-others = De andre ved bordet ser navnet ditt, bildet, trekkene og det du skriver i chatten. Når et spill er slutt, kan alle som har lenken, se opptaket.
privacy-browser = I denne nettleseren: én informasjonskapsel med det tilfeldige tallet (den varer i ett år), innstillingene dine, tidene dine på nøttene og hvordan det gikk med regnestykkene.
privacy-long = Resultatene blir lagret til du sletter dem. Bord der ingen har spilt, slettes etter 30 dager, og den som driver serveren, kan slette gamle spill tidligere.
privacy-not = Ingenting sendes til noen andre. Her er det ingen reklame, ingen sporing og ingen statistikk over besøkende.
