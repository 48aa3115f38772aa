/// Rows in one column. It reads all identifiers, but makes rows as they become visible, if their type tells how many each
/// element is, and none has an identity of its own. Otherwise it makes the values of all rows, each time the `ForEach`
/// is made; their nodes and bodies only of visible ones (behaviours B22, B23).
///
/// - The identifiers of an array that is the same as before are not read again.
/// - A row that a view with a body hides, behind a condition there, is not found before that body has been evaluated:
///   when the viewport gets there.
@frozen public struct List<SelectionValue: Hashable, Content: View>: _LazyView {
  public var _content: Content

  @inlinable public static var _isList: Bool { true }

  @inlinable init(_content: Content) {
    self._content = _content
  }
}

extension List where SelectionValue == Never {
  @inlinable public init(@ViewBuilder content: () -> Content) {
    self.init(_content: content())
  }

  // A binding to a collection is a collection, too; it means the form with bindings to elements.
  @_disfavoredOverload
  @inlinable public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(_content: ForEach(data, content: rowContent))
  }

  @inlinable public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(_content: ForEach(data, id: id, content: rowContent))
  }

  @inlinable public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(_content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a collection behind a binding, made from a binding to the element.
  @inlinable public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(_content: ForEach(data, content: rowContent))
  }
}
