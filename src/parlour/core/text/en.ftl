# Why a record, which is a saved game, can’t be read or replayed.

## The file

refusal-record-first-line = This isn’t a saved game: the first line must be “{ $title }”.
refusal-record-cut-off = The file is cut off after line { $line }: it has no “end” line.
refusal-record-no-actions = The line “actions” is missing.
refusal-record-no-result = Line { $line } must be the result, not “{ $text }”.
refusal-record-edited = The file was edited: its last line doesn’t match the rest.
refusal-record-not-text = This isn’t a saved game, because it isn’t text.
refusal-record-unreadable = The file can’t be read ({ $why }).

## The header

refusal-record-header-line = Line { $line } doesn’t belong in the header: “{ $text }”.
refusal-record-header-missing = The header has no line “{ $key }”.
refusal-record-header-number = “{ $key }” must be a whole number, not “{ $text }”.
refusal-record-header = The header is wrong. { $why }
refusal-record-value = Line { $line } has a value that can’t be read: “{ $text }”.
refusal-record-position = Line { $line }: a position must consist of field names and values.
refusal-record-seed = The seed must be a whole number or text in quotation marks, not “{ $text }”.
refusal-record-game = This is a saved game of “{ $game }”, and that game isn’t installed here.
refusal-record-version = { $game } has no version { $version } of its rules, only { LIST($known) }.
refusal-record-players = { $game } is for { LIST($allowed, type: "or") } players, not { $seats }.
refusal-record-option = { $game } has no option “{ $option }”.
refusal-record-option-value = Option { $option } can’t be “{ $text }”.

## The actions

refusal-record-action-line = Line { $line } isn’t an action: “{ $text }”. An action has a seat, a number and words.
refusal-record-start = The starting position can’t be set up. { $why }
refusal-record-illegal = Action { $number } can’t be replayed, because { $seat ->
    [-1] the house
   *[other] seat { $seat }
} can’t do that at that point.
refusal-record-action = Action { $number } can’t be replayed. { $why }
refusal-record-result = The file says that the game ends with “{ $text }”, but it ends with “{ $replayed }”.
