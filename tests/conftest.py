"""What all tests share: tables wait for their compiled rules, so that every run does the same."""

import os

os.environ.setdefault("PARLOUR_COMPILE", "now")
