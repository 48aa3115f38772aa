"""The built linkcost, run as a user would and under valgrind, and how it is built."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from bench_check.figures import CannotMeasure

ROOT = Path(__file__).resolve().parents[2]


class Program:
    """The built linkcost."""

    def __init__(self, path):
        self.path = path
        self.bare = None
        self.lock = threading.Lock()

    def output(self, *arguments, statuses=(0,)):
        """Runs it to its end, in one of these statuses; what it says on standard error is shown as it comes."""
        print(f"linkcost {' '.join(arguments)}", file=sys.stderr, flush=True)
        command = [self.path, *arguments]
        try:
            run = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        except OSError as error:
            raise CannotMeasure(f"{self.path} cannot be run ({error.strerror}): build it, or see --binary.") from None
        if run.returncode not in statuses:
            raise CannotMeasure(f"linkcost ended with status {run.returncode}: see above.")
        return run.stdout

    def report(self, rows, *options):
        """The JSON report of one run, and the seconds that the run took."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "report.json"
            paths = ["--json", str(path), "--csv", str(Path(folder) / "report.csv")]
            start = time.monotonic()
            self.output("run", "--quiet", "--rows", ",".join(map(str, rows)), *options, *paths)
            seconds = time.monotonic() - start
            report = json.loads(path.read_text(encoding="utf-8"))
        if report["tool"]["build_mode"] != "release":
            raise CannotMeasure(f"{self.path} is a debug build, which times nothing: give a release build.")
        return report, seconds

    def heap_bytes(self, screen, rows):
        """What a mounted screen keeps on the heap, the days not counted."""
        return json.loads(self.output("heap", "--screens", screen, "--rows", str(rows)))["live_heap_bytes"]

    def reach(self):
        """What changes cost that reach few views, by the change and the rows of the screen, as one process saw it."""
        lines = [json.loads(line) for line in self.output("reach").splitlines()]
        if any("cpu_median_ns" not in line for line in lines):
            raise CannotMeasure(f"{self.path} is a debug build, which times nothing: give a release build.")
        return {(line["change"], line["rows"]): line for line in lines}

    def endurance(self):
        """What very many passes, visits and mounts of each screen have cost and left behind; 1 says that it is much."""
        return [json.loads(line) for line in self.output("endure", statuses=(0, 1)).splitlines()]

    @property
    def is_counted(self):
        """Whether the program counts; a build that does not says so, and refuses to make reports."""
        return b"uncounted" not in self.output("--version")

    def tick_instructions(self, *options):
        """Instructions per row and tick of `eager`: the difference of two runs, so that starting has no share in it."""
        few, many = (self.instructions(*steps("eager", "tick", 730, passes), *options) for passes in (100, 300))
        return (many - few) / 200 / 730

    def ageing(self, screen, phase):
        """Instructions of a hundred steps after 2,000, as a multiple of those of a hundred after 100."""
        def hundred_after(passes):
            few, many = (self.instructions(*steps(screen, phase, 10, count)) for count in (passes, passes + 100))
            return many - few

        return hundred_after(2_000) / hundred_after(100)

    def instructions(self, *arguments):
        print(f"valgrind linkcost {' '.join(arguments)}", file=sys.stderr, flush=True)
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", self.bare_path, *arguments]
        # Without the setting, a dictionary would take another path in each run.
        environment = os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"}
        run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment)
        collected = re.search(r"Collected : (\d+)", run.stderr)
        if run.returncode != 0 or not collected:
            raise CannotMeasure(f"valgrind ended with status {run.returncode}: {run.stderr[-2000:]}")
        return int(collected[1])

    @property
    def bare_path(self):
        """The program without its debugging information: valgrind 3.19 gives up on some that Swift 6.3 writes. It is made
        once, whichever thread asks first, and goes with the object.
        """
        with self.lock:
            if self.bare is None:
                self.folder = tempfile.TemporaryDirectory()
                bare = Path(self.folder.name) / "linkcost"
                is_bare = shutil.which("strip") and subprocess.run(["strip", "-o", bare, self.path]).returncode == 0
                self.bare = bare if is_bare else self.path
            return self.bare

    def processor_seconds(self, *arguments):
        """What one run takes of the processor, its start included."""
        process = subprocess.Popen([self.path, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            raise CannotMeasure(f"linkcost {arguments[0]} ended with status {process.returncode}: see above.")
        return usage.ru_utime + usage.ru_stime


def steps(screen, phase, rows, passes):
    return ["steps", "--screens", screen, "--phases", phase, "--rows", str(rows), "--passes", str(passes)]


def release_build(*options):
    """The release executable that a build with these options makes, up to date."""
    build = ["swift", "build", "--package-path", str(ROOT), "-c", "release", *options]
    swift(build)
    return Path(swift([*build, "--show-bin-path"]).strip()) / "linkcost"


def clean_build():
    """How long the release build takes from nothing, in seconds, and how much memory the largest of its processes had, in
    bytes; the usual build is left alone."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["swift", "build", "--package-path", str(ROOT), "-c", "release", "--scratch-path", folder]
        print(" ".join(command), file=sys.stderr, flush=True)
        with open(f"{folder}.log", "w+") as log:
            start = time.monotonic()
            build = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
            _, status, usage = os.wait4(build.pid, 0)
            seconds = time.monotonic() - start
            os.unlink(log.name)
            if status != 0:
                log.seek(0)
                raise CannotMeasure(f"The build failed: {log.read()[-4000:]}")
        unit = 1 if sys.platform == "darwin" else 1024
        return seconds, usage.ru_maxrss * unit


def swift(command):
    print(" ".join(command), file=sys.stderr, flush=True)
    try:
        run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    except FileNotFoundError:
        raise CannotMeasure("There is no swift command: install Swift 6.2 or a later 6.x.") from None
    if run.returncode != 0:
        raise CannotMeasure(f"The build failed: {run.stdout[-2000:]}{run.stderr[-2000:]}")
    return run.stdout
