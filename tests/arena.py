"""A game on the oracle for tests of single rules: cards made up on the spot, objects by their handles."""

from collections.abc import Sequence
from typing import Any

import msgspec

from oracle.engine import Oracle
from oracle.words.abilities import Card
from touchstone.protocol import (
    Activate,
    ActResult,
    Announcement,
    Answer,
    Attack,
    Attacks,
    Block,
    Blocks,
    Chosen,
    Concede,
    Decision,
    Division,
    EventView,
    GameActParams,
    GameAnswerParams,
    GameLogParams,
    GameNewParams,
    GameObserveParams,
    ObjectSetup,
    ObjectView,
    Pass,
    Play,
    PlayerSetup,
    PlayerView,
    Priority,
    Ref,
    Share,
    Snapshot,
    StateSetup,
)

TWO = (PlayerSetup(name="Alice"), PlayerSetup(name="Bob"))
THREE = (*TWO, PlayerSetup(name="Carol"))


def card(name: str, **fields: Any) -> Card:
    """A card that exists for a test, in the words of a card file."""
    return msgspec.convert({"name": name, **fields}, Card)


def spell(name: str, *effects: dict[str, Any], **more: Any) -> Card:
    """An instant that costs nothing."""
    return card(name, types=["Instant"], cost="{0}", spell={"effects": effects, **more})


def creature(name: str, power: int, toughness: int, *abilities: Any, **fields: Any) -> Card:
    """A creature that exists for a test."""
    return card(name, types=["Creature"], power=power, toughness=toughness, abilities=abilities, **fields)


def enchantment(name: str, affects: dict[str, Any], change: dict[str, Any]) -> Card:
    """An enchantment whose effect changes the objects that fit a description."""
    effect = {"static": "continuous", "affects": affects, "change": change}
    return card(name, types=["Enchantment"], abilities=[{"ability": "static", "effect": effect}])


def there(owner: str, name: str, *handles: str, zone: Any = "battlefield", **status: Any) -> list[ObjectSetup]:
    """Cards of a player in a zone, in play if nothing else is said; one for each handle (else one, by its name)."""
    return [ObjectSetup(handle=it, card=name, zone=zone, owner=owner, **status) for it in handles or (name,)]


def lands(owner: str, name: str, number: int) -> list[ObjectSetup]:
    """Untapped lands of a player."""
    return there(owner, name, *(f"{owner}'s {name} {n}" for n in range(number)))


class Arena:
    """A game in progress. Players act by name, objects are named by handles."""

    def __init__(
        self,
        *objects: Sequence[ObjectSetup],
        cards: Sequence[Card] = (),
        players: tuple[PlayerSetup, ...] = TWO,
        active: str = "Alice",
        step: Any = "precombat-main",
        turn: int = 5,
        ruleset: str = "2007-10",
    ) -> None:
        self.oracle = Oracle(more_cards={one.name: one for one in cards})
        everything = tuple(it for some in objects for it in some)
        state = StateSetup(players=players, objects=everything, active=active, step=step, turn=turn)
        self._handles = self.oracle.game_new(GameNewParams(ruleset=ruleset, state=state)).handles

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def shown(self) -> Snapshot:
        """The whole game."""
        return self.oracle.game_observe(GameObserveParams())

    @property
    def log(self) -> tuple[EventView, ...]:
        """Everything that happened."""
        return self.oracle.game_log(GameLogParams()).events

    def __getitem__(self, handle: str) -> ObjectView:
        """The object of a handle, in whatever zone it is now. Raises KeyError if it is no more."""
        by_previous = {it.previous: it for it in self.shown.objects}
        by_id = {it.id: it for it in self.shown.objects}
        id = self._handles[handle]
        return by_id[id] if id in by_id else self._descendant(id, by_previous)

    def _descendant(self, id: str, by_previous: dict[Any, ObjectView]) -> ObjectView:
        while id not in by_previous:
            number = int(id[1:])
            now = self.oracle._game.state.became[number] if self.oracle._game else number
            id = f"o{now}"
        return by_previous[id]

    def size(self, handle: str) -> tuple[Any, Any]:
        """Power and toughness."""
        return self[handle].power, self[handle].toughness

    def keywords(self, handle: str) -> set[str | None]:
        """The keywords of an object."""
        return {ability.keyword for ability in self[handle].abilities or ()}

    def player(self, name: str) -> PlayerView:
        """A player."""
        return next(player for player in self.shown.players if player.name == name)

    def life(self, name: str) -> int:
        """A player's life total."""
        return self.player(name).life

    def zone(self, handle: str) -> str:
        """Where the object of a handle is."""
        return self[handle].zone

    @property
    def asked(self) -> Decision:
        """The pending decision."""
        waiting = self.shown.waiting
        assert isinstance(waiting, Decision), waiting
        return waiting

    @property
    def priority(self) -> str:
        """Who has priority."""
        waiting = self.shown.waiting
        assert isinstance(waiting, Priority), waiting
        return waiting.player

    @property
    def stack(self) -> list[str]:
        """The names of what is on the stack, from the top."""
        names = {it.id: str(it.name) for it in self.shown.objects}
        return [names[id] for id in self.shown.stack]

    # -- acting --------------------------------------------------------------------------------------------

    def tries(self, player: str, action: Any) -> ActResult:
        """An action, whatever comes of it."""
        return self.oracle.game_act(GameActParams(player=player, action=action))

    def does(self, player: str, action: Any) -> None:
        """An action that must be accepted."""
        result = self.tries(player, action)
        assert result.outcome == "accepted", result

    def ref(self, thing: str) -> Ref:
        """A handle or a player."""
        return Ref(object=self[thing].id) if thing in self._handles else Ref(player=thing)

    def plays(self, player: str, handle: str, *targets: str, **announced: Any) -> None:
        """Play a card with targets."""
        announcement = Announcement(targets=tuple(map(self.ref, targets)) if targets else None, **announced)
        self.does(player, Play(object=self[handle].id, announcement=announcement))

    def activates(self, player: str, handle: str, *targets: str, **named: Any) -> None:
        """Play an activated ability with targets."""
        announcement = Announcement(targets=tuple(map(self.ref, targets)) if targets else None)
        self.does(player, Activate(object=self[handle].id, announcement=announcement, **named))

    def concedes(self, player: str) -> None:
        """A player leaves the game."""
        self.does(player, Concede())

    def pass_once(self, rounds: int = 1) -> None:
        """So many times, whoever has priority passes."""
        for _ in range(rounds):
            self.does(self.priority, Pass())

    def resolve(self) -> None:
        """All pass until the top of the stack has resolved, or a question comes up."""
        before = self.shown.stack
        while isinstance(self.shown.waiting, Priority) and before[:1] == self.shown.stack[:1]:
            self.pass_once()

    def until(self, active: str, step: str) -> None:
        """Pass until the step of a player's turn; nobody attacks or blocks on the way."""
        for _ in range(200):
            shown = self.shown
            if (shown.active, shown.step) == (active, step) and isinstance(shown.waiting, Priority):
                return
            if isinstance(shown.waiting, Decision) and shown.waiting.kind in ("attackers", "blockers"):
                self.answer(Attacks(()) if shown.waiting.kind == "attackers" else Blocks(()))
            else:
                self.pass_once()
        raise AssertionError(f"{active}'s {step} never comes")

    def tries_to_answer(self, answer: Answer) -> ActResult:
        """An answer to the pending decision, whatever comes of it."""
        return self.oracle.game_answer(GameAnswerParams(decision=self.asked.id, answer=answer))

    def answer(self, answer: Answer) -> None:
        """An answer that must be accepted."""
        result = self.tries_to_answer(answer)
        assert result.outcome == "accepted", result

    def chooses(self, *labels: str) -> None:
        """Choose options by their labels, their objects' handles or players."""
        self.answer(Chosen(tuple(self.option(label) for label in labels)))

    def option(self, label: str) -> str:
        """The id of the option with this label, of this handle or player."""
        id = self[label].id if label in self._handles else None
        found = [
            o.id
            for o in self.asked.options
            if label in (o.id, o.label, o.player) or (id is not None and o.object == id)
        ]
        assert len(found) == 1, (label, self.asked.options)
        return found[0]

    def attacks(self, **attacks: str) -> None:
        """Move on to the declaration of attackers and attack: `handle=defender`."""
        self._move_to_question()
        chosen = tuple(Attack(self[handle].id, self.ref(whom)) for handle, whom in attacks.items())
        self.answer(Attacks(chosen))

    def blocks(self, **blocks: str) -> None:
        """Move on to the declaration of blockers and block: `handle=attacker`."""
        self._move_to_question()
        self.answer(Blocks(tuple(Block(self[handle].id, self[attacker].id) for handle, attacker in blocks.items())))

    def divides(self, **shares: int) -> None:
        """Divide an amount among options."""
        self.answer(self.division(**shares))

    def division(self, **shares: int) -> Division:
        """An answer to a `divide` decision, by handles and players."""
        return Division(tuple(Share(self.option(label), amount) for label, amount in shares.items()))

    def _move_to_question(self) -> None:
        while isinstance(self.shown.waiting, Priority):
            self.pass_once()
