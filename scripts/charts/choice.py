"""Which lines a chart shows: those of one row count, in groups of one container and destination."""

from charts.about import counted
from charts.reading import CannotRead


def chosen(lines, rows=None, screens=None, containers=None, destinations=None):
    """The lines that are asked for; a name that no line has is an error, with the names there are."""
    wanted = {"rows": rows and [rows], "screen": screens, "container": containers, "destination": destinations}
    for name, values in wanted.items():
        known = list(dict.fromkeys(getattr(line, name) for line in lines))
        if unknown := [str(value) for value in values or [] if value not in known]:
            raise CannotRead(f"No line has the {name} {', '.join(unknown)}; there is {', '.join(map(str, known))}.")
        if values:
            lines = [line for line in lines if getattr(line, name) in values]
    if not lines:
        raise CannotRead("No line is left of what was asked for.")
    return lines


def row_count(lines):
    """The row count that most lines have figures of, and the largest of those."""
    counts = [line.rows for line in lines if line.figures]
    if not counts:
        raise CannotRead("No line has a figure, so there is nothing to draw.")
    return max(set(counts), key=lambda rows: (counts.count(rows), rows))


def groups(lines):
    """The lines by container and destination, in their order, each group with its title: empty where it is alone."""
    found = {}
    for line in lines:
        found.setdefault((line.container, line.destination), []).append(line)
    varied = [len(set(names)) > 1 for names in zip(*found)]
    return [(", ".join(name for name, varies in zip(names, varied) if varies), of) for names, of in found.items()]


def in_order(lines):
    """The screens, each once, in the order of the report."""
    return list(dict.fromkeys(line.screen for line in lines))


def rows_said(rows):
    return counted(rows, "row", "rows")


def with_group(group, title):
    return f"{group}: {title}" if group else title[:1].upper() + title[1:]
