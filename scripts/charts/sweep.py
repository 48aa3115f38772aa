"""The points, laws and crossovers of a sweep, read from its CSV."""

from dataclasses import dataclass

from charts.reading import CannotRead, figure

NEEDED = ["kind", "scale", "screen", "rows", "phase", "cpu_median_ns", "law", "at", "wins_after"]


@dataclass(frozen=True)
class Point:
    screen: str
    phase: str
    rows: float
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
        screen, phase = fields["screen"], fields["phase"]
        if fields["kind"] == "point":
            points.append(point(fields, place))
        elif fields["kind"] == "law":
            laws[screen, phase] = fields["law"]
        elif fields["kind"] == "crossover" and fields["at"]:
            crossovers.append(Crossover(screen, phase, figure(fields, "at", place), fields["wins_after"]))
    if not points:
        raise CannotRead(f"{table.path} has no points by rows, so there is nothing to draw.")
    return Sweep(points, laws, crossovers)


def point(fields, place):
    rows, nanoseconds = figure(fields, "rows", place), figure(fields, "cpu_median_ns", place)
    if not rows or not nanoseconds:
        raise CannotRead(f"{place}: a point needs rows and cpu_median_ns above 0.")
    low, high = (figure(fields, name, place) if name in fields else None for name in ("cpu_low_ns", "cpu_high_ns"))
    return Point(fields["screen"], fields["phase"], rows, nanoseconds, low, high)
