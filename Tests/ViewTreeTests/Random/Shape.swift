@testable import ViewTree

/// What an outline tells, without its text: a line for each node, which is cheap to write and to compare.
@MainActor final class Shape: _Visitor {
  struct Line: Equatable {
    let level: Int
    let type: ObjectIdentifier
    var isEnabled = true
    var detail: String?
  }

  private(set) var lines: [Line] = []
  /// The lazy containers, in document order.
  private(set) var containers: [LazyContainer] = []
  private var level = 0

  init(of host: ViewHost) {
    super.init()
    lines.reserveCapacity(256)
    host.visit(with: self)
  }

  override func container(_ type: Any.Type, detail: @autoclosure () -> String?, content: () -> Void) {
    write(Line(level: level, type: ObjectIdentifier(type), detail: detail()), content)
  }

  override func text(_ string: String) {
    lines.append(Line(level: level, type: ObjectIdentifier(Text.self), detail: string))
  }

  override func control(
    _ type: Any.Type,
    isEnabled: Bool,
    activation: () -> ViewHost.Control.Activation,
    label: () -> Void
  ) {
    write(Line(level: level, type: ObjectIdentifier(type), isEnabled: isEnabled), label)
  }

  override func lazyContainer(_ type: Any.Type, _ container: LazyContainer, content: () -> Void) {
    containers.append(container)
    super.lazyContainer(type, container, content: content)
  }

  override func navigation(_ type: Any.Type, _ navigation: NavigationCore, root: () -> Void) {
    write(Line(level: level, type: ObjectIdentifier(type))) {
      root()
      for screen in navigation.screens {
        write(Line(level: level, type: ObjectIdentifier(Screen.self))) { screen.visit(with: self) }
      }
    }
  }

  override func sheet(_ sheet: Sheet) {
    if sheet.phase != .shown { return }
    write(Line(level: level, type: ObjectIdentifier(Sheet.self))) { sheet.visit(with: self) }
  }

  private func write(_ line: Line, _ content: () -> Void) {
    lines.append(line)
    level += 1
    content()
    level -= 1
  }
}

extension ViewHost {
  /// Scrolls a fresh tree as another one is scrolled, what is outside before what is inside it.
  func scroll(like shape: Shape) {
    for (index, container) in shape.containers.enumerated() where container.offset > 0 {
      let counterparts = Shape(of: self).containers
      if index >= counterparts.count { return }
      let rows = container.offset - counterparts[index].offset
      if rows != 0 { update { counterparts[index].scroll(by: rows) } }
    }
  }
}
