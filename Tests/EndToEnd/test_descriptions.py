"""What a report holds is the same in results/schema.json, results/README.md and `linkcost list`."""

import re

from program import ROOT
from report import COUNTS, SCHEMA, TIMES

README = (ROOT / "results" / "README.md").read_text(encoding="utf-8")


def names(schema):
    """Every property in a schema, at any depth."""
    found = set(schema.get("properties", {}))
    for part in list(schema.get("properties", {}).values()) + list(schema.get("$defs", {}).values()):
        found |= names(part)
    return found


def test_every_field_is_described():
    described = set(re.findall(r"`([a-z0-9_]+)`", README))
    assert sorted(names(SCHEMA) - described) == []


def listed(text, title):
    """The first words of the lines under a title of `linkcost list`, with whose number each is said to be."""
    block = next(block for block in text.split("\n\n") if block.startswith(title))
    lines = re.findall(r"^  (\w+) +\w+ +(SwiftUI|model)\b", block, re.MULTILINE)
    return dict(lines)


def table(title):
    """The names in the table under a heading of results/README.md, with what stands in the second column."""
    section = README.split(f"## `{title}`")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*`) \| ([^|]+) \|", section, re.MULTILINE)
    return {name: second for names, second in rows for name in re.findall(r"`(\w+)`", names)}


def test_counts_are_the_same_in_the_list_the_schema_and_the_description(linkcost):
    printed = listed(linkcost.run("list").out, "Counts")
    assert list(printed) == list(table("counts")) == COUNTS
    assert printed == table("counts")


def test_timings_are_the_same_in_the_list_the_schema_and_the_description(linkcost):
    printed = listed(linkcost.run("list").out, "Timings")
    assert set(printed) == set(table("time")) == set(TIMES)
    assert set(printed.values()) == {"model"}
