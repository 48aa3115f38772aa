import ViewTree

/// How often rows were made as values, and their bodies evaluated.
@MainActor final class Tally {
  private(set) var inits = 0
  private(set) var bodies = 0

  func countInit() { inits += 1 }
  func countBody() { bodies += 1 }

  /// Both since the last call.
  func take() -> [Int] {
    defer { (inits, bodies) = (0, 0) }
    return [inits, bodies]
  }
}

/// A row that counts itself.
struct TalliedRow: View {
  let id: Int
  let tally: Tally

  init(_ id: Int, _ tally: Tally) {
    tally.countInit()
    self.id = id
    self.tally = tally
  }

  var body: some View {
    let _ = tally.countBody()
    Text("\(id)")
  }
}
