# Listen over åpne bord.

title = Åpne bord
about = Hvem som helst kan sette seg ved disse bordene, eller se på når spillet er i gang.
none = Ingen åpne bord akkurat nå
none-about = Lag et bord der alle kan bli med, så kommer det opp her.
create = Velg et spill
free = { $count ->
    [0] ingen ledige plasser
    [one] én ledig plass
   *[other] { $count } ledige plasser
}
opened = åpnet { $ago }
started = begynte { $ago }
more = Vis flere
failed = Listen kunne ikke lastes inn.
own-rules = Husregler
nobody = Ingen har satt seg ennå
