import Testing
import ViewTree

// Every way to navigate that the screens are written in, as an app would write it: this file knows the public interface
// alone. Each is tapped, ticked while its detail view is shown, and left.

@Suite("Every pattern, by the public interface alone")
@MainActor
struct EveryPatternTests {
  @Test("an eager link pushes, keeps its screen and is left")
  func eager() { drive { Eager() } }

  @Test("a trailing closure does not make it lazy")
  func eagerClosure() { #expect(drive { EagerClosure() } == [3, 3]) }

  @Test("an eager link makes its destination with each run")
  func eagerCounts() { #expect(drive { Eager() } == [3, 3]) }

  @Test("a navigation view does the same")
  func navigationView() { #expect(drive { InNavigationView() } == [3, 3]) }

  @Test("a row view makes its destination once")
  func rowView() { #expect(drive { WithRowView() } == [3, 0]) }

  @Test("so does a row with a callback that is compared by its own ==")
  func equatableRow() { #expect(drive { WithEquatableRow() } == [3, 0]) }

  @Test("links beside the counter are left alone")
  func isolated() { #expect(drive { Isolated() } == [3, 0]) }

  @Test("a lazy wrapper makes the destination when it is shown")
  func lazyWrapper() { #expect(drive { WithLazyWrapper() } == [0, 1]) }

  @Test("links with tags make theirs with each run")
  func tags() { #expect(drive { WithTags() } == [3, 3]) }

  @Test("one hidden link makes one, while there is a selection")
  func hiddenLink() { #expect(drive { WithHiddenLink() } == [0, 1]) }

  @Test("links behind buttons make theirs with each run")
  func actionLinks() { #expect(drive { WithActionLinks() } == [3, 3]) }

  @Test("links to values make one at the push")
  func valueLinks() { #expect(drive { WithValueLinks() } == [0, 1]) }

  @Test("so does a path")
  func path() { #expect(drive { WithPath() } == [0, 1]) }

  @Test("isPresented makes one before anyone taps")
  func isPresented() { #expect(drive { WithIsPresented() } == [1, 1]) }

  @Test("an item makes one at the push")
  func item() { #expect(drive { WithItem() } == [0, 1]) }

  @Test("a grid of pictures, with a gesture, a menu and a reducer")
  func grid() {
    let store = Store(Shelf(books: ["a", "b", "c"]), reduce: Shelf.reduce)
    let host = ViewHost { Pictures().environmentObject(store) }
    #expect(host.texts == ["a", "b", "c", "3 books"])
    host.tap("b")
    #expect([host.depth, store.state.opened == "b" ? 1 : 0] == [2, 1])
    host.goBack()
    host.contextMenu(of: "a")?.tap("Delete")
    #expect(host.texts == ["b", "c", "2 books"])
    #expect(host.warnings == [])
  }

  /// - Returns: destinations made at mount, and by a tick while one is shown.
  @discardableResult
  private func drive<Content: View>(_ screen: () -> Content) -> [Int] {
    let host = ViewHost { screen() }
    let atMount = host.counts.destinationsBuilt
    host.tap("b")
    #expect(host.depth == 2)
    #expect(host.texts == ["detail b"])
    host.goBack()
    #expect(host.depth == 1)
    host.tap("b")
    host.resetCounts()
    host.update { Counter.shared.count += 1 }
    let pushed = host.counts.destinationsBuilt
    #expect(host.texts == ["detail b"])
    host.goBack()
    #expect(host.texts.contains("c"))
    #expect(host.warnings == [])
    return [atMount, pushed]
  }
}

private let titles = ["a", "b", "c"]

/// What ticks: each screen reads it in the body that a counter of its own would run.
@MainActor private final class Counter: ObservableObject {
  static let shared = Counter()
  @Published var count = 0
}

private struct PatternDetail: View {
  let title: String

  init(_ title: String) {
    WorkCounts.countDestination()
    self.title = title
  }

  var body: some View { Text("detail \(title)").font(.title).padding() }
}

private struct Eager: View {
  @ObservedObject private var counter = Counter.shared

  var body: some View {
    NavigationStack {
      ScrollView(.vertical, showsIndicators: false) {
        VStack(alignment: .leading, spacing: 8) {
          ForEach(titles, id: \.self) { title in
            NavigationLink(destination: PatternDetail(title)) { Text(title).foregroundColor(.primary) }
          }
        }
      }
      .navigationTitle("\(counter.count)")
    }
  }
}

private struct EagerClosure: View {
  @ObservedObject private var counter = Counter.shared

  var body: some View {
    NavigationStack {
      ForEach(titles, id: \.self) { title in
        NavigationLink {
          PatternDetail(title)
        } label: {
          Text(title)
        }
      }
      .navigationTitle("\(counter.count)")
    }
  }
}

private struct InNavigationView: View {
  @ObservedObject private var counter = Counter.shared

  var body: some View {
    NavigationView {
      ForEach(titles, id: \.self) { title in
        NavigationLink(destination: PatternDetail(title)) { Text(title) }
      }
      .navigationTitle("\(counter.count)")
    }
  }
}

private struct WithRowView: View {
  @ObservedObject private var counter = Counter.shared

  var body: some View {
    NavigationStack {
      ForEach(titles, id: \.self) { title in Row(title: title) }
        .navigationTitle("\(counter.count)")
    }
  }

  struct Row: View {
    let title: String
    var body: some View { NavigationLink(destination: PatternDetail(title)) { Text(title) } }
  }
}

private struct WithEquatableRow: View {
  @ObservedObject private var counter = Counter.shared
  @State private var selected: String?

  var body: some View {
    NavigationStack {
      ForEach(titles, id: \.self) { title in
        Row(title: title, counter: counter, onSelect: { selected = title }).equatable()
      }
      .navigationTitle("\(counter.count)")
    }
  }

  struct Row: View, Equatable {
    let title: String
    let counter: Counter
    let onSelect: () -> Void
    var body: some View { NavigationLink(destination: PatternDetail(title)) { Text(title) } }
    nonisolated static func == (old: Row, new: Row) -> Bool { old.title == new.title }
  }
}

private struct Isolated: View {
  var body: some View {
    NavigationStack {
      VStack {
        Ticks()
        ForEach(titles, id: \.self) { title in
          NavigationLink(destination: PatternDetail(title)) { Text(title) }
        }
      }
    }
  }

  struct Ticks: View {
    @ObservedObject private var counter = Counter.shared
    var body: some View { Text("\(counter.count)") }
  }
}

private struct WithLazyWrapper: View {
  @ObservedObject private var counter = Counter.shared

  var body: some View {
    NavigationStack {
      ForEach(titles, id: \.self) { title in
        NavigationLink(destination: LazyView(PatternDetail(title))) { Text(title) }
      }
      .navigationTitle("\(counter.count)")
    }
  }

  struct LazyView<Content: View>: View {
    private let build: () -> Content
    init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
    var body: Content { build() }
  }
}

private struct WithTags: View {
  @ObservedObject private var counter = Counter.shared
  @State private var selected: String?

  var body: some View {
    NavigationStack {
      ForEach(titles, id: \.self) { title in
        NavigationLink(tag: title, selection: $selected) {
          PatternDetail(title)
        } label: {
          Text(title)
        }
      }
      .navigationTitle("\(counter.count)")
    }
  }
}

private struct WithHiddenLink: View {
  @ObservedObject private var counter = Counter.shared
  @State private var selected: String?

  var body: some View {
    NavigationStack {
      ForEach(titles, id: \.self) { title in
        Button(action: { selected = title }) { Text(title) }
      }
      .navigationTitle("\(counter.count)")
      .background(link)
    }
  }

  @ViewBuilder private var link: some View {
    if let selected {
      NavigationLink(destination: PatternDetail(selected), isActive: isActive) { EmptyView() }.hidden()
    }
  }

  private var isActive: Binding<Bool> {
    Binding(get: { selected != nil }, set: { if !$0 { selected = nil } })
  }
}

private struct WithActionLinks: View {
  @ObservedObject private var counter = Counter.shared

  var body: some View {
    NavigationStack {
      ForEach(titles, id: \.self) { title in
        ActionNavigationLink(destination: PatternDetail(title)) { token in
          if counter.count >= 0 { token.navigate() }
        } content: {
          Text(title)
        }
      }
      .navigationTitle("\(counter.count)")
    }
  }

  struct ActionNavigationLink<Destination: View, Content: View>: View {
    let destination: Destination
    let action: @MainActor (NavigationToken) -> Void
    let content: Content
    @State private var isActive = false

    init(
      destination: Destination,
      action: @escaping @MainActor (NavigationToken) -> Void,
      @ViewBuilder content: () -> Content
    ) {
      self.destination = destination
      self.action = action
      self.content = content()
    }

    var body: some View {
      Button(action: { action(NavigationToken(isActive: $isActive)) }) { content }
        .background(NavigationLink(destination: destination, isActive: $isActive) { EmptyView() }.hidden())
    }
  }

  @MainActor struct NavigationToken {
    let isActive: Binding<Bool>
    func navigate() { isActive.wrappedValue = true }
  }
}

private struct WithValueLinks: View {
  @ObservedObject private var counter = Counter.shared

  var body: some View {
    NavigationStack {
      ForEach(titles, id: \.self) { title in
        NavigationLink(value: title) { Text(title) }
      }
      .navigationTitle("\(counter.count)")
      .navigationDestination(for: String.self) { PatternDetail($0) }
    }
  }
}

private struct WithPath: View {
  @ObservedObject private var counter = Counter.shared
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      ForEach(titles, id: \.self) { title in
        Button(title) { path.append(title) }
      }
      .navigationTitle("\(counter.count)")
      .navigationDestination(for: String.self) { PatternDetail($0) }
    }
  }
}

private struct WithIsPresented: View {
  @ObservedObject private var counter = Counter.shared
  @State private var selected = "a"
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      ForEach(titles, id: \.self) { title in
        Button(title) {
          selected = title
          isShown = true
        }
      }
      .navigationTitle("\(counter.count)")
      .navigationDestination(isPresented: $isShown) { PatternDetail(selected) }
    }
  }
}

private struct WithItem: View {
  @ObservedObject private var counter = Counter.shared
  @State private var selected: String?

  var body: some View {
    NavigationStack {
      ForEach(titles, id: \.self) { title in
        Button(title) { selected = title }
      }
      .navigationTitle("\(counter.count)")
      .navigationDestination(item: $selected) { PatternDetail($0) }
    }
  }
}

private final class Store<State, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reduce: (inout State, Action) -> Void

  init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
    self.state = state
    self.reduce = reduce
  }

  @MainActor func dispatch(_ action: Action) { reduce(&state, action) }
}

private struct Shelf {
  var books: [String]
  var opened: String?

  enum Action {
    case open(String?)
    case delete(String)
  }

  static func reduce(_ shelf: inout Shelf, _ action: Action) {
    switch action {
    case .open(let book): shelf.opened = book
    case .delete(let book): shelf.books.removeAll { $0 == book }
    }
  }
}

private struct Pictures: View {
  @EnvironmentObject private var store: Store<Shelf, Shelf.Action>
  @State private var selected: String?

  var body: some View {
    NavigationStack {
      GeometryReader { space in
        ScrollView(.vertical, showsIndicators: false) {
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 16) {
            ForEach(store.state.books, id: \.self) { book in
              NavigationLink(value: book) {
                VStack(alignment: .leading, spacing: 4) {
                  Image("cover").resizable().frame(width: space.size.width / 2, height: 120)
                  Text(book).font(.headline).foregroundColor(.primary)
                }
                .padding(.horizontal)
              }
              .simultaneousGesture(TapGesture().onEnded { selected = book })
              .contextMenu {
                Button("Delete") { store.dispatch(.delete(book)) }
              }
            }
          }
        }
      }
      .navigationTitle("Books")
      .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Text("\(store.state.books.count) books") } }
      .onChange(of: selected, perform: { book in store.dispatch(.open(book)) })
      .navigationDestination(for: String.self) { PatternDetail($0) }
    }
  }
}

private struct PicturesPreview: PreviewProvider {
  static var previews: some View { Pictures() }
}
