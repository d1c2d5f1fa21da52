# What a link shows where it is pasted: in chats, mails and posts.

home = Table games in your browser. Play against bots, or send your friends a link.
free = { $count ->
    [0] Every seat is taken.
    [one] One seat is free. Join the table.
   *[other] { $count } seats are free. Join the table.
}
free-with = At the table: { LIST($names) }. { $count ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
running-with = Now playing: { LIST($names) }. You can watch.
replay-title = { $game } – replay
replay = Watch the whole game, move by move.
replay-with = With { LIST($names) }. Watch the whole game, move by move.
puzzle-title = { $game } – puzzle { $puzzle }
puzzle = Can you solve it?
