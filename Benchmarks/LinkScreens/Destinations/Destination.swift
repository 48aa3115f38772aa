import ViewTree

/// What a day leads to: detail views of different weight.
public enum Destination: String, CaseIterable, Codable, Sendable {
  case light, typical, callback, heavy, loading
  case loadingLazily = "loading-lazily"
  case loadingOwned = "loading-owned"

  public var summary: String {
    switch self {
    case .light: "one date"
    case .typical: "a day, the store, a callback handed on unchanged, and a model that the view owns (@StateObject)"
    case .callback: "a day and a closure written at the link site, which is another one each time"
    case .heavy: "a day and a model object made with the struct (@ObservedObject)"
    case .loading: "a resource made with the struct, which loads in its initialiser (@ObservedObject)"
    case .loadingLazily: "the same, but the resource loads on its first subscription"
    case .loadingOwned: "a resource that the view owns (@StateObject), which loads in its initialiser"
    }
  }
}

/// A detail view, which a screen makes from a day and the store.
@MainActor protocol DayDestination: View {
  init(day: Day, store: DayStore)

  /// What a screen shows that looks at the day before it decides where to go.
  associatedtype Decided: View = Self
  @ViewBuilder static func decided(by day: Day, _ store: DayStore) -> Decided

  /// How often a body of this destination ran.
  static func bodies(in counts: WorkCounts) -> Int
}

extension DayDestination {
  static func bodies(in counts: WorkCounts) -> Int { counts.bodies(of: Self.self) }
}

extension DayDestination where Decided == Self {
  static func decided(by day: Day, _ store: DayStore) -> Self { Self(day: day, store: store) }
}
