/// Reads a command line by the rules of ``OptionTable``.
///
/// The first word that is no option is the command, further ones are the files that it takes. `--name value` and
/// `--name=value` are the same; after `--` nothing is an option any more. A list option given again adds to its list, any other replaces its value.
/// `--help` and `--version` count from where they stand: what comes after them is not read.
struct ArgumentParser {
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(arguments: arguments[...])
    return try parser.parse()
  }

  private var arguments: ArraySlice<String>
  private var command: CommandName?
  private var settings = Settings()
  private var used: [OptionRule] = []

  private init(arguments: ArraySlice<String>) {
    self.arguments = arguments
  }

  private mutating func parse() throws(UsageError) -> Invocation {
    var optionsEnded = false
    while let argument = arguments.popFirst() {
      if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
        try takeWord(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument == "--help" || argument == "-h" {
        return .help(command)
      } else if argument == "--version" {
        return .version
      } else {
        try takeOption(argument)
      }
    }
    return .command(command ?? .run, try settingsOf(command ?? .run))
  }

  private mutating func takeWord(_ word: String) throws(UsageError) {
    if let command {
      guard settings.files.count < command.operands.count else { throw .unexpectedWord(word, command: command) }
      guard !word.isEmpty else { throw .noFileName(operand: command.operands[settings.files.count]) }
      settings.files.append(word)
      return
    }
    guard let name = CommandName(rawValue: word) else {
      let names = CommandName.shown.map(\.rawValue) + ["--help", "--version"]
      // `help` is one letter from `heap`, and means the option.
      let meant = names.contains("--" + word) ? "--" + word : Suggestion.nearest(to: word, among: names)
      throw .unknownCommand(word, suggestion: meant)
    }
    command = name
  }

  private mutating func takeOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let rule = OptionTable.rule(named: parts[0]) else {
      let names = OptionTable.rules(of: command ?? .run).map(\.name)
      throw .unknownOption(parts[0], suggestion: Suggestion.nearest(to: parts[0], among: names))
    }
    used.append(rule)
    let text = try value(of: rule, inline: parts.count == 2 ? parts[1] : nil)
    try rule.store(&settings, OptionValue(option: rule.name, text: text))
  }

  /// The text after `=`, or the next argument; a flag takes neither.
  private mutating func value(of rule: OptionRule, inline: String?) throws(UsageError) -> String {
    guard let placeholder = rule.placeholder else {
      if let inline { throw .unexpectedValue(option: rule.name, value: inline) }
      return ""
    }
    if let inline { return inline }
    guard let next = arguments.first, !next.hasPrefix("--") else {
      throw .missingValue(option: rule.name, placeholder: placeholder)
    }
    arguments.removeFirst()
    return next
  }

  /// The settings, if every option used belongs to the command.
  private func settingsOf(_ command: CommandName) throws(UsageError) -> Settings {
    if let stranger = used.first(where: { !$0.commands.contains(command) }) {
      throw .foreignOption(stranger.name, command: command)
    }
    let needed = settings.isSelf ? 0 : command.operands.count
    if settings.files.count < needed { throw .missingFiles(command: command) }
    return settings
  }
}
