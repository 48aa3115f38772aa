"""What may stand for a name, a count and a figure; what may not is refused with a sentence.

`what` names the value at the start of the sentence: `run.csv, line 3: screen`.
"""

import math
import unicodedata

from charts.reading import CannotRead

# Eleven days in nanoseconds; no multiple comes near it. linkcost refuses more as well.
LONGEST = 1e15
# Up to here a float holds every whole number.
MOST = 2**53
# Control characters, separators of lines and paragraphs, halves of characters.
HIDDEN = {"Cc", "Zl", "Zp", "Cs"}
# No characters, though they have numbers: no SVG may hold them.
NONE = "\ufffe\uffff"


def text(value, what):
    """Text that can be shown in one line; it may be empty."""
    if not isinstance(value, str):
        raise CannotRead(f"{what} is {shown(value)}, which is not text.")
    if any(unicodedata.category(character) in HIDDEN or character in NONE for character in value):
        raise CannotRead(f"{what} is {shown(value)}, which has control characters.")
    return value


def name(value, what):
    """Text that is not empty."""
    if not text(value, what).strip():
        raise CannotRead(f"{what} is empty.")
    return value


def count(value, what):
    """A whole number from 0 on, from a CSV's digits or a JSON's number."""
    is_whole = type(value) is int and value >= 0 or isinstance(value, str) and value.isascii() and value.isdecimal()
    if not is_whole:
        raise CannotRead(f"{what} is {shown(value)}, which is not a count.")
    # So many digits are too many; Python would refuse to read thousands of them.
    if len(str(value).lstrip("0")) > 16 or int(value) > MOST:
        raise CannotRead(f"{what} is {shown(value)}, which is more than a run can count.")
    return int(value)


def figure(value, what, column):
    """A number from 0 on, and no more than a run can find in that column."""
    amount = number(value)
    if amount is None:
        raise CannotRead(f"{what} is {shown(value)}, which is not a number from 0 on.")
    if amount > most(column):
        raise CannotRead(f"{what} is {shown(value)}, which is more than {most(column):,.0f}, the most a run can find.")
    return amount


def number(value):
    """A finite number from 0 on, or None."""
    if isinstance(value, bool):
        return None
    try:
        amount = float(value)
    except (ValueError, TypeError, OverflowError):
        return None
    return amount if math.isfinite(amount) and amount >= 0 else None


def numeral(value, what):
    """A value of a JSON that is to be a number; text that reads like one is none."""
    if isinstance(value, str):
        raise CannotRead(f"{what} is {shown(value)}, which is not a number from 0 on.")
    return value


def most(column):
    """What a run can find: times and multiples, or counts."""
    return LONGEST if is_measured(column) else MOST


def is_figure(column):
    """Whether a column of a report can hold nothing but figures."""
    return column.endswith("_built") or is_measured(column)


def is_measured(column):
    return column.endswith("_ns") or "x_floor" in column or "ratio_to_" in column


def shown(value):
    """A value in one line, control characters spelt out, the rest of a long one left out."""
    spelt = repr(value)
    return spelt if len(spelt) <= 80 else f"{spelt[:77]}..."
