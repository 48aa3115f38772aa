import ViewTree

/// Shows a shape.
struct ShapeView: View {
  let shape: RandomShape
  @Environment(\.a) private var a

  var body: some View {
    switch shape {
    case .text(let number): Text("\(number)").preference(key: Sum.self, value: number)
    case .erased(let inner): AnyView(ShapeView(shape: inner))
    case .identified(let id, let inner): ShapeView(shape: inner).id(id)
    case .branch(let isFirst, let first, let second):
      if isFirst { ShapeView(shape: first) } else { VStack { ShapeView(shape: second) } }
    case .rows(let ids, let inner):
      ForEach(ids, id: \.self) { id in
        if id > 0 { Text("row \(id)") }
        ShapeView(shape: inner)
      }
    case .both(let first, let second):
      ShapeView(shape: first)
      Section { ShapeView(shape: second) }
    case .absent: EmptyView()
    case .reader: Text("a \(a)")
    case .environment(let a, let inner): ShapeView(shape: inner).environment(\.a, a)
    case .watched(let number, let inner):
      ShapeView(shape: inner).onAppear {}.onChange(of: number) {}.task(id: number) {}
    }
  }
}
