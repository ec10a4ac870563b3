"""The command line. Commands are the modules of `touchstone.commands`; only the one that is called is imported."""

import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pkgutil import iter_modules

from cyclopts import App, CycloptsError

from touchstone import __version__, commands
from touchstone.faults import Exit, SuiteFault, UsageError
from touchstone.hosting.errors import EngineNotStarted


def app(*, lazy: bool = True) -> App:
    """The application: a command for each module of `touchstone.commands`, under the module's name.

    Lazy commands start faster; only the overview of all commands needs the others, to describe them.
    """
    application = App(
        name="touchstone",
        help="Hold a Magic rules engine against the rulings.",
        help_epilogue="Exit codes: 0 as expected, 1 not as expected, 2 usage, 3 a fault of the suite, "
        "4 the engine did not start.",
        version=f"touchstone {__version__}",
        result_action="return_value",
    )
    for module in iter_modules(commands.__path__):
        where = f"touchstone.commands.{module.name}"
        command = f"{where}:{module.name}" if lazy else getattr(import_module(where), module.name)
        application.command(command, name=module.name.replace("_", "-"))
    return application


def call(arguments: Sequence[str]) -> int:
    """Run a command; the exit code."""
    try:
        overview = not arguments or arguments[0] in ("--help", "-h")
        return int(app(lazy=not overview)(arguments, exit_on_error=False) or Exit.AS_EXPECTED)
    except CycloptsError:  # it has been printed
        return Exit.USAGE
    except UsageError as error:
        print(f"touchstone: {error}", file=sys.stderr)
        return Exit.USAGE
    except EngineNotStarted as error:
        print(f"touchstone: {error.report()}", file=sys.stderr)
        return Exit.ENGINE_DID_NOT_START
    except SuiteFault as fault:
        print("touchstone: the suite itself is at fault:", *fault.problems, sep="\n", file=sys.stderr)
        return Exit.SUITE_FAULT


def main() -> None:
    """The console script. What the encoding of the terminal lacks is written as an escape."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = call(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has read enough
        sys.stdout = None  # nothing is left to be flushed at exit
        code = Exit.AS_EXPECTED
    sys.exit(code)
