"""linkcost trace: as the format of trace events wants it, and as explain and causes tell the same step."""

import json
import re
import signal

import pytest

from report import ALL_SCREENS, FURTHER_PHASES, PHASES

# What the format asks of each kind of event that there is.
REQUIRED = {
    "M": {"name", "ph", "pid", "tid", "args"},
    "X": {"name", "cat", "ph", "ts", "dur", "pid", "tid"},
    "i": {"name", "cat", "ph", "ts", "s", "pid", "tid"},
}
BUILT = {"link": "links_built", "destination": "destinations_built", "wrapper": "wrappers_built",
         "object": "objects_built", "load": "loads_started"}  # fmt: skip


def refuse(name):
    raise ValueError(f"{name} is no JSON")


def trace(program, screen, *arguments):
    outcome = program.run("trace", screen, "--output=-", *arguments)
    assert (outcome.status, outcome.err) == (0, "")
    return json.loads(outcome.out, parse_constant=refuse)


def of_kind(document, category):
    return [event for event in document["traceEvents"] if event.get("cat") == category]


def nanoseconds(microseconds):
    """The format's unit is no whole number of the clock's; nothing finer than the clock's is told."""
    whole = round(microseconds * 1000)
    assert whole >= 0 and whole / 1000 == microseconds
    return whole


def assert_well_formed(document):
    """Required keys and their types, the order of time, and slices that lie within each other."""
    assert set(document) == {"displayTimeUnit", "otherData", "traceEvents"}
    assert document["displayTimeUnit"] in ("ms", "ns")
    open_until = {}
    latest = 0
    for event in document["traceEvents"]:
        kind = event["ph"]
        assert REQUIRED[kind] <= set(event) <= REQUIRED[kind] | {"args"}
        assert event["name"] and isinstance(event.get("args", {}), dict)
        assert isinstance(event["pid"], int) and isinstance(event["tid"], int)
        if kind == "M":
            assert event["name"] in ("process_name", "thread_name") and event["args"]["name"]
            continue
        start = nanoseconds(event["ts"])
        assert start >= latest
        latest = start
        around = open_until.setdefault((event["pid"], event["tid"]), [])
        end = start + nanoseconds(event["dur"]) if kind == "X" else start
        # A slice around this one reaches at least as far; any other is over.
        while around and around[-1] < end:
            assert around.pop() <= start, "slices overlap"
        assert around or event["cat"] == "step", "everything lies in the step"
        if kind == "X":
            around.append(end)
        else:
            assert event["s"] == "t"


def names(document, category, result):
    return [event["name"] for event in of_kind(document, category) if event["name"].endswith(": " + result)]


def assert_tells(document, explained):
    """The same step, taken apart by explain: bodies in their order with their causes, and all that was counted."""
    bodies = [f"{event['name']}: {event['args']['reasons']}" for event in of_kind(document, "body")]
    assert bodies == explained["causes"]
    counts = explained["counts"]
    assert len(bodies) == counts["bodies"]
    evaluations = [event["name"] for event in of_kind(document, "evaluation")]
    assert evaluations == [event["name"] + ".body" for event in of_kind(document, "body")]
    built = dict.fromkeys(BUILT, 0)
    for event in of_kind(document, "built"):
        kind, built_word = event["name"].split()
        assert built_word == "built" and event["args"]["count"] > 0
        built[kind] += event["args"]["count"]
    assert built == {kind: counts[name] for kind, name in BUILT.items()}
    for values in explained["values"]:
        for category, result, count in [("node", "new node", "new_nodes"), ("comparison", "equal", "equal"),
                                        ("comparison", "unequal", "unequal")]:  # fmt: skip
            assert names(document, category, result).count(f"{values['type']}: {result}") == values[count]
        fields = [
            field
            for event in of_kind(document, "comparison")
            if event["name"] == f"{values['type']}: unequal"
            for field in event["args"]["fields"].split(", ")
        ]
        assert {name: fields.count(name) for name in fields} == {f["name"]: f["count"] for f in values["unequal_fields"]}
    assert len(of_kind(document, "node")) == counts["nodes_created"]
    assert len(of_kind(document, "comparison")) == counts["comparisons"]


def test_the_phases_are_those_that_list_names(linkcost):
    listed = linkcost.run("list").out.split("Phases, ")[1].split("\n\n")[0]
    assert re.findall(r"^  ([a-z-]+) ", listed, re.MULTILINE) == sorted(
        PHASES + FURTHER_PHASES, key=lambda phase: listed.index(f"\n  {phase} ")
    )
    screens = linkcost.run("list").out.split("\n\n")[0]
    assert set(re.findall(r"^  ([a-z-]+) ", screens, re.MULTILINE)) == set(ALL_SCREENS)


@pytest.mark.parametrize("screen", ALL_SCREENS)
def test_every_step_is_well_formed_and_is_the_one_that_explain_takes_apart(linkcost, debug_linkcost, screen):
    traced = 0
    for phase in PHASES + FURTHER_PHASES:
        place = ["--container", "lazy-stack"] if phase == "scroll" and screen != "saved-maps" else []
        step = ["--phase", phase, "--rows", 32 if phase == "scroll" else 3, *place]
        # Without times, which only a release build takes.
        explained = debug_linkcost.run("explain", screen, *step, "--json", "-")
        if explained.status:
            assert linkcost.run("trace", screen, *step).err == explained.err
            continue
        document = trace(linkcost, screen, *step)
        assert_well_formed(document)
        assert_tells(document, json.loads(explained.out))
        traced += 1
    assert traced >= (7 if screen.startswith("control") else 9)


def test_bodies_and_reasons_are_those_of_causes(linkcost):
    for screen in ["eager", "row-view", "hidden-link"]:
        for phase in ["mount", "tap"]:
            outcome = linkcost.run("causes", "--screens", screen, "--phases", phase, "--rows", 3)
            printed = outcome.out.split(f"\n  {screen}\n")[1].split("\n  3 links\n")[0].split("\n  0 links\n")[0]
            lines = [line.strip() for line in printed.split("\n  1 link\n")[0].splitlines()]
            expected = []
            for line in lines:
                count, cause = re.fullmatch(r"(?:(\d+) x )?(.*)", line).groups()
                expected += [cause] * int(count or 1)
            bodies = of_kind(trace(linkcost, screen, "--phase", phase, "--rows", 3), "body")
            assert [f"{event['name']}: {event['args']['reasons']}" for event in bodies] == expected


@pytest.mark.parametrize("destination", ["light", "heavy", "loading-owned"])
def test_containers_and_destinations_are_traced(linkcost, debug_linkcost, destination):
    step = ["--phase", "tap", "--rows", 3, "--destination", destination]
    document = trace(linkcost, "eager", *step)
    assert_well_formed(document)
    assert_tells(document, json.loads(debug_linkcost.run("explain", "eager", *step, "--json", "-").out))
    assert document["otherData"]["destination"] == destination
    assert trace(linkcost, "eager", "--rows", 3, "--container=list")["otherData"]["container"] == "list"


def test_without_options_it_is_a_tick_of_all_days_on_standard_output(linkcost):
    outcome = linkcost.run("trace", "eager")
    assert (outcome.status, outcome.err) == (0, "")
    document = json.loads(outcome.out)
    facts = document["otherData"]
    assert [facts[name] for name in ("screen", "container", "destination", "rows", "phase", "trace_version")] == [
        "eager", "stack", "typical", 730, "tick", 1,
    ]  # fmt: skip
    assert "no measurements" in facts["note"] and "linkcost run" in facts["note"]
    assert sum(event["args"]["count"] for event in of_kind(document, "built")) == 1460


@pytest.mark.parametrize("option", ["-o", "--output"])
def test_a_file_is_written_whole_and_its_name_is_said(linkcost, tmp_path, option):
    outcome = linkcost.run("trace", "eager", "--rows", 3, option, "trace.json", cwd=tmp_path)
    assert (outcome.status, outcome.out, outcome.err) == (0, "Written: trace.json\n", "")
    assert_well_formed(json.loads((tmp_path / "trace.json").read_text(encoding="utf-8")))
    assert [path.name for path in tmp_path.iterdir()] == ["trace.json"]


@pytest.mark.parametrize(
    "arguments, mentions",
    [
        (["eager", "-o", "missing/trace.json"], ["missing"]),
        (["eager", "-o", "."], ["directory"]),
        (["eager", "-o", ""], ["-o", "path"]),
        (["eager", "-o"], ["-o", "FILE"]),
        (["eager", "-o", "days.csv", "--days", "days.csv"], ["-o and --days are the same file"]),
        (["eager", "--rows", "1,2"], ["--rows", "1,2"]),
        (["eager", "--rows", "100000000000"], ["--rows", "memory"]),
        (["eager", "--phase", "tik"], ["tik", "tick"]),
        (["eager", "--format", "json"], ["--format", "trace"]),
        (["control", "--phase", "tap"], ["control", "tap"]),
        (["eagre"], ["eagre", "eager"]),
        ([], ["SCREEN"]),
    ],
    ids=lambda value: " ".join(value)[:40],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(linkcost, tmp_path, arguments, mentions):
    (tmp_path / "days.csv").write_text("date\n2013-01-01\n", encoding="utf-8")
    outcome = linkcost.run("trace", *arguments, cwd=tmp_path)
    assert (outcome.status, outcome.out) == (2, "")
    assert [mention for mention in mentions if mention not in outcome.err] == []
    assert outcome.err.startswith("linkcost: error: ") and outcome.err.rstrip().endswith((".", "?"))
    assert [path.name for path in tmp_path.iterdir()] == ["days.csv"]
    assert (tmp_path / "days.csv").read_text(encoding="utf-8") == "date\n2013-01-01\n"


def test_a_full_disk_is_said(linkcost):
    with open("/dev/full", "wb") as full:
        process = linkcost.start("trace", "eager", "--rows", 3, stdout=full)
        err = process.communicate(timeout=60)[1].decode()
    assert process.returncode == 2 and "No space left" in err


def test_a_reader_that_leaves_before_the_end_ends_it_quietly(linkcost):
    process = linkcost.start("trace", "eager")
    process.stdout.close()
    err = process.stderr.read()
    assert (process.wait(timeout=60), err) == (-signal.SIGPIPE, b"")
