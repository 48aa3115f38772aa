"""A run that is stopped, or that finds the disk full, leaves the files as they were."""

import os
import signal
import subprocess
import time

import pytest

OLD = "the report of an earlier run"
LONG_RUN = ["run", "--rows", "2000", "--processes", "40"]


@pytest.fixture
def earlier(tmp_path):
    """A folder with the reports of an earlier run."""
    for name in ("latest.json", "latest.csv"):
        (tmp_path / name).write_text(OLD)
    return tmp_path


def assert_untouched(folder):
    assert {path.name: path.read_text() for path in folder.iterdir()} == {"latest.json": OLD, "latest.csv": OLD}


def has_worker(process):
    """Whether the program has started itself again; where the system cannot say, half a second has to do."""
    try:
        with open(f"/proc/{process.pid}/task/{process.pid}/children") as file:
            return file.read() != ""
    except OSError:
        time.sleep(0.5)
        return True


def wait_for_worker(process):
    while not has_worker(process):
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda number: number.name)
def test_a_signal_ends_the_run_with_the_usual_status(linkcost, earlier, number):
    process = linkcost.start(*LONG_RUN, "--output", earlier)
    wait_for_worker(process)
    os.killpg(process.pid, number)
    out, _ = process.communicate(timeout=60)

    assert process.returncode in (-number, 128 + number)
    assert out == b""
    assert_untouched(earlier)


def test_a_killed_run_leaves_the_files_as_they_were(linkcost, earlier):
    process = linkcost.start(*LONG_RUN, "--output", earlier)
    wait_for_worker(process)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    assert_untouched(earlier)


def test_a_killed_worker_fails_the_run(linkcost, earlier):
    process = linkcost.start(*LONG_RUN, "--output", earlier)
    wait_for_worker(process)
    try:
        with open(f"/proc/{process.pid}/task/{process.pid}/children") as file:
            worker = int(file.read().split()[0])
    except OSError:
        os.killpg(process.pid, signal.SIGKILL)
        pytest.skip("this system does not say which processes another one started")
    os.kill(worker, signal.SIGKILL)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (2, b"")
    assert b"Process 1 was killed by signal 9" in err
    assert_untouched(earlier)


@pytest.mark.parametrize("options", [[], ["--quiet", "--csv", "-"]], ids=["table", "csv"])
def test_a_reader_that_leaves_before_the_end_ends_the_run_quietly(linkcost, tmp_path, options):
    process = linkcost.start("run", "--quick", "--rows", 3, "--output", tmp_path, *options)
    process.stdout.close()
    err = process.stderr.read()
    assert (process.wait(timeout=60), err) == (-signal.SIGPIPE, b"")
    assert (tmp_path / "latest.json").exists(), "files come before standard output"


def test_workers_end_with_the_run(linkcost, earlier):
    process = linkcost.start(*LONG_RUN, "--output", earlier)
    wait_for_worker(process)
    process.send_signal(signal.SIGTERM)
    # Both pipes close only when the last process that holds them has ended.
    process.communicate(timeout=60)
    assert_untouched(earlier)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no /dev/full")
@pytest.mark.parametrize("option", ["--json", "--csv"])
def test_a_full_standard_output_is_an_error(linkcost, tmp_path, option):
    with open("/dev/full", "wb") as full:
        process = linkcost.start("run", "--quick", "--rows", 3, option, "-", "--output", tmp_path, stdout=full)
        _, err = process.communicate()
    assert process.returncode == 2
    assert b"No space left on device" in err or b"full" in err


@pytest.fixture
def full_disk(earlier):
    """The folder of an earlier run on a disk without room for another one."""
    if os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    disk = earlier / "disk"
    disk.mkdir()
    mount = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=8k", "linkcost", disk], capture_output=True, text=True
    )
    if mount.returncode != 0:
        pytest.skip(f"a small disk cannot be mounted here: {mount.stderr.strip()}")
    try:
        for name in ("latest.json", "latest.csv"):
            (disk / name).write_text(OLD)
        yield disk
    finally:
        subprocess.run(["umount", disk], check=True)


def test_a_full_disk_leaves_the_files_as_they_were(linkcost, full_disk):
    outcome = linkcost.run("run", "--quick", "--rows", 3, "--output", full_disk)
    assert outcome.status == 2
    assert str(full_disk) in outcome.err and "full" in outcome.err
    assert_untouched(full_disk)


def test_a_reader_that_leaves_early_ends_the_program_quietly(linkcost):
    process = linkcost.start("list")
    process.stdout.close()
    err = process.stderr.read()
    assert (process.wait() in (0, -signal.SIGPIPE, 128 + signal.SIGPIPE), err) == (True, b"")
