"""Help, lists, colours and files, as a user meets them."""

import csv
import re

import pytest

from report import ALL_SCREENS, CONTAINERS, COUNTS, DESTINATIONS, FURTHER_PHASES, PHASES

ESCAPE = "\x1b["


@pytest.mark.parametrize("arguments", [["--help"], ["run", "--help"], ["list", "--help"], ["causes", "--help"], ["steps", "--help"], ["heap", "--help"]], ids=" ".join)
def test_help_goes_to_standard_output(linkcost, arguments):
    outcome = linkcost.run(*arguments)
    assert (outcome.status, outcome.err) == (0, "")
    assert "linkcost" in outcome.out and "--help" in outcome.out
    assert max(map(len, outcome.out.splitlines())) < 100


@pytest.mark.parametrize("arguments", [["--version"], ["run", "--version"], ["list", "--version"]], ids=" ".join)
def test_the_version_goes_to_standard_output(linkcost, arguments):
    outcome = linkcost.run(*arguments)
    assert (outcome.status, outcome.err) == (0, "")
    assert re.search(r"\b\d+\.\d+\.\d+\b", outcome.out)


def test_the_list_names_every_screen_phase_and_metric(linkcost):
    outcome = linkcost.run("list")
    assert (outcome.status, outcome.err) == (0, "")
    names = ALL_SCREENS + CONTAINERS + DESTINATIONS + PHASES + FURTHER_PHASES + COUNTS
    assert [name for name in names if name not in outcome.out] == []
    assert "iOS 16" in outcome.out
    reason = "It leads nowhere, so there is nothing to be of another weight."
    assert reason not in " ".join(outcome.out.split())
    everything = linkcost.run("list", "--all")
    assert (everything.status, everything.err) == (0, "")
    assert everything.out.startswith(outcome.out)
    assert reason in " ".join(everything.out.split())


def test_a_table_in_a_pipe_is_narrow_and_without_colour_or_progress(quick_run):
    folder, outcome = quick_run
    assert (outcome.status, outcome.err) == (0, "")
    # The paths that were written are as long as they are.
    assert max(map(len, outcome.out.replace(str(folder), "results").splitlines())) < 100
    assert ESCAPE not in outcome.out and "\r" not in outcome.out


@pytest.mark.parametrize(
    "arguments, variables, is_coloured",
    [
        (["--color", "always"], {}, True),
        (["--color", "never"], {}, False),
        ([], {"NO_COLOR": "1"}, False),
        (["--color", "always"], {"NO_COLOR": "1"}, True),
    ],
)
def test_colour_comes_where_it_is_asked_for(linkcost, tmp_path, arguments, variables, is_coloured):
    outcome = linkcost.run("run", "--quick", "--rows", 3, "--output", tmp_path, *arguments, **variables)
    assert outcome.status == 0, outcome.err
    assert (ESCAPE in outcome.out) == is_coloured


def test_without_arguments_reports_go_to_results(linkcost, tmp_path):
    outcome = linkcost.run("--quick", "--rows", 3, cwd=tmp_path)
    assert outcome.status == 0, outcome.err
    assert sorted(path.name for path in (tmp_path / "results").iterdir()) == ["latest.csv", "latest.json"]


def test_quiet_prints_nothing(linkcost, tmp_path):
    outcome = linkcost.run("run", "--quick", "--rows", 3, "--quiet", "--output", tmp_path)
    assert (outcome.status, outcome.out, outcome.err) == (0, "", "")
    assert (tmp_path / "latest.json").exists()


def test_no_rows_at_all_work(linkcost, tmp_path):
    outcome = linkcost.run("run", "--quick", "--rows", 0, "--output", tmp_path)
    assert outcome.status == 0, outcome.err


def test_only_what_was_asked_for_is_measured(linkcost, tmp_path):
    arguments = ["run", "--quick", "--screens", "hidden-link,eager", "--phases", "tick,tap", "--rows", "3"]
    outcome = linkcost.run(*arguments, "--csv", "-", "--output", tmp_path)
    lines = list(csv.DictReader(outcome.out.splitlines()))
    assert {(line["screen"], line["phase"]) for line in lines} == {
        ("hidden-link", "tick"), ("hidden-link", "tap"), ("eager", "tick"), ("eager", "tap"),
    }  # fmt: skip


def test_samples_are_written_with_process_round_and_order(linkcost, tmp_path):
    path = tmp_path / "samples.csv"
    outcome = linkcost.run("run", "--quick", "--rows", 3, "--samples", path, "--output", tmp_path)
    assert outcome.status == 0, outcome.err
    with open(path, encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file, strict=True))
    assert lines != [] and {"process", "round", "order"} <= set(lines[0])
