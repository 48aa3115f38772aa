"""Runs the built linkcost as a user would, from the outside."""

import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Outcome:
    """How one run ended; a status below zero is the signal that ended it."""

    status: int
    out: str
    err: str


class Program:
    """One built executable."""

    def __init__(self, path: Path):
        assert path.is_file(), f"There is no {path}: build it first, or run scripts/test, which does."
        self.path = path

    def start(self, *arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=None, **variables):
        """Starts it in a process group of its own, without standard input."""
        return subprocess.Popen(
            [self.path, *map(str, arguments)],
            stdin=subprocess.DEVNULL,
            stdout=stdout,
            stderr=stderr,
            cwd=cwd,
            env=environment() | variables,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )

    def run(self, *arguments, cwd=None, **variables) -> Outcome:
        """Runs it to its end. Bytes become text without a change to the line ends."""
        process = self.start(*arguments, cwd=cwd, **variables)
        out, err = process.communicate()
        return Outcome(process.returncode, out.decode(), err.decode())


def executable(path: Path, text: str) -> Path:
    """Makes a program of Python text, by way of the shell, which minds no space in the interpreter's path."""
    path.parent.mkdir(exist_ok=True)
    path.with_suffix(".py").write_text(text, encoding="utf-8")
    path.write_text(f"""#!/bin/sh\nexec '{sys.executable}' -IS "$0.py" "$@"\n""", encoding="utf-8")
    path.chmod(0o755)
    return path


def heed_interrupts():
    """Undoes what a shell does to a job in the background, whose programs ignore Ctrl-C from then on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def environment() -> dict[str, str]:
    """The variables of this process, without those that change what linkcost prints."""
    return {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "CLICOLOR_FORCE", "COLUMNS")}


def built(configuration: str, variable: str) -> Program:
    """The executable that the variable names, else the one that a plain `swift build` made."""
    if path := os.environ.get(variable):
        return Program(Path(path))
    command = ["swift", "build", "--package-path", ROOT, "-c", configuration, "--show-bin-path"]
    folder = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True).stdout
    return Program(Path(folder.strip()) / "linkcost")
