/// Ends the lives of the nodes it is shown, and counts them. Their memory goes afterwards, with the node that held them.
final class Remover: NodeCounter {
  override func appearance(_ appearance: Appearance) { appearance.markRemoved() }

  override func dependent(_ dependent: Dependent) { dependent.markRemoved() }

  override func presentation(_ screen: Screen) { screen.linkWasRemoved() }
}
