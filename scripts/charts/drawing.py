"""Draws what a run has figures for, and turns it into files: SVG and PNG in light and dark, and one page for all."""

import vl_convert

from charts.built import built
from charts.distribution import distribution
from charts.look import config
from charts.page import page
from charts.state_change import state_change

OF_A_RUN = {"built": built, "state-change": state_change, "distribution": distribution}
# Of the JSON that Altair 6 writes; the converter has several.
VEGA_LITE = "6.1"
# Two pixels a point, for screens of today and for print.
PNG_SCALE = 2


def drawn(lines, facts):
    """The figures of one row count with the facts below their titles, and the names of those that cannot be drawn."""
    figures = {name: draw(lines) for name, draw in OF_A_RUN.items()}
    missing = [name for name, figure in figures.items() if figure is None]
    return [figure.below(facts) for figure in figures.values() if figure], missing


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
