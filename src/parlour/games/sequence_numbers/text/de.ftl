# Sequence Numbers auf Deutsch.

## Das Spiel

game-summary = Rechne die Aufgabe aus und leg deinen Chip auf das Ergebnis. Fünf in einer Linie sind eine Reihe.
game-credits = Nach dem norwegischen Regelblatt von Sequence Numbers. Das Regelblatt nennt keine Autorin und keinen Autor. Keine Quelle zeigt den Spielplan oder die Karten, deshalb haben wir den Plan und die Aufgaben rekonstruiert.
reason-sequences = Ein Team hat genug Reihen.
reason-all-stuck = Niemand konnte mehr spielen.
reason-turn-limit = Der letzte Zug ist gespielt.
bot-easy = baut eigene Linien und übersieht deine (gut für Kinder)
bot-fair = wägt eigene und fremde Linien ab und denkt einen Chip voraus
bot-strong = zählt die Karten mit und bewertet den ganzen Plan
bot-master = hat sich das Spiel in Hunderttausenden Partien selbst beigebracht

## Züge, wie man sie im Terminal eintippt

move-play-number = spiel { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
} auf { $cell }
    .screen = spiel { $face } auf { thing-cell }
move-play-plus = spiel + auf { $cell }
    .screen = spiel ein Plus auf { thing-cell }
move-play-minus = spiel − auf { $cell }
    .screen = spiel ein Minus auf { thing-cell }
move-swap = tausch { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
}
    .screen = tausch { $face }
move-discard = wirf { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
} ab
    .screen = wirf { $face } ab
move-give-up = gib { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
} ab
    .screen = gib { $face } ab
move-pass = passe
move-draw-card = zieh
move-skip-draw = warte
move-claim-line = wähle { $place } ({ $first } bis { $last })
    .screen = wähle die Linie von { $start } bis { $end }
move-claim-rank = wähle Linie Nummer { $rank }
move-uphold = bestätige die Meldung gegen Team { $team }

## Gründe des Trainers

advice-completes = Damit ist eine Reihe fertig.
advice-builds = Damit hast du { $count } von fünf in einer Linie, die niemand blockiert.
advice-blocks = Damit blockierst du eine Linie, in der schon { $count ->
    [one] 1 fremder Chip liegt
   *[other] { $count } fremde Chips liegen
}.
advice-breaks = Damit entfernst du einen Chip aus einer Linie mit { $count } fremden Chips.
advice-frees = Damit öffnest du eine Linie wieder, in der { $count } deiner Chips liegen.
advice-opens = { $count ->
    [one] Damit beginnst du eine Linie, die niemand blockiert.
   *[other] Damit beginnst du { $count } Linien, die niemand blockiert.
}
advice-closes = { $count ->
    [one] Damit verschließt du den anderen eine Linie.
   *[other] Damit verschließt du den anderen { $count } Linien.
}
advice-waits = Hier lässt sich keine Linie mehr vollenden, also hebst du dir die besseren Karten auf.
advice-clears = Damit räumst du ein Feld frei, das du vielleicht brauchst.
advice-dead = Beide Felder für diese Karte sind belegt, also tausch sie gegen eine neue.
advice-least-useful = Diese Karte nützt dir am wenigsten.
advice-nothing-fits = Du kannst keine deiner Karten spielen.
advice-claims = Diese fünf Chips zählen, und deine übrigen Chips bleiben frei für die nächste Reihe.
advice-keeps-card = Wenn die nächste Person vor dir zieht, verlierst du diese Karte.

## Worauf der Tisch wartet

status-to-play = { WHO($seat) ->
    [you] Du bist dran: Spiel eine Karte.
   *[other] { NAME($seat) } sucht eine Karte aus.
}
status-to-claim = { WHO($seat) ->
    [you] Du bist dran: Wähle, welche Linie deine Reihe wird.
   *[other] { NAME($seat) } wählt, welche Linie zur Reihe wird.
}
status-to-draw = { WHO($seat) ->
    [you] Du bist dran: Zieh eine Karte.
   *[other] { NAME($seat) } kann eine Karte ziehen.
}
status-to-give-up = { WHO($seats) ->
    [you] Wähle eine Karte, die du abgibst.
    [you-all] Ihr müsst noch je eine Karte abgeben: { NAMES($seats) }.
    [other] { NAMES($seats) } wählt eine Karte zum Abgeben.
   *[others] { NAMES($seats) } müssen noch je eine Karte abgeben.
}
status-won = { $reason ->
    [all-stuck] Niemand kann mehr spielen.{ " " }
    [turn-limit] Die Grenze von { $turns } Zügen ist erreicht.{ " " }
   *[sequences] { "" }
}{ WHO($seats) ->
    [you] Du gewinnst mit
    [you-all] Dein Team gewinnt mit
    [other] { NAMES($seats) } gewinnt mit
   *[others] Team { $team } gewinnt mit
} { $sequences ->
    [one] { $sequences } Reihe
   *[other] { $sequences } Reihen
}.
status-drawn = { $reason ->
    [all-stuck] Niemand kann mehr spielen.
    [turn-limit] Die Grenze von { $turns } Zügen ist erreicht.
   *[sequences] Das Spiel ist vorbei.
} Es endet unentschieden.

## Was geschehen ist

event-played = { WHO($seat) ->
    [you] Du spielst { $face } auf { thing-cell }.
   *[other] { NAME($seat) } spielt { $face } auf { thing-cell }.
}
event-played-plus = { WHO($seat) ->
    [you] Du spielst ein Plus auf { thing-cell }.
   *[other] { NAME($seat) } spielt ein Plus auf { thing-cell }.
}
event-played-minus = { WHO($seat) ->
    [you] Du spielst ein Minus auf { thing-cell } und entfernst
   *[other] { NAME($seat) } spielt ein Minus auf { thing-cell } und entfernt
} { WHO($seats) ->
    [you] deinen Chip.
    [you-all] einen Chip deines Teams.
    [other] den Chip von { NAMES($seats) }.
   *[others] den Chip von Team { $team }.
}
event-swapped = { WHO($seat) ->
    [you] Du tauschst die tote Karte { $face }.
   *[other] { NAME($seat) } tauscht die tote Karte { $face }.
}
event-discarded = { WHO($seat) ->
    [you] Du kannst nichts spielen und wirfst { $card } ab.
   *[other] { NAME($seat) } kann nichts spielen und wirft { $card } ab.
}
event-passed = { WHO($seat) ->
    [you] Du kannst nichts spielen und passt.
   *[other] { NAME($seat) } kann nichts spielen und passt.
}
event-drew = { WHO($seat) ->
    [you] Du ziehst eine Karte.
   *[other] { NAME($seat) } zieht eine Karte.
}
event-skipped = { WHO($seat) ->
    [you] Du ziehst noch keine Karte.
   *[other] { NAME($seat) } zieht noch nicht.
}
event-line-chosen = { WHO($seat) ->
    [you] Du wählst eine Linie.
   *[other] { NAME($seat) } wählt eine Linie.
}
event-call-upheld = { WHO($seats) ->
    [you] Die Meldung gegen dich wurde bestätigt.
    [you-all] Die Meldung gegen dein Team wurde bestätigt.
   *[others] Die Meldung gegen Team { $team } wurde bestätigt.
}
event-forfeit-chosen = { $card ->
    [none] { WHO($seat) ->
        [you] Du wählst eine Karte zum Abgeben.
       *[other] { NAME($seat) } wählt eine Karte zum Abgeben.
    }
   *[other] { WHO($seat) ->
        [you] Du gibst gleich { $card } ab.
       *[other] { NAME($seat) } gibt gleich { $card } ab.
    }
}
event-gave-up = { WHO($seat) ->
    [you] Du gibst { $card } ab.
   *[other] { NAME($seat) } gibt { $card } ab.
}
event-sequence-made = { WHO($seats) ->
    [you] Du vollendest eine Reihe:
    [you-all] Dein Team vollendet eine Reihe:
    [other] { NAMES($seats) } vollendet eine Reihe:
   *[others] Team { $team } vollendet eine Reihe:
} { LIST($numbers) }.{ $target ->
    [1] { "" }
   *[other] { " " }Das ist Reihe { $made } von { $target }.
}
event-pile-renewed = Der Stapel war leer, deshalb wurden alle abgelegten Karten neu gemischt.
event-right-lost = { WHO($seat) ->
    [you] Du hast nicht rechtzeitig gezogen und hast jetzt eine Karte weniger.
   *[other] { NAME($seat) } hat nicht rechtzeitig gezogen und hat jetzt eine Karte weniger.
}
event-game-won = { status-won }
event-game-drawn = { status-drawn }

## Teile anderer Texte

thing-sum = { $face }
thing-plus = ein Plus
thing-minus = ein Minus
thing-cell = { $side ->
    [upper] die obere { $number }
    [lower] die untere { $number }
    [left] die linke { $number }
   *[right] die rechte { $number }
}
charge-helped = Team { $team } hat über seine Karten gesprochen

## Im Terminal

picture-heading = Zug { $turn }   Reihen { $score }   Stapel { $pile }
picture-player = { WHO($seat) ->
    [you] { NAME($seat) }, Team { $team } (du): { $notes }
   *[other] { NAME($seat) }, Team { $team }: { $notes }
}
picture-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
picture-discards = { $count ->
    [0] nichts abgelegt
   *[other] { $count } abgelegt, oben { $top }
}
picture-pending = darf noch ziehen
picture-lost = { $count ->
    [one] { $count } Karte verloren
   *[other] { $count } Karten verloren
}
picture-stuck = konnte nicht spielen
picture-hand = { WHO($seat) ->
    [you] Deine Hand   { $cards }
   *[other] Hand von { NAME($seat) }   { $cards }
}
picture-dead = { $face } (tot)

## Im Terminal einen Zug finden

# Wörter, die man vor und nach einer Karte und einem Feld tippen kann.
find-fillers = spiel spiele leg lege karte auf zu in
find-sum = Rechne eine Aufgabe aus, such das Ergebnis auf dem Plan und gib Karte, Zeile und Spalte ein: { $place } r_c_
find-plus = + r_c_ legt einen Chip auf ein beliebiges freies Feld
find-minus = - r_c_ entfernt einen gegnerischen Chip
find-swap = tausch { $place } tauscht eine tote Karte gegen eine neue
find-moves = züge zeigt alle deine Züge mit den Ergebnissen
find-no-cell = r{ $row }c{ $column } gibt es nicht. Zeilen und Spalten sind von 1 bis { $most } nummeriert.
find-corner = { $cell } ist eine Ecke. Ecken zählen als Chips für alle, deshalb kannst du dort keinen legen.
find-covered = Auf { $cell } liegt schon ein Chip.
find-no-card = „{ $text }“ ist keine deiner Karten. Gib zuerst die Nummer der Karte in deiner Hand ein und dann ein Feld.
find-no-place = Du hast die Karten 1 bis { $count }, aber keine Karte { $place }.
find-no-wild = { $sign ->
    [plus] Du hast kein Plus.
   *[minus] Du hast kein Minus.
}
find-where = Wohin gehört { $face }? Gib auch das Feld ein: { $place } r_c_
find-no-sum = Keine deiner Aufgaben ergibt { $number }.
find-no-chip = Ein Minus entfernt einen Chip, aber auf { $cell } liegt keiner.
find-own-chip = Der Chip auf { $cell } ist dein eigener.
find-locked = Der Chip auf { $cell } gehört zu einer Reihe, deshalb kannst du ihn nicht entfernen.
find-wrong = { $face } ist nicht { $number }.{ $way ->
    [none] { "" }
    [add] { " " }Beginne bei { $left } und zähle { $right } weiter.
    [subtract] { " " }Beginne bei { $left } und zähle { $right } zurück.
    [multiply] { " " }Zähle { $left }-mal { $right } zusammen.
   *[divide] { " " }Zähle, wie oft { $right } in { $left } passt.
}

## Vorlagen

preset-printed = Wie gedruckt
    .about = Wie auf dem Regelblatt, nur dass du automatisch nachziehst.
preset-first_game = Erste Partie
    .about = Leichte Aufgaben, Zahlen in fortlaufender Reihenfolge und Ergebnisse, die aufleuchten.
preset-brisk = Flott
    .about = Die erste Reihe gewinnt, egal wie viele ihr seid.
preset-swaps = Freier Tausch
    .about = Du darfst in einem Zug beliebig viele tote Karten tauschen. Zu dritt die beste Wahl, denn so dauert das Spiel nicht so lange.
preset-stretch = Anspruchsvoll
    .about = Schwere Aufgaben auf einem gemischten Plan.
preset-strict = Streng
    .about = Du ziehst selbst, siehst nur die obersten abgelegten Karten und gibst eine Karte ab, wenn dein Team über Karten spricht.

## Optionen

option-teams = Teams
    .about = Wie viele Teams es gibt. Drei Teams sind nur zu dritt oder zu sechst möglich.
option-teams-auto = Nach Personenzahl
option-teams-2 = 2
option-teams-3 = 3
option-sequences_to_win = Reihen zum Sieg
    .about = Wie viele Reihen ihr zum Sieg braucht. Normalerweise ist es zu zweit oder zu dritt eine Reihe, sonst sind es zwei.
option-sequences_to_win-auto = Nach Personenzahl
option-sequences_to_win-1 = 1
option-sequences_to_win-2 = 2
option-sequences_to_win-3 = 3
option-shared_chips = Gemeinsame Chips
    .about = Wie viele Chips aus früheren Reihen eine neue Reihe mitbenutzen darf.
option-claim = Mehrere Linien auf einmal
    .about = Wer wählt, wenn ein Chip mehrere Linien vollendet.
option-claim-player = Wer den Chip gelegt hat
option-claim-auto = Das Spiel
option-hand_cards = Handkarten
    .about = Wie viele Karten du auf der Hand hast. Normalerweise sind es zu zweit oder zu dritt fünf Karten, sonst vier.
option-hand_cards-auto = Nach Personenzahl
option-hand_cards-3 = 3
option-hand_cards-4 = 4
option-hand_cards-5 = 5
option-hand_cards-6 = 6
option-hand_cards-7 = 7
option-plus_cards = Pluskarten
    .about = Wie viele Pluskarten im Spiel sind.
option-minus_cards = Minuskarten
    .about = Wie viele Minuskarten im Spiel sind.
option-dead_per_turn = Getauschte Karten pro Zug
    .about = Wie viele tote Karten du in einem Zug tauschen kannst.
option-dead_per_turn-0 = Keine
option-dead_per_turn-1 = Eine
option-dead_per_turn-7 = Beliebig viele
option-stuck = Keine spielbare Karte
    .about = Was du tust, wenn du keine deiner Karten spielen kannst.
option-stuck-pass = Passen
option-stuck-discard = Eine Karte abwerfen und nachziehen
option-stalemate = Patt
    .about = Ob das führende Team gewinnt, wenn das Spiel festgefahren ist.
option-stalemate-leader = Das führende Team gewinnt
option-stalemate-draw = Unentschieden
option-exchange_resets = Tauschen zählt als Zug
    .about = Das Spiel gilt erst nach einer ganzen Runde ohne Tausch als festgefahren.
option-draw_mode = Nachziehen
    .about = Ob du automatisch nachziehst oder selbst daran denken musst.
option-draw_mode-auto = Automatisch
option-draw_mode-strict = Selbst, sonst verfällt die Karte
option-table_talk = Chat im Team
    .about = Ob Teammitglieder chatten können. Mit Schiedsgericht ist das Chatten erlaubt. Wenn dabei jemand über Karten spricht, müssen alle im Team je eine Karte abgeben.
option-table_talk-off = Aus
option-table_talk-referee = Mit Schiedsgericht
option-open_discards = Offene Ablage
    .about = Welche abgelegten Karten alle ansehen können.
option-open_discards-all = Alle
option-open_discards-top = Nur die obersten
option-board = Spielplan
    .about = Wo die Zahlen stehen. In der Spirale findet man die Zahlen am leichtesten.
option-board-standard = Standard
option-board-shuffled = Gemischt
option-board-spiral = Spirale
option-board-custom = Eigener
option-deck_level = Aufgaben
    .about = Wie schwer die Aufgaben sind oder welche Rechenart sie haben. Bei „Mal“ bekommen Zahlen, die nicht im Einmaleins vorkommen, eine Plusaufgabe.
option-deck_level-1 = Leicht
option-deck_level-2 = Normal
option-deck_level-3 = Schwer
option-deck_level-mixed = Leicht bis schwer
option-deck_level-custom = Eigene
option-deck_level-plus = Plus
option-deck_level-minus = Minus
option-deck_level-times = Mal
option-deck_level-divided = Geteilt
option-deck_level-all_four = Alle vier
option-board_seed = Plannummer
    .about = Auf welchem gemischten Plan und mit welcher Mischung von Aufgaben ihr spielt.
option-band_colours = Farbgruppen
    .about = Karten und Felder zeigen, zu welcher Achtergruppe die Zahl gehört.
option-answer_aid = Ergebnisse
    .about = Ob du das Ergebnis selbst suchst oder die richtigen Felder aufleuchten.
option-answer_aid-self = Selbst finden
option-answer_aid-highlight = Leuchten auf
option-seat_sums = Aufgaben pro Person
    .about = Welche Aufgaben jede Person bekommt, in der Reihenfolge der Plätze. Die Ergebnisse und ihre Felder bleiben gleich.
option-seat_sums-table = Wie am Tisch
option-seat_sums-easy = Leicht
option-seat_sums-normal = Normal
option-seat_sums-hard = Schwer
option-seat_sums-plus = Plus
option-seat_sums-minus = Minus
option-seat_sums-times = Mal
option-seat_sums-divided = Geteilt
option-seat_sums-all_four = Alle vier
option-seat_help = Hilfe pro Person
    .about = Wie viel Hilfe jede Person beim Rechnen bekommt, in der Reihenfolge der Plätze.
option-seat_help-table = Wie am Tisch
option-seat_help-none = Keine
option-seat_help-asked = Bild auf Wunsch
option-seat_help-picture = Immer ein Bild
option-seat_help-lit = Leuchten auf
option-max_turns = Höchstzahl der Züge
    .about = Nach wie vielen Zügen das Spiel mit einem Patt endet.
option-custom_board = Eigener Spielplan
    .about = Die Zahlen deines Plans, Zeile für Zeile, mit 0 in den Ecken.
option-custom_sums = Eigene Aufgaben
    .about = Ein Code pro Karte: die zweite Zahl der Aufgabe plus 0 (für +), 100 (für −), 200 (für ×) oder 300 (für ÷). 108 bedeutet zum Beispiel „− 8“.

material-board = Spielplan
    .about = Wo die Zahlen 1 bis 48 stehen, jede zweimal. Die vier Ecken sind frei.
material-deck = Kartensatz
    .about = Die Aufgaben auf den Karten, zwei für jede Zahl, und die Plus- und Minuskarten.

## Optionen, die nicht zusammenpassen

refusal-three-teams = Drei Teams sind nur mit 3 oder 6 Personen möglich, aber ihr seid { $seats }.
refusal-three-players = Zu dritt spielt jede Person für sich, deshalb sind zwei Teams nicht möglich.
refusal-seats-over = Ihr seid { $seats } Personen, aber Aufgaben oder Hilfe sind für { $count } festgelegt.
refusal-board-size = Ein Spielplan braucht { $wanted } Felder, aber dieser hat { $count }.
refusal-board-corner = Die vier Ecken sind frei (*), deshalb kann das Feld in Zeile { $row }, Spalte { $column } keine Zahl haben.
refusal-board-free = Nur die vier Ecken sind frei (*), deshalb braucht das Feld in Zeile { $row }, Spalte { $column } eine Zahl.
refusal-board-repeat = { $number } steht mehr als zweimal auf dem Plan.
refusal-board-missing = Jede Zahl von 1 bis { $most } muss zweimal vorkommen. Es fehlen: { LIST($numbers) }.
refusal-deck-size = Ein Kartensatz braucht { $wanted } Aufgaben, zwei für jede Zahl, aber dieser hat { $count }.
refusal-deck-sum = Keine Aufgabe, die mit { $ending } endet, ergibt { $number }.
refusal-deck-repeat = { $sum } kommt zweimal vor, aber jede Zahl braucht zwei verschiedene Aufgaben.
refusal-row-size = Jede Zeile des Plans braucht { $wanted } Felder, aber Zeile { $row } hat { $count }.
refusal-row-count = Ein Spielplan braucht { $wanted } Zeilen, aber dieser hat { $count }.
refusal-deck-missing = Jede Zahl von 1 bis { $most } braucht eine Zeile. Es fehlen: { LIST($numbers) }.
refusal-sum-line = In jede Zeile gehören eine Zahl und zwei Aufgaben, etwa „12 = 5+7, 3x4“. „{ $text }“ ist ungültig.
refusal-sum-form = „{ $text }“ ist keine Aufgabe aus zwei Zahlen mit +, -, x oder /.
refusal-sum-wrong = { $sum } ergibt nicht { $number }.
refusal-number-twice = { $number } steht schon in Zeile { $first }.

## Was eine Einstellung bewirkt

no-effect = Hat hier keine Wirkung.
caution-usual-number = { no-effect } Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] sechst
} ist { $number } ohnehin der Standard.
caution-one-sequence = { no-effect } Die erste Reihe gewinnt das Spiel.
caution-no-swaps = { no-effect } Tote Karten werden nicht getauscht.
caution-no-teams = { no-effect } Alle spielen für sich und können ohnehin chatten.
caution-no-number = { no-effect } Das ist nur auf einem gemischten Spielplan oder mit Aufgaben von leicht bis schwer wichtig.
caution-everyone-has-own = { no-effect } Alle haben ihre eigene Einstellung.
caution-usual-board = { no-effect } Ihr spielt nicht auf einem eigenen Spielplan.
caution-usual-sums = { no-effect } Ihr spielt nicht mit eigenen Aufgaben.
caution-often-stuck = Drei Teams, die mehr als eine Reihe brauchen, kommen oft nicht weiter. Dieses Problem gibt es nicht, wenn eine Reihe zum Sieg genügt.

## Statistik im Labor

measure-rounds = Runden
measure-turns = Züge
measure-lines = Reihen pro Partie
measure-line_ways = Reihen nach Richtung
measure-line_ways-across = Waagrecht
measure-line_ways-down = Senkrecht
measure-line_ways-falling = Diagonal fallend
measure-line_ways-rising = Diagonal steigend
measure-corner_lines = Reihen durch eine Ecke
measure-won_by_wild = Mit einem Plus gewonnene Partien
measure-exchanges = Getauschte tote Karten
measure-passes = Wie oft gepasst wurde
measure-gathered = Wie oft die Ablage neu gemischt wurde
measure-additions = Anteil der Plusaufgaben
measure-sums = Gelöste Aufgaben pro Partie
measure-chips = Chips auf dem Plan am Ende
measure-used = Aktionen
measure-used-place = Aufgabe
measure-used-plus = Plus
measure-used-minus = Minus
measure-used-exchange = Tauschen
measure-used-pass = Passen
measure-used-draw = Ziehen
measure-used-claim = Linie wählen

## Der Bildschirm

ui-phase = Zug { $turn } · { $target ->
    [one] die erste Reihe gewinnt
   *[other] wer zuerst { $target } Reihen hat, gewinnt
}
ui-phase-short = Zug { $turn }
ui-over = Das Spiel ist vorbei
ui-board = Spielplan, zehn Zeilen mit je zehn Feldern
ui-cell = Zeile { $row }, Spalte { $column }
ui-corner = freie Ecke, zählt als Chip für alle
ui-open = frei
ui-chip = { $locked ->
    [yes] Chip { $team }, in einer Reihe
   *[no] Chip { $team }
}
ui-last-move = letzter Zug
ui-fits = { $count ->
    [one] passt zu Karte { LIST($cards) }
   *[other] passt zu den Karten { LIST($cards) }
}
ui-removable = kann entfernt werden
ui-hand = Deine Hand
ui-hand-of = Hand von { NAME($seat) }
ui-card = Karte { $place }: { $face }
ui-plus = Plus, legt einen Chip auf ein beliebiges freies Feld
ui-minus = Minus, entfernt einen Chip eines anderen Teams
ui-plus-short = egal wo
ui-minus-short = Chip weg
ui-dead = beide Felder sind belegt
ui-swap-badge = tauschen
ui-choose = Wähle eine Karte.
ui-choose-first = Wähle zuerst eine Karte, dann ihr Feld.
ui-find = { $sum } = ? Leg einen Chip auf das Ergebnis.
ui-find-lit = { $sum } = ? Wähle eines der leuchtenden Felder.
ui-place-plus = Leg einen Chip auf ein beliebiges freies Feld.
ui-remove-chip = Entferne einen der markierten Chips.
ui-no-chip = Es gibt keinen Chip, den du entfernen kannst.
ui-both-covered = Beide Felder für { $sum } sind belegt.
ui-not-yet = { $sum } = ? Warte, bis du dran bist.
ui-wrong = { $sum } ist nicht { $number }. Rechne noch einmal nach.
ui-covered = Dort liegt schon ein Chip.
ui-right-but-covered = Richtig, aber das Feld ist belegt. Such die andere { $number }.
ui-no-corner = Die Ecken zählen als Chips für alle, deshalb kannst du dort keinen legen.
ui-not-that-chip = Wähle einen Chip eines anderen Teams, der zu keiner Reihe gehört.
ui-swap = Tauschen
ui-discard = Abwerfen
ui-give-up = Abgeben
ui-choose-give-up = Die Meldung gegen dein Team wurde bestätigt. Wähle eine Karte zum Abgeben.
ui-given = Du hast gewählt. Die anderen überlegen noch.
ui-choose-discard = Du kannst keine deiner Karten spielen. Wähle eine Karte zum Abwerfen.
ui-pass = Passen
ui-must-pass = Du kannst keine deiner Karten spielen.
ui-draw = Ziehen
ui-draw-yours = Zieh eine Karte.
ui-skip = Jetzt nicht
ui-confirm = Bestätigen
ui-take-back = Zurücknehmen
ui-sure = { $sum ->
    [none] Deinen Chip auf die { $number } legen?
   *[other] { $sum } = { $number }?
}
ui-sure-remove = Diesen Chip entfernen?
ui-choose-line = Welche Linie wird deine Reihe?
ui-line = Linie { $line }
ui-line-cells = Linie { $line }, { $first } bis { $last }
ui-help = Bild der Aufgabe
ui-close-help = Bild schließen
ui-read = Vorlesen
ui-read-sum = { $sign ->
    [plus] { $left } plus { $right }
    [minus] { $left } minus { $right }
    [times] { $left } mal { $right }
   *[divided] { $left } geteilt durch { $right }
}
ui-read-always = Karten vorlesen
    .about = Eine Stimme auf diesem Gerät liest jede Karte vor, die du wählst. Es wird nichts übertragen.
ui-number-line = Zahlenstrahl
ui-ten-frames = Zehnerfelder
ui-show-where = Zeig mir, wo
ui-number-line-is = { $way ->
    [add] Zahlenstrahl. Beginne bei { $left } und zähle { $right } weiter.
   *[subtract] Zahlenstrahl. Beginne bei { $left } und zähle { $right } zurück.
}
ui-ten-frames-are = { $way ->
    [add] Zehnerfelder mit { $left } Punkten und { $right } weiteren.
   *[subtract] Zehnerfelder mit { $left } Punkten, { $right } davon durchgestrichen.
}
ui-rows = Punktreihen
ui-groups = Gleich große Gruppen
ui-rows-are = { $rows ->
    [one] Eine Reihe mit { $each } Punkten.
   *[other] { $rows } Reihen mit je { $each } Punkten.
}
ui-groups-are = { $left } Punkte in { $groups ->
    [one] einer Gruppe.
   *[other] { $groups } gleich großen Gruppen.
} Wie viele Punkte sind in jeder Gruppe?
ui-ask-first = Züge bestätigen
    .about = Du kannst einen Chip zurücknehmen, bis du ihn bestätigst.
    .on = Ab jetzt bestätigst du jeden Chip.
    .off = Ab jetzt gilt jeder Chip sofort.
ui-pile = { $cards ->
    [one] Stapel, { $cards } Karte
   *[other] Stapel, { $cards } Karten
}
ui-draw-pile = { $cards ->
    [one] Karte vom Stapel ziehen, noch { $cards } Karte
   *[other] Karte vom Stapel ziehen, noch { $cards } Karten
}
ui-last-card = { $face ->
    [none] Noch keine Karte. Ablage anzeigen.
   *[other] Letzte Karte: { $face }. Ablage anzeigen.
}
ui-discards = Ablage
    .about = Zu jeder Zahl gibt es zwei Karten. Gefüllte Markierungen stehen für Karten, die du in der Ablage oder auf deiner Hand gesehen hast.
    .top-only = An diesem Tisch siehst du nur die oberste Karte jedes Ablagestapels.
ui-seen-cards = Gesehene Karten
ui-unseen = { $left ->
    [one] { $card }, { $left } Karte nicht gesehen
   *[other] { $card }, { $left } Karten nicht gesehen
}
ui-piles = Ablagestapel
ui-no-discards = noch nichts abgelegt
ui-player = { WHO($seat) ->
    [you] Du
   *[other] { NAME($seat) }
}
ui-score = { $target ->
    [one] Team { $team }, { $made } von { $target } Reihe
   *[other] Team { $team }, { $made } von { $target } Reihen
}
ui-last-sum = { WHO($seat) ->
    [you] Du: { $sum } = { $number }
   *[other] { NAME($seat) }: { $sum } = { $number }
}
ui-last-plus = { WHO($seat) ->
    [you] Du spielst ein Plus auf die { $number }.
   *[other] { NAME($seat) } spielt ein Plus auf die { $number }.
}
ui-last-minus = { WHO($seat) ->
    [you] Du entfernst den Chip auf der { $number }.
   *[other] { NAME($seat) } entfernt den Chip auf der { $number }.
}
ui-last-discard = { WHO($seat) ->
    [you] Du wirfst { $sum } ab.
   *[other] { NAME($seat) } wirft { $sum } ab.
}
ui-new-sequence = { WHO($seats) ->
    [you] Du hast eine Reihe!
    [you-all] Dein Team hat eine Reihe!
    [other] { NAMES($seats) } hat eine Reihe!
   *[others] Team { $team } hat eine Reihe!
}
ui-pending = darf noch ziehen
ui-lost = { $count ->
    [one] { $count } Karte weniger
   *[other] { $count } Karten weniger
}
ui-stuck = konnte nicht spielen
ui-five-in-a-row = Fünf in einer Linie: { LIST($numbers) }.
ui-star = Stern
ui-verdict = { WHO($winners) ->
    [you] Du hast { NAMES($losers) } in { $turns } Zügen besiegt.
    [you-all] Dein Team hat in { $turns } Zügen gewonnen.
    [other] { WHO($losers) ->
        [you] { NAMES($winners) } hat dich in { $turns } Zügen besiegt.
        [other] { NAMES($winners) } hat { NAMES($losers) } in { $turns } Zügen besiegt.
       *[others] { NAMES($winners) } hat in { $turns } Zügen gewonnen.
    }
   *[others] Team { $team } hat in { $turns } Zügen gewonnen.
}
ui-verdict-drawn = Nach { $turns } Zügen hat niemand gewonnen.
ui-decided = { $reason ->
    [all-stuck] Niemand konnte mehr spielen.
   *[turn-limit] Die Grenze von { $limit } Zügen war erreicht.
} { $how ->
    [lead] Das Team mit den meisten Reihen hat mit { $most }:{ $next } gewonnen.
    [level] Bei den Reihen stand es { $most }:{ $next }.
   *[drawn] Eine Führung mit { $most }:{ $next } Reihen reicht an diesem Tisch nicht zum Sieg.
}
ui-close = { WHO($seats) ->
    [you] Dir
    [you-all] Deinem Team
    [other] { NAMES($seats) }
   *[others] Team { $team }
} { $lacks ->
    [one] fehlte nur noch ein Chip zu einer Reihe.
   *[other] fehlten nur noch { $lacks } Chips zu einer Reihe.
}
ui-final-board = Der Spielplan am Ende
ui-moment-sequence = { WHO($seats) ->
    [you] Reihe für dich
    [you-all] Reihe für dein Team
    [other] Reihe für { NAMES($seats) }
   *[others] Reihe für Team { $team }
}
ui-moment-plus = Plus
ui-moment-minus = Minus
ui-moment-swap = Tausch
ui-at-turn = Zug { $turn }
ui-setup-sums = Welche Aufgaben?
ui-setup-help = Ergebnisse finden
ui-setup-each = Für jede Person anders
    .about = Leichte Aufgaben für ein Kind und schwere für dich, am selben Tisch.
ui-setup-you = Du
ui-setup-player = Person { $number }
ui-setup-sums-of = Aufgaben
ui-setup-help-of = Hilfe
ui-setup-seats = Wer dazukommt, bekommt den nächsten freien Platz. Vor dem Start können alle den Platz wechseln und ihre Aufgaben und Hilfe selbst wählen.
ui-lobby-choice = Aufgaben und Hilfe für { $name }
ui-seat-sums = { $deck ->
    [easy] leichte Aufgaben
    [normal] normale Aufgaben
    [hard] schwere Aufgaben
    [plus] nur Plus
    [minus] nur Minus
    [times] Einmaleins
    [divided] Geteilt
   *[all_four] Plus, Minus, Mal und Geteilt
}
ui-seat-help = { $help ->
    [none] keine Hilfe
    [asked] Bilder auf Wunsch
    [picture] Bild zu jeder Aufgabe
   *[lit] Ergebnisse leuchten auf
}
ui-key-card = Karte wählen
ui-key-cells = von Feld zu Feld
ui-key-lit = zum nächsten leuchtenden Feld
ui-key-place = Chip legen
ui-key-back = zurück zur Hand

## Die Einführung

lesson-start = Jede Karte ist eine Rechenaufgabe. Du spielst eine Karte und legst einen deiner Chips auf das Ergebnis. Fünf Chips in einer Linie (waagrecht, senkrecht oder diagonal) sind eine Reihe. Zu zweit gewinnt die erste Reihe. Du hast die runden blauen Chips.
lesson-first-sum = Beginne mit der Karte 13 + 8. Jede Zahl steht zweimal auf dem Plan. Die 21 findest du oben und in der Mitte. Tippe auf die Karte und dann auf die 21 in der Mitte.
    .otherwise = Fast! Tippe auf die Karte 13 + 8 und dann auf die 21 in der Mitte des Plans.
    .mouse = Beginne mit der Karte 13 + 8. Jede Zahl steht zweimal auf dem Plan. Die 21 findest du oben und in der Mitte. Klick auf die Karte und dann auf die 21 in der Mitte.
    .otherwise-mouse = Fast! Klick auf die Karte 13 + 8 und dann auf die 21 in der Mitte des Plans.
lesson-new-card = Dein Chip liegt auf der 21. Die Karte kommt auf den Ablagestapel, und du hast eine neue gezogen. Ein falsches Ergebnis kostet nichts. Das Feld wackelt nur, und du siehst ein Bild der Aufgabe.
lesson-dead-card = Wren legt einen Chip auf die 10. Schau dir jetzt deine Karte 15 + 5 an. Beide Felder mit der 20 sind belegt, die Karte ist also tot. Einmal pro Zug kannst du eine tote Karte gegen eine neue tauschen. Tippe auf die Karte und dann auf „Tauschen“.
    .otherwise = Tausch zuerst die tote Karte. Tippe auf 15 + 5 und dann auf „Tauschen“.
    .mouse = Wren legt einen Chip auf die 10. Schau dir jetzt deine Karte 15 + 5 an. Beide Felder mit der 20 sind belegt, die Karte ist also tot. Einmal pro Zug kannst du eine tote Karte gegen eine neue tauschen. Klick auf die Karte und dann auf „Tauschen“.
    .otherwise-mouse = Tausch zuerst die tote Karte. Klick auf 15 + 5 und dann auf „Tauschen“.
lesson-minus = Du bist immer noch dran. Wren hat oben einen Chip auf der 11, mitten in deiner Zeile. Ein Minus entfernt einen Chip eines anderen Teams. Tippe auf das Minus und dann auf diesen Chip.
    .otherwise = Tippe auf das Minus und dann auf Wrens Chip auf der 11 in der obersten Zeile.
    .mouse = Du bist immer noch dran. Wren hat oben einen Chip auf der 11, mitten in deiner Zeile. Ein Minus entfernt einen Chip eines anderen Teams. Klick auf das Minus und dann auf diesen Chip.
    .otherwise-mouse = Klick auf das Minus und dann auf Wrens Chip auf der 11 in der obersten Zeile.
lesson-plus = Ein Minus kostet dich den ganzen Zug, und jetzt ist das Feld für alle frei. Wren hatte keine Karte dafür. Du hast ein Plus. Damit kannst du einen Chip auf ein beliebiges freies Feld legen. Leg einen Chip auf die 31, neben deine beiden Chips oben.
    .otherwise = Tippe auf das Plus und dann auf die 31 in der obersten Zeile.
    .otherwise-mouse = Klick auf das Plus und dann auf die 31 in der obersten Zeile.
lesson-corner = Die Sterne in den Ecken sind frei und zählen als Chips für alle. Mit Stern, 17, 36 und 31 hast du also schon vier Chips in einer Linie, und dir fehlt nur noch einer. Rechne 5 + 6 aus und leg deinen Chip auf das Ergebnis.
    .otherwise = 5 + 6 = ? Such das Ergebnis in der obersten Zeile.
lesson-sequence = Eine Reihe! Du hast gewonnen. Die Chips werden auf ihre raue Seite gedreht, und kein Minus kann sie mehr entfernen. Zu viert oder zu sechst spielt ihr in Teams und braucht zwei Reihen. Die zweite Reihe darf einen Chip der ersten mitbenutzen.
