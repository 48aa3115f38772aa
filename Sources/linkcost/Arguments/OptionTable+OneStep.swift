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
