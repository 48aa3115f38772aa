"""A chart as it is handed on: panels, and what is said above and about them."""

from dataclasses import dataclass, replace

import altair as alt

# Pixels of a panel in a file; on a page it takes the width that there is.
WIDTH, ROW_HEIGHT = 380, 22


@dataclass(frozen=True)
class Panel:
    """One view with axes of its own. The title says what it shows, and is empty where the figure's says it all."""

    title: str
    chart: alt.Chart | alt.LayerChart
    height: int

    def titled(self):
        """The panel as part of a file."""
        chart = self.chart.properties(width=WIDTH, height=self.height)
        return chart.properties(title=alt.TitleParams(self.title, fontSize=13, offset=6)) if self.title else chart


@dataclass(frozen=True)
class Figure:
    """One question and its answer in panels.

    The name is that of its files; the description is for those who do not see it.
    """

    name: str
    title: str
    subtitle: list[str]
    description: str
    panels: list[Panel]
    columns: int = 2

    def drawn(self, config):
        """The whole figure, for a file."""
        charts = [panel.titled() for panel in self.panels]
        body = charts[0] if len(charts) == 1 else alt.concat(*charts, columns=self.columns, spacing=28)
        spec = body.properties(
            title=alt.TitleParams(self.title, subtitle=self.subtitle), description=self.description, padding=16
        ).to_dict()
        return {**spec, "config": config}

    def on_page(self):
        """Each panel for a page that has its own headings: as wide as there is room."""
        return [
            {
                **panel.chart.properties(width="container", height=panel.height).to_dict(),
                "autosize": {"type": "fit-x", "contains": "padding"},
                "description": f"{self.title}. {panel.title or self.description}",
            }
            for panel in self.panels
        ]

    def below(self, parts):
        """The figure with further facts in its subtitle, in lines that its width can hold."""
        return replace(self, subtitle=wrapped([*self.subtitle, *parts], 110 if len(self.panels) > 1 else 76))


def wrapped(parts, width):
    """The parts in as few lines as hold them, a dot between."""
    lines = []
    for part in filter(None, parts):
        if lines and len(lines[-1]) + len(part) + 3 <= width:
            lines[-1] += f" · {part}"
        else:
            lines.append(part)
    return lines


def number(value):
    """Three digits, or all of a larger whole number."""
    if value >= 1_000:
        return f"{value:,.0f}"
    decimals = 2 if value < 10 else 1 if value < 100 else 0
    return f"{value:.{decimals}f}"
