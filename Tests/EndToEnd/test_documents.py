"""The documents name only what exists, and show only what the program prints."""

import json
import os
import re
import shutil
import subprocess

import pytest

from bench_check.figures import Figure, table
from program import ROOT
from readme_tables import TABLES

DOCUMENTS = ["README.md", "CONTRIBUTING.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))]
FOLDERS = r"Sources|Benchmarks|Tests|docs|scripts|results|\.ci|\.github"
# What commands write and git ignores.
NOT_COMMITTED = {"results/latest.json", "results/latest.csv", "results/calibration.json", "results/duel-study.csv"}


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


def named_paths(name):
    """Every path into the repository, however a document quotes it, and every file at its top."""
    document = text(name)
    inside = re.findall(rf"(?<![\w/.-])(?:{FOLDERS})(?:/[\w.+-]*\w)+", document)
    at_top = re.findall(r"`([A-Z][A-Za-z]*\.(?:md|swift))`", document)
    folder = (ROOT / name).parent
    targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", document)
    linked = [os.path.relpath(folder / target, ROOT) for target in targets]
    return sorted({*inside, *at_top, *linked} - NOT_COMMITTED)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_exists(document):
    paths = named_paths(document)
    assert len(paths) > 5, "The paths are written in a way that this check does not see."
    assert [path for path in paths if not (ROOT / path).exists()] == []


def swift_tests(folder):
    """The Swift tests below a folder, as documents name them: the suite's type, a dot, the function."""
    names = set()
    for path in (ROOT / folder).rglob("*.swift"):
        suite = None
        for started, test in re.findall(
            r"\b(?:struct|extension) (\w+Tests)\b|@Test\b.*?\bfunc (\w+)", path.read_text(encoding="utf-8"), re.DOTALL
        ):
            suite = started or suite
            if test:
                names.add(f"{suite}.{test}")
    return names


def named_tests(document):
    return {name for name in re.findall(r"`(\w+Tests\.\w+)`", document) if not name.endswith(".swift")}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_swift_test_exists(document):
    assert named_tests(text(document)) - swift_tests("Tests") == set()


def test_every_combination_is_in_its_document():
    combinations = swift_tests("Tests/ViewTreeTests/Combinations")
    assert len(combinations) >= 20
    assert combinations - named_tests(text("docs/combinations.md")) == set()


def test_every_name_on_the_path_of_a_state_change_is_in_its_file():
    steps = re.findall(r"^\| \d+ \| `([\w.]+)` \| `([^`]+)` \|", text("CONTRIBUTING.md"), re.MULTILINE)
    assert len(steps) > 20
    missing = []
    for name, path in steps:
        source = text(path)
        missing += [(name, path) for part in name.split(".") if not re.search(rf"\b{part}\b", source)]
    assert missing == []


def shown(name):
    """What scripts/update-readme has put between its markers in README.md."""
    start, end = f"<!-- scripts/update-readme writes from here: {name} -->", f"<!-- to here: {name} -->"
    return text("README.md").split(start)[1].split(end)[0].strip().removeprefix("```text\n").removesuffix("\n```")


def committed(name):
    path = ROOT / "results" / name
    assert path.exists(), f"results/{name} is missing: scripts/update-readme makes it and what README.md shows of it."
    return json.loads(path.read_text(encoding="utf-8"))


# What the columns of the printed table hold.
COUNTS = {
    "links": "links_built", "destinations": "destinations_built", "screen runs": "screen_bodies", "bodies": "bodies",
    "compared": "comparisons", "nodes": "nodes_created",
}  # fmt: skip
RATIOS = {"x floor": "x_floor", "x eager": "ratio_to_eager"}


def printed_lines(run):
    """Each line of the printed tables by screen and phase: its figures by the titles of their columns."""
    lines, phase, titles = {}, None, []

    def cells(line):
        return [(cell[0], cell.span()) for cell in re.finditer(r"\S+(?: \S+)*", line)]

    for line in run.splitlines():
        if heading := re.search(r"\(([a-z-]+)\)$", line):
            phase = heading[1]
        elif not line:
            phase = None
        elif line.startswith("  "):
            first, *others = cells(line)
            if first[0] == "screen":
                titles = others
            elif phase:
                # Flush with their titles on one side, since a figure may be absent. A star says whose choice it is.
                lines[first[0], phase] = {
                    title: figure.removesuffix("*")
                    for figure, (start, end) in others
                    for title, (left, right) in titles
                    if start == left or end - figure.endswith("*") == right or end == right
                }
    return lines


def is_rounded(printed, value):
    decimals = len(printed.partition(".")[2])
    return value is not None and abs(float(printed.replace(",", "")) - value) <= 0.51 * 10**-decimals


def test_the_table_in_the_readme_is_the_committed_run():
    run, readme = committed("baseline.json"), shown("run")
    workload = run["workload"]
    assert f"{workload['processes']} processes, seed {workload['seed']}; {run['machine']['processor']}" in readme
    printed = printed_lines(readme)
    measured = {(line["screen"], line["phase"]): line for line in run["results"] if line["counts"]}
    assert printed.keys() == measured.keys()
    wrong = []
    for key, figures in printed.items():
        counts, time = measured[key]["counts"], measured[key]["time"]
        wrong += [(key, title) for title in COUNTS.keys() & figures if figures[title] != f"{counts[COUNTS[title]]:,}"]
        wrong += [(key, title) for title in RATIOS.keys() & figures if not is_rounded(figures[title], time[RATIOS[title]])]
    assert wrong == []


def test_the_budgets_in_the_readme_are_the_committed_ones():
    figures = [Figure.of(described) for described in committed("bench-check.json")["figures"]]
    assert shown("bench-check").startswith(table(figures))


@pytest.mark.parametrize("name", TABLES)
def test_the_tables_in_the_readme_are_made_of_the_committed_files(name):
    start, end = f"<!-- scripts/update-readme writes from here: {name} -->\n", f"\n<!-- to here: {name} -->"
    assert text("README.md").split(start)[1].split(end)[0] == TABLES[name]()


def shown_after(document, command):
    """The block of text that a document shows as what a command prints."""
    _, found, rest = text(document).partition(command)
    assert found, f"{document} does not name the command: {command}"
    return rest.split("```text\n", 1)[1].split("```", 1)[0]


def test_the_causes_in_the_documents_are_what_the_program_prints(linkcost):
    commands = re.findall(r"^swift run -c release linkcost (causes .*)$", text("docs/causes.md"), re.MULTILINE)
    assert [command.split(" --phases ")[1] for command in commands] == ["tick", "mount,tap"]
    for command in commands:
        outcome = linkcost.run(*command.split())
        assert (outcome.status, outcome.err) == (0, "")
        assert shown_after("docs/causes.md", command + "\n") == outcome.out


def test_the_comparison_in_the_readme_is_what_the_program_prints(linkcost, tmp_path):
    """The run of a change that makes 730 nodes more, made of the committed one."""
    run = committed("baseline.json")
    (tmp_path / "results").mkdir()
    shutil.copy(ROOT / "results" / "baseline.json", tmp_path / "results")
    for line in run["results"]:
        if line["screen"] == "eager":
            line["counts"]["nodes_live"] += 730
            line["counts"]["nodes_created"] += 730 * (line["phase"] == "mount")
            line["counts"]["values_received"] += 730 * line["phase"].startswith("tick")
    run |= {"workload": run["workload"] | {"processes": 2}}
    (tmp_path / "results" / "latest.json").write_text(json.dumps(run), encoding="utf-8")
    command = "compare results/baseline.json results/latest.json --counts-only"
    outcome = linkcost.run(*command.split(), cwd=tmp_path)
    assert (outcome.status, outcome.err) == (1, "")
    assert shown_after("README.md", command) == outcome.out


@pytest.mark.long
def test_the_example_package_builds_from_elsewhere_and_prints_what_the_readme_shows(tmp_path):
    shutil.copytree(ROOT / "Benchmarks" / "Recipes", tmp_path / "Recipes", ignore=shutil.ignore_patterns(".build"))
    manifest = tmp_path / "Recipes" / "Package.swift"
    manifest.write_text(manifest.read_text(encoding="utf-8").replace('path: "../.."', f'path: "{ROOT}"'))
    command = ["swift", "run", "--package-path", manifest.parent, "-c", "release"]
    run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    counted, timed = run.stdout.rsplit("\n", 2)[:2]
    assert counted in text("README.md")
    causes = [line for line in counted.splitlines() if re.match(r"  \w+: ", line)]
    assert shown_after("docs/causes.md", "--package-path Benchmarks/Recipes").splitlines() == causes
    assert re.fullmatch(r"state change: \d+ ns of processor time in one process", timed)
