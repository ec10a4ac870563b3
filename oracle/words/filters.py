"""Words that pick out objects, players, numbers and truths.

A *reference* is a string naming one thing known to the spell or ability that speaks: "this" (its own
source), "you", "other players", a name given to a target, a name given by an earlier instruction, "it" and
"that player" (of a trigger), "enchanted", "enchanted player" and "equipped"; also "controller of R", "owner of R".
A name may stand for a word as well: one that an earlier instruction chose, or "chosen color" or "chosen creature-type",
which was chosen as the source came into play.
"""

import msgspec


class Filter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A description of objects: everything that is given must hold. No zone given: in play (200.9, 217.5b).

    `zone` may be "any". `kind`: "spell" or "ability", of objects on the stack. `single_target`: with one target.
    `types`, `supertypes`: all of them; `any_type`, `subtypes`, `colors`: at least one; `no_...`: none.
    `named_subtype`, `named`: the word, or the card name, that an earlier instruction remembered under this name.
    `shares_creature_type`, `shares_color`: with the referenced object.
    `greatest_mana_value`: no other object that fits the rest of the description has a greater one.
    `no_abilities`: it has none, not even one that works elsewhere only.
    `controller`, `owner`: "you", "opponent" or a reference. `other`: not the source itself. `any`: at
    least one of the alternatives (each checked in its own zone).
    """

    zone: str = "battlefield"
    types: tuple[str, ...] = ()
    any_type: tuple[str, ...] = ()
    no_types: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    no_supertypes: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    no_subtypes: tuple[str, ...] = ()
    named_subtype: str | None = None
    shares_creature_type: str | None = None
    shares_color: str | None = None
    colors: tuple[str, ...] = ()
    no_colors: tuple[str, ...] = ()
    keyword: str | None = None
    no_abilities: bool = False
    controller: str | None = None
    owner: str | None = None
    named: str | None = None
    kind: str | None = None
    single_target: bool = False
    permanent_card: bool = False
    chosen_type: bool = False
    chosen_name: bool = False
    attacking: bool | None = None
    blocking: bool | None = None
    tapped: bool | None = None
    token: bool | None = None
    counter: str | None = None
    max_power: int | None = None
    min_power: int | None = None
    mana_value: "Amount | None" = None
    max_mana_value: "Amount | None" = None
    min_mana_value: "Amount | None" = None
    greatest_mana_value: bool = False
    is_: str | None = msgspec.field(default=None, name="is")
    is_not: str | None = None
    other: bool = False
    any: tuple["Filter", ...] = ()


class Count(msgspec.Struct, frozen=True, tag_field="amount", tag="count", forbid_unknown_fields=True):
    """How many objects there are."""

    of: Filter


class LifeOf(msgspec.Struct, frozen=True, tag_field="amount", tag="life", forbid_unknown_fields=True):
    """A player's life total."""

    of: str


class PowerOf(msgspec.Struct, frozen=True, tag_field="amount", tag="power", forbid_unknown_fields=True):
    """An object's power."""

    of: str


class ToughnessOf(msgspec.Struct, frozen=True, tag_field="amount", tag="toughness", forbid_unknown_fields=True):
    """An object's toughness."""

    of: str


class ManaValueOf(msgspec.Struct, frozen=True, tag_field="amount", tag="mana-value", forbid_unknown_fields=True):
    """An object's converted mana cost."""

    of: str


class TotalPower(msgspec.Struct, frozen=True, tag_field="amount", tag="total-power", forbid_unknown_fields=True):
    """The sum of the powers of objects."""

    of: Filter


class DamageThisTurn(
    msgspec.Struct, frozen=True, tag_field="amount", tag="damage-this-turn", forbid_unknown_fields=True
):
    """How much damage a player has been dealt this turn."""

    to: str


class AttackersThisTurn(
    msgspec.Struct, frozen=True, tag_field="amount", tag="attackers-this-turn", forbid_unknown_fields=True
):
    """With how many creatures a player has attacked this turn."""

    of: str


class TypesAmong(msgspec.Struct, frozen=True, tag_field="amount", tag="types-among", forbid_unknown_fields=True):
    """How many card types there are among objects."""

    of: Filter


class Plus(msgspec.Struct, frozen=True, tag_field="amount", tag="plus", forbid_unknown_fields=True):
    """A sum of amounts."""

    amounts: tuple["Amount", ...]


class Negative(msgspec.Struct, frozen=True, tag_field="amount", tag="negative", forbid_unknown_fields=True):
    """An amount below nothing: -X."""

    of: "Amount"


Amount = (
    int
    | str
    | Count
    | LifeOf
    | PowerOf
    | ToughnessOf
    | ManaValueOf
    | TotalPower
    | DamageThisTurn
    | AttackersThisTurn
    | TypesAmong
    | Plus
    | Negative
)
"""A number; a string is "X" or what was remembered under a name by an earlier instruction: a number, or how many."""


class Exists(msgspec.Struct, frozen=True, tag_field="if", tag="exists", forbid_unknown_fields=True):
    """There are at least so many such objects."""

    what: Filter
    at_least: int = 1


class Matches(msgspec.Struct, frozen=True, tag_field="if", tag="matches", forbid_unknown_fields=True):
    """The referenced object fits the description, wherever it is."""

    ref: str
    what: Filter


class AtLeast(msgspec.Struct, frozen=True, tag_field="if", tag="at-least", forbid_unknown_fields=True):
    """One number is at least another."""

    amount: Amount
    least: Amount


class Happened(msgspec.Struct, frozen=True, tag_field="if", tag="happened", forbid_unknown_fields=True):
    """An earlier instruction remembered something under this name (a card found, "may" accepted ...)."""

    name: str


class CostWas(msgspec.Struct, frozen=True, tag_field="if", tag="cost-was", forbid_unknown_fields=True):
    """The source's spell was played for this alternative or additional cost."""

    cost: str


class TurnOf(msgspec.Struct, frozen=True, tag_field="if", tag="turn-of", forbid_unknown_fields=True):
    """It is the turn of one of these players."""

    who: str = "you"


class Not(msgspec.Struct, frozen=True, tag_field="if", tag="not", forbid_unknown_fields=True):
    """The opposite."""

    condition: "Condition"


class AnyPlayer(msgspec.Struct, frozen=True, tag_field="if", tag="any-player", forbid_unknown_fields=True):
    """The condition holds for at least one of the players, called "that player" in it."""

    condition: "Condition"
    who: str = "each player"


class KindDealtCombatDamage(
    msgspec.Struct, frozen=True, tag_field="if", tag="kind-dealt-combat-damage", forbid_unknown_fields=True
):
    """A player was dealt combat damage this turn by a source that you controlled and that shared a creature type."""


Condition = Exists | Matches | AtLeast | Happened | CostWas | TurnOf | Not | AnyPlayer | KindDealtCombatDamage
