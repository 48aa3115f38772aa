import ViewTree

/// Pushes its part.
struct ViewLinkSkeleton<A: Part>: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran(self)
    NavigationLink(site.label, destination: A(site.part(0), given))
  }
}

/// Pushes its part while a state says so.
struct ActiveLinkSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var isActive: Bool

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _isActive = State(initialValue: site.initial(false))
  }

  var body: some View {
    let _ = site.ran(self, $isActive)
    NavigationLink(site.label, destination: A(site.part(0), given), isActive: $isActive)
  }
}

/// Presents its part while a state says so.
struct PresentingSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var isPresented: Bool

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _isPresented = State(initialValue: site.initial(false))
  }

  var body: some View {
    let _ = site.ran(self, $isPresented)
    VStack {
      Button(site.label) { isPresented = true }
      Text("\(site.path) \(given)")
    }
    .navigationDestination(isPresented: $isPresented) { A(site.part(0), given) }
  }
}

/// Pushes its part while a selection is its tag.
struct TaggedLinkSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var selection: Int?

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _selection = State(initialValue: site.initial(nil))
  }

  var body: some View {
    let _ = site.ran(self, $selection)
    NavigationLink(site.label, destination: A(site.part(0), given), tag: 1, selection: $selection)
  }
}

/// Presents its part for an item.
struct ItemSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var item: Int?

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _item = State(initialValue: site.initial(nil))
  }

  var body: some View {
    let _ = site.ran(self, $item)
    let _ = site.world.holdsItem(site.path)
    VStack {
      Button(site.label) { item = 1 }
      Text("\(site.path) \(given)")
    }
    .navigationDestination(item: $item) { A(site.part(0, "*\($0)"), given + $0) }
  }
}

/// Shows its part on a sheet while a state says so.
struct SheetSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var isPresented: Bool

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _isPresented = State(initialValue: site.initial(false))
  }

  var body: some View {
    let _ = site.ran(self, $isPresented)
    Button(site.label) { isPresented = true }.sheet(isPresented: $isPresented) { A(site.part(0), given) }
  }
}
