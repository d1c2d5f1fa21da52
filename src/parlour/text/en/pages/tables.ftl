# The list of public tables.

title = Open tables
about = Anyone can join these tables, or watch if the game has started.
none = No open tables right now
none-about = Create a table that anyone can join, and it’ll be listed here.
create = Choose a game
free = { $count ->
    [0] no free seats
    [one] one free seat
   *[other] { $count } free seats
}
opened = opened { $ago }
started = started { $ago }
more = Show more
failed = The list couldn’t be loaded.
own-rules = House rules
nobody = No one has sat down yet
