import ViewTree

/// The comparisons of a floor, counted as they are made. What differs is replaced, as in a node.
struct Comparisons {
  private(set) var count = 0

  /// Holds a new value against the kept one, as the tree does.
  @MainActor @inline(__always)
  mutating func hold<Value>(_ new: inout Value, against kept: inout Value) {
    count &+= 1
    if !areEqual(&kept, &new) { swap(&kept, &new) }
  }

  /// The same for a view that is compared by its own `==`.
  @MainActor @inline(__always)
  mutating func hold<Content>(_ new: inout EquatableView<Content>, against kept: inout EquatableView<Content>) {
    count &+= 1
    if kept.content != new.content { swap(&kept, &new) }
  }

  /// The same for a closure, which compares by its two words.
  @MainActor @inline(__always)
  mutating func hold(_ new: inout Action, against kept: inout Action) {
    count &+= 1
    if !haveEqualBits(&kept, &new) { swap(&kept, &new) }
  }

  /// The same for the two texts of a row's label.
  @MainActor @inline(__always)
  mutating func hold(_ new: inout DayLabel, against kept: inout DayLabel) {
    hold(&new._content.leading, against: &kept._content.leading)
    hold(&new._content.last, against: &kept._content.last)
  }

  /// The same for a button of a row, its action before its label.
  @MainActor @inline(__always)
  mutating func hold(_ new: inout Button<DayLabel>, against kept: inout Button<DayLabel>) {
    hold(&new.action, against: &kept.action)
    hold(&new.label, against: &kept.label)
  }
}
