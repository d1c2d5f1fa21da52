"""Tables in play: rooms, their live state, and the hub that holds them."""
