"""The lab: millions of games per study, on CPU cores and GPUs, from the same rules."""
