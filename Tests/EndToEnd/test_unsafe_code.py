"""Where the compiler's checks are left out, a comment says why that is sound."""

import re

import pytest

from program import ROOT

CONSTRUCTS = [
    "unowned(unsafe)", "unsafeDowncast", "unsafeBitCast", "nonisolated(unsafe)", "@exclusivity(unchecked)",
    "@_silgen_name", "@unchecked Sendable", "Unmanaged", "assumingMemoryBound",
]  # fmt: skip
FOLDERS = [ROOT / "Sources", ROOT / "Benchmarks" / "LinkScreens"]
LEAST_WORDS = 8


def comments_and_code(text):
    """The comments, those on neighbouring lines as one, and the code without them."""
    parts = [line.partition("//") for line in text.splitlines()]
    blocks = "\n".join(comment.strip("/ ") if mark else "\0" for _, mark, comment in parts).split("\0")
    return [" ".join(block.split()) for block in blocks if block.strip()], "\n".join(code for code, _, _ in parts)


def reasons(comments):
    """What each construct is said to be sound for."""
    found = {}
    for comment in comments:
        for construct, reason in re.findall(r"Sound: `([^`]+)`: (.*?)(?=Sound: `|$)", comment):
            found[construct] = reason
    return found


def unexplained(text):
    comments, code = comments_and_code(text)
    given = reasons(comments)
    return [name for name in CONSTRUCTS if name in code and len(given.get(name, "").split()) < LEAST_WORDS]


def test_each_construct_is_explained_in_the_file_that_uses_it():
    files = [path for folder in FOLDERS for path in sorted(folder.rglob("*.swift"))]
    missing = {str(path.relative_to(ROOT)): unexplained(path.read_text(encoding="utf-8")) for path in files}
    assert {path: names for path, names in missing.items() if names} == {}


def test_no_two_uses_are_explained_by_words_that_explain_nothing():
    """A reason that is there for the check's sake alone would be the same for different constructs."""
    said = {}
    for folder in FOLDERS:
        for path in folder.rglob("*.swift"):
            for construct, reason in reasons(comments_and_code(path.read_text(encoding="utf-8"))[0]).items():
                said.setdefault(reason, set()).add(construct)
    assert {reason: names for reason, names in said.items() if len(names) > 1} == {}


@pytest.mark.parametrize(
    "text, missing",
    [
        ("let tree: Tree", []),
        ("// unowned(unsafe)", []),
        ("unowned(unsafe) let tree: Tree", ["unowned(unsafe)"]),
        ("// Sound: `unowned(unsafe)`: trust me.\nunowned(unsafe) let tree: Tree", ["unowned(unsafe)"]),
        ("// Sound: `unowned(unsafe)`: the host ends all nodes before it lets go\n// of it.\nunowned(unsafe) let a: A", []),
        ("// Sound: `unsafeBitCast`: the line above has found the type to be Int.\nunowned(unsafe) let a: A", ["unowned(unsafe)"]),
    ],
)
def test_what_the_check_asks_for(text, missing):
    assert unexplained(text) == missing
