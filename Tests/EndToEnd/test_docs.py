"""`scripts/docs` makes pages of the libraries' comments, and refuses what it cannot do before it builds anything."""

import json
import os
import shutil
import subprocess

import pytest

from program import ROOT

SCRIPT = ROOT / "scripts" / "docs"
# Some of what each library is for.
SYMBOLS = {
    "ViewTree": ["View", "ViewHost", "ViewHost/tap(_:count:)", "NavigationLink", "State", "View/onAppear(perform:)"],
    "Measurement": ["Sampler", "Comparison", "ResultFile", "ResultFile/json()", "Aggregation"],
    "LinkScreens": ["Screen", "Case", "Phase", "Destination", "FakeNetwork"],
}


def run(*arguments, **variables):
    command, environment = [SCRIPT, *map(str, arguments)], os.environ | variables
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment)


@pytest.fixture(scope="module")
def documented(tmp_path_factory):
    """The folder of the pages, and what was printed as they were made."""
    folder = tmp_path_factory.mktemp("documented") / "docs"
    outcome = run(folder)
    assert outcome.returncode == 0, outcome.stderr
    return folder, outcome


def described(folder, path):
    """The data of a page, which must have a file that a plain web server serves."""
    page = f"documentation/{path}".lower()
    assert (folder / page / "index.html").exists()
    return json.loads((folder / "data" / f"{page}.json").read_text(encoding="utf-8"))


@pytest.mark.long
def test_each_library_has_a_page_with_topics(documented):
    folder, _ = documented
    for module in SYMBOLS:
        page = described(folder, module)
        assert page["metadata"]["title"] == module
        assert page["abstract"] != []
        assert len(page["topicSections"]) > 2


@pytest.mark.long
@pytest.mark.parametrize(("module", "symbol"), [(module, symbol) for module in SYMBOLS for symbol in SYMBOLS[module]])
def test_a_symbol_has_a_page_that_describes_it(documented, module, symbol):
    page = described(documented[0], f"{module}/{symbol}")
    assert page["metadata"]["title"] == symbol.split("/")[-1]
    assert page["metadata"]["modules"] == [{"name": module}]
    assert page["abstract"] != []


@pytest.mark.long
def test_what_was_made_says_how_to_look_at_it(documented):
    folder, outcome = documented
    assert outcome.stdout.splitlines() == [
        f"The documentation is in {folder}. To look at it:",
        f"  python3 -m http.server --directory {folder}",
        "  http://localhost:8000/documentation/",
    ]
    assert (folder / "documentation" / "index.html").exists()


@pytest.mark.long
def test_pages_that_are_there_are_made_anew(documented):
    folder, _ = documented
    stale = folder / "documentation" / "viewtree" / "nothing" / "index.html"
    stale.parent.mkdir()
    stale.touch()
    outcome = run(folder)
    assert outcome.returncode == 0, outcome.stderr
    assert not stale.exists()
    assert described(folder, "ViewTree/ViewHost")


def test_help_says_what_is_written():
    outcome = run("--help")
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert "scripts/docs FOLDER" in outcome.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--nothing"], "unknown option --nothing; see scripts/docs --help."),
        (["one", "two"], "one folder at most can be written; see scripts/docs --help."),
    ],
)
def test_an_unknown_argument_is_refused(arguments, sentence):
    outcome = run(*arguments)
    assert (outcome.returncode, outcome.stdout, outcome.stderr) == (2, "", f"scripts/docs: {sentence}\n")


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path):
    (tmp_path / "letters").write_text("to be kept", encoding="utf-8")
    # A docc that is never called, for machines that have none.
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "docc").symlink_to(shutil.which("false"))
    outcome = run(tmp_path, PATH=f"{tools}:{os.environ['PATH']}")
    sentence = f"{tmp_path} is there and is no such documentation; remove it or name another folder."
    assert (outcome.returncode, outcome.stdout, outcome.stderr) == (2, "", f"scripts/docs: {sentence}\n")
    assert (tmp_path / "letters").read_text(encoding="utf-8") == "to be kept"


def test_without_docc_it_says_where_that_comes_from(tmp_path):
    for tool in ["bash", "dirname", "sed"]:
        (tmp_path / tool).symlink_to(shutil.which(tool))
    outcome = run(tmp_path / "docs", PATH=str(tmp_path))
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert outcome.stderr.startswith("scripts/docs: there is no docc; it is part of the Swift toolchain")
    assert not (tmp_path / "docs").exists()
