"""What a report says: the names in results/schema.json and the counts of one line."""

import json
from dataclasses import dataclass

from program import ROOT

SCHEMA = json.loads((ROOT / "results" / "schema.json").read_text(encoding="utf-8"))
COUNTS = list(SCHEMA["$defs"]["counts"]["properties"])
TIMES = list(SCHEMA["$defs"]["time"]["properties"])
IDENTITY = ["screen", "container", "destination", "rows", "phase"]

NEWEST_VERSION = SCHEMA["properties"]["schema_version"]["const"]

ALL_SCREENS = [
    "control", "control-button", "eager", "eager-closure", "navigation-view", "row-view", "equatable-row", "isolated",
    "lazy-view", "tag-selection", "hidden-link", "action-link", "value-link", "path", "is-presented", "saved-maps",
    "item",
]  # fmt: skip
# Those of the main job: one needs a grid.
SCREENS = [screen for screen in ALL_SCREENS if screen != "saved-maps"]
PHASES = ["mount", "tick", "tap", "tick-pushed", "pop"]
FURTHER_PHASES = ["appear", "burst", "edit", "insert", "delete", "scroll", "deep-link", "store-change"]
CONTAINERS = ["stack", "lazy-stack", "lazy-grid", "list"]
DESTINATIONS = ["light", "typical", "callback", "heavy", "loading", "loading-lazily", "loading-owned"]
# Those that have no floor, with a reason that `linkcost list --all` tells.
FLOORLESS_SCREENS = ["isolated", "saved-maps"]
LINKLESS_SCREENS = ["control", "control-button"]
LINKLESS_PHASES = ["mount", "tick"]


def schema_of(document):
    """The schema that a report says it follows; those before the newest are kept beside it."""
    version = document["schema_version"]
    name = "schema.json" if version == NEWEST_VERSION else f"schema-{version}.json"
    return json.loads((ROOT / "results" / name).read_text(encoding="utf-8"))


def all_lines(rows):
    """Every screen, row count and phase, in the order of the files: each has a line."""
    return [(screen, row_count, phase) for row_count in rows for screen in SCREENS for phase in PHASES]


def exists(line):
    """Whether there is a step to count: a screen without a link cannot be left, and a tap needs a row."""
    screen, row_count, phase = line
    return phase in LINKLESS_PHASES or (screen not in LINKLESS_SCREENS and row_count > 0)


def expected_lines(rows):
    """The lines that have counts."""
    return set(filter(exists, all_lines(rows)))


@dataclass(frozen=True)
class Report:
    """A decoded JSON report."""

    document: dict

    @classmethod
    def read(cls, path):
        return cls(json.loads(path.read_text(encoding="utf-8")))

    @property
    def lines(self) -> list[tuple[str, int, str]]:
        """The screen, row count and phase of each line, in order."""
        return [(result["screen"], result["rows"], result["phase"]) for result in self.document["results"]]

    @property
    def counts(self) -> dict[tuple[str, int, str], dict[str, int]]:
        """The counts of each screen, row count and phase that has any."""
        counts = [result["counts"] for result in self.document["results"]]
        return {line: counted for line, counted in zip(self.lines, counts) if counted}
