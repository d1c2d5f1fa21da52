"""Templates instantiated for every game: see parlour.core.template."""
