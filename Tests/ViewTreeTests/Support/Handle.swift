import ViewTree

/// A test's hold on a state inside a tree.
@MainActor final class Handle<Value> {
  private(set) var binding: Binding<Value>?

  var value: Value {
    get { binding!.wrappedValue }
    set { binding!.wrappedValue = newValue }
  }

  func hold(_ binding: Binding<Value>) { self.binding = binding }
}

/// A view with one state, which a test holds by a handle. Whether the body reads it is the content's business.
struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let handle: Handle<Value>
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, _ handle: Handle<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.handle = handle
    self.content = content
  }

  var body: some View {
    let _ = handle.hold($value)
    content($value)
  }
}

/// A view whose state shows which identity it has: it takes its initial value once and keeps it.
struct Keeper: View {
  let given: Int
  @State private var kept: Int

  init(_ given: Int) {
    self.given = given
    _kept = State(initialValue: given)
  }

  var body: some View {
    Button("\(given) keeps \(kept)") { kept += 100 }
  }
}

/// An object whose life a test watches.
final class Token {}
