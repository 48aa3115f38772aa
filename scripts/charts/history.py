"""The lines of a history, read from its CSV."""

from dataclasses import dataclass
from datetime import datetime

from charts.fields import count, figure, is_figure, name, shown, text
from charts.reading import CannotRead

FIGURES = ["tick_x_floor", "mount_x_floor", "tick_ratio_to_eager"]
NAMES = ["screen", "container", "destination", "processor"]
NEEDED = ["date", "commit", "rows", "processes", *NAMES, *FIGURES]


@dataclass(frozen=True)
class Entry:
    """One screen of one run."""

    date: str
    commit: str
    screen: str
    container: str
    destination: str
    rows: int
    processor: str
    processes: int
    figures: dict[str, float | None]


def entries_of_records(table):
    if not table.records:
        raise CannotRead(f"{table.path} has no lines, so there is nothing to draw.")
    return [entry(fields, place) for place, fields in table.records]


def entry(fields, place):
    # Figures that no chart shows are looked at too: a line that is damaged there is damaged.
    figures = {
        column: figure(value, f"{place}: {column}", column) if value else None
        for column, value in fields.items()
        if is_figure(column)
    }
    return Entry(
        date=date(fields["date"], f"{place}: date"),
        # Empty where nobody knew it.
        commit=text(fields["commit"], f"{place}: commit"),
        **{column: name(fields[column], f"{place}: {column}") for column in NAMES},
        **{column: count(fields[column], f"{place}: {column}") for column in ("rows", "processes")},
        figures=figures,
    )


def date(value, what):
    """A day and time as linkcost history writes it. Two that are spelt alike can be put in order as text."""
    try:
        exists = f"{datetime.strptime(value, '%Y-%m-%dT%H:%M:%SZ').isoformat()}Z" == value
    except ValueError:
        exists = False
    if not exists:
        raise CannotRead(f"{what} is {shown(value)}, which is no such date as 2026-11-30T23:58:44Z.")
    return value
