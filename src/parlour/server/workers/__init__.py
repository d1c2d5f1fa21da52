"""Other processes: bots, compilation, studies, and the server's workers."""
