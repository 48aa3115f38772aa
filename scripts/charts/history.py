"""The lines of a history, read from its CSV."""

from dataclasses import dataclass

from charts.reading import CannotRead, figure

IDENTITY = ["date", "commit", "screen", "container", "destination", "rows"]
FIGURES = ["tick_x_floor", "mount_x_floor", "tick_ratio_to_eager"]
NEEDED = [*IDENTITY, *FIGURES, "processor", "processes"]


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
    processes: str
    figures: dict[str, float | None]


def entries_of_records(table):
    entries = []
    for place, fields in table.records:
        rows = figure(fields, "rows", place)
        if rows is None or not fields["date"]:
            raise CannotRead(f"{place}: a line needs date and rows.")
        figures = {name: figure(fields, name, place) for name in FIGURES}
        identity = {name: fields[name] for name in IDENTITY if name != "rows"}
        entries.append(
            Entry(
                **identity,
                rows=int(rows),
                processor=fields["processor"],
                processes=fields["processes"],
                figures=figures,
            )
        )
    if not entries:
        raise CannotRead(f"{table.path} has no lines, so there is nothing to draw.")
    return entries
