"""Refuses a JSON that linkcost compare refuses, as far as the page shows it, in the words of compare."""

from charts.fields import count, name, numeral
from charts.reading import CannotRead

# As ResultFile.swift has it; a test holds both against each other.
NEWEST = 3
# What the page says of a run besides its lines, and must be there.
TEXTS = {
    "tool": ["name", "version", "build_mode"],
    "machine": ["processor", "os", "toolchain"],
    "workload": ["days_file", "days_digest"],
}
COUNTS = {"machine": ["core_count", "memory_bytes"], "workload": ["processes"]}


def check(document, path):
    """Looks at the version before anything else, since what else there is depends on it."""
    check_version(document, path)
    for part, fields in TEXTS.items():
        for field in fields:
            name(value_of(document, part, field, path), f"{path}: {part}.{field}")
    for part, fields in COUNTS.items():
        for field in fields:
            what = f"{path}: {part}.{field}"
            count(numeral(value_of(document, part, field, path), what), what)
    if type(value_of(document, "workload", "seed", path)) is not int:
        raise not_of_its_type("workload.seed", path)
    if (tool := document["tool"]["name"]) != "linkcost":
        raise CannotRead(f"{path}: This result file cannot be relied on: its tool is {tool}, not linkcost.")


def check_version(document, path):
    version = document.get("schema_version")
    if version is None:
        raise CannotRead(f"{path}: This is not a result file of linkcost: it has no schema_version.")
    if type(version) is not int:
        raise not_of_its_type("schema_version", path)
    if version > NEWEST:
        raise CannotRead(
            f"{path}: This result file has schema_version {version}, which is newer than {NEWEST}, "
            "the newest one this version reads; read it with a newer linkcost."
        )
    if version < 1:
        raise CannotRead(
            f"{path}: This result file has schema_version {version}, which there never was: "
            f"this version reads 1 to {NEWEST}; make the file anew with this linkcost."
        )


def value_of(document, part, field, path):
    fields = document.get(part)
    if fields is None or isinstance(fields, dict) and fields.get(field) is None:
        missing = part if fields is None else f"{part}.{field}"
        raise CannotRead(f"{path}: This is not a result file of linkcost: {missing} is missing.")
    if not isinstance(fields, dict):
        raise not_of_its_type(part, path)
    return fields[field]


def not_of_its_type(field, path):
    return CannotRead(f"{path}: This is not a result file of linkcost: {field} is not of the type it should be.")
