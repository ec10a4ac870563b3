"""What an object is by itself, and kept with it: as long as it is the very same value, nothing of that changes."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.game.game import BATTLEFIELD, Game
from oracle.game.objects import Inborn, Object
from oracle.rules.applying import DEFINABLE, changed_by, is_characteristic_defining, is_continuous, works_in_zone
from oracle.rules.copiable import copiable_values
from oracle.rules.keywords import abilities_of
from oracle.words.abilities import Static
from oracle.words.statics import Defines


def by_themselves(game: Game, objects: Iterable[Object]) -> list[Inborn]:
    """What each object is by itself; abilities on the stack, which have the name of their source, are left out."""
    kept = game.inborn
    return [
        own if (own := kept.get(it.id)) is not None and own.object is it else _inborn(game, it)
        for it in objects
        if it.ability is None
    ]


def _inborn(game: Game, it: Object) -> Inborn:
    effects = continuous_abilities(game, it)
    own = Inborn(
        it,
        copiable_values(game, it),
        speaks=bool(effects),
        reaches_out=not all(map(keeps_to_itself, effects)),
    )
    if not effects and it.zone != BATTLEFIELD:
        own.alone = own.copiable  # nothing else makes characteristics of what is not in play
    game.inborn[it.id] = own
    return own


def continuous_abilities(game: Game, it: Object) -> list[Static]:
    """The abilities by which an object makes continuous effects where it is, unless it loses them (405.2)."""
    card = it.copied_or_own
    return [
        ability
        for ability in (abilities_of(card) if card is not None else ())
        if is_continuous(ability)
        and works_in_zone(game, ability, it.zone, is_characteristic_defining(game, ability, False))
    ]


def keeps_to_itself(ability: Static) -> bool:
    """Whether an ability changes nothing but the object that it is on, in the same way whatever happens elsewhere."""
    effect = ability.effect
    if not isinstance(effect, Defines) or ability.while_ is not None:
        return False
    sizes = (effect.change.set_power, effect.change.set_toughness)
    return changed_by(effect.change) <= DEFINABLE and all(size is None or isinstance(size, int) for size in sizes)
