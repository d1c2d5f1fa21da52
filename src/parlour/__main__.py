"""`python -m parlour` is the command line."""

import sys

from parlour.cli import main

sys.exit(main())
