# Reglene for Think Str8!, for spillere. Argumentene er innstillingene ved bordet, og seats.

rules-aim = Målet
rules-round = En runde
rules-end = Slutten
rules-parts = Kort, brikker og steiner
rules-knowing = Hvem vet hva

rule-goal = Du ser alles kort unntatt dine egne. Tipp summen av kortene dine, og finn ut hva du har. Riktige tips flytter steinen din fram på poengbanen. Steinen som ligger lengst framme etter sluttipsene, vinner.
rule-cards = Alle har ett kort i hver farge på en kortholder som vender bort fra dem. Du kjenner fargene på kortene dine, men ikke tallene. Det er alltid fire kortholdere. Kortholdere uten spiller beholder kortene sine hele spillet, og alle ser dem.
rule-intro = Dette er introduksjonsspillet, med fem farger og uten grå kort.
rule-rounds = Spillet varer i { $rounds ->
    [usual] { $seats ->
        [2] ti
        [3] ni
       *[4] åtte
    } runder
    [one] { $rounds } runde
   *[other] { $rounds } runder
}. Deretter kommer sluttipsene.

rule-order = Den som ligger sist, kaster terningene, og så går turen fra sisteplass til førsteplass. Hvis flere steiner ligger på samme felt, regnes den øverste som lengst bak. Når steiner flytter seg, endres rekkefølgen først i neste runde.
rule-throw = Den som ligger sist, kaster tre terninger med én side i hver farge. { $die_turns ->
    [0] Terningene blir liggende som de er.
    [one] Så kan spilleren vri én terning til en annen farge.
   *[other] Så kan spilleren vri terninger til andre farger, opptil { $die_turns } ganger.
} Samme farge kan komme opp to eller tre ganger.
rule-grey = Det finnes ingen grå kort. { $intro_grey ->
    [may_stay] En grå terning kan vris gratis til en av de fem fargene, eller bli liggende og telle 0.
   *[must_turn] En grå terning må vris til en av de fem fargene. Det er gratis.
}
rule-tokens = Alle tar en av de ledige brikkene etter tur. Du kan ikke stå over. Jo færre felt en brikke dekker, jo flere poeng gir den.
rule-place = Legg brikken på din egen tippebane, på feltene der du tror summen din ligger. { $placement ->
    [sequential] Du legger brikken åpent, rett etter at du har tatt den.
   *[simultaneous] Alle legger brikken sin i hemmelighet, og så vises alle brikkene samtidig. Du kan ta brikken din tilbake helt til den vises.
}
rule-sum = Du får summen din ved å legge sammen kortene dine i de tre fargene terningene viser. En farge som kommer opp to ganger, teller to ganger. Summene går fra 0 til 21.
rule-right = Hvis brikken dekker summen din, flytter steinen din seg like mange felt fram som brikken gir poeng. Tipsene sjekkes { $check_order ->
    [clockwise] med klokka, med start hos den som kastet terningene.
   *[track] fra sisteplass til førsteplass.
}
rule-wrong = Etter et galt tips blir steinen din stående, og alle får vite om tipset var for høyt eller for lavt.{ $smallest_hint ->
    [yes] { "" }
   *[no] { " " }Hvis du tippet med den minste brikken, får alle bare vite at tipset var galt.
}
rule-exchange = Etter et galt tips { $exchange ->
    [optional] kan
   *[mandatory] må
} du gi fra deg ett kort. Kortet du gir fra deg, blir liggende åpent, så alle får se det, også du. I stedet får du et nytt kort i samme farge, som bare de andre ser. { $exchange_colours ->
    [thrown] Kortet du gir fra deg, må ha en av fargene på terningene, hvis det går.
   *[any] Du velger fargen selv, så lenge bunken i den fargen ikke er tom.
}{ $exchange_last_round ->
    [yes] { "" }
   *[no] { " " }I siste runde bytter ingen kort.
}

rule-final = Etter siste runde tipper alle i hemmelighet ett, to eller tre tall for hvert av kortene sine. Du må tippe på alle fargene. Så vises alt.
rule-final-points = Et riktig tips på ett tall gir { SIGNED($final_one) } poeng, på to tall { SIGNED($final_two) } og på tre tall { SIGNED($final_three) }. Et galt tips gir { SIGNED($final_wrong) } poeng. Deretter legges poengene sammen, og steinen din flytter seg like mange felt fram eller tilbake.
rule-winner = Steinen som ligger lengst framme, vinner. { $tie_break ->
    [shared] Hvis flere steiner deler ledelsen, deler eierne seieren.
   *[stack] Hvis flere steiner deler ledelsen, vinner den nederste.
}

rule-colours = Hver farge har tallene 0 til 7, ett av hvert. Ett kort i hver farge er ute av spillet uten at noen har sett det. Av de sju andre kortene i fargen står fire på kortholderne, og tre ligger i bunken. Et tall du ser et annet sted, kan altså ikke være ditt.
rule-token-points = Det er sju brikker, som dekker fra ett til sju felt. { $token_set ->
    [linear8] Brikkene gir 7, 6, 5, 4, 3, 2 og 1
    [linear9] Brikkene gir 8, 7, 6, 5, 4, 3 og 2
    [linear11] Brikkene gir 10, 9, 8, 7, 6, 5 og 4
    [linear12] Brikkene gir 11, 10, 9, 8, 7, 6 og 5
    [curved] Brikkene gir 8, 6, 5, 4, 3, 3 og 2
   *[linear10] Brikkene gir 9, 8, 7, 6, 5, 4 og 3
} poeng, fra den minste til den største.
rule-token-own = Dette bordet har sine egne brikker. Brikkene dekker { $token_size_0 }, { $token_size_1 }, { $token_size_2 }, { $token_size_3 }, { $token_size_4 }, { $token_size_5 } og { $token_size_6 } felt. Brikkene gir { $token_points_0 }, { $token_points_1 }, { $token_points_2 }, { $token_points_3 }, { $token_points_4 }, { $token_points_5 } og { $token_points_6 } poeng, i samme rekkefølge.
rule-stones = Alle steinene starter på samme felt, stablet { $initial_stack ->
    [seat] med spiller 1 nederst.
   *[random] i tilfeldig rekkefølge.
} En stein flytter seg alene og havner øverst på det nye feltet. { $track_floor ->
    [start] En stein kan aldri havne bak start.
   *[none] En stein kan havne bak start.
}
rule-pad = Blokken viser hvilke tall du kan ha. Et svart tall kan ikke være ditt, fordi du ser det et annet sted, eller fordi noen har gitt det fra seg. Bare du ser kryssene og ringene dine. Ved dette bordet { $assist_max ->
    [0] får du ingen annen hjelp av blokken.
    [1] kan blokken også vise tipsene dine og resultatene.
    [2] kan blokken også vise tipsene dine og resultatene og merke tall som er umulige.
   *[3] kan blokken også hjelpe med alt det andre, til og med sannsynligheter.
}

rule-open = Alle ser terningene, steinene, brikkene som er tatt, og alle resultatene. Alle ser også kortene spillerne har gitt fra seg, og hvor mange kort det er i hver bunke. Ingen vet hvilke kort som ligger i bunkene eller er ute av spillet. Til slutt vises alt.
rule-spectators = { $spectators ->
    [all_cards] Tilskuere ser alle kort.
    [none] Tilskuere ser ingenting.
   *[public] Tilskuere ser det alle spillerne ser, men ikke spillernes kort.
}
