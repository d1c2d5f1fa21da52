# Transmitter in English.

## The game

game-summary = One of you knows the number, but can only say “too low” or “too high”.
game-credits = Designed by George Kazamias and Yiouli Giannacariou. The title is our own.
reason-won = You won enough rounds.
reason-lost = You lost too many rounds.
bot-easy = follows the last hint
bot-fair = aims for the middle of the possible range
bot-strong = plans ahead with exact probabilities
bot-master = also guesses what you hold from what you play

## Moves, as typed in a terminal

move-play = play { SIGNED($card) }
move-say = { $hint ->
    [lower] say the stack is lower
    [greater] say the stack is greater
   *[match] say it matches
}
move-draw = draw an objective card
move-keep = { $which ->
    [first] keep the first card
   *[second] keep the second card
}{ $card ->
    [none] { "" }
   *[other] { " " }({ SIGNED($card) })
}

## The coach’s reasons

advice-aims = { $percent ->
    [0] The stack becomes { SIGNED($stack) }. That number can’t be the signal, but it gives the next players the best chance.
   *[other] The stack becomes { SIGNED($stack) }. There’s a { $percent }% chance that this is the signal.
}
advice-splits = The hint will help too. There’s a { $higher }% chance that the signal is higher and a { $lower }% chance that it’s lower.
advice-truth = The others can only find the signal if the hint is true.
advice-small-gap = With this card, the signal is { $gap } away from the stack. The other card wouldn’t bring the signal any closer.
advice-drifts = The signal has to drift now.

## What the table is waiting for

status-receive = { WHO($seat) ->
    [you] Your turn: play a card onto the stack.
   *[other] { NAME($seat) } is choosing a card.
}
status-announce = { WHO($seat) ->
    [you] Your turn: compare the stack with the signal.
   *[other] { NAME($seat) } is comparing the stack with the signal.
}
status-drift = { WHO($seat) ->
    [you] Your turn: draw an objective card to make the signal drift.
   *[other] { NAME($seat) } is drawing an objective card.
}
status-choose = { WHO($seat) ->
    [you] Your turn: keep one of the two objective cards.
   *[other] { NAME($seat) } is choosing one of two objective cards.
}
status-over = { $won ->
    [yes] You all won, { $wins } to { $losses }.
   *[no] You all lost, { $losses } to { $wins }.
}

## What happened

event-played = { WHO($seat) ->
    [you] You play { SIGNED($card) }. The stack is now { SIGNED($stack) }.
   *[other] { NAME($seat) } plays { SIGNED($card) }. The stack is now { SIGNED($stack) }.
}
event-drew = { WHO($seat) ->
    [you] You draw an objective card.
   *[other] { NAME($seat) } draws an objective card.
}
event-kept = { WHO($seat) ->
    [you] You keep one of two objective cards.
   *[other] { NAME($seat) } keeps one of two objective cards.
}
event-hinted = { $hint ->
    [lower] Too low. The signal is higher than the stack.
    [greater] Too high. The signal is lower than the stack.
   *[match] It’s a match.
}
event-drifted = The signal drifts.
event-round-ended = { $outcome ->
    [won] You won the round.
    [no_objective] You lost the round, because the signal had to drift and there were no objective cards left.
    [drift_match] You lost the round, because the signal drifted onto the stack.
   *[no_cards] You lost the round, because the receivers ran out of cards.
}{ $signal ->
    [none] { "" }
   *[other] { " " }The signal was { SIGNED($signal) }.
}
event-round-started = Round { $round }: { $transmitter ->
    [none] no one transmits
   *[other] { WHO($transmitter) ->
        [you] you transmit
       *[other] { NAME($transmitter) } transmits
    }
}, and { WHO($seat) ->
    [you] you play
   *[other] { NAME($seat) } plays
} first.{ $hint ->
    [lower] { " " }The signal is above 0.
    [greater] { " " }The signal is below 0.
   *[unsaid] { "" }
}
event-game-ended = { $won ->
    [yes] You all won, { $wins } to { $losses }.
   *[no] You all lost, { $losses } to { $wins }.
}

## In a terminal

picture-score = Round { $round }  won { $wins }, lost { $losses }
picture-plays = play { $plays }  drift in { $drift }
picture-stack = Stack { $sum }
picture-hint = { $hint ->
    [lower] Hint: the stack is LOWER than the signal. Go up.
    [greater] Hint: the stack is GREATER than the signal. Go down.
    [match] Hint: it’s a MATCH.
    [pending] Hint: not given yet
    [drifted] Hint: none since the signal drifted
   *[none] Hint: none yet
}
picture-possible = Possible: { $values }
picture-run = { SIGNED($low) } to { SIGNED($high) }
picture-signal = Signal: { $sum }
picture-offer = Keep one: { SIGNED($first) } or { SIGNED($second) }
picture-hand = { WHO($seat) ->
    [you] Hand: { $cards }
   *[other] { NAME($seat) }: { $cards }
}

## Presets

preset-printed = As printed, completed
    .about = The printed rules, with a card drawn after each play. Every round can use all twelve objective cards. The gentlest version.
preset-balanced = Balanced
    .about = Two objective cards per round, so every play counts.
preset-relaxed = Relaxed
    .about = Three objective cards per round.
preset-hard = Hard
    .about = Two objective cards, and the signal drifts every four plays.
preset-seasoned = Seasoned
    .about = Like Hard, but with five cards in hand. For groups who nearly always win Balanced.
preset-expert = Expert
    .about = Like Hard, but with three cards in hand.
preset-quick = Quick
    .about = Like Balanced, but three wins or three losses end the game.
preset-battery = Battery
    .about = Twelve objective cards have to last the whole game.
preset-no_refill = No refill
    .about = You never draw, so make do with the four cards you’re dealt.
preset-house = The house transmits
    .about = Like Balanced, but the house gives the hints, so everyone plays cards. Best for two.
preset-hands_on = Hands on
    .about = Like Balanced, but the transmitter gives every hint and draws the objective cards. When the signal drifts, the transmitter chooses between two cards.
preset-literal = As printed
    .about = Exactly what the printed rules say. You each get four cards and never draw. You may talk, and the transmitter does everything by hand. Very hard for two or three players.

## Options

option-objective_limit = Objective cards
    .about = How many objective cards a round can use, including the first.
option-drift_interval = Plays per drift
    .about = How many plays there are between drifts.
option-hand_size = Hand size
    .about = How many cards each receiver holds.
option-wins_to_win = Rounds to win
    .about = Win this many rounds to win the game.
option-losses_to_lose = Rounds to lose
    .about = Lose this many rounds and you lose the game.
option-refill = Refill
    .about = Whether you draw a card after playing one.
option-refill-to_hand_size = Draw back up to a full hand
option-refill-none = Never draw
option-objective_scope = Objective deck
    .about = Whether the objective cards are reshuffled every round or have to last the whole game.
option-objective_scope-round = All twelve in every round
option-objective_scope-game = Twelve for the whole game
option-draw_match = Drift onto the stack
    .about = What happens if a drift makes the signal match the stack.
option-draw_match-lose = You lose the round
option-draw_match-win = You win the round
option-draw_match-ignore = Nothing, and no one is told
option-hint_after_draw = Hint after a drift
    .about = Whether you get a hint right after the signal drifts.
option-hint_after_draw-none = None
option-hint_after_draw-full = Yes
option-opening_hint = Opening hint
    .about = You get a hint before the first play.
option-out_of_cards = Out of cards
    .about = When the receivers count as out of cards.
option-out_of_cards-hands_empty = When all hands are empty
option-out_of_cards-pile_empty = When the draw pile is empty
option-transmitter = Transmitter
    .about = Who transmits next. If the house transmits, everyone is a receiver.
option-transmitter-rotate = The next player
option-transmitter-fixed = Always the same player
option-transmitter-random = A random player
option-transmitter-house = The house
option-first_transmitter = First transmitter
    .about = Who transmits in the first round.
option-first_transmitter-random = A random player
option-transmitter_acts = Hints and draws
    .about = Whether hints and draws happen automatically or are left to the transmitter.
option-transmitter_acts-auto = Automatic
option-transmitter_acts-manual = By hand
option-tuner = Tuner
    .about = When the signal drifts, the transmitter draws two cards and keeps one.
option-talk = Table talk
    .about = What receivers are allowed to tell each other during a round.
option-talk-silent = Nothing
option-talk-free = Anything
option-talk-open_hands = Anything, with open hands
option-talk-between = Anything between rounds
option-reveal_objective = Reveal the signal
    .about = When everyone gets to see a round’s objective cards.
option-reveal_objective-round_end = After each round
option-reveal_objective-game_end = After the game
option-reveal_objective-never = Never
option-aid = On-screen help
    .about = How much the screen remembers and works out for you.
option-aid-none = Last hint only
option-aid-log = Hints and a log
option-aid-bounds = The possible values
option-aid-exact = Every probability
option-objective_set = Objective cards used
    .about = The game’s twelve objective cards, or your own.
option-objective_set-printed = The game’s twelve
option-objective_set-custom = Custom
option-custom_objectives = Custom objective cards
    .about = The values of your objective cards, in ascending order.
option-playing_deck = Playing cards used
    .about = The game’s 76 playing cards, or your own.
option-playing_deck-printed = The game’s 76
option-playing_deck-custom = Custom
option-custom_deck = Custom playing cards
    .about = How many cards of each value from −9 to 9 your deck has.

material-objectives = objective cards
material-deck = playing cards

## Options that can’t be combined

refusal-few-objectives = A set must have { $fewest } to { $most } objective cards.
refusal-many-objectives = A set can have at most { $most } cards, not { $count }.
refusal-zero-objective = An objective card of 0 would leave the signal where it is. Choose another value.
refusal-one-player = With one player, the house has to transmit. If a player transmits, you need 2 to 6 players.
refusal-tuner-without-transmitter = The tuner only works if the transmitter is a player, not the house.
refusal-manual-without-transmitter = Hints and draws can only be done by hand if the transmitter is a player, not the house.
refusal-hint-tells-match = If no one is told that the signal has drifted onto the stack, a hint after the drift would give it away. Change one of the two options.
refusal-scope-needs-reveal = If the objective cards have to last the whole game, used cards stay face up. Choose to reveal the signal after each round.
refusal-first-transmitter = The first transmitter has to be one of the { $seats } players at the table.
refusal-objective-twice = { SIGNED($card) } appears twice, but every objective card needs its own value.
refusal-objective-order = List the objective cards in ascending order: { SIGNED($before) } comes before { SIGNED($card) } here.
refusal-objectives-high = The positive cards add up to { SIGNED($total) }. The total can’t be higher than { SIGNED($most) }.
refusal-objectives-low = The negative cards add up to { SIGNED($total) }. The total can’t be lower than { SIGNED($least) }.
refusal-deck-values = A deck needs { $values } numbers, which say how many cards there are of each value.
refusal-deck-large = A deck can have at most { $most } cards, not { $count }.
refusal-deck-small = The deck has { $count } cards, but { $dealt } are needed for the deal. Choose smaller hands.
refusal-value-twice = { SIGNED($value) } is already on line { $first }.

## What an option leads to

no-effect = No effect here.
caution-no-drift = { no-effect } Rounds end before the signal can drift.
caution-out-first = { no-effect } Without drawing, a round ends after { $plays ->
    [one] 1 play
   *[other] { $plays } plays
}, so you can’t use that many objective cards.
caution-few-cards = { no-effect } There are only { $cards } objective cards.
caution-pile-lasts = { no-effect } Rounds end before the pile runs out.
caution-no-pile = { no-effect } No one ever draws a card.
caution-one-round = { no-effect } The first round ends the game.
caution-one-receiver = There’s only one receiver, who has no one to talk to. The transmitter can’t answer.
caution-printed-set = { no-effect } You’re playing with the game’s objective cards.
caution-printed-deck = { no-effect } You’re playing with the game’s playing cards.

## The screen

ui-phase = Round { $round }, play { $play } of { $most }
ui-over = The game is over
ui-transmits = transmits
ui-lamp-lower = Too low
ui-lamp-greater = Too high
ui-lamp-match = Match
ui-lamps = Last hint
ui-say-lower = Say “too low”
ui-say-greater = Say “too high”
ui-say-match = Say “match”
ui-sentence = { $hint ->
    [empty] The stack is empty, so it counts as 0. Play a card to get the first hint.
    [opening-lower] The stack is empty, so it counts as 0. The signal is above 0.
    [opening-greater] The stack is empty, so it counts as 0. The signal is below 0.
    [lower] The stack is { $stack }. That’s too low, so the signal is higher.
    [greater] The stack is { $stack }. That’s too high, so the signal is lower.
    [match] The stack is { $stack }. That’s a match!
    [drifting] The signal is drifting…
    [drifted] The signal has drifted. The next play will tell you more.
   *[unsaid] The stack is { $stack }. The transmitter hasn’t answered yet.
}
ui-stack = Stack
ui-stack-cards = Stack, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ui-stack-after = Stack { $sum }
ui-signal-cards = Signal, { $cards ->
    [one] { $cards } objective card
   *[other] { $cards } objective cards
}
ui-signal-is = The signal is { $value }
ui-objective-left = { $cards ->
    [0] no more cards
    [one] { $cards } more card
   *[other] { $cards } more cards
}
ui-drift-in = { $plays ->
    [0] would have drifted
    [one] drifts after this play
   *[other] drifts in { $plays } plays
}
ui-lost-in = { $plays ->
    [one] last play
   *[other] { $plays } plays left
}
ui-line = Number line. The stack is at { $stack }. The signal could be { $values }.
ui-line-plain = Number line. The stack is at { $stack }.
ui-chance = { $value }: { $percent }%
ui-hand = Your hand
ui-hand-of = { NAME($seat) }’s hand
ui-tap-again = tap again to play
ui-pick = Choose a card to add to the stack.
ui-wait = Tap a card to see where it would take the stack.
    .mouse = Point at a card to see where it would take the stack.
ui-watch = All you can do is watch. The hints are automatic.
ui-you-transmit = You’re the transmitter
ui-compare = How does the stack compare with your signal?
ui-draw = Draw an objective card to make the signal drift
ui-keep = Keep { SIGNED($card) }
ui-keep-one = Keep one of these two objective cards. The card you keep is added to your signal.
ui-score = Rounds won: { $wins }. Rounds lost: { $losses }.
ui-won = Won
ui-lost = Lost
ui-round = Round { $round }
ui-round-result = { $outcome ->
    [won] Round { $round }: won
   *[lost] Round { $round }: lost
}
ui-why = { $outcome ->
    [won] The stack matched the signal on play { $plays }.
    [no_objective] { $plays ->
        [0] There were no objective cards left to start the round with.
       *[other] After { $plays } plays without a match, there were no objective cards left to make the signal drift.
    }
    [drift_match] The signal drifted onto the stack by itself, which lost you the round.
   *[no_cards] The receivers ran out of cards before they found a match.
}
ui-signal-was = The signal was { $values }.
ui-then = , then { " " }
ui-signal-hidden = You’ll see the signal when the game is over.
ui-objectives = Objective cards
ui-objectives-about = The signal starts as one of these cards. Each drift adds another card.
ui-objectives-show = See the objective cards
ui-objective-out = { SIGNED($card) }, ruled out
ui-ending = { $outcome ->
    [won] The stack is { $stack }. That’s a match!
    [drift_won] The signal has drifted onto the stack. That’s a match!
    [drift_match] The signal has drifted onto the stack, so you lose the round.
    [no_objective] { $hint ->
        [lower] Too low, and that was your last play. You lose the round.
       *[greater] Too high, and that was your last play. You lose the round.
    }
   *[no_cards] { $hint ->
        [lower] Too low, and you’re out of cards. You lose the round.
       *[greater] Too high, and you’re out of cards. You lose the round.
    }
}
ui-rounds-won = { $wins ->
    [one] { $wins } round won
   *[other] { $wins } rounds won
}, { $losses } lost.
ui-decided = { $outcome ->
    [won] Round { $round } won you the game. The stack matched the signal at { $stack }.
    [drift_match] Round { $round } lost you the game. The signal drifted onto the stack at { $stack }.
   *[missed] Round { $round } lost you the game. The stack ended at { $stack }.
}
ui-missed-by = The signal was { $signal }, so you missed it by { $gap }.
ui-gap = missed by { $gap }
ui-next = Next round
ui-to-result = See the result
ui-chart = { $outcome ->
    [won] Round { $round }, won. The stack and the signal, play by play.
   *[lost] Round { $round }, lost. The stack and the signal, play by play.
}
ui-chart-stack = stack
ui-chart-signal = signal
ui-log-drift = The signal drifts
ui-log-none = No one has played a card this round.
ui-past = Earlier rounds
ui-key-cards = move from card to card
ui-key-number = choose a card
ui-key-play = play the card
ui-seat-value = player { $number }

## The lesson

lesson-goal = Moss is the transmitter and knows a secret number, the signal. You and Lark are receivers. Together, you try to make the stack match the signal. The stack is the sum of the cards you play, and it starts at 0.
lesson-first-card = You hold four cards. On your turn, you play one card, and its value is added to the stack. The signal starts as one of twelve objective cards: −12, −11, −9, −6, −3, −2, 1, 4, 5, 7, 8 or 10. These values are lit on the number line. Play the +5 to find out which side of 5 the signal is on.
    .otherwise = That would work too, but this time play the +5.
lesson-hints = “Too low.” So the signal is above 5. “Too low”, “too high” and “match” are all Moss can ever say. Only the values that are still possible stay lit on the number line: 7, 8 and 10. You’ve also drawn a new card.
lesson-partner = Lark plays +9. The stack is 14, which is too high. You can’t see each other’s cards, and during a round no one talks. Your cards have to do the talking.
lesson-aim = Your turn. Tap a card to see where it would take the stack. Play the −4, which takes the stack to 10.
    .otherwise = That card can’t match the signal. Try the −4: 14 − 4 = 10.
    .mouse = Your turn. Point at a card to see where it would take the stack. Play the −4, which takes the stack to 10.
lesson-narrowed = 10 was too high, and so was Lark’s 8. Only 7 is left! You’d need a −1 to get to 7, but you don’t have one.
lesson-drift = Look at the five dots next to the signal. This is the fifth play, and after every fifth play the signal drifts. Play the +2.
    .otherwise = Your choice makes little difference now, but play the +2 this time.
lesson-drifted = Moss has added a second secret card to the signal. All you know is that the signal didn’t land on the stack, or you’d have lost the round. There’s no third card, so you’ll lose the round if you don’t find the signal in five more plays.
lesson-search = Lark plays −7. The stack is 3, which is too low. The signal was 7 before one of the other eleven cards was added. Now the signal must be 4, 5, 8, 11, 12, 15 or 17. Your +1 takes the stack to 4. Try it.
    .otherwise = Not a bad try, but this time play the +1: 3 + 1 = 4.
lesson-won = It’s a match, and you win the round! Win five rounds and you all win the game. Lose five rounds and you all lose the game. The next player transmits now, and that’s you. You can see the signal, but the hints are automatic, so all you can do is watch and hope.

## Statistics in the lab

measure-rounds = Rounds
measure-rounds_won = Rounds won
measure-rounds_lost = Rounds lost, by cause
measure-rounds_lost-no_objective_card = No objective cards left
measure-rounds_lost-drift_hit_the_stack = Signal drifted onto the stack
measure-rounds_lost-out_of_cards = Receivers ran out of cards
measure-plays = Plays per round
measure-won_at = Rounds won, by number of plays
measure-won_at-1_to_5 = 1 to 5
measure-won_at-6_to_10 = 6 to 10
measure-won_at-11_to_15 = 11 to 15
measure-won_at-16_to_20 = 16 to 20
measure-won_at-21_and_later = 21 or more
measure-drifts = Drifts per round
measure-used = Actions
measure-used-play = Play a card
measure-used-say = Give a hint
measure-used-draw = Draw an objective card
measure-used-keep = Keep an objective card
