title = Laboratoriet
about = Roboter spiller et spill tusenvis av ganger, så du kan se hva en endring gjør med det. Hvert tall har et intervall som inneholder den sanne verdien i 95 av 100 studier. Tallene gjelder disse robotene, ikke mennesker.
playtests = Spilltester: La folk prøve spillet, og sammenlign dem med robotene
bots-ladder = Hvor gode robotene er
start = Start en studie
game = Hvilket spill?
players = Hvor mange spillere?
preset = Hvilken variant?
bots = Hvilke roboter?
against = { $above } mot { $below }
vary = Hva skal endres?
vary-nothing = Ingenting
vary-seats = antall spillere
vary-preset = variant
vary-levels = nivået til alle robotene
vary-ladder = to nivåer mot hverandre
options = Et valg
values = Hvilke verdier?
each = Hvor mange spill per oppsett?
sum = { $cells ->
    [one] { $games } spill i ett oppsett.
   *[other] { $games } spill i { $cells } oppsett, med de samme utdelingene.
}
go = Kjør studien
going = Starter …
closed = På denne serveren kan du bare se på studier. Den som driver serveren, kan åpne for nye studier med parlour serve --lab. På din egen maskin kan du alltid starte en studie.
busy = En annen studie kjører. Bare én studie kjører om gangen, slik at bordene ikke blir trege.
none = Her er det ingen studier ennå. Start en studie ovenfor, eller skriv dette i en terminal:
studies = Studier
state = { $state ->
    [running] kjører
    [stopping] stopper
    [done] ferdig
    [failed] mislykket
   *[stopped] stoppet
}
progress = { $done } av { $planned } spill
games = { $count ->
    [one] { $games } spill
   *[other] { $games } spill
}
rate = { $games } i sekundet
left-seconds = omtrent { $count } s igjen
left-minutes = omtrent { $count } min igjen
left-hours = omtrent { $count } t igjen
stop = Stopp
resume = Fortsett
stopping = Studien stopper. Spillene så langt er lagret.
stopped = Studien stoppet etter { $done } av { $planned } spill. De er lagret.
failed = Studien mislyktes etter { $done } av { $planned } spill.
failed-after = { $count ->
    [one] Studien mislyktes etter { $games } spill.
   *[other] Studien mislyktes etter { $games } spill.
}
failed-log = Årsaken står i serverens logg.
done = { $count ->
    [one] Studien er ferdig etter { $games } spill.
   *[other] Studien er ferdig etter { $games } spill.
}
won = Vunne spill
by-level = Vunne spill per spiller, etter nivå
edge = Fordelen ved å begynne
edge-about = Til høyre for midten vinner den som begynner, oftere enn de andre. Til venstre for midten vinner den som begynner, sjeldnere enn de andre.
between = { $low } til { $high }
length = { $value } ± { $half } beslutninger
setting = { $seats ->
    [1] 1 spiller
   *[other] { $seats } spillere
}, { $bots }
command = Kommandoen som spiller de samme spillene

## Skjemaet

pick-none = Velg minst én verdi.
pick-many = Velg høyst { $most } verdier.
refused-value = { $value } kan ikke spilles med dette oppsettet.

## Navn på det som endres

name-seats = Spillere
name-preset = Variant
name-bots = Roboter
named = { $name }: { $value }

## Studier

watch = Følg med
open = Åpne
name = Studien { $name }
compiling = { $game } kompileres. Kompileringen skjer bare før den første studien av et spill, og tar et minutt eller to.
starting = De første spillene er i gang.

## En studie og rapporten

back = Tilbake til laboratoriet
document = { $game } i laboratoriet
missing = Det finnes ingen studie med dette navnet her. Studien kan ha blitt slettet.
early = Det finnes ingen rapport ennå, fordi ingen spill er spilt.
all-settings = Sammenlign alle oppsettene
more-findings = { $count ->
    [one] Én forskjell til
   *[other] { $count } forskjeller til
}
details = Ett oppsett i detalj
details-which = Hvilket oppsett?
copy-command = Kopier kommandoen
download = Last ned rapporten (HTML)

## Sikte mot en verdi

aim = Sikt mot en verdi
aim-about = Velg et nøkkeltall og verdien du er ute etter, så ser du hvilket oppsett som kommer nærmest.
aim-figure = Nøkkeltall
aim-target = Mål
aim-target-percent = Mål i %
aim-tolerance = Pluss eller minus
aim-inside = { $setting } gir { $value } ({ $low } til { $high }). Den verdien treffer målet.
aim-unsure = { $setting } kommer nærmest med { $value } ({ $low } til { $high }), men denne studien har for få spill til at det er sikkert.
aim-outside = Ingen av oppsettene i denne studien treffer målet. { $setting } kommer nærmest med { $value } ({ $low } til { $high }).
aim-number = Skriv et tall som mål, og 0 eller mer under «Pluss eller minus».
aim-terminal = Slik leter du etter verdien i en terminal
