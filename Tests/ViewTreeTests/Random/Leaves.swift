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
    let _ = site.ran()
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
    let _ = site.ran($count)
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
    let _ = site.ran()
    Text("\(site.path) a \(a)")
  }
}

/// Shows a property of an observable object.
struct ObservingLeaf: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran()
    Text("\(site.path) shared \(site.world.objects.shared.number)")
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
    let _ = site.ran($count)
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
    let _ = site.ran()
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
    let _ = site.ran($count)
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
    let _ = site.ran()
    Text("\(site.path) changing").onChange(of: given) { site.world.log("~\(site.path) \($0) \($1)") }
  }
}

/// Shows a binding.
struct BoundLeaf: View {
  let site: Site
  @Binding var count: Int

  var body: some View {
    let _ = site.world.ran("\(site.path)/bound")
    Button(site.label) { count += 1 }
    Text("\(site.path) bound \(count)")
  }
}

/// Observes an object that all share.
struct ModelLeaf: Part {
  let site: Site
  let given: Int
  @ObservedObject private var model: Model

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    model = site.world.objects.model
  }

  var body: some View {
    let _ = site.ran()
    Text("\(site.path) model \(model.number)")
  }
}

/// Owns an object.
struct OwnerLeaf: Part {
  let site: Site
  let given: Int
  @StateObject private var model: Model

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _model = StateObject(wrappedValue: Model(site.initial(given)))
  }

  var body: some View {
    let _ = site.ran()
    let _ = site.world.hold(site.path, model)
    Text("\(site.path) owns \(model.number)")
  }
}
