"""scripts/bench-check tells kept budgets from missed ones, tried on a program that makes up its figures."""

import json
import subprocess
import sys

import pytest

from program import ROOT

# Stands in for linkcost: reports the figures in the file beside it for whatever rows it is asked for.
STAND_IN = f"""#!{sys.executable}
import json, pathlib, sys
figures = json.loads((pathlib.Path(sys.argv[0]).parent / "figures.json").read_text())
options = dict(zip(sys.argv[1:], sys.argv[2:]))
rows = [int(text) for text in options["--rows"].split(",")]
if figures["status"]:
    sys.exit(figures["status"])
if sys.argv[1] == "heap":
    per_row = figures[options["--screens"] + "_bytes"]
    print(json.dumps({{"rows": rows[0], "live_heap_bytes": per_row * rows[0]}}))
else:
    time = {{"tick": {{"cpu_median_ns": figures["tick_ns"], "x_floor": figures["x_floor"]}},
            "mount": {{"cpu_median_ns": figures["mount_ns"]}}}}
    count = lambda n: 5 + 3 * n + (figures["stray"] if n == 10_000 else 0)
    results = [{{"screen": "eager", "phase": phase, "rows": n, "counts": {{"bodies": count(n)}}, "time": time[phase]}}
               for n in rows for phase in time]
    tool = {{"name": "linkcost", "version": "0.1.0", "build_mode": figures["build_mode"]}}
    report = {{"tool": tool, "machine": {{"core_count": 2}}, "results": results}}
    pathlib.Path(options["--json"]).write_text(json.dumps(report))
"""

GOOD = {
    "status": 0, "build_mode": "release", "x_floor": 2.5, "tick_ns": 730 * 50, "mount_ns": 400_000,
    "eager_bytes": 390, "control_bytes": 150, "stray": 0,
}  # fmt: skip


def check(folder, *options, **figures):
    stand_in = folder / "linkcost"
    stand_in.write_text(STAND_IN)
    stand_in.chmod(0o755)
    (folder / "figures.json").write_text(json.dumps(GOOD | figures))
    command = [sys.executable, ROOT / "scripts" / "bench-check", "--binary", stand_in, *options]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)


def verdicts(folder):
    figures = json.loads((folder / "check.json").read_text())["figures"]
    return {f"{figure['name']} ({figure['unit']})": figure["verdict"] for figure in figures}


ALL = [
    "eager tick, 730 rows (x floor)", "eager tick, 10,000 rows (x floor)", "eager tick, 100,000 rows (x floor)",
    "eager tick, 730 rows (ns a row)", "eager mount, 730 rows (ms)", "counters that are not linear (values)",
    "live heap, eager, 100,000 rows (bytes a row)", "live heap, eager beyond control (bytes a row)",
    "whole default run (s)", "whole run of 100,000 rows (s)",
]  # fmt: skip


@pytest.mark.parametrize(
    "figures, status, others",
    [
        ({}, 0, {}),
        ({"x_floor": 3.01}, 1, {name: "missed" for name in ALL[:3]}),
        ({"x_floor": None}, 1, {name: "missed" for name in ALL[:3]}),
        ({"tick_ns": 730 * 78.5}, 1, {ALL[3]: "missed"}),
        ({"mount_ns": 600_000}, 0, {ALL[4]: "goal missed"}),
        ({"mount_ns": 810_000}, 1, {ALL[4]: "missed"}),
        ({"stray": 1}, 1, {ALL[5]: "missed"}),
        ({"eager_bytes": 401, "control_bytes": 160}, 1, {ALL[6]: "missed"}),
        ({"control_bytes": 139}, 1, {ALL[7]: "missed"}),
    ],
    ids=str,
)
def test_each_budget_has_its_verdict(tmp_path, figures, status, others):
    outcome = check(tmp_path, "--json", tmp_path / "check.json", **figures)
    assert (outcome.returncode, verdicts(tmp_path)) == (status, dict.fromkeys(ALL, "met") | others), outcome.stderr


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
    ],
)
def test_what_cannot_be_measured_is_no_verdict(tmp_path, options, figures, mention):
    outcome = check(tmp_path, *options, **figures)
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert mention in outcome.stderr and "Traceback" not in outcome.stderr
