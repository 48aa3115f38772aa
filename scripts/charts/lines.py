"""The lines of a report, read from its CSV or taken from its decoded JSON."""

import csv
import math
from dataclasses import dataclass

IDENTITY = ["screen", "container", "destination", "rows", "phase"]
# Without these no chart can be drawn; every other column may be missing or new.
NEEDED = [*IDENTITY, "links_built", "destinations_built"]


class CannotRead(Exception):
    """Why a file gives no lines, as a whole sentence."""


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


def read_csv(path):
    """The lines of a CSV report.

    Columns that are not known are taken along if all that they hold are numbers, and passed over if not.
    """
    try:
        with open(path, encoding="utf-8-sig", newline="") as file:
            reader = csv.reader(file, strict=True)
            header = next(reader, None)
            records = [(reader.line_num, fields) for fields in reader]
    except OSError as error:
        raise CannotRead(f"{path} cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise CannotRead(f"{path} is not text in UTF-8, so it is no report of linkcost.") from None
    except csv.Error as error:
        raise CannotRead(f"{path} is not CSV ({error}).") from None
    check_header(path, header)
    lines = []
    for number, fields in records:
        if len(fields) != len(header):
            raise CannotRead(f"{path}, line {number}: {len(fields)} fields where the header has {len(header)}.")
        lines.append(line_of(dict(zip(header, fields)), f"{path}, line {number}"))
    return checked(path, lines)


def check_header(path, header):
    if not header:
        raise CannotRead(f"{path} is empty.")
    if missing := [name for name in NEEDED if name not in header]:
        raise CannotRead(
            f"{path} is not a report of linkcost: it has no column {', '.join(missing)}. "
            "linkcost run --csv FILE writes one, and results/README.md describes it."
        )
    if twice := sorted({name for name in header if header.count(name) > 1}):
        raise CannotRead(f"{path} has the column {', '.join(twice)} more than once.")


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


def number(text):
    """A finite number from 0 on, or None."""
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) and value >= 0 else None


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
