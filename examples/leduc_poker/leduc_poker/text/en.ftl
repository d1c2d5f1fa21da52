# Leduc Poker in English.

game-summary = Poker with six cards and two betting rounds. Bluff, call, and hope for a pair.
game-credits = Designed by researchers at the University of Alberta (Southey and others, 2005).
reason-all-hands-played = All hands have been played.
bot-easy = bets on good cards and bluffs now and then

option-hands = Hands
    .about = How many hands you play. The player with the most chips at the end wins.

## What the table shows

field-board = In the middle
field-pot = Pot
field-hands = Hand
field-bets = In the pot
field-chips = Won so far
field-hand = Hand number
field-of = Hands in the game
field-last = Last hand

## Moves

move-fold = fold
move-check = check
move-call = call { $chips }
move-bet = bet { $chips }
move-raise = raise by { $chips }

## What happens

status-to-call = { WHO($seat) ->
    [you] Call { $chips } to stay in, raise, or fold.
   *[other] { NAME($seat) } has to call { $chips }, raise or fold.
}
status-to-bet = { WHO($seat) ->
    [you] Check, or make a bet.
   *[other] { NAME($seat) } can check or bet.
}
status-over = All hands have been played.

event-acted = { $did ->
    [fold] { WHO($seat) ->
        [you] You fold.
       *[other] { NAME($seat) } folds.
    }
    [check] { WHO($seat) ->
        [you] You check.
       *[other] { NAME($seat) } checks.
    }
    [call] { WHO($seat) ->
        [you] You call { $chips }.
       *[other] { NAME($seat) } calls { $chips }.
    }
    [bet] { WHO($seat) ->
        [you] You bet { $chips }.
       *[other] { NAME($seat) } bets { $chips }.
    }
   *[raise] { WHO($seat) ->
        [you] You raise by { $chips }.
       *[other] { NAME($seat) } raises by { $chips }.
    }
}
event-turned = The card in the middle is { $card }.
event-ended = { $how }
event-dealt = Hand { $hand } is dealt.

## Things

thing-card = { $rank ->
    [jack] J
    [queen] Q
   *[king] K
}{ $suit ->
    [hearts] ♥
   *[spades] ♠
}
thing-won = { WHO($seat) ->
    [you] You win the pot of { $pot }.
   *[other] { NAME($seat) } wins the pot of { $pot }.
}
thing-beat = { WHO($seat) ->
    [you] Your { $card } beats { $other } with { $board } in the middle. You win the pot of { $pot }.
   *[other] { NAME($seat) } wins the pot of { $pot }: { $card } beats { $other } with { $board } in the middle.
}
thing-shared = Both cards are equally high, so the pot of { $pot } is shared.

## In a terminal

picture-hand = Hand { $hand } of { $of }
picture-board = In the middle: { $board }. Pot: { $pot }
picture-seat = { NAME($seat) }: { $card }, { $bet } in the pot, { SIGNED($chips) } so far

## The lesson

lesson-card = You and Ada each put one chip into the pot and get a card. There are only six: two jacks, two queens and two kings. Yours is at the bottom.
lesson-bet = A king can only be beaten by a pair. Bet 2 chips.
    .otherwise = You can do that, but with a king you want more chips in the pot.
lesson-pair = Ada calls, and a card is turned up in the middle. It's a king, so you have a pair and can't lose. Bets are 4 chips now.
    .otherwise = With a pair you can't lose. Bet!
lesson-end = Ada folds, and the pot is yours. Whoever has won the most chips after the last hand wins the game.
