"""Effects that move objects between zones, and the links between the abilities that do (217.7d)."""

from __future__ import annotations

from oracle.game.events import Event, Shuffled, ZoneChange
from oracle.game.game import BATTLEFIELD, Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.context import Context, fits, number_meant, objects_of, player_of, players_of
from oracle.rules.happening import happen
from oracle.rules.instructions import performs
from oracle.rules.zones import put_within_library
from oracle.words import effects as words
from oracle.words.filters import Filter


@performs(words.Move)
@rule("217.1c")
def move(game: Game, context: Context, word: words.Move) -> Procedure[None]:
    """Objects go to another zone, all at once; they are remembered as the new objects that they become there."""
    ids = objects_of(game, context, word.what)
    into_place = word.to == "library" and word.position != "shuffled"
    stay = [id for id in ids if into_place and game.object(id).zone == "library"]
    events: list[Event] = [
        ZoneChange(
            object=id,
            to=word.to,
            controller=under_whom(game, context, word, id),
            linked_by=context.source if word.link else None,
        )
        for id in ids
        if id not in stay
    ]
    shuffling = who_shuffles(game, context, word, ids) if word.position == "shuffled" else []
    moved = [event.new for event in (yield from happen(game, *events))]
    yield from happen(game, *(Shuffled(player=owner) for owner in shuffling))
    if into_place:
        yield from put_in_place(game, context, word, stay, moved)
    context.known[word.as_] = moved


def who_shuffles(game: Game, context: Context, word: words.Move, ids: list[int]) -> list[str]:
    """Whose library something is shuffled into, each once: also nothing, where that is the whole of a zone."""
    owners: list[str] = []
    if isinstance(word.what, Filter) and word.what.owner is not None:
        owners = players_of(game, context, word.what.owner)
    missing = missing_for_shuffling(game, ids)
    return list(dict.fromkeys([*owners, *(game.object(id).owner for id in ids if id not in missing)]))


@rule("217.1c")
def missing_for_shuffling(game: Game, ids: list[int]) -> set[int]:
    """Objects that are gone are not shuffled in, and for their sake no library is shuffled.

    The rules of 2007 do not speak of that; this is what was written down first, in 2009 (701.16c).
    """
    return {id for id in ids if not game.exists(id)}


@rule("217.2", "413.2c")
def put_in_place(
    game: Game, context: Context, word: words.Move, stay: list[int], moved: list[int | None]
) -> Procedure[None]:
    """Those that are in a library by now go to their place in it, where they stay the objects that they are.

    The text says who puts cards of a library in order; those that come from elsewhere are put in order by their owner.
    """
    for owner in game.in_turn_order:
        for player, cards in ((context.controller, stay), (owner, moved)):
            own = [id for id in game.zone("library", owner) if id in cards]
            yield from arrange(game, player, owner, own, word.position == "bottom")


@rule("401.7", "413.2c")
def arrange(game: Game, player: str, owner: str, cards: list[int], below: bool) -> Procedure[None]:
    """Cards are put on or under their owner's library in the order that the player likes; nobody else sees them."""
    options = choosing.object_options(game, cards)
    order = yield from choosing.put_in_order(game, player, options, "In which order, the upper one first?")
    put_within_library(game, owner, [cards[place] for place in order], below=below)
    game.state.revealed -= frozenset(cards)


@performs(words.LookAtTop)
@rule("413.2b")
def look_at_top(game: Game, context: Context, word: words.LookAtTop) -> Procedure[None]:
    """A player looks at the top cards of a library, however few there are, or reveals them."""
    yield from ()
    player = context.controller
    amount = number_meant(game, context, word.amount)
    cards = [card for owner in players_of(game, context, word.library) for card in game.zone("library", owner)[:amount]]
    context.known[word.as_] = list(cards)
    if not word.reveal:
        game.state.looked_at |= {(player, card) for card in cards}
        game.tell("look", f"{player} looks at the top {len(cards)} cards.", players=(player,))
        return
    game.state.revealed |= frozenset(cards)
    for card in cards:
        game.tell("reveal", f"{player} reveals {game.name(card)}.", objects=(card,), players=(player,))


@performs(words.RevealUntil)
@rule("413.2b")
def reveal_until(game: Game, context: Context, word: words.RevealUntil) -> Procedure[None]:
    """A player reveals cards of the own library from the top, the first one that fits being the last."""
    yield from ()
    player = context.controller
    revealed: list[int] = []
    for card in game.zone("library", player):
        revealed.append(card)
        game.tell("reveal", f"{player} reveals {game.name(card)}.", objects=(card,), players=(player,))
        if fits(game, word.what, card, context):
            break
    game.state.revealed |= frozenset(revealed)
    context.known[word.as_] = revealed


def under_whom(game: Game, context: Context, word: words.Move, id: int) -> str | None:
    """The player under whose control an object comes into play; its owner if none is named."""
    if word.under == "owner":
        return None
    return player_of(game, context, word.under)


@performs(words.ReturnLinked)
@rule("217.7d")
def return_linked(game: Game, context: Context, word: words.ReturnLinked) -> Procedure[None]:
    """The cards that the linked ability removed, and only those, come back under their owner's control."""
    returned = yield from happen(game, *(return_of(game, context, id) for id in linked_cards(game, context.source)))
    if not returned:
        game.tell(
            "link",
            f"The linked ability of {game.name(context.source)} has removed no card that could return.",
            "217.7d",
        )


@rule("217.7d", "200.3")
def return_of(game: Game, context: Context, card: int) -> ZoneChange:
    """A card that was removed comes back into play under its owner's control, whoever controls the ability."""
    return ZoneChange(object=card, to=BATTLEFIELD)


@rule("217.7d")
def linked_cards(game: Game, source: int) -> tuple[int, ...]:
    """The cards removed by the linked ability of the very object that the other ability is, or was, on."""
    return game.object(source).linked


@performs(words.EachMayPut)
@rule("103.4", "413.2d")
def each_may_put(game: Game, context: Context, word: words.EachMayPut) -> Procedure[None]:
    """Players choose in turn order; then all chosen cards come into play at once.

    With `again` the players put their cards one after the other, round by round, until nobody puts any; the
    player who speaks is the first.
    """
    if not word.again:
        chosen: list[int] = []
        for player in game.in_turn_order:
            chosen += yield from card_to_put(game, context, word, player)
        yield from happen(game, *(ZoneChange(object=id, to=BATTLEFIELD) for id in chosen))
        return
    while True:
        anything = False
        for player in in_turn_order_from(game, context.controller):
            cards = yield from card_to_put(game, context, word, player)
            put = yield from happen(game, *(ZoneChange(object=id, to=BATTLEFIELD) for id in cards))
            anything = anything or bool(put)
        if not anything:
            return


def in_turn_order_from(game: Game, player: str) -> list[str]:
    """The players in turn order, one of them first."""
    order = game.in_turn_order
    place = order.index(player) if player in order else 0
    return order[place:] + order[:place]


@rule("103.4a", "103.4b")
def card_to_put(game: Game, context: Context, word: words.EachMayPut, player: str) -> Procedure[list[int]]:
    """The card that a player chooses is settled at once, and nobody else sees it before all have chosen."""
    cards = [id for id in game.zone("hand", player) if fits(game, word.what, id, context)]
    return (yield from choosing.choose_objects(game, player, cards, "Put a card into play?", context.source, 0, 1))


@performs(words.Reveal)
@rule("413.2b")
def reveal(game: Game, context: Context, word: words.Reveal) -> Procedure[None]:
    """Objects are shown to all players, also those that lie open already; they stay where they are."""
    yield from ()
    for id in objects_of(game, context, word.what):
        game.state.revealed |= {id}
        game.tell("reveal", f"{game.name(id)} is revealed.", objects=(id,))
