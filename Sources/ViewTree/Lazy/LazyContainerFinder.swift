/// Finds the first lazy container in what can be seen, the outer before the inner, that meets a condition.
final class LazyContainerFinder: TopScreenVisitor {
  private let condition: @MainActor (LazyContainer) -> Bool
  private(set) var found: LazyContainer?

  init(where condition: @escaping @MainActor (LazyContainer) -> Bool = { _ in true }) {
    self.condition = condition
  }

  override func lazyContainer(_ type: Any.Type, _ container: LazyContainer, content: () -> Void) {
    if found != nil { return }
    if condition(container) { found = container } else { content() }
  }

  override func container(_ type: Any.Type, detail: @autoclosure () -> String?, content: () -> Void) {
    if found == nil { content() }
  }
}
