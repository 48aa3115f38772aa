"""What the page says of the run: where and how it was made, and how to make it again."""

import shlex


def facts(document):
    """Names and values, those that are not known left out."""
    machine, workload, tool = (document.get(name, {}) for name in ("machine", "workload", "tool"))
    memory = machine.get("memory_bytes")
    values = {
        "processor": machine.get("processor"),
        "cores": machine.get("core_count"),
        "memory": None if memory is None else f"{memory / 2**30:,.1f} GiB",
        "system": machine.get("os"),
        "toolchain": machine.get("toolchain"),
        "linkcost": " ".join(filter(None, [tool.get("version"), tool.get("build_mode")])) or None,
        "days": workload.get("days_file"),
        "days digest": workload.get("days_digest"),
        "processes": workload.get("processes"),
        "seed": workload.get("seed"),
        "report schema": document.get("schema_version"),
    }
    return {
        name: f"{value:,}" if isinstance(value, int) and name != "seed" else value
        for name, value in values.items()
        if value
    }


def commands(document, lines, page_name):
    """The command lines that make a run like this one, and the page of it."""
    workload = document.get("workload", {})
    run = ["swift", "run", "-c", "release", "linkcost"]
    for option, name in (("rows", "rows"), ("screens", "screen"), ("phases", "phase")):
        run += [f"--{option}", ",".join(dict.fromkeys(str(getattr(line, name)) for line in lines))]
    for option in ("processes", "seed"):
        if option in workload:
            run += [f"--{option}", str(workload[option])]
    embedded = "(embedded)" in workload.get("days_file", "(embedded)")
    if not embedded:
        run += ["--days", workload["days_file"]]
    return [shlex.join(run), shlex.join(["scripts/report", "results/latest.json", "-o", page_name])]
