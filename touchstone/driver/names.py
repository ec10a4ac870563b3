"""From names to objects: which object of the snapshot a scenario means."""

from difflib import get_close_matches

from msgspec import UNSET

from touchstone.driver.faults import Divergence, NeedsField
from touchstone.driver.position import Placed, Position
from touchstone.driver.wording import listed, quoted
from touchstone.protocol import ObjectView, Option, Snapshot

COPY_OF = "copy of "
"""Before the name of a spell or card: a copy of it, beside the card itself."""

ABILITY_OF = "the ability of "
"""Before the name of a source: its ability on the stack."""


def goes_by(view: ObjectView, name: str) -> bool:
    """Whether an object is called that; the rules of some dates add the word Token to the name of a token."""
    if name.startswith(COPY_OF):
        return view.kind in ("spell-copy", "card-copy") and view.name == name.removeprefix(COPY_OF)
    return view.name in (name, f"{name} Token")


def is_of_keyword(view: ObjectView, keyword: str) -> bool:
    """Whether an ability on the stack belongs to a keyword. Raises NeedsField where the engine does not tell."""
    if view.abilities is UNSET:
        raise NeedsField("abilities", "an ability on the stack")
    return any(ability.keyword == keyword for ability in view.abilities)


class Names:
    """Follows every card of the position from zone to zone; finds tokens and copies by their names.

    "copy of Shock" is a copy of a spell or card, where there is a card Shock as well.
    """

    def __init__(self, position: Position, sent: dict[str, Placed], ids: dict[str, str]) -> None:
        self._position = position
        self._cards = {id(card): card for card in sent.values()}
        self._ids = {id(card): [ids[handle]] for handle, card in sent.items() if handle in ids}
        self._seen: set[str] = set()
        self._views: dict[str, ObjectView] = {}

    def follow(self, snapshot: Snapshot) -> None:
        """Take in a snapshot: an object whose `previous` is a known id is the next one of that card."""
        views = self._views = {view.id: view for view in snapshot.objects}
        self._seen.update([view.name for view in snapshot.objects if view.name is not UNSET])
        successors = {view.previous: view.id for view in snapshot.objects if view.previous}
        for ids in self._ids.values():
            while ids[-1] in successors and successors[ids[-1]] not in ids:
                ids.append(successors[ids[-1]])
        for key in [key for key, ids in self._ids.items() if ids[-1] not in views]:
            self._find_again(self._cards[key], self._ids[key])

    def _find_again(self, card: Placed, ids: list[str]) -> None:
        """A card that changed zones twice between two looks: it is found if only one can be meant."""
        taken = {known[-1] for known in self._ids.values()}
        found = [
            view.id
            for view in self._views.values()
            if (view.name, view.owner) == (card.card, card.owner)
            and view.kind in ("card", UNSET)
            and view.id not in taken
        ]
        if len(found) == 1:
            ids.append(found[0])

    def object(self, name: str) -> ObjectView | None:
        """The object that goes by that name now; None if it is gone.

        Raises:
            ScenarioFault: several cards of the Given go by that name.
            Divergence: nothing has ever gone by that name, or several objects do.
        """
        card = self._position.mentioned(name)
        if card is not None:
            return self._views.get(self._ids[id(card)][-1]) if id(card) in self._ids else None
        if name.startswith(ABILITY_OF):
            return next(map(self._views.get, self.abilities(name.removeprefix(ABILITY_OF))), None)
        named = [view for view in self._views.values() if goes_by(view, name) and view.zone != "library"]
        if len(named) > 1:
            raise Divergence(quoted(name), "one object of that name", f"{len(named)} of them")
        if not named and not {name, name.removeprefix(COPY_OF), f"{name} Token"} & self._seen:
            near = get_close_matches(name, self._known(), 1)
            hint = f" (near: {quoted(near[0])})" if near else ""
            raise Divergence(quoted(name), "an object of that name", f"none{hint}")
        return named[0] if named else None

    def present(self, name: str) -> ObjectView:
        """The object of that name. Raises Divergence if it is gone, and what `object` raises."""
        view = self.object(name)
        if view is None:
            raise Divergence(quoted(name), "an object of that name", "none any more")
        return view

    def ids(self, name: str) -> tuple[str, ...]:
        """Every id that the object of that name has had, as far as it was followed."""
        card = self._position.mentioned(name)
        if card is not None and id(card) in self._ids:
            return tuple(self._ids[id(card)])
        return (self.present(name).id,)

    def card_ids(self, name: str) -> tuple[str, ...]:
        """Every id that the card of the position of that name has had; none where no card goes by it."""
        return self.ids(name) if self._position.mentioned(name) else ()

    def abilities(self, name: str, keyword: str | None = None) -> list[str]:
        """The ids of the abilities on the stack whose source goes by that name; only those of a keyword if given."""
        ids = self.ids(name)
        views = [view for view in self._views.values() if view.zone == "stack" and view.kind == "ability"]
        own = [view for view in views if view.source is not UNSET and view.source in ids]
        return [view.id for view in own if keyword is None or is_of_keyword(view, keyword)]

    def view(self, object_id: str) -> ObjectView | None:
        """The object with that id."""
        return self._views.get(object_id)

    def said(self, object_id: str) -> str:
        """How the scenario calls the object with that id."""
        for key, ids in self._ids.items():
            if object_id in ids:
                return quoted(self._cards[key].handle)
        view = self._views.get(object_id)
        if view is None or view.name is UNSET:
            return f"object {object_id}"
        if view.kind == "ability":
            return f"the ability of {self.said(view.source) if view.source else quoted(str(view.name))}"
        return str(view.name) if view.kind == "combat-damage" else quoted(str(view.name))

    def option_said(self, option: Option) -> str:
        """How the scenario calls what an option stands for."""
        return option.player or (self.said(option.object) if option.object else option.label or option.id)

    def all_said(self, object_ids: tuple[str, ...]) -> str:
        """How the scenario calls several objects."""
        return listed(map(self.said, object_ids))

    def _known(self) -> list[str]:
        return [*(card.handle for card in self._cards.values()), *self._seen]
