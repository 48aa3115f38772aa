"""The JSON report is valid against results/schema.json, held against it by a validator that is not ours."""

import copy
import json

import pytest
from jsonschema import Draft202012Validator

from program import ROOT
from report import NEWEST_VERSION, SCHEMA, TIMES, schema_of

VALIDATOR = Draft202012Validator(SCHEMA)


def problems(document, validator=VALIDATOR):
    return [f"{error.json_path}: {error.message}" for error in validator.iter_errors(document)]


def test_the_schema_is_a_json_schema():
    Draft202012Validator.check_schema(SCHEMA)


def test_a_quick_report_is_valid(quick_report):
    assert problems(quick_report.document) == []


def test_a_report_on_standard_output_is_valid_and_alone_there(linkcost, tmp_path):
    outcome = linkcost.run("run", "--quick", "--rows", "3", "--json", "-", "--output", tmp_path)
    assert outcome.status == 0, outcome.err
    assert problems(json.loads(outcome.out)) == []


@pytest.mark.long
def test_a_default_report_is_valid_and_complete(linkcost, tmp_path):
    outcome = linkcost.run("--output", tmp_path)
    assert outcome.status == 0, outcome.err
    document = json.loads((tmp_path / "latest.json").read_text(encoding="utf-8"))
    assert problems(document) == []
    eager_tick = next(r for r in document["results"] if (r["screen"], r["phase"]) == ("eager", "tick"))
    assert set(eager_tick["time"]) == set(TIMES)


COMMITTED = [*(ROOT / "results").glob("baseline*.json"), *(ROOT / "Tests" / "Golden").glob("result-*.json")]


@pytest.mark.parametrize("path", sorted(COMMITTED), ids=lambda path: path.name)
def test_a_committed_report_is_valid(path):
    document = json.loads(path.read_text(encoding="utf-8"))
    assert problems(document, Draft202012Validator(schema_of(document))) == []


def test_a_file_of_every_schema_version_is_kept():
    kept = {path.name for path in (ROOT / "Tests" / "Golden").iterdir()}
    assert kept == {f"result-{version}.json" for version in range(1, NEWEST_VERSION + 1)}


def test_a_debug_report_is_valid_and_has_no_times(debug_run):
    folder, outcome = debug_run
    assert outcome.status == 0, outcome.err
    assert "-c release" in outcome.err
    document = json.loads((folder / "latest.json").read_text(encoding="utf-8"))
    assert problems(document) == []
    assert document["tool"]["build_mode"] == "debug"
    assert [result["time"] for result in document["results"] if "time" in result] == []


def change(document, path, value):
    """A copy with one value replaced, or removed where the value is None."""
    changed = copy.deepcopy(document)
    *parents, last = path
    place = changed
    for key in parents:
        place = place[key]
    if value is None:
        del place[last]
    else:
        place[last] = value
    return changed


@pytest.mark.parametrize(
    "path, value",
    [
        (["schema_version"], 1),
        (["accepted"], {"reason": ""}),
        (["tool", "build_mode"], "fast"),
        (["machine", "core_count"], "2"),
        (["machine", "host_name"], "anything that is not described"),
        (["workload", "seed"], None),
        (["results", 0, "rows"], -1),
        (["results", 0, "phase"], ""),
        (["results", 0, "counts", "links_built"], 1.5),
        (["results", 0, "counts", "links_built"], None),
        (["results", 0, "counts", "views_drawn"], 1),
        (["results", 0, "time", "cpu_median_ns"], "12 ns"),
        (["results", 0, "time", "cpu_median_ns"], None),
        (["results", 0, "counts"], {}),
    ],
)
def test_the_schema_refuses_what_is_not_described(quick_report, path, value):
    assert problems(change(quick_report.document, path, value)) != []
