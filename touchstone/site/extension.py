"""The Sphinx extension: before the documentation is read, the pages that come from the suite are written."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from touchstone import __version__
from touchstone.results import read_results
from touchstone.site.book import glossary
from touchstone.site.finding import find_data
from touchstone.site.sources import FOLDERS, gathered, sources

FIND_DATA = "find-data.js"
WITH_FINDING = ("index", "search", "indexes/index")
"""The pages on which rulings are looked for."""


def setup(app: Sphinx) -> dict[str, Any]:
    """Enter the extension. `touchstone_select`: beginnings of the ids that the site has; none means all.

    `touchstone_results`: files of results to be shown, from the folder of the documentation.
    """
    app.add_config_value("touchstone_select", [], "env", [list, tuple])
    app.add_config_value("touchstone_results", [], "env", [list, tuple])
    app.connect("builder-inited", write_sources)
    app.connect("html-page-context", add_scripts)
    app.connect("html-page-context", SharedTree(), priority=400)
    app.connect("html-page-context", mend_captions, priority=900)
    return {"version": __version__, "parallel_read_safe": True, "parallel_write_safe": True}


def write_sources(app: Sphinx) -> None:
    """Write the pages into the folder of the documentation; what is there and equal is left alone."""
    home = Path(app.srcdir)
    words = glossary(home / "glossary.yaml")
    book = gathered(app.config.touchstone_select, words, Path(app.doctreedir, "plays.msgpack"))
    results = [read_results(home / each) for each in app.config.touchstone_results]
    wanted = {home / name: text for name, text in sources(book, words, results)}
    wanted[Path(app.outdir, "_static", FIND_DATA)] = find_data(book)
    for path, text in wanted.items():
        path.parent.mkdir(exist_ok=True, parents=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    for path in (path for folder in FOLDERS for path in (home / folder).glob("*.md")):
        if path not in wanted:
            path.unlink()


def add_scripts(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    """Hand what the search knows to the pages that search."""
    if pagename in WITH_FINDING:
        app.add_js_file(FIND_DATA, priority=600)
        app.add_js_file("find.js", priority=700, defer="defer")


class SharedTree:
    """Has the pages of rulings, which stand in no table of contents, share one tree in the sidebar.

    To make it for each of them took half of the time of a build.
    """

    def __init__(self) -> None:
        self._made: dict[str, str] = {}

    def __call__(self, app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
        """Put a function that remembers in the place of the one that makes the tree."""
        make = context.get("toctree")
        if make and pagename.startswith("rulings/"):
            context["toctree"] = partial(self._tree, make)

    def _tree(self, make: Callable[..., str], **options: Any) -> str:
        name = repr(sorted(options.items()))
        if name not in self._made:
            self._made[name] = make(**options)
        return self._made[name]


def mend_captions(app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: object) -> None:
    """Give the captions of the sidebar, which the theme calls headings, the level that a heading needs."""
    if tree := context.get("furo_navigation_tree"):
        context["furo_navigation_tree"] = tree.replace('role="heading"', 'role="heading" aria-level="2"')
