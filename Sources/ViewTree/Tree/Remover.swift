/// Ends the lives of the nodes it is shown, and counts them. Their memory goes afterwards, with the node that held them.
final class Remover: NodeCounter {
  override func appearance(_ appearance: Appearance) { appearance.markRemoved() }

  override func preference<Key: PreferenceKey>(
    _ key: Key.Type,
    _ value: Key.Value,
    for listener: PreferenceListener?,
    content: () -> Void
  ) {
    content()
    listener?.valueDidChange(of: key)
  }

  override func listener(_ listener: PreferenceListener) { listener.markRemoved() }

  override func dependent(_ dependent: Dependent) { dependent.markRemoved() }

  override func presentation(_ presentation: Presentation) { presentation.presenterWasRemoved() }

  override func destination(_ entry: DestinationEntry) { entry.markRemoved() }
}
