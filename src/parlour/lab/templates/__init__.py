"""Templates of modules that the lab makes for every game: see parlour.core.template."""
