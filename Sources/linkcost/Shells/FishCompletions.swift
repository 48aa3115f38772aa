/// Completions for fish, with what the help says of each command and option.
enum FishCompletions {
  static var text: String {
    let lines = CommandName.shown.flatMap { command in
      [line(of: command)] + words(of: command) + OptionTable.rules(of: command).map { option($0, of: command) }
    }
    return "# fish completion for linkcost; linkcost completions fish writes it.\n" + lines.map { $0 + "\n" }.joined()
  }

  private static func line(of command: CommandName) -> String {
    "complete -c linkcost -n __fish_use_subcommand -a \(command.rawValue) -d '\(escaped(command.summary))'"
  }

  private static func words(of command: CommandName) -> [String] {
    guard !command.firstWords.isEmpty else { return [] }
    let words = command.firstWords.joined(separator: " ")
    return ["complete -c linkcost -n '__fish_seen_subcommand_from \(command.rawValue)' -a '\(words)'"]
  }

  private static func option(_ rule: OptionRule, of command: CommandName) -> String {
    let name = rule.name.hasPrefix("--") ? "-l \(rule.name.dropFirst(2))" : "-s \(rule.name.dropFirst())"
    // What stands alone is a run.
    let place = "__fish_seen_subcommand_from \(command.rawValue)\(command == .run ? "; or __fish_use_subcommand" : "")"
    let value = rule.placeholder == nil ? "" : " -r"
    return "complete -c linkcost -n '\(place)' \(name)\(value) -d '\(escaped(rule.help))'"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      escaped += character == "'" || character == "\\" ? "\\\(character)" : String(character)
    }
  }
}
