"""Tables for people: durable, fair, fast. The one part of the house that nothing else imports."""
