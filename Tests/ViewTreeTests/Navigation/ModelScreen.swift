import ViewTree

/// How a screen of the stack model got onto the stack.
enum ModelKind: Equatable {
  case root, value(Int), view(Int), item(Int)
}

/// A screen with every way to push another one. Its text tells all its state: the outline of a stack is that of an array
/// of screens.
struct ModelScreen: View {
  let kind: ModelKind
  let registry: ModelRegistry
  @LazyState private var identity: ModelIdentity
  @State private var taps = 0
  @State private var rows = [0, 1, 2]
  @State private var item: Int?
  @Environment(\.dismiss) private var dismiss

  init(_ kind: ModelKind, _ registry: ModelRegistry) {
    self.kind = kind
    self.registry = registry
    _identity = LazyState(wrappedValue: registry.makeIdentity())
  }

  var body: some View {
    let _ = registry.reach(identity, rows: $rows, item: $item, dismiss: dismiss)
    Button("\(kind) #\(identity.number) tapped \(taps) rows \(rows) item \(item ?? -1)") { taps += 1 }
    Button("tap") { taps += 1 }
    Button("leave") { dismiss() }
    ForEach(rows, id: \.self) { row in
      NavigationLink("value \(row)", value: row)
      NavigationLink("view \(row)", destination: ModelScreen(.view(row), registry))
    }
    Text("item").navigationDestination(item: $item) { ModelScreen(.item($0), registry) }
  }
}

/// What makes a screen's state told apart from that of any other, before or after.
final class ModelIdentity {
  let number: Int
  init(_ number: Int) { self.number = number }
}

/// What a test can reach of the screens that are there, and how many there are.
@MainActor final class ModelRegistry {
  struct Reach {
    weak var identity: ModelIdentity?
    let rows: Binding<[Int]>
    let item: Binding<Int?>
    let dismiss: DismissAction
  }

  private var reaches: [Int: Reach] = [:]
  private var lastNumber = 0

  func makeIdentity() -> ModelIdentity {
    lastNumber += 1
    return ModelIdentity(lastNumber)
  }

  func reach(_ identity: ModelIdentity, rows: Binding<[Int]>, item: Binding<Int?>, dismiss: DismissAction) {
    reaches[identity.number] = Reach(identity: identity, rows: rows, item: item, dismiss: dismiss)
  }

  subscript(number: Int) -> Reach { reaches[number]! }

  /// The identities that are alive, in the order of their making. Forgets the others.
  func living() -> [Int] {
    reaches = reaches.filter { $0.value.identity != nil }
    return reaches.keys.sorted()
  }
}

/// A stack of such screens, over a path of each kind, or of its own.
struct ModelStack: View {
  enum Form: CaseIterable { case typed, boxed, own }

  let form: Form
  let registry: ModelRegistry
  let path: ModelPath
  @State private var numbers: [Int] = []
  @State private var boxes = NavigationPath()

  var body: some View {
    let _ = path.hold($numbers, $boxes, form)
    switch form {
    case .typed: NavigationStack(path: $numbers) { root }
    case .boxed: NavigationStack(path: $boxes) { root }
    case .own: NavigationStack { root }
    }
  }

  private var root: some View {
    ModelScreen(.root, registry).navigationDestination(for: Int.self) { ModelScreen(.value($0), registry) }
  }
}

/// The path of a stack as a test writes it. One of the stack's own cannot be written.
@MainActor final class ModelPath {
  private(set) var write: (([Int]) -> Void)?
  private(set) var count: () -> Int? = { nil }

  func hold(_ numbers: Binding<[Int]>, _ boxes: Binding<NavigationPath>, _ form: ModelStack.Form) {
    switch form {
    case .typed:
      write = { numbers.wrappedValue = $0 }
      count = { numbers.wrappedValue.count }
    case .boxed:
      write = { boxes.wrappedValue = NavigationPath($0) }
      count = { boxes.wrappedValue.count }
    case .own:
      break
    }
  }
}
