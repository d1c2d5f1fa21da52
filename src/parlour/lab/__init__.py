"""Games by the million: batches on cores and on a GPU, from the same rules."""
