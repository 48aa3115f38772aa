"""Steps taken apart, read from the JSON of `linkcost explain`."""

from dataclasses import dataclass

from charts.about import about, read_json
from charts.reading import CannotRead


@dataclass(frozen=True)
class Part:
    """A share of a step; `unexplained` may be below zero, where the parts are slower by themselves than together."""

    name: str
    nanoseconds: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Explained:
    screen: str
    container: str
    destination: str
    rows: int
    phase: str
    parts: list[Part]


def explained_of(path):
    """The step, and where it was measured."""
    document = read_json(path)
    if "explain_version" not in document:
        raise CannotRead(f"{path} is no step taken apart: linkcost explain SCREEN --json FILE writes one.")
    if "time" not in document:
        raise CannotRead(f"{path} has no times, so there is nothing to draw: a debug build takes none.")
    try:
        parts = [part_of(part) for part in [*document["time"]["parts"], document["time"]["unexplained"]]]
        identity = {name: document[name] for name in ("screen", "container", "destination", "rows", "phase")}
        return Explained(**identity, parts=parts), about(document)
    except (KeyError, TypeError, AttributeError):
        raise CannotRead(f"{path} is not what linkcost explain writes; docs/explain.md says what that holds.") from None


def part_of(described):
    return Part(
        described["part"], float(described["cpu_ns"]), described.get("cpu_low_ns"), described.get("cpu_high_ns")
    )
