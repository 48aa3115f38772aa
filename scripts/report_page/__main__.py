"""Makes one page of a run, from its JSON: the answer in a sentence, charts, tables that can be sorted, the trees of two
screens side by side, machine and workload, and how to make the run again.

The page holds all that it needs and asks for nothing from a network. Nothing is measured. The trees, and the comparison
with a baseline, come from the built program (.build/release/linkcost, or what --binary names); where there is none the
trees are left out, and said to be. Ends with 0 when the page is written, and with 2 when the command line, a file or
the program is no good; then nothing is written.
"""

import argparse
import sys
from pathlib import Path

from charts.about import about, read_json
from charts.choice import groups, row_count, rows_said
from charts.drawing import drawn
from charts.explained import explained_of
from charts.growth import growth
from charts.parts import parts as parts_of
from charts.lines import lines_of
from charts.reading import CannotRead, read_table
from charts.sweep import NEEDED as SWEEP
from charts.sweep import sweep_of_records
from charts.page import chart_parts, template_environment
from charts.writing import CannotWrite, write_whole
from report_page.answer import answer
from report_page.facts import commands, facts
from report_page.program import USUAL, CannotRun, check_program, comparison, tree
from report_page.result_file import check
from report_page.tables import tables

USUAL_TREES = ["eager", "hidden-link"]
# Mail and chat take no larger ones.
LARGEST = 2 * 2**20


def main():
    arguments = command_line().parse_args()
    document = read_json(arguments.results)
    check(document, arguments.results)
    lines = lines_of(document, arguments.results)
    rows = row_count(lines)
    shown = [line for line in lines if line.rows == rows]
    figures, _ = drawn(shown, [rows_said(rows), *about(document, arguments.results).parts])
    figures += further(arguments)
    binary = arguments.binary or USUAL
    parts = {
        "answer": answer(groups(shown)[0][1]),
        "source": arguments.results.name,
        "tables": tables(lines),
        "trees": trees(arguments, binary),
        "comparison": arguments.baseline and comparison(binary, arguments.baseline, arguments.results),
        "baseline": arguments.baseline and arguments.baseline.name,
        "facts": facts(document),
        "commands": commands(document, lines, arguments.output.name),
    }
    page = (
        template_environment(Path(__file__).parent)
        .get_template("report.html")
        .render(chart_parts(figures) | parts)
        .encode()
    )
    if len(page) >= LARGEST:
        raise CannotRead(
            f"The page would have {len(page):,} bytes, and at most {LARGEST:,} are allowed: take fewer lines."
        )
    write_whole(arguments.output, page)
    print(f"Written: {arguments.output} ({len(page):,} bytes)")


def further(arguments):
    """Charts of what belongs to the run and is in files of its own."""
    figures = []
    if arguments.sweep:
        table = read_table(arguments.sweep)
        if not table.has(SWEEP):
            raise CannotRead(f"{arguments.sweep} is no sweep: linkcost sweep --csv FILE writes one.")
        figures.append(growth(sweep_of_records(table)))
    if arguments.explained:
        figures.append(parts_of([explained_of(path)[0] for path in arguments.explained]))
    return figures


def trees(arguments, binary):
    """The trees that are asked for. The usual ones may be missing, where the program is not built; another program than
    linkcost is refused all the same."""
    try:
        check_program(binary)
    except CannotRun as error:
        if arguments.trees:
            raise
        print(f"Without trees: {error}", file=sys.stderr)
        return []
    return [tree(binary, screen, arguments.tree_rows) for screen in arguments.trees or USUAL_TREES]


def command_line():
    parser = argparse.ArgumentParser(
        prog="scripts/report", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("results", type=Path, metavar="RESULTS.json", help="the JSON of a run, as linkcost writes it")
    parser.add_argument("--baseline", type=Path, metavar="B.json", help="another run, to compare this one with")
    parser.add_argument(
        "-o", "--output", type=Path, default=Path("report.html"), metavar="FILE", help="the page (default: report.html)"
    )
    parser.add_argument(
        "--trees",
        type=lambda text: [name for name in text.split(",") if name],
        metavar="SCREEN,SCREEN",
        help=f"whose trees stand side by side (default: {','.join(USUAL_TREES)})",
    )
    parser.add_argument(
        "--sweep", type=Path, metavar="CSV", help="a sweep of the same machine, for the chart of growth"
    )
    parser.add_argument(
        "--explained",
        type=Path,
        nargs="+",
        metavar="JSON",
        help="steps that linkcost explain took apart, for their chart",
    )
    parser.add_argument("--tree-rows", type=int, default=3, metavar="N", help="rows in these trees (default: 3)")
    parser.add_argument(
        "--binary", type=Path, metavar="FILE", help="the built program (default: .build/release/linkcost)"
    )
    return parser


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (CannotRead, CannotWrite) as error:
        print(f"scripts/report: {error}", file=sys.stderr)
        sys.exit(2)
