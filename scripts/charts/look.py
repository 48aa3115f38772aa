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


# Of a step taken apart, from the left; light enough for black letters, dark enough for white paper.
PARTS = {
    "rows": "#2F7FC1", "buttons": "#B7730F", "links": "#DB7A00", "destination values": "#00936B",
    "destination inits": "#B9639A", "comparison": "#8A7B00", "destination": "#8C76D6", "tree": "#7A7F85",
    "unexplained": "#E0573E",
}  # fmt: skip
