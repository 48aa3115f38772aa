import ViewTree

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
    let _ = site.ran(self, $state)
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
    let _ = site.ran(self)
    A(site.part(0), given).background(B(site.part(1), given))
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
    let _ = site.ran(self)
    HStack {
      A(site.part(0), given)
      B(site.part(1), 0)
    }
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
    let _ = site.ran(self, $state)
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
    let _ = site.ran(self, $state)
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
    let _ = site.ran(self)
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
    let _ = site.ran(self, $state)
    GeometryReader { _ in A(site.part(0), state) }
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
    let _ = site.ran(self)
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
    let _ = site.world.ran(self, "\(site.path)/equated")
    A(site.part(0), given / 2)
  }
}

/// Has a menu behind a text of its own.
struct MenuSkeleton<A: Part>: Part {
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
    Text(site.menuLabel).contextMenu { Button(site.label) { state += 1 } }
    Text("\(site.path) chosen \(state)")
    A(site.part(0), given)
  }
}
