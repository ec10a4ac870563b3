"""Asking players to choose: objects, players, words, orders, yes or no."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import cast, overload

from oracle.game.asking import Ask, Illegal
from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules.context import Context, described, fits, objects_of, players_of
from oracle.rules.naming import named_card
from oracle.rules.protection import is_protected
from oracle.rules.statics import has_static, in_force
from oracle.types import creature_types
from oracle.words.abilities import Target
from oracle.words.mana import ALL_COLORS
from oracle.words.statics import AttachedOnlyTo, CannotBeEnchanted
from touchstone.protocol import Answer, DecisionKind, Option, Ref, Vocabulary, Word

NO_OBJECT = 0


@overload
def oid(id: int) -> str: ...
@overload
def oid(id: None) -> None: ...
def oid(id: int | None) -> str | None:
    """The name of an object in the protocol; that of none is none."""
    return None if id is None else f"o{id}"


def oids(ids: Iterable[int]) -> tuple[str, ...]:
    """The names of objects in the protocol."""
    return tuple([oid(id) for id in ids])


def ref_of(thing: int | str) -> Ref:
    """An object (a number) or a player (a name) in the protocol."""
    return Ref(object=oid(thing)) if isinstance(thing, int) else Ref(player=thing)


def thing_meant(ref: Ref) -> int | str:
    """The object (a number) or the player (a name) that a message refers to; no player's name if it is neither."""
    return number_of(ref.object) if ref.object is not None else ref.player or ""


def number_of(name: str) -> int:
    """The number of the object named so in the protocol; a number that no object has, if the name is none."""
    return int(name[1:]) if name[:1] == "o" and name[1:].isdecimal() else NO_OBJECT


def object_options(game: Game, ids: Iterable[int]) -> list[Option]:
    """Options that stand for objects."""
    return [Option(id=oid(id), object=oid(id), label=game.name(id)) for id in ids]


def player_options(players: Iterable[str]) -> list[Option]:
    """Options that stand for players."""
    return [Option(id=f"p{name}", player=name, label=name) for name in players]


def thing_options(game: Game, things: Iterable[int | str]) -> list[Option]:
    """Options for objects (numbers) and players (names)."""
    return [option for thing in things for option in _option_for(game, thing)]


def _option_for(game: Game, thing: int | str) -> list[Option]:
    return object_options(game, [thing]) if isinstance(thing, int) else player_options([thing])


def thing_of(option: str) -> int | str:
    """The object or player that an option stands for."""
    return number_of(option) if option.startswith("o") else option[1:]


def choose_things(
    game: Game,
    player: str,
    things: Sequence[int | str],
    prompt: str,
    source: int | None = None,
    least: int = 1,
    most: int = 1,
) -> Procedure[list[int | str]]:
    """Choose some of the objects and players; nothing is asked where there is nothing to choose."""
    most = max(0, min(most, len(things)))
    least = min(least, most)
    if least == len(things) or most == 0:
        return list(things[:most])
    kind: DecisionKind = "players" if all(isinstance(thing, str) for thing in things) else "objects"
    answer = yield Ask(kind, player, prompt, thing_options(game, things), least, most, oid(source))
    return [thing_of(option) for option in answer.options]


def choose_objects(
    game: Game,
    player: str,
    ids: Sequence[int],
    prompt: str,
    source: int | None = None,
    least: int = 1,
    most: int = 1,
) -> Procedure[list[int]]:
    """Choose some of the objects."""
    chosen = yield from choose_things(game, player, ids, prompt, source, least, most)
    return cast("list[int]", chosen)


def choose_one(
    game: Game, player: str, things: Sequence[int | str], prompt: str, source: int | None = None
) -> Procedure[int | str]:
    """Choose one object or player."""
    chosen = yield from choose_things(game, player, things, prompt, source)
    return chosen[0]


def may(game: Game, player: str, prompt: str, source: int | None = None) -> Procedure[bool]:
    """Ask a player for yes or no."""
    options = [Option(id="yes", label="yes"), Option(id="no", label="no")]
    answer = yield Ask("may", player, prompt, options, source=oid(source))
    return bool(answer.options[0] == "yes")


def put_in_order(game: Game, player: str, labels: Sequence[Option], prompt: str) -> Procedure[list[int]]:
    """Ask for an order; the result lists the places of the options, the first one first."""
    if len(labels) < 2:
        return list(range(len(labels)))
    answer = yield Ask("order", player, prompt, list(labels), min=len(labels), max=len(labels))
    places = {option.id: place for place, option in enumerate(labels)}
    return [places[option] for option in answer.options]


@rule("212.1e", "205.3d")
def vocabulary_words(game: Game, vocabulary: Vocabulary) -> frozenset[str]:
    """The words that may be named, of creature types or colours: exactly one existing word of the right kind."""
    return creature_types(game.ruleset.name) if vocabulary == "creature-type" else ALL_COLORS


def may_be_named(game: Game, vocabulary: Vocabulary, word: str, no_types: Iterable[str]) -> bool:
    """Whether it is a word of the vocabulary; of cards, the name of one of none of those types."""
    if vocabulary != "card-name":
        return word in vocabulary_words(game, vocabulary)
    card = named_card(game, word)
    return card is not None and set(card.types).isdisjoint(no_types)


def choose_word(
    game: Game,
    player: str,
    vocabulary: Vocabulary,
    forbidden: Collection[str] = (),
    no_types: Iterable[str] = (),
) -> Procedure[str]:
    """Ask a player to name a word of a vocabulary; of cards, none of a card of those types. Another is illegal."""
    kind = vocabulary.replace("-", " ")

    def check(answer: Answer) -> None:
        assert isinstance(answer, Word)
        if answer.word in forbidden or not may_be_named(game, vocabulary, answer.word, no_types):
            raise Illegal("illegal-choice", f"{answer.word} is no {kind} to be named.", "212.1e")

    answer = yield Ask("word", player, f"Name a {kind}.", vocabulary=vocabulary, check=check)
    game.tell("choose", f"{player} names {answer.word}.", "212.1e", players=(player,))
    return str(answer.word)


def legal_hosts(game: Game, enchant: Target, context: Context) -> list[int | str]:
    """What an Aura with this enchant ability may be attached to (212.4d, 502.45, 502.45d, 502.7c)."""
    fitting = described(game, enchant.what, context) if enchant.what is not None else []
    players = players_of(game, context, enchant.player) if enchant.player is not None else []
    return [*(id for id in fitting if id != context.source and may_be_enchanted(game, id, context.source)), *players]


@rule("212.4d", "212.4j", "502.7c")
def may_be_enchanted(game: Game, host: int, aura: int) -> bool:
    """Whether nothing besides the enchant ability keeps an Aura away: neither protection nor a text that says so."""
    closed = any(
        speaker.source != aura and host in objects_of(game, speaker, static.ref)
        for speaker, static in in_force(game, CannotBeEnchanted)
    )
    return not closed and not is_protected(game, host, aura)


@rule("212.4j")
def could_enchant(game: Game, aura: int, host: int) -> bool:
    """Whether an Aura card, wherever it is, could be attached to an object; of one that is gone, as it last was."""
    card = game.object(aura).card
    assert card is not None
    if card.enchant is None or card.enchant.what is None:
        return False
    context = Context(aura, game.object(aura).owner)
    return fits(game, card.enchant.what, host, context) and may_be_enchanted(game, host, aura)


@rule("501.2a", "212.2h", "212.2i", "502.7d")
def can_be_equipped(game: Game, host: int, equipment: int) -> bool:
    """Whether Equipment may be on an object: a creature, whoever controls it, that is not protected from it.

    What is a creature itself, or no Equipment any more, can be on nothing; some may be on some creatures only.
    """
    thing = game.known(equipment)
    if "Equipment" not in thing.subtypes or "Creature" in thing.types:
        return False
    context = Context(equipment, game.speaker(equipment))
    if not all(fits(game, only.what, host, context) for only in has_static(game, equipment, AttachedOnlyTo)):
        return False
    return "Creature" in game.known(host).types and not is_protected(game, host, equipment)


def choose_label(game: Game, player: str, labels: Sequence[str], prompt: str) -> Procedure[str]:
    """Choose one of several things that are neither objects nor players."""
    options = [Option(id=label, label=label) for label in labels]
    answer = yield Ask("cost", player, prompt, options)
    return str(answer.options[0])
