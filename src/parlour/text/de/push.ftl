# Was Benachrichtigungen sagen.

push-your-turn = Du bist dran.
