"""scripts/report makes one page that answers, works offline and at any width, and can be read by everybody."""

import json

import pytest

from browser import THEMES, WIDTHS, Opened
from drawing import BASELINE_JSON, made, panel_count, script
from program import executable

pytestmark = pytest.mark.long

# Stands in for the program where its own words do not matter: it repeats what it was asked, but says its name.
ECHO = """
import sys
print("linkcost 0.1.0" if sys.argv[1] == "--version" else " ".join(["Echo <b>", *sys.argv[1:]]))
sys.exit(3 if sys.argv[1] == "compare" else 0)
"""


@pytest.fixture(scope="module")
def echo(tmp_path_factory):
    return executable(tmp_path_factory.mktemp("program") / "linkcost", ECHO)


@pytest.fixture(scope="module")
def document():
    return json.loads(BASELINE_JSON.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def page(tmp_path_factory, echo):
    path = tmp_path_factory.mktemp("report") / "report.html"
    made("report", BASELINE_JSON, "--baseline", BASELINE_JSON, "--binary", echo, "-o", path)
    return path


@pytest.fixture
def opened(browser, page):
    return Opened.of(browser, page, ready="body[data-charts=ready]")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_it_is_drawn_at_every_width_and_asks_nobody(browser, axe, page, width, theme):
    opened = Opened.of(browser, page, width, theme, ready="body[data-charts=ready]")
    assert (opened.outside(page), opened.complaints) == ([], [])
    assert opened.page.evaluate("document.documentElement.scrollWidth") == width
    boxes = [chart.bounding_box() for chart in opened.page.locator(".chart svg").all()]
    assert len(boxes) == opened.page.locator(".chart").count() == panel_count()
    assert [
        box for box in boxes if box["x"] < 0 or box["x"] + box["width"] > width or min(box["width"], box["height"]) < 60
    ] == []
    assert axe(opened.page) == []


def test_a_page_that_asks_or_overflows_or_cannot_be_read_by_everybody_would_be_noticed(browser, axe, tmp_path):
    path = tmp_path / "bad.html"
    path.write_text(
        "<title>bad</title><img src='http://127.0.0.1:9/seen.png'><p style='width: 2000px'>wide<script>lost()</script>",
        encoding="utf-8",
    )
    opened = Opened.of(browser, path, 360)
    assert opened.outside(path) == ["http://127.0.0.1:9/seen.png"]
    assert any("lost is not defined" in complaint for complaint in opened.complaints)
    assert opened.page.evaluate("document.documentElement.scrollWidth") > 360
    assert "image-alt" in [rule for rule, _ in axe(opened.page)]


def test_the_answer_stands_on_top(opened, document):
    assert opened.texts("h1") == ["What does a navigation link cost before anyone taps it?"]
    lines = {(result["screen"], result["phase"]): result for result in document["results"] if result["counts"]}
    lazy = [
        screen
        for screen, phase in lines
        if phase == "mount" and (screen, "tap") in lines and not lines[screen, "mount"]["counts"]["links_built"]
    ]
    ratios = {screen: lines[screen, "tick"]["time"]["ratio_to_eager"] for screen in lazy}
    quickest = min(ratios, key=ratios.get)
    [said] = opened.texts("h1 + .answer")
    assert said.startswith("With 730 rows, eager builds 730 links and 730 destinations before anyone taps; ")
    assert quickest in said and "of either" in said
    assert f"{ratios[quickest]:.2f} times as long as eager" in said or "as far as this run can tell" in said


def test_the_tables_have_every_line_with_figures(opened, document):
    for phase in ("mount", "tick", "tap", "tick-pushed", "pop"):
        lines = [result for result in document["results"] if result["phase"] == phase and result["counts"]]
        table = f"[aria-labelledby=table-{phase}] tbody"
        assert opened.texts(f"{table} th") == [line["screen"] for line in lines]
        assert opened.texts(f"{table} td:nth-child(2)") == [f"{line['counts']['links_built']:,}" for line in lines]


def test_a_heading_sorts_its_table_both_ways(opened, document):
    table = "[aria-labelledby=table-tick]"
    heading = opened.page.locator(f"{table} th", has_text="time, µs")

    def order():
        return heading.first.get_attribute("aria-sort"), opened.texts(f"{table} tbody th")

    ticks = [result for result in document["results"] if result["phase"] == "tick" and result["counts"]]
    quickest_first = [tick["screen"] for tick in sorted(ticks, key=lambda tick: tick["time"]["cpu_median_ns"])]
    heading.get_by_role("button").first.click()
    assert order() == ("ascending", quickest_first)
    heading.get_by_role("button").first.press("Enter")
    assert order() == ("descending", quickest_first[::-1])
    opened.page.get_by_role("button", name="screen").nth(1).click()
    assert order() == (None, sorted(quickest_first, key=lambda name: name.replace("-", " ")))


def test_the_trees_stand_side_by_side_or_below_one_another(browser, page):
    for width, is_beside in ((1920, True), (360, False)):
        opened = Opened.of(browser, page, width, ready="body[data-charts=ready]")
        assert opened.texts("#trees pre") == [
            f"Echo <b> tree {screen} --rows 3 --format text" for screen in ("eager", "hidden-link")
        ]
        one, other = (tree.bounding_box() for tree in opened.page.locator("#trees pre").all())
        assert (one["y"] == other["y"], one["x"] == other["x"]) == (is_beside, not is_beside)


def test_the_comparison_is_in_the_words_of_the_program(opened):
    assert opened.texts("#comparison h2") == ["Against baseline.json: The two files do not fit together."]
    assert opened.texts("#comparison pre") == [f"Echo <b> compare {BASELINE_JSON} {BASELINE_JSON} --color never"]


def test_it_says_where_it_was_run_and_how_to_run_it_again(opened, document):
    assert document["machine"]["processor"] in opened.texts("#run dd")
    [commands] = opened.texts("#again pre")
    seed, processes = document["workload"]["seed"], document["workload"]["processes"]
    assert f"--processes {processes} --seed {seed}" in commands
    assert "scripts/report results/latest.json -o report.html" in commands


def test_it_fits_into_a_message(page):
    assert page.stat().st_size < 2 * 2**20


def test_trees_of_the_built_program(browser, linkcost, tmp_path):
    path = tmp_path / "report.html"
    made("report", BASELINE_JSON, "--binary", linkcost.path, "-o", path)
    eager, hidden = Opened.of(browser, path, ready="body[data-charts=ready]").texts("#trees pre")
    assert (eager.count("NavigationLink"), eager.count("Button")) == (3, 0)
    assert (hidden.count("NavigationLink"), hidden.count("Button")) == (0, 3)


def test_without_the_program_the_trees_are_left_out_and_said_to_be(browser, tmp_path):
    outcome = made("report", BASELINE_JSON, "--binary", tmp_path / "none", "-o", tmp_path / "report.html")
    assert outcome.err.startswith(f"Without trees: {tmp_path}/none cannot be run (No such file or directory)")
    opened = Opened.of(browser, tmp_path / "report.html", ready="body[data-charts=ready]")
    assert opened.page.locator("#trees").count() == 0


def test_names_in_a_report_are_text_and_not_markup(browser, tmp_path, echo, document):
    results = [
        dict(result, screen=result["screen"].replace("row-view", "</script><i>x")) for result in document["results"]
    ]
    (tmp_path / "odd.json").write_text(json.dumps(dict(document, results=results)), encoding="utf-8")
    made("report", tmp_path / "odd.json", "--binary", echo, "-o", tmp_path / "report.html")
    opened = Opened.of(browser, tmp_path / "report.html", ready="body[data-charts=ready]")
    assert (opened.page.locator("i").count(), opened.complaints) == (0, [])
    assert "</script><i>x" in opened.texts("[aria-labelledby=table-mount] tbody th")


REFUSALS = {
    "cut off": (lambda text: text[:2000], "is not JSON."),
    "a list": (lambda text: "[]", "is not a report of linkcost; results/schema.json says what one holds."),
    "another JSON": (
        lambda text: json.dumps(dict(json.loads(text), results=[{"name": "x"}])),
        "is not a report of linkcost; results/schema.json says",
    ),
    "no lines": (
        lambda text: json.dumps(dict(json.loads(text), results=[])),
        "has no lines, so there is nothing to draw.",
    ),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_what_is_no_report_is_refused(tmp_path, name):
    change, complaint = REFUSALS[name]
    path = tmp_path / "changed.json"
    path.write_text(change(BASELINE_JSON.read_text(encoding="utf-8")), encoding="utf-8")
    outcome = script("report", path, "-o", tmp_path / "report.html")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.startswith(f"scripts/report: {path} {complaint}")
    assert not (tmp_path / "report.html").exists()


def test_a_tree_that_is_asked_for_has_to_be_there(tmp_path):
    outcome = script(
        "report", BASELINE_JSON, "--trees", "eager", "--binary", tmp_path / "none", "-o", tmp_path / "report.html"
    )
    assert (outcome.status, (tmp_path / "report.html").exists()) == (2, False)
    assert outcome.err.startswith(f"scripts/report: {tmp_path}/none cannot be run")
