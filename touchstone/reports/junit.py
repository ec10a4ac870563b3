"""JUnit XML of a run, for CI servers."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from xml.etree import ElementTree as Xml

from touchstone.faults import UsageError
from touchstone.results import Explanation, Key, Record, in_order


def write_junit(path: Path, records: Sequence[Record], explanations: Mapping[Key, Explanation] | None = None) -> None:
    """Write the records: a test suite for each feature, a test case for each scenario under a ruleset.

    New failures come first; what the baseline expects counts as skipped. Raises UsageError where the file cannot be
    written.
    """
    records = in_order(records)
    root = Xml.Element("testsuites", {"name": "touchstone", **_counts(records)})
    for feature in dict.fromkeys(record.feature for record in records):
        own = [record for record in records if record.feature == feature]
        suite = Xml.SubElement(root, "testsuite", {"name": feature, **_counts(own)})
        for record in own:
            suite.append(_case(record, (explanations or {}).get(record.key)))
    Xml.indent(root)
    try:
        Xml.ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)
    except OSError as error:
        raise UsageError(f"the JUnit file cannot be written to {path}: {error.strerror}") from error


def _counts(records: Sequence[Record]) -> dict[str, str]:
    failed = sum(record.verdict == "fail" and record.is_new for record in records)
    skipped = sum(record.verdict == "unsupported" or record.known for record in records)
    errors = sum(record.is_new for record in records) - failed
    return {
        "tests": str(len(records)),
        "failures": str(failed),
        "errors": str(errors),
        "skipped": str(skipped),
        "time": f"{sum(record.ms for record in records) / 1000:.3f}",
    }


def _case(record: Record, explanation: Explanation | None) -> Xml.Element:
    case = Xml.Element(
        "testcase",
        classname=record.file.removesuffix(".feature").replace("/", "."),
        name=f"{record.titled} [{record.ruleset}]",
        file=record.file,
        line=str(record.at),
        time=f"{record.ms / 1000:.3f}",
    )
    text = f"{' '.join(record.rulings)}: {record.sentence}\nrule {record.rule}\n{record.step}\n{record.message}"
    text += f"\ntried again in a fresh process: {record.again}" if record.again else ""
    text += "".join(f"\nit behaves as if: {reading}" for reading in explanation.as_if) if explanation else ""
    if record.known:
        known = f"expected by the baseline: {record.headline} {record.issue}".rstrip()
        Xml.SubElement(case, "skipped", message=_clean(known))
    elif record.verdict == "fail":
        Xml.SubElement(case, "failure", message=_clean(record.message)).text = _clean(text)
    elif record.verdict == "unsupported":
        Xml.SubElement(case, "skipped", message=_clean(record.message))
    elif record.verdict != "pass":
        Xml.SubElement(case, "error", message=_clean(record.message), type=record.verdict).text = _clean(text)
    return case


def _clean(text: str) -> str:
    """Text without the characters that XML cannot hold."""
    return "".join(letter for letter in text if letter in "\n\t" or (letter >= " " and letter not in "\ufffe\uffff"))
