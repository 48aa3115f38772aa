"""Charts can be read on white and on black paper, by colour-blind people, and in grey."""

import pytest

from charts.look import BLUE, FAINT_INK, INK, ORANGE, PALETTE, PAPER, PARTS


def linear(colour):
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]


def luminance(colour):
    return sum(weight * value for weight, value in zip((0.2126, 0.7152, 0.0722), linear(colour)))


def contrast(one, other):
    """As WCAG 2 defines it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", PAPER)
def test_ink_and_marks_stand_out_from_the_paper(theme):
    assert min(contrast(ink[theme], PAPER[theme]) for ink in (INK, FAINT_INK)) >= 4.5
    assert {
        colour: round(contrast(colour, PAPER[theme]), 2) for colour in PALETTE if contrast(colour, PAPER[theme]) < 3
    } == {}


@pytest.mark.parametrize("theme", PAPER)
def test_parts_of_a_step_stand_out_from_the_paper_and_their_names_from_them(theme):
    assert {name: colour for name, colour in PARTS.items() if contrast(colour, PAPER[theme]) < 3} == {}
    assert {name: colour for name, colour in PARTS.items() if contrast(colour, "#000000") < 4.5} == {}


# Machado, Oliveira and Fernandes 2009, severity 1, for linear RGB.
SIGHT = {
    "protanopia": [(0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)],
    "deuteranopia": [(0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)],
    "tritanopia": [(1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)],
    "grey": [(0.2126, 0.7152, 0.0722)] * 3,
}


def lab(rgb):
    """CIE L*a*b* of linear RGB, for a distance that goes by what is seen."""
    rows = [(0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505)]
    whites = (0.9505, 1.0, 1.089)
    xyz = [max(sum(a * b for a, b in zip(row, rgb)), 0) / white for row, white in zip(rows, whites)]
    x, y, z = [value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in xyz]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one, other, sight):
    seen = [lab([sum(a * b for a, b in zip(row, linear(colour))) for row in SIGHT[sight]]) for colour in (one, other)]
    return sum((a - b) ** 2 for a, b in zip(*seen)) ** 0.5


@pytest.mark.parametrize("sight", SIGHT)
def test_links_and_destinations_can_be_told_apart(sight):
    assert distance(BLUE, ORANGE, sight) > 15


@pytest.mark.parametrize("sight", ["protanopia", "deuteranopia", "tritanopia"])
def test_colours_of_the_palette_that_stand_side_by_side_can_be_told_apart(sight):
    near = {pair: round(distance(*pair, sight), 1) for pair in zip(PALETTE, PALETTE[1:]) if distance(*pair, sight) < 10}
    assert near == {}
