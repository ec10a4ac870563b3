"""Two engines that know no rule and no card: the floor that every scenario must stand above."""

from typing import get_args

from msgspec import UNSET

from touchstone import __version__
from touchstone.protocol import (
    PROTOCOL_VERSION,
    ActResult,
    Capability,
    CardsKnownParams,
    CardsKnownResult,
    EngineError,
    FactsAskParams,
    FactsAskResult,
    GameActParams,
    GameAnswerParams,
    GameLegalParams,
    GameLegalResult,
    GameLogParams,
    GameLogResult,
    GameNewParams,
    GameNewResult,
    GameObserveParams,
    InitializeParams,
    InitializeResult,
    ObjectSetup,
    ObjectView,
    Pass,
    PlayerSetup,
    PlayerView,
    Priority,
    Ref,
    Snapshot,
    StateSetup,
)
from touchstone.protocol.words import Zone
from touchstone.rulesets import RULESETS


class DoNothing:
    """Accepts everything and changes nothing: the state stays what `game/new` asked for."""

    name = "do-nothing"

    def __init__(self) -> None:
        self._snapshot: Snapshot | None = None

    def initialize(self, params: InitializeParams) -> InitializeResult:
        """Claim every ruleset and every capability, so that no scenario is left out."""
        return InitializeResult(
            protocol_version=PROTOCOL_VERSION,
            name=self.name,
            version=__version__,
            language="Python",
            rulesets=RULESETS,
            capabilities=get_args(Capability),
        )

    def cards_known(self, params: CardsKnownParams) -> CardsKnownResult:
        """Claim every card."""
        return CardsKnownResult(known=params.names)

    def game_new(self, params: GameNewParams) -> GameNewResult:
        """Show the state that was asked for."""
        handles = {given.handle: f"object-{number}" for number, given in enumerate(params.state.objects, 1)}
        self._snapshot = _as_given(params.state, handles)
        return GameNewResult(handles=handles, snapshot=self._snapshot)

    def game_act(self, params: GameActParams) -> ActResult:
        """Accept, and do nothing."""
        return self._outcome()

    def game_answer(self, params: GameAnswerParams) -> ActResult:
        """Accept, and do nothing."""
        return self._outcome()

    def game_observe(self, params: GameObserveParams) -> Snapshot:
        """The state of the beginning, the same to every viewer."""
        return self._shown()

    def game_legal(self, params: GameLegalParams) -> GameLegalResult:
        """Passing is all that it can think of."""
        return GameLegalResult(actions=(Pass(),))

    def game_log(self, params: GameLogParams) -> GameLogResult:
        """Nothing ever happens."""
        return GameLogResult(events=())

    def facts_ask(self, params: FactsAskParams) -> FactsAskResult:
        """It knows nothing."""
        return FactsAskResult(value=None)

    def shutdown(self) -> None:
        """Forget the game."""
        self._snapshot = None

    def _outcome(self) -> ActResult:
        return ActResult(outcome="accepted", waiting=self._shown().waiting)

    def _shown(self) -> Snapshot:
        if self._snapshot is None:
            raise EngineError("There is no game: call game/new first.")
        return self._snapshot


class AlwaysRefusing(DoNothing):
    """Refuses every action and every answer."""

    name = "always-refusing"

    def _outcome(self) -> ActResult:
        return ActResult(outcome="refused", waiting=self._shown().waiting, reason="other")


def _as_given(state: StateSetup, handles: dict[str, str]) -> Snapshot:
    return Snapshot(
        turn=state.turn,
        active=state.active,
        step=state.step,
        waiting=Priority(state.active),
        players=tuple(_player(player, state, handles) for player in state.players),
        objects=tuple(_object(given, handles) for given in state.objects),
        stack=(),
        revealed=(),
    )


def _player(player: PlayerSetup, state: StateSetup, handles: dict[str, str]) -> PlayerView:
    def cards_in(zone: Zone) -> tuple[str, ...]:
        return tuple(handles[each.handle] for each in state.objects if (each.zone, each.owner) == (zone, player.name))

    return PlayerView(
        name=player.name,
        life=player.life,
        team=player.team,
        poison=player.poison,
        mana=UNSET if player.mana else {},
        lands_played=player.lands_played,
        library=cards_in("library"),
        hand=cards_in("hand"),
        graveyard=cards_in("graveyard"),
    )


def _object(given: ObjectSetup, handles: dict[str, str]) -> ObjectView:
    """What the setup says of an object; its other characteristics stand on a card that nobody reads."""
    on_battlefield = given.zone == "battlefield"
    return ObjectView(
        id=handles[given.handle],
        zone=given.zone,
        owner=given.owner,
        controller=(given.controller or given.owner) if on_battlefield else None,
        previous=None,
        kind="card",
        name=given.card,
        tapped=given.tapped,
        face_down=given.face_down,
        flipped=given.flipped,
        counters=given.counters or {},
        damage=given.damage,
        attached_to=Ref(object=handles.get(given.attached_to)) if given.attached_to else None,
        attacking=None,
        is_attacking=False,
        is_blocked=False,
        blocking=(),
        chosen=given.chosen,
        source=None,
    )
