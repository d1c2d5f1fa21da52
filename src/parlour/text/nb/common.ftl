# Felles for alle spill og programmer.

you = du
player = Spiller { $seat }
list-and = { $first } og { $last }
list-or = { $first } eller { $last }
did-you-mean = { $near ->
    [none] { "" }
   *[other] { " " }(mente du { $near }?)
}
yes = Ja
no = Nei
percent = { $value } %

bot-level-random = tilfeldig
bot-level-easy = lett
bot-level-fair = middels
bot-level-strong = sterk
bot-level-master = mester

mark-printed = originalreglene
mark-recommended = anbefalt
mark-first-game = best å starte med
mark-favourite = designernes favoritt
mark-no-racing = uten kappløp
