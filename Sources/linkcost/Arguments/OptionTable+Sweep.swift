extension OptionTable {
  /// The options that mean something else in a sweep than in a run.
  static let sweep = [
    OptionRule(
      name: "--screens",
      placeholder: "NAME[,NAME...]",
      group: .subject,
      commands: [.sweep],
      help: "only these screens, and eager, which all are held against (default: "
        + SweepPlan.usualScreens.joined(separator: ", ") + ")"
    ) { settings, value throws(UsageError) in
      settings.screens = merged(settings.screens, try value.names())
    },
    OptionRule(
      name: "--rows",
      placeholder: "N[,N...]",
      group: .subject,
      commands: [.sweep],
      help: "numbers of rows (default: " + SweepPlan.usualRows.map(String.init).joined(separator: ", ") + ")"
    ) { settings, value throws(UsageError) in
      settings.rows = merged(settings.rows, try value.rowCounts())
    },
    OptionRule(
      name: "--phases",
      placeholder: "NAME[,NAME...]",
      group: .subject,
      commands: [.sweep],
      help: "only these phases (default: mount, tick, tap)"
    ) { settings, value throws(UsageError) in
      settings.phases = merged(settings.phases, try value.names())
    },
    OptionRule(
      name: "--destinations",
      placeholder: "NAMES",
      group: .subject,
      commands: [.sweep],
      help: "only these destinations, at as many rows as the days file has (default: all; one is no sweep)"
    ) { settings, value throws(UsageError) in
      settings.destinations = merged(settings.destinations, try value.names())
    },
    OptionRule(
      name: "--processes",
      placeholder: "N",
      group: .method,
      commands: [.sweep],
      help: "processes for each number of rows, one after the other (default: 6); fewer than 6 give no intervals"
    ) { settings, value throws(UsageError) in
      settings.processes = try value.count(upTo: 1_000)
    },
    OptionRule(
      name: "--quick",
      placeholder: nil,
      group: .method,
      commands: [.sweep],
      help: "two processes, and at most \(SweepPlan.mostQuickRows) rows unless more are named, for trying: no intervals"
    ) { settings, _ in
      settings.isQuick = true
    },
    OptionRule(
      name: "--json",
      placeholder: "FILE|-",
      group: .output,
      commands: [.sweep],
      help: "all of it as JSON; - is standard output, without the table"
    ) { settings, value throws(UsageError) in
      settings.json = Output(argument: try value.path())
    },
    OptionRule(
      name: "--csv",
      placeholder: "FILE|-",
      group: .output,
      commands: [.sweep],
      help: "points, laws and crossovers as CSV; - is standard output, without the table"
    ) { settings, value throws(UsageError) in
      settings.csv = Output(argument: try value.path())
    },
  ]
}
