# The rules of Sequence Numbers, for players. The arguments are the options of the table, and seats.

rules-aim = The aim
rules-turn = Your turn
rules-sequences = Sequences
rules-end = The end
rules-parts = Board, cards and chips
rules-knowing = Who knows what

rule-goal = Get five of your chips in a row, across, down or diagonally. That’s a sequence. The first to make { $sequences_to_win ->
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
    } teams. Team-mates sit evenly around the table and share one colour of chips.
}
rule-deal = You each start with { $hand_cards ->
    [auto] { $seats ->
        [2] five
        [3] five
       *[other] four
    }
   *[other] { $hand_cards }
} cards. Player 1 starts, and play goes around the table.

rule-play = Play a card and work out its sum. Then place a chip on an open cell that shows the answer. Every number is on the board twice, and you choose which one to take. A wrong answer costs nothing, so just try again.
rule-draw = After playing a card, you draw a new one automatically. When the pile is empty, all discards are shuffled into a new one.
rule-draw-strict = After playing a card, you have to draw a new one yourself. You can still do it later, but you lose the right as soon as a player after you has drawn, or your next turn starts. Then your hand stays smaller. When the pile is empty, all discards are shuffled into a new one.
rule-dead = A card is dead while both cells with its answer are covered, no matter by whom. { $dead_per_turn ->
    [0] You can’t swap dead cards at this table.
    [one] Before you play, you may swap one dead card for a new one each turn.
   *[other] Before you play, you may swap as many dead cards as you like for new ones.
} A Plus or Minus is never dead.
rule-stuck = If you can’t play or swap any card, { $stuck ->
    [discard] you discard one card and draw another.
   *[pass] you pass, and you don’t draw. You can’t pass for any other reason.
}
rule-final = You can’t take back a move, because every move plays or draws a card.

rule-line = When a chip completes a line of five, the line becomes a sequence at once. Its chips are turned over and locked, so no one can remove them.
rule-corner = The four corners are free. Each counts as a chip for every team, so a line with a corner needs only four chips. You can’t place a chip there.
rule-shared = { $shared_chips ->
    [0] A new sequence can’t use any chip of an earlier one. Corners don’t count.
   *[other] A new sequence can use one chip of an earlier one. Corners don’t count.
}
rule-several = If your chip completes several lines, { $claim ->
    [auto] the game chooses which one becomes the sequence.
   *[player] you choose which one becomes the sequence.
} If you need two sequences and two lines fit, you get both.

rule-win = The first team with enough sequences wins at once.
rule-stalemate = If everyone passes in a row{ $exchange_resets ->
    [yes] , without swapping a card,
   *[no] { "" }
} or after { $max_turns } turns, the game is over. { $stalemate ->
    [draw] Then it’s a draw.
   *[leader] Then the team with the most sequences wins. If that’s tied, it’s a draw.
}

rule-board = { $board ->
    [shuffled] The numbers 1 to 48 are on the board twice each, in a shuffled order. This is board { $board_seed }.
    [spiral] The numbers 1 to 48 run twice around the board in a spiral, inward from the top left.
    [custom] This table has its own board. The numbers 1 to 48 are on it twice each.
   *[standard] The board has ten rows of ten cells. The numbers 1 to 48 are on it twice each, always far apart.
}
rule-sums = { $deck_level ->
    [1] The sums are easy.
    [2] The sums are of normal difficulty.
    [3] The sums are hard.
    [mixed] The sums are a mix of easy and hard ones.
    [plus] Every sum is an addition.
    [minus] Every sum is a subtraction.
    [times] The sums are from the times tables. Numbers that aren’t in the tables are added.
    [divided] Every sum is a division that comes out even.
    [all_four] The sums mix plus, minus, times and division.
   *[custom] This table has its own sums.
} Each number has two cards{ $deck_level ->
    [custom] .
    [plus] .
    [minus] .
    [times] .
    [divided] .
    [all_four] .
   *[other] : an addition and a subtraction.
} Only the answer matters.
rule-plus = Plus: place a chip on any open cell. The deck has { $plus_cards ->
    [one] { $plus_cards } of them
   *[other] { $plus_cards } of them
}.
rule-minus = Minus: remove another team’s chip, unless it’s part of a sequence. That uses up your turn, and the cell is open to everyone again. The deck has { $minus_cards ->
    [one] { $minus_cards } of them
   *[other] { $minus_cards } of them
}.
rule-chips = Each team has a colour and a shape, and as many chips as it needs. A chip with a bumpy face is part of a sequence.

rule-open = Everyone sees the board, { $open_discards ->
    [top] the top card of each discard pile,
   *[all] all discards,
} and how many cards each player holds. You see only your own hand{ $seats ->
    [2] { "" }
    [3] { "" }
   *[other] , and not your team-mates’ hands
}. All hands are shown when the game is over.
rule-talk = { $table_talk ->
    [referee] Team-mates aren’t allowed to talk about their cards. If a team does and someone reports it, everyone in that team gives up a card.
   *[off] Team-mates aren’t allowed to talk, so the chat is closed until the game is over.
}
rule-aids = { $band_colours ->
    [yes] Cards and cells are coloured in bands of eight numbers, which makes them easier to find.
   *[no] Cards and cells have no colour bands.
} { $answer_aid ->
    [highlight] When you choose a card, the cells with its answer light up.
   *[self] You find the answer yourself.
}
rule-by-seat = Players can have different sums and different help, so a child and an adult can play together. A card has the same answer for everyone, and a sum that’s been played looks as it did in that player’s hand.
