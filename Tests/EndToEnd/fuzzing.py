"""Inputs nobody would write: mutated real ones, the same for a seed each time, and what the program may do with them."""

import os
import random
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from program import Outcome, environment

SEED = 1
# A run that takes longer hangs; the slowest that is right takes a second on a busy machine.
SECONDS_TO_HANG = 60
DOCUMENTED_STATUSES = (0, 1, 2, 3)


@dataclass(frozen=True)
class Finding:
    """An input that the program did not take as it must, and what it did instead."""

    trouble: str
    arguments: tuple
    outcome: Outcome | None


def dice(*of):
    """Chance for one input, which does not depend on those before it: any of them can be had again alone."""
    return random.Random(f"{SEED} {of}")


def mutated(rng, content, tokens, most=4):
    """A text or bytes with a few changes: parts flipped, dropped, doubled, moved, or replaced by a telling token."""
    for _ in range(rng.randint(1, most)):
        content = rng.choice(MUTATIONS)(rng, content, tokens)
    return content


def _span(rng, content):
    start = rng.randint(0, len(content))
    return start, min(len(content), start + rng.choice([0, 1, 1, 1, 2, 5, 20, 200]))


def _insert(rng, content, tokens):
    at = rng.randint(0, len(content))
    return content[:at] + rng.choice(tokens) + content[at:]


def _replace(rng, content, tokens):
    start, end = _span(rng, content)
    return content[:start] + rng.choice(tokens) + content[end:]


def _drop(rng, content, _):
    start, end = _span(rng, content)
    return content[:start] + content[end:]


def _double(rng, content, _):
    start, end = _span(rng, content)
    return content[:end] + content[start:]


def _move(rng, content, _):
    start, end = _span(rng, content)
    rest = content[:start] + content[end:]
    at = rng.randint(0, len(rest))
    return rest[:at] + content[start:end] + rest[at:]


def _cut(rng, content, _):
    return content[: rng.randint(0, len(content))]


MUTATIONS = [_insert, _insert, _replace, _replace, _drop, _double, _move, _cut]


def findings(program, cases, folder, names_the_trouble):
    """What the program does with each of the arguments that it must not: none of it, one hopes.

    `names_the_trouble` tells of the arguments and an outcome with status 2 whether its sentence is of any use.
    """
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        found = pool.map(lambda arguments: _finding(program, arguments, folder, names_the_trouble), cases)
        return [finding for finding in found if finding]


def _finding(program, arguments, folder, names_the_trouble):
    command = [program.path, *arguments]
    try:
        # Descriptors are left alone so that the process is spawned and not forked, which is much quicker.
        run = subprocess.run(
            command, cwd=folder, env=environment(), stdin=subprocess.DEVNULL, capture_output=True, close_fds=False,
            timeout=SECONDS_TO_HANG,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return Finding("it hangs", tuple(arguments), None)
    outcome = Outcome(run.returncode, run.stdout.decode(errors="replace"), run.stderr.decode(errors="replace"))
    trouble = _trouble(arguments, outcome, names_the_trouble)
    return Finding(trouble, tuple(arguments), outcome) if trouble else None


def _trouble(arguments, outcome, names_the_trouble):
    if outcome.status not in DOCUMENTED_STATUSES:
        return "it ends with a status that is not documented"
    if outcome.status != 2:
        return "it complains, but ends well" if outcome.err else None
    if not re.fullmatch(r"linkcost: error: [^\n]*[.?]\n", outcome.err):
        return "it does not say in one sentence what is wrong"
    return None if names_the_trouble(arguments, outcome) else "its sentence does not name what is wrong"
