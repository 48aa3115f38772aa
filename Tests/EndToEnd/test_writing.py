"""What the scripts write replaces a file as a whole, follows a link, and goes into a pipe or a device."""

import errno
import os
import stat
import threading

import pytest

from charts.writing import CannotWrite, write_whole
from drawing import BASELINE_JSON, script

CONTENT = b"written" * 20_000


def kinds(folder):
    """What stands in a folder, each with its kind: what is written leaves nothing else behind."""
    return {path.name: stat.S_IFMT(path.lstat().st_mode) for path in folder.iterdir()}


def test_a_file_is_replaced_and_a_missing_one_is_made(tmp_path):
    (tmp_path / "old").write_bytes(b"old")
    for name in ("old", "new"):
        write_whole(tmp_path / name, CONTENT)
        assert (tmp_path / name).read_bytes() == CONTENT
    assert kinds(tmp_path) == {"old": stat.S_IFREG, "new": stat.S_IFREG}


@pytest.mark.parametrize("is_there", [True, False])
def test_a_link_is_followed_to_its_end(tmp_path, is_there):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    if is_there:
        (elsewhere / "page").write_bytes(b"old")
    (tmp_path / "first").symlink_to("second")
    (tmp_path / "second").symlink_to("elsewhere/page")
    write_whole(tmp_path / "first", CONTENT)
    assert (elsewhere / "page").read_bytes() == CONTENT
    assert kinds(elsewhere) == {"page": stat.S_IFREG}
    assert kinds(tmp_path) == {"first": stat.S_IFLNK, "second": stat.S_IFLNK, "elsewhere": stat.S_IFDIR}


@pytest.mark.parametrize("by_a_link", [True, False])
def test_a_pipe_is_written_into(tmp_path, by_a_link):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("pipe")
    read = []
    reader = threading.Thread(target=lambda: read.append((tmp_path / "pipe").read_bytes()), daemon=True)
    reader.start()
    write_whole(tmp_path / ("link" if by_a_link else "pipe"), CONTENT)
    reader.join(timeout=60)
    assert read == [CONTENT]
    assert kinds(tmp_path) == {"pipe": stat.S_IFIFO, "link": stat.S_IFLNK}


@pytest.fixture
def full(tmp_path):
    """A device of its own that is always full: a fault would turn the system's into a file."""
    path = tmp_path / "full"
    try:
        os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, 7))
        with open(path, "wb", buffering=0) as device:
            device.write(b"x")
    except OSError as error:
        if error.errno == errno.ENOSPC:
            return path
        pytest.skip(f"No device can be made or opened here ({error.strerror}).")
    pytest.skip("The system has no full device.")


def test_a_device_that_is_full_is_told_of_and_stays_a_device(tmp_path, full):
    with pytest.raises(CannotWrite, match=r"/full cannot be written \(No space left on device\)\.$"):
        write_whole(full, CONTENT)
    assert kinds(tmp_path) == {"full": stat.S_IFCHR}


@pytest.mark.long
def test_a_page_for_a_full_device_is_refused(tmp_path, full):
    outcome = script("report", BASELINE_JSON, "--binary", tmp_path / "none", "-o", full)
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.endswith(f"scripts/report: {full} cannot be written (No space left on device).\n")
    assert kinds(tmp_path) == {"full": stat.S_IFCHR}


@pytest.mark.parametrize(
    "make, reason",
    [
        (lambda path: path.mkdir(), "Is a directory"),
        (lambda path: path.symlink_to(path.name), "Too many levels of symbolic links"),
        (lambda path: path.symlink_to("missing/page"), "No such file or directory"),
    ],
)
def test_where_nothing_can_be_written_nothing_is_left_behind(tmp_path, make, reason):
    path = tmp_path / "page"
    make(path)
    before = kinds(tmp_path)
    with pytest.raises(CannotWrite) as refusal:
        write_whole(path, CONTENT)
    assert str(refusal.value) == f"{path} cannot be written ({reason})."
    assert kinds(tmp_path) == before
