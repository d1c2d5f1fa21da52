# What parlour play, parlour replay and parlour games say, and the errors of parlour lab.

## Commands during a game, one word each. The English ones work in every language.

command-hint = hint
command-look = look
command-moves = moves
command-log = log
command-rules = rules
command-undo = undo
command-save = save
command-quit = quit
command-help = help

## Their help

help-hint = show what the { $bot } bot would do in your place
help-look = show the table again
help-moves = list every move you can make
help-log = show what has happened so far
help-rules = show the rules of this game
help-undo = take back your last move, if the game allows it
help-save = save the game to a file and keep playing
help-quit = save the game and stop; Ctrl-C and Ctrl-D do the same
help-help = show this list
help-file = FILE
help-listed = Type a move’s number or its words. You only need enough of the words to tell the move from the others. A number on its own always means a number in the list. If you mean a card, add a word or the card’s sign.
help-hidden = Type a move’s words. You only need enough of the words to tell the move from the others. Type { command-moves } to list them all.

## Starting

choose-game = Which game (1-{ $last })?
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
resumed = resumed
seated-you = You’re in seat { $seat }.
seated-people = Seats { LIST($seats) } share this screen.
seated-bots = { $count ->
    [one] The { $bot } bot plays seat { LIST($seats) }.
   *[other] The { $bot } bot plays seats { LIST($seats) }.
}
type-help = Type { command-help } to see the commands.
resumed-after = { $count ->
    [one] Resumed after { $count } move. Here’s what happened last:
   *[other] Resumed after { $count } moves. Here’s what happened last:
}
preparing-bot = Preparing the { $bot } bot in the background. Until the { $bot } bot is ready, the { $now } bot plays.
policy-failed = { $why }. The { $bot } bot moves instead.

## During a game

your-move = Your move
find-move = Find a move yourself, or type { command-moves } to list them all.
more-moves = { $count } more. Type { command-moves } to list them all.
hint = The { $bot } bot would { $move }.
nothing-yet = Nothing has happened yet.
rules-language = The rules are only available in English.
undone = { WHO($seat) ->
    [you] You take back your last move.
   *[other] { NAME($seat) } takes back their last move.
}
pass-on = { $undo ->
    [yes] Press Enter to hide this and pass the screen to seat { $seat }, or type { command-undo }.
   *[no] Press Enter to hide this and pass the screen to seat { $seat }.
}
take-over = Seat { $seat }, press Enter when only you can see the screen.

## Ending and saving

game-over = Game over. { $reason }
winners = { WHO($seats) ->
    [you] You win.
    [you-all] You win together with { NAMES($others) }.
    [other] { NAMES($seats) } wins.
    [others] { NAMES($seats) } win.
   *[nobody] No one wins.
}
everyone-wins = Everyone wins.
scores = Scores: { $scores }.
score = { WHO($seat) ->
    [you] { $score } (you)
   *[other] { $score } ({ NAME($seat) })
}
saved = Saved to { $file }.
saved-replay = Saved to { $file }. To replay it: { $command }
saved-continue = Saved to { $file }. To continue: { $command }

## Replays

seen-by-everyone = what every player saw
seen-by-spectators = what spectators saw
seen-by-seat = what seat { $seat } saw
seat-sees = Seat { $seat } sees:
did = { $seat ->
    [-1] The house
   *[other] { NAME($seat) }
}: { $move }
next-move = Move { $number } of { $count }. Press Enter, or type { command-quit }
in-progress = { $count ->
    [one] In progress after { $count } move.
   *[other] In progress after { $count } moves.
} { WHO($seats) ->
    [you] It’s your turn.
    [other] It’s { NAMES($seats) }’s turn.
   *[others] Waiting for { NAMES($seats) }.
}

## Reviews

review-of = review for seat { $seat }
review-deal = { $won ->
    [yes] You won.
   *[no] You didn’t win.
} With { $bot } bots in every seat, your seat wins this deal { $percent }% of the time (±{ $error }).
review-agreed = In { $agreed } of your { $count } decisions, you did what the strongest bot would have done.
review-costliest = What cost you most
review-nothing = None of your decisions clearly cost you anything.
review-chosen = Move { $number }: { $move }.
review-coach = Better: { $move }.
review-cost = { $unit ->
    [points] This move cost { $value } points
    [round] This move lowered your chance of winning the round by { $value } percentage points
   *[chance] This move lowered your chance of winning by { $value } percentage points
}{ $error ->
    [none] .
   *[other] { " " }(±{ $error }).
}
review-exact = Calculated from what you could have known at the time.
review-estimated = Estimated from what you could have known at the time: { $bot } bots finished the game { $games } times after your move and after the better one, with the same luck for both.
review-known = What you could have known
review-known-at = Move { $number }: { $text }

## The list of games

games-name = name
games-title = title
games-players = players
games-minutes = minutes
games-how = To see a game’s options and bots, type parlour games NAME. To play a game, type parlour play NAME.
games-broken = can’t be loaded: { $why }

## One game

card-version = version { $version }
card-facts = { $players } players (default { $default }), { $minutes } minutes, age { $age }+, { $utility ->
    [co-operative] co-operative
    [competitive] competitive
    [teams] in teams
   *[other] { $utility }
}, { $dynamics ->
    [sequential] turn-based
    [simultaneous] simultaneous moves
    [real-time] real time
   *[other] { $dynamics }
}.
card-presets = Presets (--preset NAME)
card-options = Options (--option NAME=VALUE)
card-material = Custom content (--material FILE)
card-bots = Bots (--bot LEVEL)
card-endings = How it can end
card-random = plays any legal move
card-default = default { $value }
card-default-bot = default
card-numbers = up to { $most } whole numbers from { $low } to { $high }, separated by spaces
check-options = This table’s options
check-cautions = What to know about these options
check-default = All options are at their defaults.
check-valid = { $cautions ->
    [0] You can play with these settings.
    [one] You can play with these settings, but see the note above.
   *[other] You can play with these settings, but see the { $cautions } notes above.
}
check-record = { $file } is a valid saved game: { $game } version { $version }, { $players }, { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
check-record-running = The game isn’t over yet.
check-commitment = Commitment: { $hash }
check-commitment-matches = The commitment matches: the deal was fixed before the first card.
check-commitment-differs = The commitment does NOT match what the table showed.
check-material = { $file } is valid. It contains “{ $name }” for { $game }.
check-material-play = { $file } is valid. It contains “{ $name }” for { $game }, for { LIST($players, type: "or") } players. To play with it: { $command }

## Errors. They follow “parlour: ” or stand alone with a capital and a full stop.

error-game = unknown game “{ $game }”; choose from { LIST($games, type: "or") }{ did-you-mean }
error-no-game = no game given; choose from { LIST($games, type: "or") }
error-players = { $game } is for { LIST($allowed, type: "or") } players, not { $seats }
error-preset = unknown preset “{ $preset }”; choose from { LIST($presets, type: "or") }{ did-you-mean }
error-no-presets = { $game } has no presets; leave out --preset
error-option = unknown option “{ $option }”; choose from { LIST($options, type: "or") }{ did-you-mean }
error-no-options = { $game } has no options; leave out --option
error-value = option { $option } can’t be “{ $value }”; choose from { $allowed }
error-numbers = option { $option } can’t be “{ $value }”; it takes up to { $most } whole numbers from { $low } to { $high }, separated by spaces
error-option-form = --option expects NAME=VALUE, not “{ $said }”; to see the options, type parlour games GAME
error-material-option = your custom content already sets { $option }; leave out that option
error-seed = the seed contains invalid characters
error-me = --me expects a seat from 0 to { $last }, or several seats such as 0,1, not “{ $said }”
error-me-twice = --me names a seat twice in “{ $said }”; name each seat once
error-bot = unknown bot “{ $bot }”; choose from { LIST($bots, type: "or") }{ did-you-mean }
error-bots = --bots expects one level per bot ({ $wanted } in all), not { $given }
error-resume-with = --resume uses the settings of the saved game; leave out { $option }
error-resume-over = { $file } is a finished game; to replay it, type { $command }
error-seat = --seat expects a seat from 0 to { $last }, not { $seat }
error-review-running = { $file } isn’t over yet; only finished games can be reviewed
error-record-folder = { $file } is a folder, not a saved game
error-record-missing = { $file } not found; give the name of a saved game
error-record-unreadable = { $file } can’t be read as a saved game: { $why }
error-record-replay = { $file } can’t be replayed: { $why }
error-check-nothing = nothing to check; give a saved game, a file with custom content, a game or --database
error-check-both = check either a database or something else, not both
error-check-options = options can’t be checked with { $file }; to check options, give a game’s name
error-check-unknown = “{ $said }” is not a file, a folder or a game; give a saved game, a game’s folder, package.module:GAME, or { LIST($games, type: "or") }{ did-you-mean }
error-check-material = { $game } can’t be played with { $file }, whatever the number of players
error-check-commitment = { $file } was not dealt by a server, so it has no commitment to compare
error-language = { $source } can’t be “{ $said }”; choose { LIST($known, type: "or") }
error-file-exists = { $file } already exists; choose another name
error-folder-missing = folder { $folder } not found; choose another folder
error-folder-locked = you can’t write to folder { $folder }; choose another folder
error-file-name = “{ $file }” isn’t a valid file name ({ $why }); choose another name
error-not-saved = can’t save the game to { $file } ({ $why }); choose another file
error-no-undo = you can’t take anything back right now
error-no-rules = the rules of { $game } aren’t available as text
error-move-hidden = that isn’t a move you can make now; type { command-moves }, { command-look } or { command-help }
error-move-number = there’s no move { $number }; choose { $last ->
    [1] 1
   *[other] a number from 1 to { $last }
}{ $move ->
    [none] { "" }
   *[other] , or type “{ $move }” if you mean that move
}
error-move-unlisted = “{ $said }” isn’t a move you can make now; type { command-moves } to list them, or { command-help }
error-move-unknown = “{ $said }” isn’t a move you can make now; type a number from the list, words such as “{ $example }”, or { command-help }
error-move-unclear = “{ $said }” could mean { $more ->
    [0] { LIST($moves, type: "or") }
    [one] { $moves } or { $more } other move
   *[other] { $moves } or { $more } other moves
}; type more of the move{ $listed ->
    [yes] { " " }or its number
   *[no] { "" }
}
error-unexpected = an unexpected error ended the game ({ $error })
error-unexpected-lost = an unexpected error ended the game ({ $error }), and the game couldn’t be saved
error-unexpected-saved = an unexpected error ended the game ({ $error }); the game was saved to { $file }
error-unexpected-continue = an unexpected error ended the game ({ $error }); the game was saved to { $file }, and you can continue it with { $command }

## Errors of parlour lab

error-cell = { $why } (in setting { $cell })
error-cells = { $count ->
    [0] “{ $said }” matches none of the settings
   *[other] “{ $said }” matches { $count } settings
}; choose from { LIST($cells, type: "or") }
error-calibrate = calibrate needs exactly one --vary; use --vary OPTION=A,B,C to try those values, or --vary OPTION to try them all
error-measure = “{ $said }” isn’t a figure you can aim for; choose from { LIST($measures, type: "or") }{ did-you-mean }
error-race = a race needs a real-time game, and { $game } isn’t played in real time with these options
error-race-random = random bots can’t race, because they have no set pace; choose from { LIST($bots, type: "or") }
error-on = --on expects { LIST($places, type: "or") }, not “{ $said }”
error-policies-on = policies can only play on this machine’s CPU cores; leave out --on
error-vary = can’t vary “{ $option }”; choose from { LIST($options, type: "or") }{ did-you-mean }
error-vary-form = --vary expects OPTION=A,B,C, not “{ $said }”
error-vary-seats = --vary seats expects whole numbers, not “{ $said }”
error-vary-twice = --vary names the same option twice; give all its values in one --vary
error-many-cells = more than { $most } settings; vary fewer options at once
error-same-cells = two settings in this study are the same; list each value once
