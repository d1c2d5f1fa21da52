# Nettleserappen på norsk bokmål.

## Overalt

house = Parlour
loading = Et øyeblikk …
readying = Vi gjør klart spillet for første gang. Det kan ta et minutt.
close = Lukk
cancel = Avbryt
copied = Kopiert
your-turn = Din tur
seat-you = Du
seat-number = Spiller { $number }
# 0 is someone without a seat.
guest-name = { $number ->
    [0] Gjest
   *[other] Gjest { $number }
}
deleted-player = Slettet spiller
skip-to-table = Hopp til bordet
nav-games = Spill
nav-settings = Innstillinger
nav-me = Du
nav-back = Alle spill
nav-lab = Laboratoriet
percent-range = { $low }–{ $high } %
percent-over = over { $value } %

ago-now = akkurat nå
ago-minutes = { $count ->
    [one] for { $count } minutt siden
   *[other] for { $count } minutter siden
}
ago-hours = { $count ->
    [one] for { $count } time siden
   *[other] for { $count } timer siden
}
ago-days = { $count ->
    [one] for { $count } dag siden
   *[other] for { $count } dager siden
}

bot-name = { $level ->
    [random] Tilfeldig robot
    [easy] Lett robot
    [fair] Middels robot
    [strong] Sterk robot
    [master] Mesterrobot
   *[other] Robot ({ $level })
}
bot-random = gjør et tilfeldig lovlig trekk
bot-beats = { $wins ->
    [10] Slår nivået under nesten hver gang.
   *[other] { $sides ->
        [2] Vinner omtrent { $wins } av 10 partier mot nivået under.
       *[other] Vinner omtrent { $wins } av 10 partier når de andre er på nivået under.
    }
}
bot-team-wins = { $wins ->
    [0] Et lag med disse robotene vinner nesten aldri her.
    [10] Et lag med disse robotene vinner nesten alltid her.
   *[other] Et lag med disse robotene vinner omtrent { $wins } av 10 partier her.
}
bot-adapts = Tilpasser seg spillerne
    .short = tilpasser seg
bot-own = { $name } (egen robot)
    .about = en egenlaget robot, lagt til av den som driver serveren

emote-hello = Hei!
emote-thanks = Takk!
emote-well-played = Godt spilt!
emote-oops = Oi!
emote-thinking = Jeg tenker …

## Forsiden

home-title = Slå deg ned.
home-about = Spill mot roboter med en gang, eller velg «Tilpass» for å invitere venner. Du trenger ingen konto og slipper å installere noe.
home-credits = Hvem står bak?
home-play-now = Spill nå
home-play-mission = Spill oppdrag { $mission }
home-options = Tilpass
home-learn = Lær
home-missions = Oppdrag
home-puzzles = Nøtter
home-practise = Trening
home-players = { $low } spillere
home-players-range = { $low }–{ $high } spillere
home-minutes = { $minutes } min
home-age = fra { $age } år
home-kind = { $kind ->
    [co-operative] samarbeid
    [competitive] mot hverandre
    [teams] på lag
   *[other] { $kind }
}
home-daily = Dagens spill
home-daily-about = { $done } av { $all } ferdig
home-daily-done = { $name }, ferdig
home-daily-open = { $name }, ikke ferdig ennå
home-daily-puzzle = { $name }-nøtt
home-daily-run = { $days ->
    [one] Én dag på rad
   *[other] { $days } dager på rad
}
home-your-turn = Din tur i { $game }
home-running = { $game } er i gang
home-others-wait = De andre venter på deg.
home-seat-kept = Plassen din er holdt av.
home-back-to-table = Tilbake til bordet
home-my-tables = Bordene dine
home-all-tables = Vis alle { $count }
home-open-tables = Åpne bord
home-open-about = Her kan hvem som helst bli med.
home-finished = Ferdige spill
home-phase = { $phase ->
    [open] venter på spillere
    [running] pågår
   *[over] ferdig
}
home-join = Bli med
home-watch = Se på
home-replay = Se opptaket
home-continue = Fortsett
home-starting = Starter …
home-all-results = Alle spillene dine
list-left = Du gikk før slutten.
list-mission-won = Oppdrag { $mission } fullført, { $lost ->
    [0] gull
    [1] sølv
   *[other] bronse
}.
list-mission-lost = Oppdrag { $mission } mislyktes.
list-remove = Fjern
list-remove-yes = Fjern dette spillet
home-designers = Lager du spill? Se hva en regelendring faktisk gjør.

## Nytt bord

make-clock = Tid per trekk
clock-none = Ingen tidsgrense
clock-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}
clock-minutes = { $count ->
    [one] { $count } minutt
   *[other] { $count } minutter
}
clock-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dager
}
make-group = { $group ->
    [rules] Regler
    [table] Ved bordet
    [tokens] Brikker
    [custom-mission] Eget oppdrag
   *[other] { $group }
}

## Ved bordet

table-connecting = Gjør bordet klart …
connection-connecting = kobler til
connection-open = tilkoblet
connection-lost = kobler til igjen
connection-stranger = ingen tilgang
connection-ended = logget ut
connection-gone = fant ikke bordet
connection-damaged = kan ikke åpnes
connection-broken = stoppet
connection-unplayed = ikke spilt ennå
connection-outdated = utdatert
connection-barred = bare for spillerne
connection-closed = forlatt
table-lost = Du er frakoblet. Vi kobler deg til igjen. Plassen og trekkene dine er trygge.
table-try-now = Prøv nå
table-sending = Sender …
table-queued = Sendes når du er på nett igjen
table-lost-queued = Du er frakoblet. Trekket ditt sendes når du er på nett igjen.
table-gone = Fant ikke bordet
table-gone-about = Lenken er kanskje ufullstendig eller for gammel. Be om en ny lenke, eller opprett et eget bord.
table-unplayed = Spill partiet selv først
table-unplayed-about = Dette er dagens parti. Når du har spilt partiet selv, kan du se hvordan andre spilte.
table-new = Opprett et nytt bord
table-damaged = Dette bordet kan ikke åpnes
table-damaged-about = Det lagrede spillet er skadet. Si fra til den som driver serveren. De andre bordene dine er ikke berørt.
table-broken = Det er en feil i dette spillet
table-broken-about = En feil i koden til spillet har stoppet dette bordet. Loggen på serveren viser hvor feilen er. Si fra til den som driver serveren.
table-outdated = Denne siden er utdatert
table-outdated-about = Serveren er oppdatert etter at du åpnet denne siden. Last siden på nytt for å fortsette der du slapp.
table-stranger = Informasjonskapsler er blokkert
table-stranger-about = Nettleseren sendte ikke informasjonskapselen som forteller oss hvem du er. Tillat informasjonskapsler for dette nettstedet, og prøv igjen.
table-ended = Du er logget ut på denne enheten
table-ended-about = Du logget ut denne enheten fra en annen enhet. Hvis du vil fortsette her som samme gjest, åpner du siden «Du» på den andre enheten og lager en lenke.
table-ended-again = Fortsett som ny gjest
try-again = Prøv igjen
reload = Last på nytt
table-watching = { $count } ser på
table-you-watch = Du ser på.
table-seats = Spillere
table-mark-host = vert
table-cards = { $count } kort
table-bot-playing = robot spiller
table-away = borte
table-bot-in = robot om
table-to-move = { WHO($seats) ->
    [nobody] { "" }
    [you] Din tur
   *[others] Venter på { NAMES($seats) }
}
table-log = Logg
table-chat = Chat
table-log-and-chat = Logg og chat
table-log-and-chat-unread = { $count ->
    [one] Logg og chat, { $count } ulest
   *[other] Logg og chat, { $count } uleste
}
table-unread = { $count ->
    [one] { $count } ulest
   *[other] { $count } uleste
}
table-log-empty = Ingenting har skjedd ennå.
table-chat-empty = Ingen meldinger ennå.
table-chat-field = Skriv en melding
table-chat-send = Send
table-silence = Ifølge reglene kan dere ikke snakke sammen nå.
table-no-chat = Tilskuere kan ikke chatte, for de kan komme til å røpe noe.
table-menu = Meny
table-invite = Inviter noen til å se på
table-share = Del dette spillet
table-pause = Be om pause
table-pause-now = Ta en pause
table-resume = Fortsett
table-undo = Be om å få angre
table-undo-now = Angre trekket
table-take-back = Angre
table-stop = Foreslå å avslutte spillet
table-stop-now = Avslutt spillet
table-stop-about = Spillet slutter uten vinner og kan ikke gjenopptas.
table-stop-cancel = Spill videre
table-what-if = Hva om
table-what-if-from = Tilbake til opptaket
table-daily = Dagens parti
table-daily-practice = Øving
table-daily-about = Det første forsøket på dagens parti teller.
table-practice-about = Du har spilt dette partiet før, så denne gangen teller det ikke.
table-stand = Forlat plassen
table-stand-about = En robot spiller for deg til du er tilbake.
table-bot-for-you = En robot spiller for deg.
table-sit-again = Ta plassen tilbake
table-paused = Pause
table-paused-about = Spillet står stille til alle er enige om å fortsette.
table-paused-alone = Spillet står stille til du fortsetter.
table-removed = Verten har fjernet deg fra dette bordet. Du kan fortsatt se på.
table-agreed = Du sa ja.
table-awaiting = Venter på { LIST($names) }.
table-awaiting-away = { $name } (borte)
table-call = Si fra: «{ $charge }»
table-agree = Ja
table-refuse = Nei
table-withdraw = Trekk tilbake
table-time-left = { $count ->
    [one] { $count } sekund igjen
   *[other] { $count } sekunder igjen
}
table-settings = Spilloppsett
table-fair = Du kan kontrollere utdelingen
table-fair-about = Denne koden ble laget før det første kortet ble delt ut. Når spillet er over, kan du kontrollere at koden stemmer med utdelingen.
table-fair-line = Koden er SHA-256 av denne linjen:
table-fair-how = Last ned opptaket, og kjør denne kommandoen der Parlour er installert:
table-record = Last ned opptaket

## Det spillerne ber hverandre om

ask-undo = { WHO($seat) ->
    [you] Du ba om å få angre det siste trekket ditt.
   *[other] { NAME($seat) } vil gjerne angre det siste trekket sitt.
}
ask-pause = { WHO($seat) ->
    [you] Du ba om en pause.
   *[other] { NAME($seat) } vil gjerne ha en pause.
}
ask-resume = { WHO($seat) ->
    [you] Du foreslo å fortsette.
   *[other] { NAME($seat) } vil gjerne fortsette.
}
ask-stop = { WHO($seat) ->
    [you] Du foreslo å avslutte spillet her.
   *[other] { NAME($seat) } vil gjerne avslutte spillet her.
}
ask-hurry = { WHO($seat) ->
    [you] Du ba om å hoppe til slutten.
   *[other] { NAME($seat) } vil gjerne hoppe til slutten.
}
ask-call = { WHO($seat) ->
    [you] Du sa fra: «{ $charge }».
   *[other] { NAME($seat) } sier fra: «{ $charge }». Stemmer det?
}
granted-undo = Trekket er angret.
granted-resume = Spillet fortsetter.
declined-undo = Noen sa nei, så trekket blir stående.
declined-pause = Noen sa nei, så det blir ingen pause.
declined-resume = Noen vil heller vente, så pausen fortsetter.
declined-stop = Noen sa nei, så spillet fortsetter.
declined-hurry = Noen vil heller se på, så robotene tar seg god tid.

## Spillere og vert

notice-left = { WHO($seat) ->
    [you] { "" }
   *[other] { NAME($seat) } forlot bordet. En robot tar over.
}
notice-away = { WHO($seat) ->
    [you] Du var borte, så en robot tok over.
   *[other] { NAME($seat) } er borte. En robot tar over.
}
notice-replaced = { WHO($seat) ->
    [you] Verten lot en robot spille for deg.
   *[other] Verten lot en robot spille for { NAME($seat) }.
}
notice-slow = { WHO($seat) ->
    [you] Du brukte opp tiden tre ganger på rad, så en robot spiller for deg.
   *[other] { NAME($seat) } brukte opp tiden tre ganger på rad. En robot tar over.
}
notice-back = { WHO($seat) ->
    [you] { "" }
   *[other] { NAME($seat) } er tilbake.
}
notice-removed = { WHO($seat) ->
    [you] { "" }
   *[other] Verten fjernet { NAME($seat) }.
}
notice-withdrawn = { WHO($seat) ->
    [you] { "" }
   *[other] { NAME($seat) } trakk forespørselen tilbake.
}
notice-host = { WHO($seat) ->
    [you] Du er vert nå.
   *[other] { NAME($seat) } er vert nå.
}

## Før spillet

lobby-title = Venter på spillere
lobby-name = Navnet ditt
lobby-name-hint = Hva skal vi kalle deg?
lobby-sit = Sett deg
lobby-move-here = Flytt hit
lobby-free = ledig
lobby-add-bot = Legg til en robot
lobby-remove-bot = Fjern roboten
lobby-start = Start spillet
lobby-seats-left = { $count ->
    [one] Én plass er fortsatt ledig.
   *[other] { $count } plasser er fortsatt ledige.
}
lobby-wait-host = Alle er her. Verten starter spillet.
lobby-ready = Alle er her.
lobby-fill = Fyll opp med roboter
lobby-invite = Inviter vennene dine
lobby-invite-about = Send vennene dine denne lenken, eller la dem skanne koden.
lobby-watch-about = Alle som har denne lenken, kan se på.
lobby-uninvited = Dette bordet er bare for inviterte. Hvis du vil være med, må du bruke lenken du har fått, eller be om en lenke. Du kan se på herfra.
lobby-no-invite = Bare verten kan dele invitasjonslenken.
lobby-copy = Kopier lenken
lobby-share = Del
lobby-link = Lenke til dette bordet
lobby-qr = QR-kode til dette bordet
lobby-only-here = Denne lenken virker bare på denne datamaskinen. Hvis du vil bruke lenken på andre enheter i nettverket, starter du Parlour med denne kommandoen:
lobby-only-here-elsewhere = Denne lenken virker bare på denne datamaskinen. Hvis du vil invitere andre, åpner du Parlour på adressen de bruker, og deler lenken derfra.
lobby-copy-command = Kopier kommandoen
lobby-material = Last ned: { $name }
lobby-full = Alle plassene er tatt. Du kan se på.
lobby-leave = Reis deg

## Det verten kan gjøre

host-title = Andre spillere
host-replace = La en robot spille
host-replace-name = La en robot spille for { $name }
host-remove = Fjern
host-remove-name = Fjern { $name }
host-remove-about = { $name } kan ikke sette seg ved dette bordet igjen.
host-remove-running = En robot spiller ferdig, og { $name } kan bare se på.

## Resultatet

result-stopped = Spillet ble avbrutt
result-stopped-about = Alle var enige om å slutte før spillet var avgjort.
result-stopped-alone = Du sluttet før spillet var avgjort.
result-team-won = Dere vant!
result-team-lost = Dere tapte.
result-team-won-watching = De vant!
result-team-lost-watching = De tapte.
result-you-won = Du vant!
result-others-won = { NAMES($seats) } vant.
result-tie = Delt seier: { NAMES($seats) }.
result-draw = Uavgjort.
result-you-shared = Du deler seieren!
result-together-won = { NAMES($seats) } klarte det sammen.
result-together-lost = { NAMES($seats) } tapte sammen denne gangen.
result-beat = { NAMES($seats) } slo { NAMES($others) }.
result-next = Videre til neste spill
result-rematch = Spill igjen
result-stronger = Sterkere roboter
result-weaker = Svakere roboter
result-rematch-about = Samme spillere, men alle flytter én plass videre.
result-adapts = Robotene tilpasser seg på nytt.
result-follow = Bli med i neste spill
result-replay = Se opptaket
result-home = Alle spill
result-daily = Dagens resultater
result-show = Resultat

## Opptak

replay-title = { $game } – opptak
replay-eyes = Vis
replay-eyes-all = alles kort
replay-eyes-one = det { $name } så
replay-eyes-you = det du så
replay-eyes-none = det tilskuere så
replay-first = Første trekk
replay-first-key = Første trekk (Home)
replay-back = Forrige trekk
replay-play = Spill av
replay-pause = Pause
replay-forth = Neste trekk
replay-last = Siste trekk
replay-last-key = Siste trekk (End)
replay-scrub = Trekk
replay-keys = (←, →, Home, End, mellomrom)
replay-at = trekk { $step } av { $last }
replay-deal = Utdelingen
replay-all = Vis alle { $count } linjene
replay-did = { WHO($seat) ->
    [you] Du: { $move }.
   *[other] { NAME($seat) }: { $move }.
}
replay-speed = Fart
replay-even = Jevnt
replay-what-if = Hva om?
replay-decided = Spillet er allerede avgjort her. Gå tilbake til et tidligere trekk.
replay-what-if-about = Start et nytt bord fra denne stillingen. Roboter spiller for de andre.
replay-what-if-seat = Du spiller som
replay-what-if-level = Roboter
replay-what-if-go = Spill herfra
replay-link = Kopier lenke
replay-record = Last ned
replay-running = Spillet er ikke over ennå
replay-running-about = Du kan se opptaket når spillet er over.
replay-to-table = Gå til bordet
replay-gone = Fant ikke spillet
replay-failed = Opptaket kunne ikke lastes inn
replay-story = Hele spillet

## Innføringer

learn-title = Lær { $game }
learn-step = { $step } av { $last }
learn-next = Neste
learn-back = Tilbake
learn-play = Spill nå
learn-again = Begynn på nytt
learn-none = Dette spillet har ingen innføring ennå
learn-offline = Denne innføringen ligger ikke på denne enheten ennå
learn-offline-about = Åpne innføringen én gang mens du er på nett, så virker den uten nett etterpå.
learn-your-turn = Din tur

## Du


## Innstillinger

settings-title = Innstillinger
settings-theme = Tema
settings-theme-system = System
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-motion = Bevegelse
settings-motion-system = System
settings-motion-full = Full
settings-motion-less = Redusert
settings-cards = Kort
settings-cards-usual = Vanlige
settings-cards-large = Store
settings-pace = De andres trekk
settings-pace-calm = Sakte
settings-pace-quick = Raskt
settings-pace-at-once = Med en gang
settings-letters = Bokstaver på fargene
settings-letters-about = Merker hver farge med en bokstav eller en form.
settings-notify = Si fra når det er min tur
settings-notify-off = Aldri
settings-notify-slow = Ved langsomme bord
settings-notify-all = Ved alle bord
settings-notify-about = Du får varsler også når du ikke har Parlour åpent. Varslene er krypterte og går gjennom nettleserens varslingstjeneste. Et varsel sier bare hvilket spill som venter. Ved langsomme bord har du en time eller mer på hver tur.
settings-notify-blocked = Nettleseren blokkerer varsler fra dette nettstedet. Tillat varsler i innstillingene til nettleseren, og prøv igjen.
settings-notify-failed = Nettleseren fikk ikke kontakt med varslingstjenesten sin. Prøv igjen senere.
notify-offer = Her er det god tid til hver tur, så du trenger ikke å bli sittende.
notify-accept = Si fra når det er min tur
notify-on = Du får et varsel på denne enheten når det er din tur. Det kan du endre i innstillingene.
settings-sound = Lyd
settings-sound-about = Lyden av papir og tre, og en myk klokke når det er din tur.
settings-volume = Volum
settings-vibrate = Vibrasjon
settings-vibrate-about = Vibrerer kort når det er din tur, og når spillet er slutt.
settings-language = Språk

## Hurtigtaster

keys-title = Hurtigtaster
keys-tab = Neste element (hold inne Shift for å gå tilbake)
keys-enter = Velg
keys-escape = Lukk
keys-help = Vis disse hurtigtastene
keys-rules = Åpne eller lukk reglene
keys-explain = Forklar det som er valgt, eller brettet del for del

## Reglene

rules-title = Regler
rules-of = Regler for { $game }
rules-search = Søk i reglene
rules-none = Ingen av reglene nevner det du søker etter.
rules-found = { $count ->
    [one] { $count } regel
   *[other] { $count } regler
}
rules-here = Dette bordet
rules-differ = { $count ->
    [0] Ved dette bordet gjelder standardreglene.
    [one] { $count } regel her avviker fra standardspillet. Den er merket.
   *[other] { $count } regler her avviker fra standardspillet. De er merket.
}
rules-sections = Avsnitt
rules-english = Disse reglene finnes bare på engelsk.
rules-failed = Reglene kunne ikke lastes inn.

## Når noe mangler eller ikke virker

not-found = Fant ikke siden
not-found-about = Det finnes ikke noe bord eller spill på denne adressen.
not-found-home = Gå til spillene
failed = Serveren svarer ikke
failed-about = Sjekk forbindelsen. Hvis serveren kjører på din egen maskin, må du starte den igjen.
offline = Ingen kontakt med serveren.
offline-about = Innføringene virker likevel. Alt annet, som bord og nøtter, krever at du er på nett.
no-game = Fant ikke spillet
no-game-about = Denne serveren har ikke noe spill med det navnet.

## Hvorfor noe ikke gikk, etter kode

error-option = Det valget kan ikke brukes ved dette bordet.
error-unknown-reason = Det gikk ikke.
error-hurry = Du kan hoppe til slutten når bare robotene er igjen.
error-lost = Forbindelsen ble brutt før dette gikk gjennom. Prøv igjen.
error-away = En robot spiller for deg. Ta plassen tilbake først.
error-broken = En feil i koden til spillet har stoppet dette bordet.
error-busy = Noen andre endret noe i samme øyeblikk. Prøv igjen.
error-call = Det kan du ikke si fra om nå.
error-campaign = Dette spillet har ingen kampanje.
error-card = Det kortet hører ikke til denne nøtten.
error-coach = Serveren klarte ikke å regne ut dette. Prøv igjen.
error-closed = Du kan ikke starte studier eller spilltester på denne serveren.
error-concluded = Denne spilltesten er avsluttet. Takk for interessen!
error-consent = Godta lagringen først, så kan du spille.
error-content_type = Serveren forsto ikke forespørselen.
error-daily = Det kan du ikke gjøre i dagens parti.
error-day = Det finnes ingenting for den datoen.
error-designer = Bare den som har laget en spilltest, kan gjøre det.
error-damaged = Dette bordet kan ikke åpnes, fordi det lagrede spillet er skadet.
error-elsewhere = Denne studien ble startet i en terminal. Kjør kommandoen på nytt for å fortsette.
error-emote = Den reaksjonen finnes ikke i dette spillet.
error-empty = Noen plasser er fortsatt ledige. Vent på spillere, eller legg til roboter.
error-ended = Du er logget ut på denne enheten.
error-eyes = Du kan ikke se opptaket fra den synsvinkelen.
error-failed = Det gikk ikke. Prøv igjen senere, eller si fra til den som driver serveren.
error-full = Noen har nettopp tatt den plassen. Velg en annen plass, eller se på.
error-guest = Vi vet ikke hvem du er. Tillat informasjonskapsler for dette nettstedet, og last siden på nytt.
error-held = Noen andre har tatt opp det kortet.
error-hint = Det finnes ikke noe hint for denne stillingen.
error-host = Bare verten kan gjøre det.
error-hints = Hint er slått av ved dette bordet.
error-hostname = Denne serveren er ikke satt opp for den adressen.
error-illegal = Reglene tillater ikke det akkurat nå.
error-invite = Dette bordet er bare for inviterte. Åpne bordet med lenken du fikk.
error-lab = Enten kjører en annen studie, eller så er det lagret for mange studier. Hvis en studie kjører, må du vente til den er ferdig, eller stoppe den først.
error-lesson = Dette spillet har ingen innføring ennå.
error-rules = Dette spillet har ingen regler å slå opp i.
error-level = Spillet har ingen robot på det nivået.
error-many = Det ble for mange forespørsler på én gang. Vent litt, og prøv igjen.
error-material = Dette bordet bruker ikke eget innhold av den typen.
error-message = Serveren forsto ikke forespørselen.
error-next = Det kommer ikke noe nytt spill etter dette, men dere kan spille igjen.
error-nothing = Det er ikke lenger noe å svare på eller trekke tilbake.
error-open = Spillet har ikke begynt ennå.
error-other = Du er ikke lenger den samme gjesten. Last inn siden på nytt og prøv igjen.
error-origin = Det kan bare gjøres fra serverens egne sider.
error-outdated = Denne siden er utdatert. Last siden på nytt.
error-over = Spillet er allerede over.
error-owner = Bare den som startet studien, kan stoppe eller fortsette den.
error-people = Det sitter andre ved dette bordet. Forlat bordet, eller be de andre om å avslutte spillet.
error-paused = Spillet er satt på pause. Be de andre om å fortsette først.
error-playtest = Denne spilltesten finnes ikke lenger.
error-playtests = Du har for mange spilltester. Slett en først.
error-point = Du kan ikke peke på det nå.
error-push = Denne serveren sender ikke varsler til den adressen.
error-puzzle = Fant ikke nøtten.
error-rematch = Det neste spillet er allerede opprettet.
error-removed = Verten har fjernet deg fra dette bordet. Du kan fortsatt se på.
error-running = Det kan du ikke gjøre før spillet er over.
error-seat = Det kan du ikke gjøre med denne plassen.
error-seated = Du har allerede en plass.
error-seats = Antallet spillere passer ikke til dette spillet.
error-silence = Ifølge reglene kan dere ikke snakke sammen nå.
error-soon = Du pekte nettopp på noe. Vent to sekunder.
error-stale = Spillet hadde allerede gått videre. Nå ser du den nyeste stillingen.
error-started = Spillet har allerede begynt. Du kan se på.
error-step = Det trekket eller den plassen finnes ikke i dette spillet.
error-store = Serveren fikk ikke lagret endringen, så ingenting er endret. Prøv igjen.
error-study = Den studien finnes ikke lenger.
error-table = Fant ikke bordet. Be om en ny lenke.
error-ticket = Den lenken er utløpt. Lag en ny lenke på den andre enheten.
error-turn = Du kan be om et hint når det er din tur.
error-undo = Du kan ikke angre noe akkurat nå.
error-unfinished = Dette spillet ble avsluttet før det var ferdig, så det finnes ingen gjennomgang.
error-unplayed = Spill dette partiet ferdig selv først.
error-unknown = Serveren forsto ikke forespørselen.
error-unsolved = Dette løser ikke nøtten.
error-yesterday = Det partiet er over. Et nytt parti har begynt.
error-watch = Bare spillerne kan se dette spillet.

## Bordet i et spill uten egne skjermbilder

generic-moves = Trekk
generic-picture = Som tekst
generic-facts = På bordet
generic-face-down = et kort med baksiden opp
generic-face-down-count = { $count ->
    [one] ett kort med baksiden opp
   *[other] { $count } kort med baksiden opp
}
generic-empty = tomt
generic-pile-count = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
generic-square = Rute { $number }
generic-move = Trekk { $number }
generic-none = –
generic-key-pieces = Velg et kort, en rute eller et trekk
