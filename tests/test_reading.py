"""Snapshots are read as if each were the first one, though most of it has been read before."""

import msgspec
import pytest

from tests.arena import Arena, creature, there
from touchstone.protocol import GameNewResult
from touchstone.protocol.jsonrpc import GAME_OBSERVE, MalformedMessage, decode_response, encode_result
from touchstone.protocol.reading import SnapshotReader

BEAR = creature("Bear", 2, 2)


def test_each_snapshot_of_a_game_is_read_as_it_was_written() -> None:
    game = Arena(there("Alice", "Bear"), there("Bob", "Bear", "Bob's Bear", tapped=True), cards=[BEAR])
    reader = SnapshotReader()
    begun = GameNewResult(handles={"Bear": "o1"}, snapshot=game.shown)
    assert reader.begun(msgspec.json.encode(begun)) == begun
    for _ in range(4):
        assert reader.observed(msgspec.json.encode(game.shown)) == game.shown
        game.pass_once()


def test_what_has_not_changed_is_the_same_view() -> None:
    game = Arena(there("Alice", "Bear"), there("Bob", "Bear", "Bob's Bear"), cards=[BEAR])
    reader = SnapshotReader()
    first = reader.observed(msgspec.json.encode(game.shown))
    changed = msgspec.structs.replace(first.objects[0], damage=1)
    shown = msgspec.structs.replace(first, objects=(changed, *first.objects[1:]))
    second = reader.observed(msgspec.json.encode(shown))
    assert second == shown
    assert second.objects[1] is first.objects[1]


@pytest.mark.parametrize(
    ("wrong", "path"),
    [('"objects":[{"id":7', "`objects[0].id`"), ('"objects":7,"old":[{"id":"o1"', "`objects`")],
)
def test_what_breaks_the_schema_is_named_with_its_path(wrong: str, path: str) -> None:
    shown = Arena(there("Alice", "Bear"), cards=[BEAR]).shown
    line = encode_result(1, shown).replace(b'"objects":[{"id":"o1"', wrong.encode())
    with pytest.raises(MalformedMessage) as error:
        decode_response(line, 1, GAME_OBSERVE, SnapshotReader().observed)
    assert path in str(error.value)
