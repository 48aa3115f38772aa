"""Mutated files and arguments: no crash, no hang, always a documented status, and a sentence that names the trouble."""

import json
import re

import pytest

from fuzzing import dice, findings, mutated
from program import ROOT

COUNTS = [300, pytest.param(10_000, marks=pytest.mark.long)]

DAYS = [
    (ROOT / "Benchmarks" / "LinkScreens" / "Days" / "days.csv").read_bytes(),
    b"date\n2013-01-01\n",
    b"\xef\xbb\xbfweather,date\r\n\"wet, very\",2013-03-04\r\nsun,2013-01-01\r\n",
    b'date,note,wind_m_s\r2013-01-01,"a ""quoted""\nnote",4.7\r\r2013-01-02,,\r',
    "date,wetter,höchst_c\n2012-02-29,Schnee ❄,−3\n0001-01-01,,\n9999-12-31,Ende,0\n".encode(),
]
DAYS_TOKENS = [
    b"", b",", b'"', b'""', b"\n", b"\r", b"\r\n", b"\0", b"\xff", b"\xc3", b"\xef\xbb\xbf", b"\x1b[31m", b"date",
    b"2013-01-01", b"2013-02-29", b"-0001-01-01", b"99999-01-01", b"2013-1-1", b"9" * 400, b" ", b"\t", b";", b"=",
    "\u2028".encode(), "é".encode(), "٣".encode(), b"\n\n", b',"', b'",',
]  # fmt: skip

RESULTS = ROOT / "Tests" / "Golden" / "result-3.json"
RESULTS_TOKENS = [
    b"", b"{", b"}", b"[", b"]", b'"', b",", b":", b"null", b"true", b"0", b"-1", b"1e999", b"9" * 40, b"0.1", b"NaN",
    b"\\u0000", b"\\ud800", b"\n", b"\0", b"\xff", b"\xef\xbb\xbf", b"[" * 2_000, b'{"a":' * 2_000, b'"rows": 730',
    b'"schema_version": 3', b'"schema_version": 99', "ü❄".encode(), b"\x1b[31m",
]  # fmt: skip
ODD_VALUES = [None, True, 0, -1, 1, 2**31, 2**63 - 1, 2**63, 10**40, 0.5, -0.0, 1e308, "", "eager", "730", "\u0000", "é" * 300, [], {}, [[]]]

# Lines as they are written, all of them quick. What a mutation makes of them may be right as well.
ARGUMENTS = [
    ["list"],
    ["list", "--color", "always"],
    ["--help"],
    ["causes", "--help"],
    ["--version"],
    ["causes", "--screens", "eager,hidden-link", "--phases", "tick,pop", "--rows", "3"],
    ["causes", "--screens=row-view", "--phases=tap", "--rows=0,1"],
    ["heap", "--screens", "control-button", "--rows", "9"],
    ["steps", "--screens", "eager", "--phases", "tick-pushed", "--rows", "5", "--passes", "2"],
    ["steps", "--screens", "control", "--phases", "mount", "--rows", "5", "--passes", "2", "--floor"],
    ["worker"],
    ["compare", "baseline.json", "current.json", "--counts-only", "--format", "markdown"],
    ["accept", "current.json", "--help"],
    ["run", "--quick", "--rows", "3", "--screens", "eager", "--output", "out", "--seed", "7", "--help"],
    ["run", "--passes", "10", "--processes", "2", "--json", "a.json", "--csv", "-", "--quiet", "--help"],
    ["run", "--samples", "samples.csv", "--phases", "mount", "--color", "never", "--days", "missing.csv"],
    ["--rows", "10", "--rows", "20", "--json=-", "--csv=b.csv", "--days", "missing.csv"],
]
WORDS = sorted({word for line in ARGUMENTS for word in line})
TOKENS = [
    "", "-", "--", "=", ",", ",,", " ", "\t", "\n", "\x1b[31m", "\u202e", "é", "e\u0301", "٣", "９", "+", "-1", "0", "1",
    "99999999999", "9" * 40, "0x10", "1e3", "3.5", "NaN", "%s", "%n", "$(id)", "'", '"', "\\", "~", "*", "a" * 5_000,
    "--help", "-h", "--rows", "--ROWS", "---rows", "--rows=", "--screens", "eager", "EAGER", "hidden–link", "list",
]  # fmt: skip


@pytest.mark.parametrize("count", COUNTS)
def test_mutated_days_files(linkcost, tmp_path, count):
    cases = []
    for number in range(count):
        rng = dice("days", number)
        (tmp_path / f"{number}.csv").write_bytes(mutated(rng, rng.choice(DAYS), DAYS_TOKENS))
        cases.append(["causes", "--days", f"{number}.csv", "--screens", "eager", "--phases", "mount", "--rows", "1"])
    found = findings(linkcost, cases, tmp_path, names_the_days_file)
    assert found == [], f"{len(found)} of {count}: {found[:3]}"


def names_the_days_file(arguments, outcome):
    """The file with the line; without one where there is none."""
    return re.search(rf"\b{arguments[2]}(:[0-9]+\b|.*\bempty\b|.*\bno days\b)", outcome.err)


@pytest.mark.parametrize("count", COUNTS)
def test_mutated_result_files(linkcost, tmp_path, count):
    cases = []
    for number in range(count):
        rng = dice("results", number)
        path = tmp_path / f"{number}.json"
        path.write_bytes(mutated_results(rng))
        cases.append(["compare", *rng.choice([(RESULTS, path), (path, RESULTS)])])
        cases[-1][1:] = [str(RESULTS) if operand == RESULTS else path.name for operand in cases[-1][1:]]
    found = findings(linkcost, cases, tmp_path, names_the_result_file)
    assert found == [], f"{len(found)} of {count}: {found[:3]}"


def mutated_results(rng):
    """Half of them still JSON, with values exchanged, dropped and doubled; the others with changed bytes."""
    content = RESULTS.read_bytes()
    if rng.random() < 0.5:
        return mutated(rng, content, RESULTS_TOKENS)
    document = json.loads(content)
    for _ in range(rng.randint(1, 3)):
        change(rng, rng.choice(list(holders(document))))
    return json.dumps(document).encode()


def holders(value):
    """All that holds something in a document, the document first."""
    if isinstance(value, (dict, list)) and value:
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from holders(part)


def change(rng, holder):
    key = rng.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    match rng.choice(["exchange", "exchange", "drop", "double"]):
        case "exchange":
            holder[key] = rng.choice(ODD_VALUES)
        case "drop":
            del holder[key]
        case "double" if isinstance(holder, list):
            holder.append(holder[key])
        case "double":
            holder[rng.choice(["", "rows", "screen", "extra"])] = holder[key]


def names_the_result_file(arguments, outcome):
    return any(name in outcome.err for name in arguments if name != str(RESULTS))


@pytest.mark.parametrize("count", COUNTS)
def test_mutated_arguments(linkcost, tmp_path, count):
    cases, number = [], 0
    while len(cases) < count:
        arguments = mutated_arguments(dice("arguments", number))
        number += 1
        if is_quick_and_harmless(arguments):
            cases.append(arguments)
    found = findings(linkcost, cases, tmp_path, names_an_argument)
    assert found == [], f"{len(found)} of {count}: {found[:3]}"


def mutated_arguments(rng):
    """A line with words dropped, doubled, moved or exchanged, and with some of its words mutated."""
    line = mutated(rng, rng.choice(ARGUMENTS), [[word] for word in WORDS + TOKENS], most=2)
    return [mutated(rng, word, TOKENS, most=2) if rng.random() < 0.3 else word for word in line]


def is_quick_and_harmless(arguments):
    """Not: zero bytes, which no program can be given; a run that measures; many rows or passes; a path elsewhere."""
    text = "\n".join(arguments)
    numbers = [int(digits) for digits in re.findall("[0-9]+", text)]
    is_run = not {"list", "causes", "heap", "steps", "worker", "compare", "accept"} & set(arguments[:1])
    return not (
        "\0" in text
        or is_run and not ends_before_it_measures(arguments)
        or any(100 <= number < 10**10 for number in numbers)
        or re.search(r"(^|[=\n])[~/]|\.\.|reach|endure", text)
    )


def ends_before_it_measures(arguments):
    """Help comes before anything is done, and days that are missing are refused."""
    return "--help" in arguments or arguments[-2:] == ["--days", "missing.csv"]


def names_an_argument(arguments, outcome):
    """An option, a command, or what was given; control characters in it are spelt out, so part of it will do."""
    sentence = outcome.err.removeprefix("linkcost: error: ").rstrip()
    parts = [part for argument in arguments for part in re.findall(r"[\w-]+|[^\w-]+", argument)]
    is_whole = any(f'"{argument}"' in sentence for argument in arguments) or "\\u{" in sentence
    return is_whole or any(part in sentence for part in parts if part.strip())
