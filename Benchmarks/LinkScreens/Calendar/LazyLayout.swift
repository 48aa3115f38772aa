import ViewTree

/// Lays rows out in a container that makes only those in the viewport.
///
/// Called through an existential, so that the compiler does not write a tree out for each screen in each container: the
/// seam is one `AnyView` around the container, and none in a row.
@MainActor protocol LazyLayout: Sendable {
  func lay<Rows: View>(_ rows: Rows) -> AnyView
}

struct LazyStackLayout: LazyLayout {
  func lay<Rows: View>(_ rows: Rows) -> AnyView {
    AnyView(ScrollView(.vertical, showsIndicators: false) { LazyVStack(alignment: .leading, spacing: 8) { rows } })
  }
}

struct LazyGridLayout: LazyLayout {
  func lay<Rows: View>(_ rows: Rows) -> AnyView {
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    return AnyView(ScrollView(.vertical, showsIndicators: false) { LazyVGrid(columns: columns) { rows } })
  }
}

struct ListLayout: LazyLayout {
  func lay<Rows: View>(_ rows: Rows) -> AnyView { AnyView(List { rows }) }
}

extension Container {
  /// How its rows are laid out; nil where all of them are made.
  @MainActor var lazyLayout: (any LazyLayout)? {
    switch self {
    case .stack: nil
    case .lazyStack: LazyStackLayout()
    case .lazyGrid: LazyGridLayout()
    case .list: ListLayout()
    }
  }
}
