# Die Liste der offenen Tische.

title = Offene Tische
about = An diesen Tischen können alle mitspielen – oder zuschauen, wenn die Partie schon läuft.
none = Gerade keine offenen Tische
none-about = Eröffne einen Tisch, an dem alle mitspielen dürfen, dann erscheint er hier.
create = Spiel aussuchen
free = { $count ->
    [0] keine freien Plätze
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
opened = eröffnet { $ago }
started = begonnen { $ago }
more = Mehr anzeigen
failed = Die Liste konnte nicht geladen werden.
own-rules = Hausregeln
nobody = Noch sitzt hier niemand
