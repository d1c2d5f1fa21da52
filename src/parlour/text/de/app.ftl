# Die Browser-App auf Deutsch.

## Überall

house = Parlour
loading = Einen Moment …
readying = Dieses Spiel wird zum ersten Mal vorbereitet. Das kann eine Minute dauern.
close = Schließen
cancel = Abbrechen
copied = Kopiert
your-turn = Du bist dran
seat-you = Du
seat-number = Person { $number }
# 0 is someone without a seat.
guest-name = { $number ->
    [0] Gast
   *[other] Gast { $number }
}
deleted-player = Gelöschter Spieler
skip-to-table = Zum Tisch springen
nav-games = Spiele
nav-settings = Einstellungen
nav-me = Du
nav-back = Alle Spiele
nav-lab = Das Labor
percent-range = { $low }–{ $high } %
percent-over = über { $value } %

ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}

bot-name = { $level ->
    [random] Zufallsbot
    [easy] Leichter Bot
    [fair] Mittelstarker Bot
    [strong] Starker Bot
    [master] Meisterbot
   *[other] Bot ({ $level })
}
bot-random = macht irgendeinen erlaubten Zug
bot-beats = { $wins ->
    [10] Schlägt die Stufe darunter fast immer.
   *[other] { $sides ->
        [2] Gewinnt etwa { $wins } von 10 Partien gegen die Stufe darunter.
       *[other] Gewinnt gegen lauter Bots der Stufe darunter etwa { $wins } von 10 Partien.
    }
}
bot-team-wins = { $wins ->
    [0] Ein Team aus diesen Bots gewinnt hier fast nie.
    [10] Ein Team aus diesen Bots gewinnt hier fast immer.
   *[other] Ein Team aus diesen Bots gewinnt hier etwa { $wins } von 10 Partien.
}
bot-adapts = Passt sich allen an
    .short = passt sich an
bot-own = { $name } (eigener Bot)
    .about = ein selbst gebauter Bot, hinzugefügt von der Person, die diesen Server betreibt

emote-hello = Hallo!
emote-thanks = Danke!
emote-well-played = Gut gespielt!
emote-oops = Ups!
emote-thinking = Ich überlege …

## Startseite

home-title = Setz dich dazu.
home-about = Spiel sofort gegen Bots oder lade über „Optionen“ Freunde ein. Ohne Konto, ohne Installation.
home-credits = Mitwirkende
home-play-now = Jetzt spielen
home-play-mission = Mission { $mission } spielen
home-options = Optionen
home-learn = Lernen
home-missions = Missionen
home-puzzles = Rätsel
home-practise = Rechnen
home-players = { $low } Personen
home-players-range = { $low }–{ $high } Personen
home-minutes = { $minutes } Min.
home-age = ab { $age } Jahren
home-kind = { $kind ->
    [co-operative] kooperativ
    [competitive] gegeneinander
    [teams] in Teams
   *[other] { $kind }
}
home-daily = Heute
home-daily-about = { $done } von { $all } geschafft
home-daily-done = { $name }, geschafft
home-daily-open = { $name }, noch offen
home-daily-puzzle = Rätsel zu { $name }
home-daily-run = { $days ->
    [one] Serie: ein Tag
   *[other] Serie: { $days } Tage
}
home-your-turn = Du bist dran: { $game }
home-running = { $game } läuft
home-others-wait = Die anderen warten auf dich.
home-seat-kept = Dein Platz ist reserviert.
home-back-to-table = Zurück zum Tisch
home-my-tables = Deine Tische
home-all-tables = Alle { $count } zeigen
home-open-tables = Offene Tische
home-open-about = Hier können alle mitspielen.
home-finished = Beendete Partien
home-phase = { $phase ->
    [open] wartet auf Mitspielende
    [running] läuft
   *[over] beendet
}
home-join = Mitspielen
home-watch = Zuschauen
home-replay = Ansehen
home-continue = Weiterspielen
home-starting = Wird vorbereitet …
home-all-results = Alle deine Partien
list-left = Du bist vor dem Ende gegangen.
list-mission-won = Mission { $mission } geschafft, { $lost ->
    [0] Gold
    [1] Silber
   *[other] Bronze
}.
list-mission-lost = Mission { $mission } nicht geschafft.
list-remove = Entfernen
list-remove-yes = Partie entfernen
home-designers = Du entwickelst Spiele? Finde heraus, was eine Regeländerung wirklich bewirkt.

## Neuer Tisch

make-clock = Zeit pro Zug
clock-none = Unbegrenzt
clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
make-group = { $group ->
    [rules] Regeln
    [table] Am Tisch
    [tokens] Wettstreifen
    [custom-mission] Eigene Mission
   *[other] { $group }
}

## Am Tisch

table-connecting = Der Tisch wird vorbereitet …
connection-connecting = wird verbunden
connection-open = verbunden
connection-lost = wird neu verbunden
connection-stranger = kein Zutritt
connection-ended = abgemeldet
connection-gone = Tisch nicht gefunden
connection-damaged = lässt sich nicht öffnen
connection-broken = angehalten
connection-unplayed = noch nicht gespielt
connection-outdated = veraltet
connection-barred = nur für Mitspielende
connection-closed = verlassen
table-lost = Du bist offline. Die Verbindung wird wiederhergestellt. Dein Platz und deine Züge gehen nicht verloren.
table-try-now = Jetzt versuchen
table-sending = Wird gesendet …
table-queued = Wird gesendet, sobald du wieder online bist
table-lost-queued = Du bist offline. Dein Zug wird gesendet, sobald du wieder online bist.
table-gone = Tisch nicht gefunden
table-gone-about = Vielleicht ist der Link unvollständig oder zu alt. Lass dir einen neuen Link schicken oder eröffne selbst einen Tisch.
table-unplayed = Spiel zuerst selbst
table-unplayed-about = Das ist die Partie des Tages. Sobald du die Partie selbst gespielt hast, kannst du anderen zusehen.
table-new = Neuen Tisch eröffnen
table-damaged = Dieser Tisch lässt sich nicht öffnen
table-damaged-about = Die gespeicherte Partie ist beschädigt. Sag bitte der Person Bescheid, die den Server betreibt. Deine anderen Tische sind nicht betroffen.
table-broken = In diesem Spiel ist ein Fehler
table-broken-about = Ein Fehler im Code des Spiels hat diesen Tisch angehalten. Wo der Fehler ist, steht im Protokoll des Servers. Sag bitte der Person Bescheid, die den Server betreibt.
table-outdated = Diese Seite ist veraltet
table-outdated-about = Der Server wurde inzwischen aktualisiert. Lade die Seite neu, dann kannst du dort weiterspielen, wo du warst.
table-stranger = Cookies sind blockiert
table-stranger-about = Dein Browser hat das Cookie nicht geschickt, an dem wir dich erkennen. Erlaube Cookies für diese Adresse und versuch es noch einmal.
table-ended = Du wurdest auf diesem Gerät abgemeldet
table-ended-about = Du hast dieses Gerät von einem anderen aus abgemeldet. Um hier als derselbe Gast weiterzuspielen, öffne auf dem anderen Gerät die Seite „Du“ und erstelle einen Link.
table-ended-again = Als neuer Gast weiter
try-again = Noch einmal versuchen
reload = Neu laden
table-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
table-you-watch = Du schaust zu.
table-seats = Am Tisch
table-mark-host = leitet den Tisch
table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-bot-playing = Bot spielt
table-away = weg
table-bot-in = Bot kommt in
table-to-move = { WHO($seats) ->
    [nobody] { "" }
    [you] Du bist dran
    [you-all] { NAMES($seats) } seid dran
    [other] { NAMES($seats) } ist dran
   *[others] { NAMES($seats) } sind dran
}
table-log = Verlauf
table-chat = Chat
table-log-and-chat = Verlauf und Chat
table-log-and-chat-unread = Verlauf und Chat, { $count } ungelesen
table-unread = { $count } ungelesen
table-log-empty = Noch ist nichts passiert.
table-chat-empty = Noch keine Nachrichten.
table-chat-field = Nachricht schreiben
table-chat-send = Senden
table-silence = Nach den Regeln dürft ihr gerade nicht reden.
table-no-chat = Wer zuschaut, kann nicht chatten, damit nichts verraten wird.
table-menu = Menü
table-invite = Zum Zuschauen einladen
table-share = Diese Partie teilen
table-pause = Pause vorschlagen
table-pause-now = Pause
table-resume = Weiterspielen
table-undo = Rücknahme vorschlagen
table-undo-now = Zurücknehmen
table-take-back = Zurücknehmen
table-stop = Abbruch vorschlagen
table-stop-now = Partie abbrechen
table-stop-about = Die Partie endet ohne Ergebnis und lässt sich nicht fortsetzen.
table-stop-cancel = Doch weiterspielen
table-what-if = Was wäre, wenn
table-what-if-from = Zurück zur ursprünglichen Aufzeichnung
table-daily = Partie des Tages
table-daily-practice = Übung
table-daily-about = Bei der heutigen Partie zählt dein erster Versuch.
table-practice-about = Du hast diese Partie schon gespielt, deshalb zählt sie diesmal nicht.
table-stand = Platz verlassen
table-stand-about = Ein Bot spielt für dich, bis du zurück bist.
table-bot-for-you = Ein Bot spielt für dich.
table-sit-again = Selbst weiterspielen
table-paused = Pause
table-paused-about = Die Partie pausiert, bis alle weiterspielen wollen.
table-paused-alone = Die Partie pausiert, bis du weiterspielst.
table-removed = Du wurdest von diesem Tisch entfernt, kannst aber weiter zuschauen.
table-agreed = Du hast zugestimmt.
table-awaiting = Es fehlt noch die Antwort von { LIST($names) }.
table-awaiting-away = { $name } (weg)
table-call = Melden: „{ $charge }“
table-agree = Ja
table-refuse = Nein
table-withdraw = Zurückziehen
table-time-left = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
table-settings = So wird gespielt
table-fair = Nachprüfbar fair ausgeteilt
table-fair-about = Dieser Code stand fest, bevor die erste Karte ausgeteilt wurde. Nach der Partie kannst du prüfen, ob der Code zu den Karten passt.
table-fair-line = Der Code ist der SHA-256-Wert dieser Zeile:
table-fair-how = Lade die Aufzeichnung herunter und führe auf einem Computer mit Parlour diesen Befehl aus:
table-record = Aufzeichnung herunterladen

## Worum Mitspielende bitten

ask-undo = { WHO($seat) ->
    [you] Du möchtest deinen letzten Zug zurücknehmen.
   *[other] { NAME($seat) } möchte den letzten Zug zurücknehmen.
}
ask-pause = { WHO($seat) ->
    [you] Du möchtest eine Pause.
   *[other] { NAME($seat) } möchte eine Pause.
}
ask-resume = { WHO($seat) ->
    [you] Du möchtest weiterspielen.
   *[other] { NAME($seat) } möchte weiterspielen.
}
ask-stop = { WHO($seat) ->
    [you] Du möchtest die Partie hier abbrechen.
   *[other] { NAME($seat) } möchte die Partie hier abbrechen.
}
ask-hurry = { WHO($seat) ->
    [you] Du möchtest zum Ende springen.
   *[other] { NAME($seat) } möchte zum Ende springen.
}
ask-call = { WHO($seat) ->
    [you] Du hast gemeldet: „{ $charge }“.
   *[other] { NAME($seat) } meldet: „{ $charge }“. Stimmt das?
}
granted-undo = Der Zug wurde zurückgenommen.
granted-resume = Die Partie geht weiter.
declined-undo = Jemand war dagegen. Der Zug gilt weiterhin.
declined-pause = Jemand war dagegen. Es gibt keine Pause.
declined-resume = Jemand möchte noch warten. Die Pause geht weiter.
declined-stop = Jemand war dagegen. Die Partie geht weiter.
declined-hurry = Jemand möchte lieber zusehen, also lassen sich die Bots Zeit.

## Wer mitspielt und den Tisch leitet

notice-left = { WHO($seat) ->
    [you] { "" }
   *[other] { NAME($seat) } hat den Tisch verlassen. Ein Bot springt ein.
}
notice-away = { WHO($seat) ->
    [you] Du warst weg, darum ist ein Bot eingesprungen.
   *[other] { NAME($seat) } ist weg. Ein Bot springt ein.
}
notice-replaced = { WHO($seat) ->
    [you] Die Tischleitung lässt einen Bot für dich spielen.
   *[other] Die Tischleitung lässt einen Bot für { NAME($seat) } spielen.
}
notice-slow = { WHO($seat) ->
    [you] Deine Zeit ist dreimal in Folge abgelaufen, darum spielt ein Bot für dich.
   *[other] Bei { NAME($seat) } ist die Zeit dreimal in Folge abgelaufen. Ein Bot springt ein.
}
notice-back = { WHO($seat) ->
    [you] { "" }
   *[other] { NAME($seat) } ist zurück.
}
notice-removed = { WHO($seat) ->
    [you] { "" }
   *[other] { NAME($seat) } wurde vom Tisch entfernt.
}
notice-withdrawn = { WHO($seat) ->
    [you] { "" }
   *[other] { NAME($seat) } hat die Anfrage zurückgezogen.
}
notice-host = { WHO($seat) ->
    [you] Du leitest jetzt den Tisch.
   *[other] { NAME($seat) } leitet jetzt den Tisch.
}

## Vor der Partie

lobby-title = Warten auf Mitspielende
lobby-name = Dein Name
lobby-name-hint = Wie sollen wir dich nennen?
lobby-sit = Hinsetzen
lobby-move-here = Hierher wechseln
lobby-free = frei
lobby-add-bot = Bot dazusetzen
lobby-remove-bot = Bot entfernen
lobby-start = Partie starten
lobby-seats-left = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-wait-host = Alle sind da. Die Tischleitung startet die Partie.
lobby-ready = Alle sind da.
lobby-fill = Mit Bots auffüllen
lobby-invite = Lade deine Freunde ein
lobby-invite-about = Schick ihnen diesen Link oder lass sie den Code scannen.
lobby-watch-about = Mit diesem Link können alle zuschauen.
lobby-uninvited = An diesen Tisch kommt man nur mit Einladung. Um mitzuspielen, öffne deinen Einladungslink oder lass dir einen schicken. Von hier aus kannst du zuschauen.
lobby-no-invite = Nur die Tischleitung kann den Einladungslink teilen.
lobby-copy = Link kopieren
lobby-share = Teilen
lobby-link = Link zu diesem Tisch
lobby-qr = QR-Code zu diesem Tisch
lobby-only-here = Dieser Link öffnet sich nur auf diesem Computer. Damit der Link auch auf anderen Geräten in deinem Netzwerk funktioniert, starte Parlour mit diesem Befehl:
lobby-only-here-elsewhere = Dieser Link öffnet sich nur auf diesem Computer. Um andere einzuladen, öffne Parlour unter einer Adresse, die sie erreichen, und teile den Link von dort.
lobby-copy-command = Befehl kopieren
lobby-material = Herunterladen: { $name }
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
lobby-leave = Aufstehen

## Was die Tischleitung kann

host-title = Die anderen am Tisch
host-replace = Bot spielen lassen
host-replace-name = Bot für { $name } spielen lassen
host-remove = Entfernen
host-remove-name = { $name } entfernen
host-remove-about = { $name } kann sich nicht mehr an diesen Tisch setzen.
host-remove-running = Ein Bot spielt die Partie zu Ende, und { $name } kann nur noch zuschauen.

## Das Ergebnis

result-stopped = Partie abgebrochen
result-stopped-about = Alle waren einverstanden, vorzeitig aufzuhören.
result-stopped-alone = Du hast vorzeitig aufgehört.
result-team-won = Ihr habt gewonnen!
result-team-lost = Ihr habt verloren.
result-team-won-watching = Das Team hat gewonnen!
result-team-lost-watching = Das Team hat verloren.
result-you-won = Du hast gewonnen!
result-others-won = { WHO($seats) ->
    [you-all] { NAMES($seats) } habt gewonnen.
    [others] { NAMES($seats) } haben gewonnen.
   *[other] { NAMES($seats) } hat gewonnen.
}
result-tie = Gleichstand: { NAMES($seats) }.
result-draw = Unentschieden.
result-you-shared = Du teilst dir den Sieg!
result-together-won = { WHO($seats) ->
    [you-all] { NAMES($seats) } habt es zusammen geschafft.
   *[others] { NAMES($seats) } haben es zusammen geschafft.
}
result-together-lost = { WHO($seats) ->
    [you-all] { NAMES($seats) } habt diesmal zusammen verloren.
   *[others] { NAMES($seats) } haben diesmal zusammen verloren.
}
result-beat = { WHO($seats) ->
    [you] Du hast { NAMES($others) } geschlagen.
    [you-all] { NAMES($seats) } habt { NAMES($others) } geschlagen.
    [other] { NAMES($seats) } hat { NAMES($others) } geschlagen.
   *[others] { NAMES($seats) } haben { NAMES($others) } geschlagen.
}
result-next = Weiter zur nächsten Partie
result-rematch = Noch einmal spielen
result-stronger = Stärkere Bots
result-weaker = Schwächere Bots
result-rematch-about = Mit denselben Leuten; alle rücken einen Platz weiter.
result-adapts = Die Bots passen sich wieder an.
result-follow = Zur nächsten Partie
result-replay = Ansehen
result-home = Alle Spiele
result-daily = Ergebnisse von heute
result-show = Ergebnis

## Aufzeichnung

replay-title = { $game } – Aufzeichnung
replay-eyes = Ansicht
replay-eyes-all = alle Karten
replay-eyes-one = was { $name } sah
replay-eyes-you = was du sahst
replay-eyes-none = was das Publikum sah
replay-first = Erster Zug
replay-first-key = Erster Zug (Pos1)
replay-back = Voriger Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-forth = Nächster Zug
replay-last = Letzter Zug
replay-last-key = Letzter Zug (Ende)
replay-scrub = Zug
replay-keys = (←, →, Pos1, Ende, Leertaste)
replay-at = Zug { $step } von { $last }
replay-deal = Die Karten sind ausgeteilt
replay-all = Alle { $count } Zeilen zeigen
replay-did = { WHO($seat) ->
    [you] Du: { $move }.
   *[other] { NAME($seat) }: { $move }.
}
replay-speed = Tempo
replay-even = Gleichmäßig
replay-what-if = Was wäre, wenn?
replay-decided = Hier ist die Partie schon entschieden. Geh zu einem früheren Zug zurück.
replay-what-if-about = Eröffne einen neuen Tisch mit dieser Stellung. Die anderen Plätze übernehmen Bots.
replay-what-if-seat = Du spielst als
replay-what-if-level = Bots
replay-what-if-go = Ab hier spielen
replay-link = Link kopieren
replay-record = Herunterladen
replay-running = Diese Partie läuft noch
replay-running-about = Sobald die Partie vorbei ist, kannst du dir die Aufzeichnung ansehen.
replay-to-table = Zum Tisch
replay-gone = Partie nicht gefunden
replay-failed = Die Aufzeichnung konnte nicht geladen werden
replay-story = Die ganze Partie

## Einführungen

learn-title = { $game } lernen
learn-step = { $step } von { $last }
learn-next = Weiter
learn-back = Zurück
learn-play = Jetzt spielen
learn-again = Von vorn
learn-none = Zu diesem Spiel gibt es noch keine Einführung
learn-offline = Diese Einführung ist noch nicht auf diesem Gerät
learn-offline-about = Öffne die Einführung einmal online, danach funktioniert sie auch offline.
learn-your-turn = Du bist dran

## Du


## Einstellungen

settings-title = Einstellungen
settings-theme = Farbschema
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
settings-motion-system = System
settings-motion-full = Alle
settings-motion-less = Weniger
settings-cards = Karten
settings-cards-usual = Normal
settings-cards-large = Groß
settings-pace = Züge der anderen
settings-pace-calm = Langsam
settings-pace-quick = Schnell
settings-pace-at-once = Sofort
settings-letters = Buchstaben auf Farben
settings-letters-about = Kennzeichnet jede Farbe mit einem Buchstaben oder einer Form.
settings-notify = Benachrichtigen, wenn ich dran bin
settings-notify-off = Nie
settings-notify-slow = An langsamen Tischen
settings-notify-all = An jedem Tisch
settings-notify-about = Die Nachricht kommt, wenn Parlour nicht geöffnet ist. Sie läuft verschlüsselt über den Push-Dienst deines Browserherstellers. Darin steht nur, welches Spiel auf dich wartet. An langsamen Tischen hast du für jeden Zug eine Stunde oder mehr.
settings-notify-blocked = Dein Browser blockiert Benachrichtigungen von dieser Seite. Erlaube sie in den Einstellungen des Browsers.
settings-notify-failed = Dein Browser hat seinen Push-Dienst nicht erreicht. Versuch es später noch einmal.
notify-offer = Hier hast du für jeden Zug viel Zeit, du musst also nicht am Tisch bleiben.
notify-accept = Benachrichtigen, wenn ich dran bin
notify-on = Du wirst auf diesem Gerät benachrichtigt, wenn du dran bist. Du kannst das in den Einstellungen ändern.
settings-sound = Ton
settings-sound-about = Geräusche von Papier und Holz und eine sanfte Glocke, wenn du dran bist.
settings-volume = Lautstärke
settings-vibrate = Vibration
settings-vibrate-about = Vibriert kurz, wenn du dran bist und wenn die Partie zu Ende ist.
settings-language = Sprache

## Tastenkürzel

keys-title = Tastenkürzel
keys-tab = Zum nächsten Element (mit Umschalt zum vorigen)
keys-enter = Auswählen
keys-escape = Schließen
keys-help = Diese Tastenkürzel zeigen
keys-rules = Regeln öffnen oder schließen
keys-explain = Die Auswahl oder die Teile des Spielfelds erklären

## Die Regeln

rules-title = Regeln
rules-of = Regeln von { $game }
rules-search = Regeln durchsuchen
rules-none = Dazu gibt es keine Regel.
rules-found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
rules-here = Dieser Tisch
rules-differ = { $count ->
    [0] An diesem Tisch gelten die Standardregeln.
    [one] { $count } Regel weicht hier vom Standardspiel ab. Sie ist markiert.
   *[other] { $count } Regeln weichen hier vom Standardspiel ab. Sie sind markiert.
}
rules-sections = Abschnitte
rules-english = Diese Regeln gibt es nur auf Englisch.
rules-failed = Die Regeln konnten nicht geladen werden.

## Wenn etwas fehlt oder nicht geht

not-found = Seite nicht gefunden
not-found-about = Unter dieser Adresse gibt es weder einen Tisch noch ein Spiel.
not-found-home = Zu den Spielen
failed = Der Server antwortet nicht
failed-about = Prüfe deine Verbindung. Wenn der Server auf deinem Computer läuft, starte ihn neu.
offline = Keine Verbindung zum Server.
offline-about = Die Einführungen funktionieren trotzdem. Tische, Rätsel und alles andere brauchen eine Verbindung.
no-game = Spiel nicht gefunden
no-game-about = Auf diesem Server gibt es kein Spiel mit diesem Namen.

## Warum etwas nicht ging, nach Code

error-option = Das lässt sich an diesem Tisch nicht auswählen.
error-unknown-reason = Das hat nicht geklappt.
error-hurry = Du kannst erst zum Ende springen, wenn nur noch die Bots spielen.
error-lost = Die Verbindung ist abgebrochen, bevor deine Eingabe angekommen ist. Versuch es noch einmal.
error-away = Ein Bot spielt für dich. Wähle zuerst „Selbst weiterspielen“.
error-broken = Ein Fehler im Code des Spiels hat diesen Tisch angehalten.
error-busy = Jemand hat im selben Moment etwas geändert. Versuch es noch einmal.
error-call = Das kannst du gerade nicht melden.
error-campaign = Zu diesem Spiel gibt es keine Kampagne.
error-card = Diese Karte gehört nicht zu diesem Rätsel.
error-coach = Der Server konnte das nicht berechnen. Versuch es noch einmal.
error-closed = Auf diesem Server kannst du keine Studien und Spieltests starten.
error-concluded = Dieser Spieltest ist beendet. Danke für dein Interesse!
error-consent = Stimme zuerst der Speicherung zu, dann kannst du spielen.
error-content_type = Der Server hat die Anfrage nicht verstanden.
error-daily = Das geht bei der Partie des Tages nicht.
error-day = Zu diesem Datum gibt es keine Rätsel und Partien.
error-designer = Das kann nur, wer den Spieltest angelegt hat.
error-damaged = Dieser Tisch lässt sich nicht öffnen, weil die gespeicherte Partie beschädigt ist.
error-elsewhere = Diese Studie wurde in einem Terminal gestartet. Führe den Befehl noch einmal aus, um die Studie fortzusetzen.
error-emote = Diese Reaktion gibt es in diesem Spiel nicht.
error-empty = Es sind noch Plätze frei. Warte auf Mitspielende oder setz Bots dazu.
error-ended = Du wurdest auf diesem Gerät abgemeldet.
error-eyes = Aus dieser Sicht kannst du die Aufzeichnung nicht ansehen.
error-failed = Das hat nicht geklappt. Versuch es später noch einmal oder sag der Person Bescheid, die den Server betreibt.
error-full = Gerade hat sich jemand auf diesen Platz gesetzt. Such dir einen anderen Platz aus oder schau zu.
error-guest = Wir erkennen dich nicht. Erlaube Cookies für diese Adresse und lade die Seite neu.
error-held = Diese Karte hat gerade jemand anders in der Hand.
error-hint = Für diese Stellung gibt es keinen Tipp.
error-host = Das kann nur die Tischleitung.
error-hints = An diesem Tisch sind Tipps ausgeschaltet.
error-hostname = Für diese Adresse ist der Server nicht eingerichtet.
error-illegal = Das erlauben die Regeln gerade nicht.
error-invite = An diesen Tisch kommt man nur mit Einladung. Öffne dafür deinen Einladungslink.
error-lab = Es läuft schon eine Studie, oder es sind zu viele gespeichert. Warte, bis die laufende Studie fertig ist, oder halte sie an.
error-lesson = Zu diesem Spiel gibt es noch keine Einführung.
error-rules = Zu diesem Spiel gibt es keine Regeln zum Nachschlagen.
error-level = Einen Bot dieser Stufe gibt es in diesem Spiel nicht.
error-many = Das waren zu viele Anfragen auf einmal. Warte kurz und versuch es noch einmal.
error-material = An diesem Tisch gibt es keine eigenen Inhalte dieser Art.
error-message = Der Server hat die Anfrage nicht verstanden.
error-next = Eine nächste Partie gibt es hier nicht, aber ihr könnt noch einmal spielen.
error-nothing = Diese Anfrage ist nicht mehr offen.
error-open = Die Partie hat noch nicht begonnen.
error-other = Du bist jetzt als anderer Gast hier. Lade die Seite neu und versuch es noch einmal.
error-origin = Diese Anfrage darf nur von einer Seite dieses Servers kommen.
error-outdated = Diese Seite ist veraltet. Lade sie neu.
error-over = Die Partie ist schon vorbei.
error-owner = Nur wer eine Studie gestartet hat, kann sie anhalten oder fortsetzen.
error-people = An diesem Tisch sitzen noch andere. Steh auf oder bitte die anderen, die Partie zu beenden.
error-paused = Die Partie pausiert. Frag die anderen, ob sie weiterspielen möchten.
error-playtest = Diesen Spieltest gibt es nicht mehr.
error-playtests = Du hast zu viele Spieltests. Lösche zuerst einen.
error-point = Darauf kannst du gerade nicht zeigen.
error-push = Dieser Server schickt keine Benachrichtigungen an diese Adresse.
error-puzzle = Rätsel nicht gefunden.
error-rematch = Die nächste Partie ist schon eröffnet.
error-removed = Du wurdest von diesem Tisch entfernt, kannst aber weiter zuschauen.
error-running = Das geht erst, wenn die Partie vorbei ist.
error-seat = Auf diesem Platz ist das nicht möglich.
error-seated = Du hast schon einen Platz.
error-seats = Mit dieser Personenzahl kann man das Spiel nicht spielen.
error-silence = Nach den Regeln dürft ihr gerade nicht reden.
error-soon = Du hast gerade erst auf etwas gezeigt. Warte zwei Sekunden.
error-stale = Die Partie war schon weiter. Jetzt siehst du den aktuellen Stand.
error-started = Die Partie hat schon begonnen. Du kannst zuschauen.
error-step = Diesen Zug oder diesen Platz gibt es in der Partie nicht.
error-store = Der Server konnte deine Eingabe nicht speichern, deshalb hat sich nichts geändert. Versuch es noch einmal.
error-study = Diese Studie gibt es nicht mehr.
error-table = Tisch nicht gefunden. Lass dir einen neuen Link schicken.
error-ticket = Dieser Link ist abgelaufen. Erstelle auf dem anderen Gerät einen neuen.
error-turn = Du kannst nach einem Tipp fragen, wenn du am Zug bist.
error-undo = Du kannst gerade nichts zurücknehmen.
error-unfinished = Diese Partie wurde vorzeitig beendet, deshalb gibt es keinen Rückblick.
error-unplayed = Spiel diese Partie erst selbst zu Ende.
error-unknown = Der Server hat die Anfrage nicht verstanden.
error-unsolved = So ist das Rätsel nicht gelöst.
error-yesterday = Diese Partie ist vorbei. Inzwischen gibt es eine neue Partie.
error-watch = Nur die Mitspielenden können diese Partie sehen.

## Der Tisch eines Spiels ohne eigene Ansicht

generic-moves = Züge
generic-picture = Als Text
generic-facts = Auf dem Tisch
generic-face-down = eine verdeckte Karte
generic-face-down-count = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
generic-empty = leer
generic-pile-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
generic-square = Feld { $number }
generic-move = Zug { $number }
generic-none = –
generic-key-pieces = Eine Karte, ein Feld oder einen Zug wählen
