/// How a binding says whether, and what, a modifier presents.
@usableFromInline protocol PresentationSource {
  associatedtype Bound
  associatedtype Value

  /// What is to be presented; nil if nothing is.
  static func value(of bound: Bound) -> Value?

  /// What the binding holds while nothing is presented.
  static var nothing: Bound { get }

  /// Whether what is shown for one value goes on for the other.
  static func isSame(_ old: Value, _ new: Value) -> Bool
}

/// `isPresented:`.
@usableFromInline enum FlagSource: PresentationSource {
  @usableFromInline static func value(of isPresented: Bool) -> Void? { isPresented ? () : nil }
  @usableFromInline static var nothing: Bool { false }
  @usableFromInline static func isSame(_ old: Void, _ new: Void) -> Bool { true }
}

/// `item:` on a stack: another item is shown on the same screen. (What SwiftUI does then is not settled.)
@usableFromInline enum ItemSource<Item>: PresentationSource {
  @usableFromInline static func value(of item: Item?) -> Item? { item }
  @usableFromInline static var nothing: Item? { nil }
  @usableFromInline static func isSame(_ old: Item, _ new: Item) -> Bool { true }
}

/// `item:` of a sheet: an item of another identity is another sheet.
@usableFromInline enum IdentifiedSource<Item: Identifiable>: PresentationSource {
  @usableFromInline static func value(of item: Item?) -> Item? { item }
  @usableFromInline static var nothing: Item? { nil }
  @usableFromInline static func isSame(_ old: Item, _ new: Item) -> Bool { old.id == new.id }
}
