"""Templates of modules that every game has: see parlour.core.template."""
