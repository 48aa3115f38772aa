import LinkScreens
import Measurement
import Testing

@testable import linkcost

@Suite("linkcost list")
@MainActor
struct ListTests {
  @Test("names every screen, phase and metric, and fits the terminal", arguments: [98, 80, 60])
  func everything(width: Int) {
    let text = ListCommand.text(on: Terminal(width: width, isColored: false))
    let words = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    let names = Screen.all.map(\.name) + Phase.allCases.map(\.rawValue) + Metric.counts.map(\.name)
    #expect((names + TimeMetric.all.map(\.name)).filter { !words.contains($0) } == [])
    #expect(text.split(separator: "\n").filter { $0.count > width } == [])
  }

  @Test("explains the timings that the files have, in their order")
  func timings() {
    let header = ResultFile.fixed().csv(countNames: []).prefix { $0 != "\r\n" }
    let columns = header.split(separator: ",").dropFirst(5).map(String.init)
    #expect(TimeMetric.all.map(\.name) == columns)
  }
}
