# Sequence Numbers in English.

## The game

game-summary = Work out the sum and place your chip on the answer. Five in a row make a sequence.
game-credits = Based on the Norwegian rule sheet for Sequence Numbers, which names no designer. No source shows the board or lists the cards, so the board and the sums are our reconstruction.
reason-sequences = A team completed enough sequences.
reason-all-stuck = No one could play any more.
reason-turn-limit = The turn limit was reached.
bot-easy = builds its own lines and overlooks yours, so it’s good for children
bot-fair = weighs its lines against yours and looks one chip ahead
bot-strong = counts cards and weighs up the whole board
bot-master = taught itself by playing hundreds of thousands of games

## Moves, as typed in a terminal

move-play-number = play { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
} on { $cell }
    .screen = play { $face } on { thing-cell }
move-play-plus = play + on { $cell }
    .screen = play a Plus on { thing-cell }
move-play-minus = play − on { $cell }
    .screen = play a Minus on { thing-cell }
move-swap = swap { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
}
    .screen = swap { $face }
move-discard = discard { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
}
    .screen = discard { $face }
move-give-up = give { $place ->
    [none] { $face }
   *[other] { $place } ({ $face })
}
    .screen = give up { $face }
move-pass = pass
move-draw-card = draw
move-skip-draw = skip
move-claim-line = claim { $place } ({ $first } to { $last })
    .screen = choose the line from { $start } to { $end }
move-claim-rank = claim line number { $rank }
move-uphold = uphold the report against team { $team }

## The coach’s reasons

advice-completes = This completes a sequence.
advice-builds = This gives you { $count } of the five chips in a line that no one is blocking.
advice-blocks = This blocks a line where another team already has { $count ->
    [one] 1 chip
   *[other] { $count } chips
}.
advice-breaks = This removes a chip from a line where another team has { $count } chips.
advice-frees = This reopens a line with { $count } of your chips.
advice-opens = { $count ->
    [one] This starts a line that no one is blocking.
   *[other] This starts { $count } lines that no one is blocking.
}
advice-closes = { $count ->
    [one] This blocks a line for the other players.
   *[other] This blocks { $count } lines for the other players.
}
advice-waits = No one can complete a line here any more, so this saves your better cards.
advice-clears = This clears a cell that you might need.
advice-dead = Both cells for this card are taken, so swap it for a new one.
advice-least-useful = This is the card that helps you least.
advice-nothing-fits = You can’t play any of your cards.
advice-claims = This line leaves your other chips free for the next sequence.
advice-keeps-card = If the next player draws before you do, you can’t draw this card any more.

## What the table is waiting for

status-to-play = { WHO($seat) ->
    [you] Your turn: play a card.
   *[other] { NAME($seat) } is choosing a card.
}
status-to-claim = { WHO($seat) ->
    [you] Your turn: choose which line becomes your sequence.
   *[other] { NAME($seat) } is choosing which line becomes a sequence.
}
status-to-draw = { WHO($seat) ->
    [you] Your turn: draw a card.
   *[other] { NAME($seat) } can draw a card.
}
status-to-give-up = { WHO($seats) ->
    [you] Choose a card to give up.
    [other] { NAMES($seats) } is choosing a card to give up.
   *[others] Waiting for { NAMES($seats) } to give up a card each.
}
status-won = { $reason ->
    [all-stuck] No one can play any more.{ " " }
    [turn-limit] The game has reached its limit of { $turns } turns.{ " " }
   *[sequences] { "" }
}{ WHO($seats) ->
    [you] You win with
    [you-all] Your team wins with
    [other] { NAMES($seats) } wins with
   *[others] Team { $team } wins with
} { $sequences ->
    [one] { $sequences } sequence
   *[other] { $sequences } sequences
}.
status-drawn = { $reason ->
    [all-stuck] No one can play any more.
    [turn-limit] The game has reached its limit of { $turns } turns.
   *[sequences] The game is over.
} It’s a draw.

## What happened

event-played = { WHO($seat) ->
    [you] You play { $face } on { thing-cell }.
   *[other] { NAME($seat) } plays { $face } on { thing-cell }.
}
event-played-plus = { WHO($seat) ->
    [you] You play a Plus on { thing-cell }.
   *[other] { NAME($seat) } plays a Plus on { thing-cell }.
}
event-played-minus = { WHO($seat) ->
    [you] You play a Minus on { thing-cell } and remove
   *[other] { NAME($seat) } plays a Minus on { thing-cell } and removes
} { WHO($seats) ->
    [you] your chip.
    [you-all] your team’s chip.
    [other] { NAMES($seats) }’s chip.
   *[others] team { $team }’s chip.
}
event-swapped = { WHO($seat) ->
    [you] You swap the dead card { $face }.
   *[other] { NAME($seat) } swaps the dead card { $face }.
}
event-discarded = { WHO($seat) ->
    [you] You can’t play, so you discard { $card }.
   *[other] { NAME($seat) } can’t play and discards { $card }.
}
event-passed = { WHO($seat) ->
    [you] You can’t play, so you pass.
   *[other] { NAME($seat) } can’t play and passes.
}
event-drew = { WHO($seat) ->
    [you] You draw a card.
   *[other] { NAME($seat) } draws a card.
}
event-skipped = { WHO($seat) ->
    [you] You don’t draw yet.
   *[other] { NAME($seat) } doesn’t draw yet.
}
event-line-chosen = { WHO($seat) ->
    [you] You choose a line.
   *[other] { NAME($seat) } chooses a line.
}
event-call-upheld = { WHO($seats) ->
    [you] The report against you is upheld.
    [you-all] The report against your team is upheld.
   *[others] The report against team { $team } is upheld.
}
event-forfeit-chosen = { $card ->
    [none] { WHO($seat) ->
        [you] You choose a card to give up.
       *[other] { NAME($seat) } chooses a card to give up.
    }
   *[other] { WHO($seat) ->
        [you] You choose to give up { $card }.
       *[other] { NAME($seat) } chooses to give up { $card }.
    }
}
event-gave-up = { WHO($seat) ->
    [you] You give up { $card }.
   *[other] { NAME($seat) } gives up { $card }.
}
event-sequence-made = { WHO($seats) ->
    [you] You complete a sequence:
    [you-all] Your team completes a sequence:
    [other] { NAMES($seats) } completes a sequence:
   *[others] Team { $team } completes a sequence:
} { LIST($numbers) }.{ $target ->
    [1] { "" }
   *[other] { " " }That’s { $made } of { $target }.
}
event-pile-renewed = The pile ran out, so all discards were shuffled into a new pile.
event-right-lost = { WHO($seat) ->
    [you] You didn’t draw in time and now hold one card fewer.
   *[other] { NAME($seat) } didn’t draw in time and now holds one card fewer.
}
event-game-won = { status-won }
event-game-drawn = { status-drawn }

## Parts of other texts

thing-sum = { $face }
thing-plus = a Plus
thing-minus = a Minus
thing-cell = { $side ->
    [upper] the upper { $number }
    [lower] the lower { $number }
    [left] the left { $number }
   *[right] the right { $number }
}
charge-helped = team { $team } talked about their cards

## In a terminal

picture-heading = Turn { $turn }   sequences { $score }   pile { $pile }
picture-player = { WHO($seat) ->
    [you] { NAME($seat) }, team { $team } (you): { $notes }
   *[other] { NAME($seat) }, team { $team }: { $notes }
}
picture-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-discards = { $count ->
    [0] no discards
    [one] { $count } discard, { $top } on top
   *[other] { $count } discards, { $top } on top
}
picture-pending = can still draw
picture-lost = { $count ->
    [one] { $count } card lost
   *[other] { $count } cards lost
}
picture-stuck = couldn’t play
picture-hand = { WHO($seat) ->
    [you] Your hand   { $cards }
   *[other] { NAME($seat) }’s hand   { $cards }
}
picture-dead = { $face } (dead)

## Finding a move in a terminal

# Words that players may type around a card and a cell.
find-fillers = play card on to at
find-sum = Work out a sum, find its answer on the board, and type the card, row and column: { $place } r_c_
find-plus = + r_c_: place a chip on any open cell
find-minus = - r_c_: remove an opponent’s chip
find-swap = swap { $place }: exchange a dead card
find-moves = moves: list all your moves, with the answers
find-no-cell = There’s no r{ $row }c{ $column }. Rows and columns are numbered from 1 to { $most }.
find-corner = { $cell } is a corner. Corners count as everyone’s chips, so you can’t play there.
find-covered = There’s already a chip on { $cell }.
find-no-card = “{ $text }” isn’t one of your cards. Type a card’s place in your hand, then a cell.
find-no-place = Your cards are numbered 1 to { $count }, so there’s no card { $place }.
find-no-wild = { $sign ->
    [plus] You don’t have a Plus.
   *[minus] You don’t have a Minus.
}
find-where = Where does { $face } go? Type the cell too: { $place } r_c_
find-no-sum = None of your sums makes { $number }.
find-no-chip = A Minus removes a chip, but there’s none on { $cell }.
find-own-chip = The chip on { $cell } is your own.
find-locked = The chip on { $cell } is part of a sequence, so you can’t remove it.
find-wrong = { $face } isn’t { $number }.{ $way ->
    [none] { "" }
    [add] { " " }Start at { $left } and count on { $right }.
    [subtract] { " " }Start at { $left } and count back { $right }.
    [multiply] { " " }Add up { $left } lots of { $right }.
   *[divide] { " " }Count how many times { $right } goes into { $left }.
}

## Presets

preset-printed = As printed
    .about = The printed rules, except that cards are drawn automatically.
preset-first_game = First game
    .about = Easy sums, numbers in order, and answers that light up.
preset-brisk = Brisk
    .about = The first sequence wins, no matter how many players there are.
preset-swaps = Free swaps
    .about = You can swap any number of dead cards in a turn. Best for three players, because swaps make the game shorter.
preset-stretch = Challenging
    .about = Hard sums on a shuffled board.
preset-strict = Strict
    .about = You draw your own cards and only see the top discards. If your team talks about its cards, each of you gives up a card.

## Options

option-teams = Teams
    .about = How many teams there are. Three teams need three or six players.
option-teams-auto = By number of players
option-teams-2 = 2
option-teams-3 = 3
option-sequences_to_win = Sequences to win
    .about = How many sequences you need to win. The default is one for 2 or 3 players and two for more.
option-sequences_to_win-auto = By number of players
option-sequences_to_win-1 = 1
option-sequences_to_win-2 = 2
option-sequences_to_win-3 = 3
option-shared_chips = Shared chips
    .about = How many chips from earlier sequences a new sequence can use.
option-claim = Several lines at once
    .about = Who chooses which line counts if one chip completes several.
option-claim-player = The player
option-claim-auto = The game
option-hand_cards = Hand size
    .about = How many cards you hold. The default is five for 2 or 3 players and four for more.
option-hand_cards-auto = By number of players
option-hand_cards-3 = 3
option-hand_cards-4 = 4
option-hand_cards-5 = 5
option-hand_cards-6 = 6
option-hand_cards-7 = 7
option-plus_cards = Plus cards
    .about = How many Plus cards the deck has.
option-minus_cards = Minus cards
    .about = How many Minus cards the deck has.
option-dead_per_turn = Swaps per turn
    .about = How many dead cards you can swap in one turn.
option-dead_per_turn-0 = None
option-dead_per_turn-1 = One
option-dead_per_turn-7 = Any number
option-stuck = No playable card
    .about = What you do if you can’t play any of your cards.
option-stuck-pass = Pass
option-stuck-discard = Discard a card and draw
option-stalemate = Stalemate
    .about = Whether the leading team wins if the game gets stuck.
option-stalemate-leader = The leading team wins
option-stalemate-draw = It’s a draw
option-exchange_resets = A swap counts as a move
    .about = The game only counts as stuck after a full round without a swap.
option-draw_mode = Drawing
    .about = Whether cards are drawn for you or you have to remember to draw.
option-draw_mode-auto = Automatic
option-draw_mode-strict = By hand, or miss out
option-table_talk = Chat in teams
    .about = Whether team-mates can chat. With a referee, team-mates can chat, but talking about their cards costs each of them a card.
option-table_talk-off = Off
option-table_talk-referee = With a referee
option-open_discards = Open discards
    .about = Which discards everyone can look at.
option-open_discards-all = All
option-open_discards-top = Top cards only
option-board = Board
    .about = Where the numbers are on the board. Numbers are easiest to find on the spiral board.
option-board-standard = Standard
option-board-shuffled = Shuffled
option-board-spiral = Spiral
option-board-custom = Custom
option-deck_level = Sums
    .about = How hard the sums are, or what kind they are. The Times deck has additions for numbers that aren’t in the times tables.
option-deck_level-1 = Easy
option-deck_level-2 = Normal
option-deck_level-3 = Hard
option-deck_level-mixed = Easy to hard
option-deck_level-custom = Custom
option-deck_level-plus = Plus
option-deck_level-minus = Minus
option-deck_level-times = Times
option-deck_level-divided = Divide
option-deck_level-all_four = All four
option-board_seed = Board number
    .about = Which shuffled board you play on, and which mix of sums you get.
option-band_colours = Colour bands
    .about = Colours show which group of eight numbers a card or cell belongs to.
option-answer_aid = Answers
    .about = Whether you find the answer yourself or the right cells light up.
option-answer_aid-self = Find them yourself
option-answer_aid-highlight = Light up
option-seat_sums = Sums by player
    .about = Which sums each player gets, in order from player 1. The sums differ, but their answers and cells stay the same.
option-seat_sums-table = Same as the table
option-seat_sums-easy = Easy
option-seat_sums-normal = Normal
option-seat_sums-hard = Hard
option-seat_sums-plus = Plus
option-seat_sums-minus = Minus
option-seat_sums-times = Times
option-seat_sums-divided = Divide
option-seat_sums-all_four = All four
option-seat_help = Help by player
    .about = How much help each player gets with their sums, in order from player 1.
option-seat_help-table = Same as the table
option-seat_help-none = None
option-seat_help-asked = Picture if you ask
option-seat_help-picture = Always a picture
option-seat_help-lit = Answers light up
option-max_turns = Turn limit
    .about = The game ends in a stalemate after this many turns.
option-custom_board = Custom board
    .about = The numbers of your board, row by row, with 0 in the corners.
option-custom_sums = Custom sums
    .about = One code per card: 0 for +, 100 for −, 200 for × or 300 for ÷, plus the sum’s second number. For example, 108 means “− 8”.

material-board = board
    .about = The layout of the board, with the numbers 1 to 48 twice each and four free corners.
material-deck = deck
    .about = The sums on the cards (two for each number), and the Plus and Minus cards.

## Options that can’t be combined

refusal-three-teams = Three teams need 3 or 6 players, but there are { $seats }.
refusal-three-players = Three players each play for themselves, so they can’t form two teams.
refusal-seats-over = There are { $seats } players, but you’ve set sums or help for { $count }.
refusal-board-size = A board has { $wanted } cells, but this one has { $count }.
refusal-board-corner = The four corners are free (*), so the cell in row { $row }, column { $column } can’t have a number.
refusal-board-free = Only the four corners are free (*), so the cell in row { $row }, column { $column } needs a number.
refusal-board-repeat = { $number } appears more than twice on the board.
refusal-board-missing = Each number from 1 to { $most } has to appear twice. Missing: { LIST($numbers) }.
refusal-deck-size = A deck has { $wanted } sums, two for each number, but this one has { $count }.
refusal-deck-sum = No sum ending in { $ending } makes { $number }.
refusal-deck-repeat = { $sum } appears twice, but each number needs two different sums.
refusal-row-size = A row has { $wanted } cells, but row { $row } has { $count }.
refusal-row-count = A board has { $wanted } rows, but this one has { $count }.
refusal-deck-missing = Each number from 1 to { $most } needs a line. Missing: { LIST($numbers) }.
refusal-sum-line = A line needs a number and two sums, such as “12 = 5+7, 3x4”, not “{ $text }”.
refusal-sum-form = “{ $text }” isn’t a sum of two numbers with +, -, x or /.
refusal-sum-wrong = { $sum } doesn’t make { $number }.
refusal-number-twice = { $number } is already on line { $first }.

## What an option leads to

no-effect = No effect here.
caution-usual-number = { no-effect } With { $seats } players, the default is { $number } anyway.
caution-one-sequence = { no-effect } The first sequence wins the game.
caution-no-swaps = { no-effect } Dead cards can’t be swapped.
caution-no-teams = { no-effect } Everyone plays for themselves and can chat anyway.
caution-no-number = { no-effect } The board number only matters on a shuffled board or with sums from easy to hard.
caution-everyone-has-own = { no-effect } Every player has their own setting.
caution-usual-board = { no-effect } You aren’t playing on a custom board.
caution-usual-sums = { no-effect } You aren’t playing with custom sums.
caution-often-stuck = With three teams, games often get stuck unless one sequence is enough to win.

## Statistics in the lab

measure-rounds = Rounds
measure-turns = Turns
measure-lines = Sequences per game
measure-line_ways = Sequences by direction
measure-line_ways-across = Across
measure-line_ways-down = Down
measure-line_ways-falling = Diagonal, falling
measure-line_ways-rising = Diagonal, rising
measure-corner_lines = Sequences through a corner
measure-won_by_wild = Games won with a Plus
measure-exchanges = Dead cards swapped
measure-passes = Passes
measure-gathered = New piles made from the discards
measure-additions = Sums that are additions
measure-sums = Sums worked out per game
measure-chips = Chips on the board at the end
measure-used = Actions
measure-used-place = Sum
measure-used-plus = Plus
measure-used-minus = Minus
measure-used-exchange = Swap
measure-used-pass = Pass
measure-used-draw = Draw
measure-used-claim = Choice of line

## The screen

ui-phase = Turn { $turn } · { $target ->
    [one] first sequence wins
   *[other] first to { $target } sequences wins
}
ui-phase-short = Turn { $turn }
ui-over = The game is over
ui-board = Board, ten rows of ten cells
ui-cell = row { $row }, column { $column }
ui-corner = free corner, counts as everyone’s chip
ui-open = open
ui-chip = { $locked ->
    [yes] chip { $team }, in a sequence
   *[no] chip { $team }
}
ui-last-move = last move
ui-fits = { $count ->
    [one] fits card { LIST($cards) }
   *[other] fits cards { LIST($cards) }
}
ui-removable = can be removed
ui-hand = Your hand
ui-hand-of = { NAME($seat) }’s hand
ui-card = Card { $place }: { $face }
ui-plus = Plus: place a chip on any open cell
ui-minus = Minus: remove another team’s chip
ui-plus-short = any cell
ui-minus-short = remove a chip
ui-dead = both cells are covered
ui-swap-badge = swap
ui-choose = Choose a card.
ui-choose-first = Choose a card first, then its cell.
ui-find = { $sum } = ? Place a chip on the answer.
ui-find-lit = { $sum } = ? Choose one of the lit cells.
ui-place-plus = Place a chip on any open cell.
ui-remove-chip = Remove one of the marked chips.
ui-no-chip = There’s no chip you can remove.
ui-both-covered = Both answers to { $sum } are covered.
ui-not-yet = { $sum } = ? Wait for your turn.
ui-wrong = { $sum } isn’t { $number }. Have another look.
ui-covered = There’s already a chip there.
ui-right-but-covered = That’s right, but the cell is covered. Look for the other { $number }.
ui-no-corner = The corners count as everyone’s chips, so you can’t place one there.
ui-not-that-chip = Choose another team’s chip that isn’t in a sequence.
ui-swap = Swap it
ui-discard = Discard it
ui-give-up = Give it up
ui-choose-give-up = Your team talked about its cards, so choose a card to give up.
ui-given = You’ve chosen. The others are still thinking.
ui-choose-discard = You can’t play any of your cards, so choose one to discard.
ui-pass = Pass
ui-must-pass = You can’t play any of your cards.
ui-draw = Draw
ui-draw-yours = Draw a card.
ui-skip = Not now
ui-confirm = Confirm
ui-take-back = Take back
ui-sure = { $sum ->
    [none] Place your chip on { $number }?
   *[other] { $sum } = { $number }?
}
ui-sure-remove = Remove this chip?
ui-choose-line = Which line becomes your sequence?
ui-line = Line { $line }
ui-line-cells = Line { $line }, { $first } to { $last }
ui-help = Picture of the sum
ui-close-help = Close the picture
ui-read = Read aloud
ui-read-sum = { $sign ->
    [plus] { $left } plus { $right }
    [minus] { $left } minus { $right }
    [times] { $left } times { $right }
   *[divided] { $left } divided by { $right }
}
ui-read-always = Read cards aloud
    .about = Reads out every card you choose, using a voice on this device. Nothing is sent anywhere.
ui-number-line = Number line
ui-ten-frames = Ten frames
ui-show-where = Show me where
ui-number-line-is = { $way ->
    [add] Number line. Start at { $left } and go up { $right }.
   *[subtract] Number line. Start at { $left } and go down { $right }.
}
ui-ten-frames-are = { $way ->
    [add] Ten frames with { $left } dots and { $right } more.
   *[subtract] Ten frames with { $left } dots, { $right } of them crossed out.
}
ui-rows = Rows of dots
ui-groups = Equal groups
ui-rows-are = { $rows ->
    [one] One row of { $each } dots.
   *[other] { $rows } rows with { $each } dots each.
}
ui-groups-are = { $left } dots in { $groups ->
    [one] one group.
   *[other] { $groups } equal groups.
} How many dots are in each group?
ui-ask-first = Confirm moves
    .about = You can take a chip back until you confirm it.
    .on = You’ll be asked to confirm every chip.
    .off = You won’t be asked to confirm your chips.
ui-pile = { $cards ->
    [one] Pile, { $cards } card
   *[other] Pile, { $cards } cards
}
ui-draw-pile = { $cards ->
    [one] Draw a card from the pile ({ $cards } card left)
   *[other] Draw a card from the pile ({ $cards } cards left)
}
ui-last-card = { $face ->
    [none] No card yet. Show the discards.
   *[other] Last card: { $face }. Show the discards.
}
ui-discards = Discards
    .about = There are two cards for every number. Filled marks are cards you’ve seen in the discards or in your hand.
    .top-only = At this table, you can only see the top card of each discard pile.
ui-seen-cards = Cards you’ve seen
ui-unseen = { $left ->
    [one] { $card }, { $left } card not seen
   *[other] { $card }, { $left } cards not seen
}
ui-piles = Discard piles
ui-no-discards = nothing discarded yet
ui-player = { WHO($seat) ->
    [you] You
   *[other] { NAME($seat) }
}
ui-score = { $target ->
    [one] Team { $team }, { $made } of { $target } sequence
   *[other] Team { $team }, { $made } of { $target } sequences
}
ui-last-sum = { WHO($seat) ->
    [you] You: { $sum } = { $number }
   *[other] { NAME($seat) }: { $sum } = { $number }
}
ui-last-plus = { WHO($seat) ->
    [you] You place a Plus on { $number }.
   *[other] { NAME($seat) } places a Plus on { $number }.
}
ui-last-minus = { WHO($seat) ->
    [you] You remove the chip on { $number }.
   *[other] { NAME($seat) } removes the chip on { $number }.
}
ui-last-discard = { WHO($seat) ->
    [you] You discard { $sum }.
   *[other] { NAME($seat) } discards { $sum }.
}
ui-new-sequence = { WHO($seats) ->
    [you] You’ve made a sequence!
    [you-all] Your team has made a sequence!
    [other] { NAMES($seats) } has made a sequence!
   *[others] Team { $team } has made a sequence!
}
ui-pending = can still draw
ui-lost = { $count ->
    [one] { $count } card fewer
   *[other] { $count } cards fewer
}
ui-stuck = couldn’t play
ui-five-in-a-row = Five in a row: { LIST($numbers) }.
ui-star = star
ui-verdict = { WHO($winners) ->
    [you] You beat { NAMES($losers) } in { $turns } turns.
    [you-all] Your team won in { $turns } turns.
    [other] { WHO($losers) ->
        [you] { NAMES($winners) } beat you in { $turns } turns.
        [other] { NAMES($winners) } beat { NAMES($losers) } in { $turns } turns.
       *[others] { NAMES($winners) } won in { $turns } turns.
    }
   *[others] Team { $team } won in { $turns } turns.
}
ui-verdict-drawn = There was no winner after { $turns } turns.
ui-decided = { $reason ->
    [all-stuck] No one could play any more.
   *[turn-limit] The game reached its limit of { $limit } turns.
} { $how ->
    [lead] The team with the most sequences won, { $most }–{ $next }.
    [level] The score was level at { $most }–{ $next }.
   *[drawn] A lead of { $most }–{ $next } doesn’t win at this table.
}
ui-close = { WHO($seats) ->
    [you] You were
    [you-all] Your team was
    [other] { NAMES($seats) } was
   *[others] Team { $team } was
} { $lacks ->
    [one] one chip away from a sequence.
   *[other] { $lacks } chips away from a sequence.
}
ui-final-board = The final board
ui-moment-sequence = { WHO($seats) ->
    [you] Your sequence
    [you-all] Your team’s sequence
    [other] { NAMES($seats) }’s sequence
   *[others] Team { $team }’s sequence
}
ui-moment-plus = Plus
ui-moment-minus = Minus
ui-moment-swap = Swap
ui-at-turn = turn { $turn }
ui-setup-sums = Which sums?
ui-setup-help = Finding the answers
ui-setup-each = Different for each player
    .about = Easy sums for a child and hard ones for you, at the same table.
ui-setup-you = You
ui-setup-player = Player { $number }
ui-setup-sums-of = Sums
ui-setup-help-of = Help
ui-setup-seats = Players take the next free seat as they join. In the lobby, everyone can change seats and choose their own sums and help.
ui-lobby-choice = Sums and help for { $name }
ui-seat-sums = { $deck ->
    [easy] easy sums
    [normal] normal sums
    [hard] hard sums
    [plus] plus only
    [minus] minus only
    [times] times tables
    [divided] division
   *[all_four] plus, minus, times and division
}
ui-seat-help = { $help ->
    [none] no help
    [asked] pictures if you ask
    [picture] a picture with every sum
   *[lit] answers light up
}
ui-key-card = choose a card
ui-key-cells = move from cell to cell
ui-key-lit = jump to the next lit cell
ui-key-place = place the chip
ui-key-back = go back to your hand

## The lesson

lesson-start = Every card is a sum. You play a card and place one of your chips on its answer. Five chips in a row, whether across, down or diagonally, make a sequence. With two players, the first sequence wins. You have the round blue chips.
lesson-first-sum = Start with the card 13 + 8. Every number is on the board twice. You’ll find 21 at the top and in the middle. Tap the card, then the 21 in the middle.
    .otherwise = Nearly! Tap the card 13 + 8, then the 21 in the middle of the board.
    .mouse = Start with the card 13 + 8. Every number is on the board twice. You’ll find 21 at the top and in the middle. Click the card, then the 21 in the middle.
    .otherwise-mouse = Nearly! Click the card 13 + 8, then the 21 in the middle of the board.
lesson-new-card = Your chip is on 21. You’ve discarded the card and drawn a new one. A wrong answer costs you nothing. The cell just shakes, and you’ll see a picture of the sum.
lesson-dead-card = Wren places a chip on 10. Now look at your card 15 + 5. Both 20s are covered, so the card is dead. Once per turn, you can swap a dead card for a new one. Tap the card, then “Swap it”.
    .otherwise = Swap the dead card first. Tap 15 + 5, then “Swap it”.
    .mouse = Wren places a chip on 10. Now look at your card 15 + 5. Both 20s are covered, so the card is dead. Once per turn, you can swap a dead card for a new one. Click the card, then “Swap it”.
    .otherwise-mouse = Swap the dead card first. Click 15 + 5, then “Swap it”.
lesson-minus = It’s still your turn. Wren has a chip on the 11 at the top, right in the middle of your row. A Minus removes another team’s chip. Tap the Minus, then Wren’s chip.
    .otherwise = Tap the Minus, then Wren’s chip on 11 in the top row.
    .mouse = It’s still your turn. Wren has a chip on the 11 at the top, right in the middle of your row. A Minus removes another team’s chip. Click the Minus, then Wren’s chip.
    .otherwise-mouse = Click the Minus, then Wren’s chip on 11 in the top row.
lesson-plus = A Minus uses up your turn and leaves the cell open to everyone. Wren didn’t have a card for that cell. You have a Plus, which lets you place a chip on any open cell. Place a chip on 31, next to your two chips at the top.
    .otherwise = Tap the Plus, then the 31 in the top row.
    .otherwise-mouse = Click the Plus, then the 31 in the top row.
lesson-corner = The stars in the corners are free and count as everyone’s chips. So the star, 17, 36 and 31 make four, and you only need one more. Work out 5 + 6 and place your chip on the answer.
    .otherwise = 5 + 6 = ? Look for the answer in the top row.
lesson-sequence = A sequence! You’ve won. The five chips flip to their bumpy side, and a Minus can’t remove them any more. Four or six players play in teams and need two sequences. The second sequence can use a chip from the first.
