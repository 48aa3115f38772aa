"""What the page has from the built program: trees of screens, and the comparison with a baseline."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

from charts.reading import CannotRead

ROOT = Path(__file__).resolve().parents[2]
USUAL = ROOT / ".build" / "release" / "linkcost"


@dataclass(frozen=True)
class Tree:
    screen: str
    text: str


@dataclass(frozen=True)
class Comparison:
    """What `linkcost compare` says, and what its status means."""

    verdict: str
    text: str


VERDICTS = {0: "No regression.", 1: "A regression.", 3: "The two files do not fit together."}


def output(binary, *arguments):
    """The status and what is printed."""
    command = [str(binary), *map(str, arguments)]
    try:
        run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    except OSError as error:
        raise CannotRead(
            f"{binary} cannot be run ({error.strerror}): swift build -c release makes it, and --binary names another."
        ) from None
    return run.returncode, run.stdout, run.stderr.strip()


def tree(binary, screen, rows):
    status, text, complaint = output(binary, "tree", screen, "--rows", rows, "--format", "text")
    if status != 0 or not text.strip():
        raise CannotRead(f"linkcost tree {screen} ended with {status}: {complaint or 'it printed nothing'}")
    return Tree(screen, text)


def comparison(binary, baseline, current):
    status, text, complaint = output(binary, "compare", baseline, current, "--color", "never")
    if status not in VERDICTS:
        raise CannotRead(f"linkcost compare ended with {status}: {complaint}")
    return Comparison(VERDICTS[status], text)
