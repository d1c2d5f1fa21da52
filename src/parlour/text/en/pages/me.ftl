title = You
name-about = You’re a guest. This browser remembers you, so there’s no password to forget.
picture = Picture
picture-name = { $picture ->
    [letter] First letter
    [star] Star
    [moon] Moon
    [sun] Sun
    [leaf] Leaf
    [fish] Fish
    [cat] Cat
    [fox] Fox
    [owl] Owl
    [cup] Cup
   *[other] { $picture }
}
colour = Colour
colour-name = { $colour ->
    [1] Green
    [2] Blue
    [3] Rust
    [4] Purple
    [5] Plum
    [6] Olive
    [7] Slate
   *[8] Teal
}
newcomer = No games yet
newcomer-about = Play a game, and your wins, streaks and best scores will show up here.
newcomer-play = Pick a game
numbers = Your record
tile-played = games
tile-won = wins
tile-streak = current streak
tile-longest = longest streak
tile-time = played
tile-puzzles = puzzles solved
tile-puzzle-best = fastest puzzle
activity = { $count ->
    [one] { $count } game in the last { $weeks } weeks
   *[other] { $count } games in the last { $weeks } weeks
}
activity-day = { $count ->
    [0] No games on { $date }
    [one] { $count } game on { $date }
   *[other] { $count } games on { $date }
}
won-of = { $won } of { $played } won
of = { $won } of { $played }
recent = Latest games: { $won } of { $played } won
outcome = { $outcome ->
    [won] Won
    [shared] Shared win
    [drawn] Draw
    [left] Left early
   *[lost] Lost
}
with-people = Without bots
bots = { $level } bots
best = Best score
quickest = Quickest win
longest = Longest streak
time = Time played
variants = { $missions ->
    [yes] By mission
   *[no] By variant
}
variant-best = best score { $score }
variant-quickest = quickest win { $time }
custom = { $missions ->
    [yes] Custom and changed missions
   *[no] House rules
}
medals = { $medal ->
    [gold] { $count } gold
    [silver] { $count } silver
   *[bronze] { $count } bronze
}
seconds = { $count } s
minutes = { $count } min
hours = { $count } h
games = Games played
more = Show more
device = Continue on another device
device-about = Make a link and open it on the other device within ten minutes. You’ll be the same guest, with the same seats. The link works once.
device-qr = QR code to continue on another device
make-link = Make a link
carried = Welcome! You’re now the same guest here as on your other device.
carried-about = You’ll find your tables on the home page.
to-tables = Go to your tables
not-carried = That link has expired. Make a new link on the other device. Each link works once and expires after ten minutes.
sign-out = Sign out your other devices
sign-out-about = If you’ve lost a phone or used someone else’s computer, you can sign out everywhere but here. You’ll keep your name, tables and seats.
sign-out-ask = Sign out other devices
sign-out-sure = All your other devices will be signed out, and any links you’ve made will stop working.
sign-out-yes = Sign them out
sign-out-done = Your other devices have been signed out.
data = Your data
data-about = Download everything stored about you in one file, or delete it for good.
download = Download everything
delete = Delete everything about me…
delete-title = Delete everything about you?
delete-goes = This deletes your name, picture, record and chat messages, and all the games you’ve played only with bots, both here and on the server.
delete-stays = Games you’ve played with other people stay in their lists, where you’ll appear as “Deleted player”. In games still in progress, a bot will take over. Server backups may contain a copy until they’re replaced.
delete-sure = I understand that this can’t be undone.
delete-yes = Delete everything
deleted = Everything about you has been deleted.
deleted-about = You’re a new guest now. Your games have been removed from your other devices, too.
privacy = What’s stored about you?
privacy-stored = On the server: a random number that stands for you, the name and picture you chose, and every move, chat message and result of your games. There’s no account, no email address and no password.
privacy-others = People at your table see your name, picture, moves and chat. Once a game is over, anyone with its link can watch the replay.
privacy-browser = In this browser: one cookie with your random number (it lasts a year), your settings, your puzzle times and your practice record.
privacy-long = Your record stays until you delete it. Tables where no one ever played are deleted after 30 days. The person who runs the server may delete old games.
privacy-not = Nothing is sent to anyone else. There are no ads, no tracking and no statistics about visitors.
