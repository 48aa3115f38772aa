"""Chart 5: where the time of a step goes, part by part, with what remains unexplained."""

import altair as alt

from charts.choice import rows_said
from charts.figure import ROW_HEIGHT, Figure, Panel, number
from charts.look import PARTS

# A part has its name in its bar where that fits: pixels of a letter, and of the longest bar on a narrow page.
LETTER, NARROW = 6, 250


def parts(steps):
    """The figure of some steps taken apart: a panel for each phase and row count, a bar for each screen."""
    groups = {}
    for step in steps:
        groups.setdefault((step.phase, step.rows), []).append(step)
    # One scale for all panels: where their colours differed, a part of one would have the colour of another's.
    known = [name for name in PARTS if any(part.name == name for step in steps for part in step.parts)]
    return Figure(
        name="parts",
        title="Where the time of one step goes",
        subtitle=[
            "each part measured by itself",
            "unexplained: the step less all of them, below zero where they overlap",
        ],
        description=description(steps),
        panels=[panel(f"{phase}, {rows_said(rows)}", members, known) for (phase, rows), members in groups.items()],
        columns=1,
    )


def panel(title, steps, known):
    varied = {name for name in ("container", "destination") if len({getattr(step, name) for step in steps}) > 1}
    named = [(", ".join([step.screen, *(getattr(step, name) for name in sorted(varied))]), step) for step in steps]
    longest = max(sum(max(part.nanoseconds, 0) for part in step.parts) for step in steps)
    values = [value(name, step, part, longest) for name, step in named for part in step.parts]
    base = alt.Chart(alt.Data(values=[value for value in values if value["part"] in known])).encode(
        y=alt.Y("screen:N", sort=[name for name, _ in named], title=None),
        x=alt.X("time:Q", title="processor time (µs)", stack="zero"),
        order=alt.Order("place:Q"),
    )
    bars = base.mark_bar(height={"band": 0.7}, stroke="white", strokeWidth=0.8).encode(
        color=alt.Color(
            "part:N",
            title=None,
            scale=alt.Scale(domain=known, range=[PARTS[name] for name in known]),
            legend=alt.Legend(orient="top", columns=5),
        ),
        description="told:N",
        tooltip=[
            alt.Tooltip("screen:N", title="screen"),
            alt.Tooltip("part:N", title="part"),
            alt.Tooltip("time:Q", title="µs", format=",.3f"),
            alt.Tooltip("low:Q", title="95 % interval from", format=",.3f"),
            alt.Tooltip("high:Q", title="to", format=",.3f"),
        ],
    )
    names = base.mark_text(color="black", fontSize=10, aria=False).encode(
        x=alt.X("time:Q", stack="zero", bandPosition=0.5), text="said:N", detail="part:N"
    )
    return Panel(title, alt.layer(bars, names), (ROW_HEIGHT + 8) * len(named))


def value(name, step, part, longest):
    microseconds = part.nanoseconds / 1_000
    return {
        "screen": name,
        "part": part.name,
        "place": list(PARTS).index(part.name) if part.name in PARTS else len(PARTS),
        "time": microseconds,
        "low": None if part.low is None else part.low / 1_000,
        "high": None if part.high is None else part.high / 1_000,
        "said": part.name if part.nanoseconds / longest * NARROW >= LETTER * len(part.name) else "",
        "told": f"{name}, {step.phase}: {part.name} {microseconds:,.3f} µs",
    }


def description(steps):
    def greatest(step):
        return max(step.parts, key=lambda part: part.nanoseconds)

    most = [
        f"{step.screen}, {step.phase}: {greatest(step).name} {number(greatest(step).nanoseconds / 1_000)} µs"
        for step in steps
    ]
    return f"Stacked bars, one a screen. The greatest part of each: {'; '.join(most)}."
