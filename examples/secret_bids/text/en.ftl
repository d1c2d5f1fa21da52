# Secret Bids in English.

game-summary = Play a card in secret. The highest card that no one else played wins the prize.
game-credits = Made up for the manual.
reason-all-prizes-taken = All prizes have been won.
bot-easy = plays a card close to the prize
option-rounds = Rounds
    .about = How many prizes you bid for.

field-round = Round
field-prize = Prize
field-points = Points
field-hands = Hand
field-mine = Your bid
field-ready = Ready
field-shown = Last bid

move-play = play { $card }
move-end-round = end the round

event-played = { WHO($seat) ->
    [you] You play a card.
   *[other] { NAME($seat) } plays a card.
}
event-time-up = Time is up.
event-revealed = The cards are { LIST($cards) }. The points are now { LIST($points) }.

picture-prize = Round { $round }, for a prize of { $prize }
picture-seat = { NAME($seat) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, hand { $hand }{ $ready ->
    [1] , ready
   *[0] { "" }
}
