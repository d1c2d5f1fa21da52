# The browser app in English.

## Everywhere

house = Parlour
loading = One moment…
readying = Getting this game ready for the first time. This can take a minute.
close = Close
cancel = Cancel
copied = Copied
your-turn = Your turn
seat-you = You
seat-number = Player { $number }
# 0 is someone without a seat.
guest-name = { $number ->
    [0] Guest
   *[other] Guest { $number }
}
deleted-player = Deleted player
skip-to-table = Skip to the table
nav-games = Games
nav-settings = Settings
nav-me = You
nav-back = All games
nav-lab = The lab
percent-range = { $low }–{ $high }%
percent-over = over { $value }%

ago-now = just now
ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}

bot-name = { $level ->
    [random] Random bot
    [easy] Easy bot
    [fair] Medium bot
    [strong] Strong bot
    [master] Master bot
   *[other] Bot ({ $level })
}
bot-random = plays any legal move
bot-beats = { $wins ->
    [10] Beats the level below almost every time.
   *[other] { $sides ->
        [2] Wins about { $wins } games in 10 against the level below.
       *[other] Wins about { $wins } games in 10 against bots one level lower.
    }
}
bot-team-wins = { $wins ->
    [0] A team of these bots hardly ever wins.
    [10] A team of these bots wins almost every time.
   *[other] A team of these bots wins about { $wins } games in 10.
}
bot-adapts = Adapts to the players
    .short = adapts
bot-own = { $name } (custom bot)
    .about = a custom bot, added by the person who runs this server

emote-hello = Hello!
emote-thanks = Thanks!
emote-well-played = Well played!
emote-oops = Oops!
emote-thinking = Thinking…

## Home page

home-title = Pull up a chair.
home-about = Play against bots right now, or choose “Options” to invite friends. No account, nothing to install.
home-credits = Credits
home-play-now = Play now
home-play-mission = Play mission { $mission }
home-options = Options
home-learn = Learn
home-missions = Missions
home-puzzles = Puzzles
home-practise = Practise
home-players = { $low } players
home-players-range = { $low }–{ $high } players
home-minutes = { $minutes } min
home-age = age { $age }+
home-kind = { $kind ->
    [co-operative] co-operative
    [competitive] competitive
    [teams] in teams
   *[other] { $kind }
}
home-daily = Daily
home-daily-about = { $done ->
    [one] one of { $all } done
   *[other] { $done } of { $all } done
}
home-daily-done = { $name }, done
home-daily-open = { $name }, not done yet
home-daily-puzzle = { $name } puzzle
home-daily-run = { $days ->
    [one] 1-day streak
   *[other] { $days }-day streak
}
home-your-turn = Your turn in { $game }
home-running = { $game } is in progress
home-others-wait = The others are waiting for you.
home-seat-kept = Your seat is saved.
home-back-to-table = Back to the table
home-my-tables = Your tables
home-all-tables = Show all { $count }
home-open-tables = Open tables
home-open-about = Anyone can join these tables.
home-finished = Finished games
home-phase = { $phase ->
    [open] waiting for players
    [running] in progress
   *[over] finished
}
home-join = Join
home-watch = Watch
home-replay = Replay
home-continue = Continue
home-starting = Setting up…
home-all-results = All your games
list-left = You left before the end.
list-mission-won = Mission { $mission } completed, { $lost ->
    [0] gold
    [1] silver
   *[other] bronze
}.
list-mission-lost = Mission { $mission } failed.
list-remove = Remove
list-remove-yes = Remove this game
home-designers = Designing a game? See what a rule change really does.

## New table

make-clock = Time per move
clock-none = No limit
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
make-group = { $group ->
    [rules] Rules
    [table] Table
    [tokens] Tokens
    [custom-mission] Custom mission
   *[other] { $group }
}

## At the table

table-connecting = Setting up the table…
connection-connecting = connecting
connection-open = connected
connection-lost = reconnecting
connection-stranger = not allowed in
connection-ended = signed out
connection-gone = table not found
connection-damaged = can’t be opened
connection-broken = stopped
connection-unplayed = not played yet
connection-outdated = out of date
connection-barred = players only
connection-closed = left
table-lost = You’re offline. We’re reconnecting; your seat and your moves are safe.
table-try-now = Try now
table-sending = Sending…
table-queued = Will be sent when you’re back online
table-lost-queued = You’re offline. Your move will be sent when you’re back online.
table-gone = Table not found
table-gone-about = The link may be incomplete or too old. Ask for a new link, or create your own table.
table-unplayed = Play this deal yourself first
table-unplayed-about = You can watch others play today’s deal once you’ve finished it.
table-new = Create a new table
table-damaged = This table can’t be opened
table-damaged-about = The saved game is damaged. Please tell the person who runs this server. Your other tables aren’t affected.
table-broken = This game has an error
table-broken-about = An error in the game’s code has stopped this table. The server’s log says where it is. Please tell the person who runs this server.
table-outdated = This page is out of date
table-outdated-about = The server has been updated since you opened this page. Reload the page to carry on where you left off.
table-stranger = Cookies are blocked
table-stranger-about = Your browser didn’t send the cookie that tells us who you are. Allow cookies for this site, then try again.
table-ended = You’ve been signed out on this device
table-ended-about = You signed this device out from another one. To continue here as the same guest, open the “You” page on the other device and make a link.
table-ended-again = Continue as a new guest
try-again = Try again
reload = Reload
table-watching = { $count } watching
table-you-watch = You’re watching.
table-seats = Players
table-mark-host = host
table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-bot-playing = bot playing
table-away = away
table-bot-in = bot in
table-to-move = { WHO($seats) ->
    [nobody] { "" }
    [you] Your turn
   *[others] { NAMES($seats) } to move
}
table-log = Log
table-chat = Chat
table-log-and-chat = Log and chat
table-log-and-chat-unread = Log and chat, { $count } unread
table-unread = { $count } unread
table-log-empty = Nothing has happened yet.
table-chat-empty = No messages yet.
table-chat-field = Write a message
table-chat-send = Send
table-silence = The rules don’t allow talking right now.
table-no-chat = Spectators can’t chat, because they could give something away.
table-menu = Menu
table-invite = Invite someone to watch
table-share = Share this game
table-pause = Ask for a pause
table-pause-now = Pause
table-resume = Resume
table-undo = Ask to take back a move
table-undo-now = Take back a move
table-take-back = Take back
table-stop = Ask to end the game
table-stop-now = End the game
table-stop-about = The game ends without a winner and can’t be resumed.
table-stop-cancel = Keep playing
table-what-if = What if
table-what-if-from = Back to the replay
table-daily = Daily deal
table-daily-practice = Practice
table-daily-about = Your first attempt at today’s deal counts.
table-practice-about = You’ve played this deal before, so this time doesn’t count.
table-stand = Leave your seat
table-stand-about = A bot plays for you until you come back.
table-bot-for-you = A bot is playing for you.
table-sit-again = Take your seat back
table-paused = Paused
table-paused-about = The game is paused until everyone agrees to resume.
table-paused-alone = The game is paused until you resume it.
table-removed = The host removed you from this table. You can still watch.
table-agreed = You agreed.
table-awaiting = Waiting for { LIST($names) }.
table-awaiting-away = { $name } (away)
table-call = Report “{ $charge }”
table-agree = Agree
table-refuse = No
table-withdraw = Withdraw
table-time-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
table-settings = Game settings
table-fair = Provably fair deal
table-fair-about = This code was fixed before the first card was dealt. Once the game is over, you can check this code against the deal.
table-fair-line = The code is the SHA-256 hash of this line:
table-fair-how = Download the record, then run this where Parlour is installed:
table-record = Download the record

## What players ask of each other

ask-undo = { WHO($seat) ->
    [you] You asked to take back your last move.
   *[other] { NAME($seat) } would like to take back their last move.
}
ask-pause = { WHO($seat) ->
    [you] You asked for a pause.
   *[other] { NAME($seat) } would like a pause.
}
ask-resume = { WHO($seat) ->
    [you] You asked to resume the game.
   *[other] { NAME($seat) } would like to resume the game.
}
ask-stop = { WHO($seat) ->
    [you] You asked to end the game here.
   *[other] { NAME($seat) } would like to end the game here.
}
ask-hurry = { WHO($seat) ->
    [you] You asked to skip to the end.
   *[other] { NAME($seat) } would like to skip to the end.
}
ask-call = { WHO($seat) ->
    [you] You reported “{ $charge }”.
   *[other] { NAME($seat) } says “{ $charge }”. Is that right?
}
granted-undo = The move was taken back.
granted-resume = The game resumes.
declined-undo = Someone said no, so the move stands.
declined-pause = Someone said no, so there’s no pause.
declined-resume = Someone would rather wait, so the game stays paused.
declined-stop = Someone said no, so the game continues.
declined-hurry = Someone would rather watch, so the bots take their time.

## Changes of players and host

notice-left = { WHO($seat) ->
    [you] { "" }
   *[other] { NAME($seat) } left the table. A bot is filling in.
}
notice-away = { WHO($seat) ->
    [you] You were away, so a bot filled in.
   *[other] { NAME($seat) } is away. A bot is filling in.
}
notice-replaced = { WHO($seat) ->
    [you] The host had a bot take over for you.
   *[other] The host had a bot take over for { NAME($seat) }.
}
notice-slow = { WHO($seat) ->
    [you] You ran out of time three times in a row, so a bot is playing for you.
   *[other] { NAME($seat) } ran out of time three times in a row. A bot is filling in.
}
notice-back = { WHO($seat) ->
    [you] { "" }
   *[other] { NAME($seat) } is back.
}
notice-removed = { WHO($seat) ->
    [you] { "" }
   *[other] The host removed { NAME($seat) }.
}
notice-withdrawn = { WHO($seat) ->
    [you] { "" }
   *[other] { NAME($seat) } withdrew the request.
}
notice-host = { WHO($seat) ->
    [you] You’re the host now.
   *[other] { NAME($seat) } is the host now.
}

## Before the game

lobby-title = Waiting for players
lobby-name = Your name
lobby-name-hint = What should we call you?
lobby-sit = Sit down
lobby-move-here = Move here
lobby-free = free
lobby-add-bot = Add a bot
lobby-remove-bot = Remove bot
lobby-start = Start the game
lobby-seats-left = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-wait-host = Everyone’s here. The host will start the game.
lobby-ready = Everyone’s here.
lobby-fill = Fill with bots
lobby-invite = Invite your friends
lobby-invite-about = Send your friends this link, or let them scan the code.
lobby-watch-about = Anyone with this link can watch.
lobby-uninvited = This table is invitation-only. To sit down, use the link you were sent, or ask for one. You can watch from here.
lobby-no-invite = Only the host can share the invitation link.
lobby-copy = Copy link
lobby-share = Share
lobby-link = Link to this table
lobby-qr = QR code for this table
lobby-only-here = This link only works on this computer. To use the link on other devices in your network, start Parlour with this command:
lobby-only-here-elsewhere = This link only works on this computer. To invite others, open Parlour at an address that works for them, and share the link from there.
lobby-copy-command = Copy command
lobby-material = Download: { $name }
lobby-full = Every seat is taken. You can watch.
lobby-leave = Stand up

## What the host can do

host-title = Other players
host-replace = Let a bot play
host-replace-name = Let a bot play for { $name }
host-remove = Remove
host-remove-name = Remove { $name }
host-remove-about = { $name } won’t be able to join this table again.
host-remove-running = A bot will take over until the end, and { $name } can only watch.

## The result

result-stopped = Game ended early
result-stopped-about = Everyone agreed to stop before there was a result.
result-stopped-alone = You stopped before there was a result.
result-team-won = You won!
result-team-lost = You lost.
result-team-won-watching = They won!
result-team-lost-watching = They lost.
result-you-won = You won!
result-others-won = { NAMES($seats) } won.
result-tie = It’s a tie between { NAMES($seats) }.
result-draw = It’s a draw.
result-you-shared = You share the win!
result-together-won = { NAMES($seats) } did it together.
result-together-lost = { NAMES($seats) } lost together.
result-beat = { NAMES($seats) } beat { NAMES($others) }.
result-next = Continue to the next game
result-rematch = Play again
result-stronger = Stronger bots
result-weaker = Weaker bots
result-rematch-about = Same players, but everyone moves along one seat.
result-adapts = The bots adapt again.
result-follow = Join the next game
result-replay = Look back
result-home = All games
result-daily = Today’s results
result-show = Result

## Replay

replay-title = { $game } – replay
replay-eyes = Show
replay-eyes-all = all hands
replay-eyes-one = what { $name } saw
replay-eyes-you = what you saw
replay-eyes-none = what spectators saw
replay-first = First move
replay-first-key = First move (Home)
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-forth = Next move
replay-last = Last move
replay-last-key = Last move (End)
replay-scrub = Move
replay-keys = (←, →, Home, End, space)
replay-at = move { $step } of { $last }
replay-deal = The deal
replay-all = Show all { $count } lines
replay-did = { WHO($seat) ->
    [you] You: { $move }.
   *[other] { NAME($seat) }: { $move }.
}
replay-speed = Speed
replay-even = Steady
replay-what-if = What if?
replay-decided = The game was already decided at this point. Go back to an earlier move.
replay-what-if-about = Start a new table from this position, with bots as the other players.
replay-what-if-seat = You play as
replay-what-if-level = Bots
replay-what-if-go = Play from here
replay-link = Copy link
replay-record = Download
replay-running = This game isn’t over yet
replay-running-about = You can watch the replay once the game is over.
replay-to-table = Go to the table
replay-gone = Game not found
replay-failed = The replay couldn’t be loaded
replay-story = The whole game

## Lessons

learn-title = Learn { $game }
learn-step = { $step } of { $last }
learn-next = Next
learn-back = Back
learn-play = Play now
learn-again = Start over
learn-none = This game doesn’t have a lesson yet
learn-offline = This lesson isn’t on this device yet
learn-offline-about = Open the lesson once while you’re online, and it’ll work offline from then on.
learn-your-turn = Your turn

## You


## Settings

settings-title = Settings
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = System
settings-motion-full = Full
settings-motion-less = Reduced
settings-cards = Cards
settings-cards-usual = Normal
settings-cards-large = Large
settings-pace = Other players’ moves
settings-pace-calm = Slow
settings-pace-quick = Fast
settings-pace-at-once = Instant
settings-letters = Letters on colours
settings-letters-about = Marks each colour with a letter or a shape.
settings-notify = Notify me when it’s my turn
settings-notify-off = Never
settings-notify-slow = At slow tables
settings-notify-all = At every table
settings-notify-about = Notifications reach you even when Parlour isn’t open. Each notification is encrypted, goes through your browser’s push service and only says which game is waiting. Slow tables give you an hour or more per turn.
settings-notify-blocked = Your browser blocks notifications from this site. Allow notifications in your browser’s settings, then try again.
settings-notify-failed = Your browser couldn’t reach its push service. Try again later.
notify-offer = There’s plenty of time for each turn here, so you don’t have to wait.
notify-accept = Notify me when it’s my turn
notify-on = You’ll be notified on this device when it’s your turn. You can turn notifications off in the settings.
settings-sound = Sound
settings-sound-about = Paper, wood, and a soft bell when it’s your turn.
settings-volume = Volume
settings-vibrate = Vibration
settings-vibrate-about = A short buzz when it’s your turn and when the game ends.
settings-language = Language

## Keyboard shortcuts

keys-title = Keyboard shortcuts
keys-tab = Next item (hold Shift to go back)
keys-enter = Select
keys-escape = Close
keys-help = Show these shortcuts
keys-rules = Open or close the rules
keys-explain = Explain the selected item or the next part of the board

## The rules

rules-title = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-none = No rule mentions that.
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-here = This table
rules-differ = { $count ->
    [0] This table uses the standard rules.
    [one] { $count } rule here differs from the standard game. It’s marked.
   *[other] { $count } rules here differ from the standard game. They’re marked.
}
rules-sections = Sections
rules-english = These rules are only available in English.
rules-failed = The rules couldn’t be loaded.

## When something is missing or fails

not-found = Page not found
not-found-about = There’s no table or game at this address.
not-found-home = See all games
failed = The server isn’t responding
failed-about = Check your connection. If the server runs on your own computer, start it again.
offline = There’s no connection to the server.
offline-about = Lessons still work. Everything else, such as tables and puzzles, needs a connection.
no-game = Game not found
no-game-about = This server doesn’t have a game with that name.

## Why a request was refused, by code

error-option = You can’t choose that at this table.
error-unknown-reason = That didn’t work.
error-hurry = You can skip to the end once only bots are left playing.
error-lost = You were disconnected before that went through. Try again.
error-away = A bot is playing for you. Take your seat back first.
error-broken = An error in the game’s code has stopped this table.
error-busy = Someone else made a change at the same time. Try again.
error-call = You can’t report that right now.
error-campaign = This game doesn’t have a campaign.
error-card = That card isn’t part of this puzzle.
error-coach = There’s no hint or review right now. Try again.
error-closed = You can’t start studies or playtests on this server.
error-concluded = This playtest is closed. Thanks for your interest!
error-consent = Before you play, agree to what will be saved.
error-content_type = The server didn’t understand that request.
error-daily = You can’t do that with a daily deal.
error-day = There are no puzzles or deals for that date.
error-designer = Only the person who made a playtest can do that.
error-damaged = This table can’t be opened, because the saved game is damaged.
error-elsewhere = This study was started in a terminal. To resume the study, run its command again.
error-emote = This game doesn’t have that emote.
error-empty = Some seats are still free. Wait for players, or add bots.
error-ended = You’ve been signed out on this device.
error-eyes = You can’t watch this replay from that point of view.
error-failed = That didn’t work. Try again later, or tell the person who runs this server.
error-full = Someone has just taken that seat. Choose another seat, or watch.
error-guest = We don’t know who you are. Allow cookies for this site and reload the page.
error-held = Someone else is holding that card.
error-hint = There’s no hint for this position.
error-host = Only the host can do that.
error-hints = Hints are turned off at this table.
error-hostname = This server isn’t set up for that address.
error-illegal = The rules don’t allow that right now.
error-invite = This table is invitation-only. Use the link you were sent.
error-lab = Another study is running, or too many studies are saved. If a study is running, wait for it to finish or stop it first.
error-lesson = This game doesn’t have a lesson yet.
error-rules = This game has no rules to look up.
error-level = This game doesn’t have a bot at that level.
error-many = You sent too many requests at once. Wait a moment, then try again.
error-material = This table doesn’t use custom content of that kind.
error-message = The server didn’t understand that request.
error-next = There’s no next game here, but you can play again.
error-nothing = That request is no longer open.
error-open = The game hasn’t started yet.
error-other = You’re signed in as a different guest now. Reload the page and try again.
error-origin = Only this server’s own pages can do that.
error-outdated = This page is out of date. Reload it.
error-over = It’s already over.
error-owner = Only the person who started a study can stop or resume it.
error-people = Other people are at this table. Leave the table, or ask the others to end the game.
error-paused = The game is paused. Ask the others to resume the game first.
error-playtest = That playtest no longer exists.
error-playtests = You have too many playtests. Delete one first.
error-point = You can’t point at that now.
error-push = This server doesn’t send notifications to that address.
error-puzzle = Puzzle not found.
error-rematch = The next game has already been created.
error-removed = The host removed you from this table. You can still watch.
error-running = You can’t do that until the game is over.
error-seat = You can’t do that with this seat.
error-seated = You already have a seat.
error-seats = This game doesn’t support that number of players.
error-silence = The rules don’t allow talking right now.
error-soon = You’ve just pointed at something. Wait two seconds.
error-stale = The game had already moved on. You’re now seeing the latest position.
error-started = The game has already started. You can watch.
error-step = That move or seat doesn’t exist in this game.
error-store = The server couldn’t save that, so nothing has changed. Try again.
error-study = That study no longer exists.
error-table = Table not found. Ask for a new link.
error-ticket = That link has expired. Make a new link on the other device.
error-turn = You can only ask for a hint when it’s your turn.
error-undo = You can’t take anything back right now.
error-unfinished = This game was ended early, so there’s no review.
error-unplayed = Finish this deal yourself first.
error-unknown = The server didn’t understand that request.
error-unsolved = That doesn’t solve the puzzle.
error-yesterday = That deal has ended, and there’s a new one now.
error-watch = Only the players can see this game.

## The table of a game without screens of its own

generic-moves = Moves
generic-picture = As text
generic-facts = On the table
generic-face-down = a face-down card
generic-face-down-count = { $count ->
    [one] one face-down card
   *[other] { $count } face-down cards
}
generic-empty = empty
generic-pile-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
generic-square = Square { $number }
generic-move = Move { $number }
generic-none = –
generic-key-pieces = Choose a card, a square or a move
