"""The trend over the runs of a history: ratios alone, which travel between machines."""

import altair as alt

from charts.choice import groups, in_order, with_group
from charts.figure import Figure, Panel
from charts.growth import scales

TITLES = {
    "tick_x_floor": ("a state change", "x floor (ratio)"),
    "mount_x_floor": ("appearing", "x floor (ratio)"),
    "tick_ratio_to_eager": ("a state change against eager", "x eager (ratio)"),
}


def trend(entries):
    """The figure, or None where no run had times."""
    panels = []
    for group, members in groups(entries):
        for name, (title, unit) in TITLES.items():
            known = [entry for entry in members if entry.figures[name] is not None]
            if known:
                panels.append(panel(known, name, with_group(group, title), unit))
    if not panels:
        return None
    runs = list(dict.fromkeys((entry.date, entry.commit) for entry in entries))
    return Figure(
        name="trend",
        title="What a step costs, run by run",
        subtitle=["medians, the oldest run on the left"],
        description=f"Lines over {len(runs)} runs, from {runs[0][0]} to {runs[-1][0]}.",
        panels=panels,
    )


def panel(entries, name, title, unit):
    screens = in_order(entries)
    color, shape, dash = scales(screens)
    legend = alt.Legend(orient="bottom", columns=3, title=None)
    values = [
        {
            "run": f"{entry.date[:16].replace('T', ' ')} {entry.commit[:7]}",
            "place": entry.date,
            "screen": entry.screen,
            "value": entry.figures[name],
            "commit": entry.commit,
            "told": f"{entry.screen}, {entry.date}: {entry.figures[name]:,.3f}; {unit}",
        }
        for entry in entries
    ]
    runs = [value["run"] for value in sorted(values, key=lambda value: value["place"])]
    base = alt.Chart(alt.Data(values=values)).encode(
        x=alt.X("run:N", sort=list(dict.fromkeys(runs)), title="run (date and commit)", axis=alt.Axis(labelAngle=-40)),
        y=alt.Y("value:Q", title=unit, scale=alt.Scale(zero=False)),
        color=alt.Color("screen:N", scale=color, legend=legend),
    )
    line = base.mark_line(strokeWidth=1.4, aria=False).encode(
        strokeDash=alt.StrokeDash("screen:N", scale=dash, legend=legend)
    )
    points = base.mark_point(filled=True, size=40, opacity=1).encode(
        shape=alt.Shape("screen:N", scale=shape, legend=legend),
        description="told:N",
        tooltip=[
            alt.Tooltip("screen:N", title="screen"),
            alt.Tooltip("run:N", title="run"),
            alt.Tooltip("commit:N", title="commit"),
            alt.Tooltip("value:Q", title=unit, format=",.3f"),
        ],
    )
    return Panel(title, alt.layer(line, points), 240)
