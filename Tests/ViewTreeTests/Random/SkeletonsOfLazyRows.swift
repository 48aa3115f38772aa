import ViewTree

/// Rows in a lazy stack.
struct LazyStackSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var ids: [Int]

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _ids = State(initialValue: site.initial(site.manyIDs))
  }

  var body: some View {
    let _ = site.ran(self, $ids)
    ScrollView {
      LazyVStack { ForEach(ids, id: \.self) { id in VStack { A(site.part(0, "[\(id)]"), given + id) } } }
    }
  }
}

/// Rows in a list.
struct ListSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var ids: [Int]

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _ids = State(initialValue: site.initial(site.manyIDs))
  }

  var body: some View {
    let _ = site.ran(self, $ids)
    List(ids, id: \.self) { id in
      HStack {
        Text("row \(id)")
        A(site.part(0, "[\(id)]"), given)
      }
    }
  }
}

/// Rows in a lazy grid of two columns.
struct LazyGridSkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var ids: [Int]

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _ids = State(initialValue: site.initial(site.manyIDs))
  }

  var body: some View {
    let _ = site.ran(self, $ids)
    LazyVGrid(columns: [GridItem(), GridItem()]) {
      ForEach(ids, id: \.self) { id in Group { VStack { A(site.part(0, "[\(id)]"), given) } } }
    }
  }
}

/// Rows in a list that some elements do without.
struct FilteredLazySkeleton<A: Part>: Part {
  let site: Site
  let given: Int
  @State private var ids: [Int]

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _ids = State(initialValue: site.initial(site.manyIDs))
  }

  var body: some View {
    let _ = site.ran(self, $ids)
    List {
      Text("\(site.path) before")
      ForEach(ids, id: \.self) { id in
        if (id + given) % 3 != 0 { VStack { A(site.part(0, "[\(id)]"), given) } }
      }
    }
  }
}

/// Rows in two sections of a lazy stack.
struct SectionedLazySkeleton<A: Part, B: Part>: Part {
  let site: Site
  let given: Int
  @State private var ids: [Int]

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _ids = State(initialValue: site.initial(site.manyIDs))
  }

  var body: some View {
    let _ = site.ran(self, $ids)
    LazyVStack {
      Section {
        ForEach(ids.prefix(4), id: \.self) { id in VStack { A(site.part(0, "[\(id)]"), given) }.padding() }
      } header: {
        Text("\(site.path) header")
      }
      Section {
        ForEach(ids, id: \.self) { id in AnyView(HStack { B(site.part(1, "[\(id)]"), id) }) }
      }
    }
  }
}

/// Has in a lazy stack whatever its parts are: one row, many or none.
struct LazyHolderSkeleton<A: Part, B: Part>: Part {
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
    LazyVStack {
      A(site.part(0), given)
      ForEach(ids, id: \.self) { B(site.part(1, "[\($0)]"), given) }
    }
  }
}
