# A lesson that someone takes while a table waits for players.

to-table = Back to the table
seats = { $count ->
    [0] Everyone’s here
    [one] One seat free
   *[other] { $count } seats free
}
started = The game has started
started-about = The others are at the table. You can finish the lesson later.
go = Go to the table
