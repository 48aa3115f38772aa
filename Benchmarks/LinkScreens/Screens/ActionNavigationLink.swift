import ViewTree

/// A button whose action decides whether and when its link leads on.
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

/// The right to follow one link, once or again. It does nothing where its row has gone, nor while the link's screen is
/// on the stack already.
@MainActor struct NavigationToken {
  let isActive: Binding<Bool>

  func navigate() { isActive.wrappedValue = true }
}

/// When an action with a token lets it lead on.
enum Opening: Sendable { case atOnce, later, never }
