"""How much slower a machine is, while something is measured on it, than where limits in units of time were set."""

import statistics
from dataclasses import replace

from bench_check.figures import CannotMeasure, Figure

# Nanoseconds a row of the floor of `eager`'s tick on the machine on which the limits in units of time were set, an AMD
# EPYC of 2026. 37 were measured there, for a floor of 446 instructions; it has 528 now, and this is in proportion, not
# measured.
REFERENCE_FLOOR = 44
# What is measured on a machine slower than this says nothing of those limits.
SLOWEST = 4
ROWS = 730


class Pace:
    """Looks at the floor again and again, beside what is measured: a shared machine is twice as slow at one minute as at
    the next. The floor keeps no tree, and its instructions have a limit of their own: it cannot get slower by itself.
    """

    def __init__(self, program, measured):
        self.program = program
        self.measured = measured
        self.looks = []

    def look(self):
        report, _ = self.program.report([ROWS], "--quick", "--screens", "eager", "--phases", "tick")
        floor = next((line["time"].get("floor_median_ns") for line in report["results"] if line.get("time")), None)
        if not floor:
            raise CannotMeasure("The report has no floor of eager's tick.")
        self.looks.append(floor / ROWS / REFERENCE_FLOOR)

    def over(self, figures):
        """The figures, with limits in units of time as many times wider as the machine was slower; never narrower."""
        pace = max(1, statistics.median(self.looks))

        def widened(figure):
            if not figure.is_paced or figure.limit is None:
                return figure
            return replace(figure, limit=figure.limit * pace, goal=figure.goal and figure.goal * pace)

        own = Figure(f"floor of eager tick beside {self.measured}, which widens limits", "x reference", pace, SLOWEST)
        return [own, *map(widened, figures)]
