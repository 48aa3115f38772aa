import Testing
import ViewTree

@MainActor @Suite struct ContainerTests {
  @Test("ten children and more keep their order, their states and their places")
  func manyChildren() {
    struct Many: View {
      let flag: Bool
      var body: some View {
        Keeper(1)
        Keeper(2)
        Keeper(3)
        if flag { Keeper(4) }
        Keeper(5)
        Keeper(6)
        Keeper(7)
        Keeper(8)
        if flag { Keeper(9) } else { Text("nine") }
        Keeper(10)
        Keeper(11)
        Keeper(12)
        let unused = 13
        Keeper(unused)
      }
    }
    let handle = Handle<Bool>()
    let host = ViewHost { Stateful(true, handle) { Many(flag: $0.wrappedValue) } }
    #expect(host.texts == (1...13).map { "\($0) keeps \($0)" })
    for id in 1...13 { host.tap("\(id) keeps \(id)") }
    host.update { handle.value = false }
    #expect(
      host.texts == (1...13).filter { $0 != 4 }.map { $0 == 9 ? "nine" : "\($0) keeps \($0 + 100)" }
    )
    host.update { handle.value = true }
    #expect(
      host.texts == (1...13).map { $0 == 4 || $0 == 9 ? "\($0) keeps \($0)" : "\($0) keeps \($0 + 100)" }
    )
  }

  @Test("no child, one child, a block of nothing but declarations")
  func fewChildren() {
    let host = ViewHost {
      VStack {}
      HStack { Text("one") }
      ZStack { let _ = 1 }
      Group {}
    }
    #expect(host.outline == "VStack\nHStack\n  Text \"one\"\nZStack")
    #expect(host.counts.nodesLive == 4)
  }

  @Test("a switch over an enumeration with payloads, with several views in a case, and none")
  func switches() {
    enum Phase: Equatable { case loading, loaded([String]), failed(code: Int), empty }
    let handle = Handle<Phase>()
    let host = ViewHost {
      Stateful(Phase.loading, handle) { phase in
        switch phase.wrappedValue {
        case .loading: Text("loading")
        case .loaded(let names) where names.isEmpty: EmptyView()
        case .loaded(let names):
          Text("loaded")
          ForEach(names, id: \.self) { Text($0) }
        case .failed(let code): Text("failed \(code)")
        case .empty: EmptyView()
        }
      }
    }
    let steps: [(Phase, [String])] = [
      (.loaded(["a", "b"]), ["loaded", "a", "b"]), (.loaded([]), []), (.failed(code: 5), ["failed 5"]),
      (.failed(code: 6), ["failed 6"]), (.empty, []), (.loading, ["loading"]),
    ]
    for (phase, texts) in steps {
      host.update { handle.value = phase }
      #expect(host.texts == texts)
    }
  }

  @Test("#available, with and without else")
  func availability() {
    let host = ViewHost {
      if #available(macOS 10.15, iOS 13, *) { Keeper(1) } else { Text("old") }
      if #available(macOS 10.15, iOS 13, *) { Text("new") }
      if #unavailable(macOS 10.15, iOS 13) { Text("very old") }
    }
    host.tap("1 keeps 1")
    #expect(host.texts == ["1 keeps 101", "new"])
  }

  @Test("a group is its children: no node, the same identities")
  func groups() {
    let handle = Handle<Int>()
    let host = ViewHost {
      Stateful(0, handle) { tick in
        Group {
          Keeper(tick.wrappedValue)
          Group { Group { Keeper(2) } }
        }
      }
    }
    host.tap("2 keeps 2")
    host.update { handle.value = 1 }
    #expect(host.texts == ["1 keeps 0", "2 keeps 102"])
    #expect(
      host.outline.split(separator: "\n").dropFirst().map(String.init) == [
        "  Keeper", "    Button", "      Text \"1 keeps 0\"", "  Keeper", "    Button", "      Text \"2 keeps 102\"",
      ]
    )
  }

  @Test("a section shows header, content and footer, in this order")
  func sections() {
    let host = ViewHost {
      Section {
        Text("content")
      } header: {
        Text("header")
      } footer: {
        Text("footer")
      }
      Section("title") { Text("a") }
      Section(header: Text("old")) { Text("b") }
      Section { Text("c") }
      Section {
        Text("d")
      } header: {
        Keeper(1)
      }
    }
    #expect(
      host.texts == ["header", "content", "footer", "title", "a", "old", "b", "c", "1 keeps 1", "d"]
    )
  }

  @Test("modifiers in any order, dividers, spacers, titles")
  func modifiers() {
    let host = ViewHost {
      NavigationView {
        VStack(alignment: .leading, spacing: 3) {
          Text(verbatim: "a")
          Divider()
          Spacer(minLength: 5)
          Text("a\("b")".dropFirst())
        }
        .navigationBarTitle("old title", displayMode: .inline)
        .navigationTitle("title".dropLast())
        .background(alignment: .topLeading) {
          Text("behind")
          Text("further behind")
        }
      }
    }
    #expect(host.texts == ["a", "b", "behind", "further behind"])
    #expect(
      host.outline == """
        NavigationView
          BackgroundView
            NavigationTitleView "titl"
              NavigationTitleView "old title"
                VStack
                  Text "a"
                  Divider
                  Spacer
                  Text "b"
            Text "behind"
            Text "further behind"
        """
    )
  }

  @Test("an optional view that is a stored property, a generic content, a builder of one's own")
  func storedViews() {
    struct Card<Header: View, Content: View>: View {
      let header: Header?
      @ViewBuilder let content: () -> Content
      @ViewBuilder private var footer: some View {
        Text("footer")
        Text("end")
      }
      var body: some View {
        header
        content()
        footer
      }
    }
    let host = ViewHost {
      Card(header: Text("header")) { Keeper(1) }
      Card(header: nil as Keeper?) {
        Text("a")
        Text("b")
      }
    }
    #expect(host.texts == ["header", "1 keeps 1", "footer", "end", "a", "b", "footer", "end"])
  }
}
