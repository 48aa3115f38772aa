/// A shell whose completions `linkcost completions SHELL` writes, from ``OptionTable`` as the help is.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }
}

/// `linkcost completions`: on standard output, for the user to put where the shell looks.
enum CompletionsCommand {
  static func text(_ settings: Settings) throws(UsageError) -> String {
    guard let shell = Shell(rawValue: settings.operands[0]) else {
      let all = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badValue(option: "SHELL", value: settings.operands[0], expected: "one of \(all)")
    }
    return shell.completions
  }
}

extension CommandName {
  /// The names of what a first operand can be; empty where it is a file or a screen.
  var firstWords: [String] {
    switch self {
    case .export: ExportFormat.allCases.map(\.rawValue)
    case .history: ["add"]
    case .completions: Shell.allCases.map(\.rawValue)
    default: []
    }
  }
}
