# Pattern Overlap in English.

## The game

game-summary = There are no turns. Play your card where three squares match, before someone else does.
game-credits = The modes, the scoring and the tie-breaks come from a rulebook that names neither the game nor its authors. The title, the card faces, the number of decks, the puzzles and the rulings are our own.
reason-went-out = A player has run out of cards.
reason-all-out = Everyone has run out of cards.
reason-time-up = Time’s up.
reason-no-location = There are no open locations left.
reason-nobody-can = No one can play a card any more.
reason-nobody-does = No one has played a card for a while, so the game is over.
bot-easy = plays the first card it finds a place for
bot-fair = goes for the most points right away
bot-strong = plans ahead to the end of the round
bot-master = compares even more places, and is faster than most people
material-faces = card faces
material-puzzle = puzzle

## Moves, as typed in a terminal

move-place = p { $slot } r{ $rot } { $loc ->
    [none] { "" }
   *[other] on { $loc } at{ " " }
}{ $x } { $y }{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}
    .coach = play { $card ->
        [none] a card
       *[other] { $card }
    } at column { $x }, row { $y }
    .screen = play your { $slot ->
        [1] first
        [2] second
       *[other] third
    } card as shown on the table
move-wait = wait
move-ready = ready
move-swap = swap { $slot }{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
}
    .screen = swap your { $slot ->
        [1] first
        [2] second
       *[other] third
    } card
move-pick = pick deck { $deck }
move-choose = choose { $card }
    .screen = start with the marked card
move-start = start { $card } r{ $rot } { $x } { $y }
    .screen = place a starting card as shown on the table
move-take-back = take back
move-go = go
move-end-call = end the last call
move-end-idle = end the game because no one is playing
move-notify = tell player { $seat } that they’re stuck

## The coach’s reasons

advice-covers = This covers { $count ->
    [one] 1 square
   *[other] { $count } squares
}.
advice-touches = This goes directly on top of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
advice-tie-break = This covers { $count ->
    [one] 1 square
   *[other] { $count } squares
}. If several players go out in the same round, whoever has covered the most squares wins.
advice-rare = Your cards fit in { $all } places, but this card only fits in { $ways ->
    [one] 1
   *[other] { $ways }
} of them. Play the awkward card while you can.
advice-only = None of your other cards fit.
advice-stuck = None of your cards fit anywhere.

## What the table is waiting for

status-picking = { WHO($seat) ->
    [you] Your turn: pick a deck.
   *[other] { NAME($seat) } is picking a deck.
}
status-choosing = { WHO($seats) ->
    [you] Choose the card your location starts with.
    [you-all] Choose the card your location starts with.
   *[other] Waiting for { NAMES($seats) } to choose a card.
}
status-building = { WHO($seat) ->
    [you] Your turn: place a starting card.
   *[other] { NAME($seat) } is placing a starting card.
}
status-searching = { WHO($seats) ->
    [you] Find three cards that match and build the starting board together.
    [you-all] Find three cards that match and build the starting board together.
   *[other] { NAMES($seats) } can still add to the starting board.
}
status-countdown = Ready? You’ll see your hand at “Go”.
status-turn = { WHO($seat) ->
    [you] { $may_wait ->
        [yes] Your turn: play a card or wait.
       *[no] Your turn: play a card, or wait if nothing fits.
    }
   *[other] { NAME($seat) } is looking for a match.
}{ $last_round ->
    [yes] { " " }This is the last round.
   *[no] { "" }
}
status-stuck = Nothing in your hand fits right now.
status-out = You’ve played all your cards. The others play on.
status-last-call = Last call!
status-race = Play a card wherever { $squares ->
    [2] two
    [3] three
    [4] four
   *[other] { $squares }
} squares match.
status-over = { $reason ->
    [went-out] { reason-went-out }
    [all-out] { reason-all-out }
    [time-up] { reason-time-up }
    [no-location] { reason-no-location }
    [nobody-can] { reason-nobody-can }
   *[nobody-does] { reason-nobody-does }
} { WHO($winners) ->
    [you] You win!
    [other] { NAMES($winners) } wins.
   *[others] It’s a tie between { NAMES($winners) }.
}

## What happened

event-played = { played-who }, covering { played-squares } { $cards ->
    [one] { $whose ->
        [none] of a starting card
       *[other] { WHO($whose) ->
            [you] of your card
           *[other] of { NAME($whose) }’s card
        }
    }
   *[other] on { $cards } cards
}.
    .terminal = { played-who } at column { $x }, row { $y }, covering { played-squares } on { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
played-who = { WHO($seat) ->
    [you] You play a card
   *[other] { NAME($seat) } plays a card
}{ $loc ->
    [none] { "" }
   *[other] { WHO($loc) ->
        [you] { " " }on your location
       *[other] { " " }on { NAME($loc) }’s location
    }
}
played-squares = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}
event-added = { $loc ->
    [none] { $seat ->
        [none] A starting card is added to the table.
       *[other] { WHO($seat) ->
            [you] You add a starting card.
           *[other] { NAME($seat) } adds a starting card.
        }
    }
   *[other] { WHO($loc) ->
        [you] Your location gets its first card.
       *[other] { NAME($loc) }’s location gets its first card.
    }
}
    .terminal = { event-added }{ $loc ->
        [none] { " " }The card is at column { $x }, row { $y }.
       *[other] { "" }
    }
event-got-ready = { WHO($seat) ->
    [you] You’re ready.
   *[other] { NAME($seat) } is ready.
}
event-picked = { WHO($seat) ->
    [you] You pick deck { $deck }.
   *[other] { NAME($seat) } picks deck { $deck }.
}
event-took-back = { WHO($seat) ->
    [you] You take the last starting card back.
   *[other] { NAME($seat) } takes the last starting card back.
}
event-left-it = { WHO($seat) ->
    [you] You leave the starting board to the others.
   *[other] { NAME($seat) } leaves the starting board to the others.
}
event-chose = { WHO($seat) ->
    [you] You’ve chosen a card.
   *[other] { NAME($seat) } has chosen a card.
}
event-decided = { WHO($seat) ->
    [you] You’ve decided.
   *[other] { NAME($seat) } has decided.
}
event-swapped = { WHO($seat) ->
    [you] You put a card under your pile and draw another.
   *[other] { NAME($seat) } puts a card under their pile and draws another.
}
event-waited = { WHO($seat) ->
    [you] You wait.
   *[other] { NAME($seat) } waits.
}
event-got-stuck = Nothing in your hand fits right now.
event-went-out = { WHO($seat) ->
    [you] You play your last card and go out { ordinal }.
   *[other] { NAME($seat) } plays their last card and goes out { ordinal }.
}{ $froze ->
    [yes] { WHO($seat) ->
        [you] { " " }Your location freezes.
       *[other] { " " }Their location freezes.
    }
   *[no] { "" }
}
event-froze = { WHO($seat) ->
    [you] Your location freezes.
   *[other] { NAME($seat) }’s location freezes.
}
event-last-call-started = Last call! { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
event-race-started = Go!
event-game-ended = { status-over }
ordinal = { $token ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
}

## Why a card can’t be played

refusal-late = { $faster ->
    [none] The table has just changed here.
   *[other] { NAME($faster) } was faster here.
}
refusal-not_playing = { $locked_ms ->
    [0] You can’t do that right now.
   *[other] One moment. You can’t play again just yet.
}
refusal-bad_slot = You don’t have that card any more.
refusal-own_location = You can’t play on your own location.
refusal-frozen = { $late ->
    [yes] { NAME($faster) }’s location has just frozen.
   *[no] That location is frozen.
}
refusal-off_table = That’s beyond the edge of the table.
refusal-no_overlap = { $late ->
    [yes] { refusal-late }
   *[no] A card has to cover at least { squares-needed } squares.
}
refusal-centre = { $late ->
    [yes] { refusal-late }
   *[no] A centre can’t be covered, and it can’t cover another card.
}
refusal-mismatch = { $late ->
    [yes] { refusal-late }
   *[no] { $squares ->
        [one] One square doesn’t match.
       *[other] { $squares } squares don’t match.
    }
}
refusal-too_few = { $late ->
    [yes] { refusal-late }
   *[no] That’s too few. At least { squares-needed } squares have to match.
}
squares-needed = { $needed ->
    [2] two
    [3] three
    [4] four
   *[other] { $needed }
}
refusal-stale = The table has just changed. Try again.
refusal-puzzle-held = Someone else is holding that card.
refusal-puzzle-hint = Every card is already in the right place.
refusal-puzzle-over = This puzzle has ended. Start the puzzle again to have another go.
refusal-puzzle-card = That card isn’t part of this puzzle.
refusal-puzzle-busy = Someone else is changing the puzzle right now. Try again.

## Presets

preset-speed = Speed Round
    .about = The first player to play all six cards wins. Recommended for your first game.
preset-diversify = Diversify
    .about = Score a point for each different card you touch. The last call lasts a minute.
preset-cover = Cover Some Ground
    .about = Score a point for every square you cover. The last call lasts a minute.
preset-stack = Not My Stack!
    .about = Bury the other players’ locations and freeze your own. The designers’ favourite.
preset-late_freeze = Not My Stack!, freezing later
    .about = Like Not My Stack!, but your location stays open until the next player goes out. Going out first matters less.
preset-wild = Wild centres
    .about = Cover Some Ground, but the centre of a card matches anything.
preset-calm = Turn-based
    .about = Like Cover Some Ground, but you take turns instead of racing.
preset-set_up = Set up yourselves
    .about = A Speed Round with the set-up from the rulebook. Pick your decks, then find the starting board together.

## Options

option-mode = Mode
    .about = What your cards are worth, and who wins.
option-mode-speed = Speed Round
option-mode-diversify = Diversify
option-mode-cover = Cover Some Ground
option-mode-nms = Not My Stack!
option-side = Card side
    .about = Which side of the cards you play with.
option-side-animals = Animal patterns
option-side-gems = Gems
option-side-custom = Custom faces
option-centers = Centres
    .about = Whether a centre is off limits or matches anything.
option-centers-strict = Never covered
option-centers-wild = Match anything
option-level = Last call
    .about = How much time the others get once a player has run out of cards.
option-level-beginner = 60 seconds
option-level-advanced = 30 seconds
option-level-expert = None
option-timer_s = Last call (seconds)
    .about = A custom length for the last call.
option-timer_s-level = As set above
option-clock = Pace
    .about = Whether everyone plays at once or in turns.
option-clock-realtime = Everyone at once
option-clock-ticks = Second by second
option-clock-turns = In turns
option-seven_seats = Seven players on one board
    .about = Lets seven players share a board.
option-decks_in_box = Decks
    .about = How many decks there are to choose from.
option-deck_choice = Your deck
    .about = Whether you get a random deck or take turns picking one.
option-deck_choice-random = At random
option-deck_choice-pick = You pick it
option-start_board = Starting board
    .about = Who places the three starting cards.
option-start_board-auto = Set up for you
option-start_board-build = Built by the players
option-start_board-together = Found together
option-nms_base = First card of a location
    .about = How Not My Stack! chooses the first card of each location.
option-nms_base-random = At random
option-nms_base-choose = By its owner
option-nms_freeze = Freezing
    .about = When a player’s location freezes after they run out of cards.
option-nms_freeze-at_once = At once
option-nms_freeze-next_out = When the next player goes out
option-nms_freeze-never = Never
option-nms_tie = Turn-based tie-break
    .about = What breaks a tie when you play Not My Stack! in turns.
option-nms_tie-token = The lower token
option-nms_tie-round = The earlier round
option-min_match = Squares to cover
    .about = How many squares a card has to cover.
option-wild_min_real = Matches without a centre
    .about = How many of the covered squares have to match without the help of a wild centre.
option-illegal = Wrong cards
    .about = Whether a card that doesn’t match goes back to your hand, or stays and scores nothing.
option-illegal-refuse = Go back to your hand
option-illegal-honour = Stay and score nothing
option-mistake_lock_ms = Pause after a mistake
    .about = How long you have to wait after playing a card that doesn’t match.
option-play_lock_ms = Pause after a card
    .about = How long you have to wait after playing a card.
option-stuck_notice_s = Time before stuck players are told
    .about = How long players are stuck before they’re told that nothing in their hand fits.
option-stuck_swap = Swap when stuck
    .about = Players who are stuck can put a card under their pile and draw another.
option-stall_refill = Extra card when everyone is stuck
    .about = When everyone is stuck, an unused starting card is added to the table.
option-idle_limit_s = End the game after
    .about = The game ends when no one plays a card for this long. 0 means there’s no limit.
option-play_out = Play for every place
    .about = A Speed Round continues until every place is decided.
option-open_hands = Open hands
    .about = Everyone sees every hand.
option-assist = Show if a card fits
    .about = While you’re moving a card, you can see whether it fits.
option-live_scores = Points during play
    .about = Whose points you can see before the game is over.
option-live_scores-own = Your own
option-live_scores-all = Everyone’s
option-live_scores-none = No one’s
option-custom_faces = Custom card faces
    .about = The first number is the look (0 for animals, 1 for gems). Each further number stores the eight letters of one card, with two bits per letter.

## Options that can’t be combined

refusal-faces-count = Custom faces need one number for the look (0 or 1) and one for each of the { $cards } cards, but there are { $count } numbers here.
refusal-faces-deck = No three cards from deck { $deck } fit together to start a game. Add more matching sides. Two sides match if one is the reverse of the other.
refusal-nms-players = Not My Stack! is for 3 to 7 players.
refusal-seven-players = A game on one board is for 2 to 6 players. To add a seventh player, turn on “Seven players on one board”.
refusal-seven-decks = Seven players and a starting board need all nine decks.
refusal-four-squares = You can only require four squares if centres are wild. Without wild centres, you can’t cover more than three squares of any one card.
refusal-honour-mode = Wrong cards can only stay in modes with points: Diversify and Cover Some Ground.
refusal-refill-mode = Not My Stack! has no starting board, so there’s no starting card to add.
refusal-play-out-mode = You can only play for every place in a Speed Round.
refusal-faces-deck-size = A deck has { $wanted } cards, but deck { $deck } has { $count }.
refusal-faces-deck-count = There must be { $wanted } decks, one per line, but there are { $count }.
refusal-face-letters = A card has eight letters from A to D, not “{ $text }”.
refusal-puzzle-size = A puzzle has { $least } to { $most } cards, not { $count }.
refusal-puzzle-card-twice = Card { $card } appears twice.
refusal-puzzle-line = A line needs a card such as 2.3@(3,1)0, not “{ $text }”. The format is deck.card@(x,y), followed by the number of quarter turns.
refusal-puzzle-no-card = There’s no card { $card }. Decks are numbered from 0 to { $decks }, and cards from 0 to { $cards }.
refusal-puzzle-place = A card can be at most { $farthest } squares from the middle and have 0 to 3 quarter turns.
refusal-puzzle-apart = This card doesn’t overlap any of the cards before it.
refusal-puzzle-clash = This card doesn’t match the card below it at square ({ $x },{ $y }), counted from the top left corner.
refusal-puzzle-centres = Two cards have their centres on the same square.
refusal-puzzle-name = There’s already a puzzle “{ $name }”. Choose another name.

## What an option leads to

no-effect = No effect here.
caution-no-last-call = { no-effect } Only Diversify and Cover Some Ground have a last call.
caution-own-last-call = { no-effect } The last call lasts { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}, as set in “{ option-timer_s }”.
caution-call-in-rounds = When you play in turns, { $rounds ->
    [0] the game ends after the round in which a player runs out of cards.
    [one] the last call gives you 1 more round after the one in which a player runs out of cards.
   *[other] the last call gives you { $rounds } more rounds after the one in which a player runs out of cards.
}
caution-not-seven = { no-effect } There are only { $seats } players.
caution-own-locations = { no-effect } In Not My Stack!, everyone has their own location instead of a shared board.
caution-only-stack = { no-effect } Only Not My Stack! has locations.
caution-only-turns = { no-effect } This option only matters when you play in turns.
caution-only-real-time = { no-effect } This option only matters when everyone plays at once.
caution-short-tick = { no-effect } With “{ option-clock-ticks }”, a pause of up to a second makes no difference.
caution-no-wild = { no-effect } This table doesn’t have wild centres.
caution-real-squares = { no-effect } At least { $squares ->
    [2] two
   *[other] three
} squares have to match without a centre anyway.
caution-no-race = In a turn-based Speed Round, nearly everyone goes out in the same round, so tie-breaks decide who wins.
caution-often-stuck = Four matching squares are hard to find. Four in ten games end because no card fits.
caution-no-points = { no-effect } There are no points in a Speed Round or in Not My Stack!.
caution-two-places = { no-effect } With two players, both places are decided as soon as one of you goes out.
caution-no-limit = If no one plays a card, the game never ends.
caution-printed-faces = { no-effect } “{ option-side }” isn’t set to “{ option-side-custom }”.

## In a terminal

picture-wild = Wild centres
picture-round = round { $round }
picture-second = second { $second }
picture-last-call = LAST CALL
picture-empty = (no cards here yet)
picture-location = { WHO($seat) ->
    [you] yours
   *[other] { NAME($seat) }
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-frozen = frozen
picture-hand = { WHO($seat) ->
    [you] Your hand
   *[other] { NAME($seat) }’s hand
}
picture-player = { WHO($seat) ->
    [you] You
   *[other] { NAME($seat) }
}
picture-left = { $cards } left
picture-on-location = { $cards } on own location
picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
picture-place = place { $place }
picture-out = out { ordinal }

## The screen

ui-aim = { $mode ->
    [speed] The first player to play all six cards wins.
    [diversify] You score a point for each different card you touch.
    [cover] You score a point for every square you cover.
   *[nms] Play on other players’ locations. The player whose own location has the fewest cards wins.
}
ui-over = The game is over
ui-last-call = Last call!
ui-building = Starting board
ui-picking = Picking decks
ui-mode-round = Round { $round } · { $mode }
ui-story = { $mode ->
    [speed] Cards played
    [nms] Cards on your own location (fewer is better)
   *[other] Points
}
ui-story-chart = Chart of the whole game. Choose a point on the chart to jump to that moment.
ui-story-out = { WHO($seat) ->
    [you] You go out { ordinal }
   *[other] { NAME($seat) } goes out { ordinal }
}
ui-left = { $cards } left
ui-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-out = out { ordinal }
ui-on-location = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} on { WHO($seat) ->
    [you] your location
   *[other] their location
}
ui-decided = { $by ->
    [result] { "" }
    [nothing] Every tie-break was tied too, so the win is shared.
    [out] { ui-decided-even } { WHO($seat) ->
        [you] You ran out of cards first, and that broke the tie.
       *[other] { NAME($seat) } ran out of cards first, and that broke the tie.
    }
    [cards] { $mode ->
        [speed] No one ran out of cards. { WHO($seat) ->
            [you] You played the most, so you win.
           *[other] { NAME($seat) } played the most and wins.
        }
       *[other] { ui-decided-even } { WHO($seat) ->
            [you] You played more cards, and that broke the tie.
           *[other] { NAME($seat) } played more cards, and that broke the tie.
        }
    }
    [best-card] { ui-decided-even } { WHO($seat) ->
        [you] You had the best single card, and that broke the tie.
       *[other] { NAME($seat) } had the best single card, and that broke the tie.
    }
    [earlier-card] { ui-decided-even } { WHO($seat) ->
        [you] You played your last card earlier, and that broke the tie.
       *[other] { NAME($seat) } played their last card earlier, and that broke the tie.
    }
    [squares] { ui-decided-even } { WHO($seat) ->
        [you] You covered more squares, and that broke the tie.
       *[other] { NAME($seat) } covered more squares, and that broke the tie.
    }
   *[locations] { ui-decided-even } { WHO($seat) ->
        [you] You played on more locations, and that broke the tie.
       *[other] { NAME($seat) } played on more locations, and that broke the tie.
    }
}
ui-decided-even = { $mode ->
    [speed] There was a tie for first place.
    [nms] There was a tie for the smallest stack.
   *[other] There was a tie for the best score.
}
ui-won-by = { $mode ->
    [speed] { $left ->
        [0] You played all your cards before anyone else.
       *[other] You played more cards than anyone else.
    }
    [nms] { $lead ->
        [one] Your stack was the smallest, by 1 card.
       *[other] Your stack was the smallest, by { $lead } cards.
    }
   *[other] { $lead ->
        [one] You won by 1 point.
       *[other] You won by { $lead } points.
    }
}
ui-lost-by = { $mode ->
    [speed] { $left ->
        [0] Someone else was faster.
        [one] You had 1 card left.
       *[other] You had { $left } cards left.
    }
    [nms] { $lead ->
        [one] Your stack was 1 card too tall.
       *[other] Your stack was { $lead } cards too tall.
    }
   *[other] { $lead ->
        [one] You were 1 point short.
       *[other] You were { $lead } points short.
    }
}
ui-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ui-pattern = { $side ->
    [animals] { $pattern ->
        [A] zebra
        [B] leopard
        [C] giraffe
       *[D] snake
    }
   *[gems] { $pattern ->
        [A] ruby
        [B] sapphire
        [C] emerald
       *[D] topaz
    }
}
ui-centre = centre
ui-table = Table. Drag to move around, and use the mouse wheel or pinch to zoom.
ui-closer = Zoom in
ui-further = Zoom out
ui-fit = Show everything
ui-hand = Your hand
ui-card = Card { $number }: { $squares }
ui-rotate = Rotate
ui-rotate-card = Rotate card { $number }
ui-place = Place here
ui-put-back = Put back
ui-pile = { $cards ->
    [one] 1 card in your pile
   *[other] { $cards } cards in your pile
}
ui-pile-short = pile
ui-points-short = points
ui-token = You went out { ordinal }
ui-your-points = { $points ->
    [one] You have 1 point
   *[other] You have { $points } points
}
ui-how = Drag a card so that it covers { $squares } matching squares. Rotate the card with R or the mouse wheel.
ui-how-touch = Drag a card so that it covers { $squares } matching squares. Rotate the card with a second finger.
ui-how-keys = Move the card with the arrow keys and rotate it with R. Press Enter to place the card, or Escape to put it back.
ui-how-tap = Tap the table to move the card, then place it.
ui-nothing-left = You’ve played all your cards.
ui-ready = Ready
ui-is-ready = Waiting for the others…
ui-wait = Wait
ui-swap = Put card { $number } under your pile
ui-pick = Pick the deck you want to play with
ui-picks = { NAME($seat) } is picking a deck.
ui-deck = Deck { $deck }
ui-choose = Choose the card your location starts with
ui-chosen = Chosen. Waiting for the others…
ui-build = { $number ->
    [1] Choose the first card of the starting board. The first card goes in the middle.
   *[other] Place starting card { $number } of 3 where three squares match.
}
ui-builds = { NAME($seat) } is placing a starting card.
ui-search = { $number ->
    [1] Pick any card from this deck to start with. The first card goes in the middle.
   *[other] Who can find card { $number } of 3? The card has to match on three squares. Anyone can place a card.
}
ui-search-left = You’ve left the starting board to the others.
ui-leave = { $alone ->
    [yes] Set up the board for me
   *[no] Leave it to the others
}
ui-take-back = Take back
ui-not-your-turn = It’s not your turn.
ui-locked = One moment…
ui-stuck = Nothing in your hand fits right now. Wait for the table to change.
ui-stuck-swap = Nothing in your hand fits right now. You can put a card under your pile and draw another.
ui-square-on = { $above } on { $below }
ui-at = Column { $x }, row { $y }
ui-covering = { $loc ->
    [none] { "" }
   *[other] { NAME($loc) }’s location.{ " " }
}{ ui-spot }: { $covered ->
    [none] covers nothing
   *[other] { $covered }
}
ui-spot = { $across ->
    [0] { $down ->
        [0] In the middle
       *[other] { ui-spot-down }
    }
   *[other] { ui-spot-across }{ $down ->
        [0] { "" }
       *[other] , { ui-spot-down }
    }
}
ui-spot-across = { $across } { $side ->
    [left] left
   *[right] right
}
ui-spot-down = { $down } { $way ->
    [up] up
   *[down] down
}
ui-picked = You’ve picked up card { $number }.
ui-back = You’ve put the card back.
ui-yours = Yours
ui-location = { WHO($seat) ->
    [you] Your location (you can’t play here)
   *[other] { NAME($seat) }’s location
}, { $cards ->
    [one] 1 card on it
   *[other] { $cards } cards on it
}{ $frozen ->
    [yes] , frozen
   *[no] { "" }
}
ui-laid = { $seat ->
    [none] Starting card
   *[other] { WHO($seat) ->
        [you] Your card
       *[other] { NAME($seat) }’s card
    }
}. { ui-spot }
ui-starter = starting card
ui-stack = { $cards ->
    [one] 1 card here
   *[other] { $cards } cards here, from top to bottom
}
ui-seconds-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
ui-skip = Skip to the end
ui-skip-about = Only the bots are still playing.
ui-getting-ready = Getting the bots ready…
ui-idle = No one’s playing. Play a card, or the game will end.
ui-idle-watching = No one’s playing, so the game is about to end.
ui-scoring = Counting points from the top card down
ui-to-result = See the result
ui-seconds = { $seconds } s
ui-none = none
ui-never = never
ui-key-pick = pick up a card
ui-key-move = move the card (hold Shift to jump to the next location)
ui-key-rotate = rotate the card (hold Shift to go the other way)
ui-key-place = place the card
ui-key-peek = look through the stack below the card
ui-key-back = put the card back

## Puzzles

ui-puzzle-about = Put each centre on a black square. Overlapping squares must match.
ui-puzzle-about-outline = Fill the outline exactly. Overlapping squares must match.
ui-puzzle-about-wild = Here, a centre matches anything.
ui-puzzle-side = { $side ->
    [animals] Animals
   *[gems] Gems
}
ui-puzzle-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ui-puzzle-hinted = One card has been placed for you.
ui-puzzle-wrong-squares = Not yet. Look at the marked squares.
ui-puzzle-wrong-centres = All squares match, but not every centre is on a black square.
ui-puzzle-wrong-outline = All squares match, but the cards don’t fill the outline.
ui-puzzle-tray = Cards to place
ui-puzzle-tray-empty = All the cards are on the table. Move cards around to try something else.
ui-puzzle-workspace = The outline, with its black squares. Drag cards onto the outline.
ui-puzzle-placed = Card { $number }, column { $x }, row { $y }: { $squares }
ui-puzzle-how = Drag cards onto the outline. Rotate cards with R, the mouse wheel, a second finger or the curved arrow. Drag a card off the outline to take it back.
ui-puzzle-how-touch = Drag cards onto the outline. Rotate cards with the curved arrow or a second finger.
ui-puzzle-held = being held
ui-puzzle-together = Together
ui-puzzle-together-title = Solve it together
ui-puzzle-together-about = Send this link to others. Anyone who opens the link can place cards on the same outline. Everyone sees every move, and you share one clock.
ui-puzzle-together-link = Link to this puzzle
ui-puzzle-here = { $people ->
    [one] Just you here
   *[other] { $people } people here
}
ui-puzzle-invite = Invite
ui-puzzle-lost = You’re offline. Your cards are saved and will be sent as soon as you’re back online.
ui-puzzle-lapsed = This shared puzzle has expired. Open the puzzle again.

## The lesson

lesson-welcome = There are three cards on the table, and you have three of your six cards in hand. Each card has an animal in its centre and eight squares around it, in four patterns: zebra, leopard, giraffe and snake. There are no turns here. Everyone plays at once, as fast as they can.
lesson-first-match = You can play a card wherever at least three of its squares cover matching squares. Drag your first card into the frame. The card’s left side is giraffe, giraffe, leopard, just like the right edge of the cards on the table.
    .otherwise = Not there. The frame is on the right. Don’t rotate the card. The card’s left side goes on top of the right edge of the cards on the table.
lesson-scored = It fits! In Cover Some Ground, you score a point for every square you cover, so that’s three points. You’ve also drawn a new card from your pile.
lesson-corner = Wren didn’t wait for you and played a card at the top. Now look at the corner below, where you can cover five squares at once. Your second card fits upside down. Use the card’s curved arrow to rotate it twice, then drag it into the frame.
    .otherwise = Rotate the second card twice and drag it into the frame. The small squares show what the card would cover.
lesson-mistakes = Five points with one card! Two things are never allowed: covering a different pattern and covering an animal. A card that breaks these rules goes back to your hand, and you have to wait a moment. You’ll see which squares were wrong. If someone was just faster than you, you don’t have to wait.
lesson-left-edge = Press and hold a square on the table to see what’s underneath. Now rotate your third card three times and play it at the left edge.
    .otherwise = Your third card goes at the left edge, rotated three times. Compare the small squares with the squares around them.
lesson-end = Well played! The first player to run out of cards takes a token and starts the last call. After one more minute, the player with the most points wins. In Speed Round, the first player to run out of cards wins. In Diversify, you score a point for each different card you touch. In Not My Stack!, you play on other players’ locations. For a quiet evening, try the puzzles or a turn-based table.

## Statistics in the lab

measure-rounds = Rounds (or seconds with “Second by second”)
measure-placed = Cards played
measure-covered = Squares covered per card
measure-covering = Cards by number of squares covered
measure-covering-2 = 2 squares
measure-covering-3 = 3 squares
measure-covering-4 = 4 squares
measure-covering-5 = 5 squares
measure-covering-6 = 6 squares
measure-covering-7 = 7 squares
measure-covering-8 = 8 squares
measure-covering-9 = 9 squares
measure-touching = Cards by number of cards touched
measure-touching-1 = 1 card
measure-touching-2 = 2 cards
measure-touching-3 = 3 cards
measure-touching-4 = 4 cards
measure-touching-5 = 5 cards
measure-touching-6_and_more = 6 cards or more
measure-looks = Decisions during play
measure-stuck = Decisions with no card that fits
measure-stuck_at = Decisions with no card that fits, by cards played
measure-stuck_at-first_quarter = First quarter
measure-stuck_at-second = Second quarter
measure-stuck_at-third = Third quarter
measure-stuck_at-last = Last quarter
measure-looks_at = Decisions during play, by cards played
measure-looks_at-first_quarter = { measure-stuck_at-first_quarter }
measure-looks_at-second = { measure-stuck_at-second }
measure-looks_at-third = { measure-stuck_at-third }
measure-looks_at-last = { measure-stuck_at-last }
measure-cards_left = Cards left in hands and piles
measure-outs = Players who ran out of cards
measure-first_out_won = Games won by the first player to run out
measure-level_on_points = Games with a tie for the best score
measure-shared = Games with several winners
measure-decided_by = What decided the game
measure-decided_by-points = Points
measure-decided_by-first_tie_to_break = First tie-break
measure-decided_by-second = Second tie-break
measure-decided_by-third = Third tie-break
measure-decided_by-nothing_shared = Nothing, so the win was shared
measure-stays_first = Games with the same winners if each leftover card cost a point
measure-decks_won = Games won, by deck
measure-decks_won-deck_0 = Deck 0
measure-decks_won-deck_1 = Deck 1
measure-decks_won-deck_2 = Deck 2
measure-decks_won-deck_3 = Deck 3
measure-decks_won-deck_4 = Deck 4
measure-decks_won-deck_5 = Deck 5
measure-decks_won-deck_6 = Deck 6
measure-decks_won-deck_7 = Deck 7
measure-decks_won-deck_8 = Deck 8
measure-decks_dealt = Decks dealt
measure-decks_dealt-deck_0 = { measure-decks_won-deck_0 }
measure-decks_dealt-deck_1 = { measure-decks_won-deck_1 }
measure-decks_dealt-deck_2 = { measure-decks_won-deck_2 }
measure-decks_dealt-deck_3 = { measure-decks_won-deck_3 }
measure-decks_dealt-deck_4 = { measure-decks_won-deck_4 }
measure-decks_dealt-deck_5 = { measure-decks_won-deck_5 }
measure-decks_dealt-deck_6 = { measure-decks_won-deck_6 }
measure-decks_dealt-deck_7 = { measure-decks_won-deck_7 }
measure-decks_dealt-deck_8 = { measure-decks_won-deck_8 }
measure-start_long = Longer side of the starting board, in squares
measure-used = Actions
measure-used-place = Play a card
measure-used-wait = Wait
measure-used-swap = Swap
measure-used-prepare = Set up
