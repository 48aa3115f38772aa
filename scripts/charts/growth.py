"""Chart 3: how the time of a step grows with the rows, the laws that fit, and where the order of two screens turns."""

import math

import altair as alt

from charts.figure import Figure, Panel, number
from charts.laws import curve
from charts.look import PALETTE

SHAPES = ["circle", "square", "triangle-up", "diamond", "triangle-down", "cross"]
DASHES = [[1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [4, 4], [10, 4]]
# Points of a curve a decade.
DENSITY = 16


def growth(sweep):
    """The figure of a sweep: a panel for each phase."""
    screens = list(dict.fromkeys(point.screen for point in sweep.points))
    phases = list(dict.fromkeys(point.phase for point in sweep.points))
    return Figure(
        name="growth",
        title="How the time of one step grows with the rows",
        subtitle=[
            "marks: medians with their 95 % intervals; lines: the law that fits best",
            "cross in a ring: the order turns",
        ],
        description=description(sweep),
        panels=[panel(sweep, phase, screens) for phase in phases],
    )


def panel(sweep, phase, screens):
    points = [point for point in sweep.points if point.phase == phase]
    of_screen = {screen: [point for point in points if point.screen == screen] for screen in screens}
    curves = {
        screen: curve(sweep.laws.get((screen, phase)), [(point.rows, point.nanoseconds) for point in some])
        for screen, some in of_screen.items()
    }
    layers = [
        lines(curves, of_screen, screens),
        intervals(points, screens),
        marks(points, phase, sweep, screens),
        *crossings(sweep, phase, curves, points),
    ]
    return Panel(phase, alt.layer(*layers), 300)


def scales(screens):
    """The same colour, shape and dash for a screen in every panel: three signs, so that none needs colour."""
    kinds = range(len(screens))
    color = alt.Scale(domain=screens, range=[PALETTE[kind % len(PALETTE)] for kind in kinds])
    shape = alt.Scale(domain=screens, range=[SHAPES[(kind + kind // len(PALETTE)) % len(SHAPES)] for kind in kinds])
    dash = alt.Scale(domain=screens, range=[DASHES[(kind + kind // len(PALETTE)) % len(DASHES)] for kind in kinds])
    return color, shape, dash


# Lines at powers of ten alone: those between would hide the marks.
DECADES = [10**power for power in range(-3, 10)]
X = alt.X(
    "rows:Q",
    title="rows (count, log scale)",
    scale=alt.Scale(type="log"),
    axis=alt.Axis(format="~s", values=DECADES),
)
Y = alt.Y(
    "time:Q",
    title="processor time (µs, log scale)",
    scale=alt.Scale(type="log"),
    axis=alt.Axis(format=",~g", values=DECADES),
)
LEGEND = alt.Legend(orient="bottom", columns=3, title=None, symbolSize=70)


def marks(points, phase, sweep, screens):
    color, shape, _ = scales(screens)
    values = [
        {
            "screen": point.screen,
            "rows": point.rows,
            "time": point.nanoseconds / 1_000,
            "law": sweep.laws.get((point.screen, phase), "none"),
            "told": f"{point.screen}, {point.rows:,.0f} rows: {point.nanoseconds / 1_000:,.3f} µs",
        }
        for point in points
    ]
    return (
        alt.Chart(alt.Data(values=values))
        .mark_point(filled=True, size=45, opacity=1)
        .encode(
            x=X,
            y=Y,
            color=alt.Color("screen:N", scale=color, legend=LEGEND),
            shape=alt.Shape("screen:N", scale=shape, legend=LEGEND),
            description="told:N",
            tooltip=[
                alt.Tooltip("screen:N", title="screen"),
                alt.Tooltip("rows:Q", title="rows", format=","),
                alt.Tooltip("time:Q", title="time, µs", format=",.3f"),
                alt.Tooltip("law:N", title="law"),
            ],
        )
    )


def intervals(points, screens):
    color, _, _ = scales(screens)
    values = [
        {"screen": point.screen, "rows": point.rows, "time": point.low / 1_000, "high": point.high / 1_000}
        for point in points
        if point.low and point.high
    ]
    encoded = {"x": X, "y": Y, "y2": "high:Q", "color": alt.Color("screen:N", scale=color, legend=LEGEND)}
    return alt.Chart(alt.Data(values=values)).mark_rule(strokeWidth=2, aria=False).encode(**encoded)


def lines(curves, of_screen, screens):
    color, _, dash = scales(screens)
    values = []
    for screen, fitted in curves.items():
        if fitted:
            sizes = [point.rows for point in of_screen[screen]]
            values += [
                {"screen": screen, "rows": rows, "time": fitted(rows) / 1_000}
                for rows in between(min(sizes), max(sizes))
                if fitted(rows) > 0
            ]
    return (
        alt.Chart(alt.Data(values=values))
        .mark_line(strokeWidth=1.4, aria=False)
        .encode(
            x=X,
            y=Y,
            color=alt.Color("screen:N", scale=color, legend=LEGEND),
            strokeDash=alt.StrokeDash("screen:N", scale=dash, legend=LEGEND),
        )
    )


def between(least, most):
    """Sizes in even steps of their logarithm, both ends included."""
    count = max(1, math.ceil(math.log10(most / least) * DENSITY))
    return [least * (most / least) ** (index / count) for index in range(count + 1)]


def crossings(sweep, phase, curves, points):
    """A ring with a cross where the order turns, at the height of the curve; and who wins from there on."""
    values = []
    for crossover in sweep.crossovers:
        fitted = curves.get(crossover.screen)
        if crossover.phase == phase and fitted:
            place = f"{crossover.winner} wins over {other(crossover)} from {crossover.rows:,.0f} rows on"
            values.append(
                {
                    "rows": crossover.rows,
                    "time": fitted(crossover.rows) / 1_000,
                    "told": place,
                    "screen": crossover.screen,
                }
            )
    base = alt.Chart(alt.Data(values=values)).encode(x=X, y=Y)
    tooltip = [alt.Tooltip("told:N", title="turn")]
    ring = base.mark_point(shape="circle", size=170, strokeWidth=1.6, color="#808890", filled=False)
    cross = base.mark_text(text="×", fontSize=15, aria=False)
    label = base.mark_text(align="left", dx=12, dy=12, aria=False).encode(text=alt.Text("said:N"))
    for value in values:
        value["said"] = f"{value['screen']} at {value['rows']:,.0f}"
    return [ring.encode(description="told:N", tooltip=tooltip), cross, label] if values else []


def other(crossover):
    return "eager" if crossover.winner == crossover.screen else crossover.screen


def description(sweep):
    laws = [f"{screen}, {phase}: {law}" for (screen, phase), law in sweep.laws.items()]
    turns = [
        f"{crossover.phase}: {crossover.winner} wins over {other(crossover)} from {number(crossover.rows)} rows on"
        for crossover in sweep.crossovers
    ]
    said = [f"{title}: {'; '.join(found) or 'none'}." for title, found in (("Laws", laws), ("Turns", turns))]
    return f"Lines over rows, both axes logarithmic. {' '.join(said)}"
