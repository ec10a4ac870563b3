"""Clash (501.10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oracle.game.asking import Ask
from oracle.game.events import Clashed
from oracle.game.game import Game
from oracle.rulebook import Procedure, rule
from oracle.rules import choosing
from oracle.rules.context import Context, mana_values
from oracle.rules.happening import do_at_once
from oracle.rules.instructions import follow, performs
from oracle.rules.zones import put_within_library
from oracle.words import effects as words
from touchstone.protocol import Option

Costs = tuple[int, ...]
"""The converted mana costs of a revealed card: one, or two for a split card (505.6)."""


@performs(words.Clash)
@rule("501.10b")
def clash(game: Game, context: Context, word: words.Clash) -> Procedure[None]:
    """The controller chooses an opponent, and both clash; then what follows from having won or not."""
    opponent = yield from choose_clash_opponent(game, context)
    context.known["clash opponent"] = [opponent]
    players = clashing_order(game, clashing_players(game, context.controller, opponent))
    revealed = reveal_top_cards(game, players)
    costs = {player: noted_costs(game, revealed.get(player)) for player in players}
    counting = ", ".join(f"{player}'s {' and '.join(map(str, costs[player]))}" for player in players)
    game.tell("clash", f"The converted mana costs are noted: {counting}.", "501.10c", "505.6")
    yield from place_revealed_cards(game, revealed)
    winners = [player for player in players if wins_clash(game, player, costs)]
    clash_is_over(game, players, winners)
    yield from follow(game, context, word.won if context.controller in winners else word.otherwise)


@rule("501.10b")
def choose_clash_opponent(game: Game, context: Context) -> Procedure[str]:
    """An opponent is chosen as the instruction is followed; that is no target."""
    opponents = game.opponents(context.controller)
    chosen = yield from choosing.choose_one(
        game, context.controller, opponents, "Clash with which opponent?", context.source
    )
    return str(chosen)


@rule("501.10b")
def clashing_players(game: Game, player: str, opponent: str) -> list[str]:
    """The player who was told to clash and the opponent that was chosen; nobody else takes part."""
    return [player, opponent]


@rule("103.4", "501.10a")
def clashing_order(game: Game, players: list[str]) -> list[str]:
    """The order of their choices: turn order from the active player on, whoever controls the instruction."""
    return [player for player in game.in_turn_order if player in players]


@rule("501.10a")
def reveal_top_cards(game: Game, players: list[str]) -> dict[str, int]:
    """All reveal their top card at the same time; a player without a library reveals nothing."""
    revealed = {player: game.zone("library", player)[0] for player in players if game.zone("library", player)}
    game.state.revealed |= frozenset(revealed.values())
    for player, card in revealed.items():
        game.tell("clash", f"{player} reveals {game.name(card)}.", "501.10a", objects=(card,), players=(player,))
    return revealed


@rule("501.10c", "505.6")
def noted_costs(game: Game, card: int | None) -> Costs:
    """The converted mana costs as revealed; X is 0, no mana cost is 0, each half of a split card counts alone.

    A player who had no card to reveal counts as having revealed 0. (By the letter of 501.10c any other card, even a
    land, would win against none; the rulings of 2008-02 say that nobody wins with 0 against nothing.)
    """
    return mana_values(game, card) if card is not None else (0,)


@rule("501.10a", "103.4")
def place_revealed_cards(game: Game, revealed: Mapping[str, int]) -> Procedure[None]:
    """Each player in turn decides about the own card, knowing the earlier decisions; then all cards move at once."""
    places: dict[int, str] = {}
    for player, card in revealed.items():
        places[card] = yield from decide_place(game, player, card)
    put_where_decided(game, places)
    game.state.revealed -= frozenset(revealed.values())


@rule("501.10a")
def decide_place(game: Game, player: str, card: int) -> Procedure[str]:
    """The player who revealed a card chooses freely whether it goes to the bottom of the library or stays on top."""
    options = [Option(id="top", label="top"), Option(id="bottom", label="bottom")]
    answer = yield Ask("position", player, f"Where does {game.name(card)} go?", options, source=choosing.oid(card))
    where = str(answer.options[0])
    game.tell("clash", f"{player} chooses the {where} for {game.name(card)}.", "501.10a", players=(player,))
    return where


@rule("501.10a")
def put_where_decided(game: Game, places: Mapping[int, str]) -> None:
    """The cards go to the bottom or stay on top of their owners' libraries; they stay in their zone."""
    for card in (card for card, where in places.items() if where == "bottom"):
        put_within_library(game, game.object(card).owner, [card], below=True)


@rule("501.10c", "505.6")
def wins_clash(game: Game, player: str, costs: Mapping[str, Costs]) -> bool:
    """A player wins with a cost that is higher than a cost of the other player's card; both may, with split cards.

    With any card a player wins against no cost at all.
    """
    others = [cost for other, noted in costs.items() if other != player for cost in noted]
    return any(not others or own > min(others) for own in costs[player])


@rule("501.10c", "410.2")
def clash_is_over(game: Game, players: Sequence[str], winners: Sequence[str]) -> None:
    """All have clashed, and some have won: that is when abilities that watch for it trigger."""
    said = f"{' and '.join(winners)} won" if winners else "nobody won"
    game.tell("clash", f"The clash is over: {said}.", "501.10c", players=winners)
    do_at_once(game, [Clashed(player=player, won=player in winners) for player in players])
