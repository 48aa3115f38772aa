import ViewTree

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
    let _ = site.ran(self)
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
    let _ = site.ran(self)
    let _ = site.world.hold(site.path, model)
    Text("\(site.path) owns \(model.number)")
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
    let _ = site.ran(self)
    Text("\(site.path) shared \(site.world.objects.shared.number)")
  }
}

/// Observes the same object, which it finds in the environment.
struct EnvironmentModelLeaf: Part {
  let site: Site
  let given: Int
  @EnvironmentObject private var model: Model

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran(self)
    Text("\(site.path) environment model \(model.number)")
  }
}
