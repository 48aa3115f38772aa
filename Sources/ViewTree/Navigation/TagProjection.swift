/// Whether a selection is a tag. Setting it to true selects the tag; to false, nothing, if the tag is selected.
struct TagProjection<Tag: Hashable>: Projection, Hashable {
  let tag: Tag

  func get(from selection: Tag?) -> Bool? { selection == tag }

  func set(_ isSelected: Bool, in selection: inout Tag?) {
    if isSelected { selection = tag } else if selection == tag { selection = nil }
  }
}

extension Binding {
  /// A binding to whether the selection is a tag: the same one for the same tag as long as it is in use.
  @usableFromInline func isSelecting<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(location: location.part(TagProjection(tag: tag)))
  }
}
