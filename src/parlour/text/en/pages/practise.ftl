title = Practise sums
about = You’ll get { $count } sums, one after another. Choose the answer. Sums you get wrong come back until you get them right.
which = Which sums?
start = Start
tricky = { $count ->
    [one] Only the tricky sum
   *[other] Only the { $count } tricky sums
}
progress = { $done } of { $total } done
stop = Stop
numbers = Numbers to choose from
right = Right! { $sum } = { $number }
lit = { $sum } = { $number }. Choose { $number } to continue.
done = Done!
perfect = All correct first time!
score = { $right } of { $total } right first time.
pace = On average, you took { $seconds } seconds per sum.
missed = Worth another look
again = Practise again
repeat = Only these
to-record = Your record
record = Your record
record-about = Only your first answer to each sum counts, here and in your games. An answer doesn’t count if it was lit up for you. Your answers are saved only on this device.
record-none = Nothing here yet. Your answers from practice and games will be counted here. Your answers are saved only on this device.
column-right = right
column-wrong = wrong
column-time = time
kind = { $kind ->
    [plus] Plus
    [minus] Minus
    [times] Times
   *[divided] Divide
}
seconds = { $seconds } s
hard = Sums to practise
mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
forget = Delete this record…
forget-title = Delete this record?
forget-about = All answers saved on this device will be deleted. This can’t be undone.
forget-yes = Delete it
