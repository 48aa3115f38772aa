extension OptionTable {
  /// The options of those commands that look at one step of one screen.
  static let oneStep = [
    OptionRule(
      name: "--phase",
      placeholder: "NAME",
      group: .subject,
      commands: [.tree],
      help: "the step (default: mount; linkcost list names the phases)"
    ) { settings, value throws(UsageError) in
      settings.phases = [try value.name()]
    },
    OptionRule(
      name: "--container",
      placeholder: "NAME",
      group: .subject,
      commands: [.tree],
      help: "what the rows lie in (default: stack, or the one that the screen needs)"
    ) { settings, value throws(UsageError) in
      settings.containers = [try value.name()]
    },
    OptionRule(
      name: "--destination",
      placeholder: "NAME",
      group: .subject,
      commands: [.tree],
      help: "what days lead to (default: typical)"
    ) { settings, value throws(UsageError) in
      settings.destinations = [try value.name()]
    },
    OptionRule(
      name: "--rows",
      placeholder: "N",
      group: .subject,
      commands: [.tree],
      help: "rows of the screen (default: 3)"
    ) { settings, value throws(UsageError) in
      settings.rows = [try value.rowCount()]
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
  ]
}
