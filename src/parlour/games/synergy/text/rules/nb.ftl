# Reglene for Synergy, for spillere. Argumentene er innstillingene ved bordet, og seats.

rules-aim = Målet med spillet
rules-round = En runde
rules-goals = De sju målene
rules-actions = Handlingskort
rules-challenges = Utfordringer og spesialkort
rules-knowing = Hvem vet hva

rule-team = Dere vinner eller taper oppdraget sammen. I hver runde spiller alle to tall og et mål. Summen din er de to tallene lagt sammen. Målet sier hvordan summen skal ligge i forhold til summene til de andre.
rule-mission = Oppdragskortet sier hvor mange runder dere må fullføre, hvor mange liv dere har, og hvor mange som kan bomme på målet. Kortet sier også hva dere starter med på hånden, og hvilke handlingskort og utfordringer som er med. Når dere vinner et oppdrag, får dere stjernene for det og en medalje. Medaljen er gull hvis dere ikke mistet noe liv, sølv hvis dere mistet ett, og ellers bronse. Hvis dere bruker regler som gjør oppdraget lettere, blir det ingen medalje.{ $extra_lives ->
    [0] { "" }
    [one] { " " }Her har dere { $extra_lives } ekstra liv.
   *[other] { " " }Her har dere { $extra_lives } ekstra liv.
}{ $extra_failures ->
    [0] { "" }
   *[other] { " " }Her kan én flere bomme på målet enn oppdraget ellers tillater.
}
rule-silence = Det er ikke lov å snakke under et oppdrag. { $pings_per_round ->
    [0] Det er heller ikke lov å peke.
    [one] Én gang per runde kan du peke på noe alle kan se.
   *[other] Opptil { $pings_per_round } ganger per runde kan du peke på noe alle kan se.
}
rule-ghost = Når dere er to, er et spøkelse med som tredje spiller. Spøkelset spiller to tilfeldige tall, og summen teller som alle andre summer. Spøkelset har ikke noe mål og trenger ikke å klare utfordringene. Handlingskortene F, G og I kan brukes på det første tallet til spøkelset.

rule-hands = Du trekker de første tallene og målene fra dine egne stokkede kort.{ $redraw_dead_hands ->
    [yes] { " " }Hvis du ikke har to tall som kan klare utfordringene, får du en ny hånd.
   *[no] { "" }
}
rule-order = Alle spiller et tall, et mål og et siste tall. I noen oppdrag spiller dere målet først. Alle velger samtidig og spiller med baksiden opp. Når det siste kortet er spilt, snus alle kortene. Du kan ikke ta et kort tilbake.
rule-action-step = Før det siste tallet kan dere bruke handlingskortene i oppdraget. { $actions_per_seat_round ->
    [one] Alle kan bruke ett kort per runde,
   *[other] Alle kan bruke så mange de vil,
} og et brukt kort er borte resten av oppdraget. Når noen har brukt et kort, kan alle som meldte pass, velge på nytt.
rule-first-wish = { $action_order ->
    [leader] Alle velger i hemmelighet om de vil bruke et kort. Valgene leses opp etter tur, lederens først. Bare det første kortet som er valgt, blir brukt, og så blir alle spurt på nytt. Etter hver runde blir neste spiller til venstre leder.
   *[race] Hvis flere vil bruke et kort, er det den raskeste som får gjøre det.
}
rule-sum = Så spiller alle et siste tall. Det første og det siste tallet må sammen klare utfordringene. Summen din er de to tallene lagt sammen.
rule-check = Nå blir alle målene sjekket. Runden er fullført hvis ikke flere bommet enn oppdraget tillater. Hvis superkortet er med, må spilleren som har det, nå målet sitt.
rule-lives = Når dere har fullført nok runder, vinner dere oppdraget. Hver mislykkede runde koster et liv. Når dere ikke har flere liv, er oppdraget tapt.
rule-take-back = Etter en fullført runde tar alle som nådde målet sitt, tilbake ett av de to tallene sine. Etter en mislykket runde tar alle tilbake et tall. Dere velger i hemmelighet, og etterpå vet alle hvilket kort det ble.{ $keep_optional ->
    [yes] { " " }Det er lov å ikke ta tilbake noe.
   *[no] { "" }
}
rule-discards = De andre kortene du har spilt, er kastet, og du legger dem åpent foran deg. Så trekker du et tall og et mål, så lenge bunkene rekker. Hvis noen har færre enn to tall når en runde starter, er oppdraget tapt.

rule-goal-cards = Alle spillerne har de samme sju målene, ett av hvert. Summen din sammenlignes bare med summene til de andre.
rule-goal-one-more = Én mer: En annen sum er nøyaktig én lavere enn din.
rule-goal-one-less = Én mindre: En annen sum er nøyaktig én høyere enn din.
rule-goal-equal = Lik: En annen spiller har samme sum som deg.
rule-goal-unique = Unik: Ingen andre har samme sum som deg.
rule-goal-between = Mellom: Summen din ligger mellom summene til de to naboene dine{ $between ->
    [inclusive] {" "}eller er lik en av dem
   *[strict] {" "}og er ikke lik noen av dem
}. Hvis en nabo ikke teller denne runden, teller den neste spilleren i stedet.
rule-goal-second-highest = Nest høyest: Det er bare én høyere sum på bordet. Spillere med lik sum deler plassen.
rule-goal-second-lowest = Nest lavest: Det er bare én lavere sum på bordet. Spillere med lik sum deler plassen.

rule-action-a = A: Ta et av dine egne kastede tall tilbake på hånden.
rule-action-b = B: Bytt det første tallet ditt med et annet fra hånden. Alle ser det nye tallet og vet at du har det gamle.
rule-action-c = C: Ta to av dine egne kastede tall tilbake på hånden.
rule-action-d = D: Bytt mål med en annen spiller. Målene må være ulike.
rule-action-e = E: Bytt om målene til to spillere. Målene må være ulike.
rule-action-f = F: Det første tallet til en spiller teller 1 mer denne runden.
rule-action-g = G: Det første tallet til en spiller teller 1 mindre denne runden.
rule-action-range = Med F og G kan et tall telle som alt fra 0 til 6.
rule-action-range-short = Med F og G må et tall holde seg mellom 1 og 5.
rule-action-h = H: Én spiller til kan bomme på målet denne runden. Spillerne med superkortet og hyperkortet kan ikke bruke H.
rule-action-i = I: Bytt om to av de første tallene. Endringer fra F og G følger med tallet.
rule-action-j = J: Du teller ikke denne runden. Du verken når målet ditt eller bommer på det, og summen din teller ikke for de andre. { $ignored_exempt ->
    [yes] Du kan velge det siste tallet fritt.
   *[no] Utfordringene gjelder fortsatt for deg.
} Spillerne med superkortet og hyperkortet kan ikke bruke J.

rule-limits = Hvis du kan klare utfordringene med det siste tallet, må du gjøre det. Spar på et tall som passer, for oppdraget er tapt hvis noen ikke kan klare utfordringene.
rule-challenge-min5 = Minst 5: Summen din må være minst 5.
rule-challenge-max7 = Høyst 7: Summen din kan ikke være over 7.
rule-challenge-nodbl = Ingen like: De to tallene dine må være ulike.
rule-challenge-lohi = Lavt til høyt: Det siste tallet må være { $order_limits ->
    [or_equal] like høyt som det første eller høyere
   *[strict] høyere enn det første
}.
rule-challenge-hilo = Høyt til lavt: Det siste tallet må være { $order_limits ->
    [or_equal] like lavt som det første eller lavere
   *[strict] lavere enn det første
}.
rule-challenge-even2 = Partall: { $even_odd ->
    [one_each] Ett av tallene dine må være et partall og det andre et oddetall.
   *[second] Det siste tallet må være et partall.
}
rule-challenge-odd2 = Oddetall: { $even_odd ->
    [one_each] Ett av tallene dine må være et partall og det andre et oddetall.
   *[second] Det siste tallet må være et oddetall.
}
rule-challenge-diff = Differanse: Differansen mellom tallene dine teller, ikke summen.
rule-challenge-dbl3 = Par pluss 3: Legg 3 til summen din hvis begge tallene har samme farge og verdi.
rule-challenge-passn = Send tallet videre: Alle sender det første tallet sitt til { $pass_number_dir ->
    [right] høyre
   *[left] venstre
}. Alle kortene flyttes samtidig.
rule-challenge-passg = Send målet videre: Alle sender målet sitt til { $pass_goal_dir ->
    [left] venstre
   *[right] høyre
}. Alle kortene flyttes samtidig.
rule-super = Superkort: Runden teller bare hvis spilleren med dette kortet når målet sitt. { $super_hyper ->
    [chosen] Hvem som har kortet, ble bestemt før spillet startet.
    [group] Før kortene deles ut, stemmer gruppen over hvem som får superkortet.
   *[random] En tilfeldig spiller har superkortet gjennom hele oppdraget.
}
rule-hyper = Hyperkort: Hvis spilleren med dette kortet bommer på målet sitt, er oppdraget tapt med en gang. { $super_hyper_same_seat ->
    [yes] Én spiller kan ha begge kortene.
   *[no] Superkortet og hyperkortet går til ulike spillere.
}

rule-numbers = Hver farge har ti tall: 1 til 5, to av hvert. Alle spillerne har hver sin farge. Et tall du har fått av en annen, beholder fargen sin.
rule-hidden = Du ser bare din egen hånd. Når handlingskort kan brukes, ser alle hvor mange som fortsatt tenker, men ikke hvem.
rule-open = Alle ser de kastede kortene og kortene som er snudd, og vet hvilke tall som er tatt tilbake på hånden.{ $card_counter ->
    [yes] { " " }Skjermen viser hvilke tall i hver farge ingen har sett ennå.
   *[no] { "" }
} Alle hender vises når oppdraget er over.
