"""Chart 1: what each screen builds before anyone taps."""

import altair as alt

from charts.choice import groups, in_order
from charts.figure import ROW_HEIGHT, Figure, Panel
from charts.look import BLUE, ORANGE

# Columns of the report that count what is built; the last is in newer reports only.
KINDS = {"links_built": ("links", BLUE), "destinations_built": ("destinations", ORANGE)}


def built(lines):
    """The figure, or None where no screen was mounted."""
    mounted = [line for line in lines if line.phase == "mount" and line.get("links_built") is not None]
    if not mounted:
        return None
    most = max(total(line) for line in mounted)
    panels = [panel(group, members, most) for group, members in groups(mounted)]
    return Figure(
        name="built",
        title="What is built before anyone taps",
        subtitle=["links and destinations that are made when the screen appears"],
        description=description(mounted),
        panels=panels,
    )


def total(line):
    return sum(line.get(name) or 0 for name in KINDS)


def panel(group, lines, most):
    screens = in_order(lines)
    values = [
        {
            "screen": line.screen,
            "kind": kind,
            "built": line.get(name) or 0,
            "place": place,
            "told": f"{line.screen}: {line.get(name) or 0:,.0f} {kind}",
        }
        for line in lines
        for place, (name, (kind, _)) in enumerate(KINDS.items())
    ]
    totals = [{"screen": line.screen, "built": total(line), "said": f"{total(line):,.0f}"} for line in lines]
    y = alt.Y("screen:N", sort=screens, title=None)
    # Room for the totals beyond the longest bar.
    scale = alt.Scale(domain=[0, max(most * 1.25, 1)], nice=False)
    x = alt.X(
        "built:Q", title="values built (count)", scale=scale, axis=alt.Axis(tickMinStep=1, tickCount=5, format=",d")
    )
    bars = (
        alt.Chart(alt.Data(values=values))
        .mark_bar(height={"band": 0.66}, stroke="white", strokeWidth=0.6)
        .encode(
            x=x,
            y=y,
            color=alt.Color(
                "kind:N",
                title=None,
                scale=alt.Scale(
                    domain=[kind for kind, _ in KINDS.values()], range=[color for _, color in KINDS.values()]
                ),
                legend=alt.Legend(orient="top"),
            ),
            order=alt.Order("place:Q"),
            description="told:N",
            tooltip=[
                alt.Tooltip("screen:N", title="screen"),
                alt.Tooltip("kind:N", title="what"),
                alt.Tooltip("built:Q", title="built", format=","),
            ],
        )
    )
    labels = (
        alt.Chart(alt.Data(values=totals)).mark_text(align="left", dx=4, aria=False).encode(x=x, y=y, text="said:N")
    )
    return Panel(group, alt.layer(bars, labels), ROW_HEIGHT * len(screens))


def description(lines):
    most, least = max(lines, key=total), min(lines, key=total)
    return (
        f"Bars, one a screen. The most is built by {most.screen}: {total(most):,.0f} links and destinations; "
        f"the least by {least.screen}: {total(least):,.0f}."
    )
