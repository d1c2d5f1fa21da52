title = The bots
about = How strong the bots are, and what they’re like.
which = Which game?
players = Players
variant = Variant
levels = Levels
rating = Rating
won = Games won
rating-of = { $value } (between { $low } and { $high })
rating-about = These are Elo ratings from games on the same deals, with easy bots at 1000 points. A bot rated 200 points above another wins about three games in four when the two meet. The lines show the 95% intervals.
won-about = How many games a team of bots at this level wins. The lines show the 95% intervals.
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
adapts = Adapts to you
adapts-about = If you choose this instead of a level, the bots in each new game are set to levels that suit you, based on the games you’ve finished. Everyone can see what level each bot is set to. If you invite friends, the host can choose “Adapts to the players” for each bot. The levels are then set when the game starts, and suit all of you on average.
how = How we measured it
how-about = Bots play the same deals from every seat. This command plays the same games again:
none = We haven’t measured this game yet.
characters = What the bots are like
characters-about = In a rematch, a bot keeps its name and character, even at a different level. How well a bot plays depends only on its level.
character-Moss = Takes its time, and congratulates you when you win.
character-Wren = Plays quickly, and says hello.
character-Lark = Says hello, and congratulates you when you win.
character-Reed = Takes its time and says nothing.
character-Fern = Only speaks up to congratulate you.
character-Finch = Plays quickly and says nothing.
character-Sage = Says hello, then takes its time.
character-Rook = Says nothing and plays at an even pace.
quiet = In games that are played in silence, all bots keep quiet.
