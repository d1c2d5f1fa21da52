# En innføring mens et bord venter på spillere.

to-table = Tilbake til bordet
seats = { $count ->
    [0] Alle er her
    [one] Én ledig plass
   *[other] { $count } ledige plasser
}
started = Spillet har begynt
started-about = De andre sitter ved bordet. Du kan ta resten av innføringen senere.
go = Gå til bordet
