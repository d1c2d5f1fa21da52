# Die Regeln von Synergy, zum Spielen. Die Argumente sind die Optionen des Tisches und seats.

rules-aim = Worum es geht
rules-round = Eine Runde
rules-goals = Die sieben Ziele
rules-actions = Aktionskarten
rules-challenges = Herausforderungen und Sonderkarten
rules-knowing = Wer was weiß

rule-team = Ihr gewinnt oder verliert die Mission gemeinsam. In jeder Runde spielen alle zwei Zahlen und ein Ziel. Deine beiden Zahlen ergeben deine Summe, und dein Ziel sagt, wie sie sich zu den Summen der anderen verhalten muss.
rule-mission = Auf der Missionskarte steht, wie viele Runden ihr schaffen müsst, wie viele Leben ihr habt, was ihr anfangs auf der Hand habt, wie viele ihr Ziel verfehlen dürfen und welche Aktionskarten und Herausforderungen im Spiel sind. Eine geschaffte Mission bringt ihre Sterne und eine Medaille: Gold ohne verlorenes Leben, Silber mit einem, sonst Bronze. Mit Regeln, die die Mission leichter machen, gibt es keine Medaille.{ $extra_lives ->
    [0] { "" }
    [one] { " " }Hier habt ihr { $extra_lives } Leben mehr.
   *[other] { " " }Hier habt ihr { $extra_lives } Leben mehr.
}{ $extra_failures ->
    [0] { "" }
   *[other] { " " }Eine Person mehr als angegeben darf ihr Ziel verfehlen.
}
rule-silence = Während einer Mission wird nicht geredet. { $pings_per_round ->
    [0] Auch Zeigen ist nicht erlaubt.
    [one] Einmal pro Runde darfst du auf etwas zeigen, das alle sehen.
   *[other] Bis zu { $pings_per_round }-mal pro Runde darfst du auf etwas zeigen, das alle sehen.
}
rule-ghost = Zu zweit gibt es einen dritten Platz, den Geist. Er spielt zwei zufällige Zahlen, und seine Summe zählt wie jede andere. Er hat kein Ziel, und Herausforderungen gelten für ihn nicht. Die Aktionskarten F, G und I wirken auch auf seine Zahl.

rule-hands = Deine ersten Zahlen und Ziele ziehst du aus deinen eigenen, gemischten Karten.{ $redraw_dead_hands ->
    [yes] { " " }Passen keine zwei deiner Zahlen zu den Herausforderungen, bekommst du eine neue Hand.
   *[no] { "" }
}
rule-order = Alle spielen eine Zahl, ein Ziel und eine letzte Zahl, oder erst das Ziel und dann zwei Zahlen, je nach Mission. Ihr wählt gleichzeitig und spielt verdeckt. Liegt die letzte Karte, werden alle aufgedeckt. Zurücknehmen kannst du eine Karte nicht.
rule-action-step = Vor der letzten Zahl dürft ihr die Aktionskarten der Mission nutzen. { $actions_per_seat_round ->
    [one] Alle dürfen eine pro Runde nutzen,
   *[other] Alle dürfen beliebig viele nutzen,
} und eine genutzte Karte ist für den Rest der Mission weg. Hat jemand eine genutzt, dürfen alle, die gepasst haben, noch einmal wählen.
rule-first-wish = { $action_order ->
    [leader] Wollen mehrere eine Karte nutzen, wählt ihr geheim. Die Wahl der Startperson kommt zuerst, dann reihum die der anderen. Nur die erste gilt, dann werden alle wieder gefragt. Nach jeder Runde wird Startperson, wer links von ihr sitzt.
   *[race] Wollen mehrere eine Karte nutzen, darf es die schnellste Person.
}
rule-sum = Dann spielen alle eine letzte Zahl. Zusammen mit der ersten muss sie die Herausforderungen erfüllen. Die beiden Zahlen ergeben deine Summe.
rule-check = Jetzt werden alle Ziele geprüft. Die Runde ist geschafft, wenn nicht mehr Personen ihr Ziel verfehlt haben, als die Mission erlaubt. Ist die Superkarte im Spiel, muss auch die Person, die sie hat, ihr Ziel erfüllt haben.
rule-lives = Schafft ihr genug Runden, gewinnt ihr die Mission. Jede andere Runde kostet ein Leben, und ohne Leben ist die Mission verloren.
rule-take-back = Nach einer geschafften Runde nehmen alle, die ihr Ziel erfüllt haben, eine ihrer beiden Zahlen zurück auf die Hand. Nach einer gescheiterten Runde tun das alle. Ihr wählt geheim, danach kennen alle die Karte.{ $keep_optional ->
    [yes] { " " }Du darfst auch nichts zurücknehmen.
   *[no] { "" }
}
rule-discards = Alle anderen Karten kommen offen in deine eigene Ablage. Dann ziehst du eine Zahl und ein Ziel, solange deine Stapel reichen. Beginnt jemand eine Runde mit weniger als zwei Zahlen, ist die Mission verloren.

rule-goal-cards = Alle haben dieselben sieben Ziele, jedes einmal. Deine Summe wird nur mit den Summen der anderen verglichen.
rule-goal-one-more = Eins mehr: Eine andere Summe ist um genau eins kleiner als deine.
rule-goal-one-less = Eins weniger: Eine andere Summe ist um genau eins größer als deine.
rule-goal-equal = Gleich: Jemand anderes hat dieselbe Summe wie du.
rule-goal-unique = Einmalig: Niemand sonst hat dieselbe Summe wie du.
rule-goal-between = Dazwischen: Deine Summe liegt zwischen den Summen links und rechts von dir{ $between ->
    [inclusive] {" "}oder ist gleich einer von beiden
   *[strict] {" "}und ist keiner von beiden gleich
}. Wer nicht gewertet wird, wird übersprungen.
rule-goal-second-highest = Zweithöchste Summe: Nur eine höhere Summe liegt auf dem Tisch. Gleiche Summen teilen sich einen Rang.
rule-goal-second-lowest = Zweitniedrigste Summe: Nur eine niedrigere Summe liegt auf dem Tisch. Gleiche Summen teilen sich einen Rang.

rule-action-a = A: Nimm eine Zahl aus deiner eigenen Ablage zurück auf die Hand.
rule-action-b = B: Tausch deine erste Zahl gegen eine andere aus der Hand. Alle sehen die neue und kennen die alte.
rule-action-c = C: Nimm zwei Zahlen aus deiner eigenen Ablage zurück auf die Hand.
rule-action-d = D: Tausch dein Ziel mit einem anderen. Sie müssen verschieden sein.
rule-action-e = E: Tausch zwei beliebige Ziele. Sie müssen verschieden sein.
rule-action-f = F: Eine der ersten Zahlen zählt in dieser Runde 1 mehr.
rule-action-g = G: Eine der ersten Zahlen zählt in dieser Runde 1 weniger.
rule-action-range = Mit F und G kann eine Zahl als 0 bis 6 zählen.
rule-action-range-short = Auch mit F und G bleibt eine Zahl zwischen 1 und 5.
rule-action-h = H: In dieser Runde darf eine Person mehr ihr Ziel verfehlen. Mit der Super- oder Hyperkarte darfst du H nicht nutzen.
rule-action-i = I: Tausch zwei der ersten Zahlen, mitsamt den Änderungen durch F und G.
rule-action-j = J: Du wirst in dieser Runde nicht gewertet. Dein Ziel ist weder erfüllt noch verfehlt, und deine Summe zählt für niemanden. { $ignored_exempt ->
    [yes] Du darfst jede letzte Zahl spielen.
   *[no] Die Herausforderungen gelten für dich trotzdem.
} Mit der Super- oder Hyperkarte darfst du J nicht nutzen.

rule-limits = Kannst du mit deiner letzten Zahl die Herausforderungen erfüllen, musst du es tun. Kann es jemand nicht, ist die Mission verloren. Heb dir also eine passende Zahl auf.
rule-challenge-min5 = Mindestens 5: Deine Summe muss mindestens 5 sein.
rule-challenge-max7 = Höchstens 7: Deine Summe darf höchstens 7 sein.
rule-challenge-nodbl = Keine Doppelten: Deine beiden Zahlen müssen verschieden sein.
rule-challenge-lohi = Aufsteigend: Deine letzte Zahl muss höher als die erste { $order_limits ->
    [or_equal] oder gleich sein
   *[strict] sein
}.
rule-challenge-hilo = Absteigend: Deine letzte Zahl muss niedriger als die erste { $order_limits ->
    [or_equal] oder gleich sein
   *[strict] sein
}.
rule-challenge-even2 = Gerade: { $even_odd ->
    [one_each] Eine deiner Zahlen muss gerade und die andere ungerade sein.
   *[second] Deine letzte Zahl muss gerade sein.
}
rule-challenge-odd2 = Ungerade: { $even_odd ->
    [one_each] Eine deiner Zahlen muss gerade und die andere ungerade sein.
   *[second] Deine letzte Zahl muss ungerade sein.
}
rule-challenge-diff = Differenz: Die Differenz deiner Zahlen zählt, nicht ihre Summe.
rule-challenge-dbl3 = Doppelt plus 3: Haben beide Zahlen dieselbe Farbe und denselben Wert, kommen 3 dazu.
rule-challenge-passn = Zahl weitergeben: Alle geben ihre erste Zahl nach { $pass_number_dir ->
    [right] rechts
   *[left] links
}. Alle Karten wechseln gleichzeitig.
rule-challenge-passg = Ziel weitergeben: Alle geben ihr Ziel nach { $pass_goal_dir ->
    [left] links
   *[right] rechts
}. Alle Karten wechseln gleichzeitig.
rule-super = Superkarte: Die Runde zählt nur, wenn die Person mit dieser Karte ihr Ziel erfüllt. { $super_hyper ->
    [chosen] Wer sie hat, wurde vor dem Spiel festgelegt.
    [group] Vor dem Austeilen stimmt die Gruppe ab, wer sie bekommt.
   *[random] Wer sie hat, entscheidet der Zufall, und zwar für die ganze Mission.
}
rule-hyper = Hyperkarte: Verfehlt die Person mit dieser Karte ihr Ziel, ist die Mission sofort verloren. { $super_hyper_same_seat ->
    [yes] Eine Person kann beide Karten haben.
   *[no] Super- und Hyperkarte gehen an verschiedene Personen.
}

rule-numbers = Jede Farbe hat zehn Zahlen: 1 bis 5, je zweimal. Alle haben eine eigene Farbe. Eine Zahl, die du von anderen bekommen hast, behält ihre Farbe.
rule-hidden = Du siehst nur deine eigene Hand. Solange Aktionskarten genutzt werden können, sehen alle, wie viele noch überlegen, aber nicht, wer.
rule-open = Alle gespielten und abgelegten Karten sind offen, ebenso Zahlen, die vor aller Augen zurück auf eine Hand gegangen sind.{ $card_counter ->
    [yes] { " " }Der Bildschirm zeigt, welche Zahlen jeder Farbe noch niemand gesehen hat.
   *[no] { "" }
} Nach der Mission werden alle Handkarten gezeigt.
