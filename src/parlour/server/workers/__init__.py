"""Other processes: bots, compiling, studies, and the workers that share the load."""
