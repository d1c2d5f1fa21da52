title = The lab
about = Bots play a game thousands of times, so you can see what a change does to it. Each figure comes with a range that contains the true value in 95 out of 100 studies. The figures describe these bots, not people.
playtests = Playtests: let people try a game, and compare them with the bots
bots-ladder = How strong the bots are
start = Start a study
game = Which game?
players = How many players?
preset = Which variant?
bots = Which bots?
against = { $above } against { $below }
vary = What changes?
vary-nothing = Nothing
vary-seats = number of players
vary-preset = variant
vary-levels = level of all bots
vary-ladder = two levels against each other
options = An option
values = Which values?
each = How many games per setting?
sum = { $cells ->
    [one] { $games } games in one setting.
   *[other] { $games } games in { $cells } settings, with the same deals.
}
go = Run study
going = Starting…
closed = You can look at studies on this server, but you can’t start any. The person who runs this server can allow studies with parlour serve --lab. On your own computer, you can always start studies.
busy = Another study is running. Only one study runs at a time, so that tables don’t slow down.
none = There are no studies here yet. Start a study above, or in a terminal:
studies = Studies
state = { $state ->
    [running] running
    [stopping] stopping
    [done] done
    [failed] failed
   *[stopped] stopped
}
progress = { $done } of { $planned } games
games = { $count ->
    [one] { $games } game
   *[other] { $games } games
}
rate = { $games } per second
left-seconds = about { $count } s left
left-minutes = about { $count } min left
left-hours = about { $count } h left
stop = Stop
resume = Resume
stopping = Stopping. The games played so far are saved.
stopped = Stopped after { $done } of { $planned } games, which have been saved.
failed = The study failed after { $done } of { $planned } games.
failed-after = { $count ->
    [one] The study failed after { $games } game.
   *[other] The study failed after { $games } games.
}
failed-log = The reason is in the server’s log.
done = { $count ->
    [one] Done after { $games } game.
   *[other] Done after { $games } games.
}
won = Games won
by-level = Games won per player, by level
edge = First player’s advantage
edge-about = To the right of the middle, the first player wins more often than the others. To the left, the first player wins less often.
between = { $low } to { $high }
length = { $value } ± { $half } decisions
setting = { $seats ->
    [1] 1 player
   *[other] { $seats } players
}, { $bots }
command = Command that plays the same games

## The form

pick-none = Choose at least one value.
pick-many = Choose at most { $most } values.
refused-value = You can’t choose { $value } in this setting.

## Names of what varies

name-seats = Players
name-preset = Variant
name-bots = Bots
named = { $name }: { $value }

## Studies

watch = Watch it
open = Open
name = Study { $name }
compiling = Compiling { $game }. Compiling is only needed before a game’s first study and takes a minute or two.
starting = Starting the first games.

## A study and its report

back = Back to the lab
document = { $game } in the lab
missing = There’s no study with this name here. The study may have been deleted.
early = There’s no report yet, because no games have been played.
all-settings = Compare all settings
more-findings = { $count ->
    [one] One more difference
   *[other] { $count } more differences
}
details = One setting in detail
details-which = Which setting?
copy-command = Copy command
download = Download the report (HTML)

## Aiming for a value

aim = Aim for a value
aim-about = Choose a figure and the value you want, to see which setting comes closest.
aim-figure = Figure
aim-target = Target
aim-target-percent = Target in %
aim-tolerance = Give or take
aim-inside = { $setting } gives { $value } ({ $low } to { $high }). That’s on target.
aim-unsure = { $setting } comes closest with { $value } ({ $low } to { $high }), but this study has too few games to be sure.
aim-outside = No setting in this study hits the target. { $setting } comes closest with { $value } ({ $low } to { $high }).
aim-number = Enter a number as the target, and 0 or more under “Give or take”.
aim-terminal = Command to search for this value in a terminal
