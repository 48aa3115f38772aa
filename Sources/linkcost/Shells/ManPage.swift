/// `linkcost man`: the manual page, from ``OptionTable`` as the help is.
enum ManPage {
  static var text: String {
    let commands = CommandName.shown
    let lines =
      [".TH LINKCOST 1 \"\" \"linkcost \(escaped(Tool.version))\" \"User Commands\"", ".SH NAME"]
      + ["linkcost \\- what a SwiftUI navigation link costs before anyone taps it", ".SH SYNOPSIS"]
      + commands.flatMap(synopsis(of:)) + [".SH COMMANDS"]
      + commands.flatMap { [".TP", ".B \($0.rawValue)", line($0.summary + ".")] } + [".SH OPTIONS"]
      + commands.flatMap(options(of:)) + [".SH EXIT STATUS"] + statuses
    return lines.map { $0 + "\n" }.joined()
  }

  private static func synopsis(of command: CommandName) -> [String] {
    let operands = command.operands.map { " \\fI\(escaped($0))\\fR" }.joined()
    let name = command == .run ? "[\\fBrun\\fR]" : "\\fB\(command.rawValue)\\fR"
    return [".PP", "\\fBlinkcost\\fR \(name)\(operands) [\\fIoptions\\fR]"]
  }

  private static func options(of command: CommandName) -> [String] {
    [".SS linkcost \(command.rawValue)"]
      + OptionTable.rules(of: command).flatMap { rule in
        let value = rule.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
        return [".TP", "\\fB\(escaped(rule.name))\\fR\(value)", line(rule.help + ".")]
      }
  }

  private static let statuses = [
    (0, "Done, and no regression."), (1, "A regression."),
    (2, "A wrong command line, bad input, or a run that failed."), (3, "Files that cannot be compared."),
  ].flatMap { [".TP", "\($0)", line($1)] }

  /// A line of text that begins with no request.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\u{A0}": escaped += "\\ "
      default: escaped.append(character)
      }
    }
  }
}
