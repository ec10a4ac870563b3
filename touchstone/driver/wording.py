"""How values, decisions and lists read in a sentence."""

from collections.abc import Iterable, Mapping

from touchstone.protocol import Decision, GameOver, Priority, Waiting

NUMBER_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def listed(words: Iterable[str], nothing: str = "nothing") -> str:
    """Say a list: "A", "A and B", "A, B and C"."""
    words = list(words)
    if not words:
        return nothing
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} and {words[-1]}"


def quoted(name: str) -> str:
    """Say the name of a card or an object."""
    return f'"{name}"'


def spelled(word: str) -> list[str]:
    """A word in the ways in which engines write it: as it is, in small letters, with capitals."""
    return list(dict.fromkeys((word, word.lower(), word.capitalize(), word.title())))


def counted(number: int, noun: str) -> str:
    """Say a number of things: "no counters", "1 counter", "2 counters"."""
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def said(value: object) -> str:
    """Say any value that an expectation compares."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return listed(f"{key} {number}" for key, number in value.items())
    if isinstance(value, (set, frozenset)):
        return listed(sorted(map(said, value)))
    if isinstance(value, (tuple, list)):
        return listed(map(said, value))
    return str(value)


def waiting_said(waiting: Waiting, options: Iterable[str] = ()) -> str:
    """Say what the engine waits for: whose priority, or which decision with which options."""
    match waiting:
        case Priority(player=player):
            return f"priority of {player}"
        case GameOver(winners=winners):
            return f"the end of the game, won by {listed(winners, 'nobody')}"
        case Decision(player=player, kind=kind):
            return f"{player} is asked for {kind} (options: {listed(options)})"
