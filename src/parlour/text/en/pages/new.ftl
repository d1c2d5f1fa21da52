title = Play { $game }
company = Who are you playing with?
bots = Bots
friends = Friends
players = How many players?
level = How strong are the bots?
adapts = Adapts to you
adapts-about = { $together ->
    [yes] Your partners get better when you lose and worse when you win, so your team will win about three games in five.
   *[other] The bots get stronger when you win and weaker when you lose, so you’ll win about as often as each of them.
}
level-how = See how strong the bots are
bots-adapt = bots that adapt
with-friends = with friends
bots-are = { $level ->
    [random] random bots
    [easy] easy bots
    [fair] medium bots
    [strong] strong bots
    [master] master bots
   *[other] bots ({ $level })
}
friends-about = You’ll get a link to send. Any seat that stays empty can go to a bot.
door = Who can join?
door-link = Anyone with the link
door-all = Anyone
door-about = If anyone can join, the table is listed on the home page.
watch = Who can watch?
watch-all = Anyone with the link
watch-players = Only the players
watch-about = Only the players can see the game, even after it ends.
hints = Hints
hints-about = You can ask what a strong player would do.
clock-about = If a player runs out of time, an easy bot makes that move for them. If a player runs out of time three times in a row, the bot plays on until the player is back.

preset = Which variant?
mission = Which mission?
more-variants = { $count ->
    [one] { $count } more variant
   *[other] { $count } more variants
}
more-missions = { $count ->
    [one] { $count } more mission
   *[other] { $count } more missions
}
campaign = Missions and medals
expected = Bot teams win { $range }
expected-about = The percentages show how often a team of bots wins. The lower figure is for easy bots, and the higher figure is for the strongest bots. Low percentages mean a hard game.
measured = How we measured it

more = More options
more-about = House rules. Whatever differs from the variant is marked.
changed = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
}
reset = Reset to the variant’s rules
notes = About your changes
custom = Custom
not-for = { $players ->
    [one] { $name } can’t be played alone.
   *[other] { $name } can’t be played with { $players } players.
}

start = Start
create = Create table
refused = You can’t play with these settings.
