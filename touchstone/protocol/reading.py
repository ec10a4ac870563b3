"""Reading snapshots: one shows mostly what the one before it showed, and that is not read again."""

import msgspec

from touchstone.protocol.calls import GameNewResult
from touchstone.protocol.snapshot import ObjectView, Snapshot


class _Outline(Snapshot, frozen=True, kw_only=True):
    """A snapshot whose objects have not been read."""

    objects: tuple[msgspec.Raw, ...]  # type: ignore[assignment]


class _NewOutline(GameNewResult, frozen=True, kw_only=True):
    """The result of `game/new` with such a snapshot."""

    snapshot: _Outline


_observed = msgspec.json.Decoder(_Outline).decode
_begun = msgspec.json.Decoder(_NewOutline).decode
_view = msgspec.json.Decoder(ObjectView).decode
_whole_observed = msgspec.json.Decoder(Snapshot).decode
_whole_begun = msgspec.json.Decoder(GameNewResult).decode


class SnapshotReader:
    """Reads the snapshots of one engine. An object in the same bytes as in the last one is the same view.

    What breaks the schema is read as a whole, so that the error names the path to the field.
    """

    def __init__(self) -> None:
        self._views: dict[bytes, ObjectView] = {}

    def observed(self, result: bytes) -> Snapshot:
        """The result of `game/observe`. Raises the errors of msgspec."""
        try:
            return self._filled_in(_observed(result))
        except msgspec.ValidationError:
            return _whole_observed(result)

    def begun(self, result: bytes) -> GameNewResult:
        """The result of `game/new`. Raises the errors of msgspec."""
        try:
            outline = _begun(result)
            return GameNewResult(handles=outline.handles, snapshot=self._filled_in(outline.snapshot))
        except msgspec.ValidationError:
            return _whole_begun(result)

    def _filled_in(self, outline: _Outline) -> Snapshot:
        known = self._views
        seen = [(raw, known.get(raw) or _view(raw)) for raw in map(bytes, outline.objects)]
        self._views = dict(seen)
        return Snapshot(**{**msgspec.structs.asdict(outline), "objects": tuple(view for _, view in seen)})
