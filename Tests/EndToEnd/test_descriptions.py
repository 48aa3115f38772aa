"""results/README.md describes every field and column that results/schema.json has."""

import re

from program import ROOT
from report import SCHEMA

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
