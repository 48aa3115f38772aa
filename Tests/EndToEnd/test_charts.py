"""scripts/chart draws what a CSV says, and refuses what is no report."""

import csv
import re
import xml.etree.ElementTree as ElementTree

import pytest

from browser import THEMES, WIDTHS, Opened
from drawing import BASELINE_CSV, committed_run, made, panel_count, script
from program import ROOT

pytestmark = pytest.mark.long

FIGURES = ["built", "state-change", "distribution"]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def charts(tmp_path_factory):
    folder = tmp_path_factory.mktemp("charts")
    made("chart", BASELINE_CSV, "--output", folder)
    return folder


@pytest.fixture(scope="module")
def lines():
    with open(BASELINE_CSV, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, strict=True))


def test_there_is_every_file_and_no_other(charts):
    drawn = [f"{name}{suffix}.{kind}" for name in FIGURES for suffix in ("", "-dark") for kind in ("svg", "png")]
    assert {path.name for path in charts.iterdir()} == {*drawn, "charts.html"}


def texts(path):
    return [
        element.text
        for element in ElementTree.parse(path).iter()
        if element.tag in (f"{SVG}text", f"{SVG}tspan") and element.text
    ]


def marks(path, label):
    """What the marks of a chart say to those who do not see them, as Vega writes it."""
    found = ((element.get("aria-label") or "", element) for element in ElementTree.parse(path).iter())
    return [(match, element) for text, element in found if (match := re.fullmatch(label, text))]


def test_bars_are_as_long_as_what_is_built(charts, lines):
    bars = {
        (match[1], match[3]): (
            int(match[2].replace(",", "")),
            float(re.match(r"M[\d.]+,[\d.]+h([\d.]+)v", bar.get("d"))[1]),
        )
        for match, bar in marks(charts / "built.svg", r"([\w-]+): ([\d,]+) (links|destinations)")
    }
    built = {
        (line["screen"], kind): int(line[f"{kind}_built"])
        for line in lines
        if line["phase"] == "mount" and line["links_built"]
        for kind in ("links", "destinations")
    }
    assert {key: said for key, (said, _) in bars.items()} == built
    widest = max(width for _, width in bars.values())
    assert {key: width for key, (_, width) in bars.items()} == pytest.approx(
        {key: widest * count / max(built.values()) for key, count in built.items()}, abs=0.1
    )


def test_points_stand_at_the_times_and_multiples_of_the_csv(charts, lines):
    pattern = r"([\w-]+): ([\d.,]+), 95 % interval ([\d.,]+) to ([\d.,]+); .*\((µs|ratio).*"
    points = [
        (*match.groups(), float(re.match(r"translate\(([\d.]+)", point.get("transform"))[1]))
        for match, point in marks(charts / "state-change.svg", pattern)
    ]
    ticks = [line for line in lines if line["phase"] == "tick"]
    expected = []
    for unit, scale, columns in (
        ("µs", 1000, ["cpu_median_ns", "cpu_low_ns", "cpu_high_ns"]),
        ("ratio", 1, ["x_floor", "x_floor_low", "x_floor_high"]),
    ):
        expected += [
            (line["screen"], *(f"{float(line[name]) / scale:,.3f}" for name in columns), unit)
            for line in ticks
            if line[columns[0]]
        ]
        # Further right is longer.
        of_unit = [(float(value.replace(",", "")), x) for _, value, *_, told, x in points if told == unit]
        assert sorted(of_unit) == sorted(of_unit, key=lambda point: point[1])
    assert [point[:-1] for point in points] == expected


@pytest.mark.parametrize("name", FIGURES)
def test_titles_of_axes_have_units_and_the_subtitle_says_where_it_was_run(charts, name):
    said = texts(charts / f"{name}.svg")
    assert any(re.search(r"\((µs|µs, log scale|ratio|count)\)$", text) for text in said)
    assert any("730 rows" in text for text in said)
    assert any(f"{committed_run()['workload']['processes']} processes" in text for text in said)
    machine = committed_run()["machine"]
    assert any(f"{machine['processor']}, {machine['core_count']} cores" in text for text in said)


def test_a_png_is_two_pixels_a_point(charts):
    for name in FIGURES:
        width = float(ElementTree.parse(charts / f"{name}.svg").getroot().get("width"))
        head = (charts / f"{name}.png").read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert abs(int.from_bytes(head[16:20]) - 2 * width) <= 2


def test_the_same_csv_gives_the_same_files(charts, tmp_path):
    made("chart", BASELINE_CSV, "--output", tmp_path)
    assert {path.name: path.read_bytes() for path in charts.iterdir()} == {
        path.name: path.read_bytes() for path in tmp_path.iterdir()
    }


@pytest.mark.parametrize("name", FIGURES)
def test_the_committed_charts_are_of_the_committed_run(charts, name):
    for file in (f"{name}.svg", f"{name}-dark.svg"):
        committed = ROOT / "results" / "charts" / "baseline" / file
        told = [[match[0] for match, _ in marks(path, ".+")] for path in (committed, charts / file)]
        assert told[0] == told[1], "scripts/chart results/baseline.csv draws them anew."


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_the_page_of_charts_works_without_a_network(charts, browser, axe, width, theme):
    path = charts / "charts.html"
    opened = Opened.of(browser, path, width, theme, ready="body[data-charts=ready]")
    assert (opened.outside(path), opened.complaints) == ([], [])
    assert opened.page.evaluate("document.documentElement.scrollWidth") == width
    assert opened.page.locator(".chart svg").count() == opened.page.locator(".chart").count() == panel_count()
    assert axe(opened.page) == []


def changed(tmp_path, change, name="changed.csv"):
    """The committed CSV with a change to its text."""
    path = tmp_path / name
    text = BASELINE_CSV.read_bytes().decode()
    assert change(text) != text
    path.write_bytes(change(text).encode())
    return path


def test_columns_and_screens_that_are_not_known_yet_are_no_obstacle(tmp_path):
    def change(text):
        lines = [line.replace("row-view,", "brand-new,") for line in text.splitlines()]
        return "\r\n".join([f"{lines[0]},colour,links_warm", *(f"{line},red,5" for line in lines[1:])]) + "\r\n"

    made("chart", changed(tmp_path, change), "--output", tmp_path / "out")
    assert "brand-new" in texts(tmp_path / "out" / "built.svg")


def test_containers_and_destinations_have_panels_of_their_own(tmp_path):
    def change(text):
        header, *lines = text.splitlines()
        return (
            "\r\n".join([header, *lines, *(line.replace(",stack,typical,", ",list,heavy,") for line in lines)]) + "\r\n"
        )

    made("chart", changed(tmp_path, change), "--output", tmp_path / "out")
    assert {"stack, typical", "list, heavy"} <= set(texts(tmp_path / "out" / "built.svg"))


def test_a_run_without_times_has_the_chart_of_counts(tmp_path, debug_run):
    folder, _ = debug_run
    outcome = made("chart", folder / "latest.csv", "--output", tmp_path)
    assert outcome.err == (f"Not drawn, for want of figures in {folder / 'latest.csv'}: state-change, distribution.\n")
    assert {path.stem for path in tmp_path.iterdir()} == {"built", "built-dark", "charts"}


FIRST = "control,stack,typical,730,mount,0,0,"
TIME = next(float(line["time"]["cpu_median_ns"]) for line in committed_run()["results"] if "time" in line)
REFUSALS = {
    "nothing": (lambda text: "", "is empty."),
    "no lines": (lambda text: text.splitlines()[0] + "\r\n", "has no lines, so there is nothing to draw."),
    "another CSV": (
        lambda text: "date,weather\r\n2013-01-01,rain\r\n",
        "is not a report of linkcost: it has no column screen, ",
    ),
    "a column less": (lambda text: text.replace("links_built", "links"), "it has no column links_built."),
    "text for a number": (
        lambda text: text.replace(FIRST, FIRST.replace("0,0", "some,0")),
        ", line 2: links_built is 'some', which is not a number from 0 on.",
    ),
    "a negative time": (lambda text: text.replace(f",{TIME},", ",-1,"), "cpu_median_ns is '-1', which is not a number"),
    "an endless time": (
        lambda text: text.replace(f",{TIME},", ",inf,"),
        "cpu_median_ns is 'inf', which is not a number",
    ),
    "a field less": (lambda text: text.replace(FIRST, FIRST[:-2]), ", line 2: "),
    "rows that are none": (
        lambda text: text.replace(FIRST, FIRST.replace("730", "many")),
        "rows is 'many', which is not a count.",
    ),
    "a line twice": (
        lambda text: text + text.splitlines()[1] + "\r\n",
        "has two lines of control, stack, typical, 730 rows, mount.",
    ),
    "a column twice": (
        lambda text: text.replace("destination_bodies", "links_built", 1),
        "has the column links_built more than once.",
    ),
    "cut off": (lambda text: text[:1500], "fields where the header has"),
    "an open quote": (lambda text: text.replace("control,stack", '"control,stack', 1), "is not CSV"),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_what_is_no_report_is_refused(tmp_path, name):
    change, complaint = REFUSALS[name]
    path = changed(tmp_path, change)
    outcome = script("chart", path, "--output", tmp_path / "out")
    assert (outcome.status, outcome.out) == (2, "")
    assert (
        outcome.err.startswith(f"scripts/chart: {path}") and complaint in outcome.err and outcome.err.count("\n") == 1
    )
    assert not (tmp_path / "out").exists()


def test_bytes_that_are_no_text_and_files_that_are_not_there_are_refused(tmp_path):
    (tmp_path / "image.csv").write_bytes(b"\x89PNG\xff\xfe")
    said = [script("chart", tmp_path / name, "--output", tmp_path / "out").err for name in ("image.csv", "missing.csv")]
    assert said == [
        f"scripts/chart: {tmp_path}/image.csv is not text in UTF-8, so it is no report of linkcost.\n",
        f"scripts/chart: {tmp_path}/missing.csv cannot be read (No such file or directory).\n",
    ]
    assert not (tmp_path / "out").exists()


def test_the_json_of_another_run_does_not_lend_its_machine(tmp_path):
    path = changed(tmp_path, lambda text: text.replace(f",{TIME},", f",{TIME + 0.001},"))
    path.with_suffix(".json").write_bytes(BASELINE_CSV.with_suffix(".json").read_bytes())
    outcome = script("chart", path, "--output", tmp_path / "out")
    assert (outcome.status, outcome.err) == (
        2,
        f"scripts/chart: {path.with_suffix('.json')} is of another run than {path}: they differ in control, stack, typical, "
        "730 rows, mount. Give the JSON of the same run with --json, or none with --json none.\n",
    )
    made("chart", path, "--json", "none", "--output", tmp_path / "out")
    assert any(
        "processes unknown" in text and "machine unknown" in text for text in texts(tmp_path / "out" / "built.svg")
    )


def test_a_name_that_no_line_has_is_refused_with_those_there_are(tmp_path):
    outcome = script("chart", BASELINE_CSV, "--screens", "eager,eagre", "--output", tmp_path / "out")
    assert (outcome.status, outcome.err) == (
        2,
        "scripts/chart: No line has the screen eagre; there is "
        f"{', '.join(dict.fromkeys(line['screen'] for line in committed_run()['results']))}.\n",
    )
