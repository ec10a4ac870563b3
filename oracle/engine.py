"""The oracle as an engine: the calls of the protocol on a game that runs until it asks something."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

import oracle.effects  # noqa: F401  (enters what the words for effects do)
from oracle import facts
from oracle.answering import check_form, checked, some_answer, withdraw_what_left
from oracle.cards import CardsAsOf, load_cards
from oracle.game.asking import Ask, AskAction, Illegal
from oracle.game.game import Game
from oracle.legal import legal_actions
from oracle.misreadings import Misreading, misreadings
from oracle.observing import snapshot
from oracle.rulebook import Procedure
from oracle.rules.choosing import oid, oids
from oracle.rules.losing import leave_game
from oracle.rules.turn import play_game
from oracle.rulesets import RULESETS
from oracle.setting_up import new_game
from oracle.words.abilities import Card
from touchstone import __version__
from touchstone.protocol import (
    PROTOCOL_VERSION,
    ActResult,
    CardsKnownParams,
    CardsKnownResult,
    Concede,
    Decision,
    EngineError,
    EventView,
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
    GameOver,
    InitializeParams,
    InitializeResult,
    Pass,
    Priority,
    Snapshot,
    Waiting,
)

CAPABILITIES = (
    "planeswalkers",
    "multiplayer",
    "two-headed-giant",
    "setup:any-state",
    "view:hidden-information",
    "legal",
    "log",
    "facts",
    "pass:round",
    "changeling",
    "text-change",
)


def misprinted(cards: Mapping[str, Card], misreading: Misreading) -> dict[str, Card]:
    """The cards of which a misreading has the facts wrong."""
    return {
        name: msgspec.convert({**msgspec.to_builtins(cards[name]), **changes}, Card)
        for name, changes in misreading.cards.items()
    }


class Reprinted(Mapping[str, Card]):
    """Cards by name, some of them with other facts."""

    def __init__(self, cards: Mapping[str, Card], reprints: Mapping[str, Card]) -> None:
        self._cards, self._reprints = cards, reprints

    def __getitem__(self, name: str) -> Card:
        return self._reprints[name] if name in self._reprints else self._cards[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)


class Oracle:
    """The reference engine; with a misreading, an engine that is wrong in one point (see `oracle.misreadings`)."""

    def __init__(
        self, misreading: str | Misreading | None = None, more_cards: Mapping[str, Card] | None = None
    ) -> None:
        """`more_cards` are played with besides those of the suite. Raises KeyError for a misreading that is none."""
        wrong = misreadings()[misreading] if isinstance(misreading, str) else misreading
        self._cards: Mapping[str, Card] = Reprinted(load_cards(), more_cards) if more_cards else load_cards()
        if wrong is not None and wrong.cards:
            self._cards = Reprinted(self._cards, misprinted(self._cards, wrong))
        self._rulesets = RULESETS
        if wrong is not None:
            self._rulesets = {name: ruleset.but(wrong.readings) for name, ruleset in RULESETS.items()}
        self._wrong_facts = wrong.facts if wrong is not None else {}
        self._game: Game | None = None
        self._procedure: Procedure[None] | None = None
        self._asked: Ask | AskAction | None = None
        self._number = 0

    # -- the calls -------------------------------------------------------------------------------------

    def initialize(self, params: InitializeParams) -> InitializeResult:
        """Introduce itself."""
        return InitializeResult(
            protocol_version=PROTOCOL_VERSION,
            name="oracle",
            version=__version__,
            language="Python",
            rulesets=tuple(RULESETS),
            capabilities=CAPABILITIES,
        )

    def cards_known(self, params: CardsKnownParams) -> CardsKnownResult:
        """The cards that there is data for."""
        return CardsKnownResult(known=tuple(name for name in params.names if name in self._cards))

    def game_new(self, params: GameNewParams) -> GameNewResult:
        """Set up a position and play on to the first question. Raises EngineError for one that makes no sense."""
        if params.ruleset not in RULESETS:
            raise EngineError(f"There is no ruleset {params.ruleset}; there are {', '.join(RULESETS)}.")
        cards = CardsAsOf(self._cards, RULESETS[params.ruleset])
        game, handles = new_game(params.state, self._rulesets[params.ruleset], cards, params.seed)
        self._game, self._number = game, 0
        self._procedure = play_game(game)
        self._advance(None)
        return GameNewResult(
            handles={handle: oid(id) for handle, id in handles.items()}, snapshot=snapshot(game, self._waiting(), None)
        )

    def game_act(self, params: GameActParams) -> ActResult:
        """A player acts. Raises EngineError if no such player, or nobody, plays."""
        game = self._playing()
        if params.player not in game.state.players:
            raise EngineError(f"There is no player {params.player}.")
        if isinstance(self._asked, AskAction):
            return self._act(self._asked, params)
        if isinstance(params.action, Concede) and isinstance(self._asked, Ask):
            return self._concede_while_asked(game, params.player, self._asked)
        return self._refused(Illegal("timing", f"{params.player} cannot act now.", "408.1c"))

    def game_answer(self, params: GameAnswerParams) -> ActResult:
        """A player answers the pending decision."""
        try:
            answer = checked(self._question(params), params.answer)
        except Illegal as illegal:
            return self._refused(illegal)
        return self._advance(answer)

    def game_observe(self, params: GameObserveParams) -> Snapshot:
        """What everybody, or one viewer, sees. Raises EngineError if no such player, or nobody, plays."""
        game = self._playing()
        if params.viewer is not None and params.viewer not in game.state.players:
            raise EngineError(f"There is no player {params.viewer}.")
        return snapshot(game, self._waiting(), params.viewer)

    def game_legal(self, params: GameLegalParams) -> GameLegalResult:
        """The actions that a player may take now."""
        game = self._playing()
        if not isinstance(self._asked, AskAction):
            return GameLegalResult(actions=())
        if params.player not in game.state.players or game.are_opponents(params.player, self._asked.player):
            return GameLegalResult(actions=())
        return GameLegalResult(actions=tuple(legal_actions(game, params.player)))

    def game_log(self, params: GameLogParams) -> GameLogResult:
        """The play-by-play."""
        log = self._playing().log
        return GameLogResult(
            events=tuple(
                EventView(
                    number=number,
                    kind=entry.kind,
                    text=entry.text,
                    rules=entry.rules,
                    objects=oids(entry.objects),
                    players=entry.players,
                )
                for number, entry in enumerate(log[params.since :], params.since + 1)
            )
        )

    def facts_ask(self, params: FactsAskParams) -> FactsAskResult:
        """A fact outside games."""
        return FactsAskResult(value=facts.answer(params.subject, params.question, params.on, self._facts()))

    def shutdown(self) -> None:
        """Nothing to put away."""
        self._game = self._procedure = self._asked = None

    # -- running -----------------------------------------------------------------------------------------

    def _playing(self) -> Game:
        if self._game is None:
            raise EngineError("There is no game yet: game/new comes first.")
        return self._game

    def _facts(self) -> facts.Known:
        return {**facts.facts(), **self._wrong_facts}

    def _question(self, params: GameAnswerParams) -> Ask:
        """The pending decision. Raises Illegal if another one is meant, or the answer is none of this form."""
        if not isinstance(self._asked, Ask) or params.decision != self._decision_id():
            raise Illegal("not-yours", f"There is no pending decision {params.decision}.", "103.4")
        check_form(self._asked, params.answer)
        return self._asked

    def _act(self, asked: AskAction, params: GameActParams) -> ActResult:
        """Somebody acts with priority; in a round of passes, whoever has it next passes too, each once."""
        result = self._advance((params.player, params.action))
        if result.outcome == "refused" or not (isinstance(params.action, Pass) and params.action.round):
            return result
        passed = {asked.player}
        while isinstance(self._asked, AskAction) and self._asked.player not in passed:
            passed.add(self._asked.player)
            result = self._advance((self._asked.player, params.action))
        return result

    def _concede_while_asked(self, game: Game, player: str, asked: Ask) -> ActResult:
        """A player may concede at any time (102.3a), also while somebody has to decide something.

        A decision of the player who leaves is taken in any legal way, as it does not matter to that player any more.
        So is one for which too little is left to choose from.
        """
        leave_game(game, [player])
        if game.state.over:
            self._procedure = self._asked = None
        elif game.player(asked.player).lost or not withdraw_what_left(game, asked):
            self._advance(some_answer(asked))
        return ActResult(outcome="accepted", waiting=self._waiting())

    def _advance(self, answer: Any) -> ActResult:
        """Let the game run until it asks again, perhaps because what was answered had to be taken back."""
        assert self._procedure is not None
        game = self._playing()
        try:
            self._asked = self._procedure.send(answer)
            while isinstance(self._asked, Ask) and game.player(self._asked.player).lost:
                self._asked = self._procedure.send(some_answer(self._asked))
        except StopIteration:
            self._asked = None
        if game.refused is not None:
            refused, game.refused = game.refused, None
            return self._refused(refused)
        self._number += 1
        return ActResult(outcome="accepted", waiting=self._waiting())

    def _refused(self, illegal: Illegal) -> ActResult:
        rule = self._game.ruleset.number(illegal.rule) if self._game is not None else illegal.rule
        return ActResult(
            outcome="refused",
            waiting=self._waiting(),
            reason=illegal.reason,
            rule=rule,
            message=illegal.message,
        )

    def _decision_id(self) -> str:
        return f"d{self._number}"

    def _waiting(self) -> Waiting:
        game = self._playing()
        match self._asked:
            case AskAction():
                return Priority(self._asked.player)
            case Ask() as ask:
                return Decision(
                    id=self._decision_id(),
                    kind=ask.kind,
                    player=ask.player,
                    source=ask.source,
                    prompt=ask.prompt,
                    options=tuple(ask.options),
                    min=ask.min,
                    max=ask.max,
                    total=ask.total,
                    defenders=tuple(ask.defenders),
                    vocabulary=ask.vocabulary,
                )
        return GameOver(winners=game.state.winners)
