"""Very many passes, visits and mounts of every screen leave nothing behind. What they cost scripts/bench-check judges."""

import json

import pytest

from report import ALL_SCREENS, LINKLESS_SCREENS

CYCLES = {"pass": 100_000, "push-and-pop": 10_000, "mount-and-teardown": 10_000}
USUAL_ROWS = 730


def check(outcome, rows, cycles):
    assert (outcome.status, outcome.err) == (0, "")
    lines = [json.loads(line) for line in outcome.out.splitlines()]
    ran = {(line["screen"], line["cycle"]): (line["rows"], line["cycles"]) for line in lines}
    assert ran == {
        (screen, cycle): (rows, count)
        for screen in ALL_SCREENS for cycle, count in cycles.items()
        if cycle != "push-and-pop" or screen not in LINKLESS_SCREENS
    }  # fmt: skip
    for line in lines:
        assert (line["nodes_left"], line["dependents_left"]) == (0, 0) and line["nodes"] > 0, line
        assert line.get("heap_bytes_left", 0) <= line["heap_bytes_allowed"] < 5_000, line


def test_many_cycles_leave_nothing_behind(linkcost):
    check(linkcost.run("endure", "--rows", 3, "--passes", 3_000), 3, dict.fromkeys(CYCLES, 3_000))


@pytest.mark.long
def test_very_many_cycles_leave_nothing_behind(linkcost):
    check(linkcost.run("endure"), USUAL_ROWS, CYCLES)
