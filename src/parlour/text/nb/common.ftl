# Felles for alle spill og programmer.

you = du
player = Plass { $seat }
list-and = { $first } og { $last }
list-or = { $first } eller { $last }

mark-printed = som trykt
mark-recommended = anbefalt
mark-first-game = best å starte med
mark-favourite = designernes favoritt
mark-no-racing = uten kappløp
