title = Spill { $game }
company = Hvem spiller du med?
bots = Roboter
friends = Venner
players = Hvor mange spillere?
level = Hvor gode er robotene?
adapts = Tilpasser seg deg
adapts-about = { $together ->
    [yes] Medspillerne blir bedre når du taper, og svakere når du vinner, så laget ditt vinner omtrent tre av fem partier.
   *[other] Robotene blir sterkere når du vinner, og svakere når du taper, så du vinner omtrent like ofte som hver av dem.
}
level-how = Se hvor gode robotene er
bots-adapt = roboter som tilpasser seg
with-friends = med venner
bots-are = { $level ->
    [random] tilfeldige roboter
    [easy] lette roboter
    [fair] middels roboter
    [strong] sterke roboter
    [master] mesterroboter
   *[other] roboter ({ $level })
}
friends-about = Du får en lenke du kan sende. Roboter kan ta plasser som blir stående tomme.
door = Hvem kan bli med?
door-link = De som har lenken
door-all = Alle
door-about = Når alle kan bli med, vises bordet på forsiden.
watch = Hvem kan se på?
watch-all = De som har lenken
watch-players = Bare spillerne
watch-about = Bare spillerne får se spillet, også etterpå.
hints = Hint
hints-about = Du kan spørre hva en sterk spiller ville gjort.
clock-about = Når tiden er ute, gjør en lett robot trekket for spilleren. Hvis tiden går ut tre ganger på rad, spiller roboten videre til spilleren er tilbake.

preset = Hvilken variant?
mission = Hvilket oppdrag?
more-variants = { $count ->
    [one] { $count } variant til
   *[other] { $count } varianter til
}
more-missions = { $count ->
    [one] { $count } oppdrag til
   *[other] { $count } oppdrag til
}
campaign = Oppdrag og medaljer
expected = Robotlag vinner { $range }
expected-about = Prosentene viser hvor ofte et lag med roboter vinner. Det laveste tallet gjelder lette roboter, og det høyeste gjelder de sterkeste. Lave tall betyr at spillet er vanskelig.
measured = Slik har vi målt

more = Flere valg
more-about = Her velger du husregler. Det som avviker fra varianten, er merket.
changed = { $count ->
    [one] { $count } husregel
   *[other] { $count } husregler
}
reset = Tilbake til variantens regler
notes = Om endringene dine
custom = Egne
not-for = { $name } kan ikke spilles av { $players ->
    [one] én spiller
   *[other] { $players } spillere
}.

start = Start
create = Opprett bord
refused = Dette kan ikke spilles.
