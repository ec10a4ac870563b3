"""A badge: the numbers of a run in the JSON that shields.io reads from an endpoint."""

import json

from touchstone.results import Results, counted


def badge_of(results: Results) -> str:
    """How many scenarios have which verdict; green only where something passes and all is as expected."""
    counts = counted(results.records)
    message = " · ".join(f"{number} {verdict}" for verdict, number in counts.items()) or "nothing played"
    color = "brightgreen" if results.as_expected and counts.get("pass") else "red"
    if not results.complete:
        message, color = f"incomplete: {message}", "lightgrey"
    return json.dumps({"schemaVersion": 1, "label": "touchstone", "message": message, "color": color}) + "\n"
