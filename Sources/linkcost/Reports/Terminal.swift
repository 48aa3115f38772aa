/// How a text may look where it is going: how wide, and whether in colour.
struct Terminal: Equatable, Sendable {
  static let widest = 98
  static let narrowest = 60

  let width: Int
  let isColored: Bool

  init(width: Int, isColored: Bool) {
    self.width = width
    self.isColored = isColored
  }

  /// - Parameters:
  ///   - isTerminal: whether the text goes to a terminal; a pipe or a file gets the full width and no colour.
  ///   - columns: what the terminal says of itself, if anything; `COLUMNS` comes first.
  init(isTerminal: Bool, columns: Int?, environment: [String: String], color: ColorChoice) {
    let told = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? (isTerminal ? columns : nil)
    width = min(max(told ?? Self.widest, Self.narrowest), Self.widest)
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto: isTerminal && !isPlain
      }
  }

  init(of descriptor: Descriptor, environment: [String: String], color: ColorChoice) {
    self.init(
      isTerminal: descriptor.isTerminal,
      columns: descriptor.terminalWidth,
      environment: environment,
      color: color
    )
  }

  func styled(_ text: String, _ style: Style) -> String {
    isColored && style != .plain && !text.isEmpty ? "\u{1B}[\(style.code)m\(text)\u{1B}[0m" : text
  }
}

enum Style: Sendable {
  case plain, title, heading, good, doubtful

  fileprivate var code: String {
    switch self {
    case .plain: "0"
    case .title: "1"
    case .heading: "2"
    case .good: "32"
    case .doubtful: "33"
    }
  }
}
