"""Draws charts from what linkcost wrote, whichever it is: a CSV, or the JSON of explain.

  of a run       built (before anyone taps), state-change (what one costs), distribution (how the samples spread)
  of a sweep     growth (over the rows, with the laws that fit and where the order of two screens turns)
  of a history   trend (run by run)
  of steps that linkcost explain took apart: parts (where the time goes), from one JSON each, as many as there are

Each chart becomes an SVG and a PNG, in light and in dark (NAME-dark), and all of them a page, charts.html, which needs
no network. Nothing is measured: what a chart shows is in the files that it is given. What a CSV has no figures for (a
debug build has no times) is left out, and said. Ends with 0 when the charts are written, and with 2 when the command
line or a file is no good; then nothing is written.
"""

import argparse
import sys
from pathlib import Path

from charts.about import About, about_run_of, about_sweep_of
from charts.choice import chosen, row_count, rows_said
from charts.explained import explained_of
from charts.history import NEEDED as HISTORY
from charts.history import entries_of_records
from charts.lines import NEEDED as RUN
from charts.lines import lines_of_records
from charts.reading import CannotRead, read_table
from charts.sweep import NEEDED as SWEEP
from charts.sweep import sweep_of_records
from charts.writing import CannotWrite, write


def main():
    arguments = command_line().parse_args()
    first, *others = arguments.files
    if first.suffix == ".json":
        figures, missing = drawn_from_steps(arguments.files), []
    elif others:
        raise CannotRead(f"{others[0]} is one file too many: charts of a CSV are drawn from one alone.")
    else:
        figures, missing = drawn_from(read_table(first), arguments)
    if not figures:
        raise CannotRead(f"{first} has nothing that a chart could show.")
    from charts.drawing import rendered

    folder = arguments.output or first.parent / "charts" / first.stem
    write(folder, rendered(figures))
    if missing:
        print(f"Not drawn, for want of figures in {first}: {', '.join(missing)}.", file=sys.stderr)
    written = ", ".join(figure.name for figure in figures)
    print(f"Written to {folder}: {written} (.svg, .png, -dark.svg, -dark.png); charts.html")


def drawn_from(table, arguments):
    """The figures, and the names of those that cannot be drawn. Altair takes a second to load, which a file that is no
    good need not wait for."""
    if table.has(SWEEP):
        sweep = sweep_of_records(table)
        facts = facts_of(arguments, lambda path: about_sweep_of(sweep, table.path, path))
        from charts.growth import growth

        return [growth(sweep).below(facts.parts)], []
    if table.has(HISTORY):
        entries = selected(entries_of_records(table), arguments)
        from charts.trend import trend

        processors = ", ".join(dict.fromkeys(entry.processor for entry in entries))
        processes = ", ".join(dict.fromkeys(f"{entry.processes:,}" for entry in entries))
        figure = trend(entries)
        facts = [rows_said(entries[0].rows), f"{processes} processes", processors]
        return ([figure.below(facts)], []) if figure else ([], ["trend"])
    if missing := [name for name in RUN if name not in table.header]:
        raise CannotRead(
            f"{table.path} is not a report of linkcost: it has no column {', '.join(missing)}. "
            "linkcost run --csv FILE writes one, and results/README.md describes it."
        )
    lines = lines_of_records(table)
    facts = facts_of(arguments, lambda path: about_run_of(lines, table.path, path))
    lines = selected(lines, arguments)
    from charts.drawing import drawn

    return drawn(lines, [rows_said(lines[0].rows), *facts.parts])


def drawn_from_steps(paths):
    read = [explained_of(path) for path in paths]
    from charts.parts import parts

    [facts, *others] = dict.fromkeys(facts for _, facts in read)
    if others:
        raise CannotRead(f"{paths[0]} and the other files are of different machines or numbers of processes.")
    return [parts([step for step, _ in read]).below(facts.parts)]


def selected(lines, arguments):
    """What is asked for, of one row count."""
    lines = chosen(lines, arguments.rows, arguments.screens, arguments.containers, arguments.destinations)
    rows = row_count(lines)
    return [line for line in lines if line.rows == rows]


def command_line():
    parser = argparse.ArgumentParser(
        prog="scripts/chart", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "files",
        type=Path,
        nargs="+",
        metavar="FILE",
        help="the CSV of a run, a sweep or a history; or the JSON of one explained step or several",
    )
    parser.add_argument(
        "--output",
        type=Path,
        metavar="DIR",
        help="the folder, made if it is missing (default: charts/NAME beside NAME.csv)",
    )
    parser.add_argument(
        "--json",
        metavar="FILE",
        help="the JSON of the same run or sweep, for machine and processes, or none (default: that beside the CSV)",
    )
    parser.add_argument(
        "--rows", type=int, metavar="N", help="of several row counts, this one (default: the commonest)"
    )
    for name in ("screens", "containers", "destinations"):
        parser.add_argument(f"--{name}", type=names, metavar="NAME[,NAME...]", help=f"only these {name} (default: all)")
    return parser


def names(text):
    return [name for name in text.split(",") if name]


def facts_of(arguments, read):
    """What is known besides the lines; nothing where there is no JSON beside the CSV."""
    if arguments.json == "none":
        return About()
    path = Path(arguments.json) if arguments.json else arguments.files[0].with_suffix(".json")
    if not arguments.json and not path.exists():
        return About()
    return read(path)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (CannotRead, CannotWrite) as error:
        print(f"scripts/chart: {error}", file=sys.stderr)
        sys.exit(2)
