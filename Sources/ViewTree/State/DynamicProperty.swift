/// A stored property of a view that lives outside the view's value: in the tree, in a binding's source.
///
/// A struct that conforms and contains other dynamic properties gets theirs installed, and then its `update()` called,
/// before each evaluation of the body (behaviour B31).
public protocol DynamicProperty {
  /// Called before the body is evaluated, after the storage has been put in place.
  mutating func update()

  /// Puts the storage of a place in the tree into this value; makes it on the first call.
  mutating func _install(in slot: inout _DynamicSlot?, as place: _DynamicPlace)
}

extension DynamicProperty {
  public mutating func update() {}

  public mutating func _install(in slot: inout _DynamicSlot?, as place: _DynamicPlace) {
    let fields = TypeFields.of(Self.self).dynamicProperties
    if fields.isEmpty { return }
    let nested = slot as? NestedSlots ?? NestedSlots(count: fields.count)
    slot = nested
    withUnsafeMutableBytes(of: &self) { bytes in
      for (index, field) in fields.enumerated() {
        field.install(into: bytes.baseAddress!, slot: &nested.slots[index], owner: place.owner)
      }
    }
  }
}

/// Where a dynamic property is installed: in whom, and under which name.
public struct _DynamicPlace {
  unowned let owner: Dependent
  let name: String
}

/// The storage of one dynamic property of one identity.
public class _DynamicSlot {
  @usableFromInline init() {}

  /// Lets go of the dependent that owned this storage, which is going away. The storage may live on in a closure.
  func detach() {}
}

/// The storage of the dynamic properties inside a dynamic property.
private final class NestedSlots: _DynamicSlot {
  var slots: [_DynamicSlot?]

  init(count: Int) {
    slots = Array(repeating: nil, count: count)
  }

  override func detach() {
    for slot in slots { slot?.detach() }
  }
}
