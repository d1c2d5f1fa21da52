# First Game in English.

game-summary = Play your cards in turn. A card that’s higher than the one below it scores points.
game-credits = Made with “parlour new”.
reason-no-cards-left = No one has any cards left.
bot-easy = plays its highest card

field-pile = Pile
field-points = Points
field-held = Cards
field-hand = Hand

move-play = play { $card }

status-turn = { WHO($seat) ->
    [you] Play a card.
   *[other] It’s { NAME($seat) }’s turn to play a card.
}
status-over = No one has any cards left.

event-played = { WHO($seat) ->
    [you] You play { $card }
   *[other] { NAME($seat) } plays { $card }
}{ $points ->
    [0] .
    [one] { " " }and { WHO($seat) ->
        [you] score
       *[other] scores
    } a point.
   *[other] { " " }and { WHO($seat) ->
        [you] score
       *[other] scores
    } { $points } points.
}

picture-pile = { $card ->
    [0] The pile is empty.
   *[other] On the pile: { $card }
}
picture-seat = { NAME($seat) }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
picture-hand = Your hand: { LIST($cards) }
