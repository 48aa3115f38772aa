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


def exists(screen, phase):
    """Whether a screen has a phase: without a link there is nothing to tap. A report has the line all the same, empty."""
    return screen not in LINKLESS_SCREENS or phase in LINKLESS_PHASES


def all_lines(rows):
    """The screen, row count and phase of every line that a run with default screens and phases must report."""
    return {(screen, row_count, phase) for screen in SCREENS for row_count in rows for phase in PHASES}


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
