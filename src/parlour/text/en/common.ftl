# What every game and program shares.

you = you
player = Seat { $seat }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
did-you-mean = { $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}
yes = Yes
no = No
percent = { $value }%

bot-level-random = random
bot-level-easy = easy
bot-level-fair = medium
bot-level-strong = strong
bot-level-master = master

mark-printed = as printed
mark-recommended = recommended
mark-first-game = best first game
mark-favourite = the designers’ favourite
mark-no-racing = no racing
