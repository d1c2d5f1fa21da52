# What the coach says: hints at a table, and the review of a game.

## Review

working = Going through your decisions …
slow = The first review of a game takes this server about a minute. You can leave it open.
deal = of games with this deal are won from your seat when { $level ->
    [easy] easy bots
    [fair] medium bots
    [strong] strong bots
   *[other] bots ({ $level })
} play for everyone
share = { $percent }%
give-or-take = ±{ $percent }
agreed = of your decisions were what the strongest bot would have done
agreed-of = { $agreed } of { $count }
costliest = What cost you most
nothing = Nothing you did clearly cost you anything
none = You had no decisions to make in this game
board = See the board
all = All decisions ({ $count })
move-number = Move { $number }
better = Better: { $move }
other = The bot: { $move }
same = as the bot
unclear = too close to tell
cost = { $unit ->
    [points] −{ $value } points
    [round] −{ $value }% for the round
   *[chance] −{ $value }% to win
}{ $error ->
    [none] { "" }
   *[other] { " " }(±{ $error })
}
exact = Worked out from what you could know at the time.
estimated = Estimated from what you could know at the time. { $level ->
    [easy] Easy bots
    [fair] Medium bots
    [strong] Strong bots
   *[other] Bots ({ $level })
} played on { $games } times after each of the costliest moves, with the same luck.
known = What you could have known
known-about = Certain from the cards you saw and your results alone.

## Hints

hint-title = A strong player would …
hint-about = Worked out only from what you can see.
hint-play = Play it
hint-own = I’ll choose
worth = { $unit ->
    [points] That’s worth { $value } points on average, with what it tells you for the final bets.
    [round] You’d then win the round with a chance of about { $value }%.
   *[chance] Bots win { $value }% of games from here after it{ $error ->
        [none] .
       *[other] { " " }(±{ $error }).
    }
}
