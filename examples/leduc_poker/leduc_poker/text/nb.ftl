# Leduc Poker på norsk.

game-summary = Poker med seks kort og to budrunder. Bløff, syn, og håp på et par.
game-credits = Laget av forskere ved University of Alberta (Southey med flere, 2005).
reason-all-hands-played = Alle hendene er spilt.
bot-easy = satser på gode kort og bløffer av og til

option-hands = Hender
    .about = Hvor mange hender dere spiller. Den som har flest sjetonger til slutt, vinner.

## Det bordet viser

field-board = I midten
field-pot = Pott
field-hands = Hånd
field-bets = I potten
field-chips = Vunnet så langt
field-hand = Hånd nummer
field-of = Hender i spillet
field-last = Forrige hånd

## Trekk

move-fold = kast
move-check = sjekk
move-call = syn { $chips }
move-bet = sats { $chips }
move-raise = høyn med { $chips }

## Det som skjer

status-to-call = { WHO($seat) ->
    [you] Syn { $chips } for å bli med, høyn, eller kast.
   *[other] { NAME($seat) } må syne { $chips }, høyne eller kaste.
}
status-to-bet = { WHO($seat) ->
    [you] Sjekk, eller sats.
   *[other] { NAME($seat) } kan sjekke eller satse.
}
status-over = Alle hendene er spilt.

event-acted = { $did ->
    [fold] { WHO($seat) ->
        [you] Du kaster.
       *[other] { NAME($seat) } kaster.
    }
    [check] { WHO($seat) ->
        [you] Du sjekker.
       *[other] { NAME($seat) } sjekker.
    }
    [call] { WHO($seat) ->
        [you] Du syner { $chips }.
       *[other] { NAME($seat) } syner { $chips }.
    }
    [bet] { WHO($seat) ->
        [you] Du satser { $chips }.
       *[other] { NAME($seat) } satser { $chips }.
    }
   *[raise] { WHO($seat) ->
        [you] Du høyner med { $chips }.
       *[other] { NAME($seat) } høyner med { $chips }.
    }
}
event-turned = Kortet i midten er { $card }.
event-ended = { $how }
event-dealt = Hånd { $hand } deles ut.

## Ting

thing-card = { $rank ->
    [jack] Kn
    [queen] D
   *[king] K
}{ $suit ->
    [hearts] ♥
   *[spades] ♠
}
thing-won = { WHO($seat) ->
    [you] Du vinner potten på { $pot }.
   *[other] { NAME($seat) } vinner potten på { $pot }.
}
thing-beat = { WHO($seat) ->
    [you] Din { $card } slår { $other } med { $board } i midten. Du vinner potten på { $pot }.
   *[other] { NAME($seat) } vinner potten på { $pot }: { $card } slår { $other } med { $board } i midten.
}
thing-shared = Begge kortene er like høye, så potten på { $pot } deles.

## I terminalen

picture-hand = Hånd { $hand } av { $of }
picture-board = I midten: { $board }. Pott: { $pot }
picture-seat = { NAME($seat) }: { $card }, { $bet } i potten, { SIGNED($chips) } så langt

## Leksjonen

lesson-card = Du og Ada legger én sjetong hver i potten og får hvert sitt kort. Det finnes bare seks: to knekter, to damer og to konger. Ditt kort er nederst.
lesson-bet = En konge kan bare slås av et par. Sats 2 sjetonger.
    .otherwise = Det går an, men med en konge vil du ha flere sjetonger i potten.
lesson-pair = Ada syner, og et kort snus i midten. Det er en konge, så du har et par og kan ikke tape. Nå satser man 4 sjetonger om gangen.
    .otherwise = Med et par kan du ikke tape. Sats!
lesson-end = Ada kaster, og potten er din. Den som har vunnet flest sjetonger etter siste hånd, vinner spillet.
