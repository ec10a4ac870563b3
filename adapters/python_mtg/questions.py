"""Questions of python-mtg as decisions of the protocol, and answers back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from adapters.python_mtg.moves import Asked, Told
from adapters.python_mtg.views import Ids
from touchstone.protocol import Answer, Chosen, Decision, Number, Option, Ref


@dataclass
class Question:
    """A decision that waits, and how the game goes on from its answer."""

    decision: Decision
    told: Told = field(default_factory=Told)
    again: Callable[[Told], Any] | None = None
    source: str | None = None
    values: dict[str, object] = field(default_factory=dict)
    pairs: frozenset[tuple[str, str]] = frozenset()

    def number(self, count: int) -> None:
        """Give the decision an id of its own."""
        self.decision = replace(self.decision, id=f"decision-{count}")


def question(
    asked: Asked, told: Told, again: Callable[[Told], Any], source: str | None, player: str, ids: Ids
) -> Question:
    """A question in the middle of a move; python-mtg does not say whom it asks: the player whose turn it is."""
    shown = ids.id(source) if source else None
    if asked.key == "number":
        decision = Decision(id="", kind="number", player=player, source=shown, min=0, max=asked.most)
        return Question(decision, told, again, source)
    if asked.key == "may":
        options: Sequence[Option] = (Option(id="yes", label="yes"), Option(id="no", label="no"))
        values: dict[str, object] = {"yes": True, "no": False}
        return Question(
            Decision(id="", kind="may", player=player, source=shown, options=tuple(options)),
            told,
            again,
            source,
            values,
        )
    kind = "targets" if asked.key == "targets" else "objects"
    options = tuple(Option(id=ids.id(each), object=ids.id(each)) for each in asked.options)
    values = {ids.id(each): each for each in asked.options}
    return Question(
        Decision(id="", kind=kind, player=player, source=shown, options=options), told, again, source, values
    )


def answered(asked: Question, answer: Answer) -> list[object] | None:
    """The answer in python-mtg's words; None if it is no answer to the question."""
    decision = asked.decision
    if decision.kind == "number":
        fits = isinstance(answer, Number) and decision.min <= answer.number <= decision.max
        return [answer.number] if fits and isinstance(answer, Number) else None
    if not isinstance(answer, Chosen) or len(answer.options) != 1 or answer.options[0] not in asked.values:
        return None
    return [asked.values[answer.options[0]]]


def attackers(offered: Sequence[Any], player: str, opponent: str, ids: Ids) -> Question:
    """The declaration of attackers: creatures that stand in any of the sets offered."""
    able = sorted({id for _, chosen in offered for id in chosen})
    options = tuple(Option(id=ids.id(id), object=ids.id(id)) for id in able)
    return Question(
        Decision(
            id="",
            kind="attackers",
            player=player,
            options=options,
            min=0,
            max=len(able),
            defenders=(Ref(player=opponent),),
        )
    )


def blockers(offered: Sequence[Any], player: str, state: dict[str, Any], ids: Ids) -> Question:
    """The declaration of blockers: pairs that stand in any of the sets offered."""
    pairs = frozenset(pair for _, chosen in offered for pair in chosen)
    able = sorted({blocker for blocker, _ in pairs})
    attacking = sorted({attacker for attacker, _ in state["attacks"]})
    options = tuple(Option(id=ids.id(id), object=ids.id(id)) for id in able)
    return Question(
        Decision(
            id="",
            kind="blockers",
            player=player,
            options=options,
            min=0,
            max=len(able),
            defenders=tuple(Ref(object=ids.id(id)) for id in attacking),
        ),
        pairs=pairs,
    )
