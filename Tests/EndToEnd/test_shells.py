"""Completions and the manual page say what --help says."""

import re
import shutil
import subprocess

import pytest

SHELLS = ["bash", "zsh", "fish"]


def helped(linkcost):
    """The commands by name, each with its options, as --help tells them."""
    whole = linkcost.run("--help").out
    commands = re.findall(r"^  ([a-z]+) {2,}\S", whole.split("Commands:\n")[1].split("\n\n")[0], re.MULTILINE)
    assert len(commands) > 8
    return {
        command: set(re.findall(r"^  (--?[a-z-]+)", linkcost.run(command, "--help").out, re.MULTILINE))
        for command in commands
    }


@pytest.fixture(scope="module")
def options(linkcost):
    return helped(linkcost)


def written(linkcost, *arguments):
    outcome = linkcost.run(*arguments)
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.out


# Sources the completions, then asks for those of a line whose last word is being written.
ASK = """
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_linkcost
printf '%s\\n' "${COMPREPLY[@]}"
"""


def bash_completes(path, *words):
    run = subprocess.run(["bash", "-c", ASK, "bash", path, "linkcost", *words], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
    return set(run.stdout.split())


def test_bash_completes_commands_and_the_options_of_each(linkcost, options, tmp_path):
    path = tmp_path / "linkcost.bash"
    path.write_text(written(linkcost, "completions", "bash"), encoding="utf-8")
    assert bash_completes(path, "") == set(options)
    assert bash_completes(path, "co") == {command for command in options if command.startswith("co")}
    assert {command: bash_completes(path, command, "-") for command in options} == options
    assert bash_completes(path, "--") == {name for name in options["run"] if name.startswith("--")}
    assert "junit" in bash_completes(path, "export", "")
    assert bash_completes(path, "completions", "") == set(SHELLS)


def test_zsh_is_told_of_all_options(linkcost, options):
    text = written(linkcost, "completions", "zsh")
    cases = re.findall(r"^    ([a-z]+)\)\n      _arguments(.*?)\n      ;;", text, re.MULTILINE | re.DOTALL)
    assert {command: set(re.findall(r"'\*(--?[a-z-]+)\[", body)) for command, body in cases} == options
    assert re.findall(r"^    '([a-z]+):", text, re.MULTILINE) == list(options)


def test_fish_is_told_of_all_options(linkcost, options):
    text = written(linkcost, "completions", "fish")
    found = {command: set() for command in re.findall(r"-n __fish_use_subcommand -a ([a-z]+) ", text)}
    for command, kind, name in re.findall(r"seen_subcommand_from ([a-z]+)[^']*' -([ls]) ([a-z-]+)", text):
        found[command].add(("--" if kind == "l" else "-") + name)
    assert found == options


@pytest.mark.parametrize("shell", SHELLS)
def test_the_shell_itself_finds_no_mistake(linkcost, tmp_path, shell):
    if not shutil.which(shell):
        pytest.skip(f"{shell} is not installed here.")
    path = tmp_path / "completions"
    path.write_text(written(linkcost, "completions", shell), encoding="utf-8")
    run = subprocess.run([shell, "-n", path], capture_output=True, text=True)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_the_manual_page_has_every_command_and_option(linkcost, options):
    text = written(linkcost, "man").replace("\\-", "-")
    sections = dict(re.findall(r"^\.SS linkcost ([a-z]+)\n(.*?)(?=^\.S)", text, re.MULTILINE | re.DOTALL))
    assert {command: set(re.findall(r"\\fB(--?[a-z-]+)\\fR", body)) for command, body in sections.items()} == options
    assert re.findall(r"^\.B ([a-z]+)$", text, re.MULTILINE) == list(options)


def test_man_shows_the_page_without_a_warning(linkcost):
    formatter = next(filter(shutil.which, ["groff", "mandoc"]), None)
    if not formatter:
        pytest.skip("Neither groff nor mandoc is installed here.")
    command = {"groff": ["groff", "-man", "-ww", "-Tutf8"], "mandoc": ["mandoc", "-T", "lint", "-W", "warning"]}[
        formatter
    ]
    run = subprocess.run(command, input=written(linkcost, "man"), capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")


def test_a_shell_that_is_not_known_is_refused(linkcost):
    outcome = linkcost.run("completions", "tcsh")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err == 'linkcost: error: SHELL cannot be "tcsh": give it one of bash, zsh, fish.\n'
