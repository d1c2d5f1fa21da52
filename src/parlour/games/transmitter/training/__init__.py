"""Transmitter: how the network of `master` is trained (PyTorch, best on a GPU)."""
