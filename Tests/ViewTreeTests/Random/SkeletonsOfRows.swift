import ViewTree

/// A row for each id.
struct RowsSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var ids: [Int]

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _ids = State(initialValue: site.initial(site.ids))
  }

  var body: some View {
    let _ = site.ran(self, $ids)
    ForEach(ids, id: \.self) { A(site.part(0, "[\($0)]"), given + $0) }
  }
}

/// Two views for each id, one of them not always.
struct PairsSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var ids: [Int]

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _ids = State(initialValue: site.initial(site.ids))
  }

  var body: some View {
    let _ = site.ran(self, $ids)
    VStack {
      ForEach(ids, id: \.self) { id in
        if id % 2 == 0 { Text("even") }
        A(site.part(0, "[\(id)]"), given)
      }
    }
  }
}

/// A row for each place.
struct IndexedSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var ids: [Int]

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _ids = State(initialValue: site.initial(site.ids))
  }

  var body: some View {
    let _ = site.ran(self, $ids)
    ForEach(ids.indices, id: \.self) { A(site.part(0, "[\($0)]"), ids[$0]) }
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
    let _ = site.ran(self, $state)
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

/// A row for each element of a state, by a binding to it.
struct ElementsSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var elements: Elements

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _elements = State(initialValue: site.initial(Elements(site.ids)))
  }

  var body: some View {
    let _ = site.ran(self, $elements)
    ForEach($elements.all) { $element in A(site.part(0, "[\(element.id)]"), given + element.id) }
  }
}

/// Ids as elements.
struct Elements: Equatable, Holdable {
  struct Element: Equatable, Identifiable {
    let id: Int
  }

  var all: [Element]

  init(_ ids: [Int]) { all = ids.map(Element.init) }

  init?(_ held: Held) {
    guard let ids = [Int](held) else { return nil }
    self.init(ids)
  }

  var held: Held { .ids(all.map(\.id)) }
}
