# Spilltester for den som lager dem: et skjema, en liste og rapporter.

title = Spilltester
about = Send folk en lenke, så spiller de varianten din og svarer på noen spørsmål. Rapporten sammenligner spillerne med robotene ut fra de samme nøkkeltallene.
closed-here = På denne serveren kan du ikke lage spilltester. Den som driver serveren, kan tillate spilltester med parlour serve --lab. På din egen maskin kan du alltid lage spilltester.
lab = Laboratoriet
list = Spilltestene dine
none = Du har ikke laget noen spilltester ennå.
row = { $over ->
    [0] Ingen spill ennå
   *[other] { $over } spill
}, { $forms ->
    [0] ingen utfylte skjemaer
    [one] { $forms } utfylt skjema
   *[other] { $forms } utfylte skjemaer
}
row-closed = avsluttet
open = Åpne
new = Lag en spilltest
name = Hva skal spilltesten hete?
name-hint = Korte spill for to
note = Hva bør spillerne vite? (valgfritt)
game = Hvilket spill?
players = Hvor mange spillere?
people = Hvor mange av spillerne er mennesker?
levels = Hvilke roboter møter spillerne?
levels-about = Hvis du velger flere nivåer, veksler bordene mellom dem, og rapporten viser hvor vanskelig hvert nivå er.
variant = Hvilken variant?
questions = Egne spørsmål (valgfritt)
questions-about = Alle blir spurt om hvor gøy og hvor langt spillet var, hvor mye flaks hadde å si, og hva som var forvirrende.
question = Spørsmål { $number }
question-kind = Svartype for spørsmål { $number }
kind-scale = 1 til 5
kind-text = med ord
add = Legg til et spørsmål
remove-question = Fjern spørsmål { $number }
make = Lag spilltest
back = Alle spilltester
link = Lenke til spillerne
link-label = QR-kode for lenken til spillerne
to-link = Se det spillerne ser
share = Send denne lenken til så mange du vil. Hvert spill får sitt eget bord.
counts = { $over } spill ferdig, { $running } pågår, { $waiting } venter på spillere
close = Avslutt spilltesten
reopen = Åpne den igjen
is-closed = Avsluttet. Ingen kan starte flere spill fra lenken.
delete = Slett spilltesten
delete-sure = Vil du slette spilltesten med alle spill og svar? Slettingen kan ikke angres.
delete-keep = Behold den
missing = Denne spilltesten finnes ikke, eller den er ikke din.
no-games = Ingen har spilt ferdig ennå. Rapporten dukker opp her av seg selv.
working = Lager rapporten …
updating = Flere spill er kommet inn. Rapporten oppdateres …
failed-report = Rapporten kunne ikke lages. Vi prøver igjen når neste spill er ferdig.
report = Rapport
of = { $games } spill, spilt av { $people ->
    [one] én person
   *[other] { $people } personer
}, { $forms ->
    [0] ingen utfylte skjemaer
    [one] { $forms } utfylt skjema
   *[other] { $forms } utfylte skjemaer
}
not-counted = Spill som ikke er talt med: { $stopped } avsluttet før tiden, { $left } spilt ferdig av en robot for noen som gikk.
few = Med så få spill er intervallene brede. Forskjeller som ikke er merket, kan skyldes tilfeldigheter.
minutes = Et spill tar { $value } minutter ({ $low } til { $high }).
minutes-one = Det eneste spillet så langt tok { $value } minutter.
short = Et spill tar { $value } sekunder ({ $low } til { $high }).
short-one = Det eneste spillet så langt tok { $value } sekunder.
answers = Hva folk sier
marks = { $id ->
    [fun] Moro
    [length] Lengde
    [luck] Flaks
   *[own] { $words }
}
marks-ends = { $id ->
    [fun] 1 = ikke i det hele tatt, 5 = kjempegøy
    [length] 1 = altfor kort, 3 = akkurat passe, 5 = altfor langt
    [luck] 1 = bare dyktighet, 5 = bare flaks
   *[own] 1 = nei, 5 = ja
}
mean = { $value } i gjennomsnitt ({ $low } til { $high }), { $count } svar
mean-one = { $value }, { $count ->
    [one] ett svar
   *[other] { $count } svar, alle like
}
mean-none = ingen svar ennå
mark-count = { $mark }: { $count }
quotes = { $id ->
    [confused] Hva som var forvirrende
   *[own] { $words }
}
quote-game = spill { $game }
quotes-none = Ingen har skrevet noe her ennå.
levels-title = Hvor vanskelig det er
level-row = Roboter: { $level }
level-games = { $won } av { $count } vunnet
level-bots = Seiersandel for en robot på samme plass: { $bots }.
figures = Folk og roboter sammenlignet
figures-about = { $games } spill mellom { $level ->
    [random] tilfeldige roboter
   *[other] roboter ({ $level })
} med de samme innstillingene. Et merke betyr at folk skiller seg fra robotene, også når vi tar hensyn til hvor mange nøkkeltall som sammenlignes.
figure = Nøkkeltall
people-column = Folk
bots-column = Roboter
differs = ulikt
between = { $low } til { $high }
figure-won = Vunne spill
figure-drawn = Spill uten vinner
figure-reason = Slutt: { $reason }
figure-length = Beslutninger per spill
figure-choices = Lovlige trekk per beslutning
figure-lead_changes = Lederskifter per spill
figure-decided = Hvor langt spillet var kommet da det ble avgjort
figure-part = { $name }: { $part }
moves = Hvor folk spiller annerledes
moves-about = { $count } valg i { $games } spill, sammenlignet med det en robot ({ $level }) ville ha gjort med den samme informasjonen.
moves-same = Folk gjorde det samme som roboten i { $value } av valgene ({ $low } til { $high }).
move-kind = Slags trekk
move-count = Valg
move-same = Som roboten
move-cost = { $unit ->
    [points] Tapte poeng
    [round] Lavere sjanse til å vinne runden
   *[chance] Lavere vinnersjanse
}
move-time = Tid
seconds = { $value } s
costliest = De dyreste trekkene
cost-line = Spill { $game }, trekk { $number }: { $move }. Roboten: { $best }. Kostnad { $cost }
cost = { $unit ->
    [points] { $value } poeng
    [round] { $value } % for runden
   *[chance] { $value } % vinnersjanse
}
kind = { $kind ->
    [play] spille et kort
    [play-number] spille et tall
    [play-goal] spille et mål
    [play-plus] spille pluss
    [play-minus] spille minus
    [use-card] bruke et handlingskort
    [pick-second] ta tilbake et kort til
    [keep] beholde et kort
    [vote-for] stemme
    [no-preference] la de andre bestemme
    [pass] stå over
    [accept] godta terningene
    [turn] vri en terning
    [take] ta en brikke
    [place] legge brikken
    [swap] bytte
    [bet] tippe
    [say] gi et hint
    [draw] trekke et målkort
    [draw-card] trekke et kort
    [skip-draw] ikke trekke
    [discard] kaste et kort
    [give-up] gi fra seg et kort
    [claim-line] velge en linje
    [claim-rank] velge en linje
    [wait] vente
    [ready] være klar
    [choose] velge et kort
    [start] legge det første kortet
   *[other] { $kind }
}
reaction = Hvor raskt folk reagerer
reaction-people = Folk gjør det første trekket etter { $first } s og de neste med { $every } s mellomrom.
reaction-level = Roboter ({ $level }) gjør det første trekket etter { $first } s og de neste med { $every } s mellomrom{ $rate ->
    [none] .
   *[other] . Raten er { $rate }.
}
reaction-rate = I robotenes reaksjonsmodell har folk en rate på omtrent { $value } ({ $low } til { $high }).
reaction-outside = Folk er raskere eller tregere enn alle robotene, så ingen rate passer.
data = Dataene
data-about = Én rad per person og spill, eller én rad per valg. Dataene inneholder ingen navn, bare numre.
data-games = Spill
data-decisions = Valg
