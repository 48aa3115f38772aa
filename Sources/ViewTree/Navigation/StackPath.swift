/// A path that a stack was given, and how it is followed.
@frozen public struct _StackPath<Data> {
  @usableFromInline let binding: Binding<Data>
  @usableFromInline let follow: @MainActor (Binding<Data>, NavigationCore, _TreeContext) -> Void
}

extension _StackPath where Data == NavigationPath {
  init(_ path: Binding<NavigationPath>) {
    self.init(binding: path) { PathWatchOf<BoxedPath>.follow($0, by: $1, in: $2) }
  }
}

extension _StackPath where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  init(_ path: Binding<Data>) {
    self.init(binding: path) { PathWatchOf<CollectionPath<Data>>.follow($0, by: $1, in: $2) }
  }
}
