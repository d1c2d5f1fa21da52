# What the coach says: hints at a table, and the review of a game.

## Review

working = Going through your decisions…
slow = The first review of a game takes about a minute. You can leave this page open.
# Below a percentage, such as “74%”.
deal = win rate { $team ->
    [yes] { "" }
   *[no] of your seat{ " " }
}with this deal when { $level ->
    [easy] easy bots
    [fair] medium bots
    [strong] strong bots
   *[other] bots ({ $level })
} play every seat
share = { $percent }%
give-or-take = ±{ $percent }
agreed = decisions where the strongest bot would have done the same
agreed-of = { $agreed } of { $count }
costliest = What cost you most
nothing = No decision clearly cost you anything
none = You had no decisions to make in this game
board = See the board
all = All decisions ({ $count })
move-number = Move { $number }
better = Better: { $move }
other = The bot: { $move }
same = same as the bot
unclear = too close to tell
cost = { $unit ->
    [points] −{ $value } points
    [round] −{ $value }% chance of winning the round
   *[chance] −{ $value }% chance of winning
}{ $error ->
    [none] { "" }
   *[other] { " " }(±{ $error })
}
exact = Worked out from what you knew at the time.
estimated = Estimated from what you knew at the time. { $level ->
    [easy] Easy bots
    [fair] Medium bots
    [strong] Strong bots
   *[other] Bots ({ $level })
} finished the game { $games } times after each of your costliest moves and { $games } times after the better move, with the same luck for both.
known = What you could have known
known-about = The cards you saw and your results were enough to be sure of this.

## Hints

hint-title = Hint
hint-about = Based only on what you can see.
hint-play = Play it
worth = { $unit ->
    [points] On average, that’s worth { $value } points, including what you learn for the final bets.
    [round] That gives you about a { $value }% chance of winning the round.
   *[chance] If bots play on from there, you win { $value }% of games{ $error ->
        [none] .
       *[other] { " " }(±{ $error }).
    }
}
