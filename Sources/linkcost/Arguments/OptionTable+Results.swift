extension OptionTable {
  /// The options of those commands that hand results on.
  static let results = [
    OptionRule(
      name: "--samples",
      placeholder: "FILE",
      group: .subject,
      commands: [.export],
      help: "for benchstat: the file of run --samples, for a line a process instead of one in all"
    ) { settings, value throws(UsageError) in
      settings.samplesPath = try value.filePath()
    },
    OptionRule(
      name: "--commit",
      placeholder: "TEXT",
      group: .subject,
      commands: [.export, .history],
      help: "the commit that was measured (default: the one that the repository around this folder is at)"
    ) { settings, value throws(UsageError) in
      settings.commit = try value.line()
    },
    OptionRule(
      name: "--date",
      placeholder: "TIME",
      group: .subject,
      commands: [.export, .history],
      help: "when, such as 2026-11-30T23:58:44Z (default: now)"
    ) { settings, value throws(UsageError) in
      settings.date = try value.line()
    },
    OptionRule(
      name: "--baseline",
      placeholder: "FILE",
      group: .judgement,
      commands: [.export],
      help: "for junit: what is held against (default: results/baseline.json)"
    ) { settings, value throws(UsageError) in
      settings.baselinePath = try value.filePath()
    },
    OptionRule(
      name: "-o",
      placeholder: "FILE",
      group: .output,
      commands: [.history],
      help: "the history (default: results/history.csv)"
    ) { settings, value throws(UsageError) in
      settings.historyPath = try value.filePath()
    },
  ]
}
