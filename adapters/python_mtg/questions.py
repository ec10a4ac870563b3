"""Questions of python-mtg as decisions of the protocol, and answers back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from adapters.python_mtg.asking import Asked, Told
from adapters.python_mtg.ids import Ids
from touchstone.protocol import Answer, Attacks, Blocks, Chosen, Decision, Number, Option, Ref
from touchstone.protocol.words import DecisionKind


@dataclass
class Question:
    """A decision that waits, what its options stand for in python-mtg, and how the game goes on from its answer."""

    decision: Decision
    values: dict[str, Any] = field(default_factory=dict)
    pairs: frozenset[tuple[str, str]] = frozenset()
    told: Told = field(default_factory=Told)
    change: Callable[[Told], Any] | None = None
    then: Callable[[], None] | None = None
    source: str | None = None

    def numbered(self, count: int) -> "Question":
        """The question with an id of its own."""
        self.decision = replace(self.decision, id=f"decision-{count}")
        return self

    def chosen(self, answer: Attacks | Blocks) -> frozenset[Any] | None:
        """A declaration in python-mtg's ids; None if something in it was no option."""
        if isinstance(answer, Attacks):
            attacking = [attack.attacker for attack in answer.attacks]
            known = all(each in self.values for each in attacking)
            return frozenset(self.values[each] for each in attacking) if known else None
        pairs = [(block.blocker, block.attacker) for block in answer.blocks]
        known = all(pair in self.pairs for pair in pairs)
        return frozenset((self.values[b], self.values[a]) for b, a in pairs) if known else None


def declared(answer: Attacks | Blocks) -> str:
    """The kind of python-mtg's move for a declaration."""
    return "attack" if isinstance(answer, Attacks) else "block"


def question(asked: Asked, player: str, ids: Ids, source: str | None) -> Question:
    """A question in the middle of a move."""
    shown = ids.id(source) if source else None
    if asked.key == "number":
        return Question(Decision(id="", kind="number", player=player, source=shown, min=0, max=asked.most))
    if asked.key == "may":
        options = tuple(Option(id=word, label=word) for word in ("yes", "no"))
        decision = Decision(id="", kind="may", player=player, source=shown, options=options)
        return Question(decision, {"yes": True, "no": False})
    kind: DecisionKind = "targets" if asked.key == "targets" else "objects"
    decision = Decision(id="", kind=kind, player=player, source=shown, options=_options(asked.options, ids))
    return Question(decision, {ids.id(each): each for each in asked.options})


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
    return _declaration("attackers", player, able, (Ref(player=opponent),), ids)


def blockers(offered: Sequence[Any], player: str, state: dict[str, Any], ids: Ids) -> Question:
    """The declaration of blockers: pairs that stand in any of the sets offered."""
    pairs = sorted({pair for _, chosen in offered for pair in chosen})
    attacking = sorted(id for id, _ in state["attacks"])
    defenders = tuple(Ref(object=ids.id(id)) for id in attacking)
    found = _declaration("blockers", player, sorted({blocker for blocker, _ in pairs}), defenders, ids)
    found.values |= {ids.id(id): id for id in attacking}
    found.pairs = frozenset((ids.id(blocker), ids.id(attacker)) for blocker, attacker in pairs)
    return found


def _declaration(
    kind: DecisionKind, player: str, able: Sequence[str], defenders: tuple[Ref, ...], ids: Ids
) -> Question:
    decision = Decision(
        id="", kind=kind, player=player, options=_options(able, ids), min=0, max=len(able), defenders=defenders
    )
    return Question(decision, {ids.id(id): id for id in able})


def _options(engine_ids: Sequence[str], ids: Ids) -> tuple[Option, ...]:
    return tuple(Option(id=ids.id(each), object=ids.id(each)) for each in engine_ids)
