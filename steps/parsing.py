"""The pieces that steps are written with: lists of cards, what is named, zones, and the tails of "plays"."""

import re
from typing import Any, Literal

from touchstone.driver import ScenarioFault, Table, answers
from touchstone.driver.doing import Named
from touchstone.driver.position import CardEntry
from touchstone.protocol import Announcement, Zone

AND = r"(?:, and |, | and )"
PLAYER = r"(?P<player>[A-Z]\w*)"
NAME = r'"(?P<name>[^"]+)"'
MANA = r"(?:\{[^}]+\})+"
ENTRY = r'(?:(?:\d+|an?) )?(?:(?:un)?tapped )?"[^"]+"(?: as "[^"]+")?'
ENTRIES = rf"(?P<cards>{ENTRY}(?:{AND}{ENTRY})*)"
QUOTED = rf'"[^"]+"(?:{AND}"[^"]+")*'
WORD = r"[A-Z][\w'-]*(?: [A-Z][\w'-]*)*|white|blue|black|red|green"
ONE = rf'(?:(?:\d+ |the (?:[a-z]+ )?ability of )?"[^"]+"|{WORD})'
SEVERAL = rf"{ONE}(?:{AND}{ONE})*"
AT = rf'{QUOTED} at (?:"[^"]+"|[A-Z]\w*)'
ON = rf'{QUOTED} on "[^"]+"'
ON_DATE = r"(?: on (?P<date>\d{4}-\d{2}-\d{2}))?"
STEP = r"(?P<step>[a-z][a-z ]*? (?:step|phase)|upkeep|turn)"
TAIL = r" (?:targeting|with|choosing|for its|paying with|as) .+"

_ENTRY = re.compile(r'(?:(?P<count>\d+|an?) )?(?P<tapped>(?:un)?tapped )?"(?P<name>[^"]+)"(?: as "(?P<alias>[^"]+)")?')
_ONE = re.compile(
    rf'(?:(?P<count>\d+) |(?P<ability>the (?:(?P<keyword>[a-z]+) )?ability of ))?"(?P<object>[^"]+)"|(?P<word>{WORD})'
)
_QUOTED = re.compile(r'"([^"]+)"')
_NUMBERS = re.compile(r"\d+")
_TAIL = re.compile(
    rf" targeting (?P<targets>{SEVERAL})"
    r"| with X = (?P<x>-?\d+)"
    rf"| choosing modes? (?P<modes>\d+(?:{AND}\d+)*)"
    r"| for its (?P<alternative>[a-z]+) cost"
    rf"| paying with (?P<pay>{QUOTED})"
    rf'| as "(?P<face>[^"]+)"'
    rf"| with (?P<optional>[a-z]+(?:{AND}[a-z]+)*)"
)
ZONES: dict[str, Zone] = {
    "in hand": "hand",
    "in the graveyard": "graveyard",
    "removed from the game": "exile",
    "in exile": "exile",
    "in play": "battlefield",
    "on the battlefield": "battlefield",
    "on the stack": "stack",
    "in the library": "library",
}
ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4}


def entries(text: str) -> list[CardEntry]:
    """A card list: `"Shock", 3 "Forest" and "Plains" as "Alice's Plains"`."""
    found = []
    for match in _ENTRY.finditer(text):
        count = match["count"]
        number = int(count) if count and count.isdigit() else None
        found.append(CardEntry(match["name"], number, match["alias"], match["tapped"] == "tapped "))
    return found


def quoted(text: str) -> list[str]:
    """The names between double quotes."""
    return _QUOTED.findall(text)


def players(text: str) -> list[str]:
    """The bare names of players."""
    return re.findall(r"[A-Z]\w*", text)


def how_many(word: str) -> int:
    """A number as a step says it: "a", "no", "3"."""
    return int(word) if word.isdigit() else {"a": 1, "an": 1, "no": 0}[word]


def numbers(text: str) -> list[int]:
    """Whole numbers: "1 and 3"."""
    return [int(each) for each in _NUMBERS.findall(text)]


def named(table: Table, text: str) -> list[Named]:
    """What a step names: objects in quotes, players, or plain words."""
    found = []
    for match in _ONE.finditer(text):
        if match["object"]:
            kind: Literal["ability", "object"] = "ability" if match["ability"] else "object"
            found.append(Named(match["object"], kind, int(match["count"] or 1), match["keyword"]))
        else:
            found.append(Named(match["word"], "player" if match["word"] in table.position.seats else "word"))
    return found


def attacked(table: Table, text: str) -> Named:
    """What is attacked: an object, or a player."""
    return Named(text.strip('"')) if text.startswith('"') else Named(table.player(text), "player")


def paired(text: str, link: str) -> list[tuple[str, str]]:
    """Pairs as in `"A" and "B" at Bob and "C" at "Garruk Wildspeaker"`, the second part as written."""
    pairs = []
    for match in re.finditer(rf'({QUOTED}) {link} ("[^"]+"|[A-Z]\w*)', text):
        pairs += [(name, match[2]) for name in quoted(match[1])]
    return pairs


def announcement(table: Table, tails: str | None) -> tuple[Announcement, str | None]:
    """What the tails of "plays" announce, and the half of a split card if one is named."""
    announced: dict[str, Any] = {}
    face = None
    position = 0
    tails = tails or ""
    while position < len(tails):
        match = _TAIL.match(tails, position)
        if match is None:
            raise ScenarioFault(
                f'"{tails[position:].strip()}" is not understood; expected "targeting ...", "with X = 3", '
                '"choosing mode 2", "for its evoke cost", "with buyback" or "paying with ...".'
            )
        announced |= _announced(table, match)
        face = match["face"] or face
        position = match.end()
    return Announcement(**announced), face


def _announced(table: Table, match: re.Match[str]) -> dict[str, Any]:
    if match["targets"]:
        targets = named(table, match["targets"])
        return {"targets": tuple(answers.referred(table, each) for each in targets)}
    if match["x"]:
        return {"x": int(match["x"])}
    if match["modes"]:
        return {"modes": tuple(numbers(match["modes"]))}
    if match["alternative"]:
        return {"alternative_cost": match["alternative"]}
    if match["pay"]:
        return {"pay_with": tuple(table.ref(name, is_player=False) for name in quoted(match["pay"]))}
    if match["optional"]:
        return {"optional_costs": tuple(re.split(AND, match["optional"]))}
    return {}


def mana(text: str) -> dict[str, int]:
    """Mana symbols counted: {2}{G}{G} is two colourless and two green."""
    counts: dict[str, int] = {}
    for symbol in re.findall(r"\{([^}]+)\}", text):
        key, number = ("C", int(symbol)) if symbol.isdigit() else (symbol, 1)
        counts[key] = counts.get(key, 0) + number
    return {key: counts[key] for key in sorted(counts)}


def fact(text: str) -> object:
    """The answer that a step expects: yes or no, a number, a date, words, or numbers by words."""
    if text in ("yes", "no"):
        return text == "yes"
    if text.isdigit():
        return int(text)
    parts = re.split(AND, text)
    shares = [re.fullmatch(r"([\w' -]+?) (\d+)", part) for part in parts]
    if all(shares):
        return {share[1]: int(share[2]) for share in shares if share}
    return tuple(parts) if len(parts) > 1 else text


def third_person(action: str) -> str:
    """The verb of "tries to play ..." as another step says it: "plays ..."."""
    verb, _, rest = action.partition(" ")
    ending = "es" if verb.endswith(("ss", "sh", "ch", "x")) else "s"
    return f"{verb}{ending} {rest}".strip()
