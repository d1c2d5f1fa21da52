title = Dagens spill
about = { $done } av { $all } ferdig
done = { $name }, ferdig
open = { $name }, ikke ferdig ennå
run = { $days ->
    [one] Én dag på rad
   *[other] { $days } dager på rad
}
