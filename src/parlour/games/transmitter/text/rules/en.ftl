# The rules of Transmitter, for players. The arguments are the options of the table, and seats.

rules-aim = The aim
rules-round = A round
rules-drift = The signal drifts
rules-knowing = Who knows what
rules-cards = The cards

rule-goal = You all win or lose together. { $transmitter ->
    [house] The house has a secret number, the signal. You’re all receivers, and you try to make the stack equal the signal.
   *[other] One player, the transmitter, knows a secret number: the signal. The others are receivers, and they try to make the stack equal the signal.
} The stack is the sum of all the cards played this round.
rule-win = A round is either won or lost. Win { $wins_to_win ->
    [one] { $wins_to_win } round
   *[other] { $wins_to_win } rounds
} and you all win the game. Lose { $losses_to_lose ->
    [one] { $losses_to_lose } round
   *[other] { $losses_to_lose } rounds
} and you all lose it.
rule-roles = { $first_transmitter ->
    [random] A random player
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
   *[0] Player 1
} { $transmitter ->
    [house] plays first in the first round, and the next player starts the round after that.
    [fixed] is the transmitter for the whole game, and never plays a card.
    [random] transmits in the first round. After that, each round has a random transmitter. The transmitter never plays a card.
   *[rotate] transmits in the first round, and the next player in the round after that. The transmitter never plays a card.
}
rule-deal = At the start of a round, each receiver gets { $hand_size ->
    [one] { $hand_size } card
   *[other] { $hand_size } cards
}. { $transmitter ->
    [house] The house draws one objective card in secret.
   *[other] The transmitter draws one objective card.
} Its value is the signal. The stack is empty and counts as 0.{ $transmitter ->
    [house] { "" }
   *[other] { " " }The player after the transmitter goes first.
}
rule-turn = On your turn, play one card from your hand. Its value is added to the stack. You can’t pass. Then it’s the next receiver’s turn.
rule-hint = { $opening_hint ->
    [yes] Before the first play you hear whether the signal is above or below 0. After that, every play
   *[no] There’s no hint before the first play. Every play
} gets one of three answers: “too low”, “too high” or “match”. The hint always compares the stack with the signal, it’s always true, and it’s all you ever hear.
rule-by-hand = The transmitter gives every hint and draws every objective card by hand. Only the true hint is allowed.
rule-match = When the stack equals the signal, you win the round at once.
rule-refill = { $refill ->
    [none] You don’t draw new cards during a round.
   *[to_hand_size] After a play that doesn’t match, you draw back up to { $hand_size }, as long as there are cards in the draw pile.
} { $out_of_cards ->
    [pile_empty] If someone has to draw and the pile is empty, you lose the round.
   *[hands_empty] If no receiver has a card left, you lose the round.
}
rule-final = You can’t take back a card, because every card gets a hint.

rule-drift = After every { $drift_interval } plays, the signal drifts: { $transmitter ->
    [house] the house adds another secret objective card to it.
   *[other] the transmitter adds another objective card to it.
} Plays by all receivers count together, and the count restarts with each round. If the play before a drift is a match, you’ve won and nothing drifts.
rule-tuner = For a drift, the transmitter looks at two objective cards, keeps one for the signal and puts the other back. No one else learns which. If only one card is left, it’s used.
rule-drift-match = { $draw_match ->
    [win] If a drift makes the signal equal the stack, you win the round.
    [ignore] If a drift makes the signal equal the stack, no one says so, and you play on.
   *[lose] Careful: if a drift makes the signal equal the stack, you lose the round.
} { $hint_after_draw ->
    [full] Otherwise you get a new hint right after the drift.
   *[none] There’s no hint after a drift until the next play.
}
rule-limit = You can use up to { $objective_limit ->
    [one] { $objective_limit } objective card
   *[other] { $objective_limit } objective cards
} in a round, including the first. If the signal has to drift and there’s no card left for it, you lose the round.{ $objective_scope ->
    [game] { " " }At this table the objective cards have to last the whole game. Used ones stay out, face up. A round without a card to start with is lost.
   *[round] { "" }
}

rule-secret = You see only your own cards. { $talk ->
    [open_hands] The exception: receivers see each other’s hands, but the transmitter doesn’t.
   *[other] Unplayed cards stay hidden even after the round.
} { $transmitter ->
    [house] No one sees the signal.
   *[other] Only the transmitter sees the signal.
}
rule-reveal = { $reveal_objective ->
    [round_end] The objective cards are shown when their round is over.
    [never] The objective cards are never shown.
   *[game_end] The objective cards of all rounds are shown when the game is over.
}
rule-open = Everyone sees the stack and its cards, all hints and drifts, how many objective cards make up the signal, how many cards each player holds, and the score.
rule-talk = { $talk ->
    [silent] Receivers don’t talk during a round. The cards you play have to do the talking.
    [between] Receivers don’t talk during a round. Between rounds, until the first card of the next one, you can talk it over.
    [free] Receivers are allowed to talk, even about their cards.
   *[open_hands] Receivers are allowed to talk, and they see each other’s hands.
} { $transmitter ->
    [house] { "" }
   *[other] The transmitter never talks.
}
rule-aid = { $aid ->
    [none] The screen shows only the last hint. You have to remember the rest.
    [log] The screen shows all plays and hints of the round. You have to work out the rest.
    [exact] The number line shows how likely each value of the signal is, worked out from what everyone knows.
   *[bounds] The number line shows the lowest and the highest value that the signal can still have, worked out from what everyone knows.
}

rule-playing-cards = { $playing_deck ->
    [custom] This table has its own deck of playing cards, with values from −9 to +9.
   *[printed] There are 76 playing cards: four of each value from −9 to +9, including 0.
} A 0 counts as a play, but leaves the stack as it is. All cards are shuffled again for each round.
rule-objective-cards = { $objective_set ->
    [custom] This table has its own objective cards, one of each: { $custom_objectives }.
   *[printed] There are twelve objective cards, one of each: −12, −11, −9, −6, −3, −2, 1, 4, 5, 7, 8 and 10.
} The signal is the sum of those drawn this round.{ $objective_scope ->
    [game] { "" }
   *[round] { " " }All of them are back in the deck for the next round.
}
