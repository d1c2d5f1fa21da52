# What the link of a playtest shows, and the questions after a game.

title = Playtest
missing = Playtest not found
missing-about = The link may be wrong, or the playtest has been deleted.
closed = This playtest is closed, so no more games can be played. Thanks for coming by!
thanks = { $count ->
    [one] Thanks for playing! You’ve finished { $count } game. You can play again as often as you like.
   *[other] Thanks for playing! You’ve finished { $count } games. You can play again as often as you like.
}
how = What happens
game = You play { $game }
with-bots = { $count ->
    [one] with a bot.
   *[other] with { $count } bots.
}
alone = on your own.
with-people = { $count ->
    [one] with one other person who opens this link
   *[other] with { $count } other people who open this link
}{ $bots ->
    [0] .
    [one] , plus a bot.
   *[other] , plus { $bots } bots.
}
minutes = A game takes about { $minutes } minutes.
form = Afterwards, there are a few short questions. You can skip any question.
stored = What is saved
stored-moves = Your moves, and how long you take over each one.
stored-answers = Your answers. The person who made this playtest will read your answers and may quote them.
stored-not = The person who made this playtest can’t see your name, your device or what you write in the chat. The data identifies you only by a number.
stored-delete = Everything stays on this server. You can delete your data at any time on the “You” page.
agree = I agree to this being saved
agree-first = Please agree first.
play = Play
again = Play again
continue = Continue your game
learn = Learn the game first
report = See the report on your playtest
form-title = How was it?
form-about = You can skip any question. You can change your answers until you leave.
ask-fun = Was it fun?
fun-low = not at all
fun-high = great fun
ask-length = How long did the game feel?
length-low = far too short
length-high = far too long
ask-luck = What decided the game?
luck-low = all skill
luck-high = all luck
ask-confused = What confused you?
own-low = no
own-high = yes
send = Send answers
saved = Saved. Thank you!
