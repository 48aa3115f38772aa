"""Whether the counts grow with the rows as they must."""

from datetime import date, timedelta
from fractions import Fraction

from bench_check.figures import CannotMeasure

ROWS = [730, 10_000, 100_000]
# Three row counts give the formula of a counter, the others have to obey it. 2 and 3 rows are in one month. A single row
# is another matter: the day in the middle, which is tapped, is then the first, which `is-presented` has selected already.
FORMULA_ROWS = [2, 3, 1_000]
FIRST_DAY = date(2013, 1, 1)


def counters(reports):
    """The value of each counter by its line and name, then by rows."""
    values = {}
    for report in reports:
        for line in report["results"]:
            for name, value in line["counts"].items():
                values.setdefault((line["screen"], line["phase"], name), {})[line["rows"]] = value
    return values


def month_count(rows):
    """Months that this many days from the first one on lie in; each has a header of its own."""
    last = FIRST_DAY + timedelta(days=rows - 1)
    return (last.year - FIRST_DAY.year) * 12 + last.month


def deviations(values):
    """Where a counter is not constant + a * rows + b * months, exactly and with whole numbers, in sentences."""
    one, two, many = FORMULA_ROWS
    found = []
    for key, at in values.items():
        missing = {*FORMULA_ROWS, *ROWS} - set(at)
        if missing:
            raise CannotMeasure(f"{' '.join(key)} was not counted at {sorted(missing)} rows.")
        per_row = at[two] - at[one]
        per_month = Fraction(at[many] - at[one] - per_row * (many - one), month_count(many) - month_count(one))
        constant = at[one] - per_row * one - per_month * month_count(one)
        for rows in sorted(at):
            expected = constant + per_row * rows + per_month * month_count(rows)
            if at[rows] != expected or per_month.denominator != 1:
                found.append(f"{' '.join(key)} at {rows:,} rows is {at[rows]:,}, not {expected}.")
    return found
