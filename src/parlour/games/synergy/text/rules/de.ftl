# Die Regeln von Synergy, zum Spielen. Die Argumente sind die Optionen des Tisches und seats.

rules-aim = Worum es geht
rules-round = Eine Runde
rules-goals = Die sieben Ziele
rules-actions = Aktionskarten
rules-challenges = Herausforderungen und Sonderkarten
rules-knowing = Wer was weiß

rule-team = Ihr gewinnt oder verliert die Mission gemeinsam. In jeder Runde spielen alle zwei Zahlen und ein Ziel. Deine beiden Zahlen ergeben deine Summe, und dein Ziel sagt, wie sie sich zu den Summen der anderen verhalten muss.
rule-mission = Auf der Missionskarte steht, wie viele Runden ihr schaffen müsst, wie viele Leben ihr habt und wie viele Personen ihr Ziel verfehlen dürfen. Die Missionskarte nennt auch die Anzahl der Handkarten, die Aktionskarten und die Herausforderungen. Für eine geschaffte Mission bekommt ihr ihre Sterne und eine Medaille: Gold ohne verlorenes Leben, Silber mit einem, sonst Bronze. Mit Regeln, die die Mission leichter machen, gibt es keine Medaille.{ $extra_lives ->
    [0] { "" }
    [one] { " " }Hier habt ihr { $extra_lives } Leben mehr.
   *[other] { " " }Hier habt ihr { $extra_lives } Leben mehr.
}{ $extra_failures ->
    [0] { "" }
   *[other] { " " }Hier darf eine Person mehr ihr Ziel verfehlen, als auf der Missionskarte steht.
}
rule-silence = Während einer Mission dürft ihr nicht reden. { $pings_per_round ->
    [0] Auch Zeigen ist nicht erlaubt.
    [one] Einmal pro Runde darfst du auf etwas zeigen, das alle sehen.
   *[other] Bis zu { $pings_per_round }-mal pro Runde darfst du auf etwas zeigen, das alle sehen.
}
rule-ghost = Zu zweit gibt es einen dritten Platz, den Geist. Der Geist spielt zwei zufällige Zahlen, und seine Summe zählt wie jede andere. Der Geist hat kein Ziel, und Herausforderungen gelten für ihn nicht. Die Aktionskarten F, G und I könnt ihr auch für die erste Zahl des Geistes nutzen.

rule-hands = Deine ersten Zahlen und Ziele ziehst du aus deinen eigenen, gemischten Karten.{ $redraw_dead_hands ->
    [yes] { " " }Wenn keine zwei deiner Zahlen die Herausforderungen erfüllen können, bekommst du eine neue Hand.
   *[no] { "" }
}
rule-order = Alle spielen eine Zahl, ein Ziel und eine letzte Zahl, in manchen Missionen auch erst das Ziel und dann zwei Zahlen. Ihr wählt gleichzeitig und spielt verdeckt. Sobald die letzte Karte liegt, werden alle Karten aufgedeckt. Du kannst keine Karte zurücknehmen.
rule-action-step = Vor der letzten Zahl dürft ihr die Aktionskarten der Mission nutzen. { $actions_per_seat_round ->
    [one] Alle dürfen pro Runde eine Karte nutzen,
   *[other] Alle dürfen beliebig viele Karten nutzen,
} und eine genutzte Karte ist für den Rest der Mission weg. Wer gepasst hat, darf noch einmal wählen, sobald jemand eine Karte genutzt hat.
rule-first-wish = { $action_order ->
    [leader] Alle wählen geheim, ob sie eine Karte nutzen. Die Startperson hat Vorrang, danach geht es reihum. Nur die erste gewählte Karte wird genutzt, dann wählen alle noch einmal. Nach jeder Runde wird die Person links von der Startperson zur neuen Startperson.
   *[race] Wenn mehrere eine Karte nutzen wollen, ist die schnellste Person zuerst dran.
}
rule-sum = Dann spielen alle eine letzte Zahl. Die letzte Zahl muss zusammen mit der ersten die Herausforderungen erfüllen. Die beiden Zahlen ergeben deine Summe.
rule-check = Jetzt werden alle Ziele geprüft. Die Runde ist geschafft, wenn nicht mehr Personen ihr Ziel verfehlt haben, als die Mission erlaubt. Wenn die Superkarte im Spiel ist, muss auch die Person mit dieser Karte ihr Ziel erfüllt haben.
rule-lives = Wenn ihr genug Runden schafft, gewinnt ihr die Mission. Jede gescheiterte Runde kostet ein Leben, und ohne Leben ist die Mission verloren.
rule-take-back = Nach einer geschafften Runde nehmen alle, die ihr Ziel erfüllt haben, eine ihrer beiden Zahlen zurück auf die Hand. Nach einer gescheiterten Runde nehmen alle eine ihrer Zahlen zurück. Ihr wählt geheim, aber danach kennen alle die Karte.{ $keep_optional ->
    [yes] { " " }Du darfst auch darauf verzichten, eine Zahl zurückzunehmen.
   *[no] { "" }
}
rule-discards = Die anderen Karten vor dir kommen offen in deine Ablage. Dann ziehst du eine Zahl und ein Ziel, solange deine Stapel reichen. Wenn jemand eine Runde mit weniger als zwei Zahlen beginnt, ist die Mission verloren.

rule-goal-cards = Alle haben dieselben sieben Ziele, jedes einmal. Deine Summe wird nur mit den Summen der anderen verglichen.
rule-goal-one-more = Eins mehr: Eine andere Summe ist um genau eins kleiner als deine.
rule-goal-one-less = Eins weniger: Eine andere Summe ist um genau eins größer als deine.
rule-goal-equal = Gleich: Jemand anderes hat dieselbe Summe wie du.
rule-goal-unique = Einmalig: Niemand sonst hat dieselbe Summe wie du.
rule-goal-between = Dazwischen: Deine Summe liegt zwischen den Summen links und rechts von dir{ $between ->
    [inclusive] {" "}oder gleicht einer der beiden
   *[strict] {" "}und gleicht keiner der beiden
}. Wenn jemand neben dir in dieser Runde nicht gewertet wird, zählt stattdessen die nächste Person.
rule-goal-second-highest = Zweithöchste Summe: Auf dem Tisch gibt es nur eine höhere Summe. Gleiche Summen teilen sich einen Rang.
rule-goal-second-lowest = Zweitniedrigste Summe: Auf dem Tisch gibt es nur eine niedrigere Summe. Gleiche Summen teilen sich einen Rang.

rule-action-a = A: Nimm eine Zahl aus deiner eigenen Ablage zurück auf die Hand.
rule-action-b = B: Tausch deine erste Zahl gegen eine andere aus der Hand. Alle sehen die neue Zahl und wissen, dass du die alte auf der Hand hast.
rule-action-c = C: Nimm zwei Zahlen aus deiner eigenen Ablage zurück auf die Hand.
rule-action-d = D: Tausch dein Ziel mit dem einer anderen Person. Die beiden Ziele müssen verschieden sein.
rule-action-e = E: Tausch zwei beliebige Ziele. Die beiden Ziele müssen verschieden sein.
rule-action-f = F: Erhöhe für diese Runde eine der ersten Zahlen um 1.
rule-action-g = G: Verringere für diese Runde eine der ersten Zahlen um 1.
rule-action-range = Mit F und G kann eine Zahl einen Wert von 0 bis 6 bekommen.
rule-action-range-short = Auch mit F und G bleibt eine Zahl zwischen 1 und 5.
rule-action-h = H: In dieser Runde darf eine Person mehr ihr Ziel verfehlen. Wer die Super- oder Hyperkarte hat, darf H nicht nutzen.
rule-action-i = I: Tausch zwei der ersten Zahlen, mitsamt den Änderungen durch F und G.
rule-action-j = J: Du wirst in dieser Runde nicht gewertet. Dein Ziel ist weder erfüllt noch verfehlt, und deine Summe zählt für die anderen nicht. { $ignored_exempt ->
    [yes] Du darfst eine beliebige letzte Zahl spielen.
   *[no] Die Herausforderungen gelten für dich trotzdem.
} Wer die Super- oder Hyperkarte hat, darf J nicht nutzen.

rule-limits = Wenn du mit deiner letzten Zahl die Herausforderungen erfüllen kannst, musst du es tun. Wenn jemand die Herausforderungen nicht erfüllen kann, ist die Mission verloren. Heb dir also eine passende Zahl auf.
rule-challenge-min5 = Mindestens 5: Deine Summe muss mindestens 5 sein.
rule-challenge-max7 = Höchstens 7: Deine Summe darf höchstens 7 sein.
rule-challenge-nodbl = Keine Doppelten: Deine beiden Zahlen müssen verschieden sein.
rule-challenge-lohi = Aufsteigend: Deine letzte Zahl { $order_limits ->
    [or_equal] darf nicht niedriger
   *[strict] muss höher
} sein als die erste.
rule-challenge-hilo = Absteigend: Deine letzte Zahl { $order_limits ->
    [or_equal] darf nicht höher
   *[strict] muss niedriger
} sein als die erste.
rule-challenge-even2 = Gerade: { $even_odd ->
    [one_each] Eine deiner Zahlen muss gerade und die andere ungerade sein.
   *[second] Deine letzte Zahl muss gerade sein.
}
rule-challenge-odd2 = Ungerade: { $even_odd ->
    [one_each] Eine deiner Zahlen muss gerade und die andere ungerade sein.
   *[second] Deine letzte Zahl muss ungerade sein.
}
rule-challenge-diff = Differenz: Die Differenz deiner Zahlen zählt, nicht ihre Summe.
rule-challenge-dbl3 = Doppelt plus 3: Wenn beide Zahlen dieselbe Farbe und denselben Wert haben, erhöht sich deine Summe um 3.
rule-challenge-passn = Zahl weitergeben: Alle geben ihre erste Zahl nach { $pass_number_dir ->
    [right] rechts
   *[left] links
} weiter. Alle Karten werden gleichzeitig weitergegeben.
rule-challenge-passg = Ziel weitergeben: Alle geben ihr Ziel nach { $pass_goal_dir ->
    [left] links
   *[right] rechts
} weiter. Alle Karten werden gleichzeitig weitergegeben.
rule-super = Superkarte: Die Runde zählt nur, wenn die Person mit dieser Karte ihr Ziel erfüllt. { $super_hyper ->
    [chosen] Vor dem Spiel wurde festgelegt, wer diese Karte hat.
    [group] Vor dem Austeilen stimmt die Gruppe ab, wer diese Karte bekommt.
   *[random] Der Zufall entscheidet, wer diese Karte für die ganze Mission bekommt.
}
rule-hyper = Hyperkarte: Die Mission ist sofort verloren, wenn die Person mit dieser Karte ihr Ziel verfehlt. { $super_hyper_same_seat ->
    [yes] Eine Person kann beide Karten haben.
   *[no] Super- und Hyperkarte gehen an verschiedene Personen.
}

rule-numbers = Jede Farbe hat zehn Zahlen: 1 bis 5, je zweimal. Alle haben eine eigene Farbe. Eine Zahl, die du von anderen bekommen hast, behält ihre Farbe.
rule-hidden = Du siehst nur deine eigene Hand. Bei den Aktionskarten sehen alle, wie viele Personen noch überlegen, aber nicht, wer es ist.
rule-open = Alle sehen die abgelegten und die aufgedeckten Karten und wissen, welche Zahlen auf eine Hand zurückgekommen sind.{ $card_counter ->
    [yes] { " " }Der Bildschirm zeigt, welche Zahlen jeder Farbe noch niemand gesehen hat.
   *[no] { "" }
} Nach der Mission werden alle Handkarten gezeigt.
