# Was parlour play, parlour replay und parlour games sagen, und die Fehler von parlour lab.

## Befehle während einer Partie, je ein Wort. Die englischen gelten in jeder Sprache.

command-hint = tipp
command-look = tisch
command-moves = züge
command-log = verlauf
command-rules = regeln
command-undo = zurück
command-save = speichern
command-quit = ende
command-help = hilfe

## Hilfe dazu

help-hint = zeigt, was der Bot „{ $bot }“ an deiner Stelle tun würde
help-look = zeigt den Tisch noch einmal
help-moves = listet alle Züge auf, die du machen kannst
help-log = zeigt, was bisher passiert ist
help-rules = zeigt die Regeln dieses Spiels
help-undo = nimmt deinen letzten Zug zurück, wenn das Spiel es erlaubt
help-save = speichert die Partie in einer Datei, ohne sie zu beenden
help-quit = speichert die Partie und beendet das Programm; Strg-C und Strg-D tun dasselbe
help-help = zeigt diese Liste
help-file = DATEI
help-listed = Gib die Nummer oder die Wörter eines Zugs ein. Ein paar Wörter genügen, wenn der Zug damit eindeutig ist. Eine Zahl allein ist immer eine Nummer aus der Liste. Wenn du eine Karte meinst, gib auch ein Wort oder das Vorzeichen ein.
help-hidden = Gib die Wörter eines Zugs ein. Ein paar Wörter genügen, wenn der Zug damit eindeutig ist. Mit „{ command-moves }“ siehst du alle Züge.

## Beginn

choose-game = Welches Spiel (1-{ $last })?
players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
resumed = fortgesetzt
seated-you = Du sitzt auf Platz { $seat }.
seated-people = Die Plätze { LIST($seats) } teilen sich diesen Bildschirm.
seated-bots = { $count ->
    [one] Auf Platz { LIST($seats) } spielt der Bot „{ $bot }“.
   *[other] Auf den Plätzen { LIST($seats) } spielt der Bot „{ $bot }“.
}
type-help = Mit „{ command-help }“ siehst du die Befehle.
resumed-after = { $count ->
    [one] Weiter nach { $count } Zug. Das ist zuletzt passiert:
   *[other] Weiter nach { $count } Zügen. Das ist zuletzt passiert:
}
preparing-bot = Der Bot „{ $bot }“ wird im Hintergrund vorbereitet. Bis dahin spielt „{ $now }“.
policy-failed = { $why }. Den Zug macht stattdessen der Bot „{ $bot }“.

## Während einer Partie

your-move = Dein Zug
find-move = Finde selbst einen Zug oder lass dir mit „{ command-moves }“ alle Züge zeigen.
more-moves = { $count } weitere. Mit „{ command-moves }“ siehst du alle Züge.
hint = Der Bot „{ $bot }“ schlägt vor: { $move }.
nothing-yet = Noch ist nichts passiert.
rules-language = Die Regeln gibt es nur auf Englisch.
undone = { WHO($seat) ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { NAME($seat) } nimmt den letzten Zug zurück.
}
pass-on = { $undo ->
    [yes] Drück die Eingabetaste, um den Bildschirm zu leeren, und gib das Gerät an Platz { $seat } weiter. Mit „{ command-undo }“ nimmst du deinen Zug zurück.
   *[no] Drück die Eingabetaste, um den Bildschirm zu leeren, und gib das Gerät an Platz { $seat } weiter.
}
take-over = Platz { $seat }: Drück die Eingabetaste, wenn nur du den Bildschirm siehst.

## Ende und Speichern

game-over = Die Partie ist vorbei. { $reason }
winners = { WHO($seats) ->
    [you] Du gewinnst.
    [you-all] Du gewinnst zusammen mit { NAMES($others) }.
    [other] { NAMES($seats) } gewinnt.
    [others] { NAMES($seats) } gewinnen.
   *[nobody] Niemand gewinnt.
}
everyone-wins = Alle gewinnen.
scores = Punkte: { $scores }.
score = { WHO($seat) ->
    [you] { $score } (du)
   *[other] { $score } ({ NAME($seat) })
}
saved = Gespeichert in { $file }.
saved-replay = Gespeichert in { $file }. Zum Ansehen: { $command }
saved-continue = Gespeichert in { $file }. Zum Weiterspielen: { $command }

## Aufzeichnungen

seen-by-everyone = was alle sahen
seen-by-spectators = was das Publikum sah
seen-by-seat = was Platz { $seat } sah
seat-sees = Platz { $seat } sieht:
did = { $seat ->
    [-1] Das Spiel
   *[other] { NAME($seat) }
}: { $move }
next-move = Zug { $number } von { $count }. Drück die Eingabetaste oder gib „{ command-quit }“ ein
in-progress = { $count ->
    [one] Die Partie läuft noch, bisher wurde { $count } Zug gemacht.
   *[other] Die Partie läuft noch, bisher wurden { $count } Züge gemacht.
} { WHO($seats) ->
    [you] Du bist dran.
    [other] { NAMES($seats) } ist dran.
   *[others] Dran sind noch { NAMES($seats) }.
}

## Rückblick

review-of = Rückblick für Platz { $seat }
review-deal = { $won ->
    [yes] Du hast gewonnen.
   *[no] Du hast nicht gewonnen.
} Wenn auf allen Plätzen der Bot „{ $bot }“ spielt, gewinnt man auf deinem Platz mit diesen Karten { $percent } % der Partien (±{ $error }).
review-agreed = { $agreed } deiner { $count } Entscheidungen hätte der stärkste Bot genauso getroffen.
review-costliest = Das hat dich am meisten gekostet
review-nothing = Keine deiner Entscheidungen hat dich eindeutig etwas gekostet.
review-chosen = Zug { $number }: { $move }.
review-coach = Besser: { $move }.
review-cost = { $unit ->
    [points] Das hat { $value } Punkte gekostet
    [round] Das hat deine Chance auf den Rundensieg um { $value } Prozentpunkte gesenkt
   *[chance] Das hat deine Siegchance um { $value } Prozentpunkte gesenkt
}{ $error ->
    [none] .
   *[other] { " " }(±{ $error }).
}
review-exact = Berechnet aus dem, was du zu dem Zeitpunkt wissen konntest.
review-estimated = Geschätzt aus dem, was du zu dem Zeitpunkt wissen konntest. Der Bot „{ $bot }“ hat die Partie nach deinem und nach dem besseren Zug je { $games }-mal mit denselben Karten und Würfen zu Ende gespielt.
review-known = Was du hättest wissen können
review-known-at = Zug { $number }: { $text }

## Die Liste der Spiele

games-name = Name
games-title = Titel
games-players = Personen
games-minutes = Minuten
games-how = parlour games NAME zeigt die Optionen und Bots eines Spiels, mit parlour play NAME spielst du es.
games-broken = lässt sich nicht laden: { $why }

## Ein Spiel

card-version = Version { $version }
card-facts = { $players } Personen (Standard { $default }), { $minutes } Minuten, ab { $age } Jahren, { $utility ->
    [co-operative] kooperativ
    [competitive] gegeneinander
    [teams] in Teams
   *[other] { $utility }
}, { $dynamics ->
    [sequential] reihum
    [simultaneous] alle gleichzeitig
    [real-time] in Echtzeit
   *[other] { $dynamics }
}.
card-presets = Varianten (--preset NAME)
card-options = Optionen (--option NAME=WERT)
card-material = Eigene Inhalte (--material DATEI)
card-bots = Bots (--bot STUFE)
card-endings = Wie eine Partie enden kann
card-random = macht irgendeinen erlaubten Zug
card-default = Standard { $value }
card-default-bot = Standard
card-numbers = bis zu { $most } ganze Zahlen von { $low } bis { $high }, durch Leerzeichen getrennt
check-options = Einstellungen an diesem Tisch
check-cautions = Gut zu wissen
check-default = Alles ist auf Standard eingestellt.
check-valid = { $cautions ->
    [0] So könnt ihr spielen.
    [one] So könnt ihr spielen, beachtet aber den Hinweis oben.
   *[other] So könnt ihr spielen, beachtet aber die { $cautions } Hinweise oben.
}
check-record = { $file } ist eine gültige Partie: { $game } Version { $version }, { $players }, { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}.
check-record-running = Die Partie ist noch nicht zu Ende.
check-commitment = Code: { $hash }
check-commitment-matches = Der Code stimmt: Was ausgeteilt wurde, stand vor der ersten Karte fest.
check-commitment-differs = Der Code stimmt NICHT mit dem überein, der am Tisch zu sehen war.
check-material = { $file } ist gültig und enthält „{ $name }“ für { $game }.
check-material-play = { $file } ist gültig und enthält „{ $name }“ für { $game }, für { LIST($players, type: "or") } Personen. Zum Spielen: { $command }

## Fehler. Sie folgen auf „parlour: “ oder stehen allein, mit großem Anfang und Punkt.

error-game = unbekanntes Spiel „{ $game }“; wähle { LIST($games, type: "or") }{ did-you-mean }
error-no-game = kein Spiel angegeben; wähle { LIST($games, type: "or") }
error-players = { $game } ist für { LIST($allowed, type: "or") } Personen, nicht für { $seats }
error-preset = unbekannte Variante „{ $preset }“; wähle { LIST($presets, type: "or") }{ did-you-mean }
error-no-presets = { $game } hat keine Varianten; lass --preset weg
error-option = unbekannte Option „{ $option }“; wähle { LIST($options, type: "or") }{ did-you-mean }
error-no-options = { $game } hat keine Optionen; lass --option weg
error-value = „{ $value }“ ist für { $option } nicht erlaubt; wähle { $allowed }
error-numbers = „{ $value }“ ist für { $option } nicht erlaubt; gib bis zu { $most } ganze Zahlen von { $low } bis { $high } an, durch Leerzeichen getrennt
error-option-form = --option erwartet NAME=WERT, nicht „{ $said }“; die Optionen zeigt parlour games SPIEL
error-material-option = deine eigenen Inhalte legen { $option } schon fest; lass diese Option weg
error-seed = der Startwert enthält ungültige Zeichen
error-me = --me erwartet einen Platz von 0 bis { $last } oder mehrere (etwa 0,1), nicht „{ $said }“
error-me-twice = --me nennt in „{ $said }“ einen Platz doppelt; nenne jeden nur einmal
error-bot = unbekannter Bot „{ $bot }“; wähle { LIST($bots, type: "or") }{ did-you-mean }
error-bots = --bots erwartet eine Stufe pro Bot (insgesamt { $wanted }), nicht { $given }
error-resume-with = --resume übernimmt die Einstellungen aus der gespeicherten Partie; lass { $option } weg
error-resume-over = die Partie in { $file } ist schon beendet; ansehen kannst du sie mit { $command }
error-seat = --seat erwartet einen Platz von 0 bis { $last }, nicht { $seat }
error-review-running = die Partie in { $file } ist noch nicht zu Ende; einen Rückblick gibt es erst danach
error-record-folder = { $file } ist ein Ordner, keine gespeicherte Partie
error-record-missing = { $file } nicht gefunden; gib eine gespeicherte Partie an
error-record-unreadable = { $file } lässt sich nicht als gespeicherte Partie lesen: { $why }
error-record-replay = { $file } lässt sich nicht abspielen: { $why }
error-check-nothing = nichts zu prüfen; gib eine gespeicherte Partie, eine Datei mit eigenen Inhalten, ein Spiel oder --database an
error-check-both = prüfe entweder eine Datenbank oder etwas anderes, nicht beides
error-check-options = mit { $file } lassen sich keine Optionen prüfen; gib dazu den Namen eines Spiels an
error-check-unknown = „{ $said }“ ist keine Datei, kein Ordner und kein Spiel; gib eine gespeicherte Partie, den Ordner eines Spiels, package.module:GAME oder einen Namen an: { LIST($games, type: "or") }{ did-you-mean }
error-check-material = mit { $file } lässt sich { $game } mit keiner Personenzahl spielen
error-check-commitment = { $file } wurde nicht von einem Server ausgeteilt und hat daher keinen Code zum Vergleichen
error-language = „{ $said }“ ist für { $source } nicht erlaubt; wähle { LIST($known, type: "or") }
error-file-exists = es gibt schon eine Datei { $file }; wähle einen anderen Namen
error-folder-missing = Ordner { $folder } nicht gefunden; wähle einen anderen
error-folder-locked = für den Ordner { $folder } fehlen dir die Schreibrechte; wähle einen anderen
error-file-name = „{ $file }“ ist kein gültiger Dateiname ({ $why }); wähle einen anderen
error-not-saved = die Partie lässt sich nicht in { $file } speichern ({ $why }); wähle eine andere Datei
error-no-undo = du kannst gerade nichts zurücknehmen
error-no-rules = zu { $game } gibt es die Regeln nicht als Text
error-move-hidden = diesen Zug kannst du jetzt nicht machen; gib „{ command-moves }“, „{ command-look }“ oder „{ command-help }“ ein
error-move-number = es gibt keinen Zug { $number }; wähle { $last ->
    [1] 1
   *[other] eine Zahl von 1 bis { $last }
}{ $move ->
    [none] { "" }
   *[other] { " " }oder gib „{ $move }“ ein, wenn du das meinst
}
error-move-unlisted = „{ $said }“ ist gerade kein möglicher Zug; mit „{ command-moves }“ siehst du alle Züge, mit „{ command-help }“ die Befehle
error-move-unknown = „{ $said }“ ist gerade kein möglicher Zug; gib eine Nummer aus der Liste, Wörter wie „{ $example }“ oder „{ command-help }“ ein
error-move-unclear = „{ $said }“ kann { $more ->
    [0] { LIST($moves, type: "or") }
    [one] { $moves } oder { $more } weiteren Zug
   *[other] { $moves } oder { $more } weitere Züge
} bedeuten; gib { $listed ->
    [yes] mehr Wörter oder die Nummer ein
   *[no] mehr Wörter ein
}
error-unexpected = ein unerwarteter Fehler hat die Partie beendet ({ $error })
error-unexpected-lost = ein unerwarteter Fehler hat die Partie beendet ({ $error }), und sie ließ sich nicht speichern
error-unexpected-saved = ein unerwarteter Fehler hat die Partie beendet ({ $error }); sie ist in { $file } gespeichert
error-unexpected-continue = ein unerwarteter Fehler hat die Partie beendet ({ $error }); sie ist in { $file } gespeichert, weiter geht es mit { $command }

## Fehler von parlour lab

error-cell = { $why } (in Einstellung { $cell })
error-cells = { $count ->
    [0] „{ $said }“ passt zu keiner Einstellung
   *[other] „{ $said }“ passt zu { $count } Einstellungen
}; wähle { LIST($cells, type: "or") }
error-calibrate = calibrate braucht genau ein --vary OPTION=A,B,C mit den Werten, die du ausprobieren willst, oder --vary OPTION für alle Werte
error-measure = „{ $said }“ ist keine mögliche Zielgröße; wähle { LIST($measures, type: "or") }{ did-you-mean }
error-race = ein Rennen ist nur mit einem Echtzeitspiel möglich, und { $game } ist mit diesen Optionen keines
error-race-random = zufällige Bots haben kein eigenes Tempo und können kein Rennen austragen; wähle { LIST($bots, type: "or") }
error-on = --on erwartet { LIST($places, type: "or") }, nicht „{ $said }“
error-policies-on = eigene Bots können nur auf den Prozessorkernen dieses Rechners spielen; lass --on weg
error-vary = „{ $option }“ lässt sich nicht variieren; wähle { LIST($options, type: "or") }{ did-you-mean }
error-vary-form = --vary erwartet OPTION=A,B,C, nicht „{ $said }“
error-vary-seats = --vary seats erwartet ganze Zahlen, nicht „{ $said }“
error-vary-twice = --vary nennt dieselbe Option zweimal; gib alle Werte in einem --vary an
error-many-cells = mehr als { $most } Einstellungen; variiere weniger Optionen auf einmal
error-same-cells = zwei Einstellungen dieser Studie sind gleich; nenne jeden Wert nur einmal
