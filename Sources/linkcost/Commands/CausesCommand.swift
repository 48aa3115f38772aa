import LinkScreens

/// `linkcost causes`: why each body ran in one step of each phase, the screens side by side. Nothing is timed.
@MainActor
struct CausesCommand {
  static func text(_ settings: Settings, surroundings: Surroundings, on terminal: Terminal) throws -> String {
    let plan = try RunPlan(settings, surroundings: surroundings)
    let groups = plan.groups.map { group in
      CausesText.Group(
        rows: group.rows,
        phase: group.phase,
        combination: group.combination,
        screens: group.cases.map { ($0.screen.name, $0.causes(days: plan.days)) }
      )
    }
    return CausesText(groups: groups, terminal: terminal).text
  }
}
