"""The tables of the page: a phase each, a line for each screen."""

from dataclasses import dataclass

from charts.figure import number


@dataclass(frozen=True)
class Cell:
    """What is shown, and the number by which it is sorted: None where there is nothing to show."""

    text: str
    value: float | None = None


@dataclass(frozen=True)
class Table:
    phase: str
    what: str
    columns: list[str]
    rows: list[list[Cell]]


PHASES = {
    "mount": "built when the screen appears",
    "tick": "a state change that concerns no row",
    "tap": "a tap on a day",
    "tick-pushed": "the same change while a day is open",
    "pop": "going back",
}
COUNTS = {
    "links_built": "links", "destinations_built": "destinations", "destination_bodies": "destination bodies",
    "bodies": "bodies", "comparisons": "comparisons", "nodes_created": "nodes made",
}  # fmt: skip

ALWAYS = ["links", "destinations"]


def tables(lines):
    """A table for each phase that has figures."""
    return [table(phase, [line for line in lines if line.phase == phase and line.figures]) for phase in phases(lines)]


def phases(lines):
    return dict.fromkeys(line.phase for line in lines if line.figures)


def table(phase, lines):
    """Columns that say nothing are left out: names that are all the same, figures that are all absent or zero. What is
    built is always said: that it is nothing is the answer."""
    names = ["screen"] + [name for name in ("container", "destination", "rows") if varies(lines, name)]
    columns, cells = list(names), [[name_cell(getattr(line, name)) for name in names] for line in lines]
    for title, cell in value_columns().items():
        column = [cell(line) for line in lines]
        if title in ALWAYS or any(cell.value for cell in column):
            columns.append(title)
            for row, cell in zip(cells, column):
                row.append(cell)
    return Table(phase, PHASES.get(phase, phase), columns, cells)


def varies(lines, name):
    return len({getattr(line, name) for line in lines}) > 1


def name_cell(value):
    return Cell(f"{value:,}", value) if isinstance(value, int) else Cell(value)


def value_columns():
    columns = {title: count(name) for name, title in COUNTS.items()}
    columns["time, µs"] = figure("cpu_median_ns", 1 / 1_000)
    columns["95 % interval, µs"] = interval("cpu_low_ns", "cpu_high_ns", 1 / 1_000)
    columns["x floor"] = figure("x_floor")
    columns["x eager"] = figure("ratio_to_eager")
    return columns


def count(name):
    return lambda line: Cell("") if line.get(name) is None else Cell(f"{line.get(name):,.0f}", line.get(name))


def figure(name, scale=1):
    return lambda line: Cell("") if line.get(name) is None else Cell(number(line.get(name) * scale), line.get(name))


def interval(low, high, scale):
    def cell(line):
        if line.get(low) is None or line.get(high) is None:
            return Cell("")
        return Cell(f"{number(line.get(low) * scale)} to {number(line.get(high) * scale)}", line.get(low))

    return cell
