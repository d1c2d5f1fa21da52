"""Text: message catalogues, and sentences made from them."""
