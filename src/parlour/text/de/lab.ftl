# Was parlour lab sagt, und die Berichte der Studien.

## Zahlen

sign-decimal = ,
sign-group = .

games = { $count ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
cells = { $cells ->
    [one] { $cells } Einstellung
   *[other] { $cells } Einstellungen
}
players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}, { LIST($bots) }

## Was sich ändert

vary-seats = Personenzahl
vary-bots = Bots
vary-preset = Variante
vary-material = Eigene Inhalte
against = { $above } gegen { LIST($below) }
setting = { $name }: { $value }

## Während eine Studie läuft

progress-compiling = { $game } wird für Studien kompiliert. Das dauert ein bis zwei Minuten und passiert nur einmal.
progress = { $done } von { $total } Partien mit { cells }, { $rate } pro Sekunde{ $unit ->
    [seconds] , noch { $left } s
    [minutes] , noch { $left } min
    [hours] , noch { $left } h
   *[none] { "" }
}
progress-until = { games } mit { cells }, { $rate } pro Sekunde, bis die Fehlerspanne ±{ $error } beträgt
stopped = Angehalten. Die bisherigen Partien sind in { $folder } gespeichert. Zum Fortsetzen: { $command }
saved = Gespeichert in { $folder }. Zum Ansehen: { $command }
wrote = Bericht gespeichert als { $file }.

## Ergebnisse im Terminal

line = { $cell }: { games }, { $rates }, { $decisions } Entscheidungen
line-won = Siege: { $rate }
line-seats = Siege pro Person: { $rates }
race = { $cell }: { games }, typische Dauer { $median } s (80 % dauern { $low } bis { $high } s)
race-level = { $level }: { $rate ->
    [none] { "" }
   *[other] Siege { $rate },{ " " }
}erste Aktion nach { $first } s, danach alle { $every } s
compare = { $cell } im Vergleich mit { $base }:
compare-none = keine gemeinsamen Partien
compare-rest = Alle anderen Kennzahlen unterscheiden sich nicht signifikant.
compared = { $figure }: { $first } → { $second }, Unterschied { $by } ({ $low } bis { $high }), p { $p }
trying = ({ $done } von { $count }) { $line }
tried = { $value }: { $rate } ({ $low } bis { $high }) in { games }
tried-inside = { $value } ergibt { $rate } und weicht damit höchstens { $tolerance } von { $wanted } ab.
tried-unsure = { $value } kommt dem Zielwert { $wanted } mit { $rate } am nächsten. Ob die Abweichung höchstens { $tolerance } beträgt, ist aber nicht sicher. Erlaube mit --games mehr Partien.
tried-outside = { $wanted } lässt sich mit diesen Werten nicht erreichen. { $value } kommt dem Zielwert mit { $rate } am nächsten.
missions-progress = { $found } von { $count } gefunden, { $tried } Entwürfe probiert
missions-found = { $name }: { $rates } ({ $file })
missions-rate = { $level } { $rate } ({ $low } bis { $high })
missions-few = Nach { $tried } Entwürfen sind erst { $found } von { $count } Missionen gefunden. Wähle mit --wins einen breiteren Bereich oder erlaube mit --drafts mehr Entwürfe.
missions-saved = { $count ->
    [one] { $count } Mission gespeichert.
   *[other] { $count } Missionen gespeichert.
} Spiel sie mit --material oder leg sie auf dem Server in den Ordner für eigene Inhalte.

## Zahlen einer Studie

figure-won = Gewonnene Partien
figure-player = Person { $number }
figure-seat = Gewonnene Partien von Person { $number }
figure-together = Alle zusammen
figure-length = Entscheidungen pro Partie
figure-choices = Erlaubte Züge pro Entscheidung
figure-lead_changes = Führungswechsel pro Partie
figure-decided = Wie weit die Partie war, als die Entscheidung fiel
figure-drawn = Unentschiedene Partien
figure-edge = Startvorteil
figure-team = Team { $team }
group-won = Gewonnene Partien
group-seats = Gewonnene Partien nach Person
group-teams = Gewonnene Partien nach Team
group-levels = Gewonnene Partien pro Person, nach Stufe
group-reasons = Wie die Partien endeten
group-rhythm = Spielverlauf
group-shares = Anteile
group-counts = Durchschnittswerte

## Der Bericht

report-title = { $game }: eine Studie
report-lab = Labor
report-noscript = Die Diagramme auf dieser Seite werden mit einem Skript gezeichnet. Um die Diagramme zu sehen, erlaube Skripte.
report-command = Befehl für dieselben Partien
report-empty = Es wurden noch keine Partien gespielt.
report-headline-games = { $count ->
    [one] Partie
   *[other] Partien
}{ $cells ->
    [one] { "" }
   *[other] { " " }mit { $cells } Einstellungen
}
report-headline-won = gewonnen (95-%-Intervall: { $low } bis { $high })
report-headline-least = am seltensten gewonnen: { $cell }
report-headline-most = am häufigsten gewonnen: { $cell }
report-headline-edge = Startvorteil (95-%-Intervall: { $low } bis { $high }){ $cell ->
    [none] { "" }
   *[other] , { $cell }
}
report-headline-length = Entscheidungen pro Partie
report-findings = Was einen Unterschied macht
report-findings-about = Die größten Effekte stehen oben.{ $several ->
    [yes] { " " }Jeder Effekt ist über alle anderen geänderten Einstellungen gemittelt.
   *[no] { "" }
} Die Intervalle berücksichtigen, wie viele Werte verglichen wurden. Unterschiede, die leicht Zufall sein könnten, sind weggelassen.
report-findings-none = Alle Unterschiede lassen sich durch Zufall erklären. Mit mehr Partien könnten sich kleinere Unterschiede zeigen.
report-constant = In jeder Partie gleich
finding = { $way ->
    [up] Anstieg
   *[down] Rückgang
} von { $first } ({ $one }) auf { $second } ({ $other }), ein Unterschied von { $by }{ $unit ->
    [points] { " " }Prozentpunkten
   *[number] { "" }
}{ $exact ->
    [yes] { "" }
   *[no] { " " }(95-%-Intervall: { $low } bis { $high })
}.
finding-size = { $size ->
    [large] Großer Effekt: { $value } Standardabweichungen.
    [medium] Mittlerer Effekt: { $value } Standardabweichungen.
    [small] Kleiner Effekt: { $value } Standardabweichungen.
    [always] Das gilt für jede Partie.
   *[slight] Sehr kleiner Effekt: { $value } Standardabweichungen.
}
report-side-by-side = Die Einstellungen im Vergleich
report-show = Anzeigen
report-along = Nach
report-how = Wähle einen Punkt oder eine Tabellenzeile, um unten die Einstellung zu sehen.
report-as-table = Als Tabelle
report-cell = Einstellung
report-games = Partien
report-interval = 95-%-Intervall
report-range = { $low } bis { $high }
report-between = { $value } (95-%-Intervall: { $low } bis { $high })
report-plot = { $figure }, nach { $setting }
report-plot-cells = { $figure }, nach Einstellung
report-no-figure = Zu dieser Kennzahl gibt es keine Daten.
report-about = { $games }, { players }{ $rotates ->
    [yes] , mit wechselnden Plätzen
   *[no] { "" }
}
report-length = Länge der Partien (in Entscheidungen)
report-decided = Letzter Führungswechsel (Anteil der bis dahin gespielten Partie)
report-bar = { $range }: { $share } der Partien
report-ladder = Die Stufen im Vergleich
report-ladder-together = Um wie viel öfter ein Tisch mit stärkeren Bots bei gleichen Karten gewinnt. Die gestrichelten Linien zeigen, wo es keinen Unterschied gibt.
report-ladder-against = Wie viele der entschiedenen Partien die stärkeren Bots gewinnen. Die gestrichelten Linien zeigen, welchen Anteil der Plätze die stärkeren Bots besetzen. Genauso hoch wäre ihr Anteil an den Siegen, wenn alle Bots gleich stark wären.
report-rung-together = { $above } statt { $below }{ $where ->
    [none] { "" }
   *[other] , { $where }
}
report-rung-against = { $above } gegen { $below }{ $where ->
    [none] { "" }
   *[other] , { $where }
}
report-foot = Startwert { $seed }. Jedes Intervall enthält in 95 von 100 Studien den wahren Wert. Die Zahlen gelten für diese Bots, nicht für Menschen.
