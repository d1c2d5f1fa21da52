# Det en lenke viser der den limes inn: i chatter, e-poster og innlegg.

home = Brettspill i nettleseren. Spill mot roboter, eller send vennene dine en lenke.
free = { $count ->
    [0] Alle plassene er tatt.
    [one] Én plass er ledig. Bli med!
   *[other] { $count } plasser er ledige. Bli med!
}
free-with = Ved bordet: { LIST($names) }. { $count ->
    [0] Alle plassene er tatt.
    [one] Én plass er ledig.
   *[other] { $count } plasser er ledige.
}
running-with = { LIST($names) } spiller. Du kan se på.
replay-title = { $game } – opptak
replay = Se hele spillet, trekk for trekk.
replay-with = { LIST($names) } spilte. Se hele spillet, trekk for trekk.
puzzle-title = { $game } – nøtt { $puzzle }
puzzle = Klarer du å løse nøtten?
