"""The budgets, and how each of them is measured."""

import shutil
import statistics
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from bench_check.counters import FORMULA_ROWS, ROWS, counters, deviations
from bench_check.figures import CannotMeasure, Figure
from bench_check.pace import Pace
from bench_check.program import ROOT, Program, clean_build, release_build, steps

PHASES = ["mount", "tick", "tap", "tick-pushed", "pop"]

# A tenth above what the floor of `eager` was measured to take: without this limit a floor that gets slower would make
# the tree look better. To raise it, say in the commit what the floor now does that the screen does too, and set it to
# 1.1 times what this script prints.
FLOOR_INSTRUCTIONS = 580
# How often the builds with and without counting are timed, each in the order with, without, without, with.
COUNTING_ROUNDS = 15
# How often the changes that reach few views are timed, each time in a process of its own.
REACH_PROCESSES = 5


def line_of(report, screen, phase):
    for line in report["results"]:
        if (line["screen"], line["phase"]) == (screen, phase):
            return line
    raise CannotMeasure(f"The report has no line for {screen}, {phase}.")


def widest_interval(report, phases):
    """How far an interval of a ratio to `eager` reaches from it at most, in %; nothing where one is missing."""
    widths = []
    for line in report["results"]:
        if line["screen"] == "eager" or line["phase"] not in phases or not line.get("time"):
            continue
        ratio, *ends = (line["time"].get(f"ratio_to_eager{end}") for end in ("", "_low", "_high"))
        if ratio is None or None in ends:
            return None
        widths.append(max(abs(end - ratio) for end in ends) / ratio * 100)
    return max(widths, default=None)


def measured(program):
    """All figures of a built program, the report that says where they were taken, and notes on what deviates."""
    pace = Pace(program, "whole runs")
    reports = {}
    for rows in ROWS:
        pace.look()
        reports[rows] = program.report([rows])
    pace.look()
    small_report, _ = program.report(FORMULA_ROWS, "--quick")
    deviating = deviations(counters([small_report, *(report for report, _ in reports.values())]))
    ticks = {rows: line_of(report, "eager", "tick")["time"] for rows, (report, _) in reports.items()}
    mount = line_of(reports[730][0], "eager", "mount")["time"]
    eager, control = (program.heap_bytes(screen, 100_000) / 100_000 for screen in ("eager", "control"))
    figures = [
        *(Figure(f"eager tick, {rows:,} rows", "x floor", ticks[rows].get("x_floor"), 3) for rows in ROWS),
        # A neighbour on the same core adds half to every time here, to the floor's as well, and comes and goes: an
        # absolute limit means the samples it left alone. What it did to the rest is shown beside it.
        Figure("eager tick, 730 rows, undisturbed", "ns a row", ticks[730]["cpu_sample_mean_min_ns"] / 730, 78),
        Figure("eager tick, 730 rows, median", "ns a row", ticks[730]["cpu_median_ns"] / 730, None),
        Figure("floor of eager tick, 730 rows, median", "ns a row", ticks[730]["floor_median_ns"] / 730, None),
        Figure("eager mount, 730 rows", "ms", mount["cpu_median_ns"] / 1e6, 0.8, goal=0.5),
        Figure("counters that are not linear", "values", len(deviating), 0),
        Figure("live heap, eager, 100,000 rows", "bytes a row", eager, 400),
        Figure("live heap, eager beyond control", "bytes a row", eager - control, 250),
        Figure("widest interval, tick", "% of x eager", widest_interval(reports[730][0], ["tick"]), None),
        Figure("widest interval, all phases", "% of x eager", widest_interval(reports[730][0], PHASES), None),
        # Its length is a share of time that it gives itself, on any machine.
        Figure("whole default run", "s", reports[730][1], 20, is_paced=False),
        # 120 were set when there were six screens; there are sixteen.
        Figure("whole run of 100,000 rows", "s", reports[100_000][1], 150),
    ]
    return pace.over(figures), reports[730][0], deviating


def reach_figures(program):
    """What a change costs that reaches few views of a large screen, each time with the counts of its step.

    The program fails where a timed step counts anything else. The same step is repeated, so that what it touches stays
    in the caches however many rows there are: that is what is held against the limits, and not the first step after a
    long rest.
    """
    pace = Pace(program, "small changes")
    processes = []
    for _ in range(REACH_PROCESSES):
        pace.look()
        processes.append(program.reach())
    pace.look()

    def median(change, rows, name):
        return statistics.median(process[change, rows][name] for process in processes)

    def counts(change, name):
        """The most on any of its screens."""
        return max(line[name] for process in processes for line in process.values() if line["change"] == change)

    def undisturbed(change, rows):
        """See `measured` for why an absolute limit means these."""
        return min(process[change, rows]["cpu_sample_mean_min_ns"] for process in processes)

    def lazy(change, name, unit, scale, limit):
        """A step of a lazy stack: the same limit for few rows and many, which must take hardly longer."""
        undisturbed_figures = [
            Figure(f"{name}, {rows:,} rows, undisturbed", unit, undisturbed(change, rows) / scale, limit)
            for rows in (730, 1_000_000)
        ]
        ratio = median(change, 1_000_000, "ratio_to_fewest_rows")
        return [*undisturbed_figures, Figure(f"{name}, 1,000,000 rows", "x 730 rows", ratio, 1.5)]

    readers = ("environment", 100_000)
    aside = [("beside-rows", rows) for rows in (730, 1_000_000)]
    return pace.over([
        *(Figure(f"state beside {key[1]:,} rows, undisturbed", "µs", undisturbed(*key) / 1e3, 1) for key in aside),
        *(Figure(f"state beside {key[1]:,} rows, median", "µs", median(*key, "cpu_median_ns") / 1e3, None)
          for key in aside),
        # The screen's own.
        Figure("state beside rows", "bodies", counts("beside-rows", "bodies"), 1),
        Figure("environment, 10 of 100,000 read, median", "µs", median(*readers, "cpu_median_ns") / 1e3, None),
        Figure("environment, 10 of 100,000 read", "x 10 of 100", median(*readers, "ratio_to_fewest_rows"), 1.5),
        # The screen's own and the readers', who look first.
        Figure("environment, 10 read", "bodies", counts("environment", "bodies"), 11),
        Figure("environment, 10 read", "checks", counts("environment", "environment_checks"), 10),
        *lazy("lazy-mount", "lazy stack mounted", "ms", 1e6, 1),
        *lazy("lazy-tick", "state over a lazy stack", "µs", 1e3, 20),
        *lazy("lazy-scroll", "lazy stack scrolled by a page", "µs", 1e3, 50),
        Figure("push on 100 screens, undisturbed", "µs", undisturbed("push", 100) / 1e3, None),
        Figure("push on 100 screens", "x on 2", median("push", 100, "ratio_to_fewest_rows"), 1.2),
        # Whole, though all but the identifiers is the same for any number of them.
        Figure("list mounted, 1,000,000 rows, undisturbed", "ns a row", undisturbed("list-mount", 1_000_000) / 1e6, 10),
    ])


# What a step of `linkcost steps` does that is a cycle of `linkcost endure`.
PHASE_OF_CYCLE = {"pass": "tick", "push-and-pop": "pop", "mount-and-teardown": "mount"}


def endurance_figures(program, without_instructions):
    """Whether the last of many passes, visits and mounts cost what the first did, on each screen, and leave nothing.

    Judged by instructions, which repeat. Of the times the cheapest hundred of the first and of the last quarter counts;
    but a shared machine may be twice as slow in all of one as in all of the other.
    """
    lines = program.endurance()
    # What the allocator gives too much is no loss.
    lost = [max(0, line["heap_bytes_left"] - line["heap_bytes_allowed"]) for line in lines if "heap_bytes_left" in line]
    absent = absence_of_instructions(without_instructions)
    figures = []
    for cycle, phase in PHASE_OF_CYCLE.items():
        of_cycle = [line for line in lines if line["cycle"] == cycle]
        ratio = max(line["last_cpu_ns"] / line["first_cpu_ns"] for line in of_cycle)
        figures.append(Figure(f"last {cycle} of many, dearest screen", "x first", ratio, None))
        aged = Figure(f"{cycle} after 2,000, dearest screen", "x instructions", None, 1.05)
        if not absent:
            with ThreadPoolExecutor(max_workers=2) as pool:
                ageing = max(pool.map(lambda line: program.ageing(line["screen"], phase), of_cycle))
        figures.append(replace(aged, **absent) if absent else replace(aged, value=ageing))
    return [*figures, Figure("lost on the heap, dearest screen", "bytes", max(lost) if lost else None, 0 if lost else None)]


def instruction_figures(program, left_out):
    """What a tick of `eager` and of its floor take, in instructions."""
    screen = Figure("eager tick, 730 rows", "instructions a row", None, None)
    floor = Figure("floor of eager tick, 730 rows", "instructions a row", None, FLOOR_INSTRUCTIONS)
    ratio = Figure("eager tick against its floor", "x instructions", None, 2.0)
    absent = absence_of_instructions(left_out)
    if absent:
        return [replace(figure, **absent) for figure in (screen, floor, ratio)]
    of_screen, of_floor = program.tick_instructions(), program.tick_instructions("--floor")
    return [
        replace(screen, value=of_screen),
        replace(floor, value=of_floor),
        replace(ratio, value=of_screen / of_floor),
    ]


def absence_of_instructions(left_out):
    """Why no instructions are counted; nothing where they are."""
    if left_out:
        return {"skipped": "left out by --without-instructions"}
    if not shutil.which("valgrind"):
        return {"missing": "there is no valgrind: install it, or leave the figure out with --without-instructions"}
    return {}


def counting_figures(program, uncounted_path, left_out, without_instructions):
    """What counting adds to a tick of `eager`, against a build that has it compiled out."""
    # Judged by instructions, which repeat; interleaved processor time differs by more than the limit from run to run on
    # a shared machine, so it is shown and not judged.
    time = Figure("counting, processor time of eager tick", "% more", None, None)
    instructions = Figure("counting, instructions of eager tick", "% more", None, limit=5, goal=2)
    if left_out:
        return [replace(figure, skipped="left out by --without-counting") for figure in (time, instructions)]
    flags = ["-Xswiftc", "-DUNCOUNTED", "--scratch-path", str(ROOT / ".build" / "uncounted")]
    uncounted = Program(uncounted_path or release_build(*flags))
    if uncounted.is_counted or not program.is_counted:
        raise CannotMeasure(f"{uncounted.path} must be a build without counting, and {program.path} one with it.")
    time = replace(time, value=(counting_time_share(program, uncounted) - 1) * 100)
    absent = absence_of_instructions(without_instructions)
    if absent:
        return [time, replace(instructions, **absent)]
    share = program.tick_instructions() / uncounted.tick_instructions()
    return [time, replace(instructions, value=(share - 1) * 100)]


def counting_time_share(program, uncounted):
    """The processor time with counting as a multiple of that without: the median over rounds.

    A round runs both in the order with, without, without, with, so that a machine that gets slower or faster steadily
    does so for both alike.
    """
    few, many = (steps("eager", "tick", 730, passes) for passes in (1, 3_000))
    print(f"linkcost {' '.join(many)}, with counting and without", file=sys.stderr, flush=True)
    shares = []
    for _ in range(COUNTING_ROUNDS):
        builds = (program, uncounted, uncounted, program)
        times = [build.processor_seconds(*many) - build.processor_seconds(*few) for build in builds]
        shares.append((times[0] + times[3]) / (times[1] + times[2]))
    return statistics.median(shares)


def build_figures(left_out):
    """How long a user waits for the first release build, and what it takes."""
    time = Figure("clean release build", "s", None, 300)
    memory = Figure("its largest process", "GiB", None, 6)
    if left_out:
        return [replace(figure, skipped="left out by --without-build") for figure in (time, memory)]
    seconds, size = clean_build()
    return [replace(time, value=seconds), replace(memory, value=size / 2**30)]
