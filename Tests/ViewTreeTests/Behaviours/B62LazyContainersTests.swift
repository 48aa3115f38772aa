import Testing

@testable import ViewTree

/// Content that a lazy container has made, as far as a destination can tell.
private struct InsideLazyContainer<Content: View>: _PrimitiveView {
  var content: Content

  init(@ViewBuilder _ content: () -> Content) {
    self.content = content()
  }

  struct _Node {
    var content: Content._Node
    let scope: EnvironmentScope
  }

  static func _make(taking view: _Place<Self>, in context: _TreeContext) -> _Node {
    context.created(Self.self)
    let scope = EnvironmentScope(under: context.environment)
    scope.isInsideLazyContainer = true
    let content = view.move().content
    let context = context.at(depth: context.depth, in: scope)
    return _Node(content: withPlace(of: content) { Content._make(taking: $0, in: context) }, scope: scope)
  }

  static func _patch(_ node: inout _Node, taking view: _Place<Self>, in context: _TreeContext) {
    context.received(Self.self)
    let content = view.move().content
    let context = context.at(depth: context.depth, in: node.scope)
    withPlace(of: content) { Content._patch(&node.content, taking: $0, in: context) }
  }

  static func _visit(_ node: inout _Node, with visitor: _Visitor) {
    visitor.container(Self.self) { Content._visit(&node.content, with: visitor) }
  }
}

@MainActor @Suite("B62: a destination inside a lazy container warns; for values it has no effect there")
struct B62LazyContainersTests {
  @Test("for: a warning, and a link to the type cannot be activated")
  func values() {
    let host = ViewHost {
      NavigationStack {
        InsideLazyContainer {
          NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Detail(id: $0) }
        }
      }
    }
    #expect(host.warnings.count == 1)
    host.tap("go")
    #expect(host.depth == 1)
    #expect(host.warnings.count == 2)
  }

  @Test("isPresented: and item: work, and warn as well")
  func bindings() {
    let isOn = Handle<Bool>()
    let item = Handle<Int?>()
    let host = ViewHost {
      NavigationStack {
        Stateful(false, isOn) { isOn in
          Stateful(Int?.none, item) { item in
            InsideLazyContainer {
              Text("row")
                .navigationDestination(isPresented: isOn) { Detail(id: 1) }
                .navigationDestination(item: item) { Detail(id: $0) }
            }
          }
        }
      }
    }
    #expect(host.warnings.count == 2)
    host.update { isOn.value = true }
    #expect(host.texts == ["detail 1"])
    host.goBack()
    host.update { item.value = 2 }
    #expect(host.texts == ["detail 2"])
    host.goBack()
    #expect([host.depth, host.warnings.count] == [1, 2])
    #expect(isOn.value == false)
    #expect(item.value == nil)
  }

  @Test("below other scopes inside, it is inside all the same; on a screen or a sheet pushed from there it is not")
  func elsewhere() {
    let inside = ViewHost {
      NavigationStack {
        InsideLazyContainer {
          Text("row").navigationDestination(for: Int.self) { Detail(id: $0) }.environment(\.isEnabled, true)
        }
      }
    }
    #expect(inside.warnings.count == 1)
    let host = ViewHost {
      NavigationStack {
        InsideLazyContainer {
          NavigationLink("push") {
            NavigationLink("value", value: 3).navigationDestination(for: Int.self) { Detail(id: $0) }
          }
          NavigationLink("other", destination: Text("other")).sheet(isPresented: .constant(false)) {}
        }
      }
    }
    host.tap("push")
    host.tap("value")
    #expect(host.warnings == [])
    // The value's screen lies below the one that the link has pushed (behaviour B65).
    #expect([host.depth == 3, host.texts == ["value"]] == [true, true])
    host.goBack()
    #expect(host.texts == ["detail 3"])
    let sheet = ViewHost {
      InsideLazyContainer {
        Text("row").sheet(isPresented: .constant(true)) {
          NavigationStack { NavigationLink("value", value: 4).navigationDestination(for: Int.self) { Detail(id: $0) } }
        }
      }
    }
    sheet.tap("value")
    #expect(sheet.texts == ["detail 4"])
    #expect(sheet.warnings == [])
  }
}
