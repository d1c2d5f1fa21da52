# Warum eine Datei mit eigenen Inhalten oder ihre Verwendung am Tisch abgelehnt wird; jedes Spiel hat dazu eigene Gründe.

flaw = { $line ->
    [0] { $file }: { $why }
   *[other] { $file }, Zeile { $line }: { $why }
}

## In der Datei

refusal-file-no-key = „{ $text }“ steht vor dem ersten Schlüssel. Beginne mit „game: NAME“.
refusal-file-key-twice = „{ $key }“ steht schon in Zeile { $first }. Lösch eine der beiden Angaben.
refusal-file-key-empty = „{ $key }“ braucht einen Wert.
refusal-file-key-missing = Die Zeile „{ $key }: …“ fehlt.
refusal-file-key-unknown = Unbekannter Schlüssel „{ $key }“. Wähle { LIST($known, type: "or") }{ did-you-mean }.
refusal-file-one-line = „{ $key }“ darf nur eine Zeile haben. „{ $text }“ ist zu viel.
refusal-file-one-number = „{ $key }“ braucht eine einzelne ganze Zahl, nicht { $count } Wörter.
refusal-file-choice = „{ $text }“ ist für „{ $key }“ nicht erlaubt. Wähle { LIST($known, type: "or") }{ did-you-mean }.
refusal-file-number = „{ $text }“ ist keine ganze Zahl von { $low } bis { $high }.
refusal-file-name-long = Ein Name darf höchstens { $most } Zeichen lang sein.
refusal-file-game = Unbekanntes Spiel „{ $text }“. Wähle { LIST($known, type: "or") }{ did-you-mean }.
refusal-file-no-kinds = { $game } unterstützt keine eigenen Inhalte.
refusal-file-more = { $count ->
    [one] Dazu kommt 1 weiterer Fehler.
   *[other] Dazu kommen { $count } weitere Fehler.
}

## Die Datei selbst

refusal-file-not-regular = Das ist keine gewöhnliche Datei.
refusal-file-large = Die Datei ist zu groß. Sie darf höchstens { $most } KiB groß sein.
refusal-file-not-text = Die Datei ist kein UTF-8-Text.
refusal-file-unreadable = Die Datei lässt sich nicht lesen ({ $why }).
refusal-file-same-name = „{ $name }“ gibt es auch in { $other }.

## Am Tisch

refusal-file-for-nobody = Dieser Inhalt lässt sich mit keiner Personenzahl spielen.
refusal-file-other-game = Diese Datei ist für { $wanted }, nicht für { $game }.
refusal-file-no-table = Inhalte der Art „{ $content }“ lassen sich am Tisch nicht verwenden.
refusal-file-same-kind = Auch { $other } liefert Inhalte der Art „{ $content }“. Entscheide dich für eine der beiden Dateien.
