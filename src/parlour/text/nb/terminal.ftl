# Det parlour play, parlour replay og parlour games sier, og feilene fra parlour lab.

## Kommandoer underveis, ett ord hver. De engelske virker på alle språk.

command-hint = hint
command-look = se
command-moves = liste
command-log = logg
command-rules = regler
command-undo = angre
command-save = lagre
command-quit = slutt
command-help = hjelp

## Hjelp til dem

help-hint = vis hva roboten «{ $bot }» ville gjort i ditt sted
help-look = vis bordet på nytt
help-moves = list opp alle trekkene du kan gjøre
help-log = vis hva som har skjedd så langt
help-rules = vis reglene for dette spillet
help-undo = angre det siste trekket ditt, hvis spillet tillater det
help-save = lagre spillet i en fil og spill videre
help-quit = lagre spillet og avslutt; Ctrl-C og Ctrl-D gjør det samme
help-help = vis denne listen
help-file = FIL
help-listed = Skriv nummeret på et trekk, eller skriv trekket med ord. Noen få ord holder, så lenge bare ett trekk passer. Et tall alene er alltid et nummer i listen. Hvis du mener et kort, må du ta med et ord eller kortets fortegn.
help-hidden = Skriv et trekk med ord. Noen få ord holder, så lenge bare ett trekk passer. Skriv «{ command-moves }» for å se alle trekkene.

## Start

choose-game = Hvilket spill (1–{ $last })?
players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
resumed = gjenopptatt
seated-you = Du er spiller { $seat }.
seated-people = Spiller { LIST($seats) } deler denne skjermen.
seated-bots = { $count ->
    [one] Roboten «{ $bot }» er spiller { LIST($seats) }.
   *[other] Roboten «{ $bot }» er spiller { LIST($seats) }.
}
type-help = Skriv «{ command-help }» for å se kommandoene.
resumed-after = { $count ->
    [one] Fortsetter etter { $count } trekk. Dette skjedde sist:
   *[other] Fortsetter etter { $count } trekk. Dette skjedde sist:
}
preparing-bot = Roboten «{ $bot }» gjøres klar i bakgrunnen. Roboten «{ $now }» spiller så lenge.
policy-failed = { $why }. Roboten «{ $bot }» gjør trekket i stedet.

## Underveis

your-move = Ditt trekk
find-move = Finn et trekk selv, eller skriv «{ command-moves }» for å se alle.
more-moves = Det finnes { $count } trekk til. Skriv «{ command-moves }» for å se alle trekkene.
hint = Roboten «{ $bot }» foreslår: { $move }.
nothing-yet = Ingenting har skjedd ennå.
rules-language = Reglene finnes bare på engelsk.
undone = { WHO($seat) ->
    [you] Du angrer det siste trekket ditt.
   *[other] { NAME($seat) } angrer det siste trekket sitt.
}
pass-on = { $undo ->
    [yes] Trykk Enter for å skjule dette og gi skjermen til spiller { $seat }, eller skriv «{ command-undo }».
   *[no] Trykk Enter for å skjule dette og gi skjermen til spiller { $seat }.
}
take-over = Spiller { $seat }: Trykk Enter når bare du kan se skjermen.

## Slutt og lagring

game-over = Spillet er over. { $reason }
winners = { WHO($seats) ->
    [you] Du vinner.
    [you-all] Du vinner sammen med { NAMES($others) }.
    [other] { NAMES($seats) } vinner.
    [others] { NAMES($seats) } vinner.
   *[nobody] Ingen vinner.
}
everyone-wins = Alle vinner.
scores = Poeng: { $scores }.
score = { WHO($seat) ->
    [you] { $score } (du)
   *[other] { $score } ({ NAME($seat) })
}
saved = Lagret i { $file }.
saved-replay = Lagret i { $file }. Se opptaket med: { $command }
saved-continue = Lagret i { $file }. Fortsett med: { $command }

## Opptak

seen-by-everyone = slik alle spillerne så det
seen-by-spectators = slik tilskuerne så det
seen-by-seat = slik spiller { $seat } så det
seat-sees = Spiller { $seat } ser:
did = { $seat ->
    [-1] Spillet
   *[other] { NAME($seat) }
}: { $move }
next-move = Trekk { $number } av { $count }. Trykk Enter, eller skriv «{ command-quit }»
in-progress = { $count ->
    [one] Spillet pågår. { $count } trekk er gjort.
   *[other] Spillet pågår. { $count } trekk er gjort.
} { WHO($seats) ->
    [you] Det er din tur.
    [other] Det er { NAMES($seats) } sin tur.
   *[others] På tur: { NAMES($seats) }.
}

## Gjennomgang

review-of = gjennomgang for spiller { $seat }
review-deal = { $won ->
    [yes] Du vant.
   *[no] Du vant ikke.
} Når roboten «{ $bot }» spiller på alle plassene, vinner spilleren på plassen din { $percent } % av spillene med denne utdelingen (±{ $error }).
review-agreed = I { $agreed } av de { $count } valgene dine gjorde du det samme som den sterkeste roboten ville ha gjort.
review-costliest = Dette kostet deg mest
review-nothing = Ingen av valgene dine ser ut til å ha kostet deg noe.
review-chosen = Trekk { $number }: { $move }.
review-coach = Bedre: { $move }.
review-cost = { $unit ->
    [points] Trekket ditt kostet { $value } poeng
    [round] Trekket ditt reduserte sjansen din for å vinne runden med { $value } prosentpoeng
   *[chance] Trekket ditt reduserte vinnersjansen din med { $value } prosentpoeng
}{ $error ->
    [none] .
   *[other] { " " }(±{ $error }).
}
review-exact = Beregnet ut fra det du kunne vite der og da.
review-estimated = Anslått ut fra det du kunne vite der og da: Roboten «{ $bot }» spilte spillet ferdig { $games } ganger både etter trekket ditt og etter det beste alternativet. Flaksen var lik i begge tilfeller.
review-known = Det du kunne ha visst
review-known-at = Trekk { $number }: { $text }

## Listen over spill

games-name = navn
games-title = tittel
games-players = spillere
games-minutes = minutter
games-how = Skriv parlour games NAVN for å se valgene og robotene i et spill, og parlour play NAVN for å spille det.
games-broken = kan ikke lastes inn: { $why }

## Ett spill

card-version = versjon { $version }
card-facts = { $players } spillere (vanligvis { $default }), { $minutes } minutter, fra { $age } år, { $utility ->
    [co-operative] samarbeid
    [competitive] konkurranse
    [teams] lagspill
   *[other] { $utility }
}, { $dynamics ->
    [sequential] etter tur
    [simultaneous] alle samtidig
    [real-time] i sanntid
   *[other] { $dynamics }
}.
card-presets = Varianter (--preset NAVN)
card-options = Valg (--option NAVN=VERDI)
card-material = Eget innhold (--material FIL)
card-bots = Roboter (--bot NIVÅ)
card-endings = Slik kan spillet ende
card-random = gjør et tilfeldig lovlig trekk
card-default = standard: { $value }
card-default-bot = standard
card-numbers = opptil { $most } hele tall fra { $low } til { $high }, skilt med mellomrom
check-options = Valg ved dette bordet
check-cautions = Verdt å vite om valgene
check-default = Alle valg har standardverdien.
check-valid = { $cautions ->
    [0] Dette kan dere spille.
    [one] Dette kan dere spille, men les merknaden over.
   *[other] Dette kan dere spille, men les de { $cautions } merknadene over.
}
check-record = { $file } er et gyldig lagret spill: { $game } versjon { $version }, { $players }, { $count ->
    [one] { $count } handling
   *[other] { $count } handlinger
}.
check-record-running = Spillet er ikke ferdig ennå.
check-commitment = Kode: { $hash }
check-commitment-matches = Koden stemmer: Utdelingen var bestemt før det første kortet.
check-commitment-differs = Koden stemmer IKKE med den som ble vist ved bordet.
check-material = { $file } er gyldig og inneholder «{ $name }» til { $game }.
check-material-play = { $file } er gyldig og inneholder «{ $name }» til { $game }, for { LIST($players, type: "or") } spillere. Spill med: { $command }

## Feil. De følger etter «parlour: » eller står alene med stor bokstav og punktum.

error-game = ukjent spill «{ $game }»; velg { LIST($games, type: "or") }{ did-you-mean }
error-no-game = du må velge et spill: { LIST($games, type: "or") }
error-players = { $game } er for { LIST($allowed, type: "or") } spillere, ikke { $seats }
error-preset = ukjent variant «{ $preset }»; velg { LIST($presets, type: "or") }{ did-you-mean }
error-no-presets = { $game } har ingen varianter; ta bort --preset
error-option = ukjent valg «{ $option }»; velg { LIST($options, type: "or") }{ did-you-mean }
error-no-options = { $game } har ingen valg; ta bort --option
error-value = { $option } kan ikke være «{ $value }»; lovlige verdier er { $allowed }
error-numbers = { $option } kan ikke være «{ $value }»; skriv opptil { $most } hele tall fra { $low } til { $high }, skilt med mellomrom
error-option-form = --option skal ha formen NAVN=VERDI, ikke «{ $said }»; se valgene med parlour games SPILL
error-material-option = filen med eget innhold bestemmer allerede { $option }; ta bort det valget
error-seed = startverdien (--seed) inneholder ugyldige tegn
error-me = --me skal være ett eller flere spillernumre fra 0 til { $last }, for eksempel 0,1, ikke «{ $said }»
error-me-twice = den samme spilleren står to ganger i --me «{ $said }»; oppgi hver spiller bare én gang
error-bot = ukjent robot «{ $bot }»; velg { LIST($bots, type: "or") }{ did-you-mean }
error-bots = --bots skal ha ett nivå per robot ({ $wanted } i alt), ikke { $given }
error-resume-with = --resume henter oppsettet fra det lagrede spillet; ta bort { $option }
error-resume-over = { $file } er et ferdig spill; se opptaket med { $command }
error-seat = --seat skal være et spillernummer fra 0 til { $last }, ikke { $seat }
error-review-running = { $file } er ikke ferdig ennå; bare ferdige spill kan gjennomgås
error-record-folder = { $file } er en mappe, ikke et lagret spill
error-record-missing = fant ikke { $file }; skriv navnet på et lagret spill
error-record-unreadable = { $file } kan ikke leses som et lagret spill: { $why }
error-record-replay = { $file } kan ikke spilles av: { $why }
error-check-nothing = ingenting å sjekke; oppgi et lagret spill, en fil med eget innhold, et spill eller --database
error-check-both = sjekk enten en database eller noe annet, ikke begge deler
error-check-options = valg kan ikke sjekkes sammen med { $file }; oppgi navnet på et spill for å sjekke valg
error-check-unknown = «{ $said }» er verken en fil, en mappe eller et spill; oppgi et lagret spill, mappen til et spill, package.module:GAME, eller { LIST($games, type: "or") }{ did-you-mean }
error-check-material = { $game } kan ikke spilles med { $file }, uansett antall spillere
error-check-commitment = { $file } ble ikke delt ut av en server og har derfor ingen kode å sammenligne med
error-language = { $source } kan ikke være «{ $said }»; velg { LIST($known, type: "or") }
error-file-exists = filen { $file } finnes allerede; velg et annet navn
error-folder-missing = fant ikke mappen { $folder }; velg en annen
error-folder-locked = du kan ikke skrive i mappen { $folder }; velg en annen
error-file-name = «{ $file }» er ikke et gyldig filnavn ({ $why }); velg et annet
error-not-saved = spillet kunne ikke lagres i { $file } ({ $why }); velg en annen fil
error-no-undo = du kan ikke angre noe akkurat nå
error-no-rules = reglene for { $game } finnes ikke som tekst
error-move-hidden = det trekket kan du ikke gjøre nå; skriv «{ command-moves }», «{ command-look }» eller «{ command-help }»
error-move-number = det finnes ikke noe trekk nummer { $number }; velg { $last ->
    [1] 1
   *[other] et tall fra 1 til { $last }
}{ $move ->
    [none] { "" }
   *[other] , eller skriv «{ $move }» hvis du mener det trekket
}
error-move-unlisted = «{ $said }» er ikke et trekk du kan gjøre nå; skriv «{ command-moves }» for å se alle, eller «{ command-help }»
error-move-unknown = «{ $said }» er ikke et trekk du kan gjøre nå; skriv et tall fra listen, ord som «{ $example }», eller «{ command-help }»
error-move-unclear = «{ $said }» kan bety { $more ->
    [0] { LIST($moves, type: "or") }
    [one] { $moves } eller { $more } annet trekk
   *[other] { $moves } eller { $more } andre trekk
}; skriv mer av trekket{ $listed ->
    [yes] , eller skriv nummeret
   *[no] { "" }
}
error-unexpected = spillet stoppet på grunn av en uventet feil ({ $error })
error-unexpected-lost = spillet stoppet på grunn av en uventet feil ({ $error }) og kunne ikke lagres
error-unexpected-saved = spillet stoppet på grunn av en uventet feil ({ $error }); det er lagret i { $file }
error-unexpected-continue = spillet stoppet på grunn av en uventet feil ({ $error }); det er lagret i { $file }, så fortsett med { $command }

## Feil fra parlour lab

error-cell = { $why } (i oppsettet { $cell })
error-cells = { $count ->
    [0] «{ $said }» stemmer ikke med noe oppsett
   *[other] «{ $said }» stemmer med { $count } oppsett
}; velg { LIST($cells, type: "or") }
error-calibrate = calibrate må ha nøyaktig én --vary VALG=A,B,C med verdiene som skal prøves, eller --vary VALG for alle verdiene
error-measure = «{ $said }» er ikke et nøkkeltall du kan sikte mot; velg { LIST($measures, type: "or") }{ did-you-mean }
error-race = et kappløp krever et spill i sanntid, men med disse valgene spilles ikke { $game } i sanntid
error-race-random = roboter som spiller tilfeldig, har ikke noe eget tempo og kan ikke spille om kapp; velg { LIST($bots, type: "or") }
error-on = --on skal være { LIST($places, type: "or") }, ikke «{ $said }»
error-policies-on = egne roboter kan bare spille på denne maskinens prosessorkjerner; ta bort --on
error-vary = kan ikke variere «{ $option }»; velg { LIST($options, type: "or") }{ did-you-mean }
error-vary-form = --vary skal være VALG=A,B,C, ikke «{ $said }»
error-vary-seats = verdiene til --vary seats skal være hele tall, ikke «{ $said }»
error-vary-twice = det samme valget står i to --vary; skriv alle verdiene i én --vary
error-many-cells = det blir flere enn { $most } oppsett; varier færre valg om gangen
error-same-cells = to oppsett i denne studien er like; skriv hver verdi bare én gang
