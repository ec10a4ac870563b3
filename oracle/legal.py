"""The legal actions: everything that a player could try, tried and taken back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

import msgspec

from oracle.game.asking import Ask, AskAction, Illegal
from oracle.game.game import Game
from oracle.rules.announcing import legal_targets
from oracle.rules.choosing import oid, ref_of
from oracle.rules.playing import activated_abilities, costs_only_from, may_play_from
from oracle.rules.priority import GameIsOver, act
from oracle.rules.spell_costs import card_of
from oracle.words.abilities import Target, Text
from touchstone.protocol import Action, Activate, Announcement, Pass, Play, Ref

OUT_OF_PLAY = ("hand", "graveyard", "library")
"""Where cards of a player are that may be played, or whose abilities may be, where something allows it."""
MANY = 64
"""How many different announcements of one card or ability are looked at."""


def legal_actions(game: Game, player: str) -> Iterator[Action]:
    """The actions that the player may take, each complete enough to be accepted."""
    yield Pass()
    for action in possible_actions(game, player):
        if is_legal(game, player, action):
            yield action


def possible_actions(game: Game, player: str) -> Iterator[Action]:
    """Everything worth trying: each card out of play, each activated ability, with each announcement."""
    cards = [id for zone in OUT_OF_PLAY for id in game.zone(zone, player)]
    for id in cards:
        card = card_of(game, id)
        for cost in (None, *sorted(costs_only_from(game, id, game.object(id).zone))):
            if may_play_from(game, player, id, Announcement(alternative_cost=cost)):
                for announcement in announcements(game, player, id, card.spell or Text(), card.enchant):
                    whole = msgspec.structs.replace(announcement, alternative_cost=cost)
                    yield Play(object=oid(id), announcement=whole)
    for id in [*game.controlled(player), *cards]:
        for number, ability in enumerate(activated_abilities(game, id), 1):
            if ability.zone == game.object(id).zone:
                for announcement in announcements(game, player, id, ability.text, None):
                    yield Activate(object=oid(id), ability=number, announcement=announcement)


def announcements(game: Game, player: str, id: int, text: Text, enchant: Target | None) -> Iterator[Announcement]:
    """Different targets for a text without modes; modes and X are left to be asked for."""
    words = [enchant] if enchant is not None else list(text.targets)
    if text.modes or not words:
        yield Announcement()
        return
    targets: list[tuple[Ref, ...]] = [()]
    for word in words:
        legal = [ref_of(thing) for thing in legal_targets(game, id, word)]
        choices = list(
            islice(combinations(legal, min(word.count if isinstance(word.count, int) else 1, len(legal))), MANY)
        )
        targets = [(*before, *choice) for before in targets for choice in choices][:MANY]
    for one in targets:
        yield Announcement(targets=one)


def is_legal(game: Game, player: str, action: Action) -> bool:
    """Whether the action would be accepted: it is begun and then taken back."""
    members = [name for name in game.in_turn_order if not game.are_opponents(name, player)]
    checkpoint = game.checkpoint()
    try:
        procedure = act(game, members, player, action)
        question: Ask | AskAction = next(procedure)
        return isinstance(question, (Ask, AskAction))
    except StopIteration:
        return True
    except (Illegal, GameIsOver):
        return False
    finally:
        game.restore(checkpoint)
