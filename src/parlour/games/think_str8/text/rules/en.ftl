# The rules of Think Str8!, for players. The arguments are the options of the table, and seats.

rules-aim = The aim
rules-round = A round
rules-end = The end
rules-parts = Cards, tokens and stones
rules-knowing = Who knows what

rule-goal = You see everyone’s cards except your own. Bet on the sum of your cards and work out what you hold. Right bets move your stone along the score track, and the stone that’s furthest ahead after the final bets wins.
rule-cards = Everyone has one card of each colour on a holder that faces away from them. You know the colours of your cards, but not their numbers. There are always four holders. Those without a player keep their cards all game, and everyone can see them.
rule-intro = This is the introductory game, with five colours and no grey cards.
rule-rounds = The game lasts { $rounds ->
    [usual] { $seats ->
        [2] ten
        [3] nine
       *[4] eight
    } rounds
    [one] { $rounds } round
   *[other] { $rounds } rounds
}. After that come the final bets.

rule-order = The player in last place throws the dice, and everyone acts in order from last place to first. If several stones are on the same space, the top one counts as further back. When stones move, the order changes only in the next round.
rule-throw = The player in last place throws three dice, each with one side per colour. { $die_turns ->
    [0] The dice stay as they are.
    [one] They may then turn one die to another colour.
   *[other] They may then turn dice to other colours, up to { $die_turns } times.
} The same colour can show two or three times.
rule-grey = There are no grey cards. { $intro_grey ->
    [may_stay] A grey die may be turned for free to one of the five colours, or stay and count as 0.
   *[must_turn] A grey die has to be turned to one of the five colours. That’s free.
}
rule-tokens = In order, everyone takes one of the free tokens. You can’t pass. The fewer spaces a token covers, the more points it scores.
rule-place = Place your token on your own betting track, on the spaces where you think your sum is. { $placement ->
    [sequential] You place it openly, right after taking it.
   *[simultaneous] Everyone places in secret, and all tokens are revealed together. Until then you may take yours back.
}
rule-sum = Your sum is the total of your cards in the three colours on the dice. A colour that shows twice counts twice. Sums go from 0 to 21.
rule-right = If your token covers your sum, your stone moves forward by the token’s points. Bets are checked { $check_order ->
    [clockwise] clockwise, starting with the player who threw the dice.
   *[track] from last place to first.
}
rule-wrong = If not, your stone stays, and everyone hears whether your bet was too high or too low.{ $smallest_hint ->
    [yes] { "" }
   *[no] { " " }With the smallest token, they’re only told that it was wrong.
}
rule-exchange = After a wrong bet you { $exchange ->
    [optional] may
   *[mandatory] have to
} give up one card. Everyone gets to see it, including you, and it stays face up. A new card of the same colour takes its place, and only the others see that one. { $exchange_colours ->
    [thrown] It has to be a colour on the dice, if possible.
   *[any] You choose the colour, as long as its pile isn’t empty.
}{ $exchange_last_round ->
    [yes] { "" }
   *[no] { " " }In the last round no one exchanges.
}

rule-final = After the last round, everyone bets in secret on each of their cards, with one, two or three numbers. You have to bet on every colour. Then everything is revealed.
rule-final-points = A right bet on one number scores { SIGNED($final_one) }, on two numbers { SIGNED($final_two) }, on three numbers { SIGNED($final_three) }. A wrong bet scores { SIGNED($final_wrong) }. Then your stone moves by the total.
rule-winner = The stone that’s furthest ahead wins. { $tie_break ->
    [shared] If several share that space, they all win.
   *[stack] If several share that space, the bottom one wins.
}

rule-colours = Each colour has the numbers 0 to 7, once each. One card of each colour is out of the game, and no one has seen it. Four are on the holders, and three are in the colour’s pile. So a number that you see elsewhere can’t be yours.
rule-token-points = There are seven tokens, for one to seven spaces. { $token_set ->
    [linear8] They score 7, 6, 5, 4, 3, 2 and 1
    [linear9] They score 8, 7, 6, 5, 4, 3 and 2
    [linear11] They score 10, 9, 8, 7, 6, 5 and 4
    [linear12] They score 11, 10, 9, 8, 7, 6 and 5
    [curved] They score 8, 6, 5, 4, 3, 3 and 2
   *[linear10] They score 9, 8, 7, 6, 5, 4 and 3
}, from the smallest to the largest.
rule-token-own = This table has its own tokens. They cover { $token_size_0 }, { $token_size_1 }, { $token_size_2 }, { $token_size_3 }, { $token_size_4 }, { $token_size_5 } and { $token_size_6 } spaces, and they score { $token_points_0 }, { $token_points_1 }, { $token_points_2 }, { $token_points_3 }, { $token_points_4 }, { $token_points_5 } and { $token_points_6 }.
rule-stones = All stones start on one space, stacked { $initial_stack ->
    [seat] with player 1 at the bottom.
   *[random] at random.
} A stone moves alone, and lands on top of the stones on its new space. { $track_floor ->
    [start] It can’t move back past the start.
   *[none] It can move back past the start.
}
rule-pad = Your pad shows which numbers you could hold. A black number can’t be yours, because you see it elsewhere or it was given up. Your own crosses and circles are only for you. At this table { $assist_max ->
    [0] it does nothing else for you.
    [1] it also lists your bets and their results.
    [2] it also lists your bets and their results, and marks numbers that are impossible.
   *[3] it also helps with everything else, even with probabilities.
}

rule-open = Everyone sees the dice, the stones, the tokens taken, all results, the cards given up, and how many cards each pile has. No one knows which cards are in the piles or out of the game. At the end everything is shown.
rule-spectators = { $spectators ->
    [all_cards] Spectators see every card.
    [none] Spectators see nothing at all.
   *[public] Spectators see what all players see, but none of the players’ cards.
}
