"""`python -m periplus` is the `periplus` command."""

import sys

from periplus.cli import main

sys.exit(main())
