"""Pages that are not about rulings: the glossary of old and new words, and the command line."""

import re
from collections.abc import Mapping, Sequence
from html import escape

from touchstone.site.texts import page, raw, slug

Word = Mapping[str, str]


def glossary_page(words: Sequence[Word]) -> str:
    """Old words of the rules and those of today, in both directions."""
    old = "".join(_old(each) for each in sorted(words, key=lambda each: each["old"].lower()))
    named = (each for each in words if not each["new"].startswith("("))
    new = "".join(_new(each) for each in sorted(named, key=lambda each: each["new"].lower()))
    return page(
        "Old words and new words",
        raw(
            "<p>The rulings speak the language of their dates. A dotted underline in a ruling marks an old word: it "
            "says what is said today, and leads here. Scenarios understand both.</p>"
        ),
        "## From old to new\n",
        raw(f'<dl class="glossary">{old}</dl>'),
        "## From new to old\n",
        raw(
            f'<div class="scroll"><table><thead><tr><th scope="col">today</th><th scope="col">then</th></tr></thead>'
            f"<tbody>{new}</tbody></table></div>"
        ),
    )


def _new(word: Word) -> str:
    old = f'<a href="#{slug(word["old"])}">{escape(word["old"])}</a>'
    return f'<tr><th scope="row">{escape(word["new"])}</th><td>{old}</td></tr>'


def _old(word: Word) -> str:
    return (
        f'<div id="{slug(word["old"])}"><dt>{escape(word["old"])}</dt><dd><b>{escape(word["new"])}</b> '
        f"<small>since {escape(word['since'])}</small><br>{escape(word['meaning'], quote=False)}</dd></div>"
    )


def command_line_page() -> str:
    """The commands with their arguments, as the command line itself describes them."""
    from touchstone.cli import app

    text: str = app(lazy=False).generate_docs(output_format="markdown")
    _, _, commands = text.partition("## touchstone ")
    commands = re.sub(r"^(#+) touchstone (\S+)$", r"\1 \2", f"## touchstone {commands}", flags=re.MULTILINE)
    told = (
        "Exit codes: **0** as expected, **1** not as expected, **2** usage, **3** a fault of the suite itself, "
        "**4** the engine did not start.\n"
    )
    return page("The command line", told, commands.replace("```console", "```text"))
