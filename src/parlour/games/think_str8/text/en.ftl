# Think Str8! in English.

## The game

game-summary = You see all cards except your own. Bet on the sum of your cards, and think straight.
game-credits = Designed by Leo Colovini. Graphic design: kinetic / Sabine Kondirolli. Edited by Tina Landwehr. Published by HUCH! & friends, 2015. The sizes and points of the tokens and the length of the score track are our reconstruction.
reason-foremost = The leading stone wins.
reason-bottom-of-the-stack = Stones share the lead, and the bottom one wins.
reason-together = Stones share the lead, and their players win together.
bot-easy = guesses around the middle
bot-fair = keeps a pad and goes for the most points
bot-strong = knows every possibility and what each bet would reveal
bot-master = also learns about its cards from how you bet

## Options

option-intro = Five colours only
    .about = Play your first games without grey.
option-rounds = Rounds
    .about = How many rounds you play before the final bets.
option-rounds-usual = 10, 9 or 8 for 2, 3 or 4 players
option-token_set = Token points
    .about = How many points each token scores.
option-token_set-linear8 = 8 minus the size
option-token_set-linear9 = 9 minus the size
option-token_set-linear10 = 10 minus the size
option-token_set-linear11 = 11 minus the size
option-token_set-linear12 = 12 minus the size
option-token_set-curved = 8 6 5 4 3 3 2
option-token_set-custom = Custom
option-token_size_0 = Size of token 1
    .about = How many spaces the first custom token covers.
option-token_size_1 = Size of token 2
    .about = How many spaces the second custom token covers.
option-token_size_2 = Size of token 3
    .about = How many spaces the third custom token covers.
option-token_size_3 = Size of token 4
    .about = How many spaces the fourth custom token covers.
option-token_size_4 = Size of token 5
    .about = How many spaces the fifth custom token covers.
option-token_size_5 = Size of token 6
    .about = How many spaces the sixth custom token covers.
option-token_size_6 = Size of token 7
    .about = How many spaces the seventh custom token covers.
option-token_points_0 = Points for token 1
    .about = How many points the first custom token scores.
option-token_points_1 = Points for token 2
    .about = How many points the second custom token scores.
option-token_points_2 = Points for token 3
    .about = How many points the third custom token scores.
option-token_points_3 = Points for token 4
    .about = How many points the fourth custom token scores.
option-token_points_4 = Points for token 5
    .about = How many points the fifth custom token scores.
option-token_points_5 = Points for token 6
    .about = How many points the sixth custom token scores.
option-token_points_6 = Points for token 7
    .about = How many points the seventh custom token scores.
option-smallest_hint = Hint for the smallest token
    .about = Whether you’re told if a wrong bet with the smallest token was too high or too low.
option-placement = Placing tokens
    .about = Whether you all place tokens at once in secret, or one after another for everyone to see.
option-placement-simultaneous = All at once, in secret
option-placement-sequential = In turn, face up
option-check_order = Checking bets
    .about = The order in which bets are checked.
option-check_order-track = From last place to first
option-check_order-clockwise = Clockwise from the thrower
option-initial_stack = Starting stack
    .about = How the stones are stacked at the start.
option-initial_stack-random = Random
option-initial_stack-seat = In seat order
option-die_turns = Dice turns
    .about = How many dice the thrower can turn.
option-intro_grey = Grey dice without grey cards
    .about = What happens to a grey die when you play with five colours.
option-intro_grey-must_turn = Must be turned
option-intro_grey-may_stay = Can stay and count as 0
option-exchange = Exchange after a wrong bet
    .about = Whether a wrong bet costs you a card.
option-exchange-mandatory = Required
option-exchange-optional = Optional
option-exchange-off = Never
option-exchange_last_round = Exchange in the last round
    .about = Cards are exchanged in the last round too.
option-exchange_colours = Colours to exchange
    .about = Which of your cards you can exchange.
option-exchange_colours-any = Any colour
option-exchange_colours-thrown = Only colours on the dice
option-final_one = Final bet on one number
    .about = Points for a correct final bet on one number.
option-final_two = Final bet on two numbers
    .about = Points for a correct final bet on two numbers.
option-final_three = Final bet on three numbers
    .about = Points for a correct final bet on three numbers.
option-final_wrong = Wrong final bet
    .about = Points for a wrong final bet.
option-track_floor = Behind the start
    .about = Whether stones can move back past the start.
option-track_floor-none = Stones can move there
option-track_floor-start = Stones stop at the start
option-tie_break = Ties
    .about = Who wins if stones share the lead.
option-tie_break-stack = The bottom stone wins
option-tie_break-shared = They all win
option-assist_max = Maximum help on the pad
    .about = How much help players’ pads can give.
option-assist_max-0 = Black cells only
option-assist_max-1 = Bookkeeping
option-assist_max-2 = Logic
option-assist_max-3 = Probabilities
option-spectators = Spectators see
    .about = What spectators can see during the game.
option-spectators-public = What all players see
option-spectators-all_cards = Every card
option-spectators-none = Nothing

preset-printed = As printed
    .about = Six colours, as printed. We chose the points on the tokens.
preset-intro = First games
    .about = Just five colours, no grey. Good for your first games.
preset-coached = Coached
    .about = As printed, but your pad shows every probability.
preset-wide = Wide tokens
    .about = Tokens that cover two to eight spaces.
preset-generous = Generous tokens
    .about = Every token scores one point more, so even the widest tokens are worth taking.

material-tokens = the sizes and points of the betting tokens

refusal-token-sizes = Token sizes must increase from the first token to the last, but these are { $sizes }.
refusal-token-points = Token points can’t increase from the first token to the last, but these are { $points }.
refusal-token-line = A line needs a token’s size and points, not “{ $text }”.
refusal-token-count = There must be { $wanted } tokens, one per line, but there are { $count }.

## What an option leads to

no-effect = No effect here.
caution-usual-tokens = { no-effect } To use this option, set “{ option-token_set }” to “{ option-token_set-custom }”.
caution-with-grey = { no-effect } This option only matters with five colours, when there are no grey cards.
caution-no-exchange = { no-effect } No cards are exchanged.
caution-usual-rounds = { no-effect } A game with { $seats } players has { $rounds } rounds anyway.
caution-never-back = { no-effect } No final bet moves a stone back.
caution-narrow-pays-less = A bolder bet doesn’t pay more than a safer one, so it’s never worth the risk.

## Colours, cards and bets

thing-colour = { $colour ->
    [0] blue
    [1] green
    [2] yellow
    [3] purple
    [4] red
   *[5] grey
}
thing-letter = { $colour ->
    [0] B
    [1] G
    [2] Y
    [3] P
    [4] R
   *[5] E
}
thing-dice = { $first }, { $second } and { $third }
thing-card = { thing-colour } { $value ->
    [none] (hidden)
   *[other] { $value }
}
thing-spaces = { $size ->
    [1] { $first }
   *[other] { $first }–{ $last }
}
# A colour before “card”, “pile” or “column”, and before “die”.
colour-of-card = { thing-colour }
colour-of-die = { thing-colour }

## Moves, as typed in a terminal

move-accept = accept
    .coach = accept the dice
move-turn = turn { $die } { thing-letter }
    .coach = turn die { $die } to { thing-colour }
move-take = take { $size }
    .coach = take the { $size }-space token
move-place = place at { $start }
    .coach = place the token starting at { $start }
move-swap = swap { thing-letter }
    .coach = swap your { colour-of-card } card
move-keep = keep
    .coach = keep all cards
# The numbers come last.
move-bet = bet { thing-letter } { $first }{ $second ->
    [none] { "" }
   *[other] { " " }{ $second }
}{ $third ->
    [none] { "" }
   *[other] { " " }{ $third }
}
    .coach = bet on { $first }{ $second ->
        [none] { "" }
       *[other] , { $second }
    }{ $third ->
        [none] { "" }
       *[other] , { $third }
    } for { thing-colour }

## The coach’s reasons

advice-dice = With these dice, your best bet is right in { $percent }% of your possible hands and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advice-covers = Your sum is { $width ->
    [0] { $first }
   *[other] { $first } to { $last }
} in { $percent }% of your possible hands. That’s worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
advice-learns = Whatever the result, this bet rules out at least { $percent }% of your possible hands.
advice-unsure = Your { colour-of-card } card { $count ->
    [one] can only be one number, but a new card is worth more.
   *[other] could still be any of { $count } numbers, so you’re not giving up much.
}
advice-keeps = You know too much about your cards to give one up.
advice-likely = Your { colour-of-card } card is { LIST($numbers, type: "or") } in { $percent }% of your possible hands.
advice-knew = { $final ->
    [yes] By the final bets
   *[no] By round { $round }
}, { $count ->
    [0] no card was certain
    [one] { LIST($cards) } was certain
   *[other] { LIST($cards) } were certain
}. { $hands ->
    [one] Only one hand was possible.
   *[other] { $hands } hands were possible.
}

## Puzzles: how the answer is found, and why another is wrong

clue-made = { $result ->
    [hit] { $spaces }
    [high] less than { $first }
    [low] more than { $last }
   *[miss] anything but { $first }
}
clue-unseen = Your { colour-of-card } card must be { LIST($numbers, type: "or") }. You can see the other numbers elsewhere.
clue-told = In round { $round }, { $dice } made { clue-made }{ $rest ->
    [none] , so
   *[other] . The other cards add up to { $rest }, so
} your { colour-of-card } card isn’t { LIST($numbers, type: "or") }.
clue-together = If your { colour-of-card } card were { LIST($numbers, type: "or") }, the results of rounds { LIST($rounds) } couldn’t { $count ->
    [2] both
   *[other] all
} be right.
clue-sums = { $count ->
    [0] With the numbers that are left,
    [1] After the result of round { LIST($rounds) },
   *[other] After the results of rounds { LIST($rounds) },
} { $dice } can only make { $spaces }. Your token covers all of these sums.
clue-settled = So your { colour-of-card } card is { $value }.
clue-visible = You can see { thing-colour } { $value } elsewhere, so it isn’t yours.
clue-contradicts = { $count ->
    [1] With { thing-colour } { $value }, your sum in round { LIST($rounds) } would have been { $would }, but it was { clue-made }.
    [2] With { thing-colour } { $value }, the results of rounds { LIST($rounds) } can’t both be right.
   *[other] With { thing-colour } { $value }, the results of rounds { LIST($rounds) } can’t all be right.
}
clue-also-possible = Your { colour-of-card } card could be { $value }, but also { LIST($numbers, type: "or") }.
clue-missed = Your cards could be { LIST($cards) }. That would make { $total }.

## What the table is waiting for

status-closed = This table is closed to spectators.
status-set-dice = { WHO($seat) ->
    [you] { $grey ->
        [yes] Your turn: turn the grey dice to other colours.
       *[no] Your turn: accept the dice or turn one.
    }
   *[other] { $grey ->
        [yes] { NAME($seat) } is turning the grey dice.
       *[no] { NAME($seat) } can accept the dice or turn one.
    }
}
status-take-token = { WHO($seat) ->
    [you] Your turn: take a token.
   *[other] { NAME($seat) } is taking a token.
}
status-place-token = { WHO($seats) ->
    [you] Your turn: place your token.
    [you-all] Place your token.
   *[other] Waiting for { NAMES($seats) } to place a token.
}
status-exchange-card = { WHO($seat) ->
    [you] { $optional ->
        [yes] Your turn: exchange a card or keep them all.
       *[no] Your turn: exchange a card.
    }
   *[other] { NAME($seat) } is choosing a card to exchange.
}
status-bet-on = Place your final bet on your { colour-of-card } card.
status-await-bets = Waiting for final bets from { NAMES($seats) }.
status-over = { WHO($seats) ->
    [you] You win!
    [you-all] It’s a shared win for { NAMES($seats) }.
    [others] { NAMES($seats) } share the win.
   *[other] { NAMES($seats) } wins.
}

## What happened

event-accepted = { WHO($seat) ->
    [you] You accept { $dice }.
   *[other] { NAME($seat) } accepts { $dice }.
}
event-turned = { WHO($seat) ->
    [you] You turn { $old } to { $new }. The dice are { $dice }.
   *[other] { NAME($seat) } turns { $old } to { $new }. The dice are { $dice }.
}
event-took = { WHO($seat) ->
    [you] You take
   *[other] { NAME($seat) } takes
} the { $size }-space token, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-placed = { WHO($seat) ->
    [you] You place your token on { $spaces }.
   *[other] { $spaces ->
        [none] { NAME($seat) } has placed their token.
       *[other] { NAME($seat) } places their token on { $spaces }.
    }
}
event-checked = { WHO($seat) ->
    [you] You bet on { $spaces }.
   *[other] { NAME($seat) } bet on { $spaces }.
} { $result ->
    [hit] Right, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
    [high] Too high.
    [low] Too low.
   *[miss] Wrong.
}
event-exchanged = { WHO($seat) ->
    [you] You give up { $given } and draw a new card.
   *[other] { $drawn ->
        [none] { NAME($seat) } gives up { $given } and draws a new card.
       *[other] { NAME($seat) } gives up { $given } and draws { $drawn }.
    }
}
event-kept-all = { WHO($seat) ->
    [you] You keep all your cards.
   *[other] { NAME($seat) } keeps all their cards.
}
event-bet-placed = You bet that your { colour-of-card } card is { LIST($numbers, type: "or") }.
event-bets-placed = { WHO($seat) ->
    [you] You’ve placed all your final bets.
   *[other] { NAME($seat) } has placed all their final bets.
}
event-round-started = Round { $round }. { WHO($seat) ->
    [you] You throw
   *[other] { NAME($seat) } throws
} { $dice }.
event-rounds-played = That was the last round. Now place your final bets.
event-revealed = { WHO($seat) ->
    [you] You got { $right } of { $cards } cards right.
   *[other] { NAME($seat) } got { $right } of { $cards } cards right.
} { $points ->
    [one] { SIGNED($points) } point.
   *[other] { SIGNED($points) } points.
}
event-game-ended = { WHO($seats) ->
    [you] You win!
    [you-all] It’s a shared win for { NAMES($seats) }.
    [others] { NAMES($seats) } share the win.
   *[other] { NAMES($seats) } wins.
}

## In a terminal

picture-header = Round { $round } of { $rounds } · { $phase ->
    [dice] dice
    [token] tokens
    [place] bets
    [check] check
   *[exchange] exchange
} · order { $order }
picture-after = After { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} · { $phase ->
    [final] final bets
   *[over] revealed
}
picture-track = Track
picture-stone = { WHO($seat) ->
    [you] { NAME($seat) } (you)
   *[other] { NAME($seat) }
}
picture-on = on
picture-colours = Colours
picture-dice = Dice
picture-tokens = Tokens
picture-free = size=points, free: { $tokens }
picture-holder = { WHO($seat) ->
    [you] { NAME($seat) }*
   *[other] { NAME($seat) }
}
picture-neutral = Neutral
picture-piles = Piles
picture-given = Out
picture-bet = token { $size }{ $spaces ->
    [none] { "" }
    [placed] { " " }placed
   *[other] { " " }on { $spaces }
}{ $result ->
    [none] { "" }
   *[other] , { picture-result }
}
picture-has-bet = has bet
picture-result = { $result ->
    [hit] right
    [high] too high
    [low] too low
   *[miss] wrong
}
picture-not = not { $spaces }
picture-final = { NAME($seat) }: { $position } ({ SIGNED($points) } from final bets)

## Typing a final bet in a terminal

find-question = Which number is your { colour-of-card } card? Type one, two or three numbers, such as 4 or 2 4 7.
find-points = A correct bet on one, two or three numbers scores { $one }, { $two } or { $three }. A wrong bet scores { $wrong }.
find-open = Numbers you haven’t seen anywhere: { $numbers }
find-other-colour = you’re betting on your { colour-of-card } card now
find-three-numbers = bet on one, two or three numbers from 0 to 7
find-hopeless = { $seen }; to bet on it anyway, type { $words }
find-given-up = { WHO($seat) ->
    [you] you gave up { thing-colour } { $value }
   *[other] { NAME($seat) } gave up { thing-colour } { $value }
}
find-on-holder = { NAME($seat) } has { thing-colour } { $value }
find-on-neutral = the neutral holder has { thing-colour } { $value }

## The lesson

lesson-cards = You can see every card except your own. Wren, Lark and a neutral holder face you. You have six cards, one in each colour. You only see the backs, but the others can see the numbers.
lesson-pad = Each colour has one card for each number from 0 to 7. A number you can see somewhere else can’t be yours, so it’s black on your pad. That leaves five numbers for each of your cards. Tap a black cell to find out why it’s black.
    .mouse = Each colour has one card for each number from 0 to 7. A number you can see somewhere else can’t be yours, so it’s black on your pad. That leaves five numbers for each of your cards. Click a black cell to find out why it’s black.
lesson-dice = You throw blue, green and grey. The dice decide which cards everyone adds up. You can turn one die to another colour. Tap the grey die, then the green space, so that green counts twice.
    .otherwise = You could do that too. This time, turn the grey die to green.
    .mouse = You throw blue, green and grey. The dice decide which cards everyone adds up. You can turn one die to another colour. Click the grey die, then the green space, so that green counts twice.
lesson-token = Now everyone bets on their own sum of blue + green + green. Each token covers a set number of spaces. The fewer spaces a token covers, the more points it scores. Take the token marked 6 · 4, which covers six spaces and scores four points.
    .otherwise = That’s a good choice too. This time, take the 6 · 4.
lesson-place = Wren took the token for five spaces, and Lark took the one for three. You won’t see where the others place their tokens until everyone’s done. Your sum is somewhere between 3 and 18. Drag your token to 8–13, or use − and +, then place it.
    .otherwise = You could place your token anywhere. This time, place the token on 8–13.
lesson-right = Right! Your sum is between 8 and 13, so your stone moves four spaces. Your pad now notes that blue + green + green is 8–13. Wren was right too. Lark’s bet was too low, which costs Lark a card.
lesson-exchange = Lark gave up the green 7 and drew a green 4. You can see the green 4 but Lark can’t, so it’s now black on your pad too. Lark is in last place and throws the dice next. The dice show yellow, purple and red.
lesson-order = Players take tokens from last place to first, so being behind has its advantages. Take the 4 · 6.
    .otherwise = This time, take the 4 · 6.
lesson-daring = Your token only covers four spaces, and you know nothing about these three cards. That’s a daring bet! Try 11–14.
    .otherwise = Who knows? This time, try 11–14.
lesson-wrong = Too high! Your sum is at most 10. Your stone stays where it is, and you have to exchange a card. You get to see the card you give up. Tap your blue card.
    .otherwise = You could give up any card. This time, choose the blue card.
    .mouse = Too high! Your sum is at most 10. Your stone stays where it is, and you have to exchange a card. You get to see the card you give up. Click your blue card.
lesson-deduce = Your blue card was a 3, and your pad has added it to row 1. Since 3 + green + green is between 8 and 13, green is 3, 4 or 5. You can see the 3 and the 4 elsewhere, so your green card is the 5! On your pad, tap 1, 2 and 6 in the green column to cross them out.
    .mouse = Your blue card was a 3, and your pad has added it to row 1. Since 3 + green + green is between 8 and 13, green is 3, 4 or 5. You can see the 3 and the 4 elsewhere, so your green card is the 5! On your pad, click 1, 2 and 6 in the green column to cross them out.
lesson-final = After the last round, you bet on each of your cards, naming one, two or three numbers. A correct bet scores 5 points with one number, 2 with two and 1 with three. A wrong bet costs 2 points. Your new blue card could be 1, 2, 4 or 6. Choose 1, 2 and 4.
    .otherwise = You could do that too. This time, choose 1, 2 and 4 for blue.
lesson-sure = You already know your green card. Choose just the 5.
    .otherwise = You know it’s the 5, so choose only that.
lesson-won = Your other four bets were placed for you. All cards are revealed, and the green 5 scores 5 points. Your stone is in the lead, so you win! A real game has eight to ten rounds. If stones share the lead, the bottom one wins.

## The browser’s screens

ui-name = { WHO($seat) ->
    [you] You
   *[other] { NAME($seat) }
}
ui-neutral = Neutral
ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }
ui-final-bets = Final bets
ui-game-over = Game over
ui-steps = Steps of the round
ui-step = { $step ->
    [dice] Dice
    [token] Tokens
    [place] Bets
    [check] Check
   *[exchange] Exchange
}
ui-order = Turn order, from last place to first
ui-throws = throws
ui-ready = ready
ui-rack = { WHO($seat) ->
    [you] Your cards: { $cards }
   *[other] { NAME($seat) }’s cards: { $cards }
}
ui-rack-neutral = Neutral cards: { $cards }
ui-result = { $result ->
    [hit] right
    [high] too high
    [low] too low
    [miss] wrong
   *[none] { "" }
}
ui-scene-placed = All bets are revealed.
ui-scene-given = { WHO($seat) ->
    [you] You give up { thing-card }.
   *[other] { NAME($seat) } gives up { thing-card }.
}
ui-scene-drawn = { WHO($seat) ->
    [you] You draw a new { colour-of-card } card.
   *[other] { $value ->
        [none] { NAME($seat) } draws a new { colour-of-card } card.
       *[other] { NAME($seat) } draws { thing-colour } { $value }.
    }
}
ui-scene-turned = Revealing the { colour-of-card } cards
ui-scene-moved = { WHO($seat) ->
    [you] You get { SIGNED($points) } from your final bets.
   *[other] { NAME($seat) } gets { SIGNED($points) } from final bets.
}
ui-sum-is = the sum is { $sum }
ui-continue = Continue
ui-track = Score track: { $stones }
ui-standing = { NAME($seat) } { $position }
ui-dice = Dice and piles
ui-dice-show = The dice show { LIST($dice) }.
ui-die = { colour-of-die } die
ui-turn-die = Turn the { colour-of-die } die
ui-turn-to = to { thing-colour }
ui-accept = Accept the dice
ui-turn-hint = You can also choose a die, then the colour it should show.
ui-turn-now = Now choose a colour.
ui-grey-hint = There are no grey cards, so choose the colour the grey die should show instead.
ui-pile = { colour-of-card } pile, { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
ui-pile-left = { $count ->
    [0] none left
   *[other] { $count } left
}
ui-tokens = Tokens
ui-token = Token for { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-token-caption = spaces · points
ui-taken-by = { WHO($seat) ->
    [you] taken by you
   *[other] taken by { NAME($seat) }
}
ui-take = Take a token. The two numbers on a token are its spaces and its points. The fewer spaces a token covers, the more points it scores.
ui-your-sum = Your sum:
ui-bet = Your bet
ui-bet-live = { $spaces } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-percent = { $percent }%
ui-place = Place on { $spaces }
ui-lower = Lower
ui-higher = Higher
ui-hopeless = Your sum can’t be in this range.
ui-own = The backs of your cards
ui-own-card = Your { colour-of-card } card, which could be { $numbers }
ui-own-known = Your { colour-of-card } card, { $value }
ui-give-up = Give up your { colour-of-card } card
ui-exchange = Wrong. Give up one card and draw a new one.
ui-keep = Keep all cards
ui-table = Table
ui-pad = Pad
ui-pad-title = Deduction pad
ui-sheets = View
ui-assist = Help on the pad
ui-level = { $level ->
    [0] Black cells only
    [1] Bookkeeping
    [2] Logic
   *[3] Probabilities
}
ui-help-used = pad: { $level ->
    [0] black cells only
    [1] bookkeeping
    [2] logic
   *[3] probabilities
}
ui-help-allowed = pad: { $level ->
    [0] black cells only
    [1] bookkeeping at most
    [2] logic at most
   *[3] everything, including probabilities
}
ui-table-allows = { $level ->
    [0] At this table, the pad only shows black cells.
    [1] At this table, the pad can help with bookkeeping, but nothing beyond that.
    [2] At this table, the pad can help with logic, but nothing beyond that.
   *[3] At this table, the pad can help with everything, including probabilities.
}
ui-cross = Cross
ui-pencil = Circle
ui-tool = Mark with
ui-tips = Tap a number to cross it out. Press and hold a number to circle it.
    .mouse = Click a number to cross it out. Right-click a number to circle it.
ui-grid = Possible numbers of your cards
ui-cell = { $state ->
    [cross] crossed out
    [pencil] circled
    [black] seen elsewhere
    [impossible] impossible
   *[open] open
}
ui-why-holder = { WHO($seat) ->
    [you] You have { thing-colour } { $value }.
   *[other] { NAME($seat) } has { thing-colour } { $value }.
}
ui-why-neutral = The neutral holder has { thing-colour } { $value }.
ui-why-given = { WHO($seat) ->
    [you] You gave up { thing-colour } { $value } in round { $round }.
   *[other] { NAME($seat) } gave up { thing-colour } { $value } in round { $round }.
}
ui-why-impossible = Your results rule out { thing-colour } { $value }.
ui-wrong-cross = In round { $round }, you crossed out { thing-colour } { $value }, but that was your card. That was the first wrong cross on your pad.
ui-rows = Your results, round by round
ui-row = { $not ->
    [yes] Round { $round }: { LIST($dice) }. Your sum isn’t { $spaces }.
   *[no] Round { $round }: { LIST($dice) }. Your sum is { $spaces }.
}
ui-row-blank = Round { $round }: nothing yet
ui-not = not { $spaces }
ui-note = Your note for round { $round }
ui-final-row = Final
ui-final-rules = Choose one to three numbers for each card. One number: { SIGNED($one) } if right. Two: { SIGNED($two) }. Three: { SIGNED($three) }. Wrong: { SIGNED($wrong) }.
ui-final-colour = Numbers for your { colour-of-card } card
ui-final-points = { SIGNED($points) } if right
ui-final-none = choose
ui-final-worth = worth { $points }
ui-final-seen = You can see { thing-colour } { LIST($numbers) } elsewhere, so your card can’t be { $count ->
    [one] that number
   *[other] any of those numbers
}.
ui-final-missing = { $count ->
    [one] { $count } card without a bet
   *[other] { $count } cards without a bet
}
ui-final-go = Place all bets
ui-final-one = Bet on { thing-colour }
ui-final-done = Your bets are placed. Waiting for the others.
ui-final-wait = Everyone is placing their final bets.
ui-log-none = No bets have been checked yet.
ui-gave = gave up { thing-colour } { $value }
ui-from-final = final
ui-end-ahead = { WHO($seat) ->
    [you] You finish { ui-end-spaces } ahead of { NAME($other) }.
   *[other] { WHO($other) ->
        [you] { NAME($seat) } finishes { ui-end-spaces } ahead of you.
       *[other] { NAME($seat) } finishes { ui-end-spaces } ahead of { NAME($other) }.
    }
}
ui-end-spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
ui-end-stack = It’s a tie on space { $space } between { NAMES($seats) }. { WHO($seat) ->
    [you] Your stone is at the bottom of the stack, so you win.
   *[other] { NAME($seat) }’s stone is at the bottom of the stack, so { NAME($seat) } wins.
}
ui-end-shared = It’s a tie on space { $space } between { NAMES($seats) }, so the win is shared.
ui-end-led = { WHO($seat) ->
    [you] You were already in the lead before the final bets.
   *[other] { NAME($seat) } was already in the lead before the final bets.
}
ui-end-overtook = { WHO($seat) ->
    [you] You came from behind with { SIGNED($points) } from your final bets.
   *[other] { NAME($seat) } came from behind with { SIGNED($points) } from final bets.
}
ui-end-lost-lead = You were in the lead until the final bets, when you got { SIGNED($yours) } and { NAME($seat) } got { SIGNED($theirs) }.
ui-race = Points after each round: { $lines }
ui-keys-move = move between tokens or cards, or move your bet
    .key = ← →
ui-keys-ends = move your bet to either end
    .key = Home, End
ui-keys-number = choose a token by its size, or a die, colour or card by its position
    .key = 1–9
ui-keys-choose = take the token, place it, turn the die or exchange the card
    .key = Enter
ui-keys-mark = cross out or circle a number on the pad
    .key = X, P

## Puzzles in the browser

ui-puzzle-ask = { $kind ->
    [card] Which number is your { colour-of-card } card?
    [find] You can be certain of just one of your cards. Which card is it, and what’s its number?
   *[bet] Where does your token have to go so that it can’t miss?
}
ui-puzzle-about = { $kind ->
    [bet] You’ve taken a token that’s just wide enough.
   *[other] Your results and the cards you can see are all you need.
}
ui-puzzle-kind = { $kind ->
    [card] name the card
    [find] find the card
   *[bet] place the bet
}
ui-puzzle-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
ui-puzzle-which = Which card
ui-puzzle-number = Which number
ui-puzzle-answer = It’s { thing-colour } { $value }
ui-puzzle-choose = { $kind ->
    [find] Choose a card and its number
   *[card] Choose a number
}
ui-puzzle-seen = { thing-colour } { $value }, seen elsewhere
ui-puzzle-why = Why
ui-puzzle-hints-title = Step by step
ui-puzzle-right = { $kind ->
    [bet] Right! That bet can’t miss.
   *[other] Right!
}
ui-puzzle-no-more = That was the last step.
ui-puzzle-holders = The cards you can see

## Statistics in the lab

measure-rounds = Rounds
measure-bets = Bets per game
measure-tokens = Tokens taken
measure-tokens-token_1 = Token 1
measure-tokens-token_2 = Token 2
measure-tokens-token_3 = Token 3
measure-tokens-token_4 = Token 4
measure-tokens-token_5 = Token 5
measure-tokens-token_6 = Token 6
measure-tokens-token_7 = Token 7
measure-hits = Correct bets, by token
measure-hits-token_1 = { measure-tokens-token_1 }
measure-hits-token_2 = { measure-tokens-token_2 }
measure-hits-token_3 = { measure-tokens-token_3 }
measure-hits-token_4 = { measure-tokens-token_4 }
measure-hits-token_5 = { measure-tokens-token_5 }
measure-hits-token_6 = { measure-tokens-token_6 }
measure-hits-token_7 = { measure-tokens-token_7 }
measure-found = Results of bets
measure-found-right = Right
measure-found-too_high = Too high
measure-found-too_low = Too low
measure-found-wrong = Wrong, with no hint
measure-hits_early = Correct bets in the first half
measure-bets_early = Bets in the first half
measure-right_in = Correct bets, by round
measure-right_in-round_1 = { measure-bets_in-round_1 }
measure-right_in-round_2 = { measure-bets_in-round_2 }
measure-right_in-round_3 = { measure-bets_in-round_3 }
measure-right_in-round_4 = { measure-bets_in-round_4 }
measure-right_in-round_5 = { measure-bets_in-round_5 }
measure-right_in-round_6 = { measure-bets_in-round_6 }
measure-right_in-round_7 = { measure-bets_in-round_7 }
measure-right_in-round_8 = { measure-bets_in-round_8 }
measure-right_in-round_9 = { measure-bets_in-round_9 }
measure-right_in-round_10 = { measure-bets_in-round_10 }
measure-right_in-round_11 = { measure-bets_in-round_11 }
measure-right_in-round_12 = { measure-bets_in-round_12 }
measure-bets_in = Bets, by round
measure-bets_in-round_1 = Round 1
measure-bets_in-round_2 = Round 2
measure-bets_in-round_3 = Round 3
measure-bets_in-round_4 = Round 4
measure-bets_in-round_5 = Round 5
measure-bets_in-round_6 = Round 6
measure-bets_in-round_7 = Round 7
measure-bets_in-round_8 = Round 8
measure-bets_in-round_9 = Round 9
measure-bets_in-round_10 = Round 10
measure-bets_in-round_11 = Round 11
measure-bets_in-round_12 = Round 12
measure-exchanges = Cards exchanged
measure-empty_piles = Empty piles at the end
measure-round_points = Points from rounds, all players
measure-final_points = Points from final bets, all players
measure-final_sizes = Final bets, by how many numbers they named
measure-final_sizes-one_number = One number
measure-final_sizes-two_numbers = Two numbers
measure-final_sizes-three_numbers = Three numbers
measure-final_right = Correct final bets, by how many numbers they named
measure-final_right-one_number = { measure-final_sizes-one_number }
measure-final_right-two_numbers = { measure-final_sizes-two_numbers }
measure-final_right-three_numbers = { measure-final_sizes-three_numbers }
measure-final_bets = Final bets per game
measure-first_thrower_won = Games won by the first player to throw
measure-leader_before_won = Games won by the player leading before the final bets
measure-won_from = Winner’s place halfway through the game
measure-won_from-first = 1st
measure-won_from-second = 2nd
measure-won_from-third = 3rd
measure-won_from-fourth = 4th
measure-used = Actions
measure-used-accept_the_dice = Accept the dice
measure-used-turn_a_die = Turn a die
measure-used-take_a_token = Take a token
measure-used-place_it = Place a token
measure-used-exchange = Exchange a card
measure-used-keep = Keep the cards
measure-used-bet = Make a final bet
