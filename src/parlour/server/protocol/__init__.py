"""What goes over the wire, who may send it, and how much."""
