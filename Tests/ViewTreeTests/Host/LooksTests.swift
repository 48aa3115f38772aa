import Testing
import ViewTree

@MainActor @Suite("How things look: modifiers without a node, pictures, colours, toolbars")
struct LooksTests {
  @Test("modifiers that do not matter to the tree cost no node, no comparison, no body")
  func inertModifiers() {
    struct Plain: View {
      let name: String
      var body: some View { Text(name) }
    }
    struct Dressed: View {
      let name: String
      var body: some View {
        Text(name)
          .font(.system(size: 12, weight: .bold))
          .foregroundColor(.secondary)
          .lineLimit(1)
          .padding(8)
          .padding(.horizontal)
          .frame(width: 40, height: 40)
          .frame(maxWidth: .infinity, alignment: .leading)
          .cornerRadius(4)
          .accessibilityLabel("a day")
      }
    }
    func counts<Content: View>(_ content: @escaping (String) -> Content) -> [WorkTotals] {
      let handle = Handle<String>()
      let host = ViewHost { Stateful("first", handle) { content($0.wrappedValue) } }
      let mount = host.totals
      host.resetCounts()
      host.update { handle.value = "second" }
      #expect(host.texts == ["second"])
      return [mount, host.totals]
    }
    #expect(counts { Dressed(name: $0) } == counts { Plain(name: $0) })
  }

  @Test("a picture is a node, and takes a newer name")
  func pictures() {
    let handle = Handle<String>()
    let host = ViewHost {
      Stateful("sun", handle) {
        Image(systemName: $0.wrappedValue).resizable().aspectRatio(contentMode: .fit).frame(width: 20, height: 20)
        Color.blue.frame(height: 1)
      }
    }
    #expect(host.outline == "Stateful\n  Image \"sun\"\n  Color")
    host.update { handle.value = "snow" }
    #expect(host.outline == "Stateful\n  Image \"snow\"\n  Color")
  }

  @Test("items of a toolbar are part of the screen, and can be tapped")
  func toolbars() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { count in
        Text("\(count.wrappedValue)")
          .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) { Button("Add") { count.wrappedValue += 1 } }
            ToolbarItemGroup { Text("status") }
          }
      }
    }
    #expect(host.texts == ["0", "Add", "status"])
    host.tap("Add")
    #expect(host.texts == ["1", "Add", "status"])
  }

  @Test("content of a GeometryReader runs with the view around it, and when what it read changes")
  func geometry() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(1, handle) { count in
        GeometryReader { proxy in
          ForEach(0..<count.wrappedValue) { Text("\($0): \(Int(proxy.size.width) / count.wrappedValue)") }
        }
      }
    }
    #expect(host.texts == ["0: 390"])
    host.update { handle.value = 2 }
    #expect(host.texts == ["0: 195", "1: 195"])
  }

  @Test("a file with previews compiles, and its previews are views")
  func previews() {
    struct Previews: PreviewProvider {
      static var previews: some View { Text("preview") }
    }
    #expect(ViewHost { Previews.previews }.texts == ["preview"])
  }
}
