# Hvorfor et lagret spill ikke kan leses eller spilles av.

## Filen

refusal-record-first-line = Dette er ikke et lagret spill: Den første linjen må være «{ $title }».
refusal-record-cut-off = Filen er kuttet etter linje { $line }: Linjen «end …» mangler.
refusal-record-no-actions = Linjen «actions» mangler.
refusal-record-no-result = I linje { $line } må resultatet stå, ikke «{ $text }».
refusal-record-edited = Filen er endret: Den siste linjen stemmer ikke med resten.
refusal-record-not-text = Dette er ikke et lagret spill, for det er ikke tekst.
refusal-record-unreadable = Filen kan ikke leses ({ $why }).

## Hodet

refusal-record-header-line = Linje { $line } hører ikke hjemme i hodet: «{ $text }».
refusal-record-header-missing = Hodet mangler linjen «{ $key }».
refusal-record-header-number = «{ $key }» må være et helt tall, ikke «{ $text }».
refusal-record-header = Noe er galt i hodet. { $why }
refusal-record-value = Verdien i linje { $line } kan ikke leses: «{ $text }».
refusal-record-position = Linje { $line }: En stilling må bestå av feltnavn og verdier.
refusal-record-seed = Startverdien må være et helt tall eller tekst i anførselstegn, ikke «{ $text }».
refusal-record-game = Dette er et lagret spill av «{ $game }», og det spillet er ikke installert her.
refusal-record-version = { $game } har ikke versjon { $version } av reglene, bare { LIST($known) }.
refusal-record-players = { $game } er for { LIST($allowed, type: "or") } spillere, ikke { $seats }.
refusal-record-option = { $game } har ikke noe valg som heter «{ $option }».
refusal-record-option-value = { $option } kan ikke være «{ $text }».

## Handlingene

refusal-record-action-line = Linje { $line } er ikke en handling: «{ $text }». En handling består av spillernummer, tall og ord.
refusal-record-start = Startstillingen kan ikke settes opp. { $why }
refusal-record-illegal = Handling { $number } kan ikke spilles av, for { $seat ->
    [-1] spillet
   *[other] spiller { $seat }
} kan ikke gjøre det på det tidspunktet.
refusal-record-action = Handling { $number } kan ikke spilles av. { $why }
refusal-record-result = Ifølge filen slutter spillet med «{ $text }», men det slutter med «{ $replayed }».
