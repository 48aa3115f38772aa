"""What linkcost export writes is taken by those it is written for: the tool itself or its parser, else a strict check.

prometheus_client, promtool, junitparser and otava read their own formats. Of the other three there is no reader to be
had from Debian or PyPI: they are held against what their makers say of them.
"""

import csv
import json
import re
import shutil
import subprocess
from collections import Counter

import junitparser
import pytest
from prometheus_client.openmetrics.parser import text_string_to_metric_families

from program import ROOT
from report import Report

BASELINE = ROOT / "results" / "baseline.json"
OTAVA = ROOT / ".venv-otava" / "bin" / "otava"


@pytest.fixture(scope="module")
def report():
    return Report.read(BASELINE)


def exported(linkcost, name, path=BASELINE, *options):
    outcome = linkcost.run("export", name, path, *options)
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.out


def keys(report):
    """The lines with figures, as samples name them: `eager/stack/typical/730/tick`."""
    return {
        "/".join(str(result[name]) for name in ("screen", "container", "destination", "rows", "phase")): result
        for result in report.document["results"]
        if result["counts"]
    }


def figures(result):
    """The value of each figure of a line that is exported."""
    times = {name: result["time"][name] for name in ("cpu_median_ns", "x_floor") if name in result.get("time", {})}
    return {**result["counts"], **times}


def test_github_action_benchmark_gets_named_numbers(linkcost, report):
    entries = json.loads(exported(linkcost, "github-action-benchmark"))
    assert {entry["name"]: entry["value"] for entry in entries} == {
        f"{key} {name}": value for key, result in keys(report).items() for name, value in figures(result).items()
    }
    assert len({entry["name"] for entry in entries}) == len(entries) > 0
    for entry in entries:
        assert set(entry) <= {"name", "unit", "value", "range", "extra"} and {"name", "unit", "value"} <= set(entry)
        assert isinstance(entry["value"], (int, float)) and not isinstance(entry["value"], bool)
        assert all(isinstance(entry[name], str) for name in set(entry) - {"value"})
        assert re.fullmatch(r"± [\d,.]+", entry.get("range", "± 1"))
        assert ("range" in entry) == (entry["unit"] != "count")


def test_bencher_gets_measures_by_benchmark(linkcost, report):
    benchmarks = json.loads(exported(linkcost, "bencher"))
    expected = {
        key: {"latency" if name == "cpu_median_ns" else name: value for name, value in figures(result).items()}
        for key, result in keys(report).items()
    }
    assert {
        benchmark: {name: measure["value"] for name, measure in measures.items()}
        for benchmark, measures in benchmarks.items()
    } == expected
    for benchmark, measures in benchmarks.items():
        assert 0 < len(benchmark) <= 1024 and all(0 < len(name) <= 64 for name in measures)
        for measure in measures.values():
            assert set(measure) in ({"value"}, {"value", "lower_value", "upper_value"})
            assert measure.get("lower_value", 0) <= measure["value"] <= measure.get("upper_value", float("inf"))


# As golang.org/x/perf/benchfmt describes the lines: configuration, units, results.
CONFIGURATION = re.compile(r"([a-z][^ A-Z]*): (.*)")
UNIT = re.compile(r"Unit (\S+) better=lower( assume=exact)?")
RESULT = re.compile(r"Benchmark([A-Z]\w*)((?:/[a-z]+=[^\s/]+)+) (\d+)((?: -?\d+(?:\.\d+)?(?:e[+-]?\d+)? \S+)+)")


def benchmark_lines(text):
    """The keys and values of each result line; no line is left over, and every unit is declared before it is used."""
    units, results = {}, []
    for line in text.splitlines():
        if match := RESULT.fullmatch(line):
            values = match[4].split()
            measured = dict(zip(values[1::2], map(float, values[::2])))
            assert set(measured) <= set(units) and int(match[3]) > 0
            results.append(("/".join(part.split("=")[1] for part in match[2][1:].split("/")), measured))
        elif match := UNIT.fullmatch(line):
            assert not results and match[1] not in units
            units[match[1]] = bool(match[2])
        else:
            assert CONFIGURATION.fullmatch(line) and not units, line
    return units, results


def test_benchstat_gets_a_line_for_each_step(linkcost, report):
    units, results = benchmark_lines(exported(linkcost, "benchstat"))
    names = {"cpu_median_ns": "ns/op", "x_floor": "x_floor"}
    assert dict(results) == {
        key: {names.get(name, f"{name}/op"): value for name, value in figures(result).items()}
        for key, result in keys(report).items()
    }
    assert {unit for unit, is_exact in units.items() if not is_exact} == {"ns/op", "x_floor"}


@pytest.mark.long
def test_benchstat_gets_a_line_for_each_process_where_there_are_samples(linkcost, tmp_path):
    samples = tmp_path / "samples.csv"
    arguments = [
        "--quick",
        "--rows",
        5,
        "--screens",
        "eager",
        "--processes",
        6,
        "--samples",
        samples,
        "--output",
        tmp_path,
    ]
    assert linkcost.run("run", *arguments).status == 0
    _, results = benchmark_lines(exported(linkcost, "benchstat", tmp_path / "latest.json", "--samples", samples))
    ticks = [measured["ns/op"] for key, measured in results if key.endswith("/tick")]
    assert len(ticks) == 6
    [told] = [
        result["time"]["cpu_median_ns"]
        for result in Report.read(tmp_path / "latest.json").document["results"]
        if result["phase"] == "tick"
    ]
    assert sum(sorted(ticks)[2:4]) / 2 == pytest.approx(told, abs=0.001)

    outcome = linkcost.run("export", "benchstat", BASELINE, "--samples", samples)
    assert outcome.status == 2 and "is no file of samples of this run" in outcome.err


def test_prometheus_reads_the_metrics(linkcost, report):
    families = {family.name: family for family in text_string_to_metric_families(exported(linkcost, "openmetrics"))}
    expected = {}
    for result in report.document["results"]:
        labels = tuple(str(result[name]) for name in ("screen", "container", "destination", "rows", "phase"))
        for name, value in result["counts"].items():
            expected[f"linkcost_{name}", labels] = value
        for name, source, scale in (
            ("cpu_median_seconds", "cpu_median_ns", 1e9), ("cpu_low_seconds", "cpu_low_ns", 1e9),
            ("cpu_high_seconds", "cpu_high_ns", 1e9), ("x_floor_ratio", "x_floor", 1),
            ("x_eager_ratio", "ratio_to_eager", 1),
        ):  # fmt: skip
            if source in result.get("time", {}):
                expected[f"linkcost_{name}", labels] = result["time"][source] / scale
    [run] = families.pop("linkcost_run_info").samples
    assert (run.value, run.labels["processor"]) == (1, report.document["machine"]["processor"])
    found = {
        (sample.name, tuple(sample.labels.values())): sample.value for f in families.values() for sample in f.samples
    }
    assert found == pytest.approx(expected)
    assert {family.unit for family in families.values() if family.name.startswith("linkcost_cpu")} == {"seconds"}


@pytest.mark.long
def test_promtool_finds_nothing_wrong_with_the_metrics(linkcost):
    assert shutil.which("promtool"), "There is no promtool: on Debian install the package prometheus."
    run = subprocess.run(
        ["promtool", "check", "metrics"], input=exported(linkcost, "openmetrics"), capture_output=True, text=True
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def junit(linkcost, path, *options):
    """The cases that junitparser finds, by suite and name: `passed`, `skipped`, or the message of a failure."""
    suites = junitparser.JUnitXml.fromstring(exported(linkcost, "junit", path, *options).encode())
    cases = [(suite, case) for suite in suites for case in suite]
    assert suites.tests == len(cases) and suites.failures == sum(suite.failures for suite in suites)
    for suite in suites:
        assert suite.tests == len(list(suite)) and suite.failures == sum(case.is_failure for case in suite)
    return {
        (suite.name, case.name): "skipped" if case.is_skipped else case.result[0].message if case.result else "passed"
        for suite, case in cases
    }


def test_junit_has_a_case_for_each_line_and_fails_the_one_that_became_dearer(linkcost, report, tmp_path):
    document = json.loads(json.dumps(report.document))
    tick = next(r for r in document["results"] if (r["screen"], r["phase"]) == ("eager", "tick"))
    tick["counts"]["links_built"] += 1
    path = tmp_path / "<dearer> & 'so'.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    expected = {
        (result["screen"], "/".join(str(result[name]) for name in ("container", "destination", "rows", "phase"))): (
            "passed" if result["counts"] else "skipped"
        )
        for result in document["results"]
    } | {("comparison", "the files fit together"): "passed"}
    cases = junit(linkcost, path, "--baseline", BASELINE, "--counts-only")
    assert cases == expected | {("eager", "stack/typical/730/tick"): "links_built 730 -> 731"}


def test_junit_fails_where_the_files_do_not_fit_together(linkcost, report, tmp_path):
    document = dict(report.document, results=[r for r in report.document["results"] if r["screen"] != "row-view"])
    (tmp_path / "fewer.json").write_text(json.dumps(document), encoding="utf-8")
    cases = junit(linkcost, tmp_path / "fewer.json", "--baseline", BASELINE, "--counts-only")
    assert "row-view" in cases["comparison", "the files fit together"]


def history(linkcost, report, path, runs, change):
    """A history of so many runs; `change` is what the state change of eager costs in each, as a multiple of the floor."""
    document = json.loads(json.dumps(report.document))
    tick = next(r for r in document["results"] if (r["screen"], r["phase"]) == ("eager", "tick"))
    for run in range(runs):
        tick["time"] |= {name: change(run) for name in ("x_floor", "x_floor_low", "x_floor_high")}
        (path.parent / "run.json").write_text(json.dumps(document), encoding="utf-8")
        day = f"2026-10-{run + 1:02}T00:00:00Z"
        added = linkcost.run(
            "history", "add", path.parent / "run.json", "-o", path, "--date", day, "--commit", f"{run:040x}"
        )
        assert (added.status, added.err) == (0, "")


OTAVA_CONFIGURATION = """
tests:
  linkcost:
    type: csv
    file: {file}
    time_column: time
    attributes: [commit]
    metrics:
      tick: {{column: "eager/stack/typical/730/tick_x_floor", direction: -1}}
      mount: {{column: "eager/stack/typical/730/mount_x_floor", direction: -1}}
"""


@pytest.mark.long
def test_otava_finds_the_run_from_which_on_a_step_was_dearer(linkcost, report, tmp_path):
    assert OTAVA.exists(), "There is no .venv-otava: scripts/test --all makes it from scripts/otava-requirements.txt."
    path = tmp_path / "history.csv"
    history(linkcost, report, path, 24, lambda run: (1.2 if run < 14 else 1.5) + 0.01 * (run % 3))
    (tmp_path / "wide.csv").write_text(exported(linkcost, "otava", path), encoding="utf-8", newline="")
    (tmp_path / "otava.yaml").write_text(OTAVA_CONFIGURATION.format(file=tmp_path / "wide.csv"), encoding="utf-8")
    command = [OTAVA, "analyze", "linkcost", "--config-file", tmp_path / "otava.yaml", "--since", "2026-01-01"]
    run = subprocess.run([*command, "--output", "json"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    [changes] = json.loads(run.stdout).values()
    assert [(change["time"], [c["metric"] for c in change["changes"]]) for change in changes] == [
        (1792022400, ["tick"])
    ]


def test_a_single_run_is_a_line_for_otava(linkcost):
    header, line = exported(
        linkcost, "otava", BASELINE, "--date", "2026-11-30T01:00:00+01:00", "--commit", "abc"
    ).splitlines()
    assert header.startswith("time,commit,control/stack/typical/730/mount_links_built,")
    assert line.startswith("2026-11-30T00:00:00Z,abc,0,")


def test_a_history_grows_at_its_end_and_keeps_what_it_has(linkcost, report, tmp_path):
    path = tmp_path / "history.csv"
    history(linkcost, report, path, 1, lambda run: 1.25)
    before = path.read_bytes()
    history(linkcost, report, path, 2, lambda run: 1.25)
    after = path.read_bytes()
    screens = len({key.rsplit("/", 1)[0] for key in keys(report) if key.endswith(("/mount", "/tick"))})
    assert after.startswith(before) and after.count(b"\r\n") == 1 + 3 * screens
    facts = [report.document["tool"]["version"], report.document["machine"]["processor"]]
    facts += [report.document["machine"]["toolchain"], str(report.document["workload"]["processes"])]
    mount = next(r for r in report.document["results"] if (r["screen"], r["phase"]) == ("eager", "mount"))
    line = ["2026-10-01T00:00:00Z", 40 * "0", *facts, "eager", "stack", "typical", "730", "730", "730"]
    assert f"{','.join(line)},{float(mount['time']['cpu_median_ns'])},".encode() in before


@pytest.mark.parametrize(
    "arguments, complaint",
    [
        (["export", "xml", BASELINE], 'FORMAT cannot be "xml": give it one of github-action-benchmark, bencher, '),
        (["export", "bencher"], "linkcost export needs a format and a file: write linkcost export FORMAT RESULTS."),
        (["export", "bencher", "missing.json"], 'There is no file "missing.json"'),
        (
            ["export", "otava", ROOT / "results" / "baseline.csv"],
            "its columns are not those of one; linkcost history add",
        ),
        (["history", "drop", BASELINE], 'linkcost history cannot be "drop": give it add RESULTS.'),
        (["history", "add", BASELINE, "--date", "2026-02-30T00:00:00Z"], '--date cannot be "2026-02-30T00:00:00Z": give '),
        (["history", "add", BASELINE, "--date", "2026-02-28T24:00:00Z"], '--date cannot be "2026-02-28T24:00:00Z": give '),
        (["history", "add", BASELINE, "--date", "yesterday"], '--date cannot be "yesterday": give it a date such as '),
        (
            ["history", "add", BASELINE, "--commit", "=1+1"],
            '--commit cannot be "=1+1": give it one line of text that does ',
        ),
    ],
)
def test_what_cannot_be_exported_is_refused_and_nothing_is_written(linkcost, tmp_path, arguments, complaint):
    outcome = linkcost.run(*arguments, cwd=tmp_path)
    assert (outcome.status, outcome.out) == (2, "")
    assert complaint in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_of_many_that_add_at_once_none_loses_a_line(linkcost, tmp_path):
    path = tmp_path / "history.csv"
    path.touch()
    adding = [
        subprocess.Popen([linkcost.path, "history", "add", BASELINE, "-o", path, "--commit", f"c{number}"],
                         stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        for number in range(8)
    ]  # fmt: skip
    assert [process.wait() for process in adding] == [0] * 8
    with path.open(newline="", encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    screens = len({line["screen"] for line in lines})
    assert Counter(line["commit"] for line in lines) == {f"c{number}": screens for number in range(8)}


@pytest.mark.parametrize("column, value", [("date", "yesterday"), ("tick_x_floor", "nan"), ("mount_cpu_median_ns", "1e999")])
def test_a_history_with_what_cannot_be_is_left_alone(linkcost, tmp_path, column, value):
    path = tmp_path / "history.csv"
    assert linkcost.run("history", "add", BASELINE, "-o", path).status == 0
    with path.open(newline="", encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    lines[1][column] = value
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, lines[0])
        writer.writeheader()
        writer.writerows(lines)
    before = path.read_bytes()
    for command in (["history", "add", BASELINE, "-o", path], ["export", "otava", path]):
        outcome = linkcost.run(*command)
        assert outcome.status == 2 and "is no history: in line 3 " in outcome.err, outcome.err
    assert path.read_bytes() == before


def test_a_file_that_is_no_history_is_left_alone(linkcost, tmp_path):
    path = tmp_path / "notes.csv"
    path.write_text("a,b\n1,2\n", encoding="utf-8")
    outcome = linkcost.run("history", "add", BASELINE, "-o", path)
    assert outcome.status == 2 and "is no history: its columns are not those of one" in outcome.err
    assert path.read_text(encoding="utf-8") == "a,b\n1,2\n"
