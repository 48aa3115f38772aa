/// What makes a link follow its `isActive:` binding: the link reads the binding itself, so that the view which wrote
/// the link need not run again (behaviour B45), whether a state lies behind the binding or an observable object.
@usableFromInline final class ActiveWatch: Dependent {
  private struct Flag {
    var isActive: Binding<Bool>
  }

  private var flag: Flag
  private unowned(unsafe) let screen: Screen

  @MainActor @usableFromInline init(_ isActive: Binding<Bool>, of screen: Screen, in context: _TreeContext) {
    flag = Flag(isActive: isActive)
    self.screen = screen
    super.init(fields: TypeFields.of(Flag.self), in: context) { dependent in
      unsafeDowncast(dependent, to: ActiveWatch.self).follow()
    }
    follow()
  }

  /// Takes the binding the link was given last. Another one is read when the link's turn comes in the pass: while the
  /// link is patched, what is read may count as read by whoever patches it.
  @MainActor @usableFromInline func receive(_ isActive: Binding<Bool>) {
    if flag.isActive.hasSameSource(as: isActive) { return }
    flag.isActive = isActive
    markDirty(because: "isActive")
  }

  func set(_ isActive: Bool) { flag.isActive.wrappedValue = isActive }

  @MainActor private func follow() {
    forgetChanges()
    var installed = flag
    withUnsafeMutableBytes(of: &installed) { install(into: $0.baseAddress!) }
    var isActive = false
    observe(ObservationTicket.tracking { isActive = installed.isActive.wrappedValue })
    if isActive { screen.request() } else { screen.remove() }
  }
}
