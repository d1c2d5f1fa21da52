# The page of a table: the lobby, and what only it says.

barred = Only the players can see this game
barred-about = The host doesn’t want spectators at this table.
barred-tables = See the open tables
rename = Change name
rename-save = Save name
learn = Learn the game while you wait
played = { $variant }, { $count ->
    [one] one player
   *[other] { $count } players
}
only-players = Only the players will see this game.
hints-on = Players can ask for hints.
adapts-about = { $together ->
    [yes] Bots that adapt get their levels when the game starts, based on the games you’ve all finished. Your team will then win about three games in five.
   *[other] Bots that adapt get their levels when the game starts, based on the games you’ve all finished. On average, you’ll then win about as often as each bot.
}
hint = Hint
weekly = Mission of the week
weekly-about = Your first attempt at this week’s mission counts.
weekly-results = This week’s results
rematch-ready = The next game is ready.
