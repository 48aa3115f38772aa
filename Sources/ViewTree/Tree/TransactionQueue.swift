/// The writes of transactions that wait for the pass of another one (behaviour B41).
struct TransactionQueue {
  /// In the order of the transactions.
  private var waiting: [(transaction: Int, writes: [() -> Void])] = []
  /// The transaction whose writes the next pass sees.
  private var open = 0

  var count: Int { waiting.count }

  /// Whether a write made now belongs to the transaction whose pass comes next.
  ///
  /// - Parameter isFirst: whether no other write waits for that pass, so that this one's transaction is the one.
  mutating func admitsWrite(isFirst: Bool) -> Bool {
    guard waiting.isEmpty else { return false }
    if isFirst { open = Transaction.currentID }
    return open == Transaction.currentID
  }

  mutating func postpone(_ write: @escaping () -> Void) {
    let transaction = Transaction.currentID
    if waiting.last?.transaction != transaction { waiting.append((transaction, [])) }
    waiting[waiting.count - 1].writes.append(write)
  }

  /// Opens the next transaction and takes its writes; nil where none waits.
  mutating func takeNext() -> [() -> Void]? {
    if waiting.isEmpty { return nil }
    let next = waiting.removeFirst()
    open = next.transaction
    return next.writes
  }
}

extension Tree {
  /// Carries out a write: at once, or, if it belongs to another transaction than those that wait for the next pass,
  /// after that pass.
  func carryOut(_ write: @escaping () -> Void) {
    if admitsWrite() { write() } else { postpone(write) }
  }

  /// Whether a write made now belongs to the transaction whose pass comes next: that of the first write which made
  /// something dirty, or a screen due. What else waits for a pass, a callback say, waits for any.
  func admitsWrite() -> Bool { transactions.admitsWrite(isFirst: !hasChanges) }

  func postpone(_ write: @escaping () -> Void) { transactions.postpone(write) }

  /// Carries out the writes of the next transaction. Returns false where there is none.
  func beginNextTransaction() -> Bool {
    guard let writes = transactions.takeNext() else { return false }
    for write in writes { write() }
    return true
  }
}
