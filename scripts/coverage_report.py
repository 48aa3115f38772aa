"""Which lines of Sources/ViewTree have run, from the report that `swift test --enable-code-coverage` writes."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "Sources" / "ViewTree"


def main(path):
    files = json.loads(Path(path).read_text(encoding="utf-8"))["data"][0]["files"]
    of_tree = sorted((Path(file["filename"]), file) for file in files if FOLDER in Path(file["filename"]).parents)
    if not of_tree:
        sys.exit(f"scripts/coverage: {path} tells nothing of {FOLDER.relative_to(ROOT)}.")
    print(f"{'lines':>6} {'run':>6} {'%':>6}  file")
    total, covered = 0, 0
    for file, report in of_tree:
        lines = report["summary"]["lines"]
        total += lines["count"]
        covered += lines["covered"]
        print(row(lines["count"], lines["covered"], file.relative_to(FOLDER)))
    print(row(total, covered, "all of Sources/ViewTree"))
    print("\nNot run:")
    for file, report in of_tree:
        source = file.read_text(encoding="utf-8").splitlines()
        for number in unrun(report["segments"], len(source)):
            print(f"{file.relative_to(ROOT)}:{number}: {source[number - 1].strip()}")


def row(count, covered, name):
    return f"{count:6} {covered:6} {100 * covered / max(count, 1):6.1f}  {name}"


def unrun(segments, line_count):
    """The lines on which code begins or goes on and none of it ran, as llvm-cov counts lines.

    A segment is a line, a column, how often what begins there ran, whether it was counted, whether a region begins, and
    whether it is a gap; it reaches to the next one.
    """
    at, current, found = {}, None, []
    for segment in segments:
        at.setdefault(segment[0], []).append(segment)
    for number in range(1, line_count + 1):
        here = at.get(number, [])
        starting = [segment for segment in here if segment[3] and segment[4] and not segment[5]]
        counts = [segment[2] for segment in starting]
        wraps = current is not None and current[3]
        if counts or wraps:
            if max(counts + ([current[2]] if wraps else [])) == 0:
                found.append(number)
        if here:
            current = here[-1]
    return found


if __name__ == "__main__":
    main(sys.argv[1])
