# The replay of a game: what can be done with a move.

actions = This move
moments = Moments
review = Review
review-title = Review of your game
link = Copy link to this move
seat-you = { $name } (you)

## Pictures and animations

picture = Picture
picture-title = Picture or animation
picture-shows = { $title } at move { $step }
picture-save = Save picture
picture-send = Share
picture-failed = This browser can’t draw the board. Take a screenshot instead, or try another browser.
animation = Animation
animation-about = A short GIF that plays in any chat.
animation-from = From move
animation-to = to move
animation-range = Choose two moves from 0 to { $last }, the earlier one first. The animation can have at most { $most } moves.
animation-make = Make animation
animation-done = { $done } of { $count }
animation-save = Save animation ({ $kilobytes } KB)
