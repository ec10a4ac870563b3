"""The objects of a game: every card of the state is followed from zone to zone, and whatever is meant is found."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from touchstone.driver import Divergence, NeedsField
from touchstone.protocol import ObjectSetup
from touchstone.vectors.messages import Among, Thing

View = Mapping[str, Any]
"""An object, a player or an option, as JSON has it."""


class NoRoom(Divergence):
    """The engine's own decision leaves no room for what is to be done: as good as a refusal, if that is tried."""


class Objects:
    """The objects of a game, by the ids that its engine gives them."""

    def __init__(self, cards: Sequence[ObjectSetup], handles: Mapping[str, str]) -> None:
        self._cards = cards
        self._ids = {card.handle: [handles[card.handle]] for card in cards}
        self._views: dict[str, View] = {}

    def follow(self, views: Iterable[View]) -> None:
        """Take in a snapshot: an object whose `previous` is the last id of a card is its next one."""
        self._views = {view["id"]: view for view in views}
        following = {view["previous"]: view["id"] for view in self._views.values() if view.get("previous")}
        for ids in self._ids.values():
            while ids[-1] in following and following[ids[-1]] not in ids:
                ids.append(following[ids[-1]])
        for card in self._cards:
            if self._ids[card.handle][-1] not in self._views:
                self._ids[card.handle] += self._found_again(card)

    def _found_again(self, card: ObjectSetup) -> list[str]:
        """A card that changed zones twice between two looks, if only one can be it."""
        taken = {ids[-1] for ids in self._ids.values()}
        found = [
            id
            for id, view in self._views.items()
            if (view.get("name"), view["owner"], view.get("kind", "card")) == (card.card, card.owner, "card")
            and id not in taken
        ]
        return found if len(found) == 1 else []

    def is_meant(self, view: View, thing: Thing) -> bool:
        """Whether an object is what is meant. Raises NeedsField."""
        if thing.card is not None and view["id"] not in self._ids[thing.card]:
            return False
        if thing.source is not None and view.get("source") not in self._ids[thing.source]:
            return False
        if not has(view, thing.has, thing.shows):
            return False
        return thing.keyword is None or thing.keyword in (each.get("keyword") for each in shown(view, "abilities"))

    def find(self, thing: Thing, views: Iterable[View] | None = None) -> list[View]:
        """All objects that are what is meant, as they are now or as these views have them."""
        return [view for view in (self._views.values() if views is None else views) if self.is_meant(view, thing)]

    def the(self, thing: Thing) -> View:
        """The one object that is what is meant. Raises Divergence."""
        found = self.find(thing)
        if len(found) != 1:
            raise Divergence(said(thing), "one object that is this", str(len(found)))
        return found[0]

    def take(self, left: list[View], thing: Thing) -> View:
        """Take out of options the first one that is what is meant. Raises NoRoom."""
        option = next((each for each in left if self._stands_for(each, thing)), None)
        if option is None and thing.otherwise is not None:
            return self.take(left, thing.otherwise)
        if option is None:
            raise NoRoom("the game", f"{said(thing)} to be offered", f"{len(left)} options that are not")
        left.remove(option)
        return option

    def _stands_for(self, option: View, thing: Thing) -> bool:
        object_id, label = option.get("object"), str(option.get("label", "")).lower()
        if thing.player is not None:
            return bool(option.get("player") == thing.player)
        if thing.words is not None:
            return label in thing.words or str(option.get("id", "")).lower() in thing.words
        if thing.place is not None:
            return bool(option.get("place") == thing.place)
        if object_id is None:
            return thing.label is not None and label.startswith(thing.label)
        view = self.view(object_id)
        of_card = thing.card is not None and view.get("source") in self._ids[thing.card]
        return has(option, thing.option) and (of_card or self.is_meant(view, thing))

    def view(self, object_id: str) -> View:
        """The object with that id; of one that is gone only the id is known."""
        return self._views.get(object_id, {"id": object_id})

    def are_meant(self, found: object, things: Sequence[Thing]) -> bool:
        """Whether ids, references or options are just these things."""
        left = _options(found)
        try:
            for thing in things:
                self.take(left, thing)
        except NoRoom:
            return False
        return not left


def _options(found: object) -> list[View]:
    """Ids, references or options, or one of them, as options."""
    each = found if isinstance(found, (list, tuple)) else () if found is None else (found,)
    return [{"object": one} if isinstance(one, str) else one for one in each]


def has(view: View, among: Among, shows: Sequence[str] = ()) -> bool:
    """Whether each field has one of the values listed. Raises NeedsField for those that must be there."""
    for field, values in among.items():
        if field in shows and field not in view and not view.get("face_down"):
            raise NeedsField(field, "an object")
        if view.get(field) not in values:
            return False
    return True


def shown(view: View, field: str) -> Any:
    """A field that is needed. Raises NeedsField."""
    if field not in view:
        raise NeedsField(field, "an object")
    return view[field]


def said(thing: Thing) -> str:
    """What is meant, in words."""
    name = thing.card or thing.player or thing.label or thing.has.get("name", ("something",))[0]
    return f'"{name}"'
