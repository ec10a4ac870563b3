"""Effects that let players choose: may, if, which objects, which words (413.2c)."""

from __future__ import annotations

from oracle.effects.copying import can_have_copy
from oracle.effects.permanents import to_attach
from oracle.game.asking import Ask
from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.conditions import holds
from oracle.rules.context import Context, amount_of, described, number_meant, objects_of, player_of, players_of
from oracle.rules.instructions import follow, performs
from oracle.rules.mana import can_pay, pay_mana
from oracle.rules.paying import mana_bill, sacrificeable
from oracle.rules.timing import may_draw
from oracle.words import effects as words
from oracle.words.filters import Filter
from oracle.words.mana import parse_cost
from touchstone.protocol import Option


@performs(words.May)
@rule("413.2c", "413.2e")
def may(game: Game, context: Context, word: words.May) -> Procedure[None]:
    """A player decides as the instruction is followed; mana for it is paid now."""
    player = player_of(game, context, word.who)
    bill = mana_bill(parse_cost(word.mana), amount_of(game, context, "X")) if word.mana is not None else None
    accepted = False
    if can_be_done(game, context, word) and (bill is None or can_pay(game, player, bill)):
        prompt = f"Pay {word.mana}?" if word.mana is not None else "Do so?"
        accepted = yield from choosing.may(game, player, prompt, context.source)
    if accepted and bill is not None:
        yield from pay_mana(game, player, bill)
    yield from follow(game, context, word.effects if accepted else word.otherwise)


@rule("413.2c")
def can_be_done(game: Game, context: Context, word: words.May) -> bool:
    """What is impossible cannot be chosen; to draw a card is possible with an empty library (423.3)."""
    match word.effects[:1]:
        case [words.LookAtTop()]:
            return bool(game.zone("library", context.controller))
        case [words.Draw() as to_draw]:
            return all(may_draw(game, player) for player in players_of(game, context, to_draw.who))
        case [words.CopySpell() as copy]:
            return can_have_copy(game, context, player_of(game, context, copy.who))
        case [words.Attach() as attach]:
            return bool(to_attach(game, context, attach))
        case [words.Move(what=str(what))]:
            return bool(objects_of(game, context, what))
        case [words.Discard() as to_discard]:
            hand = game.zone("hand", player_of(game, context, to_discard.who))
            return len(hand) >= number_meant(game, context, to_discard.amount)
        case [words.Sacrifice(what=Filter() as what) as to_sacrifice]:
            player = player_of(game, context, to_sacrifice.who)
            options = sacrificeable(game, player, what, Context(context.source, player, context.known))
            return len(options) >= number_meant(game, context, to_sacrifice.amount)
    return True


@performs(words.If)
@rule("413.2f")
def if_(game: Game, context: Context, word: words.If) -> Procedure[None]:
    """A condition is looked at once, when the instruction is followed."""
    met = holds(game, context, word.condition)
    game.tell("condition", f"The condition of {game.name(context.source)} is {'met' if met else 'not met'}.", "413.2f")
    yield from follow(game, context, word.effects if met else word.otherwise)


@performs(words.Either)
@rule("413.2c")
def either(game: Game, context: Context, word: words.Either) -> Procedure[None]:
    """A player chooses, on resolution, which instructions to follow; nothing is asked where none can be followed."""
    player = player_of(game, context, word.who)
    options = [
        Option(id=str(n), label=f"mode {n}") for n, one in enumerate(word.of, 1) if can_be_followed(game, context, one)
    ]
    if not options:
        return
    answer = yield Ask("modes", player, "Which of these?", options, source=choosing.oid(context.source))
    yield from follow(game, context, word.of[int(answer.options[0]) - 1].effects)


@rule("413.2c")
def can_be_followed(game: Game, context: Context, instructions: words.Instructions) -> bool:
    """What is impossible cannot be chosen: another counter, or one less, of the kind of a counter that is not there."""
    match instructions.effects:
        case [words.PutCounters(kind=kind) | words.RemoveCounters(kind=kind), *_]:
            return context.known.get(kind, kind) is not None
    return True


@performs(words.Choose)
@rule("413.2c")
def choose(game: Game, context: Context, word: words.Choose) -> Procedure[None]:
    """A player chooses objects as the instruction is followed."""
    player = player_of(game, context, word.who)
    options = described(game, word.what, context)
    count = number_meant(game, context, word.amount)
    least = 0 if word.up_to else count
    context.known[word.as_] = yield from choosing.choose_objects(
        game, player, options, "Choose.", context.source, least, count
    )


@performs(words.ChoosePlayer)
@rule("413.2c")
def choose_player(game: Game, context: Context, word: words.ChoosePlayer) -> Procedure[None]:
    """A player is chosen as the instruction is followed, and is no target."""
    players = players_of(game, context, word.who)
    chosen = yield from choosing.choose_things(game, context.controller, players, "Which player?", context.source)
    context.known[word.as_] = chosen


@performs(words.ChooseWord)
def choose_word(game: Game, context: Context, word: words.ChooseWord) -> Procedure[None]:
    """A player names a word."""
    context.known[word.as_] = yield from word_named(game, context, word)


@rule("413.2c")
def word_named(game: Game, context: Context, word: words.ChooseWord) -> Procedure[str]:
    """The word is named only now, and nobody can respond before the rest of the text is followed."""
    player = player_of(game, context, word.who)
    return (yield from choosing.choose_word(game, player, word.vocabulary, word.no, no_types=word.no_types))
