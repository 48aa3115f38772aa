"""Turns figures into files: SVG and PNG in light and dark, and one page in which they can be explored offline."""

import os
from pathlib import Path

import vl_convert

from charts.look import config
from charts.page import page

# Of the JSON that Altair 6 writes; the converter has several.
VEGA_LITE = "6.1"
# Two pixels a point, for screens of today and for print.
PNG_SCALE = 2


class CannotWrite(Exception):
    """Why a file could not be written, as a whole sentence."""


def rendered(figures):
    """The contents of all files by their names."""
    files = {}
    for figure in figures:
        for theme, suffix in (("light", ""), ("dark", "-dark")):
            svg = vl_convert.vegalite_to_svg(figure.drawn(config(theme)), vl_version=VEGA_LITE)
            files[f"{figure.name}{suffix}.svg"] = svg.encode()
            files[f"{figure.name}{suffix}.png"] = vl_convert.svg_to_png(svg, scale=PNG_SCALE)
    files["charts.html"] = page(figures).encode()
    return files


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
