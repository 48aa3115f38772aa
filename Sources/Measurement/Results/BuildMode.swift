/// How this library, and with it the programme, was compiled.
public enum BuildMode: String, Codable, Sendable {
  /// Checks of the tree's invariants make a debug build of any, optimised or not.
  case debug, release

  #if DEBUG || CHECKED
    public static let current = BuildMode.debug
  #else
    public static let current = BuildMode.release
  #endif

  /// Whether timings mean anything: a debug build counts, and does not time.
  public var isTimed: Bool { self == .release }
}
