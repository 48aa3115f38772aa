/// How this library, and with it the programme, was compiled.
public enum BuildMode: String, Codable, Sendable {
  case debug, release

  #if DEBUG
    public static let current = BuildMode.debug
  #else
    public static let current = BuildMode.release
  #endif

  /// Whether timings mean anything: a debug build counts, and does not time.
  public var isTimed: Bool { self == .release }
}
