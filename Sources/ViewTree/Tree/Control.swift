extension ViewHost {
  /// Something on the top screen that can be tapped.
  @MainActor public struct Control {
    @usableFromInline enum Activation {
      case action(@MainActor () -> Void)
      case screen(Screen)
    }

    /// What its label shows.
    public let texts: [String]
    let activation: Activation
    let host: ViewHost

    /// Activates the control and runs the passes that follow.
    public func tap() {
      host.update {
        switch activation {
        case .action(let action): action()
        case .screen(let screen): screen.activate()
        }
      }
    }
  }
}
