"""The coach: what a strong player would do, and what another move costs."""
