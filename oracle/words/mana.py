"""Mana costs: what stands in the upper right corner of a card (rules 104.3, 203)."""

import re
from collections import Counter
from functools import cache, cached_property

import msgspec

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
ALL_COLORS = frozenset(COLORS.values())
COLORLESS = "C"
_SYMBOL = re.compile(r"\{([^{}]+)\}")


class ManaCost(msgspec.Struct, frozen=True, dict=True):
    """Mana symbols in printed order, without their braces."""

    symbols: tuple[str, ...]

    @cached_property
    def colors(self) -> frozenset[str]:
        """The colours of the symbols (203.2)."""
        return frozenset(COLORS[letter] for symbol in self.symbols for letter in symbol.split("/") if letter in COLORS)

    @cached_property
    def generic(self) -> int:
        """The sum of the numerals."""
        return sum(int(symbol) for symbol in self.symbols if symbol.isdigit())

    @cached_property
    def colored(self) -> tuple[str, ...]:
        """The symbols that ask for certain colours, hybrid ones included."""
        return tuple(symbol for symbol in self.symbols if not symbol.isdigit() and symbol != "X")

    @cached_property
    def x_count(self) -> int:
        """How many {X} there are."""
        return self.symbols.count("X")

    def value(self, x: int = 0) -> int:
        """The converted mana cost (203.3); X is 0 anywhere but on the stack."""
        return self.generic + len(self.colored) + x * self.x_count

    def __str__(self) -> str:
        return "".join("{" + symbol + "}" for symbol in self.symbols)


@cache
def parse_cost(text: str) -> ManaCost:
    """Read a cost such as "{2}{G}{G}". Raises ValueError for anything else."""
    symbols = tuple(_SYMBOL.findall(text))
    if "".join("{" + symbol + "}" for symbol in symbols) != text:
        raise ValueError(f"expected mana symbols in braces such as {{2}}{{G}}, got {text!r}")
    for symbol in symbols:
        if not (symbol.isdigit() or symbol in ("X", "S") or all(part in COLORS for part in symbol.split("/"))):
            raise ValueError(f"{{{symbol}}} in {text!r} is no mana symbol")
    return ManaCost(symbols)


def parse_mana(text: str) -> dict[str, int]:
    """Read an amount of mana such as "{G}{G}{1}" into colour letters and numbers; numerals are colourless."""
    mana: Counter[str] = Counter()
    for symbol in parse_cost(text).symbols:
        if symbol.isdigit():
            mana[COLORLESS] += int(symbol)
        else:
            mana[symbol] += 1
    return dict(mana)
