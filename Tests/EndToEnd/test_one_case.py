"""The two commands for a closer look at one case: heap and steps."""

import json
import re

import pytest

from report import FLOORLESS_SCREENS, SCREENS, exists


def heap(program, screen, rows):
    outcome = program.run("heap", "--screens", screen, "--rows", rows)
    assert (outcome.status, outcome.err) == (0, "")
    return json.loads(outcome.out)


def test_heap_tells_the_bytes_of_one_screen_and_the_same_ones_each_time(linkcost):
    first = heap(linkcost, "eager", 1000)
    assert (first["screen"], first["rows"]) == ("eager", 1000)
    assert set(first) == {"screen", "rows", "live_heap_bytes"}
    assert heap(linkcost, "eager", 1000) == first


def test_more_rows_keep_more_bytes(linkcost):
    small, large = (heap(linkcost, "eager", rows)["live_heap_bytes"] for rows in (1000, 2000))
    assert 0 < small < large


@pytest.mark.parametrize("screen", SCREENS)
def test_steps_repeats_a_case_and_says_nothing(linkcost, screen):
    for phase in ["mount", "tick", "tap", "tick-pushed", "pop"]:
        case = ["steps", "--screens", screen, "--phases", phase, "--rows", 5, "--passes", 3]
        outcome = linkcost.run(*case)
        expected = (0, True) if exists((screen, 5, phase)) else (2, False)
        assert (outcome.status, outcome.err == "") == expected, outcome.err
        outcome = linkcost.run(*case, "--floor")
        has_floor = phase in ("mount", "tick") and screen not in FLOORLESS_SCREENS
        assert (outcome.status, outcome.err == "") == ((0, True) if has_floor else (2, False)), outcome.err
        assert outcome.out == ""


def test_the_help_names_every_command_that_a_user_may_call(linkcost):
    commands = re.findall(r"^  ([a-z]+)  ", linkcost.run("--help").out, re.MULTILINE)
    assert commands == [
        "run", "compare", "duel", "calibrate", "accept", "list", "causes", "explain", "tree", "trace", "sweep", "steps",
        "heap", "export", "history", "completions", "man",
    ]  # fmt: skip
