import ViewTree

/// A stack over a path: its first part is the root, its second every screen of a value.
struct NavigatingSkeleton<A: Part, B: Part>: Part {
  let site: Site
  let given: Int
  @State private var path: [Int]

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _path = State(initialValue: site.initial([]))
  }

  var body: some View {
    let _ = site.ran($path)
    NavigationStack(path: $path) {
      A(site.part(0), given).navigationDestination(for: Int.self) { B(site.part(1, ">\($0)"), given + $0) }
    }
  }
}

/// Pushes a value.
struct ValueLinkLeaf: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran()
    NavigationLink(site.label, value: ValueLinkLeaf.value(at: site.path))
  }

  /// Another one at almost each place.
  nonisolated static func value(at path: String) -> Int { 30 + path.utf8.reduce(0) { ($0 * 31 + Int($1)) % 1_009 } }
}

/// Pushes its part.
struct ViewLinkSkeleton<A: Part>: Part {
  let site: Site
  let given: Int

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
  }

  var body: some View {
    let _ = site.ran()
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
    let _ = site.ran($isActive)
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
    let _ = site.ran($isPresented)
    VStack {
      Button(site.label) { isPresented = true }
      Text("\(site.path) \(given)")
    }
    .navigationDestination(isPresented: $isPresented) { A(site.part(0), given) }
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
    let _ = site.ran($isPresented)
    Button(site.label) { isPresented = true }.sheet(isPresented: $isPresented) { A(site.part(0), given) }
  }
}
