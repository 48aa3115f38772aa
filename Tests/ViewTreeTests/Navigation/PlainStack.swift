/// What a stack of `ModelScreen`s has to be: plain arrays of screens and their states.
struct PlainStack: Equatable {
  struct Entry: Equatable {
    let kind: ModelKind
    /// Nil until the screen has been seen for the first time.
    var number: Int?
    var taps = 0
    var rows = [0, 1, 2]
    var item: Int?
    /// The screen whose link or modifier has pushed this one.
    var owner: Int?

    var text: String { "\(kind) #\(number ?? 0) tapped \(taps) rows \(rows) item \(item ?? -1)" }
  }

  var root = Entry(kind: .root)
  var values: [Entry] = []
  var views: [Entry] = []

  var screens: [Entry] { [root] + values + views }

  var path: [Int] {
    values.map { if case .value(let number) = $0.kind { number } else { -1 } }
  }

  /// Applies a change to each screen, or to the one with a number.
  mutating func change(_ number: Int? = nil, _ change: (inout Entry) -> Void) {
    func isMeant(_ entry: Entry) -> Bool { number == nil || entry.number == number }
    if isMeant(root) { change(&root) }
    for index in values.indices where isMeant(values[index]) { change(&values[index]) }
    for index in views.indices where isMeant(views[index]) { change(&views[index]) }
  }

  mutating func push(_ kind: ModelKind, from owner: Int) { views.append(Entry(kind: kind, owner: owner)) }

  /// Screens that views have pushed go from a place on; who has pushed them by an item, and is still there, is told.
  mutating func removeViews(from place: Int) {
    let leaving = views[place...]
    views.removeSubrange(place...)
    for entry in leaving {
      if case .item = entry.kind { change(entry.owner!) { $0.item = nil } }
    }
  }

  mutating func removeViews(where isMeant: (Entry) -> Bool) {
    if let place = views.firstIndex(where: isMeant) { removeViews(from: place) }
  }

  /// The path has these values from now on.
  mutating func follow(_ newPath: [Int]) {
    let common = zip(path, newPath).prefix { $0 == $1 }.count
    let leaving = values[common...].compactMap(\.number)
    values.removeSubrange(common...)
    values += newPath[common...].map { Entry(kind: .value($0)) }
    removeViews { leaving.contains($0.owner!) }
  }

  mutating func goBack() {
    if !views.isEmpty { removeViews(from: views.count - 1) } else if !values.isEmpty { values.removeLast() }
  }

  mutating func dismiss(_ number: Int) {
    if let place = values.firstIndex(where: { $0.number == number }) {
      if !views.isEmpty { removeViews(from: 0) }
      values.removeSubrange(place...)
    } else {
      removeViews { $0.number == number }
    }
  }

  mutating func remove(row: Int, of number: Int) {
    change(number) { $0.rows.removeAll { $0 == row } }
    removeViews { $0.owner == number && $0.kind == .view(row) }
  }
}
