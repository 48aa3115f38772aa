"""The answer to the question that the tool is named after, in a sentence."""

from charts.about import counted
from charts.built import total
from charts.choice import rows_said
from charts.figure import number

REFERENCE = "eager"


def answer(lines):
    """What is said of the lines of one row count, container and destination; None where they do not tell."""
    mounts = {line.screen: line for line in lines if line.phase == "mount" and line.get("links_built") is not None}
    ticks = {line.screen: line for line in lines if line.phase == "tick"}
    # A screen without a link answers nothing: it has no tap.
    linked = {line.screen for line in lines if line.phase == "tap" and line.get("links_built") is not None}
    if REFERENCE not in mounts:
        return None
    reference = mounts[REFERENCE]
    links = counted(int(reference.get("links_built")), "link", "links")
    destinations = counted(int(reference.get("destinations_built")), "destination", "destinations")
    built = f"With {rows_said(reference.rows)}, {REFERENCE} builds {links} and {destinations} before anyone taps"
    rivals = [mounts[screen] for screen in mounts if screen in linked and screen != REFERENCE]
    if not rivals:
        return f"{built}."
    least = min(map(total, rivals))
    if least >= total(reference):
        return f"{built}, and no other screen with a link builds fewer."
    return f"{built}; {of_the_least([line for line in rivals if total(line) == least], least, ticks)}."


def of_the_least(lines, least, ticks):
    """What is said of the screens that build least: how many they are, and how the quickest of them does afterwards."""
    amount = "none of either" if least == 0 else f"{least:,.0f} in all"
    timed = [line.screen for line in lines if ticks.get(line.screen) and ticks[line.screen].get("ratio_to_eager")]
    if not timed:
        return f"{enumerated([line.screen for line in lines])} {'builds' if len(lines) == 1 else 'build'} {amount}"
    quickest = ticks[min(timed, key=lambda screen: ticks[screen].get("ratio_to_eager"))]
    change = "state change that concerns no row"
    if len(lines) == 1:
        return f"{quickest.screen} builds {amount}, and then takes {compared(quickest)} at each {change}"
    others = f"{len(lines)} others build {amount}"
    return f"{others}, and the quickest of them at a {change}, {quickest.screen}, takes {compared(quickest)}"


def compared(line):
    """How long it takes against the reference, as surely as the run can tell."""
    ratio, low, high = (line.get(f"ratio_to_eager{end}") for end in ("", "_low", "_high"))
    if low is not None and low <= 1 <= high:
        return f"as long as {REFERENCE}, as far as this run can tell (95 % interval {low:.3g} to {high:.3g} times)"
    interval = f" (95 % interval {low:.3g} to {high:.3g})" if low is not None else ""
    return f"{number(ratio)} times as long as {REFERENCE}{interval}"


def enumerated(names):
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
