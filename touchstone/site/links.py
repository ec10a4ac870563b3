"""Checks a site that has been built: `python -m touchstone.site.links docs/_build/html`.

Every link leads to a page and an anchor that are there, every page can be reached from the first one, nothing is
loaded from elsewhere, and headings follow one another in order.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

APART = frozenset({"genindex.html", "search.html"})
"""Pages that forms and scripts lead to."""

_LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


@dataclass
class Page(HTMLParser):
    """What a page says of itself: its anchors, its links, what it loads and its headings."""

    ids: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    headings: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: Sequence[tuple[str, str | None]]) -> None:
        """Note what a tag says."""
        said = {name: value for name, value in attrs if value is not None}
        if id := said.get("id"):
            (self.doubled if id in self.ids else self.ids).add(id)
        if tag == "a" and "href" in said:
            self.links.append(said["href"])
        elif tag in _LOADED and _LOADED[tag] in said and said.get("rel") not in ("canonical", "index", "search"):
            self.loads.append(said[_LOADED[tag]])
        elif len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            self.headings.append(int(tag[1]))


def problems(root: Path) -> Iterator[str]:
    """What is wrong with the site in a folder, in sentences."""
    pages = {path.relative_to(root).as_posix(): _read(path) for path in sorted(root.rglob("*.html"))}
    if "index.html" not in pages:
        yield f"{root}: expected a site that begins with index.html"
        return
    for name, page in pages.items():
        yield from (f"{name}: the anchor {id} stands twice" for id in sorted(page.doubled))
        yield from (f"{name}: loads {each} from elsewhere" for each in page.loads if urlsplit(each).netloc)
        yield from (f"{name}: {each}" for each in _dead(root, name, page, pages))
        yield from (f"{name}: {each}" for each in _headings(page))
    reached = _reached(pages)
    yield from (f"{name}: no way leads there" for name in pages if name not in reached and name not in APART)


def _read(path: Path) -> Page:
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def _target(name: str, link: str) -> tuple[str, str] | None:
    """The page and the anchor that a link of a page means, or None if it leads elsewhere."""
    if urlsplit(link).scheme or urlsplit(link).netloc:
        return None
    address, anchor = urldefrag(link)
    parts = name.split("/")[:-1] if address else name.split("/")
    for part in unquote(address).partition("?")[0].split("/"):
        if part == "..":
            parts = parts[:-1]
        elif part not in ("", "."):
            parts = [*parts, part]
    return "/".join(parts) or "index.html", unquote(anchor)


def _dead(root: Path, name: str, page: Page, pages: Mapping[str, Page]) -> Iterator[str]:
    """The links and loads of a page that lead to nothing."""
    for link in dict.fromkeys([*page.links, *page.loads]):
        target = _target(name, link)
        if target is None:
            continue
        where, anchor = target
        if where not in pages:
            if not (root / where).is_file():
                yield f"{link} leads to no file"
        elif anchor and anchor not in pages[where].ids:
            yield f"{link} leads to no anchor of {where}"


def _headings(page: Page) -> Iterator[str]:
    """Headings that come in no order: the first is the title, and none is two steps below the one before."""
    if page.headings and page.headings[0] != 1:
        yield f"begins with a heading of level {page.headings[0]}"
    for before, after in zip(page.headings, page.headings[1:], strict=False):
        if after > before + 1:
            yield f"a heading of level {after} follows one of level {before}"


def _reached(pages: Mapping[str, Page]) -> set[str]:
    """The pages to which ways lead from the first one."""
    reached: set[str] = set()
    waiting = ["index.html"]
    while waiting:
        name = waiting.pop()
        if name in reached or name not in pages:
            continue
        reached.add(name)
        waiting += [target[0] for link in pages[name].links if (target := _target(name, link))]
    return reached


def main(arguments: Sequence[str]) -> int:
    """Print what is wrong; the exit code."""
    if len(arguments) != 1:
        print("expected one folder with a site", file=sys.stderr)
        return 2
    found = list(problems(Path(arguments[0])))
    print(*found, sep="\n", end="\n" if found else "")
    print(f"{len(found)} problems" if found else "all links lead somewhere")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
