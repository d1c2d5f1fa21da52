title = Daily
about = There are two puzzles and four deals a day, the same for everyone on this server.
renews = New puzzles and deals at { $time } your time.
renewed = It’s a new day. Here are the new puzzles and deals.
today = Today’s puzzles and deals
puzzle = { $game } puzzle
puzzle-about = { $game ->
    [think-str8] Deduction
   *[other] { $cards } cards
}, difficulty { $stars } of 5
with-easy = { $bots ->
    [one] You and an easy bot
   *[other] You and { $bots } easy bots
}
with-fair = { $bots ->
    [one] You and a medium bot
   *[other] You and { $bots } medium bots
}
with-strong = { $bots ->
    [one] You and a strong bot
   *[other] You and { $bots } strong bots
}
mission = Mission { $number }
rounds = { $count } rounds
weekly = Mission of the week
weekly-named = Mission of the week, “{ $name }”
weekly-about = This mission isn’t in the box. Everyone on this server plays the same mission all week.
weekly-renews = New mission on { $day } at { $time } your time.
expected-easy = easy bots win { $percent }% of their games
expected-fair = medium bots win { $percent }% of their games
expected-strong = strong bots win { $percent }% of their games
running = In progress
play = Play
solve = Solve
continue = Continue
practise = Practise
open-puzzle = Open
starting = Setting up…

solved = Solved in { $time }
solved-hints = { $hints ->
    [one] Solved in { $time } with one hint
   *[other] Solved in { $time } with { $hints } hints
}
mission-won = { $lives ->
    [one] Won with one life left
   *[other] Won with { $lives } lives left
}
mission-lost = Lost after { $rounds } of { $of } rounds
rounds-won = Won { $wins }–{ $losses } with { $plays } cards played
rounds-lost = Lost { $wins }–{ $losses }
points-ahead = { $points ->
    [one] One point, { $margin } ahead
   *[other] { $points } points, { $margin } ahead
}
points-behind = { $points ->
    [one] One point, { $margin } behind
   *[other] { $points } points, { $margin } behind
}
points-level = { $points ->
    [one] One point, level with the best bot
   *[other] { $points } points, level with the best bot
}
lines-won = Won { $mine }–{ $theirs } in { $turns } turns
lines-lost = Lost { $mine }–{ $theirs }
lines-drawn = Drew { $mine }–{ $theirs }
given-up = Gave up

results = Results
results-of = Results for { $game }
results-players = { $players ->
    [one] One player so far
   *[other] { $players } players so far
}
place = Place
player = Player
result = Result
watch = Watch
watch-of = Watch { $name } play
hidden = Once you’ve finished a deal, you’ll see how everyone else did.
fair = Your first attempt counts. After that you can play the deal again for practice. Someone with two browsers could play twice, so this is a friendly list, not a contest.
name-about = Others see your name in the results.

calendar = Puzzle calendar
calendar-of = Calendar for
earlier = Previous month
later = Next month
day-solved = { $date }, solved
day-late = { $date }, solved later
day-unsolved = { $date }, not solved
day-deals = { $count ->
    [one] one deal played
   *[other] { $count } deals played
}
legend-solved = Solved on the day
legend-late = Solved later
legend-unsolved = Not solved
legend-deals = Deals played
run = { $days ->
    [one] 1-day streak
   *[other] { $days }-day streak
}
run-none = Solve today’s puzzle to start a streak.
run-keep = Solve today’s puzzle to keep your streak going.
run-best = { $days ->
    [one] Your longest streak is one day.
   *[other] Your longest streak is { $days } days.
}

share = Share your day
share-about = This text doesn’t give anything away about the deals.
share-now = Share
share-copy = Copy
share-picture = Save as a picture
share-run = { $days }-day streak
