"""Tables in progress: rooms, their live state, and the hub that holds them."""
