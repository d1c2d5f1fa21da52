title = Daily
about = { $done ->
    [one] one of { $all } done
   *[other] { $done } of { $all } done
}
done = { $name }, done
open = { $name }, not done yet
run = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
