# The rules of Think Str8!, for players. The arguments are the options of the table, and seats.

rules-aim = The aim
rules-round = A round
rules-end = The end
rules-parts = Cards, tokens and stones
rules-knowing = Who knows what

rule-goal = You can see everyone’s cards except your own. Bet on the sum of your cards and work out what you hold. Correct bets move your stone along the score track, and the stone that’s furthest ahead after the final bets wins.
rule-cards = Everyone has one card of each colour on a holder that faces away from them. You know the colours of your cards, but not their numbers. There are always four holders. Holders without a player keep their cards for the whole game, and everyone can see them.
rule-intro = This is the introductory game, with five colours and no grey cards.
rule-rounds = The game lasts { $rounds ->
    [usual] { $seats ->
        [2] ten
        [3] nine
       *[4] eight
    } rounds
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, followed by the final bets.

rule-order = The player in last place throws the dice, and everyone acts in order from last place to first. If stones share a space, the top one counts as the furthest back. When stones move, the order doesn’t change until the next round.
rule-throw = The player in last place throws three dice, each with one side per colour. { $die_turns ->
    [0] The dice stay as they are.
    [one] The thrower may then turn one die to another colour.
   *[other] The thrower may then turn dice to other colours, up to { $die_turns } times.
} The same colour can appear on two or three dice.
rule-grey = There are no grey cards. { $intro_grey ->
    [may_stay] A grey die may be turned to one of the five colours for free, or left to count as 0.
   *[must_turn] A grey die has to be turned to one of the five colours. Turning a grey die is free.
}
rule-tokens = In turn order, everyone takes one of the remaining tokens. You can’t pass. The fewer spaces a token covers, the more points it scores.
rule-place = Place your token on your own betting track, on the spaces where you think your sum is. { $placement ->
    [sequential] You place your token right after taking it, for everyone to see.
   *[simultaneous] Everyone places their token in secret, and all tokens are revealed together. You can take your token back until all tokens are revealed.
}
rule-sum = Your sum is the total of your cards in the colours shown by the three dice. A colour that appears twice counts twice. Sums range from 0 to 21.
rule-right = If your token covers your sum, your stone moves forward as many spaces as the token has points. Bets are checked { $check_order ->
    [clockwise] clockwise, starting with the player who threw the dice.
   *[track] from last place to first.
}
rule-wrong = If your token doesn’t cover your sum, your stone stays where it is. Everyone is told whether your bet was too high or too low.{ $smallest_hint ->
    [yes] { "" }
   *[no] { " " }If you bet with the smallest token, everyone is only told that your bet was wrong.
}
rule-exchange = After a wrong bet, you { $exchange ->
    [optional] may
   *[mandatory] have to
} give up one card. Everyone gets to see the card you give up, including you, and it stays face up. You then draw a new card of the same colour, which only the others can see. { $exchange_colours ->
    [thrown] If possible, you have to choose a colour that’s on the dice.
   *[any] You can choose any colour whose pile isn’t empty.
}{ $exchange_last_round ->
    [yes] { "" }
   *[no] { " " }No cards are exchanged in the last round.
}

rule-final = After the last round, everyone secretly bets on each of their cards, naming one, two or three numbers. You have to bet on every colour. Then everything is revealed.
rule-final-points = A correct bet scores { SIGNED($final_one) } with one number, { SIGNED($final_two) } with two, and { SIGNED($final_three) } with three. A wrong bet scores { SIGNED($final_wrong) }. Then your stone moves forward or back by the total.
rule-winner = The stone that’s furthest ahead wins. { $tie_break ->
    [shared] If several stones share the lead, their players all win.
   *[stack] If several stones share the lead, the bottom one wins.
}

rule-colours = Each colour has one card for each number from 0 to 7. One card of each colour is left out of the game, and no one has seen it. Of the other seven, four are on the holders and three form the colour’s pile. So any card you can see elsewhere can’t be yours.
rule-token-points = There are seven tokens, covering one to seven spaces. From smallest to largest, the tokens score { $token_set ->
    [linear8] 7, 6, 5, 4, 3, 2 and 1
    [linear9] 8, 7, 6, 5, 4, 3 and 2
    [linear11] 10, 9, 8, 7, 6, 5 and 4
    [linear12] 11, 10, 9, 8, 7, 6 and 5
    [curved] 8, 6, 5, 4, 3, 3 and 2
   *[linear10] 9, 8, 7, 6, 5, 4 and 3
} points.
rule-token-own = This table has its own tokens. The tokens cover { $token_size_0 }, { $token_size_1 }, { $token_size_2 }, { $token_size_3 }, { $token_size_4 }, { $token_size_5 } and { $token_size_6 } spaces. In the same order, the tokens score { $token_points_0 }, { $token_points_1 }, { $token_points_2 }, { $token_points_3 }, { $token_points_4 }, { $token_points_5 } and { $token_points_6 } points.
rule-stones = All stones start on the same space, stacked { $initial_stack ->
    [seat] with player 1 at the bottom.
   *[random] in random order.
} A stone moves on its own and lands on top of any stones on its new space. { $track_floor ->
    [start] Stones can’t move back past the start.
   *[none] Stones can move back past the start.
}
rule-pad = Your pad shows which numbers you could hold. A black number can’t be yours, because you can see it elsewhere or it’s been given up. Only you can see the crosses and circles you make. At this table, the pad { $assist_max ->
    [0] does nothing else for you.
    [1] can also list your bets and their results.
    [2] can also list your bets and their results, and mark numbers that are impossible.
   *[3] can also help with everything else, including probabilities.
}

rule-open = Everyone can see the dice, the stones, the tokens taken, all results, the cards given up, and how many cards are in each pile. No one knows which cards are in the piles or out of the game. At the end, everything is revealed.
rule-spectators = { $spectators ->
    [all_cards] Spectators see every card.
    [none] Spectators see nothing at all.
   *[public] Spectators see what all players can see, but none of the players’ cards.
}
