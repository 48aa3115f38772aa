import LinkScreens
import Testing
import ViewTree

@MainActor @Suite("The fake network")
struct FakeNetworkTests {
  private func answers(_ network: FakeNetwork, to paths: [String], _ advance: (ViewHost) -> Void) -> [FakeNetwork
    .Answer]
  {
    var answers: [FakeNetwork.Answer] = []
    let host = ViewHost { Text("") }
    host.update { for path in paths { network.request(path) { answers.append($0) } } }
    advance(host)
    return answers
  }

  @Test("a value, an error, or nothing, for each path by itself")
  func perPath() {
    let network = FakeNetwork()
    network.answer("/a", with: "first")
    network.answer("/a", with: "second")
    network.answer("/b", with: .failure(.failed("no such luck")))
    let answers = answers(network, to: ["/a", "/b", "/c", "/a"]) { $0.advance(by: .seconds(1)) }
    #expect(
      answers == [
        .success("second"), .failure(.failed("no such luck")), .failure(.notFound(path: "/c")), .success("second"),
      ]
    )
    #expect(network.requests == ["/a", "/b", "/c", "/a"])
    #expect(network.requestCount == 4)
    #expect(["/a", "/b", "/d"].map(network.requestCount(of:)) == [2, 1, 0])
    #expect(network.answerCount == 4)
  }

  @Test("each answer comes after the delay, not sooner", arguments: [0, 1, 250, 3_000])
  func delay(milliseconds: Int) {
    let network = FakeNetwork(delay: .milliseconds(milliseconds))
    network.answer("/a", with: "a")
    let early = answers(network, to: ["/a"]) { host in
      if milliseconds > 0 { host.advance(by: .milliseconds(milliseconds) - .nanoseconds(1)) }
    }
    #expect(early == (milliseconds > 0 ? [] : [.success("a")]))
    #expect(answers(network, to: ["/a"]) { $0.advance(by: .milliseconds(milliseconds)) } == [.success("a")])
    #expect(network.requestCount == 2)
  }

  @Test("the delay of a request is that of its making; its answer that of the moment it comes")
  func changes() {
    let network = FakeNetwork(delay: .seconds(1))
    var log: [String] = []
    let host = ViewHost { Text("") }
    host.update {
      network.request("/a") { log.append("slow \($0)") }
      network.delay = .never
      network.request("/a") { log.append("never \($0)") }
      network.delay = .milliseconds(10)
      network.request("/a") { log.append("fast \($0)") }
    }
    host.advance(by: .milliseconds(500))
    #expect(log == ["fast \(FakeNetwork.Answer.failure(.notFound(path: "/a")))"])
    network.answer("/a", with: "now")
    host.advance(by: .seconds(1_000_000))
    #expect(log.dropFirst() == ["slow \(FakeNetwork.Answer.success("now"))"])
    #expect([network.requestCount, network.answerCount] == [3, 2])
  }

  @Test("what a resource shows of each outcome")
  func states() {
    let network = FakeNetwork()
    network.answer("/a", with: "text")
    network.answer("/b", with: .failure(.failed("no such luck")))
    let host = ViewHost {
      ForEach(["/a", "/b", "/c"], id: \.self) { path in
        OwningDetail<EagerResource>(path, from: network)
        OwningDetail<LazyResource>(path, from: network)
      }
    }
    #expect(host.texts == Array(repeating: "detail, loading", count: 6))
    host.advance(by: .milliseconds(100))
    #expect(
      host.texts == ["text", "failed: no such luck", "nothing at /c"].flatMap { ["detail, \($0)", "detail, \($0)"] }
    )
    #expect(LazyResource("/a", from: network).state == .idle)
    #expect(network.requestCount == 6)
    #expect(host.warnings == [])
  }
}
