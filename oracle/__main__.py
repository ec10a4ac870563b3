"""Serve the oracle over standard input and output: `python -m oracle [--misreading ID]`."""

import argparse

from oracle.engine import Oracle
from oracle.misreadings import misreadings
from touchstone.protocol.stdio import serve


def main() -> None:
    """Start serving; with a misreading, as an engine that has one ruling wrong."""
    parser = argparse.ArgumentParser(prog="python -m oracle", description="The reference engine, over stdio.")
    parser.add_argument("--misreading", metavar="ID", help="be wrong in one ruling, for example LRW-PW-20")
    chosen = parser.parse_args().misreading
    if chosen is not None and chosen not in misreadings():
        parser.error(f"there is no misreading {chosen}; `touchstone misreadings` lists them")
    serve(Oracle(chosen))


if __name__ == "__main__":
    main()
