"""Sections of a page that a tool writes: between two marks, the rest of the page is left as it is."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Section:
    """A section by its marks; `heading` begins a page that is not there yet."""

    begin: str
    end: str
    heading: str = "# How strong the suite is\n"

    def write(self, path: Path, lines: Iterable[str]) -> None:
        """Put the section into the page, in the place of an earlier one; else at its end."""
        page = path.read_text(encoding="utf-8") if path.exists() else self.heading
        text = "\n".join((self.begin, *lines, self.end))
        if self.begin in page and self.end in page:
            before, _, rest = page.partition(self.begin)
            page = before + text + rest.partition(self.end)[2]
        else:
            page = f"{page.rstrip()}\n\n{text}\n"
        path.write_text(page, encoding="utf-8")
