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

bot-level-random = zufällig
bot-level-easy = leicht
bot-level-fair = mittel
bot-level-strong = stark
bot-level-master = Meister

mark-printed = wie gedruckt
mark-recommended = empfohlen
mark-first-game = ideal zum Einstieg
mark-favourite = Favorit des Autorenteams
mark-no-racing = ohne Hektik
