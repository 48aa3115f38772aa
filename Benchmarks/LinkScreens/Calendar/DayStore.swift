/// What an app keeps beside its screens: every destination refers to it.
public final class DayStore {
  /// What a detail screen calls when it is done; made once and handed on unchanged.
  public let onClose: @MainActor () -> Void
  /// How many months' headers have appeared.
  public private(set) var seenMonthCount = 0
  /// Shown by detail screens.
  public let source: String

  public init(source: String, onClose: @escaping @MainActor () -> Void = {}) {
    self.source = source
    self.onClose = onClose
  }

  func see(_ month: Month) { seenMonthCount += 1 }
}
