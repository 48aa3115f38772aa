import ViewTree

/// Shows its part or nothing.
struct OptionalSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var state: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _state = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran(self, $state)
    if state % 2 == 0 { A(site.part(0), given) }
  }
}

/// Shows the one or the other.
struct BranchSkeleton<A: Part, B: Part>: Part {
  let site: Site
  let given: Int
  @State private var state: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _state = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran(self, $state)
    if state % 2 == 0 { A(site.part(0), given) } else { B(site.part(1), given) }
  }
}

/// Shows one of three.
struct ChoiceSkeleton<A: Part, B: Part, C: Part>: Part {
  let site: Site
  let given: Int
  @State private var state: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _state = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran(self, $state)
    switch state % 3 {
    case 0: A(site.part(0), given)
    case 1: B(site.part(1), given)
    default: C(site.part(2), given)
    }
  }
}

/// Shows one of three or nothing, by branches in branches.
struct NestedBranchSkeleton<A: Part, B: Part, C: Part>: Part {
  let site: Site
  let given: Int
  @State private var state: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _state = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran(self, $state)
    if state % 4 < 2 {
      if state % 4 == 0 { A(site.part(0), given) } else { B(site.part(1), given) }
    } else if state % 4 == 2 {
      Text("before")
      C(site.part(2), given)
    }
  }
}

/// Gives its part a new identity with each state.
struct IdentifiedSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var state: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _state = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran(self, $state)
    A(site.part(0, "#\(state)"), given).id(state)
  }
}

/// Erases its parts, which are of one type or of two.
struct ErasedSkeleton<A: Part, B: Part>: Part {
  let site: Site
  let given: Int
  @State private var state: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _state = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran(self, $state)
    state % 2 == 0 ? AnyView(VStack { A(site.part(0), given) }) : AnyView(B(site.part(1), given))
  }
}

/// Shows its part as an observable object says.
struct ShownByObjectSkeleton<A: Part>: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran(self)
    if site.world.objects.shared.number % 2 == 0 { A(site.part(0), given) }
  }
}
