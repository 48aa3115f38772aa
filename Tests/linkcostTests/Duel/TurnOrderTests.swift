import Testing

@testable import linkcost

@Suite("The turns of a duel")
struct TurnOrderTests {
  @Test("every round is ABBA or BAAB, by chance, and every case has its place once")
  func rounds() {
    let order = TurnOrder(seed: 7, cases: 40, rounds: 12)
    #expect(order.cases.map(\.index).sorted() == Array(0..<40))
    #expect(order.cases.map(\.index) != Array(0..<40))
    let rounds = order.cases.flatMap { turns in stride(from: 0, to: 48, by: 4).map { Array(turns.turns[$0..<$0 + 4]) } }
    let (abba, baab): ([DuelSide], [DuelSide]) = ([.old, .new, .new, .old], [.new, .old, .old, .new])
    #expect(Set(rounds) == [abba, baab])
    #expect((180...300).contains(rounds.count { $0 == abba }))
    #expect(order.cases.allSatisfy { Set($0.preparations) == [.old, .new] && $0.preparations.count == 2 })
  }

  @Test("a seed repeats the order, another one does not")
  func replay() {
    #expect(TurnOrder(seed: 1, cases: 9, rounds: 3) == TurnOrder(seed: 1, cases: 9, rounds: 3))
    #expect(TurnOrder(seed: 1, cases: 9, rounds: 3) != TurnOrder(seed: 2, cases: 9, rounds: 3))
  }

  /// Another order would be another protocol: builds of two days could not take turns any more.
  @Test("the order of a seed is part of the protocol")
  func protocolOrder() {
    let order = TurnOrder(seed: 1, cases: 3, rounds: 1)
    let text = order.cases.map { turns in
      "\(turns.index) \(turns.preparations[0].rawValue.first!): " + turns.turns.map { "\($0.rawValue.first!)" }.joined()
    }
    #expect(text == ["1 o: noon", "2 n: onno", "0 n: noon"])
  }
}
