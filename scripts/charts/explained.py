"""Steps taken apart, read from the JSON of `linkcost explain`."""

from dataclasses import dataclass

from charts.about import about, read_json
from charts.fields import LONGEST, count, name, numeral, shown
from charts.reading import CannotRead


NAMES = ["screen", "container", "destination", "phase"]


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
        parts = [part_of(part, path) for part in [*document["time"]["parts"], document["time"]["unexplained"]]]
        names = {field: name(document[field], f"{path}: {field}") for field in NAMES}
        rows = count(numeral(document["rows"], f"{path}: rows"), f"{path}: rows")
        return Explained(**names, rows=rows, parts=parts), about(document, path)
    except (KeyError, TypeError, AttributeError):
        raise CannotRead(f"{path} is not what linkcost explain writes; docs/explain.md says what that holds.") from None


def part_of(described, path):
    part = name(described["part"], f"{path}: part")

    def time(field):
        """Nanoseconds, which may be below zero; None where the field is absent."""
        value = described.get(field)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, (int, float)) or abs(value) > LONGEST:
            raise CannotRead(f"{path}: {field} of {part} is {shown(value)}, which is no time of a step.")
        return float(value)

    if described["cpu_ns"] is None:
        raise CannotRead(f"{path}: {part} has no cpu_ns.")
    return Part(part, time("cpu_ns"), time("cpu_low_ns"), time("cpu_high_ns"))
