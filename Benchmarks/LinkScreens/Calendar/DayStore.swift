public import ViewTree

/// What an app keeps beside its screens: destinations refer to it, and `typical` observes it.
public final class DayStore: ObservableObject {
  /// Shown by detail screens.
  @Published public var note: String
  /// What a detail screen calls when it is done; made once and handed on unchanged.
  public let onClose: @MainActor () -> Void
  /// Where detail screens load from. Nothing ever comes back, and nothing is kept of what was asked for.
  public let network: FakeNetwork
  /// What the initialiser of a `WeightedDetail` does.
  var weight = Destination.callback
  /// When an action that is handed a token lets it lead on.
  var opening = Opening.atOnce
  /// What the appearance of a month's header leads to; nothing but in the phase that is about it.
  @MainActor var fetch: ((Month) -> Void)?
  /// The days whose detail screens said that they are done.
  private(set) var closedDays: [Day] = []

  @MainActor public init(source: String, onClose: @escaping @MainActor () -> Void = {}) {
    note = source
    self.onClose = onClose
    network = FakeNetwork(delay: .never, keepsRequests: false)
  }

  @MainActor func see(_ month: Month) { fetch?(month) }

  func close(_ day: Day) { closedDays.append(day) }
}
