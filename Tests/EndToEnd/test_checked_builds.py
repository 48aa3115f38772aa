"""A build that checks the tree's invariants counts, and writes no timings."""

import json
import subprocess

import pytest

from program import ROOT, Program


@pytest.fixture(scope="module")
def checked_linkcost():
    """A release build with the checks compiled in."""
    flags = ["-c", "release", "-Xswiftc", "-DCHECKED", "--scratch-path", ROOT / ".build" / "checks"]
    command = ["swift", "build", "--package-path", ROOT, "--product", "linkcost", *flags]
    subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=True)
    folder = subprocess.run([*command, "--show-bin-path"], capture_output=True, text=True, check=True).stdout
    return Program(ROOT / folder.strip() / "linkcost")


def results_of(program, folder, *arguments):
    outcome = program.run("run", "--quick", "--seed", 1, "--output", folder, *arguments)
    assert outcome.status == 0, outcome.err
    document = json.loads((folder / "latest.json").read_text(encoding="utf-8"))
    assert any(result["counts"] for result in document["results"])
    return document["tool"]["build_mode"], [result for result in document["results"] if "time" in result]


@pytest.mark.long
def test_a_release_build_with_checks_refuses_to_write_timings(checked_linkcost, tmp_path):
    assert results_of(checked_linkcost, tmp_path, "--screens", "eager,control") == ("debug", [])


def test_a_release_build_without_checks_writes_them(linkcost, tmp_path):
    mode, timed = results_of(linkcost, tmp_path, "--screens", "eager,control")
    assert mode == "release"
    assert timed != []
