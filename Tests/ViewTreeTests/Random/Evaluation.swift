/// What one evaluation of a whole program has found.
struct Evaluation {
  /// What a view was given and has read. Its body runs where that changes.
  struct Inputs: Equatable {
    /// By its parent.
    var given = 0
    /// By its dynamic property.
    var property: [Int] = []
    /// Of observable objects.
    var objects: [Int] = []
  }

  /// A view that hears of appearing, of changes or of tasks, and the screen it is on.
  struct Listener {
    let path: String
    let screen: String
  }

  var inputs: [String: Inputs] = [:]
  /// The views with bodies, in document order.
  var order: [Listener] = []
  /// The name of each view's dynamic property.
  var properties: [String: String] = [:]
  /// For views that are new, the outermost new view around them.
  var newRoots: [String: String] = [:]
  /// The views with callbacks, innermost first.
  var listeners: [Listener] = []
  /// Those of them whose screen is on top.
  var shown: Set<String> = []
  /// What is given to views that listen to it.
  var changing: [(path: String, given: Int)] = []
  var deriving: [String: Int] = [:]
  var sums: [String: Int] = [:]
  /// The ids of tasks.
  var tasks: [String: Int] = [:]
  var states: Set<String> = []
  var containers: [(screen: String, path: String)] = []
  var objects: Set<String> = []
  var controls: [(screen: String, path: String)] = []
  /// Those whose control is in a context menu.
  var menus: Set<String> = []
  /// Those who can push a screen, and whether their state says that they have; nil where they have no such state.
  var pushers: [String: Bool?] = [:]
  /// The screens of values, the last on top; the root alone if there is none.
  var screens = [""]

  /// Forgets what has ended, so that whatever is there next is new.
  mutating func remove(where hasEnded: (String) -> Bool) {
    inputs = inputs.filter { !hasEnded($0.key) }
    changing.removeAll { hasEnded($0.path) }
    deriving = deriving.filter { !hasEnded($0.key) }
    sums = sums.filter { !hasEnded($0.key) }
    tasks = tasks.filter { !hasEnded($0.key) }
    shown = shown.filter { !hasEnded($0) }
  }
}
