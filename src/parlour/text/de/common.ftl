# Gemeinsam für alle Spiele und Programme.

you = du
player = Platz { $seat }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
did-you-mean = { $near ->
    [none] { "" }
   *[other] { " " }(meintest du { $near }?)
}
yes = Ja
no = Nein
percent = { $value } %
refusal-preset-players = „{ $preset }“ ist für { LIST($allowed, type: "or") } Personen, nicht für { $seats }.

bot-level-random = zufällig
    .about = Macht rein zufällige Züge.
bot-level-easy = leicht
    .about = Für deine ersten Partien.
bot-level-fair = mittel
    .about = Für die meisten genau richtig.
bot-level-strong = stark
    .about = Für alle, denen mittelstarke Bots zu leicht geworden sind.
bot-level-master = Meister
    .about = Für alle, die selbst starke Bots schlagen.

mark-printed = wie gedruckt
mark-recommended = empfohlen
mark-first-game = ideal zum Einstieg
mark-favourite = Favorit des Autorenteams
mark-no-racing = ohne Hektik
