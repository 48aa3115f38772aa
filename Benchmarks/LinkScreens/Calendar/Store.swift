import ViewTree

/// A state that is changed by actions alone, which a reducer carries out: as many apps keep theirs.
final class Store<State, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reduce: (inout State, Action) -> Void

  init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
    self.state = state
    self.reduce = reduce
  }

  /// Carries an action out. Whoever observes the store runs again, whatever has changed.
  @MainActor func dispatch(_ action: Action) { reduce(&state, action) }
}

/// The maps a user has saved, one for each day.
struct MapsState {
  var maps: [Day]
  /// The one that was opened last.
  var opened: Day?
}

enum MapsAction {
  case show([Day])
  case open(Day?)
  case delete(Day)

  static func reduce(_ state: inout MapsState, _ action: MapsAction) {
    switch action {
    case .show(let maps): state.maps = maps
    case .open(let map): state.opened = map
    case .delete(let map): state.maps.removeAll { $0.id == map.id }
    }
  }
}
