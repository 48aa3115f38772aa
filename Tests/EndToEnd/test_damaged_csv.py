"""Values that no run can have written are refused with the line that they stand in."""

import pytest

from charts.history import entries_of_records
from charts.lines import lines_of_records
from charts.reading import CannotRead, read_table
from charts.sweep import sweep_of_records
from drawing import script

RUN = """screen,container,destination,rows,phase,links_built,destinations_built,cpu_median_ns,note
eager,stack,typical,730,mount,730,730,71727.5,one
eager,stack,typical,730,tick,730,730,49517.5,two
"""
HISTORY = """date,commit,processor,processes,screen,container,destination,rows,mount_cpu_median_ns,mount_x_floor,\
tick_x_floor,tick_ratio_to_eager
2026-11-29T22:37:35Z,f532fd5,AMD EPYC,9,eager,stack,typical,730,18476.154,3.354959,1.597506,1
2026-11-30T22:37:35Z,,AMD EPYC,9,eager,stack,typical,730,18476.155,3.354958,1.597507,1
"""
SWEEP = """kind,scale,screen,rows,phase,cpu_median_ns,law,at,wins_after
point,rows,eager,1,tick,2042,,,
point,rows,eager,100,tick,6200,,,
law,rows,eager,,tick,,n,,
crossover,rows,hidden-link,,tick,,,17.5,eager
"""
LAST = "2026-11-30T22:37:35Z"
FORMS = {
    "run": (RUN, lines_of_records),
    "history": (HISTORY, entries_of_records),
    "sweep": (SWEEP, sweep_of_records),
}
NOT_SHOWN = "which has control characters."
TOO_LONG = "which is more than 1,000,000,000,000,000, the most a run can find."
NO_NUMBER = "which is not a number from 0 on."
NO_DATE = "which is no such date as 2026-11-30T23:58:44Z."


def read(folder, form, old="", new=""):
    text, records = FORMS[form]
    assert old in text
    path = folder / f"{form}.csv"
    path.write_text(text.replace(old, new, 1) if old else text, encoding="utf-8", newline="")
    return records(read_table(path))


@pytest.mark.parametrize("form", FORMS)
def test_what_is_not_damaged_is_read(tmp_path, form):
    assert read(tmp_path, form)


@pytest.mark.parametrize(
    "form, old, new, complaint",
    [
        ("run", "eager", "ea\x1bger", rf"line 2: screen is 'ea\x1bger', {NOT_SHOWN}"),
        ("run", "mount", "mo\0unt", rf"line 2: phase is 'mo\x00unt', {NOT_SHOWN}"),
        ("run", "stack", "st\u2028ack", rf"line 2: container is 'st\u2028ack', {NOT_SHOWN}"),
        ("run", "typical", "typical\uffff", rf"line 2: destination is 'typical\uffff', {NOT_SHOWN}"),
        ("run", "typical", " ", "line 2: destination is empty."),
        ("run", "49517.5", "1e308", f"line 3: cpu_median_ns is '1e308', {TOO_LONG}"),
        ("run", "49517.5", "1e22", f"line 3: cpu_median_ns is '1e22', {TOO_LONG}"),
        ("run", "49517.5", "nan", f"line 3: cpu_median_ns is 'nan', {NO_NUMBER}"),
        ("run", "730,730", "1e17,730", "line 2: links_built is '1e17', which is more than 9,007,199,254,740,992, the"),
        ("run", "730", "9" * 5000, f"line 2: rows is '{'9' * 76}..., which is more than a run can count."),
        ("run", "one", '"one', "line 3: this is not CSV (unexpected end of data)."),
        ("history", LAST, "yesterday", f"line 3: date is 'yesterday', {NO_DATE}"),
        ("history", LAST, "2026-02-30T22:37:35Z", f"line 3: date is '2026-02-30T22:37:35Z', {NO_DATE}"),
        ("history", LAST, "2026-11-30", f"line 3: date is '2026-11-30', {NO_DATE}"),
        ("history", LAST, "", f"line 3: date is '', {NO_DATE}"),
        ("history", "1.597507", "NaN", f"line 3: tick_x_floor is 'NaN', {NO_NUMBER}"),
        ("history", "3.354959", "inf", f"line 2: mount_x_floor is 'inf', {NO_NUMBER}"),
        ("history", "18476.155", "nan", f"line 3: mount_cpu_median_ns is 'nan', {NO_NUMBER}"),
        ("history", "18476.155", "1e22", f"line 3: mount_cpu_median_ns is '1e22', {TOO_LONG}"),
        ("history", ",9,", ",nan,", "line 2: processes is 'nan', which is not a count."),
        ("history", ",730,", ",1e308,", "line 2: rows is '1e308', which is not a count."),
        ("history", "f532fd5", "f53\x9b", rf"line 2: commit is 'f53\x9b', {NOT_SHOWN}"),
        ("history", "AMD EPYC", "AMD\0EPYC", rf"line 2: processor is 'AMD\x00EPYC', {NOT_SHOWN}"),
        ("sweep", "eager", "ea\x1bger", rf"line 2: screen is 'ea\x1bger', {NOT_SHOWN}"),
        ("sweep", "6200", "1e22", f"line 3: cpu_median_ns is '1e22', {TOO_LONG}"),
        ("sweep", "100,tick", "1.5,tick", "line 3: rows is '1.5', which is not a count."),
        ("sweep", ",n,", ",n\x07,", rf"line 4: law is 'n\x07', {NOT_SHOWN}"),
        ("sweep", "17.5", "0", "line 5: at is '0', and no order turns before the first row."),
        ("sweep", "17.5,eager", "17.5,eager\x1b", rf"line 5: wins_after is 'eager\x1b', {NOT_SHOWN}"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_its_line(tmp_path, form, old, new, complaint):
    with pytest.raises(CannotRead) as refusal:
        read(tmp_path, form, old, new)
    assert str(refusal.value).startswith(f"{tmp_path}/{form}.csv, {complaint}")


def test_a_column_that_is_not_known_may_hold_anything(tmp_path):
    assert [line.get("note") for line in read(tmp_path, "run", "one", "o\x1bne")] == [None, None]
    assert [line.get("note") for line in read(tmp_path, "run", "one", "1e308")] == [None, None]


@pytest.mark.long
@pytest.mark.parametrize("old, new", [("eager", "ea\x1bger"), ("49517.5", "1e308"), ("49517.5", "1e22")])
def test_damage_that_no_picture_can_be_made_of_is_told_in_one_line(tmp_path, old, new):
    (tmp_path / "run.csv").write_text(RUN.replace(old, new, 1), encoding="utf-8", newline="")
    outcome = script("chart", tmp_path / "run.csv", "--output", tmp_path / "out")
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert outcome.err.startswith(f"scripts/chart: {tmp_path}/run.csv, line ") and outcome.err[:-1].isprintable()
    assert not (tmp_path / "out").exists()
