"""linkcost explain: one step taken apart, in text and as JSON."""

import json

import pytest

from report import SCREENS, exists

PARTS = {"rows", "buttons", "links", "destination values", "destination inits", "comparison", "destination", "tree"}


def explained(program, screen, *arguments):
    outcome = program.run("explain", screen, "--quick", "--rows", 30, "--json", "-", *arguments)
    assert outcome.status == 0, outcome.err
    return json.loads(outcome.out)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("phase", ["mount", "tick"])
def test_every_screen_is_taken_apart(linkcost, screen, phase):
    document = explained(linkcost, screen, "--phase", phase)
    assert [document[name] for name in ("screen", "rows", "phase")] == [screen, 30, phase]
    time = document["time"]
    parts = {part["part"] for part in time["parts"]}
    assert parts <= PARTS and "tree" in parts
    assert time["unexplained"]["part"] == "unexplained"
    shares = [part["share"] for part in time["parts"]] + [time["unexplained"]["share"]]
    # Medians of differences do not add up to the last digit.
    assert abs(sum(shares) - 1) < 0.2


@pytest.mark.parametrize("screen", SCREENS)
def test_what_is_said_of_values_adds_up_to_the_counts(linkcost, screen):
    for phase in ["mount", "tick", "tap"]:
        if not exists((screen, 30, phase)):
            continue
        document = explained(linkcost, screen, "--phase", phase)
        values, counts = document["values"], document["counts"]

        def total(name):
            return sum(value[name] for value in values)

        assert total("compared") == counts["comparisons"]
        assert total("equal") == counts["comparisons_equal"]
        assert total("compared") + total("handed_on") == counts["values_received"]
        assert total("new_nodes") == counts["nodes_created"]
        assert len(document["causes"]) == counts["bodies"]
        for value in values:
            assert value["equal"] + value["unequal"] == value["compared"]
            assert (value["unequal"] == 0) == (value["unequal_fields"] == [])


def test_the_fields_that_differ_are_named(linkcost):
    document = explained(linkcost, "hidden-link")
    button = next(value for value in document["values"] if value["type"] == "Button")
    assert (button["compared"], button["unequal"]) == (30, 30)
    assert button["unequal_fields"] == [{"count": 30, "name": "action"}]


def test_the_text_shows_bodies_values_and_parts(linkcost):
    outcome = linkcost.run("explain", "eager", "--quick", "--rows", 30)
    assert (outcome.status, outcome.err) == (0, "")
    for expected in ["EagerScreen: _ticks", "Values by type", "Where the time goes: ", "unexplained"]:
        assert expected in outcome.out


def test_a_debug_build_counts_and_does_not_time(debug_linkcost):
    outcome = debug_linkcost.run("explain", "eager", "--rows", 3, "--json", "-")
    assert outcome.status == 0 and "debug build" in outcome.err
    document = json.loads(outcome.out)
    assert "time" not in document and document["counts"]["links_built"] == 3
