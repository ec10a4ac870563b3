"""From ids to things and back: what an engine calls o12 another one calls otherwise."""

from typing import Any

import msgspec

from touchstone.driver import Divergence, Table
from touchstone.protocol import (
    Action,
    Answer,
    Attack,
    Attacks,
    Block,
    Blocks,
    Chosen,
    Decision,
    Division,
    Number,
    Option,
    Ref,
    Share,
    Word,
)
from touchstone.vectors.messages import Pair, Picked, Reply, Thing


def thing(table: Table, ref: Ref) -> Thing:
    """What a reference means, as a vector calls it."""
    if ref.object is None:
        return Thing(player=ref.player)
    name = table.names.said(ref.object)
    alike = _called(table, name)
    return Thing(object=name, number=alike.index(ref.object) + 1 if ref.object in alike else 1)


def ref(table: Table, meant: Thing) -> Ref:
    """The reference to a thing in another game. Raises Divergence if there is no such thing."""
    if meant.object is None:
        return Ref(player=meant.player)
    alike = _called(table, meant.object)
    if len(alike) < meant.number:
        raise Divergence(meant.object, "an object that goes by that name", "none")
    return Ref(object=alike[meant.number - 1])


def _called(table: Table, name: str) -> list[str]:
    return [view.id for view in table.look().objects if table.names.said(view.id) == name]


def action_out(table: Table, action: Action) -> dict[str, Any]:
    """An action with things instead of ids."""
    plain: dict[str, Any] = msgspec.to_builtins(action)
    return _replaced(plain, lambda value: msgspec.to_builtins(thing(table, value)))


def action_in(table: Table, plain: dict[str, Any]) -> Action:
    """An action with the ids of another game instead of things."""
    found: Action = msgspec.convert(
        _replaced(plain, lambda value: msgspec.to_builtins(ref(table, value)), Thing),
        Action,
    )
    return found


def _replaced(plain: dict[str, Any], change: Any, kind: Any = Ref) -> dict[str, Any]:
    """The action with its object and the things that it announces replaced."""
    result = dict(plain)
    if "object" in result:
        outwards = isinstance(result["object"], str)
        changed = change(Ref(object=result["object"]) if outwards else msgspec.convert(result["object"], kind))
        result["object"] = changed if outwards else changed["object"]
    if announced := result.get("announcement"):
        lists = {
            key: [change(msgspec.convert(each, kind)) for each in announced[key]]
            for key in ("targets", "pay_with")
            if announced.get(key)
        }
        result["announcement"] = {**announced, **lists}
    return result


def reply_out(table: Table, decision: Decision, answer: Answer) -> Reply:
    """An answer with things instead of ids."""
    options = {option.id: option for option in decision.options}
    picked: tuple[Picked, ...] | None = None
    pairs: tuple[Pair, ...] | None = None
    number = word = None
    match answer:
        case Chosen():
            picked = tuple(_picked(table, options, id) for id in answer.options)
        case Division():
            picked = tuple(
                msgspec.structs.replace(_picked(table, options, share.option), amount=share.amount)
                for share in answer.shares
            )
        case Number():
            number = answer.number
        case Word():
            word = answer.word
        case Attacks():
            pairs = tuple(
                Pair(one=thing(table, Ref(object=each.attacker)), other=thing(table, each.defender))
                for each in answer.attacks
            )
        case Blocks():
            pairs = tuple(
                Pair(one=thing(table, Ref(object=each.blocker)), other=thing(table, Ref(object=each.attacker)))
                for each in answer.blocks
            )
    return Reply(player=decision.player, kind=decision.kind, picked=picked, pairs=pairs, number=number, word=word)


def answer_in(table: Table, decision: Decision, reply: Reply) -> Answer:
    """The answer with the ids of another game. Raises Divergence if an option is not offered."""
    if reply.number is not None:
        return Number(reply.number)
    if reply.word is not None:
        return Word(reply.word)
    if reply.pairs is not None and reply.kind == "attackers":
        return Attacks(tuple(Attack(_id(table, each.one), ref(table, each.other)) for each in reply.pairs))
    if reply.pairs is not None:
        return Blocks(tuple(Block(_id(table, each.one), _id(table, each.other)) for each in reply.pairs))
    left = list(decision.options)
    chosen: list[tuple[str, int]] = []
    for each in reply.picked or ():
        option = next((option for option in left if _stands_for(table, option, each)), None)
        if option is None:
            raise Divergence("the game", f"{decision.player} to be offered {_said(each)}", table.waiting_said())
        left.remove(option)
        chosen.append((option.id, each.amount or 0))
    if reply.kind == "divide":
        return Division(tuple(Share(option=id, amount=amount) for id, amount in chosen))
    return Chosen(tuple(id for id, _ in chosen))


def _id(table: Table, meant: Thing) -> str:
    return str(ref(table, meant).object)


def _picked(table: Table, options: dict[str, Option], id: str) -> Picked:
    option = options.get(id)
    if option is None:
        return Picked(label=id)
    if option.object is None and option.player is None:
        return Picked(label=option.label or id)
    return Picked(thing=thing(table, Ref(object=option.object, player=option.player)), keyword=option.keyword)


def _stands_for(table: Table, option: Option, picked: Picked) -> bool:
    if picked.thing is None:
        return str(picked.label).casefold() in (option.label.casefold(), option.id.casefold())
    if picked.keyword is not None and option.keyword != picked.keyword:
        return False
    if option.player is not None:
        return option.player == picked.thing.player
    return option.object is not None and table.names.said(option.object) == picked.thing.object


def _said(picked: Picked) -> str:
    return str(picked.label if picked.thing is None else picked.thing.object or picked.thing.player)
