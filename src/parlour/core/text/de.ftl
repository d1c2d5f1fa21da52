# Warum sich eine gespeicherte Partie nicht lesen oder abspielen lässt.

## Die Datei

refusal-record-first-line = Das ist keine gespeicherte Partie: Die erste Zeile muss „{ $title }“ lauten.
refusal-record-cut-off = Die Datei bricht nach Zeile { $line } ab: Die Zeile „end …“ fehlt.
refusal-record-no-actions = Die Zeile „actions“ fehlt.
refusal-record-no-result = In Zeile { $line } muss das Ergebnis stehen, nicht „{ $text }“.
refusal-record-edited = Die Datei wurde verändert: Die letzte Zeile passt nicht zum Rest.
refusal-record-not-text = Das ist keine gespeicherte Partie, denn es ist kein Text.
refusal-record-unreadable = Die Datei lässt sich nicht lesen ({ $why }).

## Der Kopf

refusal-record-header-line = Zeile { $line } gehört nicht in den Kopf: „{ $text }“.
refusal-record-header-missing = Im Kopf fehlt die Zeile „{ $key }“.
refusal-record-header-number = „{ $key }“ muss eine ganze Zahl sein, nicht „{ $text }“.
refusal-record-header = Der Kopf stimmt nicht. { $why }
refusal-record-value = Der Wert in Zeile { $line } lässt sich nicht lesen: „{ $text }“.
refusal-record-position = Zeile { $line }: Eine Stellung muss aus Feldnamen und Werten bestehen.
refusal-record-seed = Der Startwert muss eine ganze Zahl oder Text in Anführungszeichen sein, nicht „{ $text }“.
refusal-record-game = Das ist eine Partie „{ $game }“, und dieses Spiel ist hier nicht installiert.
refusal-record-version = { $game } hat keine Regelversion { $version }, nur { LIST($known) }.
refusal-record-players = { $game } ist für { LIST($allowed, type: "or") } Personen, nicht für { $seats }.
refusal-record-option = { $game } hat keine Option „{ $option }“.
refusal-record-option-value = „{ $text }“ ist für { $option } nicht erlaubt.

## Die Aktionen

refusal-record-action-line = Zeile { $line } ist keine Aktion: „{ $text }“. Eine Aktion besteht aus Platz, Nummer und Wörtern.
refusal-record-start = Die Ausgangsstellung lässt sich nicht aufbauen. { $why }
refusal-record-illegal = Aktion { $number } lässt sich nicht abspielen, denn { $seat ->
    [-1] das Spiel
   *[other] Platz { $seat }
} kann das an dieser Stelle nicht tun.
refusal-record-action = Aktion { $number } lässt sich nicht abspielen. { $why }
refusal-record-result = Laut Datei endet die Partie mit „{ $text }“, tatsächlich aber mit „{ $replayed }“.
