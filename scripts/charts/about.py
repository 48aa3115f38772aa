"""Where and how a run was made: what the JSON of a run says besides its lines."""

import json
from dataclasses import dataclass

from charts.lines import described, lines_of
from charts.fields import count, text
from charts.reading import CannotRead


@dataclass(frozen=True)
class About:
    """The facts of a run for a subtitle; None where there is no JSON that tells them."""

    machine: str | None = None
    processes: int | None = None
    version: str | None = None

    @property
    def parts(self):
        """The facts as phrases, those that are not known said to be so."""
        processes = "processes unknown" if self.processes is None else counted(self.processes, "process", "processes")
        return [processes, self.machine or "machine unknown"]


def counted(number, one, many):
    return f"{number:,} {one if number == 1 else many}"


def about(document, path):
    """The facts in a decoded JSON report."""

    def fact(part, name, checked):
        """A field of a part of the report, None where there is none."""
        fields = document if part is None else document.get(part, {})
        if not isinstance(fields, dict):
            raise CannotRead(f"{path} is not a report of linkcost; results/schema.json says what one holds.")
        what = f"{path}: {name if part is None else f'{part}.{name}'}"
        return None if fields.get(name) is None else checked(fields[name], what)

    cores = fact("machine", "core_count", count)
    facts = [
        fact("machine", "processor", text),
        None if cores is None else counted(cores, "core", "cores"),
        fact("machine", "os", text),
        fact("machine", "toolchain", text),
    ]
    processes = fact("workload", "processes", count)
    if processes is None:
        processes = fact(None, "processes", count)
    return About(", ".join(filter(None, facts)) or None, processes, fact("tool", "version", text))


def read_json(path):
    """A decoded JSON report."""
    try:
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        # Python reads NaN, numbers without end and halves of characters, which JSON has not.
        json.dumps(document, ensure_ascii=False, allow_nan=False).encode()
    except OSError as error:
        raise CannotRead(f"{path} cannot be read ({error.strerror}).") from None
    except (ValueError, RecursionError):
        raise CannotRead(f"{path} is not JSON.") from None
    if not isinstance(document, dict):
        raise CannotRead(f"{path} is not a report of linkcost; results/schema.json says what one holds.")
    return document


def about_run_of(lines, csv_path, json_path):
    """What the JSON says of the run that the lines of the CSV are from.

    A JSON of another run is refused: its machine would stand below figures that are not its own.
    """
    document = read_json(json_path)
    told = {line.key: line for line in lines_of(document, json_path)}
    for line in lines:
        other = told.get(line.key)
        if other is None or any(
            other.get(name) != value for name, value in line.figures.items() if name in other.figures
        ):
            raise CannotRead(
                f"{json_path} is of another run than {csv_path}: they differ in {described(line)}. "
                "Give the JSON of the same run with --json, or none with --json none."
            )
    return about(document, json_path)


def about_sweep_of(sweep, csv_path, json_path):
    """What the JSON says of the sweep that the points of the CSV are from; one of another sweep is refused."""
    document = read_json(json_path)
    try:
        told = {
            (point["screen"], point["phase"], point["rows"]): point["cpu_median_ns"] for point in document["points"]
        }
    except (KeyError, TypeError):
        raise CannotRead(f"{json_path} is no sweep of linkcost.") from None
    for point in sweep.points:
        if told.get((point.screen, point.phase, point.rows)) != point.nanoseconds:
            raise CannotRead(
                f"{json_path} is of another sweep than {csv_path}: they differ in {point.screen}, "
                f"{point.rows:,.0f} rows, {point.phase}. "
                "Give the JSON of the same sweep with --json, or none with --json none."
            )
    return about(document, json_path)
