"""Writes files, each as a whole or not at all."""

import os
import stat
from pathlib import Path


class CannotWrite(Exception):
    """Why a file could not be written, as a whole sentence."""


def write(folder, files):
    """Writes all of them, and makes the folder if it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotWrite(f"{error.filename or folder} cannot be written ({error.strerror}).") from None
    for name, content in files.items():
        write_whole(folder / name, content)


def write_whole(path, content):
    """Writes a file under another name first, then renames it. A link stays, and what it leads to is replaced; what is
    no regular file (a pipe, a device) cannot be replaced and is written to."""
    try:
        if is_special(path):
            write_into(path, content)
        else:
            # The end of the links, also where the last of them leads to nothing.
            replace(os.path.realpath(path), content)
    except OSError as error:
        raise CannotWrite(f"{path} cannot be written ({error.strerror}).") from None


def is_special(path):
    try:
        return not stat.S_ISREG(os.stat(path).st_mode)
    except FileNotFoundError:
        return False


def write_into(path, content):
    # Not made anew: it is there, and whoever has taken it away meanwhile wants no file instead.
    with open(path, "wb", opener=lambda path, flags: os.open(path, flags & ~os.O_CREAT & ~os.O_TRUNC)) as file:
        file.write(content)


def replace(path, content):
    temporary = Path(f"{path}.{os.getpid()}.tmp")
    try:
        temporary.write_bytes(content)
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
