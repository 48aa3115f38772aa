"""A page of charts that can be explored without a network: Vega and all else that it needs is in it."""

import json
from functools import cache
from pathlib import Path

import jinja2
import vl_convert

from charts.look import FAINT_INK, INK, PAPER, config

FOLDER = Path(__file__).parent
# Nothing is fetched: the browser itself refuses it. Vega compiles its expressions, hence unsafe-eval.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; "
    "base-uri 'none'; form-action 'none'"
)


@cache
def vega():
    """The libraries as one script. What would end a script element is written otherwise."""
    return vl_convert.javascript_bundle().replace("</script", "<\\/script")


def template_environment(*folders):
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader([*folders, FOLDER]),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def chart_parts(figures):
    """What the templates need to show the figures."""
    return {
        "policy": POLICY,
        "vega": vega(),
        "charts": in_script({figure.name: figure.on_page() for figure in figures}),
        "configs": in_script({theme: {**config(theme), "background": None} for theme in PAPER}),
        "figures": figures,
        "paper": PAPER,
        "ink": INK,
        "faint_ink": FAINT_INK,
    }


def in_script(value):
    """JSON that may stand in a script element."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True).replace("<", "\\u003c")


def page(figures):
    return template_environment().get_template("page.html").render(chart_parts(figures))
