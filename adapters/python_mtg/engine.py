"""The calls of the protocol on python-mtg.

It resolves a spell or ability as it is played and asks only the player whose turn it is, so two things are bridged
here. The passes that would let a spell resolve are taken and do nothing, since it has resolved; any other pass of
both players ends the step. Whatever else a player without the turn wants to do is `unsupported`.
"""

from collections.abc import Callable
from importlib.metadata import version

from adapters.python_mtg import moves
from adapters.python_mtg.moves import Asked, Beyond, Move, NotAsked, Refused, Told
from adapters.python_mtg.position import State, build, has_triggers, knows
from adapters.python_mtg.questions import Question, answered, attackers, blockers, question
from adapters.python_mtg.views import Ids, Table, loser
from adapters.python_mtg.words import cannot_be_set_up, loyalty_change, seat, step_of_engine
from touchstone.protocol import (
    PROTOCOL_VERSION,
    Activate,
    ActResult,
    Announcement,
    Answer,
    Attacks,
    Blocks,
    CardsKnownParams,
    CardsKnownResult,
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
    Play,
    Priority,
    RefusalReason,
    Snapshot,
    Unsupported,
    Waiting,
)
from touchstone.protocol.engine import EngineError
from touchstone.protocol.words import Step

ONLY_ACTIVE = "python-mtg asks only the player whose turn it is what to play"


class PythonMtg:
    """python-mtg behind the protocol. If `idle`, moves are found and accepted and never carried out."""

    def __init__(self, *, idle: bool = False) -> None:
        self._idle = idle
        self._game: _Game | None = None

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
        game = self._game = _Game(params, idle=self._idle)
        return GameNewResult(handles=game.handles, snapshot=game.snapshot())

    def game_act(self, params: GameActParams) -> ActResult:
        """Act for a player."""
        return self._playing().act(params)

    def game_answer(self, params: GameAnswerParams) -> ActResult:
        """Answer the pending decision."""
        return self._playing().answer(params.decision, params.answer)

    def game_observe(self, params: GameObserveParams) -> Snapshot:
        """Everything; python-mtg's views of one player hide nothing that the suite asks about."""
        if params.viewer is not None:
            raise Unsupported("what one player may see is not mapped")
        return self._playing().snapshot()

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

    def _playing(self) -> "_Game":
        if self._game is None:
            raise EngineError("There is no game: call game/new first.")
        return self._game


class _Game:
    """One game: a state of python-mtg, whose turn it is to pass, and a question that waits."""

    def __init__(self, params: GameNewParams, *, idle: bool) -> None:
        self._idle = idle
        self._setup = params.state
        self._players = {seat(player.name): player.name for player in params.state.players}
        self._state, ids = build(params.state, params.seed)
        self._owners = {ids[given.handle]: seat(given.owner) for given in params.state.objects}
        self._ids = Ids()
        self._ids.follow(self._state)
        self.handles = {handle: self._ids.id(id) for handle, id in ids.items()}
        self._passed = False
        self._owed = 0  # rounds of passing for what has resolved already
        self._dealt = False  # combat damage has been dealt, and nobody has passed since
        self._question: Question | None = None
        self._questions = 0
        self._look_for_declaration()

    # Looking

    def snapshot(self) -> Snapshot:
        """The game as it is now."""
        table = Table(self._state, self._ids, self._owners, self._players)
        return Snapshot(
            turn=self._setup.turn + int(self._state.get("_turn", 0)),
            active=self._players[self._active()],
            step=self._step(),
            waiting=self.waiting(),
            players=tuple(table.player(name) for name in self._players),
            objects=table.objects(),
            stack=(),
        )

    def waiting(self) -> Waiting:
        """Whom it waits for: python-mtg never asks the other player, who is let pass in between."""
        lost = loser(self._state)
        if lost:
            return GameOver(tuple(ours for name, ours in self._players.items() if name != lost))
        if self._question:
            return self._question.decision
        return Priority(self._players[self._other() if self._passed else self._active()])

    def _step(self) -> Step:
        """Damage is dealt as python-mtg leaves the combat damage step: until then it is not that far."""
        step = self._engine_step()
        if step == "combat_damage":
            return "declare-blockers"
        return "combat-damage" if self._dealt else step_of_engine(step)

    def _engine_step(self) -> str:
        return str(next(iter(self._state["current_step"]))[0])

    def _active(self) -> str:
        return str(next(iter(self._state["active_player"]))[0])

    def _other(self) -> str:
        return next(name for name in self._players if name != self._active())

    # Acting

    def act(self, params: GameActParams) -> ActResult:
        """Play, activate or pass."""
        player, action = seat(params.player), params.action
        if self._question or loser(self._state):
            return self._refused("timing")
        if isinstance(action, Pass):
            return self._pass(player)
        if player != self._active():
            return self._unsupported(ONLY_ACTIVE)
        if self._passed:
            return self._refused("timing")
        match action:
            case Play():
                return self._play(action)
            case Activate():
                return self._activate(action)
        return self._unsupported("python-mtg knows no conceding")

    def answer(self, decision: str, answer: Answer) -> ActResult:
        """Answer the question that waits."""
        asked = self._question
        if asked is None or asked.decision.id != decision:
            return self._refused("illegal-choice")
        if isinstance(answer, Attacks | Blocks):
            return self._declare(asked, answer)
        values = answered(asked, answer)
        if values is None:
            return self._refused("illegal-choice")
        assert asked.again is not None
        told, again = asked.told, asked.again
        self._question = None
        result = self._try(Told(told.targets, told.modes, told.x, [*told.answers, *values]), again, asked.source)
        if result.outcome != "accepted":
            self._question = asked
            return ActResult(
                outcome=result.outcome, waiting=self.waiting(), reason=result.reason, message=result.message
            )
        return result

    def _pass(self, player: str) -> ActResult:
        if player != (self._other() if self._passed else self._active()):
            return self._refused("not-yours")
        self._passed = not self._passed
        if self._passed:
            return self._accepted()
        if self._owed:
            self._owed -= 1
        elif self._dealt:
            self._dealt = False
        else:
            return self._advance(("pass",))
        return self._accepted()

    def _advance(self, move: Move) -> ActResult:
        """Leave a step, and look what comes."""
        damage = self._engine_step() == "combat_damage"

        def after(told: Told) -> State:
            return moves.pushed(self._state, move, told)

        result = self._try(Told(), after, None)
        self._dealt = damage and result.outcome == "accepted" and not self._question and not self._idle
        self._owed = 0
        if result.outcome == "accepted" and not self._question:
            self._look_for_declaration()
        return self._accepted() if result.outcome == "accepted" else result

    def _play(self, action: Play) -> ActResult:
        id = self._ids.engine_id(action.object)
        if id is None:
            return self._refused("unknown-object")
        if action.face is not None:
            return self._unsupported("python-mtg plays no half of a split card")
        told = self._told(action.announcement)
        if isinstance(told, str):
            return self._unsupported(told)
        offered = [move for move in moves.legal(self._state) if move[0] in ("play", "cast") and move[2] == id]
        if not offered:
            return self._refused("other", "python-mtg does not offer it")
        move = (*offered[0][:3], {}) if offered[0][0] == "cast" else offered[0]
        return self._try(told, lambda said: moves.pushed(self._state, move, said), id)

    def _activate(self, action: Activate) -> ActResult:
        id = self._ids.engine_id(action.object)
        if id is None:
            return self._refused("unknown-object")
        told = self._told(action.announcement)
        if isinstance(told, str):
            return self._unsupported(told)
        change = loyalty_change(action.cost) if action.cost else None
        if change is not None:
            return self._loyalty(id, change, told)
        known = [row for row in self._state.get("activated_ability", ()) if row[1] == id]
        if len(known) != 1 or action.ability not in (None, 1):
            return self._unsupported("python-mtg knows no such ability, or several that cannot be told apart")
        offered = [m for m in moves.legal(self._state) if m[0] == "activate" and m[2] == known[0]]
        if not offered:
            return self._refused("other", "python-mtg does not offer it")
        move = (*offered[0][:3], {})
        return self._try(told, lambda said: moves.pushed(self._state, move, said), id)

    def _loyalty(self, id: str, change: int, told: Told) -> ActResult:
        """Loyalty abilities are none of python-mtg's moves: its own games take them in a main phase."""
        if self._engine_step() not in ("precombat_main", "postcombat_main"):
            return self._unsupported("python-mtg asks for loyalty abilities only in main phases")
        slugs = dict(self._state["instance_of"])
        known = [r for r in self._state.get("loyalty_ability", ()) if (r[0], int(r[2])) == (slugs.get(id), change)]
        if not known:
            return self._unsupported("python-mtg knows no such loyalty ability")
        player = self._active()
        rows = [row for row in moves.loyalty_rows(self._state, player) if row[0] == id and int(row[3]) == change]
        if rows:
            return self._try(told, lambda said: moves.loyalty(self._state, player, rows[0], said), id)
        if (id,) in self._state.get("_loyalty_used", set()):
            return self._refused("limit")
        loyalty = next((int(n) for each, kind, n in self._state["counter"] if (each, kind) == (id, "loyalty")), 0)
        if loyalty + change < 0:
            return self._refused("cannot-pay")
        return self._unsupported("python-mtg does not play this loyalty ability")

    def _told(self, announced: Announcement) -> Told | str:
        """What was announced, or why it cannot be passed on."""
        if announced.alternative_cost or announced.optional_costs or announced.pay_with:
            return "python-mtg offers no choice of costs"
        targets = []
        for ref in announced.targets or ():
            if ref.player is not None:
                return "python-mtg never asks which player is the target"
            id = self._ids.engine_id(ref.object or "")
            if id is None:
                return "python-mtg cannot be told a target that is gone"
            targets.append(id)
        return Told(targets, announced.modes, announced.x)

    def _declare(self, asked: Question, answer: Attacks | Blocks) -> ActResult:
        """Attackers or blockers, one of the sets that python-mtg offers."""
        if isinstance(answer, Attacks):
            if any(attack.defender.object for attack in answer.attacks):
                return self._unsupported("python-mtg knows no attack at a planeswalker")
            kind, chosen = "attack", frozenset(self._ids.engine_id(attack.attacker) for attack in answer.attacks)
            known = {option.object for option in asked.decision.options}
            possible = all(attack.attacker in known for attack in answer.attacks)
        else:
            pairs = [(block.blocker, block.attacker) for block in answer.blocks]
            kind = "block"
            chosen = frozenset((self._ids.engine_id(b), self._ids.engine_id(a)) for b, a in pairs)
            possible = all(moves_pair in asked.pairs for moves_pair in chosen)
        if asked.decision.kind != f"{kind}ers":
            return self._refused("illegal-choice")
        if not possible:
            return self._refused("illegal-attack" if kind == "attack" else "illegal-block")
        if (kind, chosen) not in moves.legal(self._state):
            return self._unsupported("python-mtg does not offer this combination")
        self._question = None
        result = self._advance((kind, chosen))
        if result.outcome != "accepted":
            self._question = asked
        return result

    def _look_for_declaration(self) -> None:
        """Make the declaration that python-mtg waits for the pending decision."""
        if loser(self._state):
            return
        step = self._engine_step()
        offered = moves.legal(self._state) if step in ("declare_attackers", "declare_blockers") else []
        found = None
        if step == "declare_attackers" and len(offered) > 1:
            found = attackers(offered, self._players[self._active()], self._players[self._other()], self._ids)
        elif step == "declare_blockers" and len(offered) > 1:
            found = blockers(offered, self._players[self._other()], self._state, self._ids)
        self._ask(found)

    def _ask(self, found: Question | None) -> None:
        self._question = found
        if found:
            self._questions += 1
            found.number(self._questions)

    # Carrying out

    def _try(self, told: Told, change: Callable[[Told], State], source: str | None) -> ActResult:
        """Carry a change out, or turn what stands in its way into the outcome."""
        try:
            after = change(told)
        except Refused as refused:
            return self._refused(refused.args[0])
        except (NotAsked, Beyond) as reason:
            return self._unsupported(str(reason))
        except Asked as asked:
            self._ask(question(asked, told, change, source, self._players[self._active()], self._ids))
            return self._accepted()
        if not self._idle:
            self._state = after
            self._ids.follow(after)
        if source is not None:
            self._owed = 2 if self._triggers() else 1
        return self._accepted()

    def _triggers(self) -> bool:
        """Whether anything in play may have triggered, so that there would have been another round of passing."""
        slugs = dict(self._state["instance_of"])
        return any(has_triggers(slugs[id]) for (id,) in self._state["on_battlefield"] if id in slugs)

    def _accepted(self) -> ActResult:
        return ActResult(outcome="accepted", waiting=self.waiting())

    def _refused(self, reason: RefusalReason, message: str | None = None) -> ActResult:
        return ActResult(outcome="refused", waiting=self.waiting(), reason=reason, message=message)

    def _unsupported(self, message: str) -> ActResult:
        return ActResult(outcome="unsupported", waiting=self.waiting(), message=message)
