"""A game: python-mtg's state, and how its turn looks through the protocol.

python-mtg resolves a spell or ability as it is played, asks only the player whose turn it is, and does the work of
a step as it leaves it. So a pass after a play stands for its resolution and does nothing; any other pass ends the
step; and a step in which work was done is shown once the work is done. Nobody else is ever shown to have priority.
"""

from collections.abc import Callable

from adapters.python_mtg import moves
from adapters.python_mtg.asking import Asked, Beyond, NotAsked, Refused, State, Told
from adapters.python_mtg.ids import Ids
from adapters.python_mtg.moves import Move
from adapters.python_mtg.position import build, has_triggers
from adapters.python_mtg.questions import Question, answered, attackers, blockers, declared, question
from adapters.python_mtg.views import Table, loser, spell_kind
from adapters.python_mtg.words import loyalty_change, seat, step_of_engine
from touchstone.protocol import (
    Activate,
    ActResult,
    Announcement,
    Answer,
    Attacks,
    Blocks,
    GameActParams,
    GameNewParams,
    GameOver,
    Pass,
    Play,
    Priority,
    RefusalReason,
    Snapshot,
    Waiting,
)
from touchstone.protocol.words import Step

ONLY_ACTIVE = "python-mtg gives priority only to the player whose turn it is"
NO_PRIORITY = "python-mtg gives nobody priority at this point"
MAIN = ("precombat_main", "postcombat_main")
PASSED_OVER = ("untap", "cleanup")
WORKED = ("upkeep", "draw", "end")
"""Steps that are shown once their work is done; python-mtg is in the next one by then."""


class Game:
    """One game. If `idle`, moves are found and accepted and never carried out."""

    def __init__(self, params: GameNewParams, *, idle: bool) -> None:
        self._idle = idle
        self._first_turn = params.state.turn
        self._players = {seat(player.name): player.name for player in params.state.players}
        self._state, ids = build(params.state, params.seed)
        self._owners = {ids[given.handle]: seat(given.owner) for given in params.state.objects}
        self._ids = Ids()
        self._ids.follow(self._state)
        self.handles = {handle: self._ids.id(id) for handle, id in ids.items()}
        self._owed = 0  # passes that stand for what has resolved already
        self._left: Step | None = None  # the step whose work has been done, and that is still shown
        self._attacked = False  # attackers have been declared, and nobody has passed since
        self._pending: Question | None = None
        self._held: Question | None = None  # a question that comes with the resolution, after a pass
        self._questions = 0
        if self._engine_step() in ("declare_attackers", "declare_blockers"):
            self._arrive()

    # Looking

    def snapshot(self, viewer: str | None = None) -> Snapshot:
        """The game as it is now, or what one player sees of it."""
        table = Table(self._state, self._ids, self._owners, self._players)
        return Snapshot(
            turn=self._first_turn + int(self._state.get("_turn", 0)),
            active=self._players[self._active()],
            step=self._step(),
            waiting=self.waiting(),
            players=tuple(table.player(name) for name in self._players),
            objects=table.objects(seat(viewer) if viewer else None),
            stack=(),
        )

    def waiting(self) -> Waiting:
        """Whom it waits for."""
        lost = loser(self._state)
        if lost:
            return GameOver(tuple(ours for name, ours in self._players.items() if name != lost))
        return self._pending.decision if self._pending else Priority(self._players[self._active()])

    def _step(self) -> Step:
        if self._left:
            return self._left
        step = self._engine_step()
        if step == "declare_blockers" and self._attacked:
            return "declare-attackers"
        return "declare-blockers" if step == "combat_damage" else step_of_engine(step)

    def _engine_step(self) -> str:
        return str(next(iter(self._state["current_step"]))[0])

    def _active(self) -> str:
        return str(next(iter(self._state["active_player"]))[0])

    def _other(self) -> str:
        return next(name for name in self._players if name != self._active())

    # Acting

    def act(self, params: GameActParams) -> ActResult:
        """Play, activate or pass."""
        if self._pending or loser(self._state):
            return self._refused("timing")
        if seat(params.player) != self._active():
            passing = isinstance(params.action, Pass)
            return self._refused("not-yours", ONLY_ACTIVE) if passing else self._unsupported(ONLY_ACTIVE)
        match params.action:
            case Pass():
                return self._pass()
            case Play() | Activate() if self._held or self._attacked or self._left not in (None, "combat-damage"):
                return self._unsupported(NO_PRIORITY)
            case Play():
                return self._play(params.action)
            case Activate():
                return self._activate(params.action)
        return self._unsupported("python-mtg knows no conceding")

    def answer(self, decision: str, answer: Answer) -> ActResult:
        """Answer the question that waits."""
        asked = self._pending
        if asked is None or asked.decision.id != decision:
            return self._refused("illegal-choice")
        self._pending = None
        result = self._declare(asked, answer) if asked.change is None else self._go_on(asked, answer)
        if result.outcome != "accepted":
            self._pending = asked
        return result

    def _go_on(self, asked: Question, answer: Answer) -> ActResult:
        """Make the move again, with an answer more."""
        values = answered(asked, answer)
        if values is None or asked.change is None or asked.then is None:
            return self._refused("illegal-choice")
        told = Told(asked.told.targets, asked.told.modes, asked.told.x, [*asked.told.answers, *values])
        return self._try(told, asked.change, asked.then, asked.source)

    def _pass(self) -> ActResult:
        if self._held:
            self._pending, self._held = self._held, None
        elif self._owed:
            self._owed -= 1
        elif self._attacked or self._left:
            self._attacked, self._left = False, None
            self._arrive()
        else:
            return self._leave()
        return self._accepted()

    def _play(self, action: Play) -> ActResult:
        id = self._ids.engine_id(action.object)
        if id is None:
            return self._refused("unknown-object")
        if action.face is not None:
            return self._unsupported("python-mtg plays no half of a split card")
        told = self._told(action.announcement)
        if isinstance(told, str):
            return self._unsupported(told)
        return self._make(("play", "cast"), id, id, told)

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
        return self._make(("activate",), known[0], id, told)

    def _make(self, kinds: tuple[str, ...], what: object, source: str, told: Told) -> ActResult:
        """Make a move that python-mtg offers; its choices are told when it asks for them."""
        offered = [move for move in moves.legal(self._state) if move[0] in kinds and move[2] == what]
        if not offered:
            return self._refused("other", "python-mtg does not offer it")
        move = offered[0] if offered[0][0] == "play" else (*offered[0][:3], {})
        return self._try(told, lambda said: moves.pushed(self._state, move, said), self._resolved, source)

    def _loyalty(self, id: str, change: int, told: Told) -> ActResult:
        """Loyalty abilities are none of python-mtg's moves: its own games take them in a main phase."""
        if self._engine_step() not in MAIN:
            return self._unsupported("python-mtg asks for loyalty abilities only in main phases")
        slug = dict(self._state["instance_of"]).get(id)
        if not any((row[0], int(row[2])) == (slug, change) for row in self._state.get("loyalty_ability", ())):
            return self._unsupported("python-mtg knows no such loyalty ability")
        player = self._active()
        rows = [row for row in moves.loyalty_rows(self._state, player) if row[0] == id and int(row[3]) == change]
        if rows:
            return self._try(told, lambda said: moves.loyalty(self._state, player, rows[0], said), self._resolved, id)
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

    def _declare(self, asked: Question, answer: Answer) -> ActResult:
        """Attackers or blockers: one of the sets that python-mtg offers."""
        if isinstance(answer, Attacks) and any(attack.defender.object for attack in answer.attacks):
            return self._unsupported("python-mtg knows no attack at a planeswalker")
        if not isinstance(answer, Attacks | Blocks) or asked.decision.kind != f"{declared(answer)}ers":
            return self._refused("illegal-choice")
        chosen = asked.chosen(answer)
        if chosen is None:
            return self._refused("illegal-attack" if isinstance(answer, Attacks) else "illegal-block")
        move = (declared(answer), chosen)
        if move not in moves.legal(self._state):
            return self._unsupported("python-mtg does not offer this combination")
        self._attacked = isinstance(answer, Attacks) and bool(chosen) and not self._idle
        return self._leave(move)

    # The turn

    def _leave(self, move: Move = ("pass",)) -> ActResult:
        """Leave a step, which is when python-mtg does its work."""
        active = self._active()
        if self._engine_step() == "combat_damage" and not self._idle:
            self._left = "combat-damage"
        result = self._try(Told(), lambda said: moves.pushed(self._state, move, said), self._arrive, None)
        self._owed = int(self._active() != active)  # the other player's pass, which ends the turn as well
        return result

    def _arrive(self) -> None:
        """Pass over steps that wait for nobody, and ask for the declarations."""
        step = self._engine_step()
        if loser(self._state) or self._attacked or self._left or self._idle:
            return
        if step in WORKED:
            self._left = step_of_engine(step)
            self._leave()
        elif step in PASSED_OVER or (step in ("declare_blockers", "combat_damage") and not self._state["attacks"]):
            self._leave()
        elif step == "declare_attackers":
            offered = moves.legal(self._state)
            if len(offered) > 1:
                self._ask(attackers(offered, self._players[self._active()], self._players[self._other()], self._ids))
            else:
                self._leave(offered[0])
        elif step == "declare_blockers":
            offered = moves.legal(self._state)
            if len(offered) > 1:
                self._ask(blockers(offered, self._players[self._other()], self._state, self._ids))
            else:
                self._leave(offered[0])

    def _resolved(self) -> None:
        """Something was played: a pass stands for its resolution, and one more for what it may have triggered."""
        slugs = dict(self._state["instance_of"])
        triggers = any(has_triggers(slugs[id]) for (id,) in self._state["on_battlefield"] if id in slugs)
        self._owed = 2 if triggers else 1

    def _ask(self, found: Question) -> None:
        self._questions += 1
        self._pending = found.numbered(self._questions)

    # Carrying out

    def _try(
        self, told: Told, change: Callable[[Told], State], then: Callable[[], None], source: str | None
    ) -> ActResult:
        """Carry a change out, or turn what stands in its way into the outcome."""
        try:
            after = change(told)
        except Refused as refused:
            return self._refused(refused.args[0])
        except (NotAsked, Beyond) as reason:
            return self._unsupported(str(reason))
        except Asked as asked:
            found = question(asked, self._asked_player(asked), self._ids, source)
            found.told, found.change, found.then, found.source = told, change, then, source
            self._ask(found)
            if source and not told.answers and self._comes_later(asked, source):
                self._pending, self._held = None, self._pending
            return self._accepted()
        if not self._idle:
            self._state = after
            self._ids.follow(after)
        then()
        return self._accepted()

    def _asked_player(self, asked: Asked) -> str:
        """python-mtg does not say whom it asks: for a card of a player's, that player; else the active one."""
        controllers = {id: player for player, id in self._state["printed_control"]}
        choosers = {controllers[option] for option in asked.options} if asked.key == "objects" else set()
        return self._players[choosers.pop() if choosers else self._active()]

    def _comes_later(self, asked: Asked, source: str) -> bool:
        """Whether the question belongs to the resolution, or to what triggers then, and not to playing."""
        if asked.key in ("objects", "may"):
            return True
        return asked.key == "targets" and spell_kind(self._state, source) == "permanent"

    def _accepted(self) -> ActResult:
        return ActResult(outcome="accepted", waiting=self.waiting())

    def _refused(self, reason: RefusalReason, message: str | None = None) -> ActResult:
        return ActResult(outcome="refused", waiting=self.waiting(), reason=reason, message=message)

    def _unsupported(self, message: str) -> ActResult:
        return ActResult(outcome="unsupported", waiting=self.waiting(), message=message)
