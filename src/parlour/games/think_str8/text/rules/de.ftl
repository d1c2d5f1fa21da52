# Die Regeln von Think Str8!, zum Spielen. Die Argumente sind die Optionen des Tisches und seats.

rules-aim = Das Ziel
rules-round = Eine Runde
rules-end = Das Ende
rules-parts = Karten, Wettstreifen und Steine
rules-knowing = Wer was weiß

rule-goal = Du siehst alle Karten außer deinen eigenen. Gib Tipps auf die Summe deiner Karten ab und finde heraus, welche du hast. Richtige Tipps bringen deinen Stein auf der Punkteleiste voran. Nach den Schlusstipps gewinnt der Stein, der am weitesten vorn steht.
rule-cards = Alle haben von jeder Farbe eine Karte auf einem Kartenhalter, der von ihnen wegzeigt. Du kennst die Farben deiner Karten, aber nicht die Zahlen. Es gibt immer vier Kartenhalter. Auf neutralen Kartenhaltern bleiben die Karten das ganze Spiel über gleich, und alle sehen sie.
rule-intro = Das ist das Einführungsspiel mit fünf Farben und ohne graue Karten.
rule-rounds = Das Spiel dauert { $rounds ->
    [usual] { $seats ->
        [2] zehn
        [3] neun
       *[4] acht
    } Runden
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}. Danach kommen die Schlusstipps.

rule-order = Wer ganz hinten liegt, würfelt. Gespielt wird von hinten nach vorn. Wenn mehrere Steine auf einem Feld stehen, gilt der oberste als der hinterste. Wenn Steine ziehen, ändert sich die Reihenfolge erst in der nächsten Runde.
rule-throw = Wer ganz hinten liegt, wirft drei Würfel mit je einer Seite in jeder Farbe. { $die_turns ->
    [0] Die Würfel bleiben, wie sie sind.
    [one] Wer gewürfelt hat, darf danach einen Würfel auf eine andere Farbe drehen.
   *[other] Wer gewürfelt hat, darf danach bis zu { $die_turns }-mal einen Würfel auf eine andere Farbe drehen.
} Eine Farbe kann auch zwei- oder dreimal vorkommen.
rule-grey = Es gibt keine grauen Karten. { $intro_grey ->
    [may_stay] Ein grauer Würfel darf kostenlos auf eine der fünf Farben gedreht werden. Ein Würfel, der grau bleibt, zählt als 0.
   *[must_turn] Ein grauer Würfel muss auf eine der fünf Farben gedreht werden. Das kostet nichts.
}
rule-tokens = Der Reihe nach nehmen alle einen der freien Wettstreifen. Passen darfst du nicht. Je weniger Felder ein Streifen bedeckt, desto mehr Punkte bringt er.
rule-place = Leg deinen Streifen auf die Felder deiner Wettleiste, auf denen du deine Summe vermutest. { $placement ->
    [sequential] Du legst deinen Streifen offen, gleich nachdem du ihn genommen hast.
   *[simultaneous] Alle legen ihren Streifen verdeckt, und am Ende werden alle zusammen aufgedeckt. Bis dahin darfst du deinen Streifen zurücknehmen.
}
rule-sum = Deine Summe ergibt sich aus deinen Karten in den drei gewürfelten Farben. Eine Farbe, die zweimal vorkommt, zählt doppelt. Die Summen reichen von 0 bis 21.
rule-right = Wenn dein Streifen deine Summe bedeckt, zieht dein Stein so viele Felder vor, wie der Streifen Punkte bringt. Geprüft wird { $check_order ->
    [clockwise] im Uhrzeigersinn ab der Person, die gewürfelt hat.
   *[track] von hinten nach vorn.
}
rule-wrong = Sonst bleibt dein Stein stehen, und alle erfahren, ob der Tipp zu hoch oder zu niedrig war.{ $smallest_hint ->
    [yes] { "" }
   *[no] { " " }Beim kürzesten Streifen erfahren alle nur, dass der Tipp falsch war.
}
rule-exchange = Nach einem falschen Tipp { $exchange ->
    [optional] darfst
   *[mandatory] musst
} du eine Karte abgeben. Alle sehen die Karte, auch du, und sie bleibt offen liegen. Dafür bekommst du eine neue Karte derselben Farbe, die nur die anderen sehen. { $exchange_colours ->
    [thrown] Die abgegebene Karte muss wenn möglich eine gewürfelte Farbe haben.
   *[any] Du wählst die Farbe selbst, aber der Stapel dieser Farbe darf nicht leer sein.
}{ $exchange_last_round ->
    [yes] { "" }
   *[no] { " " }In der letzten Runde wird nicht getauscht.
}

rule-final = Nach der letzten Runde geben alle geheim zu jeder ihrer Karten einen Tipp mit einer, zwei oder drei Zahlen ab. Du musst zu jeder Farbe einen Tipp abgeben. Dann wird alles aufgedeckt.
rule-final-points = Ein richtiger Tipp auf eine Zahl bringt { SIGNED($final_one) }, auf zwei Zahlen { SIGNED($final_two) }, auf drei Zahlen { SIGNED($final_three) }. Ein falscher Tipp bringt { SIGNED($final_wrong) }. Danach zieht dein Stein um die Summe dieser Punkte vor oder zurück.
rule-winner = Der Stein, der am weitesten vorn steht, gewinnt. { $tie_break ->
    [shared] Wenn mehrere Steine ganz vorn stehen, gewinnen alle.
   *[stack] Wenn mehrere Steine ganz vorn stehen, gewinnt der unterste.
}

rule-colours = Jede Farbe hat die Zahlen 0 bis 7, je einmal. Eine Karte jeder Farbe ist aus dem Spiel, und niemand hat sie gesehen. Vier Karten stehen auf den Kartenhaltern, drei liegen im Stapel der Farbe. Eine Zahl, die du anderswo siehst, kannst du also nicht haben.
rule-token-points = Es gibt sieben Wettstreifen für ein bis sieben Felder. Vom kürzesten bis zum längsten bringen die Streifen so viele Punkte: { $token_set ->
    [linear8] 7, 6, 5, 4, 3, 2 und 1
    [linear9] 8, 7, 6, 5, 4, 3 und 2
    [linear11] 10, 9, 8, 7, 6, 5 und 4
    [linear12] 11, 10, 9, 8, 7, 6 und 5
    [curved] 8, 6, 5, 4, 3, 3 und 2
   *[linear10] 9, 8, 7, 6, 5, 4 und 3
}.
rule-token-own = An diesem Tisch gibt es eigene Wettstreifen. Die Streifen bedecken { $token_size_0 }, { $token_size_1 }, { $token_size_2 }, { $token_size_3 }, { $token_size_4 }, { $token_size_5 } und { $token_size_6 } Felder. In derselben Reihenfolge bringen die Streifen { $token_points_0 }, { $token_points_1 }, { $token_points_2 }, { $token_points_3 }, { $token_points_4 }, { $token_points_5 } und { $token_points_6 } Punkte.
rule-stones = Alle Steine starten auf demselben Feld, { $initial_stack ->
    [seat] der von Platz 1 zuunterst.
   *[random] zufällig gestapelt.
} Ein Stein zieht allein und landet auf seinem neuen Feld ganz oben. { $track_floor ->
    [start] Kein Stein fällt hinter den Start zurück.
   *[none] Steine können hinter den Start zurückfallen.
}
rule-pad = Dein Block zeigt, welche Zahlen du haben kannst. Eine schwarze Zahl hast du sicher nicht, weil du sie anderswo siehst oder weil sie abgegeben wurde. Deine eigenen Kreuze und Kreise siehst nur du. An diesem Tisch { $assist_max ->
    [0] hilft dir der Block sonst nicht.
    [1] kann der Block auch deine Tipps und ihre Ergebnisse zeigen.
    [2] kann der Block auch deine Tipps und ihre Ergebnisse zeigen und unmögliche Zahlen markieren.
   *[3] kann dir der Block auch bei allem anderen helfen, sogar mit Wahrscheinlichkeiten.
}

rule-open = Alle sehen die Würfel, die Steine, die genommenen Streifen, alle Ergebnisse, die abgegebenen Karten und wie viele Karten jeder Stapel hat. Niemand weiß, welche Karten in den Stapeln liegen oder aus dem Spiel sind. Am Ende wird alles gezeigt.
rule-spectators = { $spectators ->
    [all_cards] Das Publikum sieht alle Karten.
    [none] Das Publikum sieht gar nichts.
   *[public] Das Publikum sieht, was alle am Tisch sehen, aber keine Karten der Mitspielenden.
}
