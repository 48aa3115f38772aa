"""linkcost compare and linkcost accept as a user and as continuous integration meet them: statuses first."""

import json
import os
import random
import signal
import subprocess

import pytest

from program import ROOT, environment

GOLDEN = ROOT / "Tests" / "Golden" / "result-3.json"


@pytest.fixture
def golden():
    return json.loads(GOLDEN.read_text(encoding="utf-8"))


@pytest.fixture
def pair(tmp_path, golden):
    """Two files that differ in their processor only, so that counts decide; and a way to change the second."""
    baseline, current = tmp_path / "baseline.json", tmp_path / "current.json"
    baseline.write_text(json.dumps(golden))

    def change(**counts):
        golden["machine"]["processor"] = "Abacus 9"
        for name, by in counts.items():
            golden["results"][0]["counts"][name] += by
        current.write_text(json.dumps(golden))
        return baseline, current

    return change


@pytest.mark.parametrize(
    "counts, status, sentence",
    [
        ({}, 0, "No regression: no count went up; times were not judged (exit status 0).\n"),
        ({"bodies": -1}, 0, "Improvement: 1 count went down (exit status 0).\n"),
        ({"bodies": 1}, 1, "Regression: 1 count went up (exit status 1).\n"),
        ({"bodies": 1, "nodes_live": -3}, 1, "Regression: 1 count went up; 1 count went down (exit status 1).\n"),
    ],
)
def test_the_status_and_the_last_line_are_the_verdict(linkcost, pair, counts, status, sentence):
    outcome = linkcost.run("compare", *pair(**counts))
    assert (outcome.status, outcome.err) == (status, "")
    assert outcome.out.endswith("\n" + sentence)
    assert "machine.processor is AMD EPYC in the baseline and Abacus 9 in the current file" in outcome.out


def test_a_run_compares_with_the_committed_baseline(linkcost, quick_run):
    folder, _ = quick_run
    outcome = linkcost.run("compare", ROOT / "results" / "baseline.json", folder / "latest.json", "--counts-only")
    assert (outcome.status, outcome.err) == (0, ""), outcome.out
    assert "Counts, which are exact: 1,110 equal.\n" in outcome.out


def test_a_debug_build_counts_the_same(linkcost, debug_run, quick_run):
    outcome = linkcost.run("compare", quick_run[0] / "latest.json", debug_run[0] / "latest.json")
    assert (outcome.status, outcome.err) == (0, ""), outcome.out
    assert "tool.build_mode is release in the baseline and debug in the current file" in outcome.out


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["compare"], "linkcost compare needs two files"),
        (["compare", "{golden}"], "linkcost compare needs two files"),
        (["compare", "{golden}", "{golden}"], "are the same file"),
        (["compare", "{golden}", "missing.json"], "missing.json"),
        (["compare", "{golden}", "."], "is a directory"),
        (["compare", "{golden}", "/dev/null"], "/dev/null is empty"),
        (["compare", "{golden}", "/dev/zero"], "/dev/zero has more than 67108864 bytes"),
        (["compare", "{golden}", "x", "--policy", "missing.json"], "missing.json"),
        (["accept", "{golden}"], "--reason TEXT"),
        (["accept", "{golden}", "--reason", "Why.", "-o", "no/such/directory/b.json"], "there is no directory"),
    ],
    ids=lambda value: " ".join(value)[:40],
)
def test_what_cannot_be_read_ends_with_2(linkcost, tmp_path, arguments, message):
    outcome = linkcost.run(*[argument.format(golden=GOLDEN) for argument in arguments], cwd=tmp_path)
    assert (outcome.status, outcome.out) == (2, "")
    assert message in outcome.err and outcome.err.startswith("linkcost: error: ")
    assert outcome.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_what_does_not_fit_together_ends_with_3(linkcost, pair):
    baseline, current = pair()
    document = json.loads(current.read_text())
    document["results"].pop()
    current.write_text(json.dumps(document))
    outcome = linkcost.run("compare", baseline, current)
    assert (outcome.status, outcome.err) == (3, "")
    assert "  eager/stack/typical/3/pop is missing in the current file\n" in outcome.out
    assert outcome.out.endswith("\nNot comparable: 1 thing does not fit together (exit status 3).\n")


def test_times_that_are_demanded_and_not_judged_end_with_3(linkcost, pair, tmp_path):
    policy = tmp_path / "policy.json"
    policy.write_text('{"policy_version": 1, "times": "demanded"}')
    outcome = linkcost.run("compare", *pair(), "--policy", policy)
    assert (outcome.status, outcome.err) == (3, "")
    outcome = linkcost.run("compare", *pair(), "--policy", policy, "--counts-only")
    assert (outcome.status, outcome.err) == (0, "")


def shell(command, linkcost, pair):
    """What bash makes of the command, in which the program is $linkcost and its files are $files."""
    variables = environment() | {"linkcost": str(linkcost.path), "files": " ".join(map(str, pair))}
    return subprocess.run(["bash", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, env=variables)


def test_a_pipe_hides_the_status_and_pipefail_keeps_it(linkcost, pair):
    files = pair(bodies=1)
    hidden = shell('"$linkcost" compare $files | cat', linkcost, files)
    kept = shell('set -o pipefail; "$linkcost" compare $files | cat', linkcost, files)
    assert (hidden.returncode, kept.returncode) == (0, 1)
    assert hidden.stdout == kept.stdout != b""


def test_files_may_come_through_a_pipe(linkcost, pair):
    files = pair(bodies=1)
    command = 'set -- $files; "$linkcost" compare <(cat $1) <(cat $2) --counts-only'
    assert shell(command, linkcost, files).returncode == 1


@pytest.mark.long
def test_swift_run_hands_the_status_on(linkcost, pair):
    command = ["swift", "run", "--package-path", ROOT, "-c", "release", "--skip-build", "linkcost", "compare"]
    run = subprocess.run([*command, *pair(bodies=1)], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert run.returncode == 1, run.stderr
    assert run.stdout.endswith("\nRegression: 1 count went up (exit status 1).\n")


def test_json_says_what_the_table_says(linkcost, pair):
    outcome = linkcost.run("compare", *pair(bodies=1), "--format", "json")
    document = json.loads(outcome.out)
    assert (outcome.status, document["exit_status"], document["verdict"]) == (1, 1, "regression")
    assert [(line["kind"], line["count"]) for line in document["changed_counts"]] == [("regression", "bodies")]


def test_github_gets_annotations_and_a_summary(linkcost, pair, tmp_path):
    summary = tmp_path / "summary.md"
    summary.write_text("Before.\n")
    outcome = linkcost.run("compare", *pair(bodies=1), "--format=github", GITHUB_STEP_SUMMARY=str(summary))
    assert (outcome.status, outcome.err) == (1, "")
    lines = outcome.out.splitlines()
    assert lines[0].startswith("::error title=linkcost%3A regression::Regression: 1 count went up")
    assert lines[1] == "::error title=count went up::bodies of control/stack/typical/3/mount: 2 before, 3 now (+1)"
    assert len(lines) <= 10
    text = summary.read_text()
    assert text.startswith("Before.\n## linkcost: regression\n\nRegression: 1 count went up (exit status 1).\n")
    assert text == "Before.\n" + linkcost.run("compare", *pair(), "--format=markdown").out


@pytest.mark.parametrize("columns", [60, 80, 98])
def test_the_table_fits_the_terminal(linkcost, pair, tmp_path, columns):
    outcome = linkcost.run("compare", *pair(bodies=1), COLUMNS=str(columns))
    assert max(map(len, outcome.out.replace(str(tmp_path), "").splitlines())) <= columns


def test_a_reader_that_leaves_early_ends_it_quietly(linkcost, pair):
    process = linkcost.start("compare", *pair())
    process.stdout.close()
    err = process.stderr.read()
    assert (process.wait(timeout=60), err) == (-signal.SIGPIPE, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no /dev/full")
def test_a_full_disk_is_an_error_and_no_verdict(linkcost, pair):
    with open("/dev/full", "wb") as full:
        process = linkcost.start("compare", *pair(), stdout=full)
        _, err = process.communicate()
    assert process.returncode == 2 and b"No space left on device" in err
    outcome = linkcost.run("compare", *pair(), "--format=github", GITHUB_STEP_SUMMARY="/dev/full")
    assert (outcome.status, outcome.out) == (2, "")


def test_an_interrupt_ends_it_with_the_usual_status(linkcost, tmp_path):
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    process = linkcost.start("compare", GOLDEN, fifo)
    writer = os.open(fifo, os.O_WRONLY)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    os.close(writer)
    assert (process.returncode in (-signal.SIGINT, 128 + signal.SIGINT), out) == (True, b"")


def test_accept_writes_the_baseline_with_the_reason(linkcost, tmp_path, golden):
    golden["weather"] = {"rain": 1.10, "days": [12345678901234567890123]}
    (tmp_path / "latest.json").write_text(json.dumps(golden))
    (tmp_path / "results").mkdir()
    outcome = linkcost.run("accept", "latest.json", "--reason", "Fewer nodes.", cwd=tmp_path)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out == "Written: results/baseline.json\nAccepted because: Fewer nodes.\n"
    written = json.loads((tmp_path / "results" / "baseline.json").read_text())
    assert written == golden | {"accepted": {"reason": "Fewer nodes."}}
    outcome = linkcost.run("compare", "results/baseline.json", "latest.json", cwd=tmp_path)
    assert outcome.status == 0 and "accepted because: Fewer nodes." in outcome.out


def test_accept_leaves_the_baseline_where_the_file_is_no_good(linkcost, tmp_path):
    (tmp_path / "broken.json").write_bytes(GOLDEN.read_bytes()[:-3])
    (tmp_path / "baseline.json").write_text("the old one")
    outcome = linkcost.run("accept", "broken.json", "--reason", "Why.", "-o", "baseline.json", cwd=tmp_path)
    assert outcome.status == 2 and outcome.err.endswith("it ends in the middle.\n")
    assert {path.name for path in tmp_path.iterdir()} == {"broken.json", "baseline.json"}
    assert (tmp_path / "baseline.json").read_text() == "the old one"


def broken(generator, content):
    """The bytes of a file with one thing wrong: a byte another one, a stretch gone, twice, or cut off at the end."""
    start = generator.randrange(len(content))
    end = min(len(content), start + generator.randrange(1, 60))
    ways = [
        content[:start] + bytes([generator.randrange(256)]) + content[start + 1 :],
        content[:start] + generator.choice(b"0123456789-.e\"{}[],:").to_bytes(1, "big") + content[start + 1 :],
        content[:start] + content[end:],
        content[:end] + content[start:],
        content[:start],
    ]
    return generator.choice(ways)


def counts(document):
    return {
        (line["screen"], line["container"], line["destination"], line["rows"], line["phase"]): line["counts"]
        for line in document["results"]
    }


def test_a_file_broken_at_random_never_crashes_it_and_passes_only_with_all_counts(linkcost, tmp_path, golden):
    generator, path = random.Random(7), tmp_path / "current.json"
    statuses = []
    for _ in range(300):
        path.write_bytes(broken(generator, GOLDEN.read_bytes()))
        outcome = linkcost.run("compare", GOLDEN, path)
        statuses.append(outcome.status)
        assert outcome.status in (0, 1, 2, 3) and "Fatal error" not in outcome.err
        assert (outcome.err == "") == (outcome.status != 2)
        if outcome.status == 0:
            before, now = counts(golden), counts(json.loads(path.read_bytes()))
            assert before.keys() == now.keys()
            assert [key for key in before if before[key].keys() != now[key].keys()] == []
            assert [key for key in before for name in before[key] if now[key][name] > before[key][name]] == []
    assert set(statuses) >= {0, 2, 3}
