"""HTTP for what is not live."""
