"""The points, laws and crossovers of a sweep, read from its CSV."""

from dataclasses import dataclass

from charts.fields import count, figure, name
from charts.reading import CannotRead

NEEDED = ["kind", "scale", "screen", "rows", "phase", "cpu_median_ns", "law", "at", "wins_after"]


@dataclass(frozen=True)
class Point:
    screen: str
    phase: str
    rows: int
    nanoseconds: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Crossover:
    """The number of rows from which on another of two screens is the quicker one."""

    screen: str
    phase: str
    rows: float
    winner: str


@dataclass(frozen=True)
class Sweep:
    points: list[Point]
    # The name of the law by screen and phase.
    laws: dict[tuple[str, str], str]
    crossovers: list[Crossover]


def sweep_of_records(table):
    """The part of a sweep that goes by rows."""
    points, laws, crossovers = [], {}, []
    for place, fields in table.records:
        if fields["scale"] != "rows":
            continue
        screen, phase = (name(fields[column], f"{place}: {column}") for column in ("screen", "phase"))
        if fields["kind"] == "point":
            points.append(point(fields, place, screen, phase))
        elif fields["kind"] == "law":
            laws[screen, phase] = name(fields["law"], f"{place}: law")
        elif fields["kind"] == "crossover" and fields["at"]:
            crossovers.append(crossover(fields, place, screen, phase))
    if not points:
        raise CannotRead(f"{table.path} has no points by rows, so there is nothing to draw.")
    return Sweep(points, laws, crossovers)


def point(fields, place, screen, phase):
    rows = count(fields["rows"], f"{place}: rows")
    times = {
        column: figure(fields[column], f"{place}: {column}", column)
        for column in ("cpu_median_ns", "cpu_low_ns", "cpu_high_ns")
        if fields.get(column)
    }
    if not rows or not times.get("cpu_median_ns"):
        raise CannotRead(f"{place}: a point needs rows and cpu_median_ns above 0.")
    return Point(screen, phase, rows, times["cpu_median_ns"], times.get("cpu_low_ns"), times.get("cpu_high_ns"))


def crossover(fields, place, screen, phase):
    rows = figure(fields["at"], f"{place}: at", "at")
    if rows < 1:
        raise CannotRead(f"{place}: at is {fields['at']!r}, and no order turns before the first row.")
    return Crossover(screen, phase, rows, name(fields["wins_after"], f"{place}: wins_after"))
