"""scripts/bench-check tells kept budgets from missed ones, tried on a program that makes up its figures."""

import json
import os
import subprocess
import sys

import pytest

from bench_check import budgets
from bench_check.figures import CannotMeasure
from program import ROOT, executable

SCRIPT = ROOT / "scripts" / "bench-check"

# Stands in for linkcost: reports the figures in the file beside it for whatever rows it is asked for.
STAND_IN = """
import json, pathlib, sys
figures = json.loads((pathlib.Path(sys.argv[0]).parent / "figures.json").read_text())
options = dict(zip(sys.argv[1:], sys.argv[2:]))
rows = [int(text) for text in options.get("--rows", "0").split(",")]
if figures["status"]:
    sys.exit(figures["status"])
if sys.argv[1] == "reach":
    for change, few, many in (("beside-rows", 730, 1_000_000), ("environment", 100, 100_000)):
        counts = {"bodies": 1 if change == "beside-rows" else figures["reader_bodies"], "comparisons": 2,
                  "environment_checks": 0 if change == "beside-rows" else figures["environment_checks"]}
        for rows, ns, ratio in ((few, 800, 1), (many, figures["reach_ns"], figures["reach_ratio"])):
            time = {"cpu_median_ns": ns * 2, "cpu_sample_mean_min_ns": ns, "ratio_to_fewest_rows": ratio} if figures["reach_is_timed"] else {}
            print(json.dumps({"change": change, "rows": rows} | counts | time))
    for change in ("lazy-mount", "lazy-tick", "lazy-scroll", "list-mount"):
        for rows, ratio in ((730, 1), (1_000_000, figures["lazy_ratio"])):
            time = {"cpu_median_ns": 1, "cpu_sample_mean_min_ns": figures[change], "ratio_to_fewest_rows": ratio}
            print(json.dumps({"change": change, "rows": rows, "bodies": 1, "comparisons": 1, "environment_checks": 0} | time))
    for rows, ratio in ((2, 1), (100, figures["push_ratio"])):
        time = {"cpu_median_ns": 1, "cpu_sample_mean_min_ns": 9_000, "ratio_to_fewest_rows": ratio}
        print(json.dumps({"change": "push", "rows": rows, "bodies": 1, "comparisons": 0, "environment_checks": 0} | time))
elif sys.argv[1] == "endure":
    for cycle, ratio in (("pass", figures["endured_ratio"]), ("push-and-pop", 1.1), ("mount-and-teardown", 0.9)):
        cost = {"first_cpu_ns": 100, "last_cpu_ns": 100 * ratio, "heap_bytes_left": figures["endured_bytes"],
                "heap_bytes_allowed": 552}
        print(json.dumps({"screen": "eager", "rows": 730, "cycle": cycle} | cost))
    sys.exit(figures["endured_bytes"] > 552)
elif sys.argv[1] == "heap":
    per_row = figures[options["--screens"] + "_bytes"]
    print(json.dumps({"rows": rows[0], "live_heap_bytes": per_row * rows[0]}))
else:
    time = {"tick": {"cpu_median_ns": figures["tick_ns"] * 2, "cpu_sample_mean_min_ns": figures["tick_ns"],
                     "floor_median_ns": figures["floor_ns"], "x_floor": figures["x_floor"]},
            "mount": {"cpu_median_ns": figures["mount_ns"]}}
    width = {"tick": figures["tick_width"], "mount": figures["mount_width"]}
    ratio = lambda phase: {"ratio_to_eager": 2, "ratio_to_eager_low": 2 - width[phase] / 50, "ratio_to_eager_high": 2}
    count = lambda n: 5 + 3 * n + (figures["stray"] if n == 10_000 else 0)
    results = [{"screen": "eager", "phase": phase, "rows": n, "counts": {"bodies": count(n)}, "time": time[phase]}
               for n in rows for phase in time]
    results += [{"screen": "control", "phase": phase, "rows": n, "counts": {}, "time": ratio(phase)}
                for n in rows for phase in time]
    results.append({"screen": "control", "phase": "tap", "rows": rows[0], "counts": {}})
    tool = {"name": "linkcost", "version": "0.1.0", "build_mode": figures["build_mode"]}
    report = {"tool": tool, "machine": {"core_count": 2}, "results": results}
    pathlib.Path(options["--json"]).write_text(json.dumps(report))
"""

# Stands in for valgrind: a start of 1,000,000 instructions, and what the figures say a row and pass takes.
VALGRIND = """
import json, pathlib, sys
figures = json.loads((pathlib.Path(sys.argv[0]).parents[1] / "figures.json").read_text())
kind = "floor" if "--floor" in sys.argv else "eager"
passes = int(sys.argv[sys.argv.index("--passes") + 1])
aged = max(0, passes - 1_000) * figures["ageing"] if sys.argv[sys.argv.index("--phases") + 1] == "pop" else 0
print(f"==1== Collected : {1_000_000 + round(figures['instructions'][kind] * 730 * (passes + aged))}", file=sys.stderr)
"""

GOOD = {
    "status": 0, "build_mode": "release", "x_floor": 2.5, "tick_ns": 730 * 50, "floor_ns": 730 * 30, "mount_ns": 400_000,
    "eager_bytes": 390, "control_bytes": 150, "stray": 0, "tick_width": 2.9, "mount_width": 5,
    "instructions": {"eager": 500, "floor": 445},
    "reach_ns": 900, "reach_ratio": 1.2, "reader_bodies": 11, "environment_checks": 10, "reach_is_timed": True,
    "lazy-mount": 900_000, "lazy-tick": 19_000, "lazy-scroll": 49_000, "list-mount": 9_900_000, "lazy_ratio": 1.4, "push_ratio": 1.1,
    "endured_ratio": 1.2, "endured_bytes": 0, "ageing": 0.04,
}  # fmt: skip


def check(folder, *options, has_valgrind=True, **figures):
    """Runs the script on the stand-ins, without what takes real time: the cost of counting, a build."""
    stand_in = executable(folder / "linkcost", STAND_IN)
    (folder / "bin").mkdir()
    if has_valgrind:
        executable(folder / "bin" / "valgrind", VALGRIND)
    (folder / "figures.json").write_text(json.dumps(GOOD | figures))
    command = [sys.executable, SCRIPT, "--binary", stand_in, "--without-counting", "--without-build", *options]
    environment = os.environ | {"PATH": str(folder / "bin")}
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment)


def verdicts(folder):
    figures = json.loads((folder / "check.json").read_text())["figures"]
    return {f"{figure['name']} ({figure['unit']})": figure["verdict"] for figure in figures}


ALL = [
    "eager tick, 730 rows (x floor)", "eager tick, 10,000 rows (x floor)", "eager tick, 100,000 rows (x floor)",
    "eager tick, 730 rows, undisturbed (ns a row)", "eager mount, 730 rows (ms)", "counters that are not linear (values)",
    "live heap, eager, 100,000 rows (bytes a row)", "live heap, eager beyond control (bytes a row)",
    "whole default run (s)", "whole run of 100,000 rows (s)",
    "state beside 730 rows, undisturbed (µs)", "state beside 1,000,000 rows, undisturbed (µs)",
    "state beside rows (bodies)", "environment, 10 of 100,000 read (x 10 of 100)",
    "environment, 10 read (bodies)", "environment, 10 read (checks)",
    "lazy stack mounted, 730 rows, undisturbed (ms)", "lazy stack mounted, 1,000,000 rows, undisturbed (ms)",
    "lazy stack mounted, 1,000,000 rows (x 730 rows)",
    "state over a lazy stack, 730 rows, undisturbed (µs)", "state over a lazy stack, 1,000,000 rows, undisturbed (µs)",
    "state over a lazy stack, 1,000,000 rows (x 730 rows)",
    "lazy stack scrolled by a page, 730 rows, undisturbed (µs)",
    "lazy stack scrolled by a page, 1,000,000 rows, undisturbed (µs)",
    "lazy stack scrolled by a page, 1,000,000 rows (x 730 rows)",
    "push on 100 screens (x on 2)", "list mounted, 1,000,000 rows, undisturbed (ns a row)",
    "floor of eager tick, 730 rows (instructions a row)", "eager tick against its floor (x instructions)",
]  # fmt: skip
AGEING = [f"{cycle} after 2,000, dearest screen (x instructions)" for cycle in ("pass", "push-and-pop", "mount-and-teardown")]
INSTRUCTIONS = ["eager tick, 730 rows (instructions a row)", *ALL[27:], *AGEING]
ENDURED = [*AGEING, "lost on the heap, dearest screen (bytes)"]
COUNTING = ["counting, processor time of eager tick (% more)", "counting, instructions of eager tick (% more)"]
UNLIMITED = [
    INSTRUCTIONS[0], "eager tick, 730 rows, median (ns a row)", "floor of eager tick, 730 rows, median (ns a row)",
    "state beside 730 rows, median (µs)", "state beside 1,000,000 rows, median (µs)",
    "last pass of many, dearest screen (x first)", "last push-and-pop of many, dearest screen (x first)",
    "last mount-and-teardown of many, dearest screen (x first)",
    "environment, 10 of 100,000 read, median (µs)", "push on 100 screens, undisturbed (µs)", "widest interval, tick (% of x eager)", "widest interval, all phases (% of x eager)",
]  # fmt: skip
PACES = [f"floor of eager tick beside {what}, which widens limits (x reference)" for what in ("whole runs", "small changes")]
LEFT_OUT = [*COUNTING, "clean release build (s)", "its largest process (GiB)"]
USUAL = dict.fromkeys([*ALL, *ENDURED, *PACES], "met") | dict.fromkeys(UNLIMITED, "no limit") | dict.fromkeys(LEFT_OUT, "skipped")


@pytest.mark.parametrize(
    "figures, status, others",
    [
        ({}, 0, {}),
        ({"x_floor": 3.01}, 1, {name: "missed" for name in ALL[:3]}),
        ({"x_floor": None}, 1, {name: "missed" for name in ALL[:3]}),
        ({"tick_ns": 730 * 78.5}, 1, {ALL[3]: "missed"}),
        # The floor takes twice as long as where the limits were set.
        ({"tick_ns": 730 * 155.5, "reach_ns": 1_990, "floor_ns": 730 * 88}, 0, {}),
        ({"tick_ns": 730 * 156.5, "reach_ns": 2_010, "floor_ns": 730 * 88}, 1, {ALL[3]: "missed", ALL[11]: "missed"}),
        ({"x_floor": 3.01, "lazy_ratio": 1.51, "floor_ns": 730 * 88}, 1,
         {name: "missed" for name in [*ALL[:3], *ALL[18:25:3]]}),
        ({"floor_ns": 730 * 177}, 1, dict.fromkeys(PACES, "missed")),
        ({"mount_ns": 600_000}, 0, {ALL[4]: "goal missed"}),
        ({"mount_ns": 810_000}, 1, {ALL[4]: "missed"}),
        ({"stray": 1}, 1, {ALL[5]: "missed"}),
        ({"eager_bytes": 401, "control_bytes": 160}, 1, {ALL[6]: "missed"}),
        ({"control_bytes": 139}, 1, {ALL[7]: "missed"}),
        ({"tick_width": 3.1}, 0, {}),
        ({"mount_width": 40}, 0, {}),
        ({"reach_ns": 1_001}, 1, {ALL[11]: "missed"}),
        ({"reach_ratio": 1.51}, 1, {ALL[13]: "missed"}),
        ({"reader_bodies": 12}, 1, {ALL[14]: "missed"}),
        ({"environment_checks": 11}, 1, {ALL[15]: "missed"}),
        ({"lazy-mount": 1_000_001}, 1, dict.fromkeys(ALL[16:18], "missed")),
        ({"lazy-tick": 20_001}, 1, dict.fromkeys(ALL[19:21], "missed")),
        ({"lazy-scroll": 50_001}, 1, dict.fromkeys(ALL[22:24], "missed")),
        ({"lazy_ratio": 1.51}, 1, dict.fromkeys(ALL[18:25:3], "missed")),
        ({"push_ratio": 1.21}, 1, {ALL[25]: "missed"}),
        ({"list-mount": 10_000_001}, 1, {ALL[26]: "missed"}),
        ({"instructions": {"eager": 900, "floor": 581}}, 1, {ALL[27]: "missed"}),
        ({"instructions": {"eager": 900, "floor": 445}}, 1, {ALL[28]: "missed"}),
        ({"endured_ratio": 2}, 0, {}),
        ({"ageing": 0.06}, 1, {AGEING[1]: "missed"}),
        ({"endured_bytes": 553}, 1, {ENDURED[3]: "missed"}),
    ],
    ids=str,
)
def test_each_budget_has_its_verdict(tmp_path, figures, status, others):
    outcome = check(tmp_path, "--json", tmp_path / "check.json", **figures)
    assert (outcome.returncode, verdicts(tmp_path)) == (status, USUAL | others), outcome.stderr


def test_a_missing_valgrind_is_said_and_fails(tmp_path):
    outcome = check(tmp_path, "--json", tmp_path / "check.json", has_valgrind=False)
    expected = USUAL | dict.fromkeys(INSTRUCTIONS, "missing")
    assert (outcome.returncode, verdicts(tmp_path)) == (1, expected), outcome.stderr
    assert "there is no valgrind" in outcome.stdout


def test_instructions_can_be_left_out(tmp_path):
    options = ["--without-instructions", "--json", tmp_path / "check.json"]
    outcome = check(tmp_path, *options, has_valgrind=False)
    expected = USUAL | dict.fromkeys(INSTRUCTIONS, "skipped")
    assert (outcome.returncode, verdicts(tmp_path)) == (0, expected), outcome.stderr
    assert "left out by --without-instructions" in outcome.stdout


class Build:
    """Stands in for a build whose ticks take so much, on a machine that needs longer for each run than for the last."""

    runs = 0

    def __init__(self, instructions, is_counted):
        self.path, self.instructions, self.is_counted = "linkcost", instructions, is_counted

    def tick_instructions(self):
        return self.instructions

    def processor_seconds(self, *arguments):
        Build.runs += 1
        passes = int(arguments[-1])
        return 0.01 + passes * self.instructions * 1e-8 * (1 + Build.runs / 1_000)


@pytest.mark.parametrize("instructions, verdict", [(509, "met"), (520, "goal missed"), (530, "missed")])
def test_what_counting_costs_has_a_verdict(monkeypatch, instructions, verdict):
    monkeypatch.setattr(budgets, "Program", lambda build: build)
    monkeypatch.setattr(budgets.shutil, "which", lambda name: f"/usr/bin/{name}")
    figures = budgets.counting_figures(Build(instructions, True), Build(500, False), False, False)
    assert [figure.verdict for figure in figures] == ["no limit", verdict]


@pytest.mark.parametrize("is_counted", [(True, True), (False, False), (False, True)])
def test_counting_is_held_against_a_build_without_it_and_no_other(monkeypatch, is_counted):
    monkeypatch.setattr(budgets, "Program", lambda build: build)
    with pytest.raises(CannotMeasure):
        budgets.counting_figures(Build(500, is_counted[0]), Build(500, is_counted[1]), False, False)


def test_a_counter_that_is_not_linear_is_named(tmp_path):
    outcome = check(tmp_path, stray=1)
    assert "eager tick bodies at 10,000 rows is 30,006, not 30005." in outcome.stdout


@pytest.mark.parametrize(
    "options, figures, mention",
    [
        (["--jsn"], {}, "--jsn"),
        (["--json", "/nowhere/check.json"], {}, "/nowhere"),
        ([], {"status": 3}, "status 3"),
        ([], {"build_mode": "debug"}, "debug build"),
        ([], {"reach_is_timed": False}, "debug build"),
    ],
)
def test_what_cannot_be_measured_is_no_verdict(tmp_path, options, figures, mention):
    outcome = check(tmp_path, *options, **figures)
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert mention in outcome.stderr and "Traceback" not in outcome.stderr
