import ViewTree

/// Sets a value of its part's environment.
struct EnvironmentSkeleton<A: Part>: Part {
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
    A(site.part(0), given).environment(\.a, state)
  }
}

/// Shows the sum of its part's preferences.
struct ListeningSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var sum: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _sum = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran(self, $sum)
    let _ = site.world.close(site.path)
    Text("\(site.path) sum \(sum)")
    A(site.part(0), given).onPreferenceChange(Sum.self) { sum = $0 }
  }
}

/// Gives its part what it was given itself, one pass later.
struct DerivingSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var derived: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _derived = State(initialValue: site.initial(given))
  }

  var body: some View {
    let _ = site.ran(self, $derived)
    A(site.part(0), derived).onChange(of: given) { derived = $1 }
  }
}

/// Writes down that its part appears and disappears.
struct AppearingSkeleton<A: Part>: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran(self)
    A(site.part(0), given)
      .onAppear { site.world.log("+\(site.path)") }
      .onDisappear { site.world.log("-\(site.path)") }
  }
}

/// Has a task as long as its part is shown, and one that begins anew with each state.
struct TaskedSkeleton<A: Part>: Part {
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
    A(site.part(0), given).task {}.task(id: state) {}
  }
}
