"""The app in other browser engines than Chromium: Firefox and WebKit."""
