import LinkScreens

/// What is wrong with a command line, in whole sentences that end with what to do.
enum UsageError: Error, Equatable {
  case unknownCommand(String, suggestion: String?)
  case unexpectedWord(String, command: CommandName)
  case missingOperands(command: CommandName)
  case emptyOperand(String)
  case unknownOption(String, suggestion: String?)
  case foreignOption(String, command: CommandName)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String, value: String)
  case badValue(option: String, value: String, expected: String)
  case negativeRows(String)
  /// `available` is absent where the number is larger than any memory.
  case rowsBeyondMemory(rows: String, available: String?)
  case unknownName(kind: NameKind, name: String, suggestion: String?, all: [String])
  case nothingToMeasure(screens: [String], phases: [String])
  case daysNotAFile(path: String)
  case twoReportsOnStandardOutput
  case samePath(String, String, path: String)
  case sweepNeedsRows
  case timesNothing(command: CommandName)
  case heapNeedsOne
  case stepsNeedOne
  case noSuchStep(screen: String, phase: String)
  case absentStep(step: String, reason: String)
  case noFloor(phase: String)
  case noFloorOfScreen(reason: String)
  case noReason

  enum NameKind: String, Equatable {
    case screen, phase, container, destination

    fileprivate func listed(_ all: [String]) -> String { "the \(rawValue)s are \(all.joined(separator: ", "))." }
  }
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let word, let suggestion):
      "There is no command \(quoted(word)): \(suggested(suggestion, or: "linkcost --help names them."))"
    case .unexpectedWord(let word, let command) where command.operands.isEmpty:
      "\(quoted(word)) is one word too many: a command takes options only, and linkcost --help lists them."
    case .unexpectedWord(let word, let command):
      "\(quoted(word)) is one word too many: write \(usage(of: command))."
    case .missingOperands(let command):
      "linkcost \(command.rawValue) needs \(whatIsNeeded(by: command)): write \(usage(of: command))."
    case .emptyOperand("SCREEN"):
      "SCREEN cannot be \"\": give it a name that linkcost list shows."
    case .emptyOperand("FORMAT"):
      "FORMAT cannot be \"\": give it one that linkcost export --help names."
    case .emptyOperand("SHELL"):
      "SHELL cannot be \"\": give it bash, zsh or fish."
    case .emptyOperand(let operand):
      "\(operand) cannot be \"\": give it a path."
    case .unknownOption(let name, let suggestion):
      "There is no option \(name): \(suggested(suggestion, or: "linkcost --help lists them."))"
    case .foreignOption(let name, let command):
      "\(name) is no option of linkcost \(command.rawValue): leave it out, or see linkcost \(command.rawValue) --help."
    case .missingValue(let option, let placeholder):
      "\(option) needs a value: write \(option) \(placeholder)."
    case .unexpectedValue(let option, let value):
      "\(option) takes no value, but was given \(quoted(value)): write \(option) alone."
    case .badValue(let option, let value, let expected):
      "\(option) cannot be \(quoted(value)): give it \(expected)."
    case .negativeRows(let text):
      "--rows cannot be negative, as \(text) is: the least is 0."
    case .rowsBeyondMemory(let rows, let available):
      "--rows \(rows) is more than memory can hold: choose \(available.map { "\($0) or fewer" } ?? "fewer")."
    case .unknownName(let kind, let name, let suggestion, let all):
      "There is no \(kind.rawValue) \(quoted(name)): \(suggested(suggestion, or: kind.listed(all)))"
    case .nothingToMeasure(let screens, let phases):
      "Nothing is left to measure, as \(listed(screens)) cannot do \(listed(phases)): \(Self.whatExists)"
    case .daysNotAFile(let path):
      "--days needs a file that can be read more than once, which \(path) is not: save it as a file first."
    case .twoReportsOnStandardOutput:
      "--json and --csv cannot both go to standard output: give one of them a file."
    case .samePath(let first, let second, let path):
      "\(first) and \(second) are the same file, \(path): give one of them another path."
    case .sweepNeedsRows:
      "--rows cannot be 0 in a sweep, which asks how a cost grows: the least is 1."
    case .timesNothing(let command):
      "linkcost \(command.rawValue) needs times, and a debug build takes none: swift run -c release linkcost "
        + "\(command.rawValue)."
    case .heapNeedsOne:
      "linkcost heap measures one screen at one row count: write --screens NAME --rows N."
    case .stepsNeedOne:
      "linkcost steps repeats one case: write --screens NAME --phases NAME --rows N --passes N."
    case .noSuchStep(let screen, let phase):
      "\(screen) has no \(phase): \(Self.whatExists)"
    case .absentStep(let step, let reason):
      "There is no \(step). \(reason) linkcost list --all says what there is."
    case .noReason:
      "linkcost accept needs a reason, for those who wonder later: write --reason TEXT."
    case .noFloorOfScreen(let reason): "There is no floor here: \(reason)"
    case .noFloor(let phase):
      "\(phase) has no floor: \(Phase.allCases.filter(\.hasFloor).map(\.rawValue).joined(separator: " and ")) have one."
    }
  }

  private static let whatExists = "linkcost list says which phases a screen has; a tap needs a row."

  private func usage(of command: CommandName) -> String {
    (["linkcost", command.rawValue] + command.operands).joined(separator: " ")
  }

  private func whatIsNeeded(by command: CommandName) -> String {
    switch command.operands {
    case ["SCREEN"]: "a screen"
    case ["FORMAT", "RESULTS"]: "a format and a file"
    case ["SHELL"]: "a shell"
    case ["add", "RESULTS"]: "add and a file"
    case let operands: operands.count == 1 ? "a file" : "two files"
    }
  }

  private func listed(_ names: [String]) -> String { names.joined(separator: ", ") }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private func suggested(_ suggestion: String?, or otherwise: String) -> String {
    suggestion.map { "did you mean \($0)?" } ?? otherwise
  }
}
