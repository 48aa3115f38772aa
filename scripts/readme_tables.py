"""The tables of README.md that are made of committed files alone: scripts/update-readme writes them, a test holds them."""

import json
from pathlib import Path

RESULTS = Path(__file__).resolve().parent.parent / "results"
PHASES = ["mount", "tick"]
SCREENS = ["lazy-view", "hidden-link", "value-link"]
EXPLAINED = ["eager", "hidden-link"]
PARTS = ["rows", "buttons", "links", "destination values", "destination inits", "comparison", "destination", "tree"]


def read(name):
    return json.loads((RESULTS / name).read_text(encoding="utf-8"))


def rounded(value):
    """Three figures."""
    return f"{value:.3g}" if value < 100 else f"{value:.0f}"


def sweep_table():
    """What destinations of different weight make of three lazy screens, as multiples of `eager`."""
    points = {(p["destination"], p["screen"], p["phase"]): p for p in read("sweep.json")["destination_points"]}

    def times(destination, screen, phase):
        point = points[destination, screen, phase]
        sign = "~" if point["ratio_to_eager_low"] <= 1 <= point["ratio_to_eager_high"] else ""
        return f"{sign}{rounded(point['ratio_to_eager'])} x"

    destinations = list(dict.fromkeys(destination for destination, _, _ in points))
    lines = [
        "| 730 rows, a day leads to | appears: `lazy-view` | `hidden-link` | `value-link` "
        "| state change: `lazy-view` | `hidden-link` | `value-link` |",
        "|---|---|---|---|---|---|---|",
    ]
    for destination in destinations:
        cells = [times(destination, screen, phase) for phase in PHASES for screen in SCREENS]
        lines.append(f"| `{destination}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def explained_table():
    """Where a tick of two screens goes."""
    times = [read(f"explain-{screen}.json")["time"] for screen in EXPLAINED]
    found = [{part["part"]: part for part in [*time["parts"], time["unexplained"]]} for time in times]
    lines = [
        "| part | " + " | ".join(f"`{screen}`, µs | share" for screen in EXPLAINED) + " |",
        "|---|---|---|---|---|",
    ]
    for name in [part for part in [*PARTS, "unexplained"] if any(part in parts for parts in found)]:
        cells = [
            f"{rounded(parts[name]['cpu_ns'] / 1_000)} | {parts[name]['share']:.1%}" if name in parts else " | "
            for parts in found
        ]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    totals = [f"{rounded(time['cpu_median_ns'] / 1_000)} | " for time in times]
    lines.append(f"| the whole tick | {' | '.join(totals)} |")
    return "\n".join(lines)


TABLES = {"sweep": sweep_table, "explained": explained_table}
