"""Effects on players: damage, life, cards drawn and discarded, mana (417, 419, 423)."""

from __future__ import annotations

from dataclasses import replace

from oracle.effects.permanents import in_play
from oracle.game.events import DamageEvent, DrawCard, LifeChange, ManaAdded, Poisoned, Shuffled, ZoneChange
from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.context import Context, amount_of, fits, number_meant, objects_of, player_of, players_of
from oracle.rules.happening import happen
from oracle.rules.instructions import performs
from oracle.rules.mana import choose_mana
from oracle.rules.zones import put_within_library
from oracle.words import effects as words
from oracle.words.filters import Filter


@performs(words.Damage)
@rule("413.2b")
def deal_damage(game: Game, context: Context, word: words.Damage) -> Procedure[None]:
    """The source deals damage to all recipients at once, and so do the others that deal some at the same time."""
    yield from happen(game, *(hit for part in (word, *word.also) for hit in hits(game, context, part)))


def hits(game: Game, context: Context, word: words.Damage) -> list[DamageEvent]:
    """The damage that each source is to deal to each recipient."""
    shares = shares_of_targets(game, context) if word.divided else {}
    players = [*(players_of(game, context, word.to) if isinstance(word.to, str) else ())]
    players += players_of(game, context, word.to_players)
    events: list[DamageEvent] = []
    for source in damage_source(game, context, word):
        amount = amount_of(game, replace(context, known={**context.known, "that source": [source]}), word.amount)
        for id in in_play(game, context, word.to):
            events += [DamageEvent(source=source, object=id, amount=shares.get(id, amount))]
        for player in players:
            events += [DamageEvent(source=source, player=player, amount=shares.get(player, amount))]
    return events


@rule("413.2a")
def damage_source(game: Game, context: Context, word: words.Damage) -> list[int]:
    """What deals the damage; a target that has become illegal cannot be made to."""
    return objects_of(game, context, word.source)


@rule("409.1d", "413.2a")
def shares_of_targets(game: Game, context: Context) -> dict[int | str, int]:
    """What each target was given on playing; what an illegal one would have had goes to no other."""
    targets = [target.thing for target in context.choices.targets]
    return dict(zip(targets, context.choices.division, strict=False))


@performs(words.GainLife)
def gain_life(game: Game, context: Context, word: words.GainLife) -> Procedure[None]:
    """Players gain life."""
    amount = number_meant(game, context, word.amount)
    if amount > 0:
        yield from happen(
            game, *(LifeChange(player=player, amount=amount) for player in players_of(game, context, word.who))
        )


@performs(words.Poison)
def poison(game: Game, context: Context, word: words.Poison) -> Procedure[None]:
    """Players get poison counters."""
    amount = number_meant(game, context, word.amount)
    yield from happen(game, *(Poisoned(player=player, amount=amount) for player in players_of(game, context, word.who)))


@performs(words.LoseLife)
@rule("413.2b")
def lose_life(game: Game, context: Context, word: words.LoseLife) -> Procedure[None]:
    """Players lose life, which is no damage."""
    amount = number_meant(game, context, word.amount)
    if amount > 0:
        yield from happen(
            game, *(LifeChange(player=player, amount=-amount) for player in players_of(game, context, word.who))
        )


@performs(words.Draw)
@rule("423.2", "423.2a")
def draw(game: Game, context: Context, word: words.Draw) -> Procedure[None]:
    """Cards are drawn one at a time; of several players the active one draws all first, then the others in turn."""
    for player in in_turn_order(game, players_of(game, context, word.who)):
        about = replace(context, known={**context.known, "that player": [player]})
        for _ in range(number_meant(game, about, word.amount)):
            yield from happen(game, DrawCard(player=player))


def in_turn_order(game: Game, players: list[str]) -> list[str]:
    """The players among those, the active one first."""
    return [player for player in game.in_turn_order if player in players]


@performs(words.Discard)
def discard(game: Game, context: Context, word: words.Discard) -> Procedure[None]:
    """Each player chooses what to discard; all is discarded at once (103.4)."""
    cards: list[int] = []
    for player in in_turn_order(game, players_of(game, context, word.who)):
        hand = list(game.zone("hand", player))
        if word.what is not None:
            cards += [card for card in objects_of(game, context, word.what) if card in hand]
            continue
        count = len(hand) if word.amount == "all" else number_meant(game, context, word.amount)
        if word.at_random:
            cards += game.shuffled(hand)[:count]
        else:
            cards += yield from cards_to_discard(game, player, count)
    done = yield from happen(game, *(ZoneChange(object=card, to="graveyard", cause="discard") for card in cards))
    context.known[word.as_] = [event.new for event in done]


@rule("103.4a", "103.4b")
def cards_to_discard(game: Game, player: str, count: int) -> Procedure[list[int]]:
    """The cards that a player chooses stay in hand, unseen, until all who discard have chosen."""
    hand = list(game.zone("hand", player))
    return (yield from choosing.choose_objects(game, player, hand, "Discard which?", None, count, count))


@performs(words.Mill)
def mill(game: Game, context: Context, word: words.Mill) -> Procedure[None]:
    """Cards go from the top of a library into the graveyard."""
    count = number_meant(game, context, word.amount)
    cards = [card for player in players_of(game, context, word.who) for card in game.zone("library", player)[:count]]
    yield from happen(game, *(ZoneChange(object=card, to="graveyard", cause="mill") for card in cards))


@performs(words.Shuffle)
def shuffle(game: Game, context: Context, word: words.Shuffle) -> Procedure[None]:
    """Libraries are shuffled."""
    yield from happen(game, *(Shuffled(player=player) for player in players_of(game, context, word.who)))


@performs(words.AddMana)
@rule("406.1", "104.3d")
def add_mana(game: Game, context: Context, word: words.AddMana) -> Procedure[None]:
    """Mana goes into a player's pool."""
    for player in players_of(game, context, word.who):
        mana = yield from choose_mana(game, player, word.choices)
        yield from happen(game, ManaAdded(player=player, mana=mana, only_for=word.only_for))


@performs(words.Search)
@rule("413.2c")
def search(game: Game, context: Context, word: words.Search) -> Procedure[None]:
    """A player looks through a library and may fail to find what is described by a quality."""
    player = player_of(game, context, word.who)
    owner = player_of(game, context, word.library) if word.library is not None else player
    library = game.zone("library", owner)
    host = next(iter(objects_of(game, context, word.attach_to)), None) if word.attach_to is not None else None
    found = [id for id in library if fits(game, word.what, id, context)]
    if word.attach_to is not None:
        found = [id for id in found if host is not None and choosing.could_enchant(game, id, host)]
    least = word.amount if word.what == Filter(zone="library") else 0
    chosen = yield from choosing.choose_objects(
        game, player, found, "Which card is searched for?", context.source, least, word.amount
    )
    if word.reveal:
        for id in chosen:
            game.tell("reveal", f"{player} reveals {game.name(id)}.", objects=(id,), players=(player,))
    context.known[word.as_] = chosen
    if word.to == "nowhere":
        return
    if word.to == "library":
        yield from happen(game, Shuffled(player=owner))
        put_within_library(game, owner, chosen, below=False)
        return
    on = attached_to_named(game, host)
    yield from happen(game, *(ZoneChange(object=id, to=word.to, controller=player, attached_to=on) for id in chosen))
    yield from happen(game, Shuffled(player=owner))


@rule("212.4j")
def attached_to_named(game: Game, host: int | None) -> int | None:
    """What an effect says that an Aura is attached to; then its controller has no choice."""
    return host
