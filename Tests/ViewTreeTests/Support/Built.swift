import ViewTree

/// The answer to the question this package asks: links and destinations made, and destinations entered.
struct Built: Equatable {
  var links = 0
  var destinations = 0
  var entered = 0
}

extension ViewHost {
  /// What was built since mount or the last reset. `Detail` is the destination whose bodies count as entered.
  var built: Built {
    Built(
      links: counts.linksBuilt,
      destinations: counts.destinationsBuilt,
      entered: counts.bodies(of: Detail.self) + counts.bodies(of: LoggedDetail.self)
    )
  }

  /// What one action built.
  func built(by action: () -> Void) -> Built {
    resetCounts()
    action()
    return built
  }

  /// Why bodies ran because of one action, as lines.
  func causes(of action: () -> Void) -> [String] {
    resetCounts()
    action()
    return causes.map(\.description)
  }
}
