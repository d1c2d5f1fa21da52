# Siden til et bord: før spillet, og det som bare står der.

barred = Bare spillerne kan se dette spillet
barred-about = Verten vil ikke ha tilskuere ved dette bordet.
barred-tables = Se de åpne bordene
rename = Bytt navn
rename-save = Lagre navnet
learn = Lær spillet mens du venter
played = { $variant }, { $count ->
    [one] én spiller
   *[other] { $count } spillere
}
only-players = Bare spillerne får se dette spillet.
hints-on = Spillerne kan be om hint.
adapts-about = { $together ->
    [yes] Roboter som tilpasser seg, får nivåer når spillet starter. Nivåene bygger på partiene dere har spilt ferdig. Da vinner laget omtrent tre av fem partier.
   *[other] Roboter som tilpasser seg, får nivåer når spillet starter. Nivåene bygger på partiene dere har spilt ferdig. I snitt vinner dere da omtrent like ofte som hver av robotene.
}
hint = Hint
weekly = Ukens oppdrag
weekly-about = Det første forsøket på ukens oppdrag teller.
weekly-results = Ukens resultater
rematch-ready = Neste spill er klart.
