# Why a file of custom content, or its use at a table, is refused; each game has its own reasons besides.

flaw = { $line ->
    [0] { $file }: { $why }
   *[other] { $file }, line { $line }: { $why }
}

## In the file

refusal-file-no-key = “{ $text }” comes before the first key. Start with “game: NAME”.
refusal-file-key-twice = “{ $key }” is already on line { $first }. Delete one of the two lines.
refusal-file-key-empty = “{ $key }” needs a value.
refusal-file-key-missing = The line “{ $key }: …” is missing.
refusal-file-key-unknown = Unknown key “{ $key }”. Choose { LIST($known, type: "or") }{ did-you-mean }.
refusal-file-one-line = “{ $key }” can have only one line, so “{ $text }” doesn’t belong there.
refusal-file-one-number = “{ $key }” expects one whole number, not { $count } words.
refusal-file-choice = “{ $key }” can’t be “{ $text }”. Choose { LIST($known, type: "or") }{ did-you-mean }.
refusal-file-number = “{ $text }” isn’t a whole number from { $low } to { $high }.
refusal-file-name-long = A name can have at most { $most } characters.
refusal-file-game = Unknown game “{ $text }”. Choose { LIST($known, type: "or") }{ did-you-mean }.
refusal-file-no-kinds = { $game } doesn’t support custom content.
refusal-file-more = { $count ->
    [one] There’s 1 more mistake.
   *[other] There are { $count } more mistakes.
}

## The file itself

refusal-file-not-regular = This isn’t a regular file.
refusal-file-large = The file is too large. A file can be at most { $most } KiB.
refusal-file-not-text = The file isn’t UTF-8 text.
refusal-file-unreadable = The file can’t be read ({ $why }).
refusal-file-same-name = “{ $name }” is also in { $other }.

## At a table

refusal-file-for-nobody = This file doesn’t work with any number of players.
refusal-file-other-game = This file is for { $wanted }, not for { $game }.
refusal-file-no-table = “{ $content }” files can’t be used at a table.
refusal-file-same-kind = { $other } is another “{ $content }” file. Choose only one of the two files.
