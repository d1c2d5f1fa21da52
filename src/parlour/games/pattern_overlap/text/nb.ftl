# Pattern Overlap på norsk.

## Spillet

game-summary = Her venter ingen på tur: Legg kortet ditt der tre ruter er like, før noen andre gjør det.
game-credits = Variantene, poengene og reglene for uavgjort kommer fra et regelhefte som verken sier hva spillet heter eller hvem som har laget det. Tittelen, kortbildene, antallet kortstokker, nøttene og regeltolkningene er våre.
reason-went-out = En spiller har ingen kort igjen.
reason-all-out = Ingen har kort igjen.
reason-time-up = Tiden er ute.
reason-no-location = Det er ingen åpne stabler igjen.
reason-nobody-can = Ingen kan legge flere kort.
reason-nobody-does = Ingen har lagt et kort på en stund, så spillet er over.
bot-easy = legger det første kortet den finner plass til
bot-fair = tar flest mulig poeng med en gang
bot-strong = tenker gjennom runden helt til slutten
bot-master = vurderer flere plasser og er raskere enn de fleste
material-faces = kortsider
material-puzzle = nøtt

## Trekk, slik de skrives i et terminalvindu

move-place = p { $slot } r{ $rot } { $loc ->
    [none] { "" }
   *[other] på { $loc } ved{ " " }
}{ $x } { $y }{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}
    .coach = legg { $card ->
        [none] et kort
       *[other] { $card }
    } i kolonne { $x }, rad { $y }
    .screen = legg { $slot ->
        [1] det første
        [2] det andre
       *[other] det tredje
    } kortet ditt slik det vises på bordet
move-wait = vent
move-ready = klar
move-swap = bytt { $slot }{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}
    .screen = bytt { $slot ->
        [1] det første
        [2] det andre
       *[other] det tredje
    } kortet ditt
move-pick = velg kortstokk { $deck }
move-choose = velg { $card }
    .screen = begynn med det merkede kortet
move-start = start { $card } r{ $rot } { $x } { $y }
    .screen = legg et startkort slik det vises på bordet
move-take-back = ta tilbake
move-go = nå
move-end-call = avslutt siste sjanse
move-end-idle = avslutt spillet fordi ingen legger kort
move-notify = si til spiller { $seat } at ingenting passer

## Trenerens begrunnelser

advice-covers = Kortet dekker { $count ->
    [one] én rute
   *[other] { $count } ruter
}.
advice-touches = Kortet havner rett oppå { $count ->
    [one] ett kort
   *[other] { $count } kort
}.
advice-tie-break = Kortet dekker { $count ->
    [one] én rute
   *[other] { $count } ruter
}. Hvis flere blir ferdige i samme runde, vinner den som har dekket flest ruter.
advice-rare = Kortene dine passer { $all } steder til sammen, men dette kortet passer { $ways ->
    [one] bare ett sted
   *[other] bare { $ways } steder
}. Legg det vanskelige kortet mens du kan.
advice-only = Ingen av de andre kortene dine passer.
advice-stuck = Ingen av kortene dine passer noe sted.

## Hva bordet venter på

status-picking = { WHO($seat) ->
    [you] Din tur: Velg en kortstokk.
   *[other] { NAME($seat) } velger kortstokk.
}
status-choosing = { WHO($seats) ->
    [you] Velg kortet stabelen din skal begynne med.
    [you-all] Velg kortet stabelen din skal begynne med.
   *[other] Venter på at { NAMES($seats) } velger et kort.
}
status-building = { WHO($seat) ->
    [you] Din tur: Legg et kort på startbrettet.
   *[other] { NAME($seat) } legger et kort på startbrettet.
}
status-searching = { WHO($seats) ->
    [you] Finn tre kort som passer, og lag startbrettet sammen.
    [you-all] Finn tre kort som passer, og lag startbrettet sammen.
   *[other] { NAMES($seats) } kan fortsatt finne et kort til startbrettet.
}
status-countdown = Klar? Du får se kortene dine når det står «Nå!».
status-turn = { WHO($seat) ->
    [you] { $may_wait ->
        [yes] Din tur: Legg et kort, eller vent.
       *[no] Din tur: Legg et kort, eller vent hvis ingenting passer.
    }
   *[other] { NAME($seat) } leter etter like ruter.
}{ $last_round ->
    [yes] { " " }Dette er siste runde.
   *[no] { "" }
}
status-stuck = Ingenting på hånden din passer akkurat nå.
status-out = Du har lagt alle kortene dine. De andre spiller videre.
status-last-call = Siste sjanse!
status-race = Legg et kort der { $squares ->
    [2] to
    [3] tre
    [4] fire
   *[other] { $squares }
} ruter er like.
status-over = { $reason ->
    [went-out] { reason-went-out }
    [all-out] { reason-all-out }
    [time-up] { reason-time-up }
    [no-location] { reason-no-location }
    [nobody-can] { reason-nobody-can }
   *[nobody-does] { reason-nobody-does }
} { WHO($winners) ->
    [you] Du vinner!
    [other] { NAMES($winners) } vinner.
   *[others] Delt seier: { NAMES($winners) }.
}

## Hva som skjedde

event-played = { played-who } og dekker { played-squares }{ $cards ->
    [one] { $whose ->
        [none] { " " }på et startkort
       *[other] { WHO($whose) ->
            [you] { " " }på kortet ditt
           *[other] { " " }på kortet til { NAME($whose) }
        }
    }
   *[other] { " " }på { $cards } kort
}.
    .terminal = { played-who } i kolonne { $x }, rad { $y }, og dekker { played-squares } på { $cards } kort.
played-who = { WHO($seat) ->
    [you] Du legger et kort
   *[other] { NAME($seat) } legger et kort
}{ $loc ->
    [none] { "" }
   *[other] { WHO($loc) ->
        [you] { " " }på stabelen din
       *[other] { " " }på stabelen til { NAME($loc) }
    }
}
played-squares = { $squares ->
    [one] 1 rute
   *[other] { $squares } ruter
}
event-added = { $loc ->
    [none] { $seat ->
        [none] Et startkort legges på bordet.
       *[other] { WHO($seat) ->
            [you] Du legger et startkort.
           *[other] { NAME($seat) } legger et startkort.
        }
    }
   *[other] { WHO($loc) ->
        [you] Stabelen din får sitt første kort.
       *[other] Stabelen til { NAME($loc) } får sitt første kort.
    }
}
    .terminal = { event-added }{ $loc ->
        [none] { " " }Plassen er kolonne { $x }, rad { $y }.
       *[other] { "" }
    }
event-got-ready = { WHO($seat) ->
    [you] Du er klar.
   *[other] { NAME($seat) } er klar.
}
event-picked = { WHO($seat) ->
    [you] Du velger kortstokk { $deck }.
   *[other] { NAME($seat) } velger kortstokk { $deck }.
}
event-took-back = { WHO($seat) ->
    [you] Du tar tilbake det siste startkortet.
   *[other] { NAME($seat) } tar tilbake det siste startkortet.
}
event-left-it = { WHO($seat) ->
    [you] Du overlater startbrettet til de andre.
   *[other] { NAME($seat) } overlater startbrettet til de andre.
}
event-chose = { WHO($seat) ->
    [you] Du har valgt et kort.
   *[other] { NAME($seat) } har valgt et kort.
}
event-decided = { WHO($seat) ->
    [you] Du har bestemt deg.
   *[other] { NAME($seat) } har bestemt seg.
}
event-swapped = { WHO($seat) ->
    [you] Du legger et kort under bunken din og trekker et nytt.
   *[other] { NAME($seat) } legger et kort under bunken sin og trekker et nytt.
}
event-waited = { WHO($seat) ->
    [you] Du venter.
   *[other] { NAME($seat) } venter.
}
event-got-stuck = Ingenting på hånden din passer akkurat nå.
event-went-out = { WHO($seat) ->
    [you] Du legger det siste kortet ditt og er ferdig som { ordinal }.
   *[other] { NAME($seat) } legger sitt siste kort og er ferdig som { ordinal }.
}{ $froze ->
    [yes] { WHO($seat) ->
        [you] { " " }Stabelen din fryser.
       *[other] { " " }Stabelen fryser.
    }
   *[no] { "" }
}
event-froze = { WHO($seat) ->
    [you] Stabelen din fryser.
   *[other] Stabelen til { NAME($seat) } fryser.
}
event-last-call-started = Siste sjanse! { $seconds ->
    [one] 1 sekund igjen.
   *[other] { $seconds } sekunder igjen.
}
event-race-started = Nå!
event-game-ended = { status-over }
ordinal = nr. { $token }

## Hvorfor et kort ikke kan legges

refusal-late = { $faster ->
    [none] Noe har nettopp endret seg her på bordet.
   *[other] { NAME($faster) } var raskere her.
}
refusal-not_playing = { $locked_ms ->
    [0] Det kan du ikke gjøre akkurat nå.
   *[other] Et øyeblikk. Du må vente litt før du legger neste kort.
}
refusal-bad_slot = Du har ikke det kortet lenger.
refusal-own_location = Du kan ikke legge kort på din egen stabel.
refusal-frozen = { $late ->
    [yes] Stabelen til { NAME($faster) } frøs nettopp.
   *[no] Den stabelen er frosset.
}
refusal-off_table = Kortet havner utenfor bordet.
refusal-no_overlap = { $late ->
    [yes] { refusal-late }
   *[no] Et kort må dekke minst { squares-needed } ruter.
}
refusal-centre = { $late ->
    [yes] { refusal-late }
   *[no] En midtrute kan verken dekkes eller dekke et annet kort.
}
refusal-mismatch = { $late ->
    [yes] { refusal-late }
   *[no] { $squares ->
        [one] Én rute stemmer ikke.
       *[other] { $squares } ruter stemmer ikke.
    }
}
refusal-too_few = { $late ->
    [yes] { refusal-late }
   *[no] For få ruter stemmer. Minst { squares-needed } ruter må være like.
}
squares-needed = { $needed ->
    [2] to
    [3] tre
    [4] fire
   *[other] { $needed }
}
refusal-stale = Det har nettopp skjedd noe på bordet. Prøv igjen.
refusal-puzzle-held = Noen andre har tatt opp det kortet.
refusal-puzzle-hint = Alle kortene ligger allerede riktig.
refusal-puzzle-over = Denne nøtten er ferdig. Begynn på nytt for å prøve igjen.
refusal-puzzle-card = Det kortet hører ikke til denne nøtten.
refusal-puzzle-busy = Noen andre endrer nøtten akkurat nå. Prøv igjen.

## Oppsett

preset-speed = Hurtigrunde
    .about = Den første som har lagt alle seks kortene, vinner. Anbefales som første spill.
preset-diversify = Mangfold
    .about = Du får ett poeng for hvert kort du dekker en del av. Siste sjanse varer ett minutt.
preset-cover = Dekk mest
    .about = Du får ett poeng for hver rute du dekker. Siste sjanse varer ett minutt.
preset-stack = Ikke min stabel!
    .about = Begrav stablene til de andre, og frys din egen. Spilldesignernes favoritt.
preset-late_freeze = Ikke min stabel! (fryser senere)
    .about = Som «Ikke min stabel!», men stabelen din er åpen til neste spiller er ferdig. Det betyr mindre hvem som blir først ferdig.
preset-wild = Frie midtruter
    .about = Som «Dekk mest», men midtruten på et kort passer til alt.
preset-calm = Tur for tur
    .about = Som «Dekk mest», men dere spiller etter tur i stedet for om kapp.
preset-set_up = Sett opp selv
    .about = En hurtigrunde som begynner slik regelheftet sier. Velg kortstokker, og lag startbrettet sammen.

## Valg

option-mode = Spillemåte
    .about = Hva kortene er verdt, og hvem som vinner.
option-mode-speed = Hurtigrunde
option-mode-diversify = Mangfold
option-mode-cover = Dekk mest
option-mode-nms = Ikke min stabel!
option-side = Kortside
    .about = Hvilken side av kortene dere spiller med.
option-side-animals = Dyremønstre
option-side-gems = Edelsteiner
option-side-custom = Egne kortsider
option-centers = Midtruter
    .about = Om midtruter aldri kan dekkes, eller om de passer til alt.
option-centers-strict = Dekkes aldri
option-centers-wild = Passer til alt
option-level = Siste sjanse
    .about = Hvor mye tid de andre får når en spiller har brukt opp kortene sine.
option-level-beginner = 60 sekunder
option-level-advanced = 30 sekunder
option-level-expert = Ingen
option-timer_s = Siste sjanse i sekunder
    .about = En egen tid for siste sjanse.
option-timer_s-level = Som valgt over
option-clock = Tempo
    .about = Om alle spiller samtidig eller etter tur.
option-clock-realtime = Alle samtidig
option-clock-ticks = Sekund for sekund
option-clock-turns = Etter tur
option-seven_seats = Sju på ett brett
    .about = Lar sju spillere dele ett brett.
option-decks_in_box = Kortstokker
    .about = Hvor mange kortstokker det er å velge mellom.
option-deck_choice = Kortstokken din
    .about = Om du får en tilfeldig kortstokk, eller om dere velger etter tur.
option-deck_choice-random = Tilfeldig
option-deck_choice-pick = Du velger selv
option-start_board = Startbrett
    .about = Hvem som legger de tre startkortene.
option-start_board-auto = Spillet selv
option-start_board-build = Spillerne
option-start_board-together = Dere leter sammen
option-nms_base = Første kort i en stabel
    .about = Hvordan det første kortet i hver stabel velges i «Ikke min stabel!».
option-nms_base-random = Tilfeldig
option-nms_base-choose = Eieren velger
option-nms_freeze = Frysing
    .about = Når stabelen til en spiller uten kort fryser.
option-nms_freeze-at_once = Med en gang
option-nms_freeze-next_out = Når neste spiller blir ferdig
option-nms_freeze-never = Aldri
option-nms_tie = Uavgjort når dere spiller etter tur
    .about = Hvem som vinner når «Ikke min stabel!» spilles etter tur og det står likt.
option-nms_tie-token = Den laveste brikken
option-nms_tie-round = Den tidligste runden
option-min_match = Ruter å dekke
    .about = Hvor mange ruter et kort minst må dekke.
option-wild_min_real = Like ruter utenom midtruter
    .about = Hvor mange av rutene som må være like uten hjelp av en fri midtrute.
option-illegal = Kort som ikke passer
    .about = Om et kort som ikke passer, går tilbake til hånden eller blir liggende uten å gi poeng.
option-illegal-refuse = Går tilbake til hånden
option-illegal-honour = Blir liggende, men gir ingen poeng
option-mistake_lock_ms = Pause etter en feil
    .about = Hvor lenge du må vente når du har prøvd å legge et kort som ikke passer.
option-play_lock_ms = Pause etter et kort
    .about = Hvor lenge du må vente etter at du har lagt et kort.
option-stuck_notice_s = Ventetid før de som står fast, får beskjed
    .about = Hvor lenge spillere står fast før de får vite at ingenting på hånden passer.
option-stuck_swap = Bytt når ingenting passer
    .about = En spiller som står fast, kan legge et kort under bunken sin og trekke et nytt.
option-stall_refill = Ekstra kort når alle står fast
    .about = Når alle står fast, legges et ubrukt startkort på bordet.
option-idle_limit_s = Avslutt spillet etter
    .about = Spillet slutter når det har gått så lang tid uten at noen har lagt et kort. Med 0 er det ingen grense.
option-play_out = Spill om alle plassene
    .about = En hurtigrunde fortsetter til alle plassene er avgjort.
option-open_hands = Åpne hender
    .about = Alle kan se hverandres kort.
option-assist = Vis om et kort passer
    .about = Mens du flytter et kort, ser du om det passer.
option-live_scores = Poeng underveis
    .about = Hvilke poeng du kan se før spillet er over.
option-live_scores-own = Dine egne
option-live_scores-all = Alles
option-live_scores-none = Ingen
option-custom_faces = Egne kortsider
    .about = Det første tallet er utseendet (0 for dyr, 1 for edelsteiner). Hvert av de andre tallene rommer de åtte bokstavene på ett kort, med to bit per bokstav.

## Valg som ikke går sammen

refusal-faces-count = Egne kortsider skrives med ett tall for utseendet (0 eller 1) og så ett tall for hvert av de { $cards } kortene. Her står det { $count } tall.
refusal-faces-deck = I kortstokk { $deck } finnes det ikke tre kort som kan starte et spill. La flere av kantene passe sammen. To kanter passer sammen når den ene er lik den andre lest baklengs.
refusal-nms-players = «Ikke min stabel!» er for 3 til 7 spillere.
refusal-seven-players = Ett brett er for 2 til 6 spillere. Slå på «Sju på ett brett» hvis dere er sju.
refusal-seven-decks = Med sju spillere og et startbrett må dere ha alle ni kortstokkene.
refusal-four-squares = Dere kan bare kreve fire ruter når midtrutene er frie. Uten frie midtruter kan du ikke dekke mer enn tre ruter på ett kort.
refusal-honour-mode = Kort som ikke passer, kan bare bli liggende i «Mangfold» og «Dekk mest», der dere spiller om poeng.
refusal-refill-mode = I «Ikke min stabel!» er det ikke noe startbrett, så det finnes ingen startkort å legge til.
refusal-play-out-mode = Dere kan bare spille om alle plassene i en hurtigrunde.
refusal-faces-deck-size = En kortstokk har { $wanted } kort, men kortstokk { $deck } har { $count }.
refusal-faces-deck-count = Det må være { $wanted } kortstokker, én per linje, men det er { $count }.
refusal-face-letters = Et kort har åtte bokstaver fra A til D, ikke «{ $text }».
refusal-puzzle-size = En nøtt har { $least } til { $most } kort, ikke { $count }.
refusal-puzzle-card-twice = Kortet { $card } står to ganger.
refusal-puzzle-line = En linje må ha et kort på formen 2.3@(3,1)0, ikke «{ $text }». Formen er kortstokk.kort@(x,y), fulgt av antall kvarte omdreininger.
refusal-puzzle-no-card = Kortet { $card } finnes ikke. Kortstokkene er nummerert fra 0 til { $decks } og kortene fra 0 til { $cards }.
refusal-puzzle-place = Et kort kan ligge høyst { $farthest } ruter fra midten og roteres 0 til 3 kvarte omdreininger.
refusal-puzzle-apart = Dette kortet overlapper ingen av kortene før det.
refusal-puzzle-clash = Dette kortet passer ikke med kortet under på ruten ({ $x },{ $y }), regnet fra øvre venstre hjørne.
refusal-puzzle-centres = To kort har midten på samme rute.
refusal-puzzle-name = Nøtten «{ $name }» finnes allerede. Velg et annet navn.

## Hva et valg fører til

no-effect = Har ingen virkning her.
caution-no-last-call = { no-effect } Bare «Mangfold» og «Dekk mest» har en siste sjanse.
caution-own-last-call = { no-effect } Siste sjanse varer i { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}, som valgt i «{ option-timer_s }».
caution-call-in-rounds = Når dere spiller etter tur, { $rounds ->
    [0] slutter spillet med runden der noen går tom for kort.
    [one] varer siste sjanse i 1 runde etter runden der noen går tom for kort.
   *[other] varer siste sjanse i { $rounds } runder etter runden der noen går tom for kort.
}
caution-not-seven = { no-effect } Dere er bare { $seats } spillere.
caution-own-locations = { no-effect } I «Ikke min stabel!» har alle hver sin stabel og ikke noe felles brett.
caution-only-stack = { no-effect } Bare «Ikke min stabel!» har stabler.
caution-only-turns = { no-effect } Dette valget har bare noe å si når dere spiller etter tur.
caution-only-real-time = { no-effect } Dette valget har bare noe å si når alle spiller samtidig.
caution-short-tick = { no-effect } Med «{ option-clock-ticks }» gjør en pause på opptil ett sekund ingen forskjell.
caution-no-wild = { no-effect } Midtrutene er ikke frie.
caution-real-squares = { no-effect } Minst { $squares ->
    [2] to
   *[other] tre
} ruter må uansett stemme uten hjelp av en midtrute.
caution-no-race = Når dere spiller etter tur, blir nesten alle i en hurtigrunde ferdige i samme runde. Derfor er det reglene for uavgjort som avgjør hvem som vinner.
caution-often-stuck = Det er vanskelig å finne fire ruter som passer. Fire av ti spill slutter fordi ingen kort passer.
caution-no-points = { no-effect } Det gis ikke poeng i hurtigrunden eller i «Ikke min stabel!».
caution-two-places = { no-effect } Med to spillere er begge plassene avgjort når en av dere er ferdig.
caution-no-limit = Hvis ingen legger et kort, tar spillet aldri slutt.
caution-printed-faces = { no-effect } «{ option-side }» står ikke på «{ option-side-custom }».

## I et terminalvindu

picture-wild = Frie midtruter
picture-round = runde { $round }
picture-second = sekund { $second }
picture-last-call = SISTE SJANSE
picture-empty = (ingen kort her ennå)
picture-location = { WHO($seat) ->
    [you] din
   *[other] { NAME($seat) }
}, { $cards } kort
picture-frozen = frosset
picture-hand = { WHO($seat) ->
    [you] Hånden din
   *[other] Hånden til { NAME($seat) }
}
picture-player = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
}
picture-left = { $cards } igjen
picture-on-location = { $cards } på egen stabel
picture-points = { $points } poeng
picture-place = { $place }. plass
picture-out = ferdig som { ordinal }

## Skjermen

ui-aim = { $mode ->
    [speed] Den første som har lagt alle seks kortene, vinner.
    [diversify] Du får ett poeng for hvert kort du dekker en del av.
    [cover] Du får ett poeng for hver rute du dekker.
   *[nms] Legg kort på stablene til de andre. Den som har færrest kort på sin egen stabel, vinner.
}
ui-over = Spillet er over
ui-last-call = Siste sjanse!
ui-building = Startbrett
ui-picking = Valg av kortstokk
ui-mode-round = Runde { $round } · { $mode }
ui-story = { $mode ->
    [speed] Kort lagt
    [nms] Kort på egen stabel (færrest er best)
   *[other] Poeng
}
ui-story-chart = Diagram over hele spillet. Trykk på et punkt for å gå til den stillingen.
ui-story-out = { WHO($seat) ->
    [you] Du ble ferdig som { ordinal }
   *[other] { NAME($seat) } ble ferdig som { ordinal }
}
ui-left = { $cards } igjen
ui-points = { $points } poeng
ui-out = ferdig som { ordinal }
ui-on-location = { $cards } kort på { WHO($seat) ->
    [you] stabelen din
   *[other] egen stabel
}
ui-decided = { $by ->
    [result] { "" }
    [nothing] Alt var likt, så seieren deles.
    [out] { ui-decided-even } { WHO($seat) ->
        [you] Du var først ferdig med kortene, og det avgjorde.
       *[other] { NAME($seat) } var først ferdig med kortene, og det avgjorde.
    }
    [cards] { $mode ->
        [speed] Ingen ble ferdig med kortene. { WHO($seat) ->
            [you] Du la flest og vinner.
           *[other] { NAME($seat) } la flest og vinner.
        }
       *[other] { ui-decided-even } { WHO($seat) ->
            [you] Du la flere kort, og det avgjorde.
           *[other] { NAME($seat) } la flere kort, og det avgjorde.
        }
    }
    [best-card] { ui-decided-even } { WHO($seat) ->
        [you] Du hadde det beste enkeltkortet, og det avgjorde.
       *[other] { NAME($seat) } hadde det beste enkeltkortet, og det avgjorde.
    }
    [earlier-card] { ui-decided-even } { WHO($seat) ->
        [you] Du la det siste kortet ditt tidligere, og det avgjorde.
       *[other] { NAME($seat) } la det siste kortet sitt tidligere, og det avgjorde.
    }
    [squares] { ui-decided-even } { WHO($seat) ->
        [you] Du dekket flere ruter, og det avgjorde.
       *[other] { NAME($seat) } dekket flere ruter, og det avgjorde.
    }
   *[locations] { ui-decided-even } { WHO($seat) ->
        [you] Du la kort på flere stabler, og det avgjorde.
       *[other] { NAME($seat) } la kort på flere stabler, og det avgjorde.
    }
}
ui-decided-even = { $mode ->
    [speed] Det var likt i toppen.
    [nms] De minste stablene var like store.
   *[other] De beste hadde like mange poeng.
}
ui-won-by = { $mode ->
    [speed] { $left ->
        [0] Du la alle kortene dine før noen andre.
       *[other] Du la flere kort enn noen andre.
    }
    [nms] Stabelen din er minst, med { $lead } kort færre enn den nest minste.
   *[other] Du vant med { $lead } poeng.
}
ui-lost-by = { $mode ->
    [speed] { $left ->
        [0] Noen andre var raskere.
       *[other] Du hadde { $left } kort igjen.
    }
    [nms] Stabelen din har { $lead } kort for mye.
   *[other] Du manglet { $lead } poeng.
}
ui-rank = { $place }.
ui-pattern = { $side ->
    [animals] { $pattern ->
        [A] sebra
        [B] leopard
        [C] sjiraff
       *[D] slange
    }
   *[gems] { $pattern ->
        [A] rubin
        [B] safir
        [C] smaragd
       *[D] topas
    }
}
ui-centre = midtrute
ui-table = Bordet. Dra for å flytte bordet, og bruk musehjulet eller to fingre for å zoome.
ui-closer = Zoom inn
ui-further = Zoom ut
ui-fit = Vis alt
ui-hand = Hånden din
ui-card = Kort { $number }: { $squares }
ui-rotate = Roter
ui-rotate-card = Roter kort { $number }
ui-place = Legg her
ui-put-back = Ta tilbake
ui-pile = { $cards } kort i bunken din
ui-pile-short = bunke
ui-points-short = poeng
ui-token = Du ble ferdig som { ordinal }
ui-your-points = Du har { $points } poeng
ui-how = Dra et kort slik at { $squares } av rutene ligger oppå like ruter. Roter kortet med R eller musehjulet.
ui-how-touch = Dra et kort slik at { $squares } av rutene ligger oppå like ruter. Roter kortet med en finger til.
ui-how-keys = Flytt kortet med piltastene, og roter det med R. Enter legger kortet på plass, og Escape tar det tilbake.
ui-how-tap = Trykk på bordet for å flytte kortet dit, og legg det så på plass.
ui-nothing-left = Du har lagt alle kortene dine.
ui-ready = Klar
ui-is-ready = Venter på de andre …
ui-wait = Vent
ui-swap = Legg kort { $number } under bunken din
ui-pick = Velg kortstokken du vil spille med
ui-picks = { NAME($seat) } velger kortstokk.
ui-deck = Kortstokk { $deck }
ui-choose = Velg kortet stabelen din skal begynne med
ui-chosen = Valgt. Venter på de andre …
ui-build = { $number ->
    [1] Velg det første kortet på startbrettet. Det kommer i midten.
   *[other] Legg startkort { $number } av 3 der tre ruter er like.
}
ui-builds = { NAME($seat) } legger et kort på startbrettet.
ui-search = { $number ->
    [1] Velg et hvilket som helst kort fra kortstokken. Det kommer i midten.
   *[other] Hvem finner kort { $number } av 3? Kortet må passe på tre ruter. Alle kan legge kort.
}
ui-search-left = Du har overlatt startbrettet til de andre.
ui-leave = { $alone ->
    [yes] La spillet lage startbrettet
   *[no] Overlat brettet til de andre
}
ui-take-back = Ta tilbake
ui-not-your-turn = Det er ikke din tur.
ui-locked = Et øyeblikk …
ui-stuck = Ingenting på hånden din passer akkurat nå. Vent til det skjer noe på bordet.
ui-stuck-swap = Ingenting på hånden din passer akkurat nå. Du kan legge et kort under bunken din og trekke et nytt.
ui-square-on = { $above } på { $below }
ui-at = Kolonne { $x }, rad { $y }
ui-covering = { $loc ->
    [none] { "" }
   *[other] Stabelen til { NAME($loc) }.{ " " }
}{ ui-spot }: { $covered ->
    [none] dekker ingenting
   *[other] { $covered }
}
ui-spot = { $across ->
    [0] { $down ->
        [0] I midten
       *[other] { ui-spot-down }
    }
   *[other] { ui-spot-across }{ $down ->
        [0] { "" }
       *[other] , { ui-spot-down }
    }
}
ui-spot-across = { $across } til { $side ->
    [left] venstre
   *[right] høyre
}
ui-spot-down = { $down } { $way ->
    [up] opp
   *[down] ned
}
ui-picked = Du har tatt opp kort { $number }.
ui-back = Du har tatt kortet tilbake.
ui-yours = Din
ui-location = { WHO($seat) ->
    [you] Stabelen din (her kan du ikke legge kort)
   *[other] Stabelen til { NAME($seat) }
}, { $cards } kort{ $frozen ->
    [yes] , frosset
   *[no] { "" }
}
ui-laid = { $seat ->
    [none] Startkort
   *[other] { WHO($seat) ->
        [you] Kortet ditt
       *[other] Kortet til { NAME($seat) }
    }
}. { ui-spot }
ui-starter = startkort
ui-stack = { $cards ->
    [one] 1 kort her
   *[other] { $cards } kort her, ovenfra
}
ui-seconds-left = { $seconds ->
    [one] 1 sekund igjen
   *[other] { $seconds } sekunder igjen
}
ui-skip = Hopp til slutten
ui-skip-about = Bare robotene spiller fortsatt.
ui-getting-ready = Gjør robotene klare …
ui-idle = Ingen spiller. Legg et kort, ellers slutter spillet.
ui-idle-watching = Ingen spiller, så spillet er straks over.
ui-scoring = Teller poengene ovenfra
ui-to-result = Se resultatet
ui-seconds = { $seconds } s
ui-none = ingen
ui-never = aldri
ui-key-pick = ta opp et kort
ui-key-move = flytt kortet (hold inne Shift for å gå til neste stabel)
ui-key-rotate = roter kortet (hold inne Shift for å rotere andre veien)
ui-key-place = legg det
ui-key-peek = se ned i stabelen under kortet
ui-key-back = ta det tilbake

## Nøtter

ui-puzzle-about = Hver midtrute skal ligge på en svart rute. Ruter som ligger oppå hverandre, må være like.
ui-puzzle-about-outline = Fyll omrisset nøyaktig. Ruter som ligger oppå hverandre, må være like.
ui-puzzle-about-wild = I denne nøtten passer en midtrute til alt.
ui-puzzle-side = { $side ->
    [animals] Dyr
   *[gems] Edelsteiner
}
ui-puzzle-cards = { $cards } kort
ui-puzzle-hinted = Ett kort er lagt for deg.
ui-puzzle-wrong-squares = Ikke ennå. Se på de markerte rutene.
ui-puzzle-wrong-centres = Alle rutene stemmer, men ikke alle midtrutene ligger på en svart rute.
ui-puzzle-wrong-outline = Alle rutene stemmer, men kortene fyller ikke omrisset.
ui-puzzle-tray = Kort å legge
ui-puzzle-tray-empty = Alle kortene ligger på bordet. Flytt på kortene for å prøve noe annet.
ui-puzzle-workspace = Omrisset med de svarte rutene. Dra kortene inn på omrisset.
ui-puzzle-placed = Kort { $number }, kolonne { $x }, rad { $y }: { $squares }
ui-puzzle-how = Dra kort inn på omrisset. Roter kortene med R, musehjulet, den runde pilen eller en finger til. Dra et kort ut av omrisset for å ta det tilbake.
ui-puzzle-how-touch = Dra kort opp på omrisset. Roter kortene med den runde pilen eller en finger til.
ui-puzzle-held = noen holder det
ui-puzzle-together = Sammen
ui-puzzle-together-title = Løs den sammen
ui-puzzle-together-about = Send lenken til andre. Alle som åpner lenken, kan legge kort på det samme omrisset. Alle ser hvert trekk, og tiden er felles.
ui-puzzle-together-link = Lenke til denne nøtten
ui-puzzle-here = { $people ->
    [one] Bare du er her
   *[other] { $people } er her
}
ui-puzzle-invite = Inviter
ui-puzzle-lost = Forbindelsen er brutt. Kortene dine er lagret og blir sendt så snart du er på nett igjen.
ui-puzzle-lapsed = Denne delte nøtten er utløpt. Åpne nøtten på nytt.

## Leksjonen

lesson-welcome = Det ligger tre kort på bordet, og du har tre av dine seks på hånden. Hvert kort har et dyr i midten og åtte ruter rundt det, med fire mønstre: sebra, leopard, sjiraff og slange. Her venter ingen på tur. Alle legger kort samtidig, så fort de kan.
lesson-first-match = Du kan legge et kort der minst tre av rutene dekker like ruter. Dra det første kortet ditt inn i rammen. Venstre side av kortet er sjiraff, sjiraff, leopard, akkurat som høyre kant av kortene på bordet.
    .otherwise = Ikke der. Rammen er til høyre. Kortet skal ikke roteres. Venstre side av kortet skal dekke høyre kant av kortene på bordet.
lesson-scored = Det passer! I «Dekk mest» får du ett poeng for hver rute du dekker, så her fikk du tre. Du har også trukket et nytt kort fra bunken din.
lesson-corner = Wren ventet ikke på deg og har lagt et kort øverst. Se nå på hjørnet nedenfor, der du kan dekke fem ruter på én gang. Det andre kortet ditt passer når det ligger opp ned. Roter kortet to ganger med den runde pilen, og dra det så inn i rammen.
    .otherwise = Roter det andre kortet to ganger, og dra det inn i rammen. De små rutene viser hva kortet dekker.
lesson-mistakes = Fem poeng med ett kort! To ting er aldri lov: å dekke et annet mønster og å dekke et dyr. Hvis du prøver, går kortet tilbake til hånden, og du må vente litt. Du ser også hvilke ruter som ikke stemmer. Det koster ingenting hvis noen bare var raskere enn deg.
lesson-left-edge = Trykk og hold på en rute på bordet for å se hva som ligger under. Legg nå det tredje kortet ditt ved venstre kant. Roter kortet tre ganger.
    .otherwise = Kortet skal ligge ved venstre kant, rotert tre ganger. Sammenlign de små rutene med rutene rundt.
lesson-end = Godt spilt! Den første som har brukt opp kortene sine, tar en brikke og starter siste sjanse. Når det har gått ett minutt, vinner den som har flest poeng. I «Hurtigrunde» vinner den første som har lagt alle kortene. I «Mangfold» får du poeng for hvert kort du dekker en del av. I «Ikke min stabel!» legger du kort på stablene til de andre. Hvis du vil ha en rolig kveld, kan du prøve nøttene eller et bord der dere spiller etter tur.

## Statistikk i laben

measure-rounds = Runder, eller sekunder med «Sekund for sekund»
measure-placed = Kort lagt
measure-covered = Dekkede ruter per kort
measure-covering = Kort, fordelt på antall ruter de dekker
measure-covering-2 = 2 ruter
measure-covering-3 = 3 ruter
measure-covering-4 = 4 ruter
measure-covering-5 = 5 ruter
measure-covering-6 = 6 ruter
measure-covering-7 = 7 ruter
measure-covering-8 = 8 ruter
measure-covering-9 = 9 ruter
measure-touching = Kort, fordelt på antall kort de dekker en del av
measure-touching-1 = 1 kort
measure-touching-2 = 2 kort
measure-touching-3 = 3 kort
measure-touching-4 = 4 kort
measure-touching-5 = 5 kort
measure-touching-6_and_more = 6 kort eller flere
measure-looks = Beslutninger underveis
measure-stuck = Beslutninger der ingen kort passer
measure-stuck_at = Beslutninger der ingen kort passer, fordelt på antall kort som er lagt
measure-stuck_at-first_quarter = Første fjerdedel
measure-stuck_at-second = Andre fjerdedel
measure-stuck_at-third = Tredje fjerdedel
measure-stuck_at-last = Siste fjerdedel
measure-looks_at = Beslutninger underveis, fordelt på antall kort som er lagt
measure-looks_at-first_quarter = { measure-stuck_at-first_quarter }
measure-looks_at-second = { measure-stuck_at-second }
measure-looks_at-third = { measure-stuck_at-third }
measure-looks_at-last = { measure-stuck_at-last }
measure-cards_left = Kort igjen på hånden og i bunken
measure-outs = Spillere som gikk tom for kort
measure-first_out_won = Spill vunnet av den første som gikk tom for kort
measure-level_on_points = Spill med lik poengsum i toppen
measure-shared = Spill med flere vinnere
measure-decided_by = Hva som avgjorde spillet
measure-decided_by-points = Poeng
measure-decided_by-first_tie_to_break = Første kriterium ved uavgjort
measure-decided_by-second = Andre kriterium ved uavgjort
measure-decided_by-third = Tredje kriterium ved uavgjort
measure-decided_by-nothing_shared = Ingenting, seieren ble delt
measure-stays_first = Spill der de samme hadde vunnet hvis hvert gjenværende kort kostet et poeng
measure-decks_won = Vunne spill, fordelt på kortstokker
measure-decks_won-deck_0 = Kortstokk 0
measure-decks_won-deck_1 = Kortstokk 1
measure-decks_won-deck_2 = Kortstokk 2
measure-decks_won-deck_3 = Kortstokk 3
measure-decks_won-deck_4 = Kortstokk 4
measure-decks_won-deck_5 = Kortstokk 5
measure-decks_won-deck_6 = Kortstokk 6
measure-decks_won-deck_7 = Kortstokk 7
measure-decks_won-deck_8 = Kortstokk 8
measure-decks_dealt = Utdelte kortstokker
measure-decks_dealt-deck_0 = { measure-decks_won-deck_0 }
measure-decks_dealt-deck_1 = { measure-decks_won-deck_1 }
measure-decks_dealt-deck_2 = { measure-decks_won-deck_2 }
measure-decks_dealt-deck_3 = { measure-decks_won-deck_3 }
measure-decks_dealt-deck_4 = { measure-decks_won-deck_4 }
measure-decks_dealt-deck_5 = { measure-decks_won-deck_5 }
measure-decks_dealt-deck_6 = { measure-decks_won-deck_6 }
measure-decks_dealt-deck_7 = { measure-decks_won-deck_7 }
measure-decks_dealt-deck_8 = { measure-decks_won-deck_8 }
measure-start_long = Lengste side av startbrettet, målt i ruter
measure-used = Trekk
measure-used-place = Legge kort
measure-used-wait = Vente
measure-used-swap = Bytte
measure-used-prepare = Forberede
