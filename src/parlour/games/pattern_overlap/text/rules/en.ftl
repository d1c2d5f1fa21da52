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
rule-aim-diversify = Diversify: each card you play scores a point for each different card directly below it. The player with the most points wins.
rule-aim-cover = Cover Some Ground: each card you play scores a point for every square it covers. The player with the most points wins.
rule-aim-nms = Not My Stack!: everyone has their own location. You play cards on the other players’ locations, never on yours. The player with the fewest cards on their own location wins.
rule-deal = { $deck_choice ->
    [pick] You take turns picking a deck of six cards, starting with a random player.
   *[random] Everyone gets a random deck of six cards.
} You start with three of your six cards in hand, and the rest form your pile.{ $clock ->
    [realtime] { " " }You’ll see your hand when the game says “Go”.
   *[other] { "" }
}
rule-start = { $start_board ->
    [build] You take turns placing the three starting cards.
    [together] Together, you look for three starting cards in a deck that no one is using. Anyone can place a card or take the last one back. Only six cards can be taken back in all. If everyone leaves the board to the others, the game sets it up.
   *[auto] The game starts with three cards from another deck on the table.
} Starting cards belong to no one, but they count like any other card when you cover them.
rule-location = { $nms_base ->
    [choose] Each location starts with a card that its owner chooses. You all choose at the same time.
   *[random] Each location starts with one of its owner’s cards, chosen at random.
} This first card doesn’t count at the end.

rule-match = You can play a card wherever it covers at least { $min_match } squares. Every square that the card covers has to show the same pattern as the square on top. The covered squares can belong to different cards. Squares that don’t cover anything can show any pattern.
rule-centre = A centre (the square with the animal) can’t be covered, and it can’t cover another square.
rule-wild = Centres are wild here. A centre matches anything above or below it, and counts as a covered square.{ $wild_min_real ->
    [0] { "" }
    [one] { " " }At least { $wild_min_real } square has to match without the help of a centre.
   *[other] { " " }At least { $wild_min_real } squares have to match without the help of a centre.
}
rule-turning = You can rotate cards any way you like, as long as they line up with the grid. Cards are never turned over.
rule-wrong = { $illegal ->
    [honour] A card that doesn’t match stays where it is and scores nothing, but no one is told until the end.
   *[refuse] A card that doesn’t match goes back to your hand, and you can see which squares were wrong.
}{ $clock ->
    [turns] { "" }
   *[other] { $mistake_lock_ms ->
        [0] { "" }
       *[other] { " " }After a mistake, you have to wait a moment ({ $mistake_lock_ms } ms).
    }{ $play_lock_ms ->
        [0] { "" }
       *[other] { " " }After you play a card, there’s a short wait ({ $play_lock_ms } ms).
    }
}
rule-draw = After playing a card, you draw a new one from your pile. Played cards stay on the table, and you can’t take them back. When you run out of cards, you’re out, and you take the next numbered token (1, 2, 3 and so on).

rule-realtime = There are no turns. Everyone plays at the same time, as fast as they can. Cards count in the order in which they arrive. If someone is faster than you, your card just comes back, and you don’t have to wait.
rule-turns = A random player starts, and you take turns. On your turn, play one card or wait. { $mode ->
    [speed] You may only wait if you can’t play a card.
    [nms] You may only wait if you can’t play a card.
   *[other] You may wait whenever you like.
} If no one plays a card for a whole round, the game is over.
rule-ticks = The game advances one second at a time. Each second, everyone chooses a card or waits, and then all cards are placed in random order. If another card gets in the way, yours comes back at no cost.
rule-stuck = { $stuck_swap ->
    [yes] If nothing in your hand fits, you may put a card under your pile and draw another.
   *[no] If nothing in your hand fits, you have to wait until the table changes.
}{ $clock ->
    [realtime] { $stuck_notice_s ->
        [0] { "" }
       *[other] { " " }After { $stuck_notice_s } seconds, the game tells you (and no one else) that nothing fits.
    }
   *[other] { "" }
}{ $stall_refill ->
    [yes] { " " }If everyone is stuck, an unused starting card is added to the table.
   *[no] { "" }
}

rule-end-speed = { $play_out ->
    [yes] Play continues until no more than one player has cards left, so every place is decided.
   *[no] The game ends when someone runs out of cards, and that player wins.
} If no one runs out of cards, the player who has played the most cards wins.
rule-last-call = The first player to go out starts the last call. { $timer_s ->
    [level] { $level ->
        [advanced] The others have 30 seconds left.
        [expert] The others get no more time, so the game is over.
       *[beginner] The others have 60 seconds left.
    }
    [0] The others get no more time, so the game is over.
   *[other] The others have { $timer_s } seconds left.
} The last call ends early if everyone goes out.
rule-last-rounds = When the first player goes out, the others finish the round. { $timer_s ->
    [level] { $level ->
        [advanced] After that, there’s one more round.
        [expert] After that, the game is over.
       *[beginner] After that, there are two more rounds.
    }
   *[other] A last call of { $timer_s } seconds means one more round for every 30 seconds, rounded up.
}
rule-end-points = If points are tied, the player with the lower token wins, so it pays to go out early. The next tie-breaks are the most cards played and the best single card.
rule-freeze = { $nms_freeze ->
    [never] Locations never freeze. The game continues as long as anyone can play a card.
    [next_out] When you go out, your location stays open until the next player goes out, and then it freezes.
   *[at_once] When you go out, your location freezes at once, and no one can play on it any more.
}
rule-end-nms = If players are tied, { $clock ->
    [turns] { $nms_tie ->
        [round] whoever went out in an earlier round wins.
       *[token] the one with the lower token wins.
    }
   *[other] the one with the lower token wins.
} If players are still tied, whoever played on more locations wins.
rule-idle = The game also ends when no one can play a card{ $clock ->
    [realtime] { $idle_limit_s ->
        [0] { "" }
       *[other] , or when no one has played one for { $idle_limit_s } seconds
    }
   *[other] { "" }
}.

rule-decks = There are { $decks_in_box } decks of six cards. All the cards in a deck have the same animal in the centre, so you can tell whose card is whose.
rule-patterns = { $side ->
    [gems] You play with the gem side of the cards. Around the centre are eight squares with four kinds of gems.
    [custom] This table has its own card faces. Around the centre are eight squares with four patterns.
   *[animals] You play with the animal side of the cards. Around the centre are eight squares in four patterns: zebra, leopard, giraffe and snake.
}
rule-open = Everyone can see the table, the tokens, and how many cards each player has left. { $open_hands ->
    [yes] All hands are open.
   *[no] Only you can see your hand.
} Press and hold a square to see what’s underneath.
rule-aids = { $assist ->
    [yes] While you’re moving a card, you can see whether it fits.
   *[no] You only find out whether a card fits when you drop it.
}{ $mode ->
    [speed] { "" }
    [nms] { "" }
   *[other] { " " }{ $live_scores ->
        [own] During the game, you only see your own points.
        [none] Points aren’t shown until the end.
       *[all] Everyone’s points are shown during the game.
    }
}

rule-mode-speed = Speed Round: the first player to play all their cards wins.
rule-mode-diversify = Diversify: you score a point for each different card directly below the one you play.
rule-mode-cover = Cover Some Ground: you score a point for every square you cover.
rule-mode-nms = Not My Stack!: you play on the other players’ locations and try to end up with the fewest cards on your own.

rule-puzzle = In a puzzle, you place a few cards so that every black square gets a centre. Overlapping squares have to match, but there’s no minimum number of them. Some puzzles have wild centres, which match anything. Where two different patterns share a square with a wild centre, the centre has to be between them. Some puzzles hide the black squares, and you only have to fill the outline.
rule-solved = A puzzle is checked when the last card is placed. Any solution counts. A hint puts one card in the right place. If you give up, you’ll see the solution, but your time won’t be saved. Share the link to solve a puzzle together, with one clock for all of you.
rule-daily = More stars mean fewer solutions and more ways to go wrong. There’s a new puzzle every day, the same for everyone. Puzzles are easy on Mondays and get harder as the week goes on.
