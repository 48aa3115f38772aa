"""What a report says: the names in results/schema.json and the counts of one line."""

import json
from dataclasses import dataclass

from program import ROOT

SCHEMA = json.loads((ROOT / "results" / "schema.json").read_text(encoding="utf-8"))
COUNTS = list(SCHEMA["$defs"]["counts"]["properties"])
TIMES = list(SCHEMA["$defs"]["time"]["properties"])
IDENTITY = ["screen", "container", "destination", "rows", "phase"]

SCREENS = ["control", "control-button", "eager", "row-view", "hidden-link"]
PHASES = ["mount", "tick", "tap", "tick-pushed", "pop"]
LINKLESS_SCREENS = ["control", "control-button"]
LINKLESS_PHASES = ["mount", "tick"]


def expected_lines(rows):
    """Every screen, row count and phase that exists, as a default run must report them."""
    return {
        (screen, row_count, phase)
        for screen in SCREENS
        for row_count in rows
        for phase in (LINKLESS_PHASES if screen in LINKLESS_SCREENS else PHASES)
    }


@dataclass(frozen=True)
class Report:
    """A decoded JSON report."""

    document: dict

    @classmethod
    def read(cls, path):
        return cls(json.loads(path.read_text(encoding="utf-8")))

    @property
    def counts(self) -> dict[tuple[str, int, str], dict[str, int]]:
        """The counts of each screen, row count and phase."""
        return {
            (result["screen"], result["rows"], result["phase"]): result["counts"]
            for result in self.document["results"]
        }
