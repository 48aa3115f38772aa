"""linkcost tree: the tree of one screen as text, for Graphviz and as JSON, all three of the same nodes."""

import json
import re
import shutil
import subprocess

import pydot
import pytest

from report import SCREENS, exists


def tree(linkcost, screen, phase, form, rows=2):
    outcome = linkcost.run("tree", screen, "--phase", phase, "--rows", rows, "--format", form)
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.out


def outline(nodes):
    """What the text should be, from the nodes of the JSON."""
    for node in nodes:
        detail = node.get("detail")
        text = "" if detail is None else f' "{detail}"' if node["kind"] == "text" else f" {detail}"
        yield "  " * node["level"] + node["name"] + text + ("" if node["is_enabled"] else " (disabled)")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("phase", ["mount", "tap"])
def test_text_and_json_tell_the_same(linkcost, screen, phase):
    if not exists((screen, 2, phase)):
        return
    document = json.loads(tree(linkcost, screen, phase, "json"))
    step = [document[name] for name in ("screen", "container", "destination", "rows", "phase", "tree_version")]
    assert step == [screen, "stack", "typical", 2, phase, 1]
    assert tree(linkcost, screen, phase, "text").splitlines() == list(outline(document["nodes"]))


@pytest.mark.parametrize("screen", SCREENS)
def test_every_node_lies_one_below_the_one_it_names(linkcost, screen):
    nodes = json.loads(tree(linkcost, screen, "mount", "json"))["nodes"]
    assert [node["level"] for node in nodes if "parent" not in node] == [0]
    for place, node in enumerate(nodes[1:], start=1):
        assert node["parent"] < place
        assert nodes[node["parent"]]["level"] == node["level"] - 1


@pytest.mark.parametrize("screen", SCREENS)
def test_a_parser_of_graphviz_reads_the_same_nodes_and_edges(linkcost, screen):
    nodes = json.loads(tree(linkcost, screen, "mount", "json"))["nodes"]
    graphs = pydot.graph_from_dot_data(tree(linkcost, screen, "mount", "dot"))
    assert [graph.get_type() for graph in graphs] == ["digraph"]
    graph = graphs[0]
    shown = [node for node in graph.get_nodes() if re.fullmatch(r"n\d+", node.get_name())]
    labels = {node.get_name(): node.get_label()[1:-1].replace('\\"', '"') for node in shown}
    assert labels == {f"n{place}": line.strip() for place, line in enumerate(outline(nodes))}
    edges = {(edge.get_source(), edge.get_destination()) for edge in graph.get_edges()}
    assert edges == {(f"n{node['parent']}", f"n{place}") for place, node in enumerate(nodes) if "parent" in node}


def test_graphviz_itself_draws_it(linkcost):
    if not shutil.which("dot"):
        pytest.skip("Graphviz is not installed.")
    text = tree(linkcost, "eager", "tap", "dot")
    plain = subprocess.run(["dot", "-Tplain"], input=text, capture_output=True, text=True)
    assert (plain.returncode, plain.stderr) == (0, "")
    count = len(json.loads(tree(linkcost, "eager", "tap", "json"))["nodes"])
    assert sum(line.startswith("node ") for line in plain.stdout.splitlines()) == count


def test_what_a_days_file_holds_cannot_break_out_of_a_name(linkcost, tmp_path):
    (tmp_path / "days.csv").write_text('date,note\n2013-01-01,"say ""a\\""; n9 -> n8\nnext"\n', encoding="utf-8")
    outcome = linkcost.run("tree", "control", "--rows", 1, "--days", tmp_path / "days.csv", "--format", "dot")
    assert (outcome.status, outcome.err) == (0, "")
    graph = pydot.graph_from_dot_data(outcome.out)[0]
    assert ("n9", "n8") not in {(edge.get_source(), edge.get_destination()) for edge in graph.get_edges()}
