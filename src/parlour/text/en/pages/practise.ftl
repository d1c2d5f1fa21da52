title = Practise sums
about = { $count } sums, one after another. Choose the answer. Any you get wrong come back until you get them right.
which = Which sums?
start = Start
tricky = { $count ->
    [one] Only the tricky one
   *[other] Only the { $count } tricky ones
}
progress = { $done } of { $total } done
stop = Stop
numbers = Numbers to answer with
right = Right! { $sum } = { $number }
lit = { $sum } = { $number }. Choose { $number } to continue.
done = Done!
perfect = All right first time!
score = { $right } of { $total } right first time.
pace = On average, you took { $seconds } seconds.
missed = Have another look at
again = Practise again
repeat = Only these
to-record = Your record
record = Your record
record-about = Only first answers count, here and in your games, and not if the answers light up. They’re saved only on this device.
record-none = Nothing here yet. Your answers will be counted here, from practice and from games. They’re saved only on this device.
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
forget-about = All answers saved on this device are deleted. This can’t be undone.
forget-yes = Delete it
