"""Draws charts from the CSV of a run: what is built before anyone taps, what a state change costs, how the samples
spread.

Each chart becomes an SVG and a PNG, in light and in dark (NAME-dark), and all of them a page, charts.html, which needs
no network. Nothing is measured: what a chart shows is in the files that it is given. What the CSV does not have (a debug
build has no times) is left out, and said. Ends with 0 when the charts are written, and with 2 when the command line or a
file is no good; then nothing is written.
"""

import argparse
import sys
from pathlib import Path

from charts.about import About, about_run_of
from charts.choice import chosen, row_count, rows_said
from charts.lines import CannotRead, read_csv
from charts.writing import CannotWrite, write


def main():
    arguments = command_line().parse_args()
    lines = read_csv(arguments.csv)
    facts = facts_of(lines, arguments)
    lines = chosen(lines, arguments.rows, arguments.screens, arguments.containers, arguments.destinations)
    rows = row_count(lines)
    shown = [line for line in lines if line.rows == rows]
    # Altair takes a second to load, which a file that is no good need not wait for.
    from charts.drawing import drawn, rendered

    figures, missing = drawn(shown, [rows_said(rows), *facts.parts])
    if not figures:
        raise CannotRead(f"{arguments.csv} has nothing that a chart could show.")
    folder = arguments.output or arguments.csv.parent / "charts" / arguments.csv.stem
    write(folder, rendered(figures))
    if missing:
        print(f"Not drawn, for want of figures in {arguments.csv}: {', '.join(missing)}.", file=sys.stderr)
    written = ", ".join(figure.name for figure in figures)
    print(f"Written to {folder}: {written} (.svg, .png, -dark.svg, -dark.png); charts.html")


def command_line():
    parser = argparse.ArgumentParser(
        prog="scripts/chart", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("csv", type=Path, metavar="CSV", help="the CSV of a run, as linkcost writes it")
    parser.add_argument(
        "--output",
        type=Path,
        metavar="DIR",
        help="the folder, made if it is missing (default: charts/NAME beside NAME.csv)",
    )
    parser.add_argument(
        "--json",
        metavar="FILE",
        help="the JSON of the same run, which tells machine and processes; none is none (default: the one beside the CSV)",
    )
    parser.add_argument(
        "--rows", type=int, metavar="N", help="of several row counts, this one (default: the commonest)"
    )
    for name in ("screens", "containers", "destinations"):
        parser.add_argument(f"--{name}", type=names, metavar="NAME[,NAME...]", help=f"only these {name} (default: all)")
    return parser


def names(text):
    return [name for name in text.split(",") if name]


def facts_of(lines, arguments):
    """What is known of the run besides its lines."""
    if arguments.json == "none":
        return About()
    path = Path(arguments.json) if arguments.json else arguments.csv.with_suffix(".json")
    if not arguments.json and not path.exists():
        return About()
    return about_run_of(lines, arguments.csv, path)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (CannotRead, CannotWrite) as error:
        print(f"scripts/chart: {error}", file=sys.stderr)
        sys.exit(2)
