"""What the page has from the built program: trees of screens, and the comparison with a baseline."""

import subprocess
from dataclasses import dataclass
from pathlib import Path

from charts.fields import shown
from charts.reading import CannotRead

ROOT = Path(__file__).resolve().parents[2]
USUAL = ROOT / ".build" / "release" / "linkcost"


class CannotRun(CannotRead):
    """Why there is no program, as a whole sentence."""


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
        run = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace"
        )
    except OSError as error:
        raise CannotRun(
            f"{binary} cannot be run ({error.strerror}): swift build -c release makes it, and --binary names another."
        ) from None
    return run.returncode, run.stdout, run.stderr.strip()


def check_program(binary):
    """Refuses a program that does not call itself linkcost: what it prints would stand on the page as linkcost's."""
    status, text, complaint = output(binary, "--version")
    if status != 0 or not text.startswith("linkcost "):
        said = (text.strip() or complaint or "nothing").splitlines()[0]
        raise CannotRead(
            f"{binary} is not linkcost: asked for its version it ended with {status} and said {shown(said)}."
        )


def tree(binary, screen, rows):
    status, text, complaint = output(binary, "tree", screen, "--rows", rows, "--format", "text")
    if status != 0 or not text.strip():
        raise CannotRead(f"linkcost tree {screen} ended with {status}: {complaint or 'it printed nothing'}")
    return Tree(screen, text)


def comparison(binary, baseline, current):
    status, text, complaint = output(binary, "compare", baseline, current, "--color", "never")
    if status not in VERDICTS or not text.strip():
        raise CannotRead(f"linkcost compare ended with {status}: {complaint or 'it printed nothing'}")
    return Comparison(VERDICTS[status], text)
