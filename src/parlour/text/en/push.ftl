# What notifications say.

push-your-turn = It’s your turn.
