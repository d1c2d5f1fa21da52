# The rules of Sequence Numbers, for players. The arguments are the options of the table, and seats.

rules-aim = The aim
rules-turn = Your turn
rules-sequences = Sequences
rules-end = The end
rules-parts = Board, cards and chips
rules-knowing = Who knows what

rule-goal = Get five of your chips in a row: across, down or diagonally. That’s a sequence. Whoever is first to make { $sequences_to_win ->
    [auto] { $seats ->
        [2] one sequence
        [3] one sequence
       *[other] two sequences
    }
    [one] one sequence
   *[other] { $sequences_to_win } sequences
} wins.
rule-teams = { $seats ->
    [2] You play against each other.
    [3] You all play against each other.
   *[other] You play in { $teams ->
        [3] three
       *[other] two
    } teams. Team-mates are spread evenly around the table and share chips of one colour.
}
rule-deal = You’re each dealt { $hand_cards ->
    [auto] { $seats ->
        [2] five
        [3] five
       *[other] four
    }
   *[other] { $hand_cards }
} cards. Player 1 goes first, and play continues around the table.

rule-play = Play a card and work out its sum. Then place a chip on an open cell that shows the answer. Every number is on the board twice, and you can choose either one. A wrong answer costs nothing, so just try again.
rule-draw = After playing a card, you draw a new one automatically. When the pile is empty, all discards are shuffled into a new pile.
rule-draw-strict = After playing a card, you have to draw a new one yourself. If you forget, you can still draw until a player after you draws or your next turn starts. After that, your hand stays one card smaller. When the pile is empty, all discards are shuffled into a new pile.
rule-dead = A card is dead while both cells with its answer are covered, no matter whose chips are on them. { $dead_per_turn ->
    [0] You can’t swap dead cards at this table.
    [one] Once per turn, before you play, you may swap a dead card for a new one.
   *[other] Before you play, you may swap as many dead cards as you like for new ones.
} A Plus or Minus is never dead.
rule-stuck = If you can’t play or swap any of your cards, { $stuck ->
    [discard] you discard one card and draw another.
   *[pass] you pass without drawing. You can’t pass for any other reason.
}
rule-final = You can’t take moves back, because each one plays or draws a card.

rule-line = When a chip completes a line of five, the line becomes a sequence at once. The chips in a sequence are turned over and locked, so no one can remove them.
rule-corner = The four corners are free. Each corner counts as a chip for every team, so a line with a corner needs only four chips. You can’t place a chip in a corner.
rule-shared = { $shared_chips ->
    [0] A new sequence can’t use any chips from an earlier one, but corners can always be shared.
   *[other] A new sequence can use one chip from an earlier one, and corners can always be shared.
}
rule-several = If your chip completes several lines, { $claim ->
    [auto] the game chooses which one becomes the sequence.
   *[player] you choose which one becomes the sequence.
} If you still need two sequences and can claim two lines at once, you get both and win.

rule-win = A team wins as soon as it has enough sequences.
rule-stalemate = The game also ends after { $max_turns } turns, or when everyone passes one after another{ $exchange_resets ->
    [yes] { " " }without swapping a card
   *[no] { "" }
}. { $stalemate ->
    [draw] A game that ends this way is a draw.
   *[leader] If the game ends this way, the team with the most sequences wins. If there’s a tie for the lead, it’s a draw.
}

rule-board = { $board ->
    [shuffled] Each number from 1 to 48 is on the board twice, in shuffled order. This is board { $board_seed }.
    [spiral] The numbers spiral inward from the top left, running from 1 to 48 twice.
    [custom] This table has its own board. Each number from 1 to 48 is on the board twice.
   *[standard] The board has ten rows of ten cells. Each number from 1 to 48 is on the board twice, with the two cells always far apart.
}
rule-sums = { $deck_level ->
    [1] The sums are easy.
    [2] The sums are of normal difficulty.
    [3] The sums are hard.
    [mixed] The sums range from easy to hard.
    [plus] Every sum is an addition.
    [minus] Every sum is a subtraction.
    [times] The sums come from the times tables, with additions for numbers that aren’t in the tables.
    [divided] Every sum is a division with no remainder.
    [all_four] The sums mix addition, subtraction, multiplication and division.
   *[custom] This table has its own sums.
} There are two cards for each number{ $deck_level ->
    [custom] .
    [plus] .
    [minus] .
    [times] .
    [divided] .
    [all_four] .
   *[other] : an addition and a subtraction.
} Only a card’s answer matters, not its sum.
rule-plus = Plus: place a chip on any open cell. The deck has { $plus_cards ->
    [one] { $plus_cards } Plus card
   *[other] { $plus_cards } Plus cards
}.
rule-minus = Minus: remove another team’s chip, unless it’s part of a sequence. A Minus uses up your turn, and the cell is open to everyone again. The deck has { $minus_cards ->
    [one] { $minus_cards } Minus card
   *[other] { $minus_cards } Minus cards
}.
rule-chips = Each team’s chips have their own colour and shape, and they never run out. A chip with its bumpy side up is part of a sequence.

rule-open = Everyone can see the board, { $open_discards ->
    [top] the top card of each discard pile,
   *[all] all discards,
} and how many cards each player holds. You can only see your own hand{ $seats ->
    [2] { "" }
    [3] { "" }
   *[other] , not your team-mates’ hands
}. All hands are revealed when the game is over.
rule-talk = { $table_talk ->
    [referee] Team-mates aren’t allowed to talk about their cards. If a team is reported for talking about its cards, everyone on that team gives up a card.
   *[off] Team-mates aren’t allowed to talk, so the chat is closed until the game is over.
}
rule-aids = { $band_colours ->
    [yes] Cards and cells are coloured in bands of eight numbers, which makes numbers easier to find.
   *[no] Cards and cells have no colour bands.
} { $answer_aid ->
    [highlight] When you choose a card, the cells with its answer light up.
   *[self] You have to find the answer yourself.
}
rule-by-seat = Players can have different sums and different help, so a child and an adult can play together. A card has the same answer for everyone. Once a card is played, everyone sees the sum that its player saw.
