extension OptionTable {
  /// The options of those commands that look at one step of one screen.
  static let oneStep = [
    OptionRule(
      name: "--phase",
      placeholder: "NAME",
      group: .subject,
      commands: [.explain, .tree, .trace],
      help: "the step (default: tick to be explained or traced, mount for its tree; linkcost list names the phases)"
    ) { settings, value throws(UsageError) in
      settings.phases = [try value.name()]
    },
    OptionRule(
      name: "--container",
      placeholder: "NAME",
      group: .subject,
      commands: [.explain, .tree, .trace],
      help: "what the rows lie in (default: stack, or the one that the screen needs)"
    ) { settings, value throws(UsageError) in
      settings.containers = [try value.name()]
    },
    OptionRule(
      name: "--destination",
      placeholder: "NAME",
      group: .subject,
      commands: [.explain, .tree, .trace],
      help: "what days lead to (default: typical)"
    ) { settings, value throws(UsageError) in
      settings.destinations = [try value.name()]
    },
    OptionRule(
      name: "--rows",
      placeholder: "N",
      group: .subject,
      commands: [.explain, .tree, .trace],
      help: "rows of the screen (default: as many as the days file has to be explained or traced, 3 for the tree)"
    ) { settings, value throws(UsageError) in
      settings.rows = [try value.rowCount()]
    },
    OptionRule(
      name: "--processes",
      placeholder: "N",
      group: .method,
      commands: [.explain],
      help: "processes, one after the other (default: 9); fewer than 6 give no intervals"
    ) { settings, value throws(UsageError) in
      settings.processes = try value.count(upTo: 1_000)
    },
    OptionRule(
      name: "--json",
      placeholder: "FILE|-",
      group: .output,
      commands: [.explain],
      help: "all of it as JSON; - is standard output, without the text"
    ) { settings, value throws(UsageError) in
      settings.json = Output(argument: try value.path())
    },
    OptionRule(
      name: "--format",
      placeholder: "FORMAT",
      group: .output,
      commands: [.tree],
      help: "text, dot (for Graphviz) or json (default: text)"
    ) { settings, value throws(UsageError) in
      settings.treeFormat = try value.treeFormat()
    },
    traceOutput("-o", help: "the file of the trace; - is standard output (default: -)"),
    traceOutput("--output", help: "the same"),
  ]

  private static func traceOutput(_ name: String, help: String) -> OptionRule {
    OptionRule(
      name: name,
      placeholder: "FILE|-",
      group: .output,
      commands: [.trace],
      help: help
    ) { settings, value throws(UsageError) in
      settings.json = Output(argument: try value.path())
    }
  }
}
