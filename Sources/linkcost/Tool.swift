/// What the tool calls itself in its files and in `--version`.
enum Tool {
  static let name = "linkcost"
  static let version = "0.1.0"

  /// Whether the tree's counting is compiled out, which only scripts/bench-check does, to tell what counting costs.
  #if UNCOUNTED
    static let isCounted = false
  #else
    static let isCounted = true
  #endif
}
