# The rules of Synergy, for players. The arguments are the options of the table, and seats.

rules-aim = The aim
rules-round = A round
rules-goals = The seven goals
rules-actions = Action cards
rules-challenges = Challenges and special cards
rules-knowing = Who knows what

rule-team = You win or lose the mission together. Each round, everyone plays two numbers and a goal. Your two numbers make your sum, and your goal says how it has to compare with the other players’ sums.
rule-mission = The mission card says how many rounds you have to complete, how many lives you have and what’s in your starting hand. The card also says how many players may miss their goal, and which action cards and challenges are in play. Winning a mission earns you its stars and a medal: gold if you lost no lives, silver if you lost one, and bronze otherwise. If you play with rules that make the mission easier, you don’t get a medal.{ $extra_lives ->
    [0] { "" }
    [one] { " " }You have { $extra_lives } extra life here.
   *[other] { " " }You have { $extra_lives } extra lives here.
}{ $extra_failures ->
    [0] { "" }
   *[other] { " " }One more player may miss their goal than the mission normally allows.
}
rule-silence = You aren’t allowed to talk during a mission. { $pings_per_round ->
    [0] Pointing isn’t allowed either.
    [one] Once per round, you may point at something that everyone can see.
   *[other] Up to { $pings_per_round } times per round, you may point at something that everyone can see.
}
rule-ghost = With two players, a ghost joins you as a third player. The ghost plays two random numbers, and its sum counts like any other. The ghost has no goal, and challenges don’t apply to it. You can use action cards F, G and I on the ghost’s first number.

rule-hands = You draw your first numbers and goals from your own shuffled cards.{ $redraw_dead_hands ->
    [yes] { " " }If no two of your numbers can meet the challenges, you’re dealt a new hand.
   *[no] { "" }
}
rule-order = Everyone plays a number, a goal and a last number. In some missions, the goal comes first. You all choose at the same time and play your cards face down. When everyone has played, the cards are revealed. You can’t take a card back.
rule-action-step = Before the last number, you may use the mission’s action cards. { $actions_per_seat_round ->
    [one] Each player may use one card per round.
   *[other] Each player may use any number of cards.
} A used card is gone for the rest of the mission. When someone uses a card, everyone who has passed can choose again.
rule-first-wish = { $action_order ->
    [leader] Everyone secretly chooses whether to use a card. The choices are read in turn, starting with the leader’s. Only the first card chosen is used, and then everyone is asked again. After each round, the player on the leader’s left becomes the new leader.
   *[race] If several of you want to use a card, the fastest player goes first.
}
rule-sum = Then everyone plays a last number. Your first and last numbers have to meet the challenges. Together, your two numbers make your sum.
rule-check = Then every goal is checked. You complete the round unless more players missed their goal than the mission allows. If the Super card is in play, the player with that card has to meet their goal too.
rule-lives = Complete enough rounds and you win the mission. Every failed round costs a life, and when you run out of lives, you lose the mission.
rule-take-back = After a completed round, everyone who met their goal takes one of their two numbers back into their hand. After a failed round, everyone takes a number back. You choose in secret, but afterwards everyone knows which number you took.{ $keep_optional ->
    [yes] { " " }You don’t have to take a number back.
   *[no] { "" }
}
rule-discards = The other cards in front of you go to your discards, face up. Then you draw one number and one goal, as long as your piles last. If someone starts a round with fewer than two numbers, the mission is lost.

rule-goal-cards = Every player has the same seven goals, one of each. Your sum is only compared with the other players’ sums.
rule-goal-one-more = One more: another sum is exactly one lower than yours.
rule-goal-one-less = One less: another sum is exactly one higher than yours.
rule-goal-equal = Equal: another player has the same sum as you.
rule-goal-unique = Unique: no one else has the same sum as you.
rule-goal-between = Between: your sum is between the sums of your two neighbours{ $between ->
    [inclusive] , or equal to one of them
   *[strict] , and not equal to either
}. If a neighbour is ignored this round, the next player counts instead.
rule-goal-second-highest = Second highest: only one sum on the table is higher. Players with equal sums share a rank.
rule-goal-second-lowest = Second lowest: only one sum on the table is lower. Players with equal sums share a rank.

rule-action-a = A: take one number from your own discards back into your hand.
rule-action-b = B: swap your first number for another from your hand. Everyone sees the new number and knows that you hold the old one.
rule-action-c = C: take two numbers from your own discards back into your hand.
rule-action-d = D: swap your goal with another player’s. The two goals have to be different.
rule-action-e = E: swap any two players’ goals. The two goals have to be different.
rule-action-f = F: add 1 to any player’s first number this round.
rule-action-g = G: subtract 1 from any player’s first number this round.
rule-action-range = With F and G, a number can count as anything from 0 to 6.
rule-action-range-short = With F and G, a number has to stay between 1 and 5.
rule-action-h = H: one more player may miss their goal this round. The players with the Super and Hyper cards can’t use this card.
rule-action-i = I: swap any two first numbers, along with any changes from F and G.
rule-action-j = J: you’re ignored this round. Your goal counts as neither met nor missed, and your sum doesn’t count for anyone else. { $ignored_exempt ->
    [yes] You can play any last number.
   *[no] The challenges still apply to you.
} The players with the Super and Hyper cards can’t use this card.

rule-limits = If you can meet the challenges with your last number, you have to. If someone can’t meet the challenges, the mission is lost, so make sure you keep a number that fits.
rule-challenge-min5 = Minimum 5: your sum has to be at least 5.
rule-challenge-max7 = Maximum 7: your sum can’t be more than 7.
rule-challenge-nodbl = No doubles: your two numbers have to be different.
rule-challenge-lohi = Low to high: your last number has to be higher than your first{ $order_limits ->
    [or_equal] , or equal to it
   *[strict] { "" }
}.
rule-challenge-hilo = High to low: your last number has to be lower than your first{ $order_limits ->
    [or_equal] , or equal to it
   *[strict] { "" }
}.
rule-challenge-even2 = Even: { $even_odd ->
    [one_each] one of your numbers has to be even and the other odd.
   *[second] your last number has to be even.
}
rule-challenge-odd2 = Odd: { $even_odd ->
    [one_each] one of your numbers has to be even and the other odd.
   *[second] your last number has to be odd.
}
rule-challenge-diff = Difference: the difference between your numbers counts, not their sum.
rule-challenge-dbl3 = Double plus 3: add 3 to your sum if both numbers have the same colour and value.
rule-challenge-passn = Pass number: everyone passes their first number to the player on their { $pass_number_dir ->
    [right] right
   *[left] left
}. All cards move at once.
rule-challenge-passg = Pass goal: everyone passes their goal to the player on their { $pass_goal_dir ->
    [left] left
   *[right] right
}. All cards move at once.
rule-super = Super: the round only counts if the player with this card meets their goal. { $super_hyper ->
    [chosen] The player with this card was chosen before the game.
    [group] Before the deal, the group votes on who gets the card.
   *[random] A random player has the card for the whole mission.
}
rule-hyper = Hyper: if the player with this card misses their goal, you lose the mission at once. { $super_hyper_same_seat ->
    [yes] One player can have both the Super and the Hyper card.
   *[no] The Super and Hyper cards go to different players.
}

rule-numbers = Each colour has ten numbers: 1 to 5, twice each. Every player has their own colour. A number you get from someone else keeps its colour.
rule-hidden = You can only see your own hand. During the action step, everyone can see how many players are still thinking, but not who they are.
rule-open = Everyone can see all discards and all revealed cards. Everyone also knows which numbers went back into a hand.{ $card_counter ->
    [yes] { " " }The screen shows which cards of each colour no one has seen yet.
   *[no] { "" }
} All hands are revealed when the mission is over.
