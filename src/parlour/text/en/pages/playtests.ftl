# Playtests for the person who makes them: a form, a list and reports.

title = Playtests
about = Send people a link to play your variant and answer a few questions. The report compares people with bots, using the same measures.
closed-here = You can’t make playtests on this server. The person who runs this server can allow playtests with parlour serve --lab. On your own computer, you can always make playtests.
lab = The lab
list = Your playtests
none = You haven’t made any playtests yet.
row = { $over ->
    [0] No games yet
    [one] { $over } game
   *[other] { $over } games
}, { $forms ->
    [0] no completed forms
    [one] { $forms } completed form
   *[other] { $forms } completed forms
}
row-closed = closed
open = Open
new = Make a playtest
name = What should the playtest be called?
name-hint = Short games for two
note = What should players know? (optional)
game = Which game?
players = How many players?
people = How many of the players are people?
levels = Which bots will people play with?
levels-about = If you choose several levels, the tables alternate between them, and the report shows how hard each level is.
variant = Which variant?
questions = Your own questions (optional)
questions-about = Everyone is asked about fun, length and luck, and what confused them.
question = Question { $number }
question-kind = Answer type for question { $number }
kind-scale = 1 to 5
kind-text = in words
add = Add a question
remove-question = Remove question { $number }
make = Make playtest
back = All playtests
link = Link for players
link-label = QR code for the players’ link
to-link = See what players see
share = Send this link to as many people as you like. Each game gets its own table.
counts = { $over ->
    [one] { $over } game finished
   *[other] { $over } games finished
}, { $running } running, { $waiting } waiting for players
close = Close playtest
reopen = Open it again
is-closed = Closed. No more games can be started with this link.
delete = Delete playtest
delete-sure = Delete this playtest with all its games and answers? This can’t be undone.
delete-keep = Keep it
missing = This playtest doesn’t exist, or it isn’t yours.
no-games = No one has finished a game yet. The report will appear here automatically.
working = Preparing the report…
updating = More games have been finished. The report is being updated…
failed-report = The report couldn’t be created. We’ll try again when the next game is over.
report = Report
of = { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $people ->
    [one] one person
   *[other] { $people } people
}, { $forms ->
    [0] no completed forms
    [one] { $forms } completed form
   *[other] { $forms } completed forms
}
not-counted = Games not counted: { $stopped } that ended early, and { $left } that a bot finished after someone left.
few = With so few games, the ranges are wide. Differences that aren’t marked may be due to chance.
minutes = A game takes { $value } minutes ({ $low } to { $high }).
minutes-one = The only game so far took { $value } minutes.
short = A game takes { $value } seconds ({ $low } to { $high }).
short-one = The only game so far took { $value } seconds.
answers = What people say
marks = { $id ->
    [fun] Fun
    [length] Length
    [luck] Luck
   *[own] { $words }
}
marks-ends = { $id ->
    [fun] 1 not at all, 5 great fun
    [length] 1 far too short, 3 just right, 5 far too long
    [luck] 1 all skill, 5 all luck
   *[own] 1 no, 5 yes
}
mean = { $value } on average ({ $low } to { $high }), { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
mean-one = { $value } ({ $count ->
    [one] one answer
   *[other] all { $count } answers
})
mean-none = no answers yet
mark-count = { $mark }: { $count }
quotes = { $id ->
    [confused] What confused them
   *[own] { $words }
}
quote-game = game { $game }
quotes-none = No one has written anything here yet.
levels-title = How hard the game is
level-row = Bots: { $level }
level-games = { $won } of { $count } won
level-bots = In the same seat, a bot wins { $bots } of games.
figures = People and bots compared
figures-about = { $games } games between { $level ->
    [random] random bots
   *[other] bots ({ $level })
} with the same settings. A mark means that the difference between people and bots is probably not due to chance, even with so many figures compared.
figure = Figure
people-column = People
bots-column = Bots
differs = differs
between = { $low } to { $high }
figure-won = Games won
figure-drawn = Games without a winner
figure-reason = Ended: { $reason }
figure-length = Decisions per game
figure-choices = Legal actions per decision
figure-lead_changes = Lead changes per game
figure-decided = Point in the game when the lead last changed
figure-part = { $name }: { $part }
moves = Where people play differently
moves-about = { $count } decisions in { $games ->
    [one] { $games } game
   *[other] { $games } games
}, compared with what a bot ({ $level }) would have done with the same knowledge.
moves-same = People did the same as the bot in { $value } of their decisions ({ $low } to { $high }).
move-kind = Kind of move
move-count = Decisions
move-same = Same as the bot
move-cost = { $unit ->
    [points] Points lost
    [round] Drop in the chance of winning the round
   *[chance] Drop in the chance of winning
}
move-time = Time
seconds = { $value } s
costliest = The costliest moves
cost-line = Game { $game }, move { $number }: { $move }. The bot: { $best }. Cost { $cost }
cost = { $unit ->
    [points] { $value } points
    [round] { $value }% for the round
   *[chance] { $value }% to win
}
kind = { $kind ->
    [play] playing a card
    [play-number] playing a number
    [play-goal] playing a goal
    [play-plus] playing plus
    [play-minus] playing minus
    [use-card] using an action card
    [pick-second] taking back a second card
    [keep] keeping a card
    [vote-for] voting
    [no-preference] no preference
    [pass] passing
    [accept] accepting the dice
    [turn] turning a die
    [take] taking a token
    [place] placing
    [swap] swapping
    [bet] betting
    [say] giving a hint
    [draw] drawing an objective card
    [draw-card] drawing a card
    [skip-draw] not drawing
    [discard] discarding
    [give-up] giving up a card
    [claim-line] choosing a line
    [claim-rank] choosing a line
    [wait] waiting
    [ready] being ready
    [choose] choosing a card
    [start] placing the first card
   *[other] { $kind }
}
reaction = How quickly people act
reaction-people = People first act after { $first } s, then every { $every } s.
reaction-level = Bots ({ $level }) first act after { $first } s, then every { $every } s{ $rate ->
    [none] .
   *[other] , with a reaction rate of { $rate }.
}
reaction-rate = In the bots’ reaction model, people have a rate of about { $value } ({ $low } to { $high }).
reaction-outside = No rate fits, because people are quicker or slower than all the bots.
data = The data
data-about = You get one row per person and game, or one row per decision. The data contains no names, only numbers.
data-games = Games
data-decisions = Decisions
