/// One view's reading end of another location: what its body reads through this end makes this view a dependent of
/// the source, and nobody else.
final class BoundLocation<Value>: Location<Value>, LocationReader, PendingCheck {
  let source: Location<Value>
  let name: String
  // Sound: `unowned(unsafe)`: a dependent detaches its storage when it goes, and so sets this to nil.
  private unowned(unsafe) var owner: Dependent?
  private var wasRead = false
  /// The value that the owner's body saw, where the source tells in vain.
  private var seen: Value?
  private var readers = ReaderList()

  private init(_ source: Location<Value>, at place: _DynamicPlace) {
    self.source = source
    owner = place.owner
    name = place.name
    super.init()
    source.subscribe(self)
  }

  /// The reading end kept in a slot, made anew only where the source is another one. Once read it stays a dependency
  /// (behaviour B35), and another source is a change of it.
  static func reading(
    _ source: Location<Value>,
    in slot: inout _DynamicSlot?,
    as place: _DynamicPlace
  ) -> BoundLocation {
    // Sound: `unsafeDowncast`: a slot belongs to one property of one view type, and only this function fills it.
    let known = slot.map { unsafeDowncast($0, to: BoundLocation.self) }
    if let known, known.source.isSame(as: source) { return known }
    let made = BoundLocation(source, at: place)
    if let known, known.wasRead {
      made.wasRead = true
      made.noteSeen(source.get())
      place.owner.noteChange(of: place.name)
    }
    known?.detach()
    slot = made
    return made
  }

  override func get() -> Value { source.get() }
  override var origin: Location<Value> { source.origin }
  override func set(_ value: Value) { source.set(value) }
  override func noteRead() { wasRead = true }
  override var tellsInVain: Bool { source.tellsInVain }
  override func noteSeen(_ value: Value) { if tellsInVain { seen = value } }
  override func subscribe(_ reader: any LocationReader) { readers.insert(reader) }
  override func unsubscribe(_ reader: any LocationReader) { readers.remove(reader) }

  override func detach() {
    source.unsubscribe(self)
    owner = nil
  }

  func sourceDidChange() {
    if wasRead {
      if tellsInVain { owner?.markForCheck(self) } else { owner?.markDirty(because: name) }
    }
    readers.tellAll()
  }

  func hasChanged() -> Bool {
    let value = source.get()
    if let seen, isEqual(seen, value) { return false }
    seen = value
    return true
  }
}
