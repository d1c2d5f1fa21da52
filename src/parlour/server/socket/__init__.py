"""WebSocket connections, from bytes to messages."""
