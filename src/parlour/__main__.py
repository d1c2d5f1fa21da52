"""`python -m parlour` is the command line."""

import sys

from parlour.terminal.cli import main

sys.exit(main())
