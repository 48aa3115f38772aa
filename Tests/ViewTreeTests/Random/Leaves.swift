import ViewTree

/// Shows what it is given.
struct TextLeaf: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran(self)
    Text("\(site.path) \(given)")
  }
}

/// Shows a state, which a tap changes.
struct CounterLeaf: Part {
  let site: Site
  let given: Int
  @State private var count: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _count = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran(self, $count)
    Button(site.label) { count += 1 }
    Text("\(site.path) \(count) \(given)")
  }
}

/// Shows a value of the environment.
struct EnvironmentLeaf: Part {
  let site: Site
  let given: Int
  @Environment(\.a) private var a

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran(self)
    Text("\(site.path) a \(a)")
  }
}

/// Hands a state on without reading it.
struct BinderLeaf: Part {
  let site: Site
  let given: Int
  @State private var count: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _count = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran(self, $count)
    BoundLeaf(site: site, count: $count)
  }
}

/// Writes down that it appears and disappears.
struct NotedLeaf: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran(self)
    Text("\(site.path) noted")
      .onAppear { site.world.log("+\(site.path)") }
      .onDisappear { site.world.log("-\(site.path)") }
  }
}

/// Sets a preference.
struct PreferringLeaf: Part {
  let site: Site
  let given: Int
  @State private var count: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _count = State(initialValue: site.initial(0))
  }

  var body: some View {
    let _ = site.ran(self, $count)
    Text("\(site.path) \(count)").preference(key: Sum.self, value: count + given)
  }
}

/// Writes down how what it is given changes.
struct ChangingLeaf: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran(self)
    Text("\(site.path) changing").onChange(of: given) { site.world.log("~\(site.path) \($0) \($1)") }
  }
}

/// Shows a binding.
struct BoundLeaf: View {
  let site: Site
  @Binding var count: Int

  var body: some View {
    let _ = site.world.ran(self, "\(site.path)/bound")
    Button(site.label) { count += 1 }
    Text("\(site.path) bound \(count)")
  }
}
