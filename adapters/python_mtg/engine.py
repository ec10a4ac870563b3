"""The calls of the protocol on python-mtg: who it is, what it knows, and the game that is played."""

from importlib.metadata import version

from adapters.python_mtg.game import Game
from adapters.python_mtg.position import knows
from adapters.python_mtg.words import cannot_be_set_up
from touchstone.protocol import (
    PROTOCOL_VERSION,
    ActResult,
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
    Snapshot,
    Unsupported,
)


class PythonMtg:
    """python-mtg behind the protocol. If `idle`, moves are found and accepted and never carried out."""

    def __init__(self, *, idle: bool = False) -> None:
        self._idle = idle
        self._game: Game | None = None

    def initialize(self, params: InitializeParams) -> InitializeResult:
        """Say what it is; of the topics it claims only planeswalkers, whose loyalty it keeps."""
        return InitializeResult(
            protocol_version=PROTOCOL_VERSION,
            name="python-mtg, idle" if self._idle else "python-mtg",
            version=version("python-mtg"),
            language="Python",
            rulesets=("2026-04",),
            capabilities=("planeswalkers",),
            homepage="https://github.com/yevbar/witchcraft",
            issues="https://github.com/yevbar/witchcraft/issues",
        )

    def cards_known(self, params: CardsKnownParams) -> CardsKnownResult:
        """Cards of which python-mtg says that it dropped no clause."""
        return CardsKnownResult(known=tuple(name for name in params.names if knows(name)))

    def game_new(self, params: GameNewParams) -> GameNewResult:
        """Set a position up. Raises Unsupported with what python-mtg cannot be told."""
        self._game = None
        obstacle = cannot_be_set_up(params.state)
        if obstacle:
            raise Unsupported(obstacle)
        game = self._game = Game(params, idle=self._idle)
        return GameNewResult(handles=game.handles, snapshot=game.snapshot())

    def game_act(self, params: GameActParams) -> ActResult:
        """Act for a player."""
        return self._playing().act(params)

    def game_answer(self, params: GameAnswerParams) -> ActResult:
        """Answer the pending decision."""
        return self._playing().answer(params.decision, params.answer)

    def game_observe(self, params: GameObserveParams) -> Snapshot:
        """Everything, or what python-mtg does not hide from a player."""
        return self._playing().snapshot(params.viewer)

    def game_legal(self, params: GameLegalParams) -> GameLegalResult:
        """Not claimed."""
        raise Unsupported("legal actions are not mapped")

    def game_log(self, params: GameLogParams) -> GameLogResult:
        """Not claimed."""
        raise Unsupported("python-mtg keeps no log")

    def facts_ask(self, params: FactsAskParams) -> FactsAskResult:
        """Not claimed."""
        raise Unsupported("python-mtg knows no facts about sets")

    def shutdown(self) -> None:
        """Forget the game."""
        self._game = None

    def _playing(self) -> Game:
        if self._game is None:
            raise EngineError("There is no game: call game/new first.")
        return self._game
