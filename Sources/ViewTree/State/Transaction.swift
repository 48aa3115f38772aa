/// The circumstances of a change.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  /// Which transaction a write belongs to: 0 outside any, another number for each call of `withTransaction`.
  private var id = 0

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  // Sound: `nonisolated(unsafe)`: the main actor alone touches it, as it does all of the tree.
  nonisolated(unsafe) private static var current = Transaction()
  nonisolated(unsafe) private static var lastID = 0

  /// The transaction of a write made now.
  static var currentID: Int { current.id }

  static func run<Result, Failure: Error>(
    _ transaction: Transaction,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = current
    lastID += 1
    current = transaction
    current.id = lastID
    defer { current = outer }
    return try body()
  }
}

/// Makes changes in a transaction of their own: they are seen by a pass that comes after the changes before them
/// (behaviour B41).
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// Makes changes in an animated transaction of their own.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(Transaction(animation: animation), body)
}

extension View {
  /// Changes the transaction in which this view is updated. The tree animates nothing, so nothing comes of it.
  @inlinable public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Animates changes of a value. The tree animates nothing, so nothing comes of it.
  @inlinable public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
}
