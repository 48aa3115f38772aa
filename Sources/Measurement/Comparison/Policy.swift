/// What a comparison lets pass, and what it insists on.
public struct Policy: Equatable, Sendable {
  /// How far a change may reach before it is one, as a share.
  public struct Margins: Equatable, Sendable {
    public var timesFloor = 0.1
    public var floor = 0.1
    /// Of a duel; absent for what its rules say.
    public var duel: Double?
    /// The change that a duel is to see; absent likewise.
    public var duelResolution: Double?

    public init() {}
  }

  public struct LeftOutScreen: Equatable, Sendable {
    public var screen: String
    public var reason: String

    public init(screen: String, reason: String) {
      self.screen = screen
      self.reason = reason
    }
  }

  public struct CountException: Equatable, Sendable {
    public var count: String
    /// Absent for all screens.
    public var screen: String?
    /// Absent for all phases.
    public var phase: String?
    public var reason: String

    public init(count: String, screen: String?, phase: String?, reason: String) {
      self.count = count
      self.screen = screen
      self.phase = phase
      self.reason = reason
    }
  }

  /// Whether times that could not be judged are as bad as a mismatch.
  public var demandsTimes = false
  public var margins = Margins()
  public var screensLeftOut: [LeftOutScreen] = []
  public var countsThatMayChange: [CountException] = []

  /// The strictest about counts, and times are reported only where they can be judged.
  public init() {}

  /// The file without the screens left out.
  func kept(of file: ResultFile) -> ResultFile {
    var file = file
    let names = Set(screensLeftOut.map(\.screen))
    file.results.removeAll { names.contains($0.screen) }
    return file
  }

  func exception(for count: String, in key: CaseKey) -> CountException? {
    countsThatMayChange.first { exception in
      exception.count == count && exception.screen ?? key.screen == key.screen
        && exception.phase ?? key.phase == key.phase
    }
  }
}
