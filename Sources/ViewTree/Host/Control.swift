extension ViewHost {
  /// Something on the top screen that can be tapped: a control, or a view with a tap gesture.
  @MainActor public struct Control {
    @usableFromInline enum Activation {
      case action(@MainActor () -> Void)
      case screen(Screen)
    }

    /// What its label shows.
    public let texts: [String]
    /// What a tap does, in order: simultaneous gestures, and what takes the tap.
    let activations: [Activation]
    let host: ViewHost

    /// Activates the control and runs the passes that follow.
    public func tap() {
      host.update {
        for activation in activations {
          switch activation {
          case .action(let action): action()
          case .screen(let screen): screen.activate()
          }
        }
      }
    }
  }
}
