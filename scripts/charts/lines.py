"""The lines of a run, read from its CSV or taken from its decoded JSON."""

from dataclasses import dataclass

from charts.reading import CannotRead, number

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
    for name, text in fields.items():
        if name in IDENTITY or text == "":
            continue
        value = number(text)
        if value is not None:
            figures[name] = value
        elif name in NEEDED or name.endswith(("_ns", "_built")) or name.startswith(("x_floor", "ratio_to_")):
            raise CannotRead(f"{place}: {name} is {text!r}, which is not a number from 0 on.")
    if not fields["rows"].isascii() or not fields["rows"].isdecimal():
        raise CannotRead(f"{place}: rows is {fields['rows']!r}, which is not a count.")
    if nameless := [name for name in IDENTITY if not fields[name].strip()]:
        raise CannotRead(f"{place}: {', '.join(nameless)} is empty.")
    identity = {name: fields[name] for name in IDENTITY} | {"rows": int(fields["rows"])}
    return Line(**identity, figures=figures)


def lines_of(document, path):
    """The lines of a decoded JSON report."""
    try:
        lines = [
            Line(
                **{name: result[name] for name in IDENTITY},
                figures={
                    name: value
                    for part in ("counts", "time")
                    for name, value in result.get(part, {}).items()
                    if isinstance(value, (int, float)) and not isinstance(value, bool)
                },
            )
            for result in document["results"]
        ]
    except (KeyError, TypeError, AttributeError):
        raise CannotRead(f"{path} is not a report of linkcost; results/schema.json says what one holds.") from None
    return checked(path, lines)


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
