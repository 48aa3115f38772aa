"""A budget, what was measured against it, and the texts that say so."""

import json
import os
from dataclasses import dataclass


class CannotMeasure(Exception):
    """Why there are no figures, as a whole sentence."""


@dataclass(frozen=True)
class Figure:
    """One budget and what was measured against it."""

    name: str
    unit: str
    value: float | None
    limit: float | None
    goal: float | None = None
    # Why there is no value: one was to be taken and could not, or was left out on request.
    missing: str | None = None
    skipped: str | None = None
    # Whether the limit is one of time, and so is wider on a slower machine; if nothing is said, its unit tells.
    is_paced: bool | None = None

    def __post_init__(self):
        if self.is_paced is None:
            object.__setattr__(self, "is_paced", self.unit in ("ns a row", "µs", "ms", "s"))

    @classmethod
    def of(cls, described):
        """The figure that a file of figures describes."""
        fields = {name: described.get(name) for name in ("name", "unit", "value", "limit", "goal")}
        verdict = described["verdict"]
        return cls(**fields, **{verdict: "see the run"} if verdict in ("missing", "skipped") else {})

    @property
    def verdict(self):
        if self.skipped:
            return "skipped"
        if self.missing:
            return "missing"
        if self.limit is None:
            return "no limit"
        if self.value is None or self.value > self.limit:
            return "missed"
        return "goal missed" if self.goal is not None and self.value > self.goal else "met"

    def described(self):
        fields = {"name": self.name, "unit": self.unit, "value": self.value, "limit": self.limit, "goal": self.goal}
        return {name: value for name, value in fields.items() if value is not None} | {"verdict": self.verdict}

    @property
    def note(self):
        """Why there is no value, for a person."""
        return self.missing or self.skipped


def number(value):
    """Four digits, or all of a larger number; nothing where there is none."""
    if value is None:
        return ""
    return f"{value:,.4g}" if abs(value) < 1_000 else f"{value:,.0f}"


def table(figures):
    """The figures as aligned text."""
    rows = [("figure", "unit", "measured", "limit", "goal", "verdict")]
    rows += [(f.name, f.unit, number(f.value), number(f.limit), number(f.goal), f.verdict) for f in figures]
    widths = [max(map(len, column)) for column in zip(*rows)]
    is_number = [False, False, True, True, True, False]
    cells = [
        [cell.rjust(width) if right else cell.ljust(width) for cell, width, right in zip(row, widths, is_number)]
        for row in rows
    ]
    return "\n".join("  ".join(row).rstrip() for row in cells)


def write(path, figures, report):
    """Replaces the file as a whole."""
    document = {
        "schema_version": 1,
        "tool": report["tool"],
        "machine": report["machine"],
        "figures": [figure.described() for figure in figures],
    }
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        temporary.write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise CannotMeasure(f"{path} cannot be written ({error.strerror}): give another file.") from None
