"""The counts are those of SwiftUI, follow a formula, and depend on neither the build nor the seed."""

import json

import pytest

from report import COUNTS, LINKLESS_PHASES, LINKLESS_SCREENS, SCREENS, Report, all_lines, expected_lines

COLUMNS = ["links_built", "destinations_built", "destination_bodies"]

# Per row, and beside the rows: links_built, destinations_built, destination_bodies.
FORMULAS = {
    "eager": {
        "mount": ((1, 1, 0), (0, 0, 0)),
        "tick": ((1, 1, 0), (0, 0, 0)),
        "tap": ((0, 0, 0), (0, 0, 1)),
        "tick-pushed": ((1, 1, 0), (0, 0, 0)),
        "pop": ((0, 0, 0), (0, 0, 0)),
    },
    "row-view": {
        "mount": ((1, 1, 0), (0, 0, 0)),
        "tick": ((0, 0, 0), (0, 0, 0)),
        "tap": ((0, 0, 0), (0, 0, 1)),
        "tick-pushed": ((0, 0, 0), (0, 0, 0)),
        "pop": ((0, 0, 0), (0, 0, 0)),
    },
    "lazy-view": {
        "mount": ((1, 0, 0), (0, 0, 0)),
        "tick": ((1, 0, 0), (0, 0, 0)),
        "tap": ((0, 0, 0), (0, 1, 1)),
        "tick-pushed": ((1, 0, 0), (0, 1, 0)),
        "pop": ((0, 0, 0), (0, 0, 0)),
    },
    "value-link": {
        "mount": ((1, 0, 0), (0, 0, 0)),
        "tick": ((1, 0, 0), (0, 0, 0)),
        "tap": ((0, 0, 0), (0, 1, 1)),
        "tick-pushed": ((1, 0, 0), (0, 1, 0)),
        "pop": ((0, 0, 0), (0, 0, 0)),
    },
    "path": {
        "mount": ((0, 0, 0), (0, 0, 0)),
        "tick": ((0, 0, 0), (0, 0, 0)),
        "tap": ((0, 0, 0), (0, 1, 1)),
        "tick-pushed": ((0, 0, 0), (0, 1, 0)),
        "pop": ((0, 0, 0), (0, 0, 0)),
    },
    "is-presented": {
        "mount": ((0, 0, 0), (0, 1, 0)),
        "tick": ((0, 0, 0), (0, 1, 0)),
        "tap": ((0, 0, 0), (0, 1, 1)),
        "tick-pushed": ((0, 0, 0), (0, 1, 0)),
        "pop": ((0, 0, 0), (0, 0, 0)),
    },
    "hidden-link": {
        "mount": ((0, 0, 0), (0, 0, 0)),
        "tick": ((0, 0, 0), (0, 0, 0)),
        "tap": ((0, 0, 0), (1, 1, 1)),
        "tick-pushed": ((0, 0, 0), (1, 1, 0)),
        "pop": ((0, 0, 0), (0, 0, 0)),
    },
}
FORMULAS |= {screen: FORMULAS["eager"] for screen in ["eager-closure", "navigation-view", "tag-selection", "action-link"]}
FORMULAS |= {screen: FORMULAS["row-view"] for screen in ["equatable-row", "isolated"]}
FORMULAS |= {"item": FORMULAS["path"]}
FORMULAS |= {screen: {phase: ((0, 0, 0), (0, 0, 0)) for phase in LINKLESS_PHASES} for screen in LINKLESS_SCREENS}

# The screens whose body reads the selection: a tap runs the whole screen again, and so does going back where that changes
# the selection.
READS_THE_SELECTION = {("hidden-link", "tap"), ("hidden-link", "pop"), ("is-presented", "tap")}


def formula(screen, phase, rows):
    per_row, beside = FORMULAS[screen][phase]
    if (screen, phase, rows) == ("is-presented", "tap", 1):
        # The first day, which is the one in the middle of one, is selected already: only the flag changes.
        beside = (0, 0, 1)
    return [slope * rows + constant for slope, constant in zip(per_row, beside)]


def test_every_line_has_every_count_or_none(quick_report):
    assert quick_report.lines == all_lines([730])
    assert set(quick_report.counts) == expected_lines([730])
    assert all(list(counts) == sorted(COUNTS) for counts in quick_report.counts.values())


@pytest.mark.parametrize("screen", FORMULAS)
def test_730_rows_make_the_links_and_destinations_of_the_table(quick_report, screen):
    expected = {phase: formula(screen, phase, 730) for phase in FORMULAS[screen]}
    found = {
        phase: [quick_report.counts[screen, 730, phase][name] for name in COLUMNS] for phase in FORMULAS[screen]
    }
    assert found == expected


def test_a_tap_runs_the_screen_again_only_where_the_screen_reads_the_selection(quick_report):
    found = {
        (screen, phase): counts["screen_bodies"]
        for (screen, _, phase), counts in quick_report.counts.items()
        if phase in ("tap", "pop")
    }
    expected = {
        (screen, phase): int((screen, phase) in READS_THE_SELECTION)
        for screen in SCREENS
        if screen not in LINKLESS_SCREENS
        for phase in ("tap", "pop")
    }
    assert found == expected


def test_the_difference_at_mount_is_printed(quick_run):
    _, outcome = quick_run
    assert "1,460" in outcome.out or "1460" in outcome.out


def test_other_row_counts_follow_the_formula(debug_linkcost, tmp_path):
    rows = [0, 1, 2, 10, 1000]
    outcome = debug_linkcost.run("run", "--quick", "--rows", ",".join(map(str, rows)), "--output", tmp_path)
    assert outcome.status == 0, outcome.err
    report = Report.read(tmp_path / "latest.json")
    assert report.lines == all_lines(rows)
    found = {line: [counts[name] for name in COLUMNS] for line, counts in report.counts.items()}
    assert found == {
        (screen, count, phase): formula(screen, phase, count) for screen, count, phase in expected_lines(rows)
    }


def test_debug_and_release_builds_count_alike(quick_report, debug_run):
    folder, outcome = debug_run
    assert outcome.status == 0, outcome.err
    assert Report.read(folder / "latest.json").counts == quick_report.counts


def test_two_seeds_count_alike(linkcost, quick_report, tmp_path):
    outcome = linkcost.run("run", "--quick", "--seed", 2, "--output", tmp_path)
    assert outcome.status == 0, outcome.err
    assert Report.read(tmp_path / "latest.json").counts == quick_report.counts


def test_containers_and_destinations_are_lines_of_their_own(debug_linkcost, tmp_path):
    options = ["--screens", "control,eager,saved-maps", "--rows", 40, "--phases", "mount,scroll,deep-link"]
    places = ["--containers", "stack,lazy-grid", "--destinations", "typical,heavy"]
    outcome = debug_linkcost.run("run", *options, *places, "--output", tmp_path)
    assert outcome.status == 0, outcome.err
    results = json.loads((tmp_path / "latest.json").read_text(encoding="utf-8"))["results"]
    names = ["links_built", "destinations_built", "objects_built"]
    found = {
        f"{line['screen']}/{line['container']}/{line['destination']}/{line['phase']}":
            [line["counts"][name] for name in names] if line["counts"] else None
        for line in results
    }  # fmt: skip
    assert found == {
        "control/stack/typical/mount": [0, 0, 0],
        "control/stack/typical/scroll": None,
        "control/stack/typical/deep-link": None,
        "eager/stack/typical/mount": [40, 40, 0],
        "eager/stack/typical/scroll": None,
        "eager/stack/typical/deep-link": None,
        "eager/stack/heavy/mount": [40, 40, 40],
        "eager/stack/heavy/scroll": None,
        "eager/stack/heavy/deep-link": None,
        "control/lazy-grid/typical/mount": [0, 0, 0],
        "control/lazy-grid/typical/scroll": [0, 0, 0],
        "control/lazy-grid/typical/deep-link": None,
        "eager/lazy-grid/typical/mount": [30, 30, 0],
        "eager/lazy-grid/typical/scroll": [10, 10, 0],
        "eager/lazy-grid/typical/deep-link": None,
        "saved-maps/lazy-grid/typical/mount": [30, 0, 0],
        "saved-maps/lazy-grid/typical/scroll": [10, 0, 0],
        "saved-maps/lazy-grid/typical/deep-link": None,
    }
