"""Runs scripts/chart and scripts/report as a user would."""

import json
import os
import subprocess

from program import ROOT, Outcome

BASELINE_CSV = ROOT / "results" / "baseline.csv"
BASELINE_JSON = ROOT / "results" / "baseline.json"


def committed_run():
    return json.loads(BASELINE_JSON.read_text(encoding="utf-8"))


def panel_count():
    """How many panels the charts of the committed run have: one of what is built, two of a tick, one for each phase."""
    return 3 + len({result["phase"] for result in committed_run()["results"] if "time" in result})


def script(name, *arguments, cwd=None) -> Outcome:
    """The network is shut off by a proxy that nobody answers; what is to be installed is installed before."""
    run = subprocess.run(
        [ROOT / "scripts" / name, *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=cwd,
        env=os.environ | {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9"},
    )
    return Outcome(run.returncode, run.stdout, run.stderr)


def made(name, *arguments):
    """The same, which has to end with 0."""
    outcome = script(name, *arguments)
    assert outcome.status == 0, outcome.err
    return outcome
