/// A dynamic property that may have changed: its source has, but perhaps not the part that the property leads to.
///
/// It is asked when its owner's turn comes in the pass, and no sooner: by then the action is over, so that nobody looks
/// at values half way through it, and whoever has nothing to say any more, such as an element's row whose parent has
/// run and removed it, is not asked at all.
protocol Doubt: AnyObject {
  var name: String { get }

  /// Whether the property has changed since its owner's body saw it, or since the last time this was asked.
  func isConfirmed() -> Bool
}
