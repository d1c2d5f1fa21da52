# Die Regeln von Sequence Numbers, zum Spielen. Die Argumente sind die Optionen des Tisches und seats.

rules-aim = Das Ziel
rules-turn = Dein Zug
rules-sequences = Reihen
rules-end = Das Ende
rules-parts = Spielplan, Karten und Chips
rules-knowing = Wer was weiß

rule-goal = Bring fünf deiner Chips ohne Lücke in eine Linie, waagrecht, senkrecht oder diagonal. Das ist eine Reihe. Wer zuerst { $sequences_to_win ->
    [auto] { $seats ->
        [2] eine Reihe
        [3] eine Reihe
       *[other] zwei Reihen
    }
    [one] eine Reihe
   *[other] { $sequences_to_win } Reihen
} hat, gewinnt.
rule-teams = { $seats ->
    [2] Ihr spielt gegeneinander.
    [3] Ihr spielt alle gegeneinander.
   *[other] Ihr spielt in { $teams ->
        [3] drei
       *[other] zwei
    } Teams. Die Mitglieder eines Teams sitzen gleichmäßig um den Tisch verteilt und haben Chips derselben Farbe.
}
rule-deal = Ihr beginnt mit je { $hand_cards ->
    [auto] { $seats ->
        [2] fünf
        [3] fünf
       *[other] vier
    }
   *[other] { $hand_cards }
} Karten. Platz 1 fängt an, dann geht es reihum.

rule-play = Spiel eine Karte und rechne die Aufgabe aus. Dann legst du einen Chip auf ein freies Feld mit dem Ergebnis. Jede Zahl steht zweimal auf dem Plan, und du wählst das Feld. Ein falsches Ergebnis kostet nichts, versuch es einfach noch einmal.
rule-draw = Nach jeder gespielten Karte ziehst du automatisch eine neue. Wenn der Nachziehstapel leer ist, werden alle abgelegten Karten zu einem neuen gemischt.
rule-draw-strict = Nach jeder gespielten Karte musst du selbst eine neue ziehen. Du kannst auch später ziehen, aber nur, bis jemand nach dir gezogen hat oder du wieder dran bist. Wenn du das verpasst, hast du von da an eine Karte weniger auf der Hand. Wenn der Nachziehstapel leer ist, werden alle abgelegten Karten zu einem neuen gemischt.
rule-dead = Eine Karte ist tot, solange beide Felder mit ihrem Ergebnis belegt sind, egal von wem. { $dead_per_turn ->
    [0] An diesem Tisch kannst du tote Karten nicht tauschen.
    [one] Bevor du spielst, darfst du in jedem Zug eine tote Karte gegen eine neue tauschen.
   *[other] Bevor du spielst, darfst du beliebig viele tote Karten gegen neue tauschen.
} Ein Plus oder Minus ist nie tot.
rule-stuck = Wenn du keine Karte spielen oder tauschen kannst, { $stuck ->
    [discard] wirfst du eine Karte ab und ziehst eine neue.
   *[pass] passt du und ziehst nicht nach. Sonst darfst du nicht passen.
}
rule-final = Du kannst keinen Zug zurücknehmen, denn bei jedem wird eine Karte gespielt oder gezogen.

rule-line = Sobald ein Chip eine Linie aus fünf Chips vervollständigt, wird sie zur Reihe. Die Chips einer Reihe werden umgedreht, und niemand kann sie mehr entfernen.
rule-corner = Die vier Ecken sind frei. Jede Ecke zählt für alle Teams als Chip, eine Linie mit einer Ecke braucht also nur vier Chips. Auf die Ecken kannst du keinen Chip legen.
rule-shared = { $shared_chips ->
    [0] Eine neue Reihe darf keinen Chip einer früheren mitbenutzen. Ecken dürfen immer mitbenutzt werden.
   *[other] Eine neue Reihe darf einen Chip einer früheren mitbenutzen. Ecken dürfen immer mitbenutzt werden.
}
rule-several = Wenn dein Chip mehrere Linien vervollständigt, { $claim ->
    [auto] bestimmt das Spiel, welche zur Reihe wird.
   *[player] wählst du, welche zur Reihe wird.
} Wenn euch noch zwei Reihen zum Sieg fehlen und zwei der Linien zugleich zählen dürfen, bekommt ihr beide und gewinnt.

rule-win = Das erste Team mit genug Reihen gewinnt sofort.
rule-stalemate = Das Spiel ist auch vorbei, wenn alle nacheinander passen{ $exchange_resets ->
    [yes] , ohne eine Karte zu tauschen,
   *[no] { "" }
} oder wenn { $max_turns } Züge gespielt sind. { $stalemate ->
    [draw] Dann endet es unentschieden.
   *[leader] Dann gewinnt das Team mit den meisten Reihen. Bei Gleichstand an der Spitze endet es unentschieden.
}

rule-board = { $board ->
    [shuffled] Die Zahlen 1 bis 48 stehen je zweimal auf dem Plan, in gemischter Reihenfolge. Das ist Plan { $board_seed }.
    [spiral] Die Zahlen 1 bis 48 laufen zweimal spiralförmig über den Plan, von links oben nach innen.
    [custom] An diesem Tisch gibt es einen eigenen Plan. Die Zahlen 1 bis 48 stehen je zweimal auf dem Plan.
   *[standard] Der Plan hat zehn Zeilen mit zehn Feldern. Die Zahlen 1 bis 48 stehen je zweimal darauf, immer weit auseinander.
}
rule-sums = { $deck_level ->
    [1] Die Aufgaben sind leicht.
    [2] Die Aufgaben sind mittelschwer.
    [3] Die Aufgaben sind schwer.
    [mixed] Die Aufgaben reichen von leicht bis schwer.
    [plus] Alle Aufgaben sind Plusaufgaben.
    [minus] Alle Aufgaben sind Minusaufgaben.
    [times] Die Aufgaben sind aus dem Einmaleins. Für Zahlen, die darin nicht vorkommen, gibt es Plusaufgaben.
    [divided] Alle Aufgaben sind Geteiltaufgaben, die aufgehen.
    [all_four] Die Aufgaben mischen Plus, Minus, Mal und Geteilt.
   *[custom] An diesem Tisch gibt es eigene Aufgaben.
} Zu jeder Zahl gibt es zwei Karten{ $deck_level ->
    [custom] .
    [plus] .
    [minus] .
    [times] .
    [divided] .
    [all_four] .
   *[other] : eine mit Plus und eine mit Minus.
} Nur das Ergebnis zählt.
rule-plus = Plus: Leg einen Chip auf ein beliebiges freies Feld. Es gibt { $plus_cards ->
    [one] { $plus_cards } Pluskarte
   *[other] { $plus_cards } Pluskarten
}.
rule-minus = Minus: Entferne einen Chip eines anderen Teams, der nicht zu einer Reihe gehört. Damit ist dein Zug vorbei, und das Feld ist wieder für alle frei. Es gibt { $minus_cards ->
    [one] { $minus_cards } Minuskarte
   *[other] { $minus_cards } Minuskarten
}.
rule-chips = Jedes Team hat eine Farbe und eine Form und so viele Chips, wie es braucht. Ein Chip mit rauer Seite gehört zu einer Reihe.

rule-open = Alle sehen den Plan, { $open_discards ->
    [top] die oberste Karte jedes Ablagestapels
   *[all] alle abgelegten Karten
} und wie viele Karten jede Person auf der Hand hat. Du siehst nur deine eigene Hand{ $seats ->
    [2] { "" }
    [3] { "" }
   *[other] , nicht die der anderen in deinem Team
}. Nach dem Spiel werden alle Handkarten gezeigt.
rule-talk = { $table_talk ->
    [referee] Innerhalb eines Teams darf nicht über die Karten geredet werden. Wenn ein Team gegen diese Regel verstößt und gemeldet wird, geben alle in diesem Team eine Karte ab.
   *[off] Innerhalb eines Teams darf nicht geredet werden, deshalb ist der Chat bis zum Ende des Spiels geschlossen.
}
rule-aids = { $band_colours ->
    [yes] Karten und Felder sind in Gruppen von je acht Zahlen eingefärbt, damit sie leichter zu finden sind.
   *[no] Karten und Felder haben keine Farbgruppen.
} { $answer_aid ->
    [highlight] Wenn du eine Karte wählst, leuchten die Felder mit dem Ergebnis auf.
   *[self] Die Felder mit dem Ergebnis musst du selbst finden.
}
rule-by-seat = Jede Person kann andere Aufgaben und andere Hilfe bekommen, so können Kinder und Erwachsene zusammen spielen. Jede Karte hat für alle dasselbe Ergebnis. Eine gespielte Karte zeigt weiterhin die Aufgabe, die auf der Hand zu sehen war.
