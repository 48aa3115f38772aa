"""What the checks share: the two builds, and one short run of each that many of them read."""

import os

import pytest

import browser as chromium
from program import Program, built
from report import Report


@pytest.fixture(scope="session")
def linkcost() -> Program:
    """The release build; LINKCOST_BINARY names another one."""
    return built("release", "LINKCOST_BINARY")


@pytest.fixture(scope="session")
def debug_linkcost() -> Program:
    """The debug build; LINKCOST_DEBUG_BINARY names another one."""
    return built("debug", "LINKCOST_DEBUG_BINARY")


@pytest.fixture(scope="session")
def quick_run(linkcost, tmp_path_factory):
    """The folder of a quick run of everything with 730 rows, and how the run ended."""
    folder = tmp_path_factory.mktemp("quick")
    return folder, linkcost.run("run", "--quick", "--seed", 1, "--output", folder)


@pytest.fixture(scope="session")
def quick_report(quick_run) -> Report:
    folder, outcome = quick_run
    assert outcome.status == 0, outcome.err
    return Report.read(folder / "latest.json")


@pytest.fixture(scope="session")
def debug_run(debug_linkcost, tmp_path_factory):
    """The folder of a run of the debug build with 730 rows, and how the run ended."""
    folder = tmp_path_factory.mktemp("debug")
    return folder, debug_linkcost.run("run", "--quick", "--seed", 1, "--output", folder)


@pytest.fixture(scope="session")
def browser():
    """A headless Chromium, which has no sandbox where everything runs as root."""
    # Installed for the long checks alone.
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        sandbox = [] if os.geteuid() else ["--no-sandbox"]
        launched = playwright.chromium.launch(executable_path=chromium.executable(), args=sandbox)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def axe():
    """What axe-core has against a page: the rule and the places."""
    # Installed for the long checks alone.
    from axe_playwright_python.sync_playwright import Axe

    def violations(page):
        found = Axe().run(page).response["violations"]
        return [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found]

    return violations
