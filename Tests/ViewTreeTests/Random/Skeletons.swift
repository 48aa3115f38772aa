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
    let _ = site.ran($state)
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
    let _ = site.ran($state)
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
    let _ = site.ran($state)
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
    let _ = site.ran($state)
    if state % 4 < 2 {
      if state % 4 == 0 { A(site.part(0), given) } else { B(site.part(1), given) }
    } else if state % 4 == 2 {
      Text("before")
      C(site.part(2), given)
    }
  }
}

/// Shows both.
struct StackSkeleton<A: Part, B: Part>: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran()
    HStack {
      A(site.part(0), given)
      B(site.part(1), 0)
    }
  }
}

/// Gives its part a state's value.
struct PassingSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var state: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _state = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran($state)
    A(site.part(0), state).padding().font(.body)
  }
}

/// Has its part, and a second view behind it.
struct BackedSkeleton<A: Part, B: Part>: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran()
    A(site.part(0), given).background(B(site.part(1), given))
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
    let _ = site.ran($state)
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
    let _ = site.ran($state)
    state % 2 == 0 ? AnyView(VStack { A(site.part(0), given) }) : AnyView(B(site.part(1), given))
  }
}

/// Disables its part, or not.
struct DisabledSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var state: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _state = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran($state)
    A(site.part(0), given).disabled(state % 2 == 1)
  }
}

/// Hides its part, which stays.
struct FadedSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var state: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _state = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran($state)
    A(site.part(0), given).opacity(state % 2 == 1 ? 0 : 1)
  }
}

/// Puts its part into a section.
struct SectionedSkeleton<A: Part>: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran()
    Section {
      A(site.part(0), given)
    } header: {
      Text("header \(given)")
    }
  }
}

/// Makes its part in a geometry reader.
struct MeasuredSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var state: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _state = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran($state)
    GeometryReader { _ in A(site.part(0), state) }
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
    let _ = site.ran()
    if site.world.objects.shared.number % 2 == 0 { A(site.part(0), given) }
  }
}

/// Is fixed in shape, but for some rows and an optional.
struct MixedSkeleton<A: Part, B: Part>: Part {
  let site: Site
  let given: Int
  @State private var state: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _state = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran($state)
    VStack {
      Text("\(site.path) \(given)")
      if state > 1 {
        A(site.part(0), given)
        Divider()
      }
      Group { ForEach(0..<2, id: \.self) { B(site.part(1, "[\($0)]"), given + $0) } }
    }
  }
}

/// Looks at the half of what it is given alone.
struct EquatedSkeleton<A: Part>: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran()
    EquatedView<A>(site: site, given: given).equatable()
  }
}

/// Is equal where the half of what it is given is.
struct EquatedView<A: Part>: View, @MainActor Equatable {
  let site: Site
  let given: Int

  static func == (one: Self, other: Self) -> Bool {
    one.given / 2 == other.given / 2 && one.site.path == other.site.path
  }

  var body: some View {
    let _ = site.world.ran("\(site.path)/equated")
    A(site.part(0), given / 2)
  }
}
