# Die Aufzeichnung einer Partie: was man mit einem Zug machen kann.

actions = Dieser Zug
moments = Verlauf
review = Rückblick
review-title = Rückblick auf deine Partie
link = Link zu diesem Zug kopieren
seat-you = { $name } (du)

## Bilder und Animationen

picture = Bild
picture-title = Bild oder Animation
picture-shows = { $title } bei Zug { $step }
picture-save = Bild speichern
picture-send = Teilen
picture-failed = Dieser Browser kann den Tisch nicht zeichnen. Mach stattdessen ein Bildschirmfoto oder nimm einen anderen Browser.
animation = Animation
animation-about = Ein kurzes GIF, das in jedem Chat läuft.
animation-from = Von Zug
animation-to = bis Zug
animation-range = Wähle zwei Züge zwischen 0 und { $last }, den früheren zuerst. Die Animation kann höchstens { $most } Züge zeigen.
animation-make = Animation erstellen
animation-done = { $done } von { $count }
animation-save = Animation speichern ({ $kilobytes } KB)
