/// Collects the texts it is shown, in document order; of a navigation stack only those of the top screen.
final class TextCollector: TopScreenVisitor {
  private(set) var texts: [String] = []

  override func text(_ string: String) { texts.append(string) }
}
