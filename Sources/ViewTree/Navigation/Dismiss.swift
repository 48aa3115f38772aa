/// Takes off the screen or the sheet it was read on.
///
/// A screen is popped with all above it, a sheet is dismissed, and its binding or path is told. On the root screen it
/// does nothing.
public struct DismissAction {
  let handle: PresentationHandle?

  @MainActor @preconcurrency public func callAsFunction() { handle?.dismiss() }
}

/// What a screen or a sheet can be told while it is shown. It does nothing afterwards, whoever has kept it, also if the
/// same link has pushed again.
@usableFromInline final class PresentationHandle: Location<PresentationMode> {
  // Sound: `unowned(unsafe)`: a presentation that ends takes itself out of the handle, whoever has kept that.
  unowned(unsafe) var presentation: Presentation?

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  @MainActor func dismiss() {
    guard let tree = presentation?.tree else { return }
    if Evaluation.isRunning {
      return tree.warn("A view was dismissed while a body was evaluated. Nothing is done.")
    }
    tree.carryOut { self.presentation?.dismiss() }
  }

  override func get() -> PresentationMode { PresentationMode(isPresented: presentation != nil) }

  override func set(_ mode: PresentationMode) {
    // Sound: `nonisolated(unsafe)`: `MainActor.assumeIsolated` traps elsewhere than on the main actor before it runs
    // what it is given; the constant cannot be set and holds nothing of a view.
    nonisolated(unsafe) let handle = self
    if !mode.isPresented { MainActor.assumeIsolated { handle.dismiss() } }
  }
}

extension EnvironmentValues {
  /// Takes off the screen or sheet that the reading view is on.
  public var dismiss: DismissAction { DismissAction(handle: presentation) }

  /// Whether the reading view is on a pushed screen or a sheet.
  public var isPresented: Bool { presentation != nil }

  /// The same as it was before iOS 15. Equal from pass to pass on one screen.
  public var presentationMode: Binding<PresentationMode> {
    Binding(location: presentation ?? ConstantLocation.notPresented)
  }
}

/// Whether a view is presented, and a way to end that.
public struct PresentationMode {
  public private(set) var isPresented: Bool

  init(isPresented: Bool) {
    self.isPresented = isPresented
  }

  public mutating func dismiss() { isPresented = false }
}

extension ConstantLocation<PresentationMode> {
  /// Of a root, the same for all.
  fileprivate nonisolated(unsafe) static let notPresented = ConstantLocation(PresentationMode(isPresented: false))
}
