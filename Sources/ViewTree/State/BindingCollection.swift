extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value. A read of it.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

/// A binding to a collection is a collection of bindings to its elements. Everything here reads the collection.
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  // The collection knows better than by steps how far its indices lie apart.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  public func index(_ index: Value.Index, offsetBy distance: Int, limitedBy limit: Value.Index) -> Value.Index? {
    wrappedValue.index(index, offsetBy: distance, limitedBy: limit)
  }

  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  /// A binding to the element at an index; traps if there is none. Each is new, and equals no other: SwiftUI makes it
  /// from two closures, in code that its public interface shows
  /// (https://peterfriese.dev/blog/2021/swiftui-list-item-bindings-behind-the-scenes). So a row that holds one is
  /// unequal whenever the view that made it runs.
  ///
  /// If the element is removed, bodies see the last one, and a read outside a body traps.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let element = wrappedValue[position]
    return Binding<Value.Element>(
      location: DerivedLocation(of: ElementProjection<Value>(index: position), in: location, known: element)
    )
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
