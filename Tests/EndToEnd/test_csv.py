"""The CSV report can be read by a reader that is not ours, and says what the JSON says."""

import csv
import json
import subprocess
import sys

import pytest

from program import ROOT
from report import COUNTS, IDENTITY, TIMES, all_lines, schema_of

# Python's own reader, in a process of its own at the other end of a pipe. It prints the header, then each line's key.
READER = """
import csv, sys
lines = csv.DictReader(open(sys.stdin.fileno(), encoding="utf-8", newline=""), strict=True)
print(*lines.fieldnames, sep=",")
for line in lines:
    assert None not in line and None not in line.values(), line
    print(line["screen"], line["rows"], line["phase"])
"""


def test_a_reader_at_the_other_end_of_a_pipe_gets_every_line(linkcost, tmp_path):
    arguments = ["run", "--quick", "--rows", "3,4", "--csv", "-", "--output", tmp_path]
    writer = linkcost.start(*arguments, stderr=subprocess.DEVNULL)
    reader = subprocess.run([sys.executable, "-c", READER], stdin=writer.stdout, capture_output=True, text=True)
    writer.stdout.close()

    assert (writer.wait(), reader.returncode) == (0, 0), reader.stderr
    header, *lines = reader.stdout.splitlines()
    assert header.split(",") == IDENTITY + COUNTS + TIMES
    assert lines == [f"{screen} {rows} {phase}" for screen, rows, phase in all_lines([3, 4])]


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, strict=True))


def flattened(document):
    """The lines that a JSON report should come to, absent values empty."""
    return [
        [str(result[name]) for name in IDENTITY]
        + [str(result["counts"].get(name, "")) for name in COUNTS]
        + [result.get("time", {}).get(name) for name in TIMES]
        for result in document["results"]
    ]


def typed(line):
    return [line[name] for name in IDENTITY + COUNTS] + [float(line[name]) if line[name] else None for name in TIMES]


def test_the_lines_are_those_of_the_json(quick_run, quick_report):
    folder, _ = quick_run
    assert [typed(line) for line in read(folder / "latest.csv")] == flattened(quick_report.document)


def test_lines_end_as_rfc_4180_says(quick_run, quick_report):
    folder, _ = quick_run
    content = (folder / "latest.csv").read_bytes()
    line_count = 1 + len(quick_report.document["results"])
    assert (content.count(b"\r\n"), content.count(b"\n"), content[-2:]) == (line_count, line_count, b"\r\n")


def test_a_debug_build_leaves_the_times_empty(debug_run):
    folder, outcome = debug_run
    assert outcome.status == 0, outcome.err
    assert {line[name] for line in read(folder / "latest.csv") for name in TIMES} == {""}


@pytest.mark.parametrize("path", sorted((ROOT / "results").glob("baseline*.csv")), ids=lambda path: path.name)
def test_a_committed_report_has_the_columns_of_its_schema(path):
    schema = schema_of(json.loads(path.with_suffix(".json").read_text(encoding="utf-8")))
    counts, times = (list(schema["$defs"][name]["properties"]) for name in ("counts", "time"))
    assert list(read(path)[0]) == IDENTITY + counts + times
