# The puzzle pages: lists of puzzles and what is around a puzzle, in every game that has them.

title = Puzzles
daily = Puzzle of the day
to-daily = Daily
today = Today
daily-about = Everyone gets the same puzzle today.
stars = { $stars ->
    [one] 1 star out of five
   *[other] { $stars } stars out of five
}
progress = { $solved } of { $all } solved
begin = Start here
resume = Continue
best = Your best time is { $time }.
new-best = Your best time so far!
hints = { $hints ->
    [one] with 1 hint
   *[other] with { $hints } hints
}
none = There are no puzzles here.
gone = Puzzle not found
back = All puzzles
hint = Hint
again = Start again
menu = More
give-up = Give up
give-up-title = Give up?
give-up-about = You’ll see the solution, and your time won’t be saved.
show = Show the solution
continue = Continue
given-up = Given up
solution = Here’s the solution.
next = Next puzzle
solved = Solved in { $time }
time = Time
filter = Show
all = All
