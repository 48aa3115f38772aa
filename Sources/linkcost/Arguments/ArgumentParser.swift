/// Reads a command line by the rules of ``OptionTable``.
///
/// The first word that is no option is the command, further ones are what it takes by its place. `--name value` and
/// `--name=value` are the same; after `--` nothing is an option any more. A list option given again adds to its list, any
/// other replaces its value. An option that two commands read differently waits until the command is known.
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
  /// Options whose name has several rules, in order.
  private var undecided: [OptionValue] = []

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
      guard settings.operands.count < command.operands.count else { throw .unexpectedWord(word, command: command) }
      guard !word.isEmpty else { throw .emptyOperand(command.operands[settings.operands.count]) }
      settings.operands.append(word)
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
    let rules = OptionTable.rules(named: parts[0])
    guard let rule = rules.first else {
      let names = OptionTable.rules(of: command ?? .run).map(\.name)
      throw .unknownOption(parts[0], suggestion: Suggestion.nearest(to: parts[0], among: names))
    }
    let text = try value(of: rule, inline: parts.count == 2 ? parts[1] : nil)
    let value = OptionValue(option: rule.name, text: text)
    if rules.count > 1 { return undecided.append(value) }
    used.append(rule)
    try rule.store(&settings, value)
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
  private mutating func settingsOf(_ command: CommandName) throws(UsageError) -> Settings {
    for value in undecided {
      let rules = OptionTable.rules(named: value.option)
      guard let rule = rules.first(where: { $0.commands.contains(command) }) else {
        throw .foreignOption(value.option, command: command)
      }
      try rule.store(&settings, value)
    }
    if let stranger = used.first(where: { !$0.commands.contains(command) }) {
      throw .foreignOption(stranger.name, command: command)
    }
    let needed = settings.isSelf ? 0 : command.operands.count
    if settings.operands.count < needed { throw .missingOperands(command: command) }
    return settings
  }
}
