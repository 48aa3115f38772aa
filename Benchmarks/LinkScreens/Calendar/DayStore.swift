/// What an app keeps beside its screens: every destination refers to it.
public final class DayStore {
  /// What a detail screen calls when it is done; made once and handed on unchanged.
  public let onClose: @MainActor () -> Void
  /// The months whose headers have appeared, in order.
  public private(set) var seenMonths: [String] = []
  /// Shown by detail screens.
  public let source: String

  public init(source: String, onClose: @escaping @MainActor () -> Void = {}) {
    self.source = source
    self.onClose = onClose
  }

  func see(_ month: Month) { seenMonths.append(month.title) }
}
