"""The games: one folder each, all alike. Installed packages add theirs as `parlour.games`."""

from importlib.metadata import entry_points

from parlour.core.game import register

for _name in ("transmitter",):
    register(_name, f"parlour.games.{_name.replace('-', '_')}:GAME")
for _entry in entry_points(group="parlour.games"):
    register(_entry.name, _entry.value)
