"""`python -m oracle`: the reference oracle over standard input and output."""

from oracle.engine import Oracle
from touchstone.protocol.stdio import serve

if __name__ == "__main__":
    serve(Oracle())
