"""Chart 4: how the samples of each screen spread, phase by phase."""

import altair as alt

from charts.choice import groups, in_order
from charts.figure import ROW_HEIGHT, Figure, Panel, number
from charts.look import BLUE, ORANGE

# The name of a quantile in the chart, and its column. Absent ones are left out: few samples have no outer quantiles.
QUANTILES = {
    "least": "cpu_sample_mean_min_ns",
    "quarter": "cpu_sample_mean_p25_ns",
    "middle": "cpu_median_ns",
    "three_quarters": "cpu_sample_mean_p75_ns",
    "p95": "cpu_sample_mean_p95_ns",
    "p99": "cpu_sample_mean_p99_ns",
    "most": "cpu_sample_mean_max_ns",
}
NEEDED = ["least", "quarter", "middle", "three_quarters", "most"]


def distribution(lines):
    """The figure, or None where nothing was timed."""
    spreads = [(line, spread(line)) for line in lines]
    timed = [line for line, values in spreads if all(values[name] for name in NEEDED)]
    if not timed:
        return None
    panels = []
    for group, members in groups(timed):
        for phase in dict.fromkeys(line.phase for line in members):
            of_phase = [line for line in members if line.phase == phase]
            panels.append(panel(of_phase, f"{group}: {phase}" if group else phase))
    return Figure(
        name="distribution",
        title="How the samples spread",
        subtitle=[
            "each is the mean time of a batch of steps",
            "line: least to greatest; bar: the middle half; stroke: median",
            "circle: 95th percentile; diamond: 99th",
        ],
        description=description(timed),
        panels=panels,
    )


def spread(line):
    return {name: None if line.get(column) is None else line.get(column) / 1_000 for name, column in QUANTILES.items()}


def panel(lines, title):
    screens = in_order(lines)
    values = [{"screen": line.screen, **spread(line)} for line in lines]
    for value in values:
        value["told"] = told(value)
    low, high = min(value["least"] for value in values), max(value["most"] for value in values)
    logarithmic = high / low > 5
    domain = [low * 0.95, high * 1.05]
    scale = alt.Scale(type="log", domain=domain) if logarithmic else alt.Scale(domain=domain, nice=False, zero=False)
    unit = "processor time (µs, log scale)" if logarithmic else "processor time (µs)"
    tooltip = [alt.Tooltip(f"{name}:Q", title=f"{name.replace('_', ' ')}, µs", format=",.3f") for name in QUANTILES]
    base = alt.Chart(alt.Data(values=values)).encode(
        y=alt.Y("screen:N", sort=screens, title=None), tooltip=[alt.Tooltip("screen:N", title="screen"), *tooltip]
    )

    def x(name):
        return alt.X(f"{name}:Q", title=unit, scale=scale, axis=alt.Axis(tickCount=6))

    outer = base.mark_rule(strokeWidth=1.2, aria=False).encode(x=x("least"), x2="most:Q")
    middle = base.mark_bar(height={"band": 0.5}, color=BLUE, aria=False).encode(x=x("quarter"), x2="three_quarters:Q")
    median = base.mark_tick(thickness=2, height={"band": 0.8}).encode(x=x("middle"), description="told:N")
    rare = [
        base.mark_point(shape=shape, size=36, color=ORANGE, strokeWidth=1.6, aria=False)
        .encode(x=x(name))
        .transform_filter(f"isValid(datum.{name})")
        for name, shape in (("p95", "circle"), ("p99", "diamond"))
    ]
    return Panel(title, alt.layer(outer, middle, median, *rare), ROW_HEIGHT * len(screens))


def told(value):
    """What a box says to those who do not see it."""
    known = [f"{name.replace('_', ' ')} {value[name]:,.3f}" for name in QUANTILES if value[name] is not None]
    return f"{value['screen']}, in µs: {', '.join(known)}"


def description(lines):
    def width(line):
        values = spread(line)
        return (values["three_quarters"] - values["quarter"]) / values["middle"]

    widest = max(lines, key=width)
    return (
        "Boxes, one a screen and phase. The middle half of the samples is widest at "
        f"{widest.screen}, {widest.phase}: {number(100 * width(widest))} % of the median."
    )
