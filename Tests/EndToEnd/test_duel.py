"""linkcost duel as continuous integration meets it: statuses first, and executables that are none."""

import json
import os
import signal
import subprocess
import time

import pytest

from program import environment

NARROW = ("--screens", "eager,control", "--phases", "tick", "--rows", "30", "--pairs", "4")

# By name: what a fake executable does, the status of the duel, and what is said of it.
FAKES = {
    "silent": ("exit 0", 2, "wrote something that is no report"),
    "garbage": ("echo garbage", 2, "wrote something that is no report"),
    "binary": ("head -c 1000 /dev/urandom", 2, "wrote something that is no report"),
    "half a report": ("printf '{\"duel_version\":1,'", 2, "wrote something that is no report"),
    "endless": ("exec yes", 2, "wrote more than any report has"),
    "older": ("echo 'There is no command duelist' >&2; exit 2", 2, "ended with status 2 instead of reporting"),
    "crash": ("kill -SEGV $$", 2, "was killed by signal 11"),
    "killed": ("kill -KILL $$", 2, "was killed by signal 9"),
    "another protocol": (
        'echo \'{"duel_version":99,"tool_version":"9","build_mode":"release","days_digest":""}\'', 3,
        "takes part in duels of version 99"),
    "debug": (
        'echo \'{"duel_version":1,"tool_version":"1","build_mode":"debug","days_digest":"","survey":[]}\'', 2,
        "is a debug build"),
    "a failure of its own": (
        'echo \'{"duel_version":1,"tool_version":"1","build_mode":"release","days_digest":"","failure":"Why."}\'', 2,
        "could not do its part: Why."),
    "other days": (
        '"$REAL" "$@" | sed \'s/"days_digest":"[^"]*"/"days_digest":"other"/\'', 3, "has other days inside"),
    "no interpreter": (None, 2, "could not be started"),
    "only a survey": (
        'job=$(cat); case "$job" in *\'"bout"\'*) echo nothing;; *) printf %s "$job" | "$REAL" "$@";; esac', 2,
        "wrote something that is no report"),
    "dies in the bout": (
        'job=$(cat); case "$job" in *\'"bout"\'*) kill -KILL $$;; *) printf %s "$job" | "$REAL" "$@";; esac', 2,
        "was killed by signal 9"),
    "reports without taking turns": (
        'job=$(cat); case "$job" in *\'"bout"\'*) echo \'{"duel_version":1,"tool_version":"1",'
        '"build_mode":"release","days_digest":"","samples":[]}\';; *) printf %s "$job" | "$REAL" "$@";; esac', 2,
        "wrote something that is no report"),
}


@pytest.fixture
def fake(tmp_path, linkcost):
    """Makes an executable that does what a line of shell says, with the real program as $REAL."""

    def make(line, name="fake"):
        path = tmp_path / name
        text = "#!/no/such/interpreter\n" if line is None else f"#!/bin/sh\nREAL='{linkcost.path}'\n{line}\n"
        path.write_text(text)
        path.chmod(0o755)
        return path

    return make


@pytest.mark.parametrize("side", ["old", "new"])
@pytest.mark.parametrize("name", FAKES)
def test_what_is_no_linkcost_never_passes(linkcost, fake, name, side):
    line, status, message = FAKES[name]
    pair = [fake(line), linkcost.path]
    outcome = linkcost.run("duel", *(pair if side == "old" else reversed(pair)), *NARROW)
    assert (outcome.status, outcome.out) == (status, "")
    assert f"{side.upper() if name != 'other days' else 'NEW'} (" in outcome.err and message in outcome.err


@pytest.mark.parametrize(
    "arguments, message",
    [
        ([], "needs two files"),
        (["{real}"], "needs two files"),
        (["{real}", "{real}"], "are the same file"),
        (["missing", "{real}"], "OLD is not there"),
        (["{real}", "missing"], "NEW is not there"),
        (["{real}", "."], "NEW cannot be run: . is a directory"),
        (["/dev/null", "{real}"], "OLD cannot be run: /dev/null is no file"),
        (["plain", "{real}"], "OLD cannot be run: plain may not be executed"),
        (["--self", "{real}"], "is one word too many"),
        (["--self", "--pairs", "0"], "--pairs cannot be"),
        (["--self", "--handicap", "x"], "--handicap cannot be"),
        (["--self", "--handicap", "eagre=3"], "did you mean eager?"),
        (["--self", "--screens", "eagre"], "did you mean eager?"),
        (["--self", "--policy", "missing.json"], "missing.json"),
    ],
    ids=lambda value: " ".join(value)[:40],
)
def test_a_wrong_command_line_ends_with_2(linkcost, tmp_path, arguments, message):
    (tmp_path / "plain").write_text("")
    outcome = linkcost.run("duel", *[text.format(real=linkcost.path) for text in arguments], cwd=tmp_path)
    assert (outcome.status, outcome.out) == (2, "")
    assert message in outcome.err


def test_a_debug_build_times_nothing(debug_linkcost):
    outcome = debug_linkcost.run("duel", "--self")
    assert (outcome.status, outcome.out) == (2, "")
    assert "This is a debug build, which does not time" in outcome.err


def test_twice_the_time_is_a_regression_and_half_an_improvement(linkcost, fake):
    slower = fake('exec "$REAL" "$@"')
    outcome = linkcost.run("duel", slower, linkcost.path, *NARROW, "--handicap", "eager=100", "--format", "json")
    document = json.loads(outcome.out)
    assert (outcome.status, document["exit_status"], document["verdict"]) == (1, 1, "regression"), outcome.err
    judged = {row["key"]: row["judgement"] for row in document["rows"]}
    assert judged["eager/stack/typical/30/tick"] == "regression"


def test_a_screen_that_only_one_build_has_is_not_passed_over(linkcost, fake):
    renaming = fake('"$REAL" "$@" | sed s,eager,eagre,g')
    outcome = linkcost.run("duel", linkcost.path, renaming, *NARROW)
    assert (outcome.status, outcome.err) == (3, "")
    for words in ("eager/stack/typical/30/tick is missing", "eagre/stack/typical/30/tick is not in the baseline"):
        assert f"Does not fit together: {words}" in outcome.out


def test_a_screen_that_the_policy_leaves_out_is_named_with_its_reason(linkcost, fake, tmp_path):
    policy = tmp_path / "policy.json"
    left_out = [{"screen": name, "reason": "Being rewritten."} for name in ("eager", "eagre")]
    policy.write_text(json.dumps({"policy_version": 1, "screens_left_out": left_out}))
    renaming = fake('"$REAL" "$@" | sed s,eager,eagre,g')
    outcome = linkcost.run("duel", linkcost.path, renaming, *NARROW, "--policy", policy)
    assert (outcome.status, outcome.err) == (0, "")
    assert "The policy leaves out eager: Being rewritten." in outcome.out


def test_a_margin_that_the_machine_cannot_tell_ends_with_3(linkcost, tmp_path):
    calibration, policy = tmp_path / "calibration.json", tmp_path / "policy.json"
    made = linkcost.run("calibrate", *NARROW[:6], "--pairs", "4", "-o", calibration)
    assert (made.status, made.err) == (0, "")
    policy.write_text('{"policy_version": 1, "margins": {"duel_resolution": 0.0001}}')
    outcome = linkcost.run("duel", "--self", *NARROW, "--policy", policy, "--calibration", calibration)
    assert (outcome.status, outcome.out) == (3, "")
    assert "cannot be resolved on this machine" in outcome.err
    document = json.loads(calibration.read_text())
    document["machine"]["processor"] = "Abacus 9"
    calibration.write_text(json.dumps(document))
    outcome = linkcost.run("duel", "--self", *NARROW, "--calibration", calibration)
    assert (outcome.status, outcome.out) == (3, "")
    assert "of another machine (processor differs)" in outcome.err
    calibration.write_text("{}")
    outcome = linkcost.run("duel", "--self", *NARROW, "--calibration", calibration)
    assert (outcome.status, outcome.out) == (2, "")


def test_what_is_recorded_can_be_resampled(linkcost):
    recorded = linkcost.run("bouts", *NARROW, "--seed", "1")
    slowed = linkcost.run("bouts", *NARROW, "--seed", "2", "--handicap", "50")
    assert (recorded.status, slowed.status) == (0, 0), recorded.err + slowed.err
    text = recorded.out + slowed.out.split("\r\n", 1)[1]
    drawn = subprocess.run([linkcost.path, "resample", "--passes", "50"], input=text.encode(), capture_output=True)
    lines = [json.loads(line) for line in drawn.stdout.splitlines()]
    assert [(line["handicap"], line["pairs"], line["duels"]) for line in lines] == [(0, 4, 50), (0.5, 4, 50)]
    assert lines[0]["caught"] == 0
    broken = subprocess.run([linkcost.path, "resample"], input=text.encode()[:-20], capture_output=True)
    assert (broken.returncode, broken.stdout) == (2, b"")


@pytest.mark.long
def test_a_process_that_hangs_is_stopped(linkcost, fake):
    started = time.monotonic()
    outcome = linkcost.run("duel", fake("exec sleep 1000"), linkcost.path, *NARROW)
    assert (outcome.status, outcome.out) == (2, "")
    assert "did not end within 120 s and was stopped" in outcome.err
    assert time.monotonic() - started > 100


def test_interrupting_leaves_no_process_behind(linkcost, fake):
    hanging = fake('job=$(cat); echo $$ > "$0.pid"; exec sleep 1000')
    command = [linkcost.path, "duel", hanging, linkcost.path, *NARROW]
    duel = subprocess.Popen(command, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            env=environment(), preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    note = hanging.with_name("fake.pid")
    while not note.exists() or not note.read_text().strip():
        time.sleep(0.01)
    os.killpg(duel.pid, signal.SIGINT)
    out, _ = duel.communicate(timeout=30)
    assert (duel.returncode, out) == (-signal.SIGINT, b"")
    for _ in range(3_000):
        try:
            os.kill(int(note.read_text()), 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)
    pytest.fail("the process that the duel started is still there")
