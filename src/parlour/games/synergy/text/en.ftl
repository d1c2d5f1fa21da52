# Synergy in English.

## The game

game-summary = Play two numbers and a goal, face down and in silence. Are you in tune?
game-credits = Designed by Robert Brouwer. Illustrated by Gustavo Furstenau. Graphic design by Vicky Trouerbach. Published by Jolly Dutch in 2023. The mission cards, the colours and the two-player game are our reconstruction, and so are the challenge values that the rulebook text leaves out.
reason-won = You completed the mission.
reason-no-lives = You ran out of lives.
reason-no-numbers = Someone ran out of numbers.
reason-challenge = Someone couldn’t meet a challenge.
reason-hyper = The Hyper player missed their goal.
bot-easy = plays for its own goal and never uses action cards
bot-fair = plays for the team, but can’t predict the others
bot-strong = follows a silent plan that every strong bot shares
bot-master = also guesses your numbers from your goal, and plays each round through in its head
material-mission = a mission card with its rounds, lives, hands, action cards and challenges

## Options

option-mission = Mission
    .about = The mission you play.
option-mission-custom = Custom
option-mission-1 = 1 – { mission-1 }
option-mission-2 = 2 – { mission-2 }
option-mission-3 = 3 – { mission-3 }
option-mission-4 = 4 – { mission-4 }
option-mission-5 = 5 – { mission-5 }
option-mission-6 = 6 – { mission-6 }
option-mission-7 = 7 – { mission-7 }
option-mission-8 = 8 – { mission-8 }
option-mission-9 = 9 – { mission-9 }
option-mission-10 = 10 – { mission-10 }
option-mission-11 = 11 – { mission-11 }
option-mission-12 = 12 – { mission-12 }
option-mission-13 = 13 – { mission-13 }
option-mission-14 = 14 – { mission-14 }
option-mission-15 = 15 – { mission-15 }
option-mission-16 = 16 – { mission-16 }
option-mission-17 = 17 – { mission-17 }
option-mission-18 = 18 – { mission-18 }
option-mission-19 = 19 – { mission-19 }
option-mission-20 = 20 – { mission-20 }
option-mission-21 = 21 – { mission-21 }
option-mission-22 = 22 – { mission-22 }
option-mission-23 = 23 – { mission-23 }
option-mission-24 = 24 – { mission-24 }
option-mission-25 = 25 – { mission-25 }
option-mission-26 = 26 – { mission-26 }
option-mission-27 = 27 – { mission-27 }
option-mission-28 = 28 – { mission-28 }
option-mission-29 = 29 – { mission-29 }
option-mission-30 = 30 – { mission-30 }
option-between = Between
    .about = Whether “between” means strictly between your neighbours’ sums.
option-between-strict = Strictly between
option-between-inclusive = Or equal
option-order_limits = Low to high, high to low
    .about = Whether “{ ui-challenge-lohi }” and “{ ui-challenge-hilo }” allow equal numbers.
option-order_limits-strict = Not equal
option-order_limits-or_equal = Or equal
option-even_odd = Even and odd
    .about = Whether “{ ui-challenge-even2 }” and “{ ui-challenge-odd2 }” apply to the last number, or require one even and one odd number.
option-even_odd-second = Last number
option-even_odd-one_each = One even, one odd
option-actions_per_seat_round = Action cards per player
    .about = How many action cards each player may use per round.
option-actions_per_seat_round-1 = One per round
option-actions_per_seat_round-10 = No limit
option-action_order = Who acts first
    .about = Who gets to use an action card that several players want.
option-action_order-race = The fastest player
option-action_order-leader = In order from the leader
option-card_bounds = Range after F or G
    .about = How low or high action cards F and G can make a number.
option-card_bounds-0_6 = 0 to 6
option-card_bounds-1_5 = 1 to 5
option-redraw_dead_hands = Redeal hopeless hands
    .about = Players whose starting hand can’t meet the challenges get a new one.
option-ignored_exempt = J lifts challenges
    .about = A player who has used J can play any last number.
option-keep_optional = Optional take-back
    .about = Players can choose not to take a number back.
option-super_hyper = Super and Hyper cards
    .about = Who gets the Super and Hyper cards.
option-super_hyper-random = Random players
option-super_hyper-chosen = Chosen below
option-super_hyper-group = The group decides
option-super_seat = Super card
    .about = The player who gets the Super card.
option-hyper_seat = Hyper card
    .about = The player who gets the Hyper card.
option-super_hyper_same_seat = Same player can get both
    .about = One player can have both the Super card and the Hyper card.
option-pass_number_dir = Pass numbers
    .about = Which way “Pass number” sends the first numbers.
option-pass_number_dir-left = Left
option-pass_number_dir-right = Right
option-pass_goal_dir = Pass goals
    .about = Which way “Pass goal” sends the goals.
option-pass_goal_dir-left = Left
option-pass_goal_dir-right = Right
option-extra_lives = Extra lives
    .about = How many lives you get on top of the mission’s own.
option-extra_failures = Extra misses
    .about = How many more players may miss their goal than the mission normally allows.
option-pings_per_round = Pointing
    .about = How many times per round each player may point at something.
option-card_counter = Card counter
    .about = Shows which of each player’s numbers and goals haven’t been seen yet.
option-custom_rounds = Rounds
    .about = How many rounds you have to complete.
option-custom_lives = Lives
    .about = How many failed rounds end the mission.
option-custom_numbers = Numbers in hand
    .about = How many number cards each player starts with.
option-custom_goals = Goals in hand
    .about = How many goal cards each player starts with.
option-custom_order = Order
    .about = The order in which you play your cards.
option-custom_order-NGN = Number, goal, number
option-custom_order-GNN = Goal, number, number
option-custom_fail = Misses allowed
    .about = How many players may miss their goal in a completed round.
option-custom_super = Super card
    .about = A round only counts if the Super player meets their goal.
option-custom_hyper = Hyper card
    .about = If the Hyper player misses their goal, the mission is lost.
option-custom_a = Action A
    .about = Take a number back from your discards.
option-custom_b = Action B
    .about = Swap your number for one in your hand.
option-custom_c = Action C
    .about = Take two numbers back from your discards.
option-custom_d = Action D
    .about = Swap your goal with another player’s.
option-custom_e = Action E
    .about = Swap any two goals.
option-custom_f = Action F
    .about = Add 1 to a number.
option-custom_g = Action G
    .about = Subtract 1 from a number.
option-custom_h = Action H
    .about = One more player may miss their goal this round.
option-custom_i = Action I
    .about = Swap any two numbers.
option-custom_j = Action J
    .about = Your sum and your goal don’t count this round.
option-custom_min5 = Minimum 5
    .about = Every sum must be at least 5.
option-custom_max7 = Maximum 7
    .about = Every sum must be at most 7.
option-custom_nodbl = No doubles
    .about = Your two numbers must be different.
option-custom_dbl3 = Double plus 3
    .about = Two identical cards add 3 to your sum.
option-custom_lohi = Low to high
    .about = Your last number must be higher than your first.
option-custom_hilo = High to low
    .about = Your last number must be lower than your first.
option-custom_even2 = Even
    .about = Your last number must be even.
option-custom_odd2 = Odd
    .about = Your last number must be odd.
option-custom_diff = Difference
    .about = The difference between your two numbers counts, not their sum.
option-custom_passn = Pass number
    .about = Everyone passes their first number to a neighbour.
option-custom_passg = Pass goal
    .about = Everyone passes their goal to a neighbour.

## Why options or a custom mission can’t be played

refusal-no-rounds = A mission needs at least one round and one life.
refusal-too-long = With { $rounds } rounds and { $lives } lives, a mission can last { $longest } rounds, but each player only has { $goals } goal cards. Choose fewer rounds or lives.
refusal-numbers = A hand can have { $least } to { $most } numbers, not { $given }.
refusal-goals = A hand can have 1 to { $most } goals, not { $given }.
refusal-order = The order must be NGN or GNN, not { $given }.
refusal-unknown-action = There’s no action card { $given }. Choose from A to J.
refusal-unknown-challenge = There’s no challenge { $given }. Choose from { LIST($known, type: "or") }.
refusal-action-twice = Each action card can appear only once.
refusal-challenge-twice = Each challenge can appear only once.
refusal-clash = No two number cards can meet both { $one } and { $other }. Leave one of these challenges out.
refusal-not-for = This mission isn’t for { $seats } players.
refusal-failures = With { $seats } players, the number who may miss their goal must be from 0 to { $most }, not { $given }.
refusal-super-seat = The player chosen for the Super card isn’t in this game, which has only { $seats } players. Choose someone else.
refusal-hyper-seat = The player chosen for the Hyper card isn’t in this game, which has only { $seats } players. Choose someone else.
refusal-same-seat = The Super card and the Hyper card go to the same player. Choose two players, or turn on “{ option-super_hyper_same_seat }”.
refusal-fail-count = “fail” needs four numbers (for 2, 3, 4 and 5 players), not { $given }. Use a dash (-) for a player count the mission doesn’t support.
refusal-no-player-count = The mission must support at least one player count.

## What an option leads to

no-effect = No effect here.
caution-not-custom = { no-effect } This option is only for custom missions.
caution-no-challenge = { no-effect } The mission doesn’t have the challenge { $option ->
    [order_limits] “{ ui-challenge-lohi }” or “{ ui-challenge-hilo }”
    [even_odd] “{ ui-challenge-even2 }” or “{ ui-challenge-odd2 }”
    [pass_number_dir] “{ ui-challenge-passn }”
   *[other] “{ ui-challenge-passg }”
}.
caution-no-limits = { no-effect } None of this mission’s challenges rule out any numbers.
caution-no-actions = { no-effect } The mission has no action cards.
caution-no-action = { no-effect } The mission doesn’t have action card { LIST($cards, type: "or") }.
caution-few-actions = { no-effect } The mission has fewer than two action cards.
caution-no-super-hyper = { no-effect } The mission has neither the Super nor the Hyper card.
caution-no-super = { no-effect } The mission doesn’t have the Super card.
caution-no-hyper = { no-effect } The mission doesn’t have the Hyper card.
caution-not-both = { no-effect } The mission doesn’t have both the Super and the Hyper card.
caution-not-chosen = { no-effect } “{ option-super_hyper }” isn’t set to “{ option-super_hyper-chosen }”.
caution-chosen-apart = { no-effect } You’ve chosen two different players.
caution-lives-full = This mission can’t have more than { $lives } lives, because the goal cards would run out.
caution-failures-full = { no-effect } { $allowed ->
    [one] One player is
   *[other] { $allowed } players are
} already allowed to miss, so only one player still has to meet their goal.
caution-no-medal = You can solve the mission this way, but you won’t earn a medal.

## Missions

mission-1 = First Chord
mission-2 = Trio Practice
mission-3 = Grace Note
mission-4 = Second Take
mission-5 = Encore
mission-6 = Sharp
mission-7 = Flat
mission-8 = Trading Fours
mission-9 = Pick the Key First
mission-10 = No Unison
mission-11 = Da Capo
mission-12 = Crescendo
mission-13 = Transposition
mission-14 = Pianissimo
mission-15 = Even Time
mission-16 = Tacet
mission-17 = The Soloist
mission-18 = Doubling
mission-19 = Forte
mission-20 = Crossed Voices
mission-21 = Diminuendo
mission-22 = Intervals
mission-23 = Call and Response
mission-24 = Canon
mission-25 = Prima Donna
mission-26 = Odd Metre
mission-27 = Dissonance
mission-28 = Double Concerto
mission-29 = Fugue
mission-30 = Perfect Synergy

## Presets, one per mission

preset-first-chord = { mission-1 }
    .about = Mission 1 has 3 rounds, 3 lives, and hands of 5 numbers and 3 goals.
preset-trio-practice = { mission-2 }
    .about = Mission 2 has 3 rounds, 3 lives, and hands of 4 numbers and 3 goals.
preset-grace-note = { mission-3 }
    .about = Mission 3 has 3 rounds, 2 lives, and hands of 5 numbers and 3 goals. You get action card H.
preset-second-take = { mission-4 }
    .about = Mission 4 has 4 rounds, 3 lives, and hands of 5 numbers and 3 goals. You get action card B.
preset-encore = { mission-5 }
    .about = Mission 5 has 4 rounds, 3 lives, and hands of 4 numbers and 3 goals. You get action card A.
preset-sharp = { mission-6 }
    .about = Mission 6 has 4 rounds, 3 lives, and hands of 5 numbers and 2 goals. You get action card F.
preset-flat = { mission-7 }
    .about = Mission 7 has 4 rounds, 2 lives, and hands of 5 numbers and 3 goals. You get action card G.
preset-trading-fours = { mission-8 }
    .about = Mission 8 has 5 rounds, 3 lives, and hands of 4 numbers and 3 goals. You get action card D.
preset-pick-the-key-first = { mission-9 }
    .about = Mission 9 has 5 rounds, 3 lives, and hands of 5 numbers and 3 goals. You play the goal first. You get action card G.
preset-no-unison = { mission-10 }
    .about = Mission 10 has 5 rounds, 3 lives, and hands of 5 numbers and 3 goals. You get action card F. The challenge is “{ ui-challenge-nodbl }”.
preset-da-capo = { mission-11 }
    .about = Mission 11 has 4 rounds, 3 lives, and hands of 3 numbers and 3 goals. You get action card C.
preset-crescendo = { mission-12 }
    .about = Mission 12 has 5 rounds, 2 lives, and hands of 5 numbers and 3 goals. You get action card B. The challenge is “{ ui-challenge-lohi }”.
preset-transposition = { mission-13 }
    .about = Mission 13 has 5 rounds, 3 lives, and hands of 4 numbers and 3 goals. You get action card E.
preset-pianissimo = { mission-14 }
    .about = Mission 14 has 5 rounds, 2 lives, and hands of 5 numbers and 3 goals. You get action card F. The challenge is “{ ui-challenge-max7 }”.
preset-even-time = { mission-15 }
    .about = Mission 15 has 5 rounds, 2 lives, and hands of 5 numbers and 3 goals. You get action card B. The challenge is “{ ui-challenge-even2 }”.
preset-tacet = { mission-16 }
    .about = Mission 16 has 5 rounds, 2 lives, and hands of 4 numbers and 3 goals. You get action card J.
preset-the-soloist = { mission-17 }
    .about = Mission 17 has 5 rounds, 3 lives, and hands of 4 numbers and 3 goals. You get action card E. The Super card is in play.
preset-doubling = { mission-18 }
    .about = Mission 18 has 4 rounds, 3 lives, and hands of 5 numbers and 3 goals. You get action cards D and F. The challenge is “{ ui-challenge-dbl3 }”.
preset-forte = { mission-19 }
    .about = Mission 19 has 5 rounds, 2 lives, and hands of 5 numbers and 3 goals. You get action card G. The challenge is “{ ui-challenge-min5 }”.
preset-crossed-voices = { mission-20 }
    .about = Mission 20 has 4 rounds, 3 lives, and hands of 6 numbers and 4 goals. You get action card I.
preset-diminuendo = { mission-21 }
    .about = Mission 21 has 4 rounds, 2 lives, and hands of 5 numbers and 3 goals. You get action cards A and I. The challenge is “{ ui-challenge-hilo }”.
preset-intervals = { mission-22 }
    .about = Mission 22 has 5 rounds, 2 lives, and hands of 5 numbers and 3 goals. You get action card G. The challenge is “{ ui-challenge-diff }”.
preset-call-and-response = { mission-23 }
    .about = Mission 23 has 5 rounds, 2 lives, and hands of 4 numbers and 3 goals. You get action card D. The challenge is “{ ui-challenge-passg }”.
preset-canon = { mission-24 }
    .about = Mission 24 has 5 rounds, 2 lives, and hands of 4 numbers and 3 goals. You get action card I. The challenge is “{ ui-challenge-passn }”.
preset-prima-donna = { mission-25 }
    .about = Mission 25 has 5 rounds, 3 lives, and hands of 5 numbers and 3 goals. You get action card E. The Hyper card is in play.
preset-odd-metre = { mission-26 }
    .about = Mission 26 has 5 rounds, 2 lives, and hands of 5 numbers and 3 goals. You play the goal first. You get action card J. The challenge is “{ ui-challenge-odd2 }”.
preset-dissonance = { mission-27 }
    .about = Mission 27 has 5 rounds, 2 lives, and hands of 4 numbers and 3 goals. You get action card F. The challenges are “{ ui-challenge-diff }” and “{ ui-challenge-nodbl }”. The Super card is in play.
preset-double-concerto = { mission-28 }
    .about = Mission 28 has 4 rounds, 3 lives, and hands of 5 numbers and 3 goals. You play the goal first. You get action cards C and E. The challenge is “{ ui-challenge-dbl3 }”. The Super and Hyper cards are in play.
preset-fugue = { mission-29 }
    .about = Mission 29 has 5 rounds, 3 lives, and hands of 5 numbers and 3 goals. You get action card E. The challenges are “{ ui-challenge-passn }” and “{ ui-challenge-passg }”.
preset-perfect-synergy = { mission-30 }
    .about = Mission 30 has 6 rounds, 2 lives, and hands of 6 numbers and 3 goals. You get action cards A, I and J. The challenges are “{ ui-challenge-min5 }” and “{ ui-challenge-lohi }”. The Super and Hyper cards are in play.
preset-first-duet = First Duet
    .about = A mission for two with 5 rounds, 3 lives, and hands of 4 numbers and 3 goals. In each round, one of you may miss their goal. You get action card C. The challenge is “{ ui-challenge-passg }”.
preset-echo = Echo
    .about = A mission for two with 6 rounds, 2 lives, and hands of 5 numbers and 4 goals. In each round, one of you may miss their goal. The challenge is “{ ui-challenge-min5 }”.
preset-two-part-invention = Two-part Invention
    .about = A mission for two with 4 rounds, 3 lives, and hands of 5 numbers and 3 goals. Neither of you may miss a goal. You get action card H. The challenges are “{ ui-challenge-nodbl }” and “{ ui-challenge-passn }”.
preset-counterpoint = Counterpoint
    .about = A mission for two with 5 rounds, 2 lives, and hands of 6 numbers and 3 goals. Neither of you may miss a goal. You get action card H. The challenges are “{ ui-challenge-dbl3 }” and “{ ui-challenge-hilo }”.
preset-pas-de-deux = Pas de deux
    .about = A mission for two with 4 rounds, 2 lives, and hands of 5 numbers and 4 goals. Neither of you may miss a goal. You play the goal first. You get action card D. The challenges are “{ ui-challenge-max7 }” and “{ ui-challenge-passn }”.

## Cards

thing-number = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[purple] purple
} { $value }
thing-goal = { $goal ->
    [one-more] one more
    [one-less] one less
    [equal] equal
    [unique] unique
    [between] between
    [second-highest] second highest
   *[second-lowest] second lowest
}
thing-number-of = { $seat ->
    [none] the ghost
   *[other] { WHO($seat) ->
        [you] you
       *[other] { NAME($seat) }
    }
} { $card }
thing-goal-of = { WHO($seat) ->
    [you] you
   *[other] { NAME($seat) }
} “{ $goal }”

## Why a goal was met or missed

thing-ignored = ignored this round
thing-apart = { $sum } is one { $step ->
    [more] more
   *[less] less
} than { $seat ->
    [none] the ghost’s
   *[other] { WHO($seat) ->
        [you] your
       *[other] { NAME($seat) }’s
    }
} { $other }
thing-none-apart = the sum is { $sum }, but no one has { $other }
thing-same = { $seat ->
    [none] the ghost also has
   *[other] { WHO($seat) ->
        [you] you also have
       *[other] { NAME($seat) } also has
    }
} { $sum }
thing-alone = no one else has { $sum }
thing-between = { $met ->
    [yes] { $sum } is between { $low } and { $high }
   *[no] { $sum } isn’t between { $low } and { $high }
}
thing-one-neighbour = { $sum } has the same player on both sides
thing-ranked = { $rank ->
    [1] { $sum } is the { $end ->
        [highest] highest
       *[lowest] lowest
    } sum
   *[other] { $sum } is the { $rank ->
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    } { $end ->
        [highest] highest
       *[lowest] lowest
    }, after { LIST($ahead) }
}

## Moves, as typed in a terminal

move-play-number = play { $card }
move-play-goal = play goal { $goal }
move-pass = pass
move-use-card = { $card ->
    [A] use A to take back { $number }
    [B] use B to swap in { $number }
    [C] use C to take back { $number }
    [D] use D with { NAMES($seats) }
    [E] use E on { NAMES($seats) }
    [F] use F on { WHO($seats) ->
        [you] your number
       *[other] { NAMES($seats) }
    }
    [G] use G on { WHO($seats) ->
        [you] your number
       *[other] { NAMES($seats) }
    }
    [H] use H
    [I] use I on { NAMES($seats) }
   *[J] use J
}
move-pick-second = take back { $card } too
move-keep = { $which ->
    [first] take back the first number
    [last] take back the last number
   *[none] take nothing back
}
move-vote-for = give the card to { WHO($seat) ->
    [you] yourself
   *[other] { NAME($seat) }
}
move-no-preference = no preference

## The coach’s reasons

advice-makes-sum = This makes { $sum }, which gives you a { $percent }% chance of meeting your goal.
advice-goal-likely = You have a { $percent }% chance of meeting this goal.
advice-reaches = This leaves you { $count ->
    [one] only one possible sum.
   *[other] { $count } different sums to choose from.
}
advice-waits = None of the action cards would help enough right now.
advice-helps = This action card helps the team more now than it would later.

## What the table is waiting for

status-choose = { $what ->
    [number] Choose your first number.
    [goal] Choose your goal.
   *[last] Choose your last number.
}
status-choosing = { $thinking ->
    [one] One player is still choosing.
   *[other] { $thinking } players are still choosing.
}
status-act = Use an action card, or pass.
status-acting = { $thinking ->
    [one] One player is still thinking about action cards.
   *[other] { $thinking } players are still thinking about action cards.
}
status-second-pick = { WHO($seat) ->
    [you] Take back a second number.
   *[other] { NAME($seat) } is taking back a second number.
}
status-take-back = Take back one of your two numbers.
status-taking-back = { $thinking ->
    [one] One player is still taking back a number.
   *[other] { $thinking } players are still taking back a number.
}
status-vote = { $card ->
    [super] Who should get the Super card?
   *[hyper] Who should get the Hyper card?
}
status-voting = { $card ->
    [super] The group is deciding who gets the Super card.
   *[hyper] The group is deciding who gets the Hyper card.
} { $thinking ->
    [one] One player is still thinking.
   *[other] { $thinking } players are still thinking.
}
status-won = { $medal ->
    [gold] You won the mission without losing a life. That’s gold!
    [silver] You won the mission and lost one life. That’s silver.
    [bronze] You won the mission and lost { $lost } lives. That’s bronze.
   *[none] You won the mission, with rules that made it easier. It’s solved, but there’s no medal.
}
status-lost = { $cause ->
    [no_numbers] You lost the mission, because { WHO($seats) ->
        [you] you have
        [other] { NAMES($seats) } has
       *[others] { NAMES($seats) } have
    } fewer than two numbers left.
    [challenge] You lost the mission, because { WHO($seats) ->
        [you] you don’t have
        [other] { NAMES($seats) } doesn’t have
       *[others] { NAMES($seats) } don’t have
    } a number that meets the challenge.
    [hyper] You lost the mission, because { WHO($seats) ->
        [you] you have the Hyper card and missed your goal
       *[other] { NAMES($seats) } has the Hyper card and missed their goal
    }.
   *[lives] You lost the mission, because you have no lives left.
}

## What happened

event-number-played = { WHO($seat) ->
    [you] You play { $card } face down.
   *[other] { NAME($seat) } plays { $card } face down.
}
event-goal-played = { WHO($seat) ->
    [you] You play the goal “{ $goal }” face down.
   *[other] { NAME($seat) } plays the goal “{ $goal }” face down.
}
event-ready = { WHO($seat) ->
    [you] You’re ready.
   *[other] { NAME($seat) } is ready.
}
event-chosen = { WHO($seat) ->
    [you] You’ve chosen.
   *[other] { NAME($seat) } has chosen.
}
event-kept-one = { WHO($seat) ->
    [you] You take back
   *[other] { NAME($seat) } takes back
} { $which ->
    [first] the first number.
    [last] the last number.
   *[none] nothing.
}
event-passed = { $seat ->
    [none] Someone passes.
   *[other] { WHO($seat) ->
        [you] You pass.
       *[other] { NAME($seat) } passes.
    }
}
event-used = { WHO($seat) ->
    [you] You use
   *[other] { NAME($seat) } uses
} { $card ->
    [A] A and { WHO($seat) ->
        [you] take
       *[other] takes
    } back { $number }.
    [B] B to play { $number } instead.
    [C] C and { WHO($seat) ->
        [you] take
       *[other] takes
    } back { $number }.
    [D] D to swap goals with { NAMES($seats) }.
    [E] E to swap goals between { NAMES($seats) }.
    [F] F for +1 on { $own ->
        [yes] { WHO($seat) ->
            [you] your
           *[other] their own
        }
       *[no] { WHO($seats) ->
            [you] your
           *[other] { NAMES($seats) }’s
        }
    } number.
    [G] G for −1 on { $own ->
        [yes] { WHO($seat) ->
            [you] your
           *[other] their own
        }
       *[no] { WHO($seats) ->
            [you] your
           *[other] { NAMES($seats) }’s
        }
    } number.
    [H] H. One more player may miss their goal this round.
    [I] I to swap numbers between { NAMES($seats) }.
   *[J] J and { WHO($seat) ->
        [you] are
       *[other] is
    } ignored this round.
}
event-second-picked = { WHO($seat) ->
    [you] You take back { $card } too.
   *[other] { NAME($seat) } takes back { $card } too.
}
event-asked-to-pass = { WHO($seat) ->
    [you] You ask to pass.
   *[other] { NAME($seat) } asks to pass.
}
event-asked-to-use = { WHO($seat) ->
    [you] You ask to { move-use-card }.
   *[other] { NAME($seat) } asks to { move-use-card }.
}
event-asked = Someone has made a request.
event-voted = { WHO($seat) ->
    [you] You’ve voted.
   *[other] { NAME($seat) } has voted.
}
event-voted-for = { WHO($seat) ->
    [you] You want
   *[other] { NAME($seat) } wants
} { $holder ->
    [none] the others to decide who gets
   *[other] { WHO($holder) ->
        [you] to take
       *[other] { NAME($holder) } to have
    }
} the { $card ->
    [super] Super
   *[hyper] Hyper
} card.
event-card-given = { WHO($seat) ->
    [you] You get
   *[other] { NAME($seat) } gets
} the { $card ->
    [super] Super
   *[hyper] Hyper
} card.
event-numbers-revealed = { $passed ->
    [yes] First numbers after passing:
   *[no] First numbers:
} { $cards }.
event-goals-revealed = { $passed ->
    [yes] Goals after passing:
   *[no] Goals:
} { $goals }.
event-goal-checked = { WHO($seat) ->
    [you] Your
   *[other] { NAME($seat) }’s
} { $first } and { $last } make { $sum }{ $met ->
    [yes] , which meets “{ $goal }” ({ $reason }).
    [no] , which misses “{ $goal }” ({ $reason }).
   *[none] , but { WHO($seat) ->
        [you] you’re
       *[other] { NAME($seat) } is
    } ignored this round.
}
event-ghost-summed = The ghost’s { $first } and { $last } make { $sum }.
event-round-completed = You complete the round.
event-round-failed = { $life ->
    [yes] The round fails, and you lose a life.
   *[no] The round fails.
}
event-taken-back = Back in hand: { $cards }.
event-none-taken-back = No one takes a number back.
event-round-started = Round { $round } starts. { WHO($leader) ->
    [you] You’re the leader.
   *[other] { NAME($leader) } is the leader.
}
event-mission-won = { status-won }
event-mission-lost = { status-lost }

## In a terminal

picture-state = round { $round }   won { $won }/{ $rounds }   lives { $lives }   misses allowed { $allowed }   leader { $leader }
picture-actions = Action cards: { $cards }
picture-challenges = Challenges: { $challenges }
picture-seat = S{ $seat }
picture-ghost = ghost
picture-pile = pile { $left }
picture-hand = hand { $held }{ $known ->
    [none] { "" }
   *[other] { " " }(known { $known })
}
picture-hand-open = hand { $cards }
picture-row = discards { $cards }
picture-mark-super = Super
picture-mark-hyper = Hyper
picture-mark-ignored = ignored
picture-mark-ready = ready
picture-sums = Possible sums: { $sums }
picture-own-hand = Your hand: { $numbers }   goals: { $goals }
picture-face-down = face down: { $move }
picture-round = { $completed ->
    [yes] Round { $round } completed
   *[no] Round { $round } failed
}
picture-met = { $met ->
    [yes] met
    [no] missed
   *[none] –
}

## The lesson

lesson-start = You play as a team and in silence. Each round, everyone plays a number, a goal and a last number. Your two numbers make your sum. Your goal says how it must compare with the other players’ sums.
lesson-first-number = First, everyone chooses a number at the same time and plays it face down. Play your 3, the middle number in your hand.
    .otherwise = That would work too. This time, play the 3.
lesson-first-goal = All the cards are revealed together: 3, 3 and 2. Now choose a goal. With “one more”, someone must have a sum one lower than yours. With “equal”, someone must have the same sum. Play “one more”.
    .otherwise = “Equal” is a good goal too. This time, play “one more”.
lesson-action-card = Wren wants a sum that no one else has, and Lark wants the second lowest. The ladder shows the sums everyone can still reach. This mission has action card F, which adds 1 to a number. Anyone can use F, but only once, and you can’t talk about it. Save the card for now and tap “No thanks”.
    .otherwise = Save the card for later. This time, tap “No thanks”.
    .mouse = Wren wants a sum that no one else has, and Lark wants the second lowest. The ladder shows the sums everyone can still reach. This mission has action card F, which adds 1 to a number. Anyone can use F, but only once, and you can’t talk about it. Save the card for now and click “No thanks”.
    .otherwise-mouse = Save the card for later. This time, click “No thanks”.
lesson-last-number = Now choose your last number. Select a card and the ladder shows your sum. You want a sum that’s one higher than someone else’s. Lark has played a 2 and probably won’t get past 6. Play the 4 to make 7.
    .otherwise = It might work. This time, play the 4.
lesson-first-check = 7, 8 and 6. Your sum is one higher than Lark’s, so you met your goal. No one else has an 8, so Wren met their goal too. Lark needed the second-lowest sum but has the lowest, so Lark missed. Tap a player to see on the ladder why they met or missed their goal. This mission allows one player to miss, so you complete the round.
    .mouse = 7, 8 and 6. Your sum is one higher than Lark’s, so you met your goal. No one else has an 8, so Wren met their goal too. Lark needed the second-lowest sum but has the lowest, so Lark missed. Click a player to see on the ladder why they met or missed their goal. This mission allows one player to miss, so you complete the round.
lesson-take-back = If you met your goal, you take one of your two numbers back. Lark loses both. Everyone will know which number you took. Take back the 3, because a middle number is always useful.
    .otherwise = Good choice. This time, take back the 3.
lesson-second-round = Round two. Everyone can see that Wren took back the 5 and you took back the 3. You’ve all drawn a number and a goal. Play a 2.
    .otherwise = That’s good too. This time, play a 2.
lesson-second-goal = 2, 3 and 3. You have “equal” and “second highest”. Play “equal”, which means that someone has to end up with the same sum as you.
    .otherwise = This time, play “equal”.
lesson-use-card = Lark’s sum must end up between yours and Wren’s. Your 2 is low, so use action card F now. Tap the card, then your own 2, then “Use F”.
    .otherwise = That’s allowed. This time, use F on your own number.
    .mouse = Lark’s sum must end up between yours and Wren’s. Your 2 is low, so use action card F now. Click the card, then your own 2, then “Use F”.
lesson-second-last = Your 2 counts as 3 this round, and F is used up. Anyone could have used the card, but you were the fastest. Now play the 2 to make 5.
    .otherwise = That might work. This time, play the 2.
lesson-second-check = 5, 8 and 7. You needed someone else with a 5 and Wren needed someone with a 9, so only Lark met their goal. Two of you missed, but this mission only allows one miss. The round fails and costs a life. After a failed round, everyone takes a number back.
lesson-end = Complete four rounds to win this mission, and don’t lose your third life. You can’t talk, but three times per round you can point at something everyone can see. To point, press and hold something or use the “Point” button. Thirty missions are waiting, each with something new.

## On the screen

ui-phase = { $mission }, round { $round }
ui-phase-mission = { $number } { $name }
ui-over = The mission is over
ui-you = You
ui-ghost = The ghost
ui-ghost-about = A third player with a sum but no goal
ui-goal-one-more = Someone’s sum is one lower than yours.
ui-goal-one-less = Someone’s sum is one higher than yours.
ui-goal-equal = Someone has the same sum as you.
ui-goal-unique = No one has the same sum as you.
ui-goal-between = Your sum is between your neighbours’ sums.
ui-goal-second-highest = Your sum is the second highest.
ui-goal-second-lowest = Your sum is the second lowest.
ui-goal-named = goal { $goal }
ui-counts-as = counts as { $value }
ui-slot-first = first number
ui-slot-goal = goal
ui-slot-last = last number
ui-slot-empty = { $slot }: none yet
ui-slot-down = { $slot }: face down
ui-slot-up = { $slot }: { $card }
ui-place = { $seat ->
    [none] The ghost’s place
   *[other] { WHO($seat) ->
        [you] Your place
       *[other] { NAME($seat) }’s place
    }
}
ui-details = { $seat ->
    [none] More about the ghost
   *[other] { WHO($seat) ->
        [you] More about you
       *[other] More about { NAME($seat) }
    }
}
ui-ready = ready
ui-leads = leader
ui-ignored = ignored this round
ui-super = SUPER
    .about = The round only counts if this player meets their goal.
ui-hyper = HYPER
    .about = If this player misses their goal, the mission is lost.
ui-vote-you = Me
ui-vote-none = No preference
ui-vote-talk = You can talk it over until the cards are dealt.
ui-vote-way = Super and Hyper
ui-row = Discards
ui-row-of = { $seat ->
    [none] The ghost’s discards
   *[other] { WHO($seat) ->
        [you] Your discards
       *[other] { NAME($seat) }’s discards
    }
}: { $cards ->
    [none] none
   *[other] { $cards }
}
ui-hand = Your hand
ui-hand-of = Hand: { $numbers ->
    [one] 1 number
   *[other] { $numbers } numbers
}, { $goals ->
    [one] 1 goal
   *[other] { $goals } goals
}
ui-known = everyone knows { $cards }
ui-piles = piles { $numbers } + { $goals }
ui-piles-about = Left to draw: { $numbers ->
    [one] 1 number
   *[other] { $numbers } numbers
}, { $goals ->
    [one] 1 goal
   *[other] { $goals } goals
}
ui-unseen = Not seen yet: { $cards ->
    [none] none
   *[other] { $cards }
}
ui-unseen-goals = Goals not seen yet: { $goals ->
    [none] none
   *[other] { $goals }
}
ui-times = { $copies } × { $value }
ui-mission-of = Mission { $number }: { $name }
ui-own-mission = Custom mission
ui-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
ui-rounds = { $won } of { $rounds } rounds completed
ui-rounds-short = Rounds
ui-lives = { $left } of { $all } lives left
ui-lives-short = Lives
ui-may-fail = { $many ->
    [0] No misses allowed
    [one] One miss allowed
   *[other] { $many } misses allowed
}
ui-order-ngn = Order: number, goal, number
ui-order-gnn = Order: goal, number, number
ui-challenge-min5 = Minimum 5
    .about = sums of at least 5
ui-challenge-max7 = Maximum 7
    .about = sums of at most 7
ui-challenge-nodbl = No doubles
    .about = two different numbers
ui-challenge-dbl3 = Double plus 3
    .about = identical cards add 3 to the sum
ui-challenge-lohi = Low to high
    .about = last number higher than the first
ui-challenge-hilo = High to low
    .about = last number lower than the first
ui-challenge-even2 = Even
    .about = last number even
ui-challenge-odd2 = Odd
    .about = last number odd
ui-challenge-diff = Difference
    .about = the difference counts, not the sum
ui-challenge-passn = Pass number
    .about = everyone passes their first number to a neighbour
ui-challenge-passg = Pass goal
    .about = everyone passes their goal to a neighbour
ui-actions = Action cards
ui-action = Action card
ui-action-a = take a number back from your discards
ui-action-b = swap your number for one in your hand
ui-action-c = take two numbers back from your discards
ui-action-d = swap your goal with another player’s
ui-action-e = swap any two goals
ui-action-f = +1 to a number
ui-action-g = −1 to a number
ui-action-h = one more player may miss their goal this round
ui-action-i = swap any two numbers
ui-action-j = you’re ignored this round
ui-element-gnn = Goal first
    .about = you play the goal before the first number
ui-element-super = Super card
    .about = the round only counts if the player with this card meets their goal
ui-element-hyper = Hyper card
    .about = if the player with this card misses their goal, the mission is lost
ui-ladder = Sum ladder
ui-ladder-can = { $seat ->
    [none] The ghost
   *[other] { WHO($seat) ->
        [you] You
       *[other] { NAME($seat) }
    }
} can reach { $sums }
ui-ladder-has = { $seat ->
    [none] The ghost has
   *[other] { WHO($seat) ->
        [you] You have
       *[other] { NAME($seat) } has
    }
} { $sum }
ui-ladder-none = Sums appear here once the first numbers are revealed.
ui-makes = makes { $value }
ui-would-be = Your sum would be { $value }.
ui-could-be = Possible sums: { $sums }.
ui-breaks = not allowed: { $limits }
ui-strands = no last number would fit
ui-strands-about = Careful! That would leave you without a last number for { $limits }.
ui-choose-first = Choose your first number.
ui-choose-goal = Choose your goal.
ui-choose-last = Choose your last number.
ui-play = Play it
ui-played = Your card is face down.
ui-waiting = { $many ->
    [one] One player is still choosing.
   *[other] { $many } players are still choosing.
}
ui-may-use = Use an action card, or pass.
ui-no-thanks = No thanks
ui-thinking = { $many ->
    [one] One player is still thinking
   *[other] { $many } players are still thinking
}
ui-passed = You passed.
ui-acted = You’ve used a card this round.
ui-target-row = Choose a number from your discards.
ui-target-hand = Choose a number from your hand.
ui-target-goal = Choose a goal on the table.
ui-target-first = Choose one of the first numbers on the table.
ui-target-partner = Choose the other card.
ui-use = Use { $letter }
ui-use-one = Use a card
ui-pick-second = Choose a second number to take back from your discards.
ui-take-back = Take it back
ui-keep = Choose one of your two numbers to take back.
ui-keep-first = Take back the first number
ui-keep-last = Take back the last number
ui-keep-none = Take nothing back
ui-turned-first = Here are the first numbers.
ui-turned-goal = Here are the goals.
ui-turned-last = All cards are revealed.
ui-moved-first = Everyone passes their number to a neighbour.
ui-moved-goal = Everyone passes their goal to a neighbour.
ui-moved-last = Everyone passes their card to a neighbour.
ui-sums = All cards are revealed. Here are the sums.
ui-checked = { WHO($seat) ->
    [you] You
   *[other] { NAME($seat) }
}: { $reason }.
ui-round-completed = You’ve completed the round!
ui-round-failed = The round fails, and you lose a life.
ui-met = met
ui-missed = missed
ui-continue = Continue
ui-point = Point
    .about = Point at something everyone can see, without a word.
ui-point-left = { $left } left
ui-point-now = Choose what you want to point at.
ui-pointed = { WHO($seat) ->
    [you] You point
   *[other] { NAME($seat) } points
} at { $thing }.
ui-point-mission = the mission
ui-point-rounds = the rounds
ui-point-lives = the lives
ui-point-fail = the number of misses allowed
ui-point-seat = { $seat ->
    [none] the ghost
   *[other] { WHO($seat) ->
        [you] you
       *[other] { NAME($seat) }
    }
}
ui-point-first = { $seat ->
    [none] the ghost’s
   *[other] { WHO($seat) ->
        [you] your
       *[other] { NAME($seat) }’s
    }
} first number
ui-point-goal = { $seat ->
    [none] the ghost’s
   *[other] { WHO($seat) ->
        [you] your
       *[other] { NAME($seat) }’s
    }
} goal
ui-point-last = { $seat ->
    [none] the ghost’s
   *[other] { WHO($seat) ->
        [you] your
       *[other] { NAME($seat) }’s
    }
} last number
ui-point-sum = { $seat ->
    [none] the ghost’s
   *[other] { WHO($seat) ->
        [you] your
       *[other] { NAME($seat) }’s
    }
} sum
ui-point-row = { $seat ->
    [none] the ghost’s
   *[other] { WHO($seat) ->
        [you] your
       *[other] { NAME($seat) }’s
    }
} discards
ui-point-goal-row = { $seat ->
    [none] the ghost’s
   *[other] { WHO($seat) ->
        [you] your
       *[other] { NAME($seat) }’s
    }
} discarded goals
ui-point-challenge = the challenge { $name }
ui-point-action = action card { $letter }
ui-redealt = New hands for { NAMES($seats) }, because the first hands couldn’t meet the challenge.
ui-log-none = You haven’t finished a round yet.
ui-round = Round { $round }
ui-completed = completed
ui-failed = failed
ui-kept = Back in hand: { $cards }
ui-hands-open = Everyone’s hands at the end
ui-could-have = What could you have done differently?
    .about = Here’s the last round with all hands open. Step back through the replay and try another card.
ui-ending-won = In the last round, { $met } of { $players } players met their goals.
ui-ending-lost = In the last round, { $met ->
    [0] no one met their goal
    [one] only one player met their goal
   *[other] { $met } players met their goals
}. You needed { $needed }.
ui-ending-super = { WHO($seat) ->
    [you] You have the Super card and missed your goal
   *[other] { NAME($seat) } has the Super card and missed their goal
}, so the last round didn’t count.
ui-medal-gold = You can’t do better than that.
ui-medal-silver = If you hadn’t lost a life, you’d have won gold.
ui-medal-bronze = If you’d lost only one life, you’d have won silver.
ui-medal-none = You made this mission easier, so there’s no medal.
ui-to-missions = All missions
ui-story = Round { $round }, { $won ->
    [yes] completed
   *[no] failed
}
ui-story-end = The end, with open hands
ui-seat-value = player { $seat }
ui-key-choose = select a card you can play
ui-key-move = move from card to card
ui-key-play = play the selected card
ui-key-undo = put it back
ui-key-point = point at something everyone can see

## The missions page

ui-missions = Missions
    .about = Thirty missions, each with something new. Start with a one-star mission.
ui-next-mission = Next mission
ui-first-mission = Your first mission
ui-all-done = You’ve solved every mission. Which missions can you win without losing a life?
ui-play-bots = Play with bots
ui-play-friends = Play with friends
ui-setup = How you play
ui-partners = Bots
ui-two-players = The stars here are for two players and the ghost, because that changes how hard each mission is.
ui-groups = Players
ui-no-groups = You haven’t finished a mission yet. After a mission, the people who played it become a group, and you’ll see their progress here.
ui-new-group = New group
ui-solved-of = { $solved } of { $all } solved
ui-stars-of = { $stars } of { $all } stars
ui-medals-are = { $gold } gold, { $silver } silver, { $bronze } bronze
ui-attempts = { $many ->
    [0] not tried yet
    [one] tried once
   *[other] tried { $many } times
}
ui-gold = gold
ui-silver = silver
ui-bronze = bronze
ui-eased = solved with easier rules, so no medal
ui-filters = Filters
ui-filter-stars = Stars
ui-filter-players = Players
ui-filter-solved = Solved
ui-filter-any = all
ui-filter-open = not yet
ui-filter-done = solved
ui-filter-element = With
ui-filter-anything = anything
ui-filter-challenges = Challenges
ui-filter-more = More
ui-no-missions = No missions match.
ui-show-all = Show all
ui-facts = { $rounds } rounds, { $lives } lives, { $numbers } numbers and { $goals } goals in hand
ui-bots-win = { $level ->
    [easy] easy bots win { $share }
    [fair] medium bots win { $share }
    [strong] strong bots win { $share }
   *[other] bots win { $share }
}
ui-bots-unmeasured = not measured with these bots
ui-whats-new = What’s new?
ui-turn-back = Back
ui-new-round = How a round works: a number, a goal, a last number and then the check.
ui-new-hand = A smaller hand, with fewer numbers to choose from.
ui-new-mix = A mix of what you already know.
ui-new-finale = The finale, with everything at once.

## Statistics in the lab

measure-rounds = Rounds
measure-rounds_done = Rounds completed
measure-lives_left = Lives left at the end
measure-goals_laid = Goals played
measure-goals_laid-plus_1 = One more
measure-goals_laid-minus_1 = One less
measure-goals_laid-equal = Equal
measure-goals_laid-unique = Unique
measure-goals_laid-between = Between
measure-goals_laid-second_highest = Second highest
measure-goals_laid-second_lowest = Second lowest
measure-goals_laid_in_all = Goals played per mission
measure-goals_met = Goals met
measure-goals_met-plus_1 = { measure-goals_laid-plus_1 }
measure-goals_met-minus_1 = { measure-goals_laid-minus_1 }
measure-goals_met-equal = { measure-goals_laid-equal }
measure-goals_met-unique = { measure-goals_laid-unique }
measure-goals_met-between = { measure-goals_laid-between }
measure-goals_met-second_highest = { measure-goals_laid-second_highest }
measure-goals_met-second_lowest = { measure-goals_laid-second_lowest }
measure-cards_used = Action cards used
measure-cards_used-a = A
measure-cards_used-b = B
measure-cards_used-c = C
measure-cards_used-d = D
measure-cards_used-e = E
measure-cards_used-f = F
measure-cards_used-g = G
measure-cards_used-h = H
measure-cards_used-i = I
measure-cards_used-j = J
measure-used_in_round = Action cards used, by round
measure-used_in_round-1 = Round 1
measure-used_in_round-2 = Round 2
measure-used_in_round-3 = Round 3
measure-used_in_round-4 = Round 4
measure-used_in_round-5 = Round 5
measure-used_in_round-6 = Round 6
measure-used_in_round-7 = Round 7 or later
measure-cards_in_all = Action cards used per mission
measure-used = Actions
measure-used-number = Number
measure-used-goal = Goal
measure-used-pass = Pass
measure-used-action_card = Action card
measure-used-take_back = Take back
