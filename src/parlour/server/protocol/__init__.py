"""Messages, events, guests and limits."""
