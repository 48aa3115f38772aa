"""linkcost sweep: points, laws and crossovers, the same in the table, the JSON and the CSV."""

import csv
import io
import json

import pytest

SCREENS = ["eager", "hidden-link"]
ROWS = [1, 10, 100, 1000, 5000]
ARGUMENTS = ["sweep", "--quick", "--screens", "hidden-link", "--rows", ",".join(map(str, ROWS)), "--phases", "mount,tick"]


@pytest.fixture(scope="module")
def sweep(linkcost, tmp_path_factory):
    """The table, the JSON and the lines of the CSV of one short sweep."""
    folder = tmp_path_factory.mktemp("sweep")
    files = ["--json", folder / "sweep.json", "--csv", folder / "sweep.csv"]
    outcome = linkcost.run(*ARGUMENTS, "--destinations", "light,heavy", "--seed", 5, *files)
    assert (outcome.status, outcome.err) == (0, "")
    with open(folder / "sweep.csv", encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file, strict=True))
    return outcome.out, json.loads((folder / "sweep.json").read_text(encoding="utf-8")), lines


def test_every_screen_has_a_point_at_every_number_of_rows_and_with_every_destination(sweep):
    _, document, _ = sweep
    points = [(point["screen"], point["rows"], point["phase"]) for point in document["points"]]
    assert sorted(points) == sorted((s, r, p) for s in SCREENS for r in ROWS for p in ["mount", "tick"])
    weights = [(point["screen"], point["destination"], point["rows"]) for point in document["destination_points"]]
    assert sorted(set(weights)) == sorted((s, d, 730) for s in SCREENS for d in ["light", "heavy"])
    assert all(point["cpu_median_ns"] > 0 for point in document["points"] + document["destination_points"])


def test_each_screen_has_a_law_and_what_a_row_costs(sweep):
    _, document, _ = sweep
    laws = {(law["screen"], law["phase"]): law for law in document["laws"]}
    assert set(laws) == {(screen, phase) for screen in SCREENS for phase in ["mount", "tick"]}
    for law in laws.values():
        assert law["law"] in law["held_out_errors"]
        assert law["ns_per_row"] > 0
        assert law["slope_low"] <= law["slope"] <= law["slope_high"]


def test_crossovers_lie_between_points_that_differ_in_who_wins(sweep):
    _, document, _ = sweep
    found = [(crossed["scale"], crossed["screen"], crossed["phase"]) for crossed in document["crossovers"]]
    assert sorted(found) == sorted((scale, "hidden-link", phase) for scale in ["rows", "destinations"] for phase in ["mount", "tick"])
    for crossed in document["crossovers"]:
        names = crossed["wins"] + crossed["loses"] + crossed["undecided"]
        assert len(names) == (len(ROWS) if crossed["scale"] == "rows" else 2)
        for crossing in crossed["crossings"]:
            winners = (crossed["wins"], crossed["loses"])
            before, after = winners[::-1] if crossing["wins_after"] == "hidden-link" else winners
            assert crossing["before"] in before and crossing["after"] in after


def test_the_csv_says_what_the_json_does(sweep):
    _, document, lines = sweep
    points = [line for line in lines if line["kind"] == "point"]
    expected = document["points"] + document["destination_points"]
    assert [(p["screen"], p["destination"], int(p["rows"]), p["phase"], float(p["cpu_median_ns"])) for p in points] == [
        (p["screen"], p["destination"], p["rows"], p["phase"], p["cpu_median_ns"]) for p in expected
    ]
    laws = [line for line in lines if line["kind"] == "law"]
    assert [(law["screen"], law["law"], float(law["ns_per_row"])) for law in laws] == [
        (law["screen"], law["law"], law["ns_per_row"]) for law in document["laws"]
    ]
    assert {line["kind"] for line in lines} == {"point", "law", "crossover"}


def test_the_table_names_what_it_took(sweep):
    out, document, _ = sweep
    assert f"2 processes for each number of rows, seed {document['seed']}" in out
    assert "Took " in out and " MiB in one process." in out
    assert document["peak_memory_bytes"] > 1 << 20


def test_a_report_on_standard_output_takes_the_tables_place(linkcost):
    outcome = linkcost.run(*ARGUMENTS, "--destinations", "light", "--csv", "-")
    assert (outcome.status, outcome.err) == (0, "")
    lines = list(csv.DictReader(io.StringIO(outcome.out, newline=""), strict=True))
    assert {line["kind"] for line in lines} == {"point", "law", "crossover"}
    assert {line["scale"] for line in lines} == {"rows"}


def test_a_debug_build_says_that_it_cannot(debug_linkcost):
    outcome = debug_linkcost.run("sweep", "--rows", 1)
    assert (outcome.status, outcome.out) == (2, "")
    assert "debug build" in outcome.err
