# Hvorfor en fil med eget innhold, eller bruken av den ved et bord, blir avvist; hvert spill har egne grunner i tillegg.

flaw = { $line ->
    [0] { $file }: { $why }
   *[other] { $file }, linje { $line }: { $why }
}

## I filen

refusal-file-no-key = «{ $text }» står før den første nøkkelen. Begynn med «game: NAVN».
refusal-file-key-twice = «{ $key }» står allerede på linje { $first }. Ta bort én av linjene.
refusal-file-key-empty = «{ $key }» må ha en verdi.
refusal-file-key-missing = Linjen «{ $key }: …» mangler.
refusal-file-key-unknown = Ukjent nøkkel «{ $key }». Velg { LIST($known, type: "or") }{ did-you-mean }.
refusal-file-one-line = «{ $key }» kan bare ha én linje, så «{ $text }» hører ikke hjemme der.
refusal-file-one-number = «{ $key }» må være ett helt tall, ikke { $count } ord.
refusal-file-choice = «{ $key }» kan ikke være «{ $text }». Velg { LIST($known, type: "or") }{ did-you-mean }.
refusal-file-number = «{ $text }» er ikke et helt tall fra { $low } til { $high }.
refusal-file-name-long = Et navn kan ha høyst { $most } tegn.
refusal-file-game = Ukjent spill «{ $text }». Velg { LIST($known, type: "or") }{ did-you-mean }.
refusal-file-no-kinds = Du kan ikke bruke eget innhold i { $game }.
refusal-file-more = { $count ->
    [one] Det er 1 feil til.
   *[other] Det er { $count } feil til.
}

## Selve filen

refusal-file-not-regular = Dette er ikke en vanlig fil.
refusal-file-large = Filen er for stor. Filen kan være høyst { $most } KiB.
refusal-file-not-text = Filen er ikke en tekstfil i UTF-8.
refusal-file-unreadable = Filen kan ikke leses ({ $why }).
refusal-file-same-name = «{ $name }» finnes også i { $other }.

## Ved et bord

refusal-file-for-nobody = Dette kan ikke spilles, uansett hvor mange dere er.
refusal-file-other-game = Denne filen er for { $wanted }, ikke for { $game }.
refusal-file-no-table = Innhold av typen «{ $content }» kan ikke brukes ved et bord.
refusal-file-same-kind = Også { $other } har innhold av typen «{ $content }». Velg én av de to filene.
