"""More of the zoo: the oracle with one subtle fault each, as a program: `python zoo_oracle.py FAULT`."""

import sys

from msgspec.structs import replace

from oracle.engine import Oracle
from touchstone.protocol import (
    ActResult,
    Attacks,
    Decision,
    GameActParams,
    GameAnswerParams,
    GameNewParams,
    GameNewResult,
    GameObserveParams,
    Option,
    Pass,
    Play,
    PlayerView,
    Snapshot,
)
from touchstone.protocol.stdio import serve


class AcceptsIllegalActions(Oracle):
    """Says of what it refuses that it has been done."""

    def game_act(self, params: GameActParams) -> ActResult:
        return replace(super().game_act(params), outcome="accepted", reason=None)


class RefusesLegalActions(Oracle):
    """Lets nobody play a card."""

    def game_act(self, params: GameActParams) -> ActResult:
        if isinstance(params.action, Play):
            return ActResult(outcome="refused", waiting=self._waiting(), reason="cannot-pay")
        return super().game_act(params)


class PaysForRefusals(Oracle):
    """Each refused action costs a life, as the snapshots show."""

    def __init__(self) -> None:
        super().__init__()
        self._refusals = 0

    def game_new(self, params: GameNewParams) -> GameNewResult:
        self._refusals = 0
        return super().game_new(params)

    def game_act(self, params: GameActParams) -> ActResult:
        result = super().game_act(params)
        self._refusals += result.outcome == "refused"
        return result

    def game_observe(self, params: GameObserveParams) -> Snapshot:
        def poorer(player: PlayerView) -> PlayerView:
            return replace(player, life=player.life - self._refusals)

        shown = super().game_observe(params)
        return replace(shown, players=tuple(map(poorer, shown.players)))


class NeverAsks(Oracle):
    """Decides for the players that nobody attacks."""

    def game_act(self, params: GameActParams) -> ActResult:
        result = super().game_act(params)
        while isinstance(result.waiting, Decision) and result.waiting.kind == "attackers":
            result = super().game_answer(GameAnswerParams(decision=result.waiting.id, answer=Attacks(())))
        return result


class AsksForNothing(Oracle):
    """After each pass it asks the player whether a pass was really meant, and does not wait for the answer."""

    def __init__(self) -> None:
        super().__init__()
        self._sure: Decision | None = None

    def game_new(self, params: GameNewParams) -> GameNewResult:
        self._sure = None
        return super().game_new(params)

    def game_act(self, params: GameActParams) -> ActResult:
        result = super().game_act(params)
        if isinstance(params.action, Pass):
            options = (Option(id="yes", label="yes"), Option(id="no", label="no"))
            self._sure = Decision(id="sure", kind="may", player=params.player, options=options)
            return replace(result, waiting=self._sure)
        return result

    def game_observe(self, params: GameObserveParams) -> Snapshot:
        shown = super().game_observe(params)
        return replace(shown, waiting=self._sure) if self._sure else shown

    def game_answer(self, params: GameAnswerParams) -> ActResult:
        if self._sure and params.decision == self._sure.id:
            self._sure = None
            return ActResult(outcome="accepted", waiting=self._waiting())
        return super().game_answer(params)


class LosesObjects(Oracle):
    """Forgets the names of objects, and what they were in the zone that they came from."""

    def game_observe(self, params: GameObserveParams) -> Snapshot:
        shown = super().game_observe(params)
        return replace(shown, objects=tuple(replace(each, previous=None, name="Zork") for each in shown.objects))


class HidesTheBattlefield(Oracle):
    """Shows nothing of what is in play once the game goes on."""

    def game_observe(self, params: GameObserveParams) -> Snapshot:
        shown = super().game_observe(params)
        return replace(shown, objects=tuple(each for each in shown.objects if each.zone != "battlefield"))


class LosesCount(Oracle):
    """Loses count of life."""

    def game_observe(self, params: GameObserveParams) -> Snapshot:
        shown = super().game_observe(params)
        return replace(shown, players=tuple(replace(each, life=20) for each in shown.players))


FAULTS: dict[str, type[Oracle]] = {
    "nothing": Oracle,
    "accepts illegal actions": AcceptsIllegalActions,
    "refuses legal actions": RefusesLegalActions,
    "changes state on a refusal": PaysForRefusals,
    "never asks": NeverAsks,
    "asks needlessly": AsksForNothing,
    "loses objects": LosesObjects,
    "hides the battlefield": HidesTheBattlefield,
    "loses count of life": LosesCount,
}


if __name__ == "__main__":
    serve(FAULTS[sys.argv[1]]())
