@testable import ViewTree

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
    let _ = site.ran(self, $path)
    NavigationStack(path: $path) {
      A(site.part(0), given).navigationDestination(for: Int.self) { B(site.part(1, ">\($0)"), given + $0) }
    }
  }
}

/// The same over a path of values of two types.
struct NavigatingByPathSkeleton<A: Part, B: Part>: Part {
  let site: Site
  let given: Int
  @State private var path: NavigationPath

  init(_ site: Site, _ given: Int) {
    self.site = site
    self.given = given
    _path = State(initialValue: site.initial(NavigationPath()))
  }

  var body: some View {
    let _ = site.ran(self, $path)
    NavigationStack(path: $path) {
      A(site.part(0), given)
        .navigationDestination(for: Int.self) { B(site.part(1, ">\($0)"), given + $0) }
        .navigationDestination(for: String.self) { B(site.part(1, ">\($0)"), given + Int($0)!) }
    }
  }
}

/// Even numbers are in it as such, odd ones as texts.
extension NavigationPath: Holdable {
  init?(_ held: Held) {
    guard case .ids(let ids) = held else { return nil }
    self.init()
    for id in ids { if id % 2 == 0 { append(id) } else { append("\(id)") } }
  }

  var held: Held {
    .ids(boxes(from: 0).map { ($0 as? PathBoxOf<Int>)?.value ?? Int(($0 as! PathBoxOf<String>).value)! })
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
    let _ = site.ran(self)
    NavigationLink(site.label, value: ValueLinkLeaf.value(at: site.path))
  }

  /// Another one at almost each place, and even.
  nonisolated static func value(at path: String) -> Int { 30 + 2 * path.utf8.reduce(0) { ($0 * 31 + Int($1)) % 1_009 } }
}
