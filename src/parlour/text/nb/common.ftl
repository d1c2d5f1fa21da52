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
refusal-preset-players = «{ $preset }» er for { LIST($allowed, type: "or") } spillere, ikke { $seats }.

bot-level-random = tilfeldig
    .about = Velger trekk helt tilfeldig.
bot-level-easy = lett
    .about = For de første partiene dine.
bot-level-fair = middels
    .about = Passer for de fleste.
bot-level-strong = sterk
    .about = For deg som synes de lavere nivåene er blitt for lette.
bot-level-master = mester
    .about = For deg som slår selv sterke roboter.

mark-printed = originalreglene
mark-recommended = anbefalt
mark-first-game = best å starte med
mark-favourite = designernes favoritt
mark-no-racing = uten kappløp
