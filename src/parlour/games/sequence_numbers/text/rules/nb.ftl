# Reglene for Sequence Numbers, for spillere. Argumentene er innstillingene ved bordet, og seats.

rules-aim = Målet
rules-turn = Din tur
rules-sequences = Rekker
rules-end = Slutten
rules-parts = Brett, kort og brikker
rules-knowing = Hvem vet hva

rule-goal = Få fem av brikkene dine på rad: bortover, nedover eller på skrå. Fem på rad er en rekke. Den første som får { $sequences_to_win ->
    [auto] { $seats ->
        [2] én rekke
        [3] én rekke
       *[other] to rekker
    }
    [one] én rekke
   *[other] { $sequences_to_win } rekker
}, vinner.
rule-teams = { $seats ->
    [2] Dere spiller mot hverandre.
    [3] Alle spiller mot alle.
   *[other] Dere spiller på { $teams ->
        [3] tre
       *[other] to
    } lag. Lagkameratene sitter jevnt fordelt rundt bordet og har brikker i samme farge.
}
rule-deal = Dere starter med { $hand_cards ->
    [auto] { $seats ->
        [2] fem
        [3] fem
       *[other] fire
    }
   *[other] { $hand_cards }
} kort hver. Spiller 1 begynner, og turen går rundt bordet.

rule-play = Spill et kort og regn ut stykket. Legg så en brikke på en ledig rute som viser svaret. Hvert tall står to ganger på brettet, og du velger selv hvilken rute du tar. Et galt svar koster ingenting, så bare prøv igjen.
rule-draw = Når du har spilt et kort, trekker du automatisk et nytt. Når trekkbunken er tom, stokkes alle de kastede kortene til en ny bunke.
rule-draw-strict = Når du har spilt et kort, må du selv trekke et nytt. Du kan vente med å trekke, men mister retten så snart en spiller etter deg har trukket, eller når du er på tur igjen. Hvis du mister retten til å trekke, må du spille videre med ett kort mindre. Når trekkbunken er tom, stokkes alle de kastede kortene til en ny bunke.
rule-dead = Et kort er dødt så lenge begge rutene med svaret er dekket, uansett hvem som dekker dem. { $dead_per_turn ->
    [0] Ved dette bordet kan du ikke bytte døde kort.
    [one] Hver tur kan du bytte ut ett dødt kort med et nytt før du spiller.
   *[other] Hver tur kan du bytte ut så mange døde kort du vil før du spiller.
} Plusskort og minuskort er aldri døde.
rule-stuck = Hvis du verken kan spille eller bytte noe kort, { $stuck ->
    [discard] kaster du ett kort og trekker et nytt.
   *[pass] melder du pass uten å trekke. Du kan ikke melde pass så lenge du kan spille eller bytte et kort.
}
rule-final = Du kan ikke angre et trekk, for da er et kort allerede spilt eller trukket.

rule-line = Når en brikke fullfører en linje på fem, blir linjen en rekke med en gang. Brikkene snus og låses, og da kan ingen ta dem bort.
rule-corner = De fire hjørnene er frie. Hjørnene teller som en brikke for alle lag, så en linje med et hjørne trenger bare fire brikker. Du kan ikke legge brikker i hjørnene.
rule-shared = { $shared_chips ->
    [0] En ny rekke kan ikke bruke brikker fra en tidligere rekke, men hjørner kan alltid brukes på nytt.
   *[other] En ny rekke kan bruke én brikke fra en tidligere rekke, og hjørner kan alltid brukes på nytt.
}
rule-several = Hvis brikken din fullfører flere linjer, { $claim ->
    [auto] velger spillet hvilken av dem som blir en rekke.
   *[player] velger du hvilken av dem som blir en rekke.
} Hvis dere trenger to rekker til og to av linjene kan telle samtidig, får dere begge og vinner.

rule-win = Det første laget som får nok rekker, vinner med en gang.
rule-stalemate = Spillet er over hvis alle melder pass etter hverandre{ $exchange_resets ->
    [yes] {" "}uten å bytte noe kort
   *[no] { "" }
}, eller når det er spilt { $max_turns } turer. { $stalemate ->
    [draw] Da blir det uavgjort.
   *[leader] Da vinner laget med flest rekker. Hvis det står likt i toppen, blir det uavgjort.
}

rule-board = { $board ->
    [shuffled] Tallene 1 til 48 står to ganger hver på brettet, i stokket rekkefølge. Dette er brett { $board_seed }.
    [spiral] Tallene 1 til 48 går to ganger rundt brettet i en spiral som starter øverst til venstre og går innover.
    [custom] Dette bordet har sitt eget brett. Tallene 1 til 48 står to ganger hver.
   *[standard] Brettet har ti rader med ti ruter. Tallene 1 til 48 står to ganger hver, alltid langt fra hverandre.
}
rule-sums = { $deck_level ->
    [1] Regnestykkene er lette.
    [2] Regnestykkene er middels vanskelige.
    [3] Regnestykkene er vanskelige.
    [mixed] Regnestykkene er en blanding av lette og vanskelige.
    [plus] Alle stykkene er plusstykker.
    [minus] Alle stykkene er minusstykker.
    [times] Stykkene er fra gangetabellen. Tall som ikke står i tabellen, plusser du deg fram til.
    [divided] Alle stykkene er delestykker som går opp.
    [all_four] Stykkene er en blanding av pluss, minus, gange og dele.
   *[custom] Dette bordet har sine egne regnestykker.
} Det er to kort for hvert tall{ $deck_level ->
    [custom] .
    [plus] .
    [minus] .
    [times] .
    [divided] .
    [all_four] .
   *[other] : ett plusstykke og ett minusstykke.
} Bare svaret teller.
rule-plus = Pluss: Legg en brikke på en hvilken som helst ledig rute. Kortstokken har { $plus_cards ->
    [one] { $plus_cards } plusskort
   *[other] { $plus_cards } plusskort
}.
rule-minus = Minus: Ta bort en brikke fra et annet lag, med mindre den er del av en rekke. Et minus bruker opp turen din, og ruten blir ledig for alle igjen. Kortstokken har { $minus_cards ->
    [one] { $minus_cards } minuskort
   *[other] { $minus_cards } minuskort
}.
rule-chips = Hvert lag har sin egen farge og form og så mange brikker det trenger. En brikke med den knudrete siden opp er del av en rekke.

rule-open = Alle ser brettet, { $open_discards ->
    [top] det øverste kortet i hver kastebunke
   *[all] alle de kastede kortene
} og hvor mange kort hver spiller har. Du ser bare din egen hånd{ $seats ->
    [2] { "" }
    [3] { "" }
   *[other] , ikke lagkameratenes
}. Alle hender vises når spillet er over.
rule-talk = { $table_talk ->
    [referee] Lagkamerater har ikke lov til å snakke om kortene sine. Hvis et lag snakker om kortene sine og noen melder fra, må alle på laget gi fra seg et kort.
   *[off] Lagkamerater har ikke lov til å snakke sammen, så chatten er stengt til spillet er over.
}
rule-aids = { $band_colours ->
    [yes] Kort og ruter er delt inn i fargebånd på åtte tall, så de er lettere å finne.
   *[no] Kort og ruter har ingen fargebånd.
} { $answer_aid ->
    [highlight] Når du velger et kort, lyser rutene med svaret opp.
   *[self] Du finner svaret selv.
}
rule-by-seat = Spillerne kan ha ulike stykker og ulik hjelp, så barn og voksne kan spille sammen. Et kort har samme svar for alle. Når et stykke er spilt, vises det slik spilleren så det.
