/// What makes a screen follow an `isActive:` or `isPresented:` binding, whether a state lies behind the binding or an
/// observable object.
@usableFromInline final class ActiveWatch: PresentationWatch {
  private struct Flag {
    var isActive: Binding<Bool>
  }

  private var flag: Flag
  private unowned(unsafe) let screen: Screen

  @MainActor init(_ isActive: Binding<Bool>, of screen: Screen, in context: _TreeContext) {
    flag = Flag(isActive: isActive)
    self.screen = screen
    super.init(fields: TypeFields.of(Flag.self), in: context) { dependent in
      unsafeDowncast(dependent, to: ActiveWatch.self).lookAgain()
    }
    screen.follow(self)
  }

  /// Takes the binding the link was given last. Another one is read when the link's turn comes in the pass: while the
  /// link is patched, what is read may count as read by whoever patches it.
  @MainActor func receive(_ isActive: Binding<Bool>) {
    if flag.isActive.hasSameSource(as: isActive) { return }
    flag.isActive = isActive
    markDirty(because: "isActive")
  }

  override func set(_ isActive: Bool) { flag.isActive.wrappedValue = isActive }

  override func hasSameSource(as other: PresentationWatch) -> Bool {
    guard let other = other as? ActiveWatch else { return false }
    return flag.isActive.location.origin.isSame(as: other.flag.isActive.location.origin)
  }

  @MainActor private func lookAgain() {
    if !confirmsChange() { return }
    _ = takeChanges()
    follow()
  }

  @MainActor func follow() {
    var installed = flag
    withUnsafeMutableBytes(of: &installed) { install(into: $0.baseAddress!) }
    var isActive = false
    observe(ObservationTicket.tracking { isActive = installed.isActive.wrappedValue })
    if isActive { screen.request() } else { screen.remove() }
  }
}
