extension ForEach {
  /// A row for each element of a collection behind a binding, made from a binding to the element. Making it reads the
  /// collection, so that each change of an element runs the view that wrote it.
  @inlinable public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) },
      identify: { $0.1 },
      content: { content(data[$0.0]) }
    )
  }

  /// The same of elements that have an id of their own.
  @inlinable public init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}
