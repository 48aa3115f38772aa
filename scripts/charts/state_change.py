"""Chart 2: what one state change costs that concerns no row, in microseconds and as a multiple of the floor."""

import altair as alt

from charts.choice import groups, in_order, with_group
from charts.figure import ROW_HEIGHT, Figure, Panel, number
from charts.look import BLUE, ORANGE

# From this ratio on the axis is logarithmic, so that the small ones can still be told apart.
SPREAD = 12


def state_change(lines):
    """The figure, or None where nothing was timed, as in a debug build."""
    timed = [line for line in lines if line.phase == "tick" and line.get("cpu_median_ns")]
    if not timed:
        return None
    panels = []
    for group, members in groups(timed):
        panels.append(
            panel(members, times(members), with_group(group, "time of one state change"), "processor time (µs)", BLUE)
        )
        floors = multiples(members)
        if floors:
            panels.append(
                panel(members, floors, with_group(group, "as a multiple of the floor"), "x floor (ratio)", ORANGE)
            )
    return Figure(
        name="state-change",
        title="What one state change costs that concerns no row",
        subtitle=[
            "point: median over processes; line: its 95 % interval",
            "floor: a plain loop over the same values, without a tree",
        ],
        description=description(timed),
        panels=panels,
    )


def times(lines):
    return [
        {
            "screen": line.screen,
            "value": line.get("cpu_median_ns") / 1_000,
            "low": scaled(line.get("cpu_low_ns")),
            "high": scaled(line.get("cpu_high_ns")),
        }
        for line in lines
    ]


def scaled(nanoseconds):
    return None if nanoseconds is None else nanoseconds / 1_000


def multiples(lines):
    return [
        {
            "screen": line.screen,
            "value": line.get("x_floor"),
            "low": line.get("x_floor_low"),
            "high": line.get("x_floor_high"),
        }
        for line in lines
        if line.get("x_floor")
    ]


def panel(lines, values, title, unit, color):
    for value in values:
        value["said"] = number(value["value"])
        value["told"] = told(value, unit)
        # A figure stands behind its interval, not in it.
        value["end"] = value["high"] or value["value"]
    screens = in_order(lines)
    low = min(value["low"] or value["value"] for value in values)
    high = max(value["high"] or value["value"] for value in values)
    if low > 0 and high / low > SPREAD:
        scale = alt.Scale(type="log", domain=[low / 1.3, high * 2.6], nice=False)
        unit = unit.replace(")", ", log scale)")
    else:
        scale = alt.Scale(domain=[0, high * 1.25], nice=False)
    base = alt.Chart(alt.Data(values=values)).encode(
        y=alt.Y("screen:N", sort=screens, title=None, scale=alt.Scale(domain=screens))
    )
    x = alt.X("value:Q", title=unit, scale=scale, axis=alt.Axis(tickCount=6))
    tooltip = [
        alt.Tooltip("screen:N", title="screen"),
        alt.Tooltip("value:Q", title=unit, format=",.3f"),
        alt.Tooltip("low:Q", title="95 % interval from", format=",.3f"),
        alt.Tooltip("high:Q", title="to", format=",.3f"),
    ]
    interval = (
        base.mark_rule(strokeWidth=2, color=color, aria=False)
        .encode(x=alt.X("low:Q", title=unit, scale=scale), x2="high:Q", tooltip=tooltip)
        .transform_filter("datum.low !== null")
    )
    ends = [
        base.mark_tick(thickness=1.5, height={"band": 0.5}, color=color, aria=False)
        .encode(x=alt.X(f"{end}:Q", title=unit, scale=scale))
        .transform_filter("datum.low !== null")
        for end in ("low", "high")
    ]
    points = base.mark_point(filled=True, size=36, color=color, opacity=1).encode(
        x=x, tooltip=tooltip, description="told:N"
    )
    labels = base.mark_text(align="left", dx=9, aria=False).encode(
        x=alt.X("end:Q", title=unit, scale=scale), text="said:N"
    )
    return Panel(title, alt.layer(interval, *ends, points, labels), ROW_HEIGHT * len(screens))


def told(value, unit):
    """What a point says to those who do not see it."""
    interval = "" if value["low"] is None else f", 95 % interval {value['low']:,.3f} to {value['high']:,.3f}"
    return f"{value['screen']}: {value['value']:,.3f}{interval}; {unit}"


def description(lines):
    ordered = sorted(lines, key=lambda line: line.get("cpu_median_ns"))
    quick, slow = ordered[0], ordered[-1]
    return (
        f"Points with intervals, one a screen. The quickest is {quick.screen} with "
        f"{number(quick.get('cpu_median_ns') / 1_000)} µs, the slowest {slow.screen} with "
        f"{number(slow.get('cpu_median_ns') / 1_000)} µs."
    )
