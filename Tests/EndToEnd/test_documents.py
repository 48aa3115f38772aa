"""README.md and CONTRIBUTING.md name only what exists, and show only what the program prints."""

import json
import re
import shutil
import subprocess

import pytest

from program import ROOT

DOCUMENTS = ["README.md", "CONTRIBUTING.md"]
FOLDERS = r"Sources|Benchmarks|Tests|Examples|scripts|results|\.ci|\.github"
# What a run writes and git ignores, and what the text on adding a screen calls its example.
NOT_COMMITTED = {"results/latest.json", "results/latest.csv"}
EXAMPLE = re.compile(r"EagerClosure\w+\.swift$")


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


def named_paths(document):
    """Every path into the repository, however it is quoted, and every file at its top."""
    inside = re.findall(rf"(?<![\w/.-])(?:{FOLDERS})(?:/[\w.+-]*\w)+", document)
    at_top = re.findall(r"`([A-Z][A-Za-z]*\.(?:md|swift))`", document)
    linked = re.findall(r"\]\((?!https?:|#)([^)#]+)", document)
    return sorted({*inside, *at_top, *linked} - NOT_COMMITTED)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_exists(document):
    paths = named_paths(text(document))
    assert len(paths) > 5, "The paths are written in a way that this check does not see."
    assert [path for path in paths if not (ROOT / path).exists() and not EXAMPLE.search(path)] == []


def test_every_name_on_the_path_of_a_state_change_is_in_its_file():
    steps = re.findall(r"^\| \d+ \| `([\w.]+)` \| `([^`]+)` \|", text("CONTRIBUTING.md"), re.MULTILINE)
    assert len(steps) > 20
    missing = []
    for name, path in steps:
        source = text(path)
        missing += [(name, path) for part in name.split(".") if not re.search(rf"\b{part}\b", source)]
    assert missing == []


def test_the_table_in_the_readme_is_the_committed_run():
    baseline = ROOT / "results" / "baseline.json"
    if not baseline.exists():
        pytest.skip("there is no committed run yet")
    run = json.loads(baseline.read_text(encoding="utf-8"))
    readme = text("README.md")
    workload = run["workload"]
    assert f"{workload['processes']} processes, seed {workload['seed']}; {run['machine']['processor']}" in readme
    assert "PLACEHOLDER" not in readme


@pytest.mark.long
def test_the_example_package_builds_from_elsewhere_and_prints_what_the_readme_shows(tmp_path):
    shutil.copytree(ROOT / "Examples" / "Recipes", tmp_path / "Recipes", ignore=shutil.ignore_patterns(".build"))
    manifest = tmp_path / "Recipes" / "Package.swift"
    manifest.write_text(manifest.read_text(encoding="utf-8").replace('path: "../.."', f'path: "{ROOT}"'))
    command = ["swift", "run", "--package-path", manifest.parent, "-c", "release"]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    counted, timed = run.stdout.rsplit("\n", 2)[:2]
    assert counted in text("README.md")
    assert re.fullmatch(r"state change: \d+ ns of processor time in one process", timed)
