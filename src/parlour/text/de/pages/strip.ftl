title = Heute
about = { $done } von { $all } geschafft
done = { $name }, geschafft
open = { $name }, noch offen
run = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
