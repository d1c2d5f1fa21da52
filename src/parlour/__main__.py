"""Run the command line with `python -m parlour`."""

import sys

from parlour.terminal.cli import main

sys.exit(main())
