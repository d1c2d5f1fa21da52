# What parlour lab says, and the reports of studies.

## Numbers

sign-decimal = .
sign-group = ,

games = { $count ->
    [one] { $games } game
   *[other] { $games } games
}
cells = { $cells ->
    [one] { $cells } setting
   *[other] { $cells } settings
}
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}, { LIST($bots) }

## What varies

vary-seats = Players
vary-bots = Bots
vary-preset = Variant
vary-material = Custom content
against = { $above } against { LIST($below) }
setting = { $name }: { $value }

## While a study runs

progress-compiling = Compiling { $game } for studies. Compiling is only needed once and takes a minute or two.
progress = { $done } of { $total } games in { cells }, { $rate } per second{ $unit ->
    [seconds] , { $left } s left
    [minutes] , { $left } min left
    [hours] , { $left } h left
   *[none] { "" }
}
progress-until = { games } in { cells }, { $rate } per second, until the margin of error is ±{ $error }
stopped = Stopped. The games played so far are saved in { $folder }. To resume: { $command }
saved = Saved in { $folder }. To see it: { $command }
wrote = Saved the report as { $file }.

## Results in the terminal

line = { $cell }: { games }, { $rates }, { $decisions } decisions
line-won = won { $rate }
line-seats = wins per player { $rates }
race = { $cell }: { games }, median length { $median } s (80% take { $low } to { $high } s)
race-level = { $level }: { $rate ->
    [none] { "" }
   *[other] won { $rate },{ " " }
}first acts after { $first } s, then every { $every } s
compare = { $cell } compared with { $base }:
compare-none = no games in common
compare-rest = Figures not listed show no significant difference.
compared = { $figure }: { $first } → { $second }, difference { $by } ({ $low } to { $high }), p { $p }
trying = ({ $done } of { $count }) { $line }
tried = { $value }: { $rate } ({ $low } to { $high }) in { games }
tried-inside = { $value } gives { $rate }, within { $tolerance } of { $wanted }.
tried-unsure = { $value } comes closest to { $wanted } with { $rate }, but may be more than { $tolerance } off. Allow more games with --games.
tried-outside = { $wanted } can’t be reached with these values. { $value } comes closest with { $rate }.
missions-progress = { $found } of { $count } found, { $tried } drafts tried
missions-found = { $name }: { $rates } ({ $file })
missions-rate = { $level } { $rate } ({ $low } to { $high })
missions-few = Only { $found } of { $count } missions found in { $tried } drafts. Widen the range with --wins, or allow more drafts with --drafts.
missions-saved = { $count ->
    [one] Saved { $count } mission.
   *[other] Saved { $count } missions.
} To play a mission, use --material, or put the mission in the server’s folder for custom content.

## Figures

figure-won = Games won
figure-player = Player { $number }
figure-seat = Games won by player { $number }
figure-together = Everyone together
figure-length = Decisions per game
figure-choices = Legal actions per decision
figure-lead_changes = Lead changes per game
figure-decided = Point in the game when the lead last changed
figure-drawn = Drawn games
figure-edge = First player’s advantage
figure-team = Team { $team }
group-won = Games won
group-seats = Games won, by player
group-teams = Games won, by team
group-levels = Games won per player, by level
group-reasons = How games ended
group-rhythm = How games unfold
group-shares = Percentages
group-counts = Averages

## The report

report-title = { $game }: a study
report-lab = Lab
report-noscript = The plots on this page are drawn by a script. To see the plots, please allow scripts.
report-command = Command that plays the same games
report-empty = No games have been played yet.
report-headline-games = { $count ->
    [one] game
   *[other] games
}{ $cells ->
    [one] { "" }
   *[other] { " " }in { $cells } settings
}
report-headline-won = won (95% interval: { $low } to { $high })
report-headline-least = won least often: { $cell }
report-headline-most = won most often: { $cell }
report-headline-edge = first-player advantage (95% interval: { $low } to { $high }){ $cell ->
    [none] { "" }
   *[other] , { $cell }
}
report-headline-length = decisions per game
report-findings = What makes a difference
report-findings-about = The largest effects come first.{ $several ->
    [yes] { " " }Each effect is averaged over everything else that was varied.
   *[no] { "" }
} Intervals allow for the number of values compared. Differences that could well be due to chance are left out.
report-findings-none = None of the differences is larger than chance could explain. More games might reveal smaller differences.
report-constant = Same in every game
finding = { $way ->
    [up] Up
   *[down] Down
} from { $first } ({ $one }) to { $second } ({ $other }), a difference of { $by }{ $unit ->
    [points] { " " }percentage points
   *[number] { "" }
}{ $exact ->
    [yes] { "" }
   *[no] { " " }(95% interval: { $low } to { $high })
}.
finding-size = { $size ->
    [large] Large effect: { $value } standard deviations.
    [medium] Medium effect: { $value } standard deviations.
    [small] Small effect: { $value } standard deviations.
    [always] Every game shows it.
   *[slight] Slight effect: { $value } standard deviations.
}
report-side-by-side = The settings side by side
report-show = Show
report-along = By
report-how = Choose a point or a table row to see its setting below.
report-as-table = As a table
report-cell = Setting
report-games = Games
report-interval = 95% interval
report-range = { $low } to { $high }
report-between = { $value } (95% interval: { $low } to { $high })
report-plot = { $figure }, by { $setting }
report-plot-cells = { $figure }, by setting
report-no-figure = There’s no data for this figure.
report-about = { $games }, { players }{ $rotates ->
    [yes] , swapping seats
   *[no] { "" }
}
report-length = How long games are, in decisions
report-decided = When the lead last changed, as a share of the game
report-bar = { $range }: { $share } of games
report-ladder = How the levels compare
report-ladder-together = How much more often a table of bots at the higher level wins the same deals. The dashed lines mark where there’s no difference.
report-ladder-against = How often the higher level wins, counting only games with a winner. The dashed lines mark how often the higher level would win if all the bots were equally strong.
report-rung-together = { $above } instead of { $below }{ $where ->
    [none] { "" }
   *[other] , { $where }
}
report-rung-against = { $above } against { $below }{ $where ->
    [none] { "" }
   *[other] , { $where }
}
report-foot = Seed { $seed }. Each interval contains the true value in 95 out of 100 studies. The figures describe these bots, not people.
