"""scripts/chart draws sweeps, histories and explained steps as well."""

import csv
import json
import math
import re

import pytest

from browser import Opened
from charts.laws import TERMS, curve
from charts.look import PARTS
from drawing import BASELINE_JSON, made, script
from program import ROOT
from test_charts import marks, texts

POINTS = [1, 10, 100, 1_000, 10_000]
LAWS = {
    "1": lambda n: 700,
    "log n": lambda n: 300 + 20 * math.log(n),
    "n": lambda n: 900 + 41 * n,
    "n log n": lambda n: 900 + 7 * n + 3 * n * math.log(n),
    "n^2": lambda n: 900 + 7 * n + 0.5 * n * n,
}


@pytest.mark.parametrize("law", TERMS)
def test_a_law_goes_through_points_that_follow_it(law):
    fitted = curve(law, [(n, LAWS[law](n)) for n in POINTS])
    assert [fitted(n) for n in (5, 500, 50_000)] == pytest.approx([LAWS[law](n) for n in (5, 500, 50_000)])


def test_points_that_do_not_settle_a_law_and_laws_that_are_not_known_have_no_curve():
    assert curve("n^2", [(1, 5), (2, 8)]) is None
    assert curve("2^n", [(n, n) for n in POINTS]) is None


@pytest.fixture(scope="module")
def sweep(linkcost, tmp_path_factory):
    """The CSV of a sweep of the program, its JSON beside it."""
    folder = tmp_path_factory.mktemp("sweep")
    arguments = ["--quick", "--rows", "1,5,20,80,200", "--screens", "eager,hidden-link", "--destinations", "typical"]
    outcome = linkcost.run("sweep", *arguments, "--csv", folder / "sweep.csv", "--json", folder / "sweep.json")
    assert outcome.status == 0, outcome.err
    return folder / "sweep.csv"


@pytest.mark.long
def test_growth_has_a_mark_for_each_point_of_a_sweep(sweep, tmp_path):
    made("chart", sweep, "--output", tmp_path)
    with open(sweep, encoding="utf-8", newline="") as file:
        lines = [line for line in csv.DictReader(file) if line["kind"] == "point" and line["scale"] == "rows"]
    expected = sorted(
        f"{line['screen']}, {line['rows']} rows: {float(line['cpu_median_ns']) / 1000:,.3f} µs" for line in lines
    )
    assert len(expected) == 30
    assert (
        sorted(match[0] for match, _ in marks(tmp_path / "growth.svg", r"[\w-]+, [\d,]+ rows: [\d,.]+ µs")) == expected
    )
    said = texts(tmp_path / "growth.svg")
    assert {"mount", "tick", "tap", "rows (count, log scale)", "processor time (µs, log scale)"} <= set(said)
    machine = json.loads(sweep.with_suffix(".json").read_text(encoding="utf-8"))["machine"]["processor"]
    assert any("2 processes" in text for text in said) and any(machine in text for text in said)


@pytest.mark.long
def test_the_json_of_another_sweep_is_refused(sweep, tmp_path):
    document = json.loads(sweep.with_suffix(".json").read_text(encoding="utf-8"))
    document["points"][0]["cpu_median_ns"] += 1
    (tmp_path / "other.json").write_text(json.dumps(document), encoding="utf-8")
    outcome = script("chart", sweep, "--json", tmp_path / "other.json", "--output", tmp_path / "out")
    assert outcome.status == 2 and f"other.json is of another sweep than {sweep}: they differ in " in outcome.err
    assert not (tmp_path / "out").exists()


SWEEP = """kind,scale,screen,rows,phase,cpu_median_ns,law,at,wins_after
point,rows,eager,1,tick,2042,,,
point,rows,eager,100,tick,6200,,,
point,rows,eager,1000,tick,44000,,,
point,rows,hidden-link,1,tick,1105,,,
point,rows,hidden-link,100,tick,11500,,,
point,rows,hidden-link,1000,tick,106000,,,
law,rows,eager,,tick,,n,,
law,rows,hidden-link,,tick,,n,,
crossover,rows,hidden-link,,tick,,,17.5,eager
"""


@pytest.mark.long
def test_a_crossover_is_marked_where_it_lies(tmp_path):
    (tmp_path / "sweep.csv").write_text(SWEEP, encoding="utf-8")
    made("chart", tmp_path / "sweep.csv", "--output", tmp_path)

    def place(label):
        [(_, mark)] = marks(tmp_path / "growth.svg", label)
        return [float(number) for number in re.match(r"translate\(([\d.]+),([\d.]+)", mark.get("transform")).groups()]

    left, turn, right = (
        place(label)
        for label in (
            r"hidden-link, 1 rows: 1\.105 µs", r"eager wins over hidden-link from 18 rows on",
            r"hidden-link, 100 rows: 11\.500 µs",
        )
    )  # fmt: skip
    share = (turn[0] - left[0]) / (right[0] - left[0])
    assert share == pytest.approx(math.log(17.5) / math.log(100), abs=0.01)
    assert right[1] < turn[1] < left[1]


@pytest.mark.long
def test_the_trend_has_a_mark_for_each_run(linkcost, tmp_path):
    for day in (1, 2, 3):
        arguments = ["-o", tmp_path / "history.csv", "--date", f"2026-11-0{day}T00:00:00Z", "--commit", f"{day}" * 40]
        assert linkcost.run("history", "add", BASELINE_JSON, *arguments).status == 0
    made("chart", tmp_path / "history.csv", "--output", tmp_path)
    told = [match[1] for match, _ in marks(tmp_path / "trend.svg", r"eager, (.*): [\d.]+; x floor \(ratio\)")]
    assert sorted(told) == sorted(2 * [f"2026-11-0{day}T00:00:00Z" for day in (1, 2, 3)])
    assert "2026-11-02 00:00 2222222" in texts(tmp_path / "trend.svg")


@pytest.mark.long
def test_a_part_has_one_colour_in_every_panel_and_shares_it_with_no_other(tmp_path):
    made("chart", *sorted((ROOT / "results").glob("explain-*.json")), "--output", tmp_path)
    colours = {}
    for told, bar in marks(tmp_path / "parts.svg", r".*, (tick|tap): (.*) -?[\d.,]+ µs"):
        colours.setdefault(told[2], set()).add(bar.get("fill").upper())
    assert {"rows", "destination", "tree"} < set(colours)
    assert colours == {name: {PARTS[name].upper()} for name in colours}


@pytest.mark.long
def test_the_parts_of_steps_add_up_and_leave_nothing_out(linkcost, browser, axe, tmp_path):
    steps = []
    for screen in ("eager", "hidden-link"):
        path = tmp_path / f"{screen}.json"
        outcome = linkcost.run("explain", screen, "--quick", "--rows", 50, "--json", path)
        assert outcome.status == 0, outcome.err
        steps.append((path, json.loads(path.read_text(encoding="utf-8"))))
    made("chart", *[path for path, _ in steps], "--output", tmp_path / "out")
    told = [match[0] for match, _ in marks(tmp_path / "out" / "parts.svg", r".*, tick: .* -?[\d.,]+ µs")]
    assert sorted(told) == sorted(
        f"{step['screen']}, tick: {part['part']} {part['cpu_ns'] / 1000:,.3f} µs"
        for _, step in steps
        for part in [*step["time"]["parts"], step["time"]["unexplained"]]
    )
    assert "unexplained" in texts(tmp_path / "out" / "parts.svg")
    opened = Opened.of(browser, tmp_path / "out" / "charts.html", 360, ready="body[data-charts=ready]")
    assert (opened.complaints, axe(opened.page)) == ([], [])
    assert opened.page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.long
@pytest.mark.parametrize(
    "name, text, complaint",
    [
        ("steps.json", "{}", "is no step taken apart: linkcost explain SCREEN --json FILE writes one."),
        (
            "steps.json",
            '{"explain_version": 1}',
            "has no times, so there is nothing to draw: a debug build takes none.",
        ),
        ("steps.json", '{"explain_version": 1, "time": 3}', "is not what linkcost explain writes"),
        ("sweep.csv", SWEEP.replace("2042", "x"), "line 2: cpu_median_ns is 'x', which is not a number from 0 on."),
        ("sweep.csv", SWEEP.replace("2042", "0"), "line 2: a point needs rows and cpu_median_ns above 0."),
        ("sweep.csv", SWEEP.replace("rows,", "destinations,"), ""),
    ],
)
def test_what_cannot_be_drawn_is_refused(tmp_path, name, text, complaint):
    (tmp_path / name).write_text(text, encoding="utf-8")
    outcome = script("chart", tmp_path / name, "--output", tmp_path / "out")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.startswith("scripts/chart: ") and complaint in outcome.err
    assert not (tmp_path / "out").exists()
