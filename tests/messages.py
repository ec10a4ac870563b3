"""Random messages, for property tests: a hypothesis strategy for any message type."""

from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from touchstone.protocol import Ref

INTEGERS = st.integers(-(2**53), 2**53)
TEXTS = st.text(max_size=8)


@cache
def messages(message: type[Any]) -> st.SearchStrategy[Any]:
    """Messages of a type, valid but for their meaning."""
    return _values(inspect.type_info(message))


def _values(of: inspect.Type) -> st.SearchStrategy[Any]:
    match of:
        case inspect.StructType():
            return _structs(of)
        case inspect.UnionType():
            return st.one_of([_values(each) for each in of.types])
        case inspect.VarTupleType():
            return st.lists(_values(of.item_type), max_size=2).map(tuple)
        case inspect.DictType():
            return st.dictionaries(_values(of.key_type), _values(of.value_type), max_size=2)
        case inspect.LiteralType():
            return st.sampled_from(of.values)
        case inspect.StrType():
            return TEXTS
        case inspect.IntType():
            return INTEGERS
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
    raise AssertionError(f"no strategy for {of}")


def _structs(of: inspect.StructType) -> st.SearchStrategy[Any]:
    def strategy(field: inspect.Field) -> st.SearchStrategy[Any]:
        may_be_unset = not field.required and field.default is msgspec.NODEFAULT
        may_be_unset = may_be_unset and field.default_factory is msgspec.NODEFAULT
        return st.just(msgspec.UNSET) | _values(field.type) if may_be_unset else _values(field.type)

    if of.cls is Ref:
        return st.builds(Ref, object=TEXTS) | st.builds(Ref, player=TEXTS)
    return st.builds(of.cls, **{field.name: strategy(field) for field in of.fields})
