/// The elements of a collection by position, lent to a closure without being copied.
///
/// An element handed to an unknown closure is copied first, with a retain for each reference in it, because the closure
/// might change the collection. Here the collection is a view's own constant, so an element of an array is lent where it
/// lies. Other collections may be contiguous too, but need not keep their elements in one place between two calls.
@frozen @usableFromInline struct Elements<Data: RandomAccessCollection> {
  @usableFromInline let data: Data
  @usableFromInline let count: Int
  /// Valid as long as whoever made this keeps the collection; nil where elements have to be asked for.
  @usableFromInline let base: UnsafePointer<Data.Element>?

  @inlinable init(_ data: Data) {
    self.data = data
    count = data.count
    base = Elements.isArray ? data.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil : nil
  }

  /// Decided at compile time, once specialised.
  @inlinable @inline(__always)
  static var isArray: Bool {
    Data.self == [Data.Element].self || Data.self == ArraySlice<Data.Element>.self
      || Data.self == ContiguousArray<Data.Element>.self
  }

  @inlinable @inline(__always)
  func call<Result>(_ closure: (Data.Element) -> Result, _ index: Int) -> Result {
    guard let base else { return closure(data[data.index(data.startIndex, offsetBy: index)]) }
    return lend(base + index, to: closure)
  }
}

/// Calls a closure with the value at an address. Generic over values that cannot be copied, so that no copy is made.
@inlinable @inline(__always)
func lend<Value: ~Copyable, Result>(_ value: UnsafePointer<Value>, to closure: (borrowing Value) -> Result) -> Result {
  closure(value.pointee)
}
