# What every game and program shares.

you = you
player = Seat { $seat }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

mark-printed = as printed
mark-recommended = recommended
mark-first-game = best first game
mark-favourite = the designers’ favourite
mark-no-racing = no racing
