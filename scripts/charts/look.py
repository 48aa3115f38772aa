"""How charts look: colours that hold on white and on black paper, for colour-blind people and in grey."""

# By Okabe and Ito, darkened or lightened until each has a contrast of at least 3 to 1 with both papers; a test measures
# it. No chart tells anything by colour alone.
BLUE, ORANGE, GREEN, PURPLE, VERMILLION, GREY = "#0068A8", "#DB7A00", "#00936B", "#B45F95", "#C84B00", "#7A7F85"
PALETTE = [BLUE, ORANGE, GREEN, PURPLE, VERMILLION, GREY]

PAPER = {"light": "#ffffff", "dark": "#0d1117"}
INK = {"light": "#1f2328", "dark": "#e6edf3"}
FAINT_INK = {"light": "#59636e", "dark": "#9198a1"}
GRID = {"light": "#d8dee4", "dark": "#2a313a"}
FONT = "Arial, Helvetica, sans-serif"


def config(theme):
    """Vega-Lite's configuration of a theme, light or dark; the marks are the same in both."""
    ink, faint = INK[theme], FAINT_INK[theme]
    return {
        "background": PAPER[theme],
        "font": FONT,
        "view": {"stroke": None},
        "axis": {
            "labelColor": ink, "titleColor": ink, "gridColor": GRID[theme], "domainColor": faint, "tickColor": faint,
            "labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal", "labelLimit": 220,
        },
        "legend": {"labelColor": ink, "titleColor": ink, "labelFontSize": 12, "titleFontSize": 12, "labelLimit": 300},
        "header": {"labelColor": ink, "titleColor": ink, "labelFontSize": 12},
        "title": {
            "color": ink, "subtitleColor": faint, "fontSize": 16, "subtitleFontSize": 12, "anchor": "start",
            "frame": "group", "offset": 14, "subtitlePadding": 4,
        },
        "text": {"color": ink, "fontSize": 11},
        "rule": {"color": ink},
        "tick": {"color": ink},
    }  # fmt: skip
