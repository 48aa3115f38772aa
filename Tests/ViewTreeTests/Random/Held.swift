/// The value of a state, as a test writes it and asks for it.
enum Held: Equatable {
  case number(Int)
  case ids([Int])
  case flag(Bool)
  case choice(Int?)

  /// Whether it may have something pushed or presented.
  var presents: Bool {
    switch self {
    case .flag(let flag): flag
    case .choice(let choice): choice != nil
    default: false
    }
  }

  /// Whether another value is of the same type.
  func isLike(_ other: Held) -> Bool {
    switch (self, other) {
    case (.number, .number), (.ids, .ids), (.flag, .flag), (.choice, .choice): true
    default: false
    }
  }
}

/// What the states of a program are.
protocol Holdable {
  /// Nil if the value is of another type.
  init?(_ held: Held)
  var held: Held { get }
}

extension Int: Holdable {
  init?(_ held: Held) {
    guard case .number(let number) = held else { return nil }
    self = number
  }

  var held: Held { .number(self) }
}

extension [Int]: Holdable {
  init?(_ held: Held) {
    guard case .ids(let ids) = held else { return nil }
    self = ids
  }

  var held: Held { .ids(self) }
}

extension Int?: Holdable {
  init?(_ held: Held) {
    guard case .choice(let choice) = held else { return nil }
    self = choice
  }

  var held: Held { .choice(self) }
}

extension Bool: Holdable {
  init?(_ held: Held) {
    guard case .flag(let flag) = held else { return nil }
    self = flag
  }

  var held: Held { .flag(self) }
}
