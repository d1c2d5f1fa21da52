"""Templates that the lab instantiates for every game: see parlour.core.template."""
