# Gemeinsam für alle Spiele und Programme.

you = du
player = Platz { $seat }
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

mark-printed = wie gedruckt
mark-recommended = empfohlen
mark-first-game = ideal zum Einstieg
mark-favourite = Favorit des Autorenteams
mark-no-racing = ohne Hektik
