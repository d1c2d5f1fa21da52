# Det parlour lab sier, og rapportene fra studier.

## Tall

sign-decimal = ,
sign-group = { "\u00A0" }

games = { $count ->
    [one] { $games } spill
   *[other] { $games } spill
}
cells = { $cells ->
    [one] { $cells } oppsett
   *[other] { $cells } oppsett
}
players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}, { LIST($bots) }

## Det som endres

vary-seats = Antall spillere
vary-bots = Roboter
vary-preset = Variant
vary-material = Eget innhold
against = { $above } mot { LIST($below) }
setting = { $name }: { $value }

## Mens en studie kjører

progress-compiling = Kompilerer { $game } for studier. Kompileringen tar et minutt eller to og skjer bare én gang.
progress = { $done } av { $total } spill i { cells }, { $rate } i sekundet{ $unit ->
    [seconds] , { $left } s igjen
    [minutes] , { $left } min igjen
    [hours] , { $left } t igjen
   *[none] { "" }
}
progress-until = { games } i { cells }, { $rate } i sekundet, til feilmarginen er ±{ $error }
stopped = Studien er stoppet. Spillene så langt er lagret i { $folder }. Fortsett med: { $command }
saved = Lagret i { $folder }. Se resultatet med: { $command }
wrote = Rapporten er lagret som { $file }.

## Resultater i terminalen

line = { $cell }: { games }, { $rates }, { $decisions } beslutninger
line-won = vunnet { $rate }
line-seats = seire per spiller { $rates }
race = { $cell }: { games }, typisk varighet { $median } s (80 % varer mellom { $low } og { $high } s)
race-level = { $level }: { $rate ->
    [none] { "" }
   *[other] vant { $rate },{ " " }
}første handling etter { $first } s, deretter med { $every } s mellomrom
compare = { $cell } sammenlignet med { $base }:
compare-none = ingen felles spill
compare-rest = Nøkkeltall som ikke er nevnt, viser ingen signifikant forskjell.
compared = { $figure }: { $first } → { $second }, forskjell { $by } ({ $low } til { $high }), p { $p }
trying = ({ $done } av { $count }) { $line }
tried = { $value }: { $rate } ({ $low } til { $high }) i { games }
tried-inside = { $value } gir { $rate }, altså høyst { $tolerance } fra { $wanted }.
tried-unsure = { $value } kommer nærmest { $wanted } med { $rate }, men det er ikke sikkert at avviket er under { $tolerance }. Tillat flere spill med --games.
tried-outside = { $wanted } kan ikke nås med disse verdiene. { $value } kommer nærmest med { $rate }.
missions-progress = { $found } av { $count } funnet, { $tried } utkast prøvd
missions-found = { $name }: { $rates } ({ $file })
missions-rate = { $level } { $rate } ({ $low } til { $high })
missions-few = Fant bare { $found } av { $count } oppdrag blant { $tried } utkast. Velg et bredere område med --wins, eller tillat flere utkast med --drafts.
missions-saved = Lagret { $count } oppdrag. Spill oppdragene med --material, eller legg dem i serverens mappe for eget innhold.

## Tallene i en studie

figure-won = Vunne spill
figure-player = Spiller { $number }
figure-seat = Spill vunnet av spiller { $number }
figure-together = Alle sammen
figure-length = Beslutninger per spill
figure-choices = Lovlige trekk per beslutning
figure-lead_changes = Lederskifter per spill
figure-decided = Hvor langt spillet var kommet da det ble avgjort
figure-drawn = Uavgjorte spill
figure-edge = Fordelen ved å begynne
figure-team = Lag { $team }
group-won = Vunne spill
group-seats = Vunne spill per spiller
group-teams = Vunne spill per lag
group-levels = Vunne spill per spiller, etter nivå
group-reasons = Hvordan spillene endte
group-rhythm = Spillets gang
group-shares = Andeler
group-counts = Gjennomsnitt

## Rapporten

report-title = { $game }: en studie
report-lab = Laboratoriet
report-noscript = Figurene på denne siden tegnes av et skript. Tillat skript for å se figurene.
report-command = Kommandoen som spiller de samme spillene
report-empty = Ingen spill er spilt ennå.
report-headline-games = { $count ->
    [one] spill
   *[other] spill
}{ $cells ->
    [one] { "" }
   *[other] { " " }i { $cells } oppsett
}
report-headline-won = vunnet (95 %-intervall: { $low } til { $high })
report-headline-least = vunnet sjeldnest: { $cell }
report-headline-most = vunnet oftest: { $cell }
report-headline-edge = fordel ved å begynne (95 %-intervall: { $low } til { $high }){ $cell ->
    [none] { "" }
   *[other] , { $cell }
}
report-headline-length = beslutninger per spill
report-findings = Dette utgjør en forskjell
report-findings-about = De største effektene står først.{ $several ->
    [yes] { " " }Hver effekt er et gjennomsnitt over alt annet som ble endret.
   *[no] { "" }
} Intervallene tar hensyn til hvor mange verdier som er sammenlignet. Forskjeller som godt kan skyldes tilfeldigheter, er utelatt.
report-findings-none = Ingen av forskjellene er større enn tilfeldigheter kan forklare. Med flere spill kan mindre forskjeller bli synlige.
report-constant = Likt i alle spillene
finding = { $way ->
    [up] Øker
   *[down] Synker
} fra { $first } ({ $one }) til { $second } ({ $other }), en forskjell på { $by }{ $unit ->
    [points] { " " }prosentpoeng
   *[number] { "" }
}{ $exact ->
    [yes] { "" }
   *[no] { " " }(95 %-intervall: { $low } til { $high })
}.
finding-size = { $size ->
    [large] Stor effekt: { $value } standardavvik.
    [medium] Middels effekt: { $value } standardavvik.
    [small] Liten effekt: { $value } standardavvik.
    [always] Forskjellen viser seg i alle spillene.
   *[slight] Svært liten effekt: { $value } standardavvik.
}
report-side-by-side = Oppsettene side om side
report-show = Vis
report-along = Etter
report-how = Velg et punkt eller en rad i tabellen for å se oppsettet nedenfor.
report-as-table = Som tabell
report-cell = Oppsett
report-games = Spill
report-interval = 95 %-intervall
report-range = { $low } til { $high }
report-between = { $value } (95 %-intervall: { $low } til { $high })
report-plot = { $figure }, etter { $setting }
report-plot-cells = { $figure }, etter oppsett
report-no-figure = Det finnes ingen data for dette nøkkeltallet.
report-about = { $games }, { players }{ $rotates ->
    [yes] , med bytte av plasser
   *[no] { "" }
}
report-length = Hvor lange spillene er, målt i beslutninger
report-decided = Når ledelsen skiftet for siste gang, målt som andel av spillet
report-bar = { $range }: { $share } av spillene
report-ladder = Nivåstigen
report-ladder-together = Hvor mye oftere et bord med roboter på det høyere nivået vinner med de samme utdelingene. De stiplede linjene viser hvor det ikke er noen forskjell.
report-ladder-against = Hvor mange av de avgjorte spillene roboter på det høyere nivået vinner. De stiplede linjene viser hvor ofte disse robotene ville ha vunnet hvis alle robotene var like sterke.
report-rung-together = { $above } i stedet for { $below }{ $where ->
    [none] { "" }
   *[other] , { $where }
}
report-rung-against = { $above } mot { $below }{ $where ->
    [none] { "" }
   *[other] , { $where }
}
report-foot = Startverdi { $seed }. Hvert intervall inneholder den sanne verdien i 95 av 100 studier. Tallene gjelder disse robotene, ikke mennesker.
