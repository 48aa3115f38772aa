"""Reads a CSV of linkcost as records, and says of which kind it is."""

import csv
from dataclasses import dataclass
from pathlib import Path


class CannotRead(Exception):
    """Why a file gives nothing to draw, as a whole sentence."""


@dataclass(frozen=True)
class Table:
    """The records of a CSV by the names of its columns, each with its place for complaints."""

    path: Path
    header: list[str]
    records: list[tuple[str, dict[str, str]]]

    def has(self, columns):
        return set(columns) <= set(self.header)


def read_table(path):
    """The table in a file, whatever its columns are."""
    try:
        with open(path, encoding="utf-8-sig", newline="") as file:
            reader = csv.reader(file, strict=True)
            header = next(reader, None)
            records = [(f"{path}, line {reader.line_num}", fields) for fields in reader]
    except OSError as error:
        raise CannotRead(f"{path} cannot be read ({error.strerror}).") from None
    except UnicodeDecodeError:
        raise CannotRead(f"{path} is not text in UTF-8, so it is no report of linkcost.") from None
    except csv.Error as error:
        raise CannotRead(f"{path}, line {reader.line_num}: this is not CSV ({error}).") from None
    if not header:
        raise CannotRead(f"{path} is empty.")
    if twice := sorted({name for name in header if header.count(name) > 1}):
        raise CannotRead(f"{path} has the column {', '.join(twice)} more than once.")
    for place, fields in records:
        if len(fields) != len(header):
            raise CannotRead(f"{place}: {len(fields)} fields where the header has {len(header)}.")
    return Table(path, header, [(place, dict(zip(header, fields))) for place, fields in records])
