# Opptaket av et spill: hva man kan gjøre med et trekk.

actions = Dette trekket
moments = Høydepunkter
review = Gjennomgang
review-title = Gjennomgang av spillet ditt
link = Kopier lenke til dette trekket
seat-you = { $name } (deg)

## Bilder og animasjoner

picture = Bilde
picture-title = Bilde eller animasjon
picture-shows = { $title } ved trekk { $step }
picture-save = Lagre bildet
picture-send = Del
picture-failed = Denne nettleseren klarer ikke å tegne brettet. Ta et skjermbilde i stedet, eller prøv en annen nettleser.
animation = Animasjon
animation-about = En kort GIF som kan spilles av i alle chatter.
animation-from = Fra trekk
animation-to = til trekk
animation-range = Velg to trekk fra 0 til { $last }, det tidligste først. Animasjonen kan ha høyst { $most } trekk.
animation-make = Lag animasjon
animation-done = { $done } av { $count }
animation-save = Lagre animasjonen ({ $kilobytes } kB)
