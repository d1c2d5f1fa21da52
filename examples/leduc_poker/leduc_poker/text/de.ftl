# Leduc Poker auf Deutsch.

game-summary = Poker mit sechs Karten und zwei Setzrunden. Bluffe, geh mit und hoffe auf ein Paar.
game-credits = Entworfen von Forschenden der University of Alberta (Southey und andere, 2005).
reason-all-hands-played = Alle Runden sind gespielt.
bot-easy = setzt auf gute Karten und blufft ab und zu

option-hands = Runden
    .about = Wie viele Runden ihr spielt. Wer am Ende die meisten Chips hat, gewinnt.

## Was der Tisch zeigt

field-board = In der Mitte
field-pot = Pot
field-hands = Hand
field-bets = Im Pot
field-chips = Bisher gewonnen
field-hand = Runde
field-of = Runden im Spiel
field-last = Letzte Runde

## Züge

move-fold = passen
move-check = schieben
move-call = mitgehen mit { $chips }
move-bet = { $chips } setzen
move-raise = um { $chips } erhöhen

## Was geschieht

status-to-call = { WHO($seat) ->
    [you] Geh mit { $chips } mit, erhöhe oder passe.
   *[other] { NAME($seat) } muss mit { $chips } mitgehen, erhöhen oder passen.
}
status-to-bet = { WHO($seat) ->
    [you] Du kannst schieben oder setzen.
   *[other] { NAME($seat) } kann schieben oder setzen.
}
status-over = Alle Runden sind gespielt.

event-acted = { $did ->
    [fold] { WHO($seat) ->
        [you] Du passt.
       *[other] { NAME($seat) } passt.
    }
    [check] { WHO($seat) ->
        [you] Du schiebst.
       *[other] { NAME($seat) } schiebt.
    }
    [call] { WHO($seat) ->
        [you] Du gehst mit { $chips } mit.
       *[other] { NAME($seat) } geht mit { $chips } mit.
    }
    [bet] { WHO($seat) ->
        [you] Du setzt { $chips }.
       *[other] { NAME($seat) } setzt { $chips }.
    }
   *[raise] { WHO($seat) ->
        [you] Du erhöhst um { $chips }.
       *[other] { NAME($seat) } erhöht um { $chips }.
    }
}
event-turned = Die Karte in der Mitte ist { $card }.
event-ended = { $how }
event-dealt = Runde { $hand } wird ausgeteilt.

## Dinge

thing-card = { $rank ->
    [jack] B
    [queen] D
   *[king] K
}{ $suit ->
    [hearts] ♥
   *[spades] ♠
}
thing-won = { WHO($seat) ->
    [you] Du gewinnst den Pot von { $pot }.
   *[other] { NAME($seat) } gewinnt den Pot von { $pot }.
}
thing-beat = { WHO($seat) ->
    [you] Dein { $card } schlägt { $other } mit { $board } in der Mitte. Du gewinnst den Pot von { $pot }.
   *[other] { NAME($seat) } gewinnt den Pot von { $pot }: { $card } schlägt { $other } mit { $board } in der Mitte.
}
thing-shared = Beide Karten sind gleich hoch, der Pot von { $pot } wird geteilt.

## Im Terminal

picture-hand = Runde { $hand } von { $of }
picture-board = In der Mitte: { $board }. Pot: { $pot }
picture-seat = { NAME($seat) }: { $card }, { $bet } im Pot, { SIGNED($chips) } bisher

## Die Lektion

lesson-card = Du und Ada legt je einen Chip in den Pot und bekommt je eine Karte. Es gibt nur sechs: zwei Buben, zwei Damen und zwei Könige. Deine liegt unten.
lesson-bet = Einen König schlägt nur ein Paar. Setz 2 Chips.
    .otherwise = Das geht, aber mit einem König willst du mehr Chips im Pot.
lesson-pair = Ada geht mit, und in der Mitte wird eine Karte aufgedeckt. Es ist ein König: Du hast ein Paar und kannst nicht verlieren. Jetzt setzt man 4 Chips.
    .otherwise = Mit einem Paar kannst du nicht verlieren. Setz!
lesson-end = Ada passt, und der Pot gehört dir. Wer nach der letzten Runde die meisten Chips gewonnen hat, gewinnt das Spiel.
