"""Copies, flip cards, names and divided damage, where no scenario of a ruling looks."""

from tests.arena import Arena, card, creature, lands, there

BOLTS = card(
    "Bolts",
    cost="{R}",
    types=["Instant"],
    spell={
        "targets": [{"name": "target", "player": "any", "what": {"types": ["Creature"]}, "count": 3, "up_to": True}],
        "effects": [{"do": "damage", "amount": 3, "to": "target", "divided": True}],
    },
)
WALL = creature("Wall", 0, 9)


def bolting(*targets: str) -> Arena:
    arena = Arena(
        lands("Alice", "Mountain", 1),
        there("Alice", "Bolts", zone="hand"),
        there("Bob", "Wall", "wall", "other"),
        cards=[BOLTS, WALL],
    )
    arena.plays("Alice", "Bolts", *targets)
    return arena


def test_damage_is_divided_as_the_spell_is_played() -> None:
    arena = bolting("wall", "Bob")
    assert arena.asked.kind == "divide"
    assert arena.asked.total == 3
    arena.divides(wall=1, Bob=2)
    arena.resolve()
    assert arena["wall"].damage == 1
    assert arena.life("Bob") == 18


def test_each_target_is_given_something() -> None:
    arena = bolting("wall", "Bob")
    refused = arena.tries_to_answer(arena.division(wall=3))
    assert refused.outcome == "refused"
    assert arena.asked.kind == "divide"


def test_nothing_is_asked_where_there_is_one_way_to_divide() -> None:
    arena = bolting("wall", "other", "Bob")
    arena.resolve()
    assert [arena["wall"].damage, arena["other"].damage, arena.life("Bob")] == [1, 1, 19]


def test_a_flip_card_that_left_play_is_upright_when_it_comes_back() -> None:
    arena = Arena(
        lands("Alice", "Plains", 2),
        there("Alice", "Akki Lavarunner", "runner"),
        there("Alice", "Momentary Blink", "blink", zone="hand"),
    )
    arena.attacks(runner="Bob")
    while arena.life("Bob") == 20 or arena.stack:
        arena.pass_once()
    assert arena["runner"].name == "Tok-Tok, Volcano Born"
    assert arena["runner"].flipped
    arena.plays("Alice", "blink", "runner")
    arena.resolve()
    assert (arena["runner"].name, arena["runner"].flipped) == ("Akki Lavarunner", False)


def test_an_aura_that_comes_as_a_copy_has_the_colors_of_what_it_copies() -> None:
    """419.6i, 502.7c: the card is blue and what it becomes is black, which White Knight is protected from."""
    black = card(
        "Black Aura",
        cost="{B}",
        types=["Enchantment"],
        subtypes=["Aura"],
        enchant={"name": "host", "what": {"types": ["Creature"]}},
    )
    arena = Arena(
        lands("Alice", "Island", 3),
        there("Alice", "Copy Enchantment", "copy", zone="hand"),
        there("Bob", "White Knight", "knight"),
        there("Bob", "Grizzly Bears", "bears", "other"),
        there("Bob", "Black Aura", "aura", attached_to="bears"),
        cards=[black],
    )
    arena.plays("Alice", "copy")
    arena.resolve()
    arena.chooses("aura")
    assert {option.object for option in arena.asked.options} == {arena["bears"].id, arena["other"].id}
    arena.chooses("other")
    assert (arena["copy"].name, arena["copy"].colors) == ("Black Aura", ("black",))


def test_a_token_that_is_a_copy_of_clone_chooses_what_to_be_a_copy_of() -> None:
    """503.2, 419.1b: what Clone chose is not copied; the token comes into play as a copy of what is chosen for it."""
    arena = Arena(
        there("Alice", "Glorious Anthem"),
        there("Alice", "Kiki-Jiki, Mirror Breaker", "kiki"),
        there("Alice", "Clone"),
        there("Bob", "Hill Giant"),
    )
    arena.activates("Alice", "kiki", "Clone")
    arena.resolve()
    arena.chooses("Hill Giant")
    token = next(it for it in arena.shown.objects if it.kind == "token")
    assert (token.name, token.power, token.controller) == ("Hill Giant", 4, "Alice")
