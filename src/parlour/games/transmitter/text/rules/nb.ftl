# Reglene for Transmitter, for spillere. Argumentene er innstillingene ved bordet, og seats.

rules-aim = Målet
rules-round = En runde
rules-drift = Signalet flytter seg
rules-knowing = Hvem vet hva
rules-cards = Kortene

rule-goal = Dere vinner eller taper sammen. { $transmitter ->
    [house] Spillet har et hemmelig tall, signalet. Alle er mottakere, og dere prøver å få bunken til å bli lik signalet.
   *[other] Én spiller, senderen, kjenner et hemmelig tall: signalet. De andre er mottakere, og de prøver å få bunken til å bli lik signalet.
} Bunken er summen av alle kortene som er spilt i runden.
rule-win = Hver runde ender med seier eller tap. Når dere har vunnet { $wins_to_win ->
    [one] { $wins_to_win } runde
   *[other] { $wins_to_win } runder
}, er spillet vunnet. Når dere har tapt { $losses_to_lose ->
    [one] { $losses_to_lose } runde
   *[other] { $losses_to_lose } runder
}, er spillet tapt.
rule-roles = { $first_transmitter ->
    [random] En tilfeldig spiller
    [1] Spiller 2
    [2] Spiller 3
    [3] Spiller 4
    [4] Spiller 5
    [5] Spiller 6
   *[0] Spiller 1
} { $transmitter ->
    [house] begynner den første runden. Hver ny runde starter med nestemann.
    [fixed] er sender hele spillet og spiller aldri kort.
    [random] er sender i den første runden. Deretter trekkes senderen tilfeldig for hver runde. Senderen spiller aldri kort.
   *[rotate] er sender i den første runden. Deretter går rollen videre til nestemann for hver runde. Senderen spiller aldri kort.
}
rule-deal = Når runden starter, får hver mottaker { $hand_size ->
    [one] { $hand_size } kort
   *[other] { $hand_size } kort
}. { $transmitter ->
    [house] Spillet trekker et målkort i hemmelighet.
   *[other] Senderen trekker et målkort.
} Verdien på målkortet er signalet. Bunken er tom og teller som 0.{ $transmitter ->
    [house] { "" }
   *[other] { " " }Spilleren etter senderen begynner.
}
rule-turn = Når det er din tur, spiller du ett kort fra hånden. Verdien på kortet legges til bunken. Du kan ikke stå over. Så er det neste mottakers tur.
rule-hint = { $opening_hint ->
    [yes] Før det første kortet får dere vite om signalet er over eller under 0. Deretter får hvert kort
   *[no] Før det første kortet får dere ikke noe hint. Hvert kort får
} ett av tre svar: «for lavt», «for høyt» eller «treff». Hintet sammenligner alltid bunken med signalet og er alltid sant. Mer får dere ikke vite.
rule-by-hand = Senderen gir alle hint og trekker alle målkort selv. Bare sanne hint er lov.
rule-match = Når bunken er lik signalet, vinner dere runden med en gang.
rule-refill = { $refill ->
    [none] Dere trekker ikke nye kort i løpet av en runde.
   *[to_hand_size] Hvis kortet ikke treffer, trekker du til du har { $hand_size } kort på hånden, så lenge det er kort i trekkbunken.
} { $out_of_cards ->
    [pile_empty] Hvis noen skal trekke og trekkbunken er tom, taper dere runden.
   *[hands_empty] Hvis ingen av mottakerne har kort igjen, taper dere runden.
}
rule-final = Du kan ikke ta tilbake et kort, for hvert kort gir et hint.

rule-drift = Hver gang dere har spilt { $drift_interval } kort, flytter signalet seg: { $transmitter ->
    [house] Spillet legger et nytt hemmelig målkort til signalet.
   *[other] Senderen legger et nytt målkort til signalet.
} Kortene fra alle mottakerne telles sammen, og tellingen starter på nytt hver runde. Hvis det siste kortet før flyttingen er et treff, har dere vunnet, og signalet blir stående.
rule-tuner = Når signalet skal flytte seg, ser senderen på to målkort, legger ett av dem til signalet og legger det andre tilbake. Ingen andre får vite hvilket kort det ble. Hvis det bare er ett målkort igjen, brukes det.
rule-drift-match = { $draw_match ->
    [win] Hvis signalet flytter seg og blir likt bunken, vinner dere runden.
    [ignore] Hvis signalet flytter seg og blir likt bunken, får ingen vite det, og dere spiller videre.
   *[lose] Pass på: Hvis signalet flytter seg og blir likt bunken, taper dere runden.
} { $hint_after_draw ->
    [full] Hvis signalet ikke blir likt bunken, får dere et nytt hint med en gang.
   *[none] Når signalet har flyttet seg, kommer det ikke noe hint før neste kort.
}
rule-limit = I en runde kan dere bruke opptil { $objective_limit ->
    [one] { $objective_limit } målkort
   *[other] { $objective_limit } målkort
}, det første medregnet. Hvis signalet skal flytte seg og det ikke er flere målkort igjen, taper dere runden.{ $objective_scope ->
    [game] { " " }Ved dette bordet må målkortene holde til hele spillet. Brukte kort blir liggende åpne. Hvis det ikke er noe målkort å starte en runde med, er runden tapt.
   *[round] { "" }
}

rule-secret = { $talk ->
    [open_hands] Mottakerne ser hverandres kort, men senderen ser dem ikke.
   *[other] Du ser bare dine egne kort. Kort som ikke er spilt, holdes skjult også etter runden.
} { $transmitter ->
    [house] Ingen kjenner signalet.
   *[other] Bare senderen kjenner signalet.
}
rule-reveal = { $reveal_objective ->
    [round_end] Målkortene vises når runden er over.
    [never] Målkortene vises aldri.
   *[game_end] Målkortene fra alle rundene vises når spillet er over.
}
rule-open = Alle ser stillingen, bunken og kortene i den, og alle hint og flyttinger. Alle ser også hvor mange målkort signalet består av, og hvor mange kort hver spiller har.
rule-talk = { $talk ->
    [silent] Mottakerne har ikke lov til å snakke sammen under en runde. Dere må la kortene tale.
    [between] Mottakerne har ikke lov til å snakke sammen under en runde. Mellom rundene kan dere snakke sammen, helt til det første kortet i neste runde er spilt.
    [free] Mottakerne får snakke sammen, også om kortene sine.
   *[open_hands] Mottakerne får snakke sammen, og de ser hverandres kort.
} { $transmitter ->
    [house] { "" }
   *[other] Senderen sier aldri noe.
}
rule-aid = { $aid ->
    [none] Skjermen viser bare det siste hintet. Resten må dere huske.
    [log] Skjermen viser alle kort og hint i runden. Resten må dere regne ut.
    [exact] Tallinjen viser hvor sannsynlig hver verdi av signalet er, ut fra det alle vet.
   *[bounds] Tallinjen viser alle verdiene signalet fortsatt kan ha, ut fra det alle vet.
}

rule-playing-cards = { $playing_deck ->
    [custom] Dette bordet har sin egen kortstokk, med verdier fra −9 til +9.
   *[printed] Det er 76 spillekort: fire av hver verdi fra −9 til +9, også 0.
} Et kort med 0 teller som et spilt kort, men endrer ikke bunken. Alle kortene stokkes på nytt for hver runde.
rule-objective-cards = { $objective_set ->
    [custom] Dette bordet har sine egne målkort, ett av hvert: { $custom_objectives }.
   *[printed] Det er tolv målkort, ett av hvert: −12, −11, −9, −6, −3, −2, 1, 4, 5, 7, 8 og 10.
} Signalet er summen av målkortene som er trukket i runden.{ $objective_scope ->
    [game] { "" }
   *[round] { " " }Alle målkortene stokkes på nytt til neste runde.
}
