"""What cannot work is refused before anything starts: status 2, a sentence on standard error, nothing else."""

import pytest

# The arguments, and what the sentence has to mention.
ARGUMENTS = [
    (["run", "--rws", "3"], ["--rws", "--rows"]),
    (["rnu"], ["rnu", "run"]),
    (["run", "--screens", "eagre"], ["eagre", "eager"]),
    (["run", "--screens", "eager,hiden-link"], ["hiden-link", "hidden-link"]),
    (["run", "--screens", "nothing-of-the-kind"], ["nothing-of-the-kind", "eager"]),
    (["run", "--phases", "tik"], ["tik", "tick"]),
    (["run", "--rows", "-1"], ["--rows", "-1"]),
    (["run", "--rows", "many"], ["--rows", "many"]),
    (["run", "--rows", "3.5"], ["--rows", "3.5"]),
    (["run", "--rows", ""], ["--rows"]),
    (["run", "--rows", "3,,4"], ["--rows"]),
    (["run", "--rows"], ["--rows"]),
    (["run", "--rows", "10000000000000"], ["--rows", "memory"]),
    (["run", "--rows", "9" * 40], ["--rows"]),
    (["run", "--passes", "0"], ["--passes", "0"]),
    (["run", "--processes", "0"], ["--processes", "0"]),
    (["run", "--seed", "chance"], ["--seed", "chance"]),
    (["run", "--color", "sometimes"], ["--color", "sometimes"]),
    (["causes", "--screens", "eagre"], ["eagre", "eager"]),
    (["causes", "--screens", "control", "--phases", "tap"], ["control", "tap"]),
    (["causes", "--json", "-"], ["--json", "causes"]),
    (["tree"], ["SCREEN"]),
    (["tree", "eagre"], ["eagre", "eager"]),
    (["tree", "control", "--phase", "tap"], ["control", "tap"]),
    (["tree", "eager", "--format", "png"], ["--format", "png", "dot"]),
    (["tree", "eager", "--rows", "1,2"], ["--rows", "1,2"]),
    (["run", "--json", "-", "--csv", "-"], ["--json", "--csv"]),
]

DAYS = [
    ("nothing", b"", ["days.csv", "empty"]),
    ("no date column", b"day\n2013-01-01\n", ["days.csv:1", "date"]),
    ("an impossible date", b"date\n2013-02-29\n", ["days.csv:2", "2013-02-29"]),
    ("a repeated date", b"date\n2013-01-01\n2013-01-01\n", ["days.csv:2", "days.csv:3"]),
    ("Latin-1", b"date,note\n2013-01-01,caf\xe9\n", ["days.csv:2", "UTF-8"]),
    ("a ragged row", b"date,note\n2013-01-01\n", ["days.csv:2", "1 field"]),
    ("an open quote", b'date,note\n2013-01-01,"\n', ["days.csv:2", "quote"]),
]


def assert_refused(outcome, mentions):
    assert (outcome.status, outcome.out) == (2, ""), outcome.err
    assert [mention for mention in mentions if mention not in outcome.err] == []
    assert outcome.err.rstrip().endswith((".", "?")), "an error is a whole sentence"
    assert "Fatal error" not in outcome.err


@pytest.mark.parametrize("arguments, mentions", ARGUMENTS, ids=lambda value: " ".join(value)[:40])
def test_arguments_are_refused(linkcost, tmp_path, arguments, mentions):
    assert_refused(linkcost.run(*arguments, cwd=tmp_path), mentions)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content, mentions", [case[1:] for case in DAYS], ids=[case[0] for case in DAYS])
def test_days_files_are_refused(linkcost, tmp_path, content, mentions):
    (tmp_path / "days.csv").write_bytes(content)
    assert_refused(linkcost.run("run", "--days", "days.csv", cwd=tmp_path), mentions)
    assert [path.name for path in tmp_path.iterdir()] == ["days.csv"]


@pytest.mark.parametrize("path, mention", [("none.csv", "none.csv"), (".", "folder"), ("/proc/self/mem", "read")])
def test_paths_of_days_files_are_refused(linkcost, tmp_path, path, mention):
    assert_refused(linkcost.run("run", "--days", path, cwd=tmp_path), [path, mention])


def test_an_output_folder_that_cannot_be_is_refused(linkcost, tmp_path):
    (tmp_path / "file").write_text("in the way")
    assert_refused(linkcost.run("run", "--output", "file/results", cwd=tmp_path), ["file/results"])


def test_an_output_folder_that_cannot_be_made_is_refused_with_the_systems_reason(linkcost, tmp_path):
    (tmp_path / "link").symlink_to("nowhere")
    assert_refused(linkcost.run("run", "--output", "link", cwd=tmp_path), ["link", "File exists"])


def test_a_folder_in_place_of_a_report_is_refused(linkcost, tmp_path):
    (tmp_path / "report.json").mkdir()
    assert_refused(linkcost.run("run", "--json", "report.json", cwd=tmp_path), ["report.json"])


def test_a_days_file_of_ones_own_is_read(linkcost, tmp_path):
    content = "\ufeffweather,date\r\n\"wet, very\",2013-03-04\r\nsun,2013-01-01\r\n"
    (tmp_path / "own.csv").write_bytes(content.encode())
    outcome = linkcost.run("run", "--quick", "--days", "own.csv", "--csv", "-", cwd=tmp_path)
    assert outcome.status == 0, outcome.err
    assert {line.split(",")[3] for line in outcome.out.splitlines()[1:]} == {"2"}
