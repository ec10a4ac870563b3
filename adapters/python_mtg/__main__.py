"""`python -m adapters.python_mtg`: serve python-mtg over standard input and output."""

import sys

from adapters.python_mtg.engine import PythonMtg
from touchstone.protocol.stdio import serve

serve(PythonMtg(idle="--idle" in sys.argv[1:]))
