"""The lines of a run, read from its CSV or taken from its decoded JSON."""

from dataclasses import dataclass, replace

from charts.fields import count, figure, is_figure, most, name, number, numeral
from charts.reading import CannotRead

IDENTITY = ["screen", "container", "destination", "rows", "phase"]
# Without these no chart can be drawn; every other column may be missing or new.
NEEDED = [*IDENTITY, "links_built", "destinations_built"]


@dataclass(frozen=True)
class Line:
    """One screen, row count and phase, and its figures by the names of the columns; what is absent has none."""

    screen: str
    container: str
    destination: str
    rows: int
    phase: str
    figures: dict[str, float]

    @property
    def key(self):
        return tuple(getattr(self, name) for name in IDENTITY)

    def get(self, name):
        return self.figures.get(name)


def lines_of_records(table):
    """The lines of a CSV that has the columns of a run.

    Columns that are not known are taken along if all that they hold are numbers, and passed over if not.
    """
    return checked(table.path, [line_of(fields, place) for place, fields in table.records])


def line_of(fields, place):
    figures = {}
    for column, text in fields.items():
        if column in IDENTITY or text == "":
            continue
        if is_figure(column):
            figures[column] = figure(text, f"{place}: {column}", column)
        elif (value := number(text)) is not None and value <= most(column):
            figures[column] = value
    return Line(**identity_of(fields, place), figures=figures)


def identity_of(fields, place):
    """What tells a line from the others, from a record of a CSV or a result of a JSON."""
    return {
        column: (count if column == "rows" else name)(fields[column], f"{place}: {column}") for column in IDENTITY
    }


def lines_of(document, path):
    """The lines of a decoded JSON report."""
    try:
        lines = [line_of_result(result, path) for result in document["results"]]
    except (KeyError, TypeError, AttributeError):
        raise CannotRead(f"{path} is not a report of linkcost; results/schema.json says what one holds.") from None
    return checked(path, lines)


def line_of_result(result, path):
    identity = identity_of({**result, "rows": numeral(result["rows"], f"{path}: rows")}, path)
    line = Line(**identity, figures={})
    # A figure that may be absent may be null as well.
    times = {column: value for column, value in (result.get("time") or {}).items() if value is not None}
    figures = {}
    for column, value in {**result.get("counts", {}), **times}.items():
        what = f"{path}: {column} of {described(line)}"
        figures[column] = figure(numeral(value, what), what, column)
    return replace(line, figures=figures)


def checked(path, lines):
    """The lines, none of which may stand twice."""
    if not lines:
        raise CannotRead(f"{path} has no lines, so there is nothing to draw.")
    keys = set()
    for line in lines:
        if line.key in keys:
            raise CannotRead(f"{path} has two lines of {described(line)}.")
        keys.add(line.key)
    return lines


def described(line):
    return f"{line.screen}, {line.container}, {line.destination}, {line.rows} rows, {line.phase}"
