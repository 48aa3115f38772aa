/// What the tool calls itself in its files and in `--version`.
enum Tool {
  static let name = "linkcost"
  static let version = "0.1.0"
}
