"""scripts/report refuses what linkcost compare refuses, and a program that is not linkcost."""

import json
import re

import pytest

from charts.about import about, read_json
from charts.explained import explained_of
from charts.lines import lines_of
from charts.reading import CannotRead
from drawing import BASELINE_JSON, committed_run, script
from program import ROOT, executable
from report_page.program import check_program
from report_page.result_file import NEWEST, check


def read(path):
    document = read_json(path)
    check(document, path)
    return lines_of(document, path), about(document, path)


def changed(folder, change):
    """The committed run with a change; what the change returns, if anything, is the text of the file."""
    document = committed_run()
    path = folder / "changed.json"
    path.write_text(change(document) or json.dumps(document), encoding="utf-8")
    return path


def having(**values):
    return lambda document: document.update(values)


def without(part, field):
    def change(document):
        del document[part][field]

    return change


def with_time(value):
    def change(document):
        next(result for result in document["results"] if "time" in result)["time"]["cpu_median_ns"] = value

    return change


def named(name):
    def change(document):
        document["results"][0]["screen"] = name

    return change


def endless(document):
    """A time that no float can hold, as a JSON can spell it."""
    with_time(-1)(document)
    return json.dumps(document).replace('"cpu_median_ns": -1', '"cpu_median_ns": 1e400')


# What compare says of the file as a whole, which is said here in the same words.
IN_THE_SAME_WORDS = {
    "a newer version": having(schema_version=NEWEST + 1),
    "no such version": having(schema_version=0),
    "no version": having(schema_version=None),
    "a version that is text": having(schema_version="3"),
    "no processor": without("machine", "processor"),
    "no machine": lambda document: document.pop("machine") and None,
    "a machine that is a list": having(machine=[]),
    "another tool": lambda document: document["tool"].update(name="bench"),
}


@pytest.mark.parametrize("name", IN_THE_SAME_WORDS)
def test_a_file_of_another_form_is_refused_in_the_words_of_compare(linkcost, tmp_path, name):
    path = changed(tmp_path, IN_THE_SAME_WORDS[name])
    compared = linkcost.run("compare", path, BASELINE_JSON)
    with pytest.raises(CannotRead) as refusal:
        read(path)
    assert (compared.status, compared.err) == (2, f"linkcost: error: {refusal.value}\n")


CASE = "control, stack, typical, 730 rows, mount"
DAMAGES = {
    "NaN": (with_time(float("nan")), " is not JSON."),
    "an endless time": (endless, " is not JSON."),
    "half a character": (named("\ud800"), " is not JSON."),
    "a number of 5,000 digits": (lambda document: '{"schema_version": ' + "9" * 5000 + "}", " is not JSON."),
    "a long time": (
        with_time(1e22),
        f": cpu_median_ns of {CASE} is 1e+22, which is more than 1,000,000,000,000,000, the most a run can find.",
    ),
    "a time below zero": (with_time(-1), f": cpu_median_ns of {CASE} is -1, which is not a number from 0 on."),
    "a time that is text": (with_time("5"), f": cpu_median_ns of {CASE} is '5', which is not a number from 0 on."),
    "a time that is true": (with_time(True), f": cpu_median_ns of {CASE} is True, which is not a number from 0 on."),
    "a control character": (named("con\x1btrol"), r": screen is 'con\x1btrol', which has control characters."),
    "no name": (named(""), ": screen is empty."),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_value_that_no_run_can_find_is_refused_here_and_there(linkcost, tmp_path, name):
    change, complaint = DAMAGES[name]
    path = changed(tmp_path, change)
    with pytest.raises(CannotRead) as refusal:
        read(path)
    assert str(refusal.value) == f"{path}{complaint}"
    assert linkcost.run("compare", path, BASELINE_JSON).status == 2


def test_facts_that_a_picture_cannot_hold_are_refused(tmp_path):
    path = changed(tmp_path, lambda document: document["machine"].update(processor="EP\x1bYC"))
    with pytest.raises(CannotRead) as refusal:
        read(path)
    assert str(refusal.value) == f"{path}: machine.processor is 'EP\\x1bYC', which has control characters."


@pytest.mark.parametrize(
    "value, complaint",
    [
        ("1", "is '1', which is no time of a step."),
        (-1e22, "is -1e+22, which is no time of a step."),
        (True, "is True, which is no time of a step."),
    ],
)
def test_times_of_parts_that_cannot_be_are_refused(tmp_path, value, complaint):
    document = json.loads((ROOT / "results" / "explain-eager.json").read_text(encoding="utf-8"))
    document["time"]["unexplained"]["cpu_ns"] = value
    path = tmp_path / "steps.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    with pytest.raises(CannotRead) as refusal:
        explained_of(path)
    assert str(refusal.value) == f"{path}: cpu_ns of unexplained {complaint}"


def test_files_of_earlier_versions_are_read(tmp_path):
    for version in range(1, NEWEST + 1):
        lines, _ = read(changed(tmp_path, having(schema_version=version)))
        assert len(lines) == len(committed_run()["results"])


def test_the_newest_version_is_that_of_the_program():
    source = (ROOT / "Sources" / "Measurement" / "Results" / "ResultFile.swift").read_text(encoding="utf-8")
    assert re.findall(r"static let schemaVersion = (\d+)", source) == [str(NEWEST)]


@pytest.fixture
def program(tmp_path):
    """Makes a program that does what its lines of Python say."""

    def make(lines):
        return executable(tmp_path / "program", f"import sys\n{lines}\n")

    return make


@pytest.mark.parametrize(
    "lines, said",
    [
        ("", "it ended with 0 and said 'nothing'."),
        ("sys.exit('no \\x1b idea')", r"it ended with 1 and said 'no \x1b idea'."),
        ("print('true (GNU coreutils) 9.1\\nMore.')", "it ended with 0 and said 'true (GNU coreutils) 9.1'."),
    ],
)
def test_a_program_that_does_not_call_itself_linkcost_is_refused(program, lines, said):
    path = program(lines)
    with pytest.raises(CannotRead) as refusal:
        check_program(path)
    assert str(refusal.value) == f"{path} is not linkcost: asked for its version {said}"


def test_the_built_program_is_taken_for_what_it_is(linkcost):
    check_program(linkcost.path)


@pytest.mark.long
@pytest.mark.parametrize("change", [having(schema_version=NEWEST + 1), with_time(float("nan"))])
def test_no_page_is_made_of_such_a_file(tmp_path, change):
    path = changed(tmp_path, change)
    outcome = script("report", path, "-o", tmp_path / "report.html")
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert outcome.err.startswith(f"scripts/report: {path}")
    assert not (tmp_path / "report.html").exists()


@pytest.mark.long
def test_no_page_is_made_with_another_program(program, tmp_path):
    path = program("")
    outcome = script("report", BASELINE_JSON, "--binary", path, "-o", tmp_path / "report.html")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err == (
        f"scripts/report: {path} is not linkcost: asked for its version it ended with 0 and said 'nothing'.\n"
    )
    assert not (tmp_path / "report.html").exists()
