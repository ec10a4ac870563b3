"""Misreadings of who clashes, what is revealed and where the cards go (LRW-CLASH-02 to 08, 10 to 13, 15 to 18)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from oracle.cards import card
from oracle.effects.clash import noted_costs
from oracle.game.asking import Illegal
from oracle.game.events import ZoneChange
from oracle.game.game import STACK, Game
from oracle.game.objects import Target as ChosenTarget
from oracle.misreadings import misreading
from oracle.rulebook import RULES, Procedure
from oracle.rules import choosing
from oracle.rules.announcing import text_of
from oracle.rules.context import Context
from oracle.rules.happening import do_at_once
from oracle.rules.on_stack import with_choices
from oracle.rules.protection import player_can_be_targeted
from oracle.rules.resolving import resolve_instant_or_sorcery
from oracle.rules.state_based import with_lethal_damage
from oracle.words import effects as words
from oracle.words.abilities import Text
from touchstone.protocol import Ref

LASH_OUT = "Lash Out"


def clash_spell(name: str) -> tuple[Text, words.Effect, words.Clash]:
    """The text of a card that does one thing and then clashes, with both of its instructions."""
    text = card(name).spell
    assert text is not None
    first, clash = text.effects
    assert isinstance(clash, words.Clash)
    return text, first, clash


def only_if_won(name: str) -> Mapping[str, Mapping[str, Text]]:
    """The card with everything that it does made to depend on the clash."""
    text, first, clash = clash_spell(name)
    all_of_it = words.Clash(won=(first, *clash.won))  # type: ignore[arg-type]
    return {name: {"spell": msgspec.structs.replace(text, effects=(all_of_it,))}}


def clash_controller(game: Game) -> str | None:
    """The controller of the clash spell or ability, which is on top of the stack while it resolves."""
    return game.controller(game.zone(STACK)[0])


# -- Lash Out (02 to 04) ---------------------------------------------------------------------------------


def _player_too() -> Text:
    text = clash_spell(LASH_OUT)[0]
    return msgspec.structs.replace(text, targets=(msgspec.structs.replace(text.targets[0], player="any"),))


misreading("LRW-CLASH-02", "Lash Out is a sorcery", cards={LASH_OUT: {"types": ("Sorcery",)}})
misreading("LRW-CLASH-02", "Lash Out may be aimed at a player", cards={LASH_OUT: {"spell": _player_too()}})


def as_much_as_possible(game: Game, id: int) -> Procedure[None]:
    """A clash card whose targets are all illegal does the rest of what it says."""
    if clashes(text_of(game, id)) and game.object(id).ability is None:
        yield from resolve_instant_or_sorcery(game, id, [])
    else:
        yield from RULES["countered_for_targets"].reading(game, id)


def clashes(text: Text) -> bool:
    """Whether a text makes somebody clash."""
    return any(isinstance(effect, words.Clash) for effect in text.effects)


misreading("LRW-CLASH-03", "Lash Out damages its creature only if the clash is won", cards=only_if_won(LASH_OUT))
misreading(
    "LRW-CLASH-03",
    "A clash card whose only target is illegal does the rest of what it says and clashes",
    countered_for_targets=as_much_as_possible,
)


def _bonus_to_the_other_player() -> Text:
    text, first, clash = clash_spell(LASH_OUT)
    damage = clash.won[0]
    assert isinstance(damage, words.Damage)
    bonus = msgspec.structs.replace(damage, to_players="clash opponent")
    return msgspec.structs.replace(text, effects=(first, msgspec.structs.replace(clash, won=(bonus,))))


def _of_those_that_will_live(game: Game, objects: list[int]) -> list[str]:
    doomed = {getattr(event, "object", None) for event in with_lethal_damage(game)}
    found: list[str] = RULES["controllers_meant"].reading(game, [id for id in objects if id not in doomed])
    return found


misreading(
    "LRW-CLASH-04",
    "The bonus of Lash Out is dealt to the player clashed with",
    cards={LASH_OUT: {"spell": _bonus_to_the_other_player()}},
)
misreading(
    "LRW-CLASH-04",
    "A creature with lethal damage has no controller any more, so that nobody is dealt the bonus",
    controllers_meant=_of_those_that_will_live,
)

# -- who clashes (08, 10 to 12) --------------------------------------------------------------------------


def _alone(game: Game, player: str, opponent: str) -> list[str]:
    return [player]


def _everybody(game: Game, player: str, opponent: str) -> list[str]:
    return game.in_turn_order


def _nobody_chosen(game: Game, context: Context) -> Procedure[str]:
    yield from ()
    return game.opponents(context.controller)[0]


misreading(
    "LRW-CLASH-08",
    "Only the player who was told to clash reveals a card, whatever opponent was picked",
    clashing_players=_alone,
)
misreading("LRW-CLASH-08", "An opponent is picked, but all players reveal a card", clashing_players=_everybody)
misreading(
    "LRW-CLASH-10",
    "One clashes with all opponents at once",
    choose_clash_opponent=_nobody_chosen,
    clashing_players=_everybody,
)
misreading(
    "LRW-CLASH-10",
    "One clashes alone, against no opponent",
    choose_clash_opponent=_nobody_chosen,
    clashing_players=_alone,
)


def with_clash_opponent(game: Game, id: int, announced: Sequence[Ref] | None) -> Procedure[None]:
    """The opponent is chosen with the targets."""
    yield from RULES["choose_targets"].reading(game, id, announced)
    if clashes(text_of(game, id)):
        player = game.speaker(id)
        opponent = yield from choosing.choose_one(game, player, game.opponents(player), "Clash with which opponent?")
        choices = game.object(id).choices
        announced_targets = choices.targets
        chosen = ChosenTarget(name="clash opponent", player=str(opponent))
        with_choices(game, id, targets=(*announced_targets, chosen))


def as_announced(game: Game, context: Context) -> Procedure[str]:
    """The opponent chosen so."""
    yield from ()
    announced = [target.player for target in context.choices.targets if target.name == "clash opponent"]
    return next(player for player in announced if player is not None)


def _whose_creature_it_is(game: Game, context: Context) -> Procedure[str]:
    yield from ()
    objects = [target.object for target in context.choices.targets if target.object is not None]
    opponents = game.opponents(context.controller)
    return next((player for id in objects if (player := game.controller(id)) in opponents), opponents[0])


misreading(
    "LRW-CLASH-11",
    "The opponent is chosen as the clash card is played",
    choose_targets=with_clash_opponent,
    choose_clash_opponent=as_announced,
)
misreading(
    "LRW-CLASH-11",
    "One clashes with the controller of the target",
    choose_clash_opponent=_whose_creature_it_is,
)


def _targetable(game: Game, player: str) -> list[str]:
    return [opponent for opponent in game.opponents(player) if player_can_be_targeted(game, opponent)]


def not_against_shroud(game: Game, context: Context, word: words.Clash) -> Procedure[None]:
    """There is no clash where no opponent can be a target."""
    if _targetable(game, context.controller):
        yield from RULES["clash"].reading(game, context, word)


def target_opponent(game: Game, context: Context) -> Procedure[str]:
    """The opponent is chosen among those who can be targets."""
    opponents = _targetable(game, context.controller)
    chosen = yield from choosing.choose_one(game, context.controller, opponents, "Target which opponent?")
    return str(chosen)


def _needs_an_opponent(game: Game, id: int, announced: Sequence[Ref] | None) -> Procedure[None]:
    if clashes(text_of(game, id)) and not _targetable(game, game.speaker(id)):
        raise Illegal("illegal-target", f"{game.name(id)} has no opponent to clash with.", "409.1c")
    yield from RULES["choose_targets"].reading(game, id, announced)


misreading(
    "LRW-CLASH-12",
    "Players with shroud are left out of clashes",
    clash=not_against_shroud,
    choose_clash_opponent=target_opponent,
)
misreading(
    "LRW-CLASH-12",
    "A clash card cannot be played if all opponents have shroud",
    choose_targets=_needs_an_opponent,
)

# -- revealing (05, 06, 13) ------------------------------------------------------------------------------


def _into_the_graveyard(game: Game, places: Mapping[int, str]) -> None:
    under = [card for card, where in places.items() if where == "bottom"]
    do_at_once(game, [ZoneChange(object=card, to="graveyard") for card in under])


misreading("LRW-CLASH-05", "Only its controller reveals a card for Lash Out", clashing_players=_alone)
misreading(
    "LRW-CLASH-05",
    "A revealed card that is not kept goes to the graveyard",
    put_where_decided=_into_the_graveyard,
)


def _top_cards(game: Game, players: list[str]) -> dict[str, int]:
    return {player: game.zone("library", player)[0] for player in players if game.zone("library", player)}


def _laid_aside(game: Game, players: list[str]) -> dict[str, int]:
    top = _top_cards(game, players)
    do_at_once(game, [ZoneChange(object=card, to="exile") for card in top.values()])
    aside = {player: game.now(card) for player, card in top.items()}
    game.state.revealed |= frozenset(aside.values())
    return aside


def _put_back(game: Game, places: Mapping[int, str]) -> None:
    do_at_once(game, [ZoneChange(object=card, to="library") for card in places])
    RULES["put_where_decided"].reading(game, {game.now(card): where for card, where in places.items()})


def _fatal_if_empty(game: Game, players: list[str]) -> dict[str, int]:
    for player in players:
        if not game.zone("library", player):
            game.alter_player(player, drew_from_empty_library=True)
    revealed: dict[str, int] = RULES["reveal_top_cards"].reading(game, players)
    return revealed


misreading(
    "LRW-CLASH-06",
    "The cards are taken out of the libraries to be compared, and put back afterwards",
    reveal_top_cards=_laid_aside,
    put_where_decided=_put_back,
)
misreading(
    "LRW-CLASH-06",
    "Who has no card to reveal loses the game, as if it had been a draw",
    reveal_top_cards=_fatal_if_empty,
)


def _shown_and_decided(game: Game, player: str, card: int) -> Procedure[str]:
    game.state.revealed |= {card}
    where = yield from RULES["decide_place"].reading(game, player, card)
    game.state.revealed -= {card}
    return str(where)


misreading(
    "LRW-CLASH-13",
    "One player reveals and decides before the next one reveals",
    reveal_top_cards=_top_cards,
    decide_place=_shown_and_decided,
)

# -- placing the cards (07, 15 to 18) --------------------------------------------------------------------


def always_under(game: Game, player: str, card: int) -> Procedure[str]:
    """Nobody decides: the card goes to the bottom."""
    yield from ()
    return "bottom"


def _highest(game: Game) -> str | None:
    """The player whose revealed card is the highest one, if there is one such card."""
    costs = {card: max(noted_costs(game, card)) for card in game.state.revealed}
    cards = [card for card, cost in costs.items() if cost == max(costs.values())]
    return game.object(cards[0]).owner if len(cards) == 1 else None


def _winners_choice(game: Game, player: str, card: int) -> Procedure[str]:
    if _highest(game) == player:
        return (yield from RULES["decide_place"].reading(game, player, card))  # type: ignore[no-any-return]
    return "top"


def _losers_choice(game: Game, player: str, card: int) -> Procedure[str]:
    if _highest(game) not in (player, None):
        return (yield from RULES["decide_place"].reading(game, player, card))  # type: ignore[no-any-return]
    return "top"


misreading("LRW-CLASH-07", "All revealed cards go to the bottom", decide_place=always_under)
misreading("LRW-CLASH-07", "Only the winner chooses where the own card goes", decide_place=_winners_choice)
misreading("LRW-CLASH-07", "Only who has the lower card chooses where it goes", decide_place=_losers_choice)


def _controller_first(game: Game, players: list[str]) -> list[str]:
    return players


def _in_order_of_seats(game: Game, players: list[str]) -> list[str]:
    return [player for player in game.state.order if player in players]


misreading(
    "LRW-CLASH-15",
    "The player who was told to clash decides first, whoever's turn it is",
    clashing_order=_controller_first,
)


def for_all_cards(game: Game, player: str | None, card: int) -> Procedure[str]:
    """One player decides about the card of another."""
    decides = player or game.object(card).owner
    return (yield from RULES["decide_place"].reading(game, decides, card))  # type: ignore[no-any-return]


misreading(
    "LRW-CLASH-16",
    "The winner places both cards",
    decide_place=lambda game, player, card: for_all_cards(game, _highest(game), card),
)
misreading(
    "LRW-CLASH-16",
    "The controller of the clash card places both cards",
    decide_place=lambda game, player, card: for_all_cards(game, clash_controller(game), card),
)
misreading(
    "LRW-CLASH-17",
    "Both decide in secret and at once, so that it does not matter whose answer is taken first: seat by seat",
    clashing_order=_in_order_of_seats,
)


def _moved_at_once(game: Game, player: str, card: int) -> Procedure[str]:
    where = yield from RULES["decide_place"].reading(game, player, card)
    RULES["put_where_decided"].reading(game, {card: where})
    return str(where)


misreading("LRW-CLASH-18", "Each card moves before the next player decides", decide_place=_moved_at_once)
