/// The location of a part of what another location holds. Making one is not a read; writing it is a write of the base.
///
/// A view that reads it through a binding of its own runs again if the part has changed, whatever else has changed in
/// the base (behaviour B36). A read without such a binding, by the view that wrote it, is a read of the base
/// (behaviour B45).
final class DerivedLocation<Part: Projection>: Location<Part.Part>, LocationReader {
  private let base: Location<Part.Base>
  private let part: Part
  private var readers = ReaderList()
  /// The part as a body last saw it. It stands in for the part where that has gone.
  private var known: Part.Part?

  /// - Parameter known: what the part is, where making the binding has read it.
  init(of part: Part, in base: Location<Part.Base>, known: Part.Part? = nil) {
    self.part = part
    self.base = base
    self.known = known
  }

  /// The part now. While bodies are evaluated, a part that has gone keeps its last value, for views that are about to
  /// go with it; otherwise asking for it is a programmer's mistake.
  override func get() -> Part.Part {
    if let value = part.get(from: base.get()) {
      if Evaluation.isRunning { known = value }
      return value
    }
    guard Evaluation.isRunning, let known else {
      fatalError("A binding's source is gone: an optional without a value, or an element that was removed.")
    }
    return known
  }

  override func set(_ value: Part.Part) {
    var whole = base.get()
    part.set(value, in: &whole)
    base.set(whole)
  }

  override func noteRead() { base.noteRead() }

  /// The base is listened to only while somebody listens here, so that it keeps nothing alive that nobody uses.
  override func subscribe(_ reader: any LocationReader) {
    if readers.isEmpty { base.subscribe(self) }
    readers.insert(reader)
  }

  override func unsubscribe(_ reader: any LocationReader) {
    readers.remove(reader)
    if readers.isEmpty { base.unsubscribe(self) }
  }

  /// Told of each change of the base, it does not look whether the part is another: readers do, when their turn comes.
  func sourceDidChange() { readers.tellAll() }

  override var tellsInVain: Bool { true }
}

extension Location {
  /// The location of a part, the same object for the same part as long as it is in use.
  final func part<Part: Projection & Hashable>(
    _ part: Part,
    known: Part.Part? = nil
  ) -> DerivedLocation<Part> where Part.Base == Value {
    parts.location(of: part) { DerivedLocation(of: part, in: self, known: known) }
  }
}
