// What does not exist, and why: a combination is absent with a reason, and never by accident.
extension Screen {
  /// Why the screen does not exist with a container and a destination, in a whole sentence; nil where it does.
  public func absence(in container: Container, leadingTo destination: Destination) -> String? {
    if let onlyContainer, container != onlyContainer {
      return "Its \(onlyContainer.rawValue) is part of the pattern."
    }
    if !isLinked, destination != .typical { return "It leads nowhere, so there is nothing to be of another weight." }
    if container != .stack, destination != .typical {
      return "Containers are crossed with typical, and destinations with stack: more combinations answer no question."
    }
    if forms[destination] == nil { return "Its destination is part of the pattern." }
    return nil
  }

  /// Why the screen does not have a phase there; nil where it does.
  public func absence(in container: Container, leadingTo destination: Destination, phase: Phase) -> String? {
    absence(in: container, leadingTo: destination) ?? absence(of: phase, in: container)
  }

  private func absence(of phase: Phase, in container: Container) -> String? {
    if phase.needsLink, !isLinked { return "It has no link, so it cannot be left." }
    switch phase {
    case .deepLink where !hasPath: return "Its stack follows no path, so a tap at a time is all there is."
    case .scroll where !container.isLazy: return "A stack has made all of its rows before: scrolling does nothing."
    case .appear where onlyContainer != nil: return "It has no months, so no header appears."
    default: return nil
    }
  }
}
