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
refusal-preset-players = “{ $preset }” is for { LIST($allowed, type: "or") } players, not { $seats }.

bot-level-random = random
    .about = Picks its moves at random.
bot-level-easy = easy
    .about = For your first games.
bot-level-fair = medium
    .about = A good match for most players.
bot-level-strong = strong
    .about = For when the lower levels have become too easy.
bot-level-master = master
    .about = For when even strong bots are no match for you.

mark-printed = as printed
mark-recommended = recommended
mark-first-game = best first game
mark-favourite = the designers’ favourite
mark-no-racing = no racing
