# The rules of Transmitter, for players. The arguments are the options of the table, and seats.

rules-aim = The aim
rules-round = A round
rules-drift = The signal drifts
rules-knowing = Who knows what
rules-cards = The cards

rule-goal = You all win or lose together. { $transmitter ->
    [house] The house has a secret number, the signal. You’re all receivers, and you try to make the stack match the signal.
   *[other] One player, the transmitter, knows a secret number: the signal. The others are receivers, and they try to make the stack match the signal.
} The stack is the sum of all the cards played this round.
rule-win = A round is either won or lost. Win { $wins_to_win ->
    [one] { $wins_to_win } round
   *[other] { $wins_to_win } rounds
} and you all win the game. Lose { $losses_to_lose ->
    [one] { $losses_to_lose } round
   *[other] { $losses_to_lose } rounds
} and you all lose the game.
rule-roles = { $first_transmitter ->
    [random] A random player
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[0] Player 1
} { $transmitter ->
    [house] goes first in the first round. Each new round starts with the next player.
    [fixed] is the transmitter for the whole game, and never plays a card.
    [random] is the transmitter in the first round. After that, the transmitter is chosen at random each round. The transmitter never plays a card.
   *[rotate] is the transmitter in the first round, and the role passes to the next player each round. The transmitter never plays a card.
}
rule-deal = At the start of a round, each receiver is dealt { $hand_size ->
    [one] { $hand_size } card
   *[other] { $hand_size } cards
}. { $transmitter ->
    [house] The house draws one objective card in secret,
   *[other] The transmitter draws one objective card,
} and the value of that card is the signal. The stack is empty and counts as 0.{ $transmitter ->
    [house] { "" }
   *[other] { " " }The player after the transmitter goes first.
}
rule-turn = On your turn, play one card from your hand. The card’s value is added to the stack. You can’t pass. Then it’s the next receiver’s turn.
rule-hint = { $opening_hint ->
    [yes] Before the first play, you’re told whether the signal is above or below 0. After that, every play
   *[no] There’s no hint before the first play. Every play
} gets one of three answers: “too low”, “too high” or “match”. Hints always compare the stack with the signal. Hints are always true, and they’re all you’re ever told.
rule-by-hand = The transmitter gives every hint and draws every objective card by hand. Hints have to be true.
rule-match = As soon as the stack matches the signal, you win the round.
rule-refill = { $refill ->
    [none] You don’t draw new cards during a round.
   *[to_hand_size] After a play that doesn’t match the signal, you draw back up to a hand of { $hand_size }, as long as the draw pile lasts.
} { $out_of_cards ->
    [pile_empty] If someone has to draw and the pile is empty, you lose the round.
   *[hands_empty] If no receiver has any cards left, you lose the round.
}
rule-final = You can’t take a card back, because every card you play gets a hint.

rule-drift = After every { $drift_interval } plays, the signal drifts: { $transmitter ->
    [house] the house adds another secret objective card to it.
   *[other] the transmitter adds another objective card to it.
} All receivers’ plays count, and the count starts again each round. If the last play before a drift is a match, you win the round and nothing drifts.
rule-tuner = When the signal drifts, the transmitter looks at two objective cards, adds one to the signal and puts the other back. No one else finds out which card was added. If only one card is left, the transmitter adds that card.
rule-drift-match = { $draw_match ->
    [win] If a drift makes the signal match the stack, you win the round.
    [ignore] If a drift makes the signal match the stack, no one is told, and you play on.
   *[lose] Careful: if a drift makes the signal match the stack, you lose the round.
} { $hint_after_draw ->
    [full] Otherwise, you get a new hint right after the drift.
   *[none] After a drift, there’s no hint until the next play.
}
rule-limit = A round can use up to { $objective_limit ->
    [one] { $objective_limit } objective card
   *[other] { $objective_limit } objective cards
}, including the first. If the signal has to drift and there’s no card left, you lose the round.{ $objective_scope ->
    [game] { " " }At this table, the objective cards have to last the whole game. Used cards stay out of the game, face up. If there’s no card left to start a round with, that round is lost.
   *[round] { "" }
}

rule-secret = { $talk ->
    [open_hands] Receivers can see each other’s hands, but the transmitter can’t see them.
   *[other] You can only see your own cards. Unplayed cards stay hidden even when the round is over.
} { $transmitter ->
    [house] No one knows the signal.
   *[other] Only the transmitter knows the signal.
}
rule-reveal = { $reveal_objective ->
    [round_end] A round’s objective cards are revealed when the round is over.
    [never] The objective cards are never revealed.
   *[game_end] The objective cards from every round are revealed when the game is over.
}
rule-open = Everyone can see the stack and its cards, all hints and drifts, how many objective cards make up the signal, how many cards each player holds, and the score.
rule-talk = { $talk ->
    [silent] Receivers aren’t allowed to talk during a round. The cards you play have to do the talking.
    [between] Receivers aren’t allowed to talk during a round. Between rounds, you can talk things over until the first card of the next round is played.
    [free] Receivers are allowed to talk, even about their cards.
   *[open_hands] Receivers are allowed to talk, and they can see each other’s hands.
} { $transmitter ->
    [house] { "" }
   *[other] The transmitter never talks.
}
rule-aid = { $aid ->
    [none] The screen only shows the last hint. You have to remember the rest.
    [log] The screen shows all plays and hints of the round. You have to work out the rest.
    [exact] The number line shows how likely each value of the signal is, based on what everyone knows.
   *[bounds] The number line shows every value that the signal can still have, based on what everyone knows.
}

rule-playing-cards = { $playing_deck ->
    [custom] This table has its own deck of playing cards, with values from −9 to +9.
   *[printed] There are 76 playing cards: four of each value from −9 to +9, including 0.
} A 0 counts as a play, but leaves the stack as it is. All cards are shuffled again for each round.
rule-objective-cards = { $objective_set ->
    [custom] This table has its own objective cards, one of each: { $custom_objectives }.
   *[printed] There are twelve objective cards, one of each: −12, −11, −9, −6, −3, −2, 1, 4, 5, 7, 8 and 10.
} The signal is the sum of the cards drawn this round.{ $objective_scope ->
    [game] { "" }
   *[round] { " " }All objective cards go back into the deck for the next round.
}
