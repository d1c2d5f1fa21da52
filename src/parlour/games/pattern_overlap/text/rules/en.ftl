# The rules of Pattern Overlap, for players. The arguments are the options of the table, and seats.

rules-aim = The aim
rules-matching = Placing a card
rules-pace = { $clock ->
    [turns] Turns
   *[other] Pace
}
rules-end = The end
rules-cards = The cards
rules-modes = The four modes
rules-puzzles = Puzzles

rule-aim-speed = Speed Round: be the first to play all your cards.
rule-aim-diversify = Diversify: a card you play scores a point for every different card directly below its squares. The player with the most points wins.
rule-aim-cover = Cover Some Ground: a card you play scores a point for every square it covers. The player with the most points wins.
rule-aim-nms = Not My Stack!: everyone has a location of their own. You play cards on the other players’ locations, never on yours. The player with the fewest cards on their own location wins.
rule-deal = { $deck_choice ->
    [pick] You pick your decks of six cards one after another, and a random player starts.
   *[random] Everyone gets a random deck of six cards.
} You hold three of them, and the rest are your pile.{ $clock ->
    [realtime] { " " }You see your hand when the game says “Go”.
   *[other] { "" }
}
rule-start = { $start_board ->
    [build] The players place the three starting cards, one each.
    [together] You look for the three starting cards together, in a deck that no one has. Anyone can place a card or take the last one back, up to six times in all. If you all leave it to the others, the game sets it up.
   *[auto] Three cards from another deck are on the table at the start.
} They belong to no one, but count like any other card when you cover them.
rule-location = Each location starts with one of its owner’s cards, { $nms_base ->
    [choose] which the owner chooses. You all choose at the same time.
   *[random] chosen at random.
} It doesn’t count at the end.

rule-match = You can play a card wherever it covers at least { $min_match } squares, and every covered square shows the same pattern as the square on top of it. The covered squares can belong to several cards. Squares over the empty table don’t matter.
rule-centre = A centre (the square with the animal) can never be covered or cover another square.
rule-wild = Centres are wild here. A centre matches anything above or below it, and it counts as a covered square.{ $wild_min_real ->
    [0] { "" }
    [one] { " " }At least { $wild_min_real } square has to match without a centre.
   *[other] { " " }At least { $wild_min_real } squares have to match without a centre.
}
rule-turning = Rotate a card any way you like, but place it squarely on the grid. Cards are never turned over.
rule-wrong = { $illegal ->
    [honour] A card that doesn’t match stays where it is and scores nothing, but no one is told until the end.
   *[refuse] A card that doesn’t match goes back to your hand, and you see which squares are wrong.
}{ $clock ->
    [turns] { "" }
   *[other] { $mistake_lock_ms ->
        [0] { "" }
       *[other] { " " }After a mistake you have to wait a moment ({ $mistake_lock_ms } ms).
    }{ $play_lock_ms ->
        [0] { "" }
       *[other] { " " }After a card there’s a shorter wait ({ $play_lock_ms } ms).
    }
}
rule-draw = When you’ve played a card, you draw the next one from your pile. Played cards stay, and can’t be taken back. A player without cards is out, and takes the next token: 1, 2, 3 and so on.

rule-realtime = There are no turns. Everyone plays at the same time, as fast as they can. Cards count in the order in which they arrive. If someone was faster than you, your card just comes back, and you don’t have to wait.
rule-turns = A random player starts, and you take turns. On your turn you place one card or wait. { $mode ->
    [speed] You may wait only if you can’t place a card.
    [nms] You may wait only if you can’t place a card.
   *[other] You may always wait.
} If no one places a card for a whole round, the game is over.
rule-ticks = Play goes second by second. Everyone chooses a card or waits, and then all cards are placed in random order. If another card makes yours impossible, it comes back and costs nothing.
rule-stuck = { $stuck_swap ->
    [yes] If nothing in your hand fits, you may put a card under your pile and draw another.
   *[no] If nothing in your hand fits, you wait until the table changes.
}{ $clock ->
    [realtime] { $stuck_notice_s ->
        [0] { "" }
       *[other] { " " }After { $stuck_notice_s } seconds the game tells you, and no one else, that nothing fits.
    }
   *[other] { "" }
}{ $stall_refill ->
    [yes] { " " }If everyone is stuck, an unused starting card is added to the table.
   *[no] { "" }
}

rule-end-speed = { $play_out ->
    [yes] You play on until at most one player has cards left, so every place is decided.
   *[no] The game ends when a player is out. That player wins.
} If no one gets there, the player who has played the most cards wins.
rule-last-call = The first player to go out starts the last call. { $timer_s ->
    [level] { $level ->
        [advanced] The others have 30 seconds left.
        [expert] There’s no time left for the others, so the game is over.
       *[beginner] The others have 60 seconds left.
    }
    [0] There’s no time left for the others, so the game is over.
   *[other] The others have { $timer_s } seconds left.
} When everyone is out, it ends early.
rule-last-rounds = When the first player goes out, the others finish the round. { $timer_s ->
    [level] { $level ->
        [advanced] After that there’s one more round.
        [expert] After that the game is over.
       *[beginner] After that there are two more rounds.
    }
   *[other] After that there’s one more round for each 30 seconds of { $timer_s }, rounded up.
}
rule-end-points = If points are tied, the lower token wins, so it pays to go out early. After that, it’s the most cards played, then the best single card.
rule-freeze = { $nms_freeze ->
    [never] Locations never freeze. The game continues as long as anyone can place a card.
    [next_out] When you’re out, your location stays open until the next player goes out. Then it freezes.
   *[at_once] When you’re out, your location freezes at once, and no one can play on it any more.
}
rule-end-nms = If locations are tied, { $clock ->
    [turns] { $nms_tie ->
        [round] whoever was out in an earlier round wins.
       *[token] the lower token wins.
    }
   *[other] the lower token wins.
} After that, the player who played on more different locations.
rule-idle = The game also ends when no one can place a card.{ $clock ->
    [realtime] { $idle_limit_s ->
        [0] { "" }
       *[other] { " " }It ends too if no one has placed a card for { $idle_limit_s } seconds.
    }
   *[other] { "" }
}

rule-decks = There are { $decks_in_box } decks of six cards. All cards of a deck have the same animal in the centre, so you can tell whose card it is.
rule-patterns = { $side ->
    [gems] You play with the gems side. Around the centre are eight squares with four kinds of gems.
    [custom] This table has its own card faces. Around the centre are eight squares with four patterns.
   *[animals] You play with the animal side. Around the centre are eight squares in four patterns: zebra, leopard, giraffe and snake.
}
rule-open = Everyone sees the table, the tokens, and how many cards each player has left. { $open_hands ->
    [yes] All hands are open.
   *[no] Only you see your hand.
} Hold a square to see what’s below it.
rule-aids = { $assist ->
    [yes] While you move a card, you see whether it fits.
   *[no] You find out whether a card fits when you drop it.
}{ $mode ->
    [speed] { "" }
    [nms] { "" }
   *[other] { " " }{ $live_scores ->
        [own] During the game you see only your own points.
        [none] You see points only at the end.
       *[all] Everyone’s points are shown during the game.
    }
}

rule-mode-speed = Speed Round: the first player to play all their cards wins.
rule-mode-diversify = Diversify: you score for every different card below the one you play.
rule-mode-cover = Cover Some Ground: you score for every square you cover.
rule-mode-nms = Not My Stack!: you play on the other players’ locations, and want the fewest cards on your own.

rule-puzzle = In a puzzle, you place a few cards so that every black square is the centre of one. Squares on top of each other have to match, and there’s no minimum. Some puzzles have wild centres: they match anything, and where two different patterns overlap one, it has to be between them. Some hide the black squares. Then you only have to fill the outline.
rule-solved = A puzzle is checked when the last card is placed. Any solution counts. A hint corrects one card. If you give up, you see the solution, and no time is saved. You can solve a puzzle together through a link, with one clock for all of you.
rule-daily = More stars mean fewer solutions and more ways to go wrong. Every day has a puzzle that’s the same for everyone, easy on Monday and harder as the week goes on.
