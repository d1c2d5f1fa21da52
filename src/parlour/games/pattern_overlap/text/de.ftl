# Pattern Overlap auf Deutsch.

## Das Spiel

game-summary = Alle spielen gleichzeitig. Leg deine Karte dorthin, wo drei Felder passen, bevor es jemand anders tut.
game-credits = Die Spielmodi, die Wertung und die Regeln bei Gleichstand stammen aus einer Spielregel, die weder das Spiel noch seine Urheber nennt. Der Titel, die Kartenbilder, die Anzahl der Decks, die Rätsel und die Regelentscheidungen sind von uns.
reason-went-out = Jemand hat keine Karten mehr.
reason-all-out = Niemand hat mehr Karten.
reason-time-up = Die Zeit ist um.
reason-no-location = Kein Stapel ist mehr offen.
reason-nobody-can = Niemand kann mehr eine Karte legen.
reason-nobody-does = Eine Weile hat niemand eine Karte gelegt, darum ist das Spiel vorbei.
bot-easy = legt die erste Karte, für die er eine Stelle findet
bot-fair = holt sich sofort möglichst viele Punkte
bot-strong = denkt die Runde bis zum Ende durch
bot-master = prüft noch mehr Stellen und ist schneller als die meisten Menschen
material-faces = Kartenbilder
material-puzzle = Rätsel

## Züge, wie man sie im Terminal eintippt

move-place = p { $slot } r{ $rot } { $loc ->
    [none] { "" }
   *[other] auf { $loc } bei{ " " }
}{ $x } { $y }{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}
    .coach = leg { $card ->
        [none] eine Karte
       *[other] { $card }
    } in Spalte { $x }, Zeile { $y }
    .screen = leg deine { $slot ->
        [1] erste
        [2] zweite
       *[other] dritte
    } Karte wie auf dem Tisch gezeigt
move-wait = warte
move-ready = bereit
move-swap = tausch { $slot }{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}
    .screen = tausch deine { $slot ->
        [1] erste
        [2] zweite
       *[other] dritte
    } Karte
move-pick = nimm Deck { $deck }
move-choose = wähle { $card }
    .screen = beginn mit der markierten Karte
move-start = start { $card } r{ $rot } { $x } { $y }
    .screen = leg eine Startkarte wie auf dem Tisch gezeigt
move-take-back = zurücknehmen
move-go = los
move-end-call = Endspurt beenden
move-end-idle = Spiel beenden, weil niemand eine Karte legt
move-notify = Platz { $seat } sagen, dass keine Karte passt

## Gründe des Trainers

advice-covers = Diese Karte bedeckt { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}.
advice-touches = Diese Karte liegt direkt auf { $count ->
    [one] einer anderen
   *[other] { $count } anderen
}.
advice-tie-break = Diese Karte bedeckt { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}. Wenn mehrere in derselben Runde fertig werden, gewinnt, wer die meisten Felder bedeckt hat.
advice-rare = Du kannst an { $all } Stellen eine Karte legen, diese aber { $ways ->
    [one] nur an einer
   *[other] nur an { $ways }
}. Leg die schwierige Karte, solange es geht.
advice-only = Von deinen Karten passt nur diese.
advice-stuck = Im Moment passt keine deiner Karten.

## Worauf der Tisch wartet

status-picking = { WHO($seat) ->
    [you] Du bist dran: Such dir ein Deck aus.
   *[other] { NAME($seat) } sucht sich ein Deck aus.
}
status-choosing = { WHO($seats) ->
    [you] Wähle die Karte, mit der dein Stapel beginnt.
    [you-all] Wähle die Karte, mit der dein Stapel beginnt.
   *[other] Noch nicht gewählt: { NAMES($seats) }.
}
status-building = { WHO($seat) ->
    [you] Du bist dran: Leg eine Startkarte.
   *[other] { NAME($seat) } legt eine Startkarte.
}
status-searching = { WHO($seats) ->
    [you] Findet drei passende Karten und legt die Startauslage gemeinsam.
    [you-all] Findet drei passende Karten und legt die Startauslage gemeinsam.
   *[other] Noch auf der Suche nach einer Startkarte: { NAMES($seats) }.
}
status-countdown = Bereit? Bei „Los“ siehst du deine Hand.
status-turn = { WHO($seat) ->
    [you] { $may_wait ->
        [yes] Du bist dran: Leg eine Karte oder warte.
       *[no] Du bist dran: Leg eine Karte, oder warte, wenn nichts passt.
    }
   *[other] { NAME($seat) } sucht eine passende Stelle.
}{ $last_round ->
    [yes] { " " }Das ist die letzte Runde.
   *[no] { "" }
}
status-stuck = Gerade passt keine deiner Karten.
status-out = Du hast alle deine Karten gelegt. Die anderen spielen weiter.
status-last-call = Endspurt!
status-race = Leg eine Karte dorthin, wo { $squares ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $squares }
} Felder passen.
status-over = { $reason ->
    [went-out] { reason-went-out }
    [all-out] { reason-all-out }
    [time-up] { reason-time-up }
    [no-location] { reason-no-location }
    [nobody-can] { reason-nobody-can }
   *[nobody-does] { reason-nobody-does }
} { WHO($winners) ->
    [you] Du gewinnst!
    [other] { NAMES($winners) } gewinnt.
    [you-all] Ihr teilt euch den Sieg: { NAMES($winners) }.
   *[others] { NAMES($winners) } teilen sich den Sieg.
}

## Was geschehen ist

event-played = { played-who } und { WHO($seat) ->
    [you] bedeckst
   *[other] bedeckt
} { played-squares } { $cards ->
    [one] { $whose ->
        [none] einer Startkarte
       *[other] { WHO($whose) ->
            [you] deiner Karte
           *[other] einer Karte von { NAME($whose) }
        }
    }
   *[other] auf { $cards } Karten
}.
    .terminal = { played-who } (Spalte { $x }, Zeile { $y }) und { WHO($seat) ->
        [you] bedeckst
       *[other] bedeckt
    } { played-squares } auf { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
played-who = { WHO($seat) ->
    [you] Du legst eine Karte
   *[other] { NAME($seat) } legt eine Karte
}{ $loc ->
    [none] { "" }
   *[other] { WHO($loc) ->
        [you] { " " }auf deinen Stapel
       *[other] { " " }auf den Stapel von { NAME($loc) }
    }
}
played-squares = { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
}
event-added = { $loc ->
    [none] { $seat ->
        [none] Eine Startkarte kommt auf den Tisch.
       *[other] { WHO($seat) ->
            [you] Du legst eine Startkarte.
           *[other] { NAME($seat) } legt eine Startkarte.
        }
    }
   *[other] { WHO($loc) ->
        [you] Dein Stapel bekommt seine erste Karte.
       *[other] Der Stapel von { NAME($loc) } bekommt seine erste Karte.
    }
}
    .terminal = { event-added }{ $loc ->
        [none] { " " }(Spalte { $x }, Zeile { $y })
       *[other] { "" }
    }
event-got-ready = { WHO($seat) ->
    [you] Du bist bereit.
   *[other] { NAME($seat) } ist bereit.
}
event-picked = { WHO($seat) ->
    [you] Du nimmst Deck { $deck }.
   *[other] { NAME($seat) } nimmt Deck { $deck }.
}
event-took-back = { WHO($seat) ->
    [you] Du nimmst die letzte Startkarte zurück.
   *[other] { NAME($seat) } nimmt die letzte Startkarte zurück.
}
event-left-it = { WHO($seat) ->
    [you] Du überlässt die Startauslage den anderen.
   *[other] { NAME($seat) } überlässt die Startauslage den anderen.
}
event-chose = { WHO($seat) ->
    [you] Du hast eine Karte gewählt.
   *[other] { NAME($seat) } hat eine Karte gewählt.
}
event-decided = { WHO($seat) ->
    [you] Du hast dich entschieden.
   *[other] { NAME($seat) } hat sich entschieden.
}
event-swapped = { WHO($seat) ->
    [you] Du schiebst eine Karte unter deinen Nachziehstapel und ziehst eine neue.
   *[other] { NAME($seat) } schiebt eine Karte unter den Nachziehstapel und zieht eine neue.
}
event-waited = { WHO($seat) ->
    [you] Du wartest.
   *[other] { NAME($seat) } wartet.
}
event-got-stuck = Gerade passt keine deiner Karten.
event-went-out = { WHO($seat) ->
    [you] Du legst deine letzte Karte und bist als { ordinal } fertig.
   *[other] { NAME($seat) } legt die letzte Karte und ist als { ordinal } fertig.
}{ $froze ->
    [yes] { WHO($seat) ->
        [you] { " " }Dein Stapel friert ein.
       *[other] { " " }Der Stapel friert ein.
    }
   *[no] { "" }
}
event-froze = { WHO($seat) ->
    [you] Dein Stapel friert ein.
   *[other] Der Stapel von { NAME($seat) } friert ein.
}
event-last-call-started = Endspurt! { $seconds ->
    [one] Noch 1 Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
event-race-started = Los!
event-game-ended = { status-over }
ordinal = Nummer { $token }

## Warum eine Karte nicht gelegt werden kann

refusal-late = { $faster ->
    [none] Auf dem Tisch hat sich hier gerade etwas geändert.
   *[other] { NAME($faster) } war hier schneller.
}
refusal-not_playing = { $locked_ms ->
    [0] Du kannst gerade keine Karte legen.
   *[other] Einen Moment. Du kannst noch keine neue Karte legen.
}
refusal-bad_slot = Diese Karte hast du nicht mehr.
refusal-own_location = Auf deinen eigenen Stapel darfst du keine Karten legen.
refusal-frozen = { $late ->
    [yes] Der Stapel von { NAME($faster) } ist gerade eingefroren.
   *[no] Dieser Stapel ist eingefroren.
}
refusal-off_table = Dort ist der Tisch zu Ende.
refusal-no_overlap = { $late ->
    [yes] { refusal-late }
   *[no] Eine Karte muss mindestens { squares-needed } Felder bedecken.
}
refusal-centre = { $late ->
    [yes] { refusal-late }
   *[no] Eine Mitte darf nicht bedeckt werden und keine andere Karte bedecken.
}
refusal-mismatch = { $late ->
    [yes] { refusal-late }
   *[no] { $squares ->
        [one] Ein Feld passt nicht.
       *[other] { $squares } Felder passen nicht.
    }
}
refusal-too_few = { $late ->
    [yes] { refusal-late }
   *[no] Das sind zu wenige Felder. Mindestens { squares-needed } Felder müssen passen.
}
squares-needed = { $needed ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $needed }
}
refusal-stale = Auf dem Tisch hat sich gerade etwas geändert. Versuch es noch einmal.
refusal-puzzle-held = Diese Karte hat gerade jemand anders in der Hand.
refusal-puzzle-hint = Alle Karten liegen schon richtig.
refusal-puzzle-over = Dieses Rätsel ist schon abgeschlossen. Fang neu an, um es noch einmal zu versuchen.
refusal-puzzle-card = Diese Karte gehört nicht zu diesem Rätsel.
refusal-puzzle-busy = Gerade bewegen andere Karten in diesem Rätsel. Versuch es noch einmal.

## Voreinstellungen

preset-speed = Temporunde
    .about = Wer zuerst alle sechs Karten gelegt hat, gewinnt. Empfohlen für die erste Partie.
preset-diversify = Vielfalt
    .about = Ein Punkt für jede Karte, von der du etwas bedeckst. Der Endspurt dauert eine Minute.
preset-cover = Flächendeckend
    .about = Ein Punkt für jedes Feld, das du bedeckst. Der Endspurt dauert eine Minute.
preset-stack = Nicht mein Stapel!
    .about = Begrabe die Stapel der anderen und friere deinen ein. Der Favorit des Autorenteams.
preset-late_freeze = Nicht mein Stapel! (spätes Einfrieren)
    .about = Wie „Nicht mein Stapel!“, aber dein Stapel bleibt offen, bis die nächste Person fertig ist. Schnell zu sein zählt dann weniger.
preset-wild = Freie Mitten
    .about = Wie „Flächendeckend“, aber die Mitte einer Karte passt zu allem.
preset-calm = Reihum
    .about = Wie „Flächendeckend“, aber reihum und ohne Hektik.
preset-set_up = Selbst aufbauen
    .about = Eine Temporunde, die wie in der Anleitung beginnt. Sucht euch Decks aus und findet die Startauslage gemeinsam.

## Einstellungen

option-mode = Spielmodus
    .about = Was die Karten wert sind und wer gewinnt.
option-mode-speed = Temporunde
option-mode-diversify = Vielfalt
option-mode-cover = Flächendeckend
option-mode-nms = Nicht mein Stapel!
option-side = Kartenseite
    .about = Mit welcher Seite der Karten ihr spielt.
option-side-animals = Tiermuster
option-side-gems = Edelsteine
option-side-custom = Eigene Kartenbilder
option-centers = Mitten
    .about = Ob die Mitte einer Karte tabu ist oder zu allem passt.
option-centers-strict = Nie bedeckt
option-centers-wild = Passen zu allem
option-level = Endspurt
    .about = Wie viel Zeit die anderen noch haben, wenn jemand keine Karten mehr hat.
option-level-beginner = 60 Sekunden
option-level-advanced = 30 Sekunden
option-level-expert = Keiner
option-timer_s = Endspurt in Sekunden
    .about = Eine eigene Zeit für den Endspurt.
option-timer_s-level = Wie oben
option-clock = Tempo
    .about = Ob alle gleichzeitig spielen oder reihum.
option-clock-realtime = Alle gleichzeitig
option-clock-ticks = Sekunde für Sekunde
option-clock-turns = Reihum
option-seven_seats = Zu siebt an einem Spielfeld
    .about = Sieben Personen können sich ein Spielfeld teilen.
option-decks_in_box = Decks
    .about = Wie viele Decks zur Auswahl stehen.
option-deck_choice = Dein Deck
    .about = Ob du ein zufälliges Deck bekommst oder ihr euch reihum eins aussucht.
option-deck_choice-random = Zufällig
option-deck_choice-pick = Selbst ausgesucht
option-start_board = Startauslage
    .about = Wer die drei Startkarten legt.
option-start_board-auto = Wird für euch gelegt
option-start_board-build = Legt ihr selbst
option-start_board-together = Sucht ihr gemeinsam
option-nms_base = Erste Karte eines Stapels
    .about = Wie in „Nicht mein Stapel!“ die erste Karte jedes Stapels bestimmt wird.
option-nms_base-random = Zufällig
option-nms_base-choose = Selbst gewählt
option-nms_freeze = Einfrieren
    .about = Wann der Stapel einfriert, wenn jemand keine Karten mehr hat.
option-nms_freeze-at_once = Sofort
option-nms_freeze-next_out = Wenn die nächste Person fertig ist
option-nms_freeze-never = Nie
option-nms_tie = Gleichstand, wenn ihr reihum spielt
    .about = Was bei Gleichstand entscheidet, wenn ihr „Nicht mein Stapel!“ reihum spielt.
option-nms_tie-token = Die niedrigere Marke
option-nms_tie-round = Die frühere Runde
option-min_match = Passende Felder
    .about = Wie viele passende Felder eine Karte mindestens bedecken muss.
option-wild_min_real = Davon ohne Mitte
    .about = Wie viele der bedeckten Felder ohne Hilfe einer freien Mitte passen müssen.
option-illegal = Falsche Karten
    .about = Ob eine falsche Karte auf die Hand zurückkommt oder ohne Punkte liegen bleibt.
option-illegal-refuse = Zurück auf die Hand
option-illegal-honour = Bleiben liegen, zählen nichts
option-mistake_lock_ms = Pause nach einem Fehler
    .about = Wie lange du nach einer Karte warten musst, die nicht passt.
option-play_lock_ms = Pause nach einer Karte
    .about = Wie lange du warten musst, nachdem du eine Karte gelegt hast.
option-stuck_notice_s = Wartezeit bis zum Hinweis
    .about = Wie lange es dauert, bis du erfährst, dass keine deiner Karten passt.
option-stuck_swap = Tauschen, wenn keine Karte passt
    .about = Wer festsitzt, darf eine Karte unter den Nachziehstapel schieben und eine neue ziehen.
option-stall_refill = Zusatzkarte, wenn alle festsitzen
    .about = Wenn alle festsitzen, kommt eine unbenutzte Startkarte auf den Tisch.
option-idle_limit_s = Wartezeit bis zum Spielende
    .about = Wann das Spiel endet, wenn niemand mehr eine Karte legt. Bei 0 gibt es keine Grenze.
option-play_out = Alle Plätze ausspielen
    .about = Eine Temporunde geht weiter, bis alle Plätze vergeben sind.
option-open_hands = Offene Handkarten
    .about = Alle spielen mit offenen Handkarten.
option-assist = Zeigen, ob eine Karte passt
    .about = Während du eine Karte bewegst, siehst du, ob sie passt.
option-live_scores = Punkte während des Spiels
    .about = Wessen Punkte du vor dem Ende des Spiels siehst.
option-live_scores-own = Deine eigenen
option-live_scores-all = Die von allen
option-live_scores-none = Keine
option-custom_faces = Eigene Kartenbilder
    .about = Zuerst steht 0 für Tiere oder 1 für Edelsteine. Dann folgt für jede Karte eine Zahl, die ihre acht Buchstaben mit je zwei Bit kodiert.

## Einstellungen, die nicht zusammenpassen

refusal-faces-count = Eigene Kartenbilder brauchen eine Zahl für das Aussehen (0 oder 1) und je eine für die { $cards } Karten. Hier stehen { $count } Zahlen.
refusal-faces-deck = In Deck { $deck } gibt es keine drei Karten, mit denen eine Partie beginnen kann. Füge mehr passende Seiten hinzu. Zwei Seiten passen zusammen, wenn die eine rückwärts gelesen der anderen gleicht.
refusal-nms-players = „Nicht mein Stapel!“ ist für 3 bis 7 Personen.
refusal-seven-players = Ein Spielfeld ist für 2 bis 6 Personen. Um zu siebt zu spielen, schalte „Zu siebt an einem Spielfeld“ ein.
refusal-seven-decks = Zu siebt braucht ihr für eine Partie mit Startauslage alle neun Decks.
refusal-four-squares = Vier passende Felder könnt ihr nur mit freien Mitten verlangen, denn sonst bietet eine einzelne Karte höchstens drei.
refusal-honour-mode = Falsche Karten können nur in Spielmodi mit Punkten liegen bleiben: „Vielfalt“ und „Flächendeckend“.
refusal-refill-mode = „Nicht mein Stapel!“ hat keine Startauslage, also kann keine Startkarte dazukommen.
refusal-play-out-mode = Alle Plätze ausspielen könnt ihr nur in einer Temporunde.
refusal-faces-deck-size = Jedes Deck braucht { $wanted } Karten, aber Deck { $deck } hat { $count }.
refusal-faces-deck-count = Es müssen { $wanted } Decks sein, eins pro Zeile, aber es sind { $count }.
refusal-face-letters = Eine Karte besteht aus acht Buchstaben von A bis D. „{ $text }“ ist ungültig.
refusal-puzzle-size = Ein Rätsel besteht aus { $least } bis { $most } Karten, nicht aus { $count }.
refusal-puzzle-card-twice = Die Karte { $card } kommt zweimal vor.
refusal-puzzle-line = In jede Zeile gehört eine Karte wie 2.3@(3,1)0 (Deck.Karte@(x,y), dann Vierteldrehungen). „{ $text }“ ist ungültig.
refusal-puzzle-no-card = Eine Karte { $card } gibt es nicht. Decks haben die Nummern 0 bis { $decks }, Karten die Nummern 0 bis { $cards }.
refusal-puzzle-place = Eine Karte darf höchstens { $farthest } Felder von der Mitte entfernt liegen. Eine Karte kann 0- bis 3-mal um ein Viertel gedreht sein.
refusal-puzzle-apart = Diese Karte überlappt keine der vorherigen Karten.
refusal-puzzle-clash = Auf dem Feld ({ $x },{ $y }) passt diese Karte nicht zur Karte darunter. Gezählt wird von der linken oberen Ecke.
refusal-puzzle-centres = Zwei Karten haben ihre Mitte auf demselben Feld.
refusal-puzzle-name = Das Rätsel „{ $name }“ gibt es schon. Wähle einen anderen Namen.

## Was eine Einstellung bewirkt

no-effect = Hat hier keine Wirkung.
caution-no-last-call = { no-effect } Nur „Vielfalt“ und „Flächendeckend“ haben einen Endspurt.
caution-own-last-call = { no-effect } Der Endspurt dauert { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}, wie unter „{ option-timer_s }“ gewählt.
caution-call-in-rounds = Wenn ihr reihum spielt und jemand keine Karten mehr hat, { $rounds ->
    [0] endet das Spiel nach dieser Runde
    [one] folgt nach dieser Runde noch 1 weitere
   *[other] folgen nach dieser Runde noch { $rounds } weitere
}.
caution-not-seven = { no-effect } Ihr seid nur zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
}.
caution-own-locations = { no-effect } In „Nicht mein Stapel!“ haben alle ihren eigenen Stapel statt eines gemeinsamen Spielfelds.
caution-only-stack = { no-effect } Stapel gibt es nur in „Nicht mein Stapel!“.
caution-only-turns = { no-effect } Das ist nur wichtig, wenn ihr reihum spielt.
caution-only-real-time = { no-effect } Das ist nur wichtig, wenn alle gleichzeitig spielen.
caution-short-tick = { no-effect } Bei „{ option-clock-ticks }“ macht eine Pause bis zu einer Sekunde keinen Unterschied.
caution-no-wild = { no-effect } Die Mitten passen nicht zu allem, denn sie sind nicht frei.
caution-real-squares = { no-effect } Mindestens { $squares ->
    [2] zwei
   *[other] drei
} Felder müssen ohnehin ohne Mitte passen.
caution-no-race = Wenn ihr reihum spielt, werden in der Temporunde fast alle in derselben Runde fertig. Dann entscheiden die Regeln bei Gleichstand.
caution-often-stuck = Vier passende Felder sind schwer zu finden. Vier von zehn Partien enden, weil keine Karte passt.
caution-no-points = { no-effect } In der Temporunde und in „Nicht mein Stapel!“ gibt es keine Punkte.
caution-two-places = { no-effect } Zu zweit sind beide Plätze entschieden, sobald jemand fertig ist.
caution-no-limit = Wenn niemand eine Karte legt, endet das Spiel nie.
caution-printed-faces = { no-effect } Dafür muss „{ option-side }“ auf „{ option-side-custom }“ stehen.

## Im Terminal

picture-wild = Freie Mitten
picture-round = Runde { $round }
picture-second = Sekunde { $second }
picture-last-call = ENDSPURT
picture-empty = (hier liegt noch keine Karte)
picture-location = { WHO($seat) ->
    [you] deiner
   *[other] { NAME($seat) }
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
picture-frozen = eingefroren
picture-hand = { WHO($seat) ->
    [you] Deine Hand
   *[other] Hand von { NAME($seat) }
}
picture-player = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
}
picture-left = noch { $cards }
picture-on-location = { $cards } auf dem eigenen Stapel
picture-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
picture-place = Platz { $place }
picture-out = als { ordinal } fertig

## Der Bildschirm

ui-aim = { $mode ->
    [speed] Wer zuerst alle sechs Karten gelegt hat, gewinnt.
    [diversify] Du bekommst einen Punkt für jede Karte, von der du etwas bedeckst.
    [cover] Du bekommst einen Punkt für jedes Feld, das du bedeckst.
   *[nms] Leg Karten auf die Stapel der anderen. Wer auf dem eigenen Stapel die wenigsten Karten hat, gewinnt.
}
ui-over = Das Spiel ist vorbei
ui-last-call = Endspurt!
ui-building = Startauslage
ui-picking = Deckwahl
ui-mode-round = Runde { $round } · { $mode }
ui-story = { $mode ->
    [speed] Gelegte Karten
    [nms] Karten auf dem eigenen Stapel (weniger ist besser)
   *[other] Punkte
}
ui-story-chart = Die ganze Partie als Diagramm. Wähle eine Stelle, um dorthin zu springen.
ui-story-out = { WHO($seat) ->
    [you] Du warst als { ordinal } fertig
   *[other] { NAME($seat) } war als { ordinal } fertig
}
ui-left = noch { $cards }
ui-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ui-out = als { ordinal } fertig
ui-on-location = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf { WHO($seat) ->
    [you] deinem Stapel
   *[other] dem eigenen Stapel
}
ui-decided = { $by ->
    [result] { "" }
    [nothing] Es gab in allem Gleichstand, also teilt ihr euch den Sieg.
    [out] { ui-decided-even } { WHO($seat) ->
        [you] Du hattest zuerst keine Karten mehr, das gab den Ausschlag.
       *[other] { NAME($seat) } hatte zuerst keine Karten mehr, das gab den Ausschlag.
    }
    [cards] { $mode ->
        [speed] Niemand wurde alle Karten los. { WHO($seat) ->
            [you] Du hast die meisten gelegt und gewinnst.
           *[other] { NAME($seat) } hat die meisten gelegt und gewinnt.
        }
       *[other] { ui-decided-even } { WHO($seat) ->
            [you] Du hast mehr Karten gelegt, das gab den Ausschlag.
           *[other] { NAME($seat) } hat mehr Karten gelegt, das gab den Ausschlag.
        }
    }
    [best-card] { ui-decided-even } { WHO($seat) ->
        [you] Du hattest die beste einzelne Karte, das gab den Ausschlag.
       *[other] { NAME($seat) } hatte die beste einzelne Karte, das gab den Ausschlag.
    }
    [earlier-card] { ui-decided-even } { WHO($seat) ->
        [you] Deine letzte Karte lag früher, das gab den Ausschlag.
       *[other] Die letzte Karte von { NAME($seat) } lag früher, das gab den Ausschlag.
    }
    [squares] { ui-decided-even } { WHO($seat) ->
        [you] Du hast mehr Felder bedeckt, das gab den Ausschlag.
       *[other] { NAME($seat) } hat mehr Felder bedeckt, das gab den Ausschlag.
    }
   *[locations] { ui-decided-even } { WHO($seat) ->
        [you] Du hast Karten auf mehr Stapel gelegt, das gab den Ausschlag.
       *[other] { NAME($seat) } hat Karten auf mehr Stapel gelegt, das gab den Ausschlag.
    }
}
ui-decided-even = { $mode ->
    [speed] An der Spitze gab es einen Gleichstand.
    [nms] Die kleinsten Stapel waren gleich groß.
   *[other] Die Besten hatten gleich viele Punkte.
}
ui-won-by = { $mode ->
    [speed] { $left ->
        [0] Du hast zuerst alle Karten gelegt.
       *[other] Du hast die meisten Karten gelegt.
    }
    [nms] { $lead ->
        [one] Dein Stapel ist um 1 Karte kleiner als jeder andere.
       *[other] Dein Stapel hat { $lead } Karten weniger als jeder andere.
    }
   *[other] { $lead ->
        [one] Du hattest 1 Punkt Vorsprung.
       *[other] Du hattest { $lead } Punkte Vorsprung.
    }
}
ui-lost-by = { $mode ->
    [speed] { $left ->
        [0] Jemand war schneller.
        [one] Du hattest noch 1 Karte.
       *[other] Du hattest noch { $left } Karten.
    }
    [nms] { $lead ->
        [one] Dein Stapel hatte 1 Karte zu viel.
       *[other] Dein Stapel hatte { $lead } Karten zu viel.
    }
   *[other] { $lead ->
        [one] Dir fehlte 1 Punkt.
       *[other] Dir fehlten { $lead } Punkte.
    }
}
ui-rank = { $place }.
ui-pattern = { $side ->
    [animals] { $pattern ->
        [A] Zebra
        [B] Leopard
        [C] Giraffe
       *[D] Schlange
    }
   *[gems] { $pattern ->
        [A] Rubin
        [B] Saphir
        [C] Smaragd
       *[D] Topas
    }
}
ui-centre = Mitte
ui-table = Der Tisch. Verschiebe den Tisch mit der Maus oder einem Finger und zoome mit dem Mausrad oder zwei Fingern.
ui-closer = Vergrößern
ui-further = Verkleinern
ui-fit = Alles zeigen
ui-hand = Deine Hand
ui-card = Karte { $number }: { $squares }
ui-rotate = Drehen
ui-rotate-card = Karte { $number } drehen
ui-place = Hier ablegen
ui-put-back = Zurücknehmen
ui-pile = { $cards ->
    [one] 1 Karte in deinem Nachziehstapel
   *[other] { $cards } Karten in deinem Nachziehstapel
}
ui-pile-short = zu ziehen
ui-points-short = Punkte
ui-token = Du bist als { ordinal } fertig
ui-your-points = { $points ->
    [one] Du hast 1 Punkt
   *[other] Du hast { $points } Punkte
}
ui-how = Zieh eine Karte so auf den Tisch, dass sie { $squares } passende Felder bedeckt. Dreh die Karte mit R oder dem Mausrad.
ui-how-touch = Zieh eine Karte so auf den Tisch, dass sie { $squares } passende Felder bedeckt. Dreh die Karte mit einem zweiten Finger.
ui-how-keys = Bewege die Karte mit den Pfeiltasten und dreh sie mit R. Mit Enter legst du die Karte ab, mit Escape nimmst du sie zurück.
ui-how-tap = Tippe auf den Tisch, um die Karte zu bewegen, und leg sie dann ab.
ui-nothing-left = Du hast alle deine Karten gelegt.
ui-ready = Bereit
ui-is-ready = Warten auf die anderen …
ui-wait = Warten
ui-swap = Karte { $number } unter den Nachziehstapel schieben
ui-pick = Such dir ein Deck aus
ui-picks = { NAME($seat) } sucht sich ein Deck aus.
ui-deck = Deck { $deck }
ui-choose = Wähle die Karte, mit der dein Stapel beginnt
ui-chosen = Gewählt. Warten auf die anderen …
ui-build = { $number ->
    [1] Wähle die erste Startkarte für die Mitte des Tisches.
   *[other] Leg Startkarte { $number } von 3 dorthin, wo drei Felder passen.
}
ui-builds = { NAME($seat) } legt eine Startkarte.
ui-search = { $number ->
    [1] Legt irgendeine Karte dieses Decks in die Mitte.
   *[other] Wer findet Karte { $number } von 3? Drei Felder müssen passen. Alle können Karten legen.
}
ui-search-left = Du hast die Startauslage den anderen überlassen.
ui-leave = { $alone ->
    [yes] Für mich auslegen
   *[no] Den anderen überlassen
}
ui-take-back = Zurücknehmen
ui-not-your-turn = Du bist nicht dran.
ui-locked = Einen Moment …
ui-stuck = Gerade passt keine deiner Karten. Warte, bis sich der Tisch verändert.
ui-stuck-swap = Gerade passt keine deiner Karten. Du kannst eine Karte unter deinen Nachziehstapel schieben und eine neue ziehen.
ui-square-on = { $above } auf { $below }
ui-at = Spalte { $x }, Zeile { $y }
ui-covering = { $loc ->
    [none] { "" }
   *[other] Stapel von { NAME($loc) }.{ " " }
}{ ui-spot }: { $covered ->
    [none] bedeckt nichts
   *[other] { $covered }
}
ui-spot = { $across ->
    [0] { $down ->
        [0] In der Mitte
       *[other] { ui-spot-down }
    }
   *[other] { ui-spot-across }{ $down ->
        [0] { "" }
       *[other] , { ui-spot-down }
    }
}
ui-spot-across = { $across ->
    [one] 1 Feld
   *[other] { $across } Felder
} nach { $side ->
    [left] links
   *[right] rechts
}
ui-spot-down = { $down ->
    [one] 1 Feld
   *[other] { $down } Felder
} nach { $way ->
    [up] oben
   *[down] unten
}
ui-picked = Du hast Karte { $number } aufgenommen.
ui-back = Du hast die Karte zurückgenommen.
ui-yours = Deiner
ui-location = { WHO($seat) ->
    [you] Dein Stapel (für deine Karten gesperrt)
   *[other] Der Stapel von { NAME($seat) }
}, { $cards ->
    [one] 1 Karte darauf
   *[other] { $cards } Karten darauf
}{ $frozen ->
    [yes] , eingefroren
   *[no] { "" }
}
ui-laid = { $seat ->
    [none] Startkarte
   *[other] { WHO($seat) ->
        [you] Deine Karte
       *[other] Karte von { NAME($seat) }
    }
}. { ui-spot }
ui-starter = Startkarte
ui-stack = { $cards ->
    [one] 1 Karte auf diesem Feld
   *[other] { $cards } Karten auf diesem Feld, von oben nach unten
}
ui-seconds-left = { $seconds ->
    [one] Noch 1 Sekunde
   *[other] Noch { $seconds } Sekunden
}
ui-skip = Zum Ende springen
ui-skip-about = Nur die Bots spielen noch.
ui-getting-ready = Die Bots machen sich bereit …
ui-idle = Niemand spielt weiter. Leg eine Karte, sonst endet das Spiel.
ui-idle-watching = Niemand legt eine Karte, darum endet das Spiel gleich.
ui-scoring = Die Punkte werden von oben nach unten gezählt
ui-to-result = Zum Ergebnis
ui-seconds = { $seconds } s
ui-none = keine
ui-never = nie
ui-key-pick = eine Karte aufnehmen
ui-key-move = die Karte bewegen, mit Umschalt zum nächsten Stapel
ui-key-rotate = die Karte drehen, mit Umschalt andersherum
ui-key-place = die Karte ablegen
ui-key-peek = sehen, was darunterliegt
ui-key-back = die Karte zurücknehmen

## Rätsel

ui-puzzle-about = Leg jede Mitte auf ein schwarzes Feld. Felder, die aufeinanderliegen, müssen gleich sein.
ui-puzzle-about-outline = Füll den Umriss genau aus. Felder, die aufeinanderliegen, müssen gleich sein.
ui-puzzle-about-wild = Hier passt eine Mitte zu allem.
ui-puzzle-side = { $side ->
    [animals] Tiere
   *[gems] Edelsteine
}
ui-puzzle-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ui-puzzle-hinted = Eine Karte wurde für dich gelegt.
ui-puzzle-wrong-squares = Noch nicht ganz. Schau dir die markierten Felder an.
ui-puzzle-wrong-centres = Alle Felder passen, aber nicht jede Mitte liegt auf einem schwarzen Feld.
ui-puzzle-wrong-outline = Alle Felder passen, aber die Karten füllen den Umriss nicht aus.
ui-puzzle-tray = Karten zum Legen
ui-puzzle-tray-empty = Alle Karten liegen auf dem Tisch. Verschiebe die Karten, um es noch einmal zu versuchen.
ui-puzzle-workspace = Der Umriss mit den schwarzen Feldern. Zieh Karten darauf.
ui-puzzle-placed = Karte { $number }, Spalte { $x }, Zeile { $y }: { $squares }
ui-puzzle-how = Zieh Karten auf den Umriss. Dreh eine Karte mit R, dem Mausrad, einem zweiten Finger oder dem runden Pfeil. Zieh eine Karte vom Umriss, um sie zurückzunehmen.
ui-puzzle-how-touch = Zieh Karten auf den Umriss. Dreh eine Karte mit dem runden Pfeil oder einem zweiten Finger.
ui-puzzle-held = hat gerade jemand in der Hand
ui-puzzle-together = Gemeinsam
ui-puzzle-together-title = Gemeinsam lösen
ui-puzzle-together-about = Schick diesen Link an andere. Wer ihn öffnet, legt Karten auf denselben Umriss. Alle sehen jeden Zug, und die Zeit läuft für alle gemeinsam.
ui-puzzle-together-link = Link zu diesem Rätsel
ui-puzzle-here = { $people ->
    [one] Nur du bist hier
   *[other] { $people } Personen sind hier
}
ui-puzzle-invite = Einladen
ui-puzzle-lost = Die Verbindung ist unterbrochen. Deine Karten sind gespeichert und werden gesendet, sobald du wieder verbunden bist.
ui-puzzle-lapsed = Dieses gemeinsame Rätsel ist nicht mehr gespeichert. Öffne das Rätsel neu.

## Die Einführung

lesson-welcome = Auf dem Tisch liegen drei Karten, und drei deiner sechs Karten hast du auf der Hand. Jede Karte hat in der Mitte ein Tier und ringsum acht Felder mit vier Mustern: Zebra, Leopard, Giraffe und Schlange. Hier geht es nicht reihum. Alle legen ihre Karten gleichzeitig, so schnell sie können.
lesson-first-match = Du kannst eine Karte überall hinlegen, wo mindestens drei ihrer Felder auf gleichen Feldern liegen. Zieh deine erste Karte in den Rahmen. Die linke Seite deiner Karte zeigt Giraffe, Giraffe, Leopard, genau wie der rechte Rand der ausliegenden Karten.
    .otherwise = Nicht dort. Der Rahmen ist rechts. Dreh die Karte nicht und leg sie mit der linken Seite auf den rechten Rand der ausliegenden Karten.
lesson-scored = Sie passt! In „Flächendeckend“ bekommst du einen Punkt für jedes Feld, das du bedeckst, also drei. Außerdem hast du eine neue Karte vom Nachziehstapel gezogen.
lesson-corner = Wren hat nicht auf dich gewartet und oben eine Karte gelegt. Schau dir jetzt die Ecke darunter an: Dort kannst du fünf Felder auf einmal bedecken. Deine zweite Karte passt, wenn sie auf dem Kopf steht. Dreh die Karte mit dem runden Pfeil zweimal und zieh sie in den Rahmen.
    .otherwise = Dreh die zweite Karte zweimal und zieh sie in den Rahmen. Die kleinen Felder zeigen, was die Karte bedecken würde.
lesson-mistakes = Fünf Punkte mit einer Karte! Zwei Dinge sind nie erlaubt: ein anderes Muster oder ein Tier zu bedecken. Wenn du es trotzdem versuchst, kommt die Karte zurück, du siehst die falschen Felder und musst einen Moment warten. Wenn einfach jemand schneller war als du, kostet dich das nichts.
lesson-left-edge = Halte ein Feld auf dem Tisch gedrückt, um zu sehen, was darunterliegt. Leg jetzt deine dritte Karte an den linken Rand. Dreh sie dreimal.
    .otherwise = Dreh die Karte dreimal und leg sie an den linken Rand. Vergleiche die kleinen Felder mit denen ringsum.
lesson-end = Gut gespielt! Wer zuerst keine Karten mehr hat, nimmt eine Marke und löst den Endspurt aus. Nach einer weiteren Minute gewinnt, wer die meisten Punkte hat. In der Temporunde gewinnt, wer zuerst alle Karten gelegt hat. In „Vielfalt“ zählt jede Karte, von der du etwas bedeckst. In „Nicht mein Stapel!“ legst du Karten auf die Stapel der anderen. Für ruhige Abende gibt es Rätsel, und ihr könnt auch reihum spielen.

## Statistik im Labor

measure-rounds = Runden (bei „Sekunde für Sekunde“: Sekunden)
measure-placed = Gelegte Karten
measure-covered = Bedeckte Felder pro Karte
measure-covering = Karten nach Anzahl der bedeckten Felder
measure-covering-2 = 2 Felder
measure-covering-3 = 3 Felder
measure-covering-4 = 4 Felder
measure-covering-5 = 5 Felder
measure-covering-6 = 6 Felder
measure-covering-7 = 7 Felder
measure-covering-8 = 8 Felder
measure-covering-9 = 9 Felder
measure-touching = Karten nach Anzahl der bedeckten Karten
measure-touching-1 = 1 Karte
measure-touching-2 = 2 Karten
measure-touching-3 = 3 Karten
measure-touching-4 = 4 Karten
measure-touching-5 = 5 Karten
measure-touching-6_and_more = 6 Karten oder mehr
measure-looks = Entscheidungen im Spiel
measure-stuck = Entscheidungen, bei denen keine Karte passt
measure-stuck_at = Entscheidungen, bei denen keine Karte passt, nach Anzahl gelegter Karten
measure-stuck_at-first_quarter = Erstes Viertel
measure-stuck_at-second = Zweites Viertel
measure-stuck_at-third = Drittes Viertel
measure-stuck_at-last = Letztes Viertel
measure-looks_at = Entscheidungen im Spiel, nach Anzahl gelegter Karten
measure-looks_at-first_quarter = { measure-stuck_at-first_quarter }
measure-looks_at-second = { measure-stuck_at-second }
measure-looks_at-third = { measure-stuck_at-third }
measure-looks_at-last = { measure-stuck_at-last }
measure-cards_left = Übrige Karten auf der Hand und im Nachziehstapel
measure-outs = Personen, die alle Karten gelegt haben
measure-first_out_won = Siege der Person, die zuerst keine Karten mehr hatte
measure-level_on_points = Partien mit Gleichstand an der Spitze
measure-shared = Partien mit geteiltem Sieg
measure-decided_by = Was die Partie entschied
measure-decided_by-points = Punkte
measure-decided_by-first_tie_to_break = Erster Stichentscheid
measure-decided_by-second = Zweiter Stichentscheid
measure-decided_by-third = Dritter Stichentscheid
measure-decided_by-nothing_shared = Nichts, der Sieg wurde geteilt
measure-stays_first = Partien mit demselben Ausgang, auch wenn jede übrige Karte einen Punkt kosten würde
measure-decks_won = Gewonnene Partien nach Deck
measure-decks_won-deck_0 = Deck 0
measure-decks_won-deck_1 = Deck 1
measure-decks_won-deck_2 = Deck 2
measure-decks_won-deck_3 = Deck 3
measure-decks_won-deck_4 = Deck 4
measure-decks_won-deck_5 = Deck 5
measure-decks_won-deck_6 = Deck 6
measure-decks_won-deck_7 = Deck 7
measure-decks_won-deck_8 = Deck 8
measure-decks_dealt = Ausgeteilte Decks
measure-decks_dealt-deck_0 = { measure-decks_won-deck_0 }
measure-decks_dealt-deck_1 = { measure-decks_won-deck_1 }
measure-decks_dealt-deck_2 = { measure-decks_won-deck_2 }
measure-decks_dealt-deck_3 = { measure-decks_won-deck_3 }
measure-decks_dealt-deck_4 = { measure-decks_won-deck_4 }
measure-decks_dealt-deck_5 = { measure-decks_won-deck_5 }
measure-decks_dealt-deck_6 = { measure-decks_won-deck_6 }
measure-decks_dealt-deck_7 = { measure-decks_won-deck_7 }
measure-decks_dealt-deck_8 = { measure-decks_won-deck_8 }
measure-start_long = Längere Seite der Startauslage (in Feldern)
measure-used = Aktionen
measure-used-place = Karte legen
measure-used-wait = Warten
measure-used-swap = Tauschen
measure-used-prepare = Vorbereiten
