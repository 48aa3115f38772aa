"""Writes files, each as a whole or not at all."""

import os
from pathlib import Path


class CannotWrite(Exception):
    """Why a file could not be written, as a whole sentence."""


def write(folder, files):
    """Writes all of them, each as a whole: under another name first, then renamed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files.items():
            write_whole(folder / name, content)
    except OSError as error:
        raise CannotWrite(f"{error.filename or folder} cannot be written ({error.strerror}).") from None


def write_whole(path, content):
    temporary = Path(f"{path}.{os.getpid()}.tmp")
    try:
        temporary.write_bytes(content)
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise
