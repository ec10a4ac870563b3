"""`python -m touchstone`: the same as the console script."""

from touchstone.cli import main

if __name__ == "__main__":
    main()
