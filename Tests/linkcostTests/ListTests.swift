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
    let places = Container.allCases.map(\.rawValue) + Destination.allCases.map(\.rawValue)
    let names = places + Screen.all.map(\.name) + Phase.allCases.map(\.rawValue) + Metric.counts.map(\.name)
    #expect((names + TimeMetric.all.map(\.name)).filter { !words.contains($0) } == [])
    #expect(text.split(separator: "\n").filter { $0.count > width } == [])
  }

  @Test("names what does not exist, and why, where all is asked for", arguments: [98, 60])
  func absences(width: Int) {
    let terminal = Terminal(width: width, isColored: false)
    let text = ListCommand.text(on: terminal, isAll: true)
    let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("It leads nowhere, so there is nothing to be of another weight."))
    #expect(words.contains("Its stack follows no path, so a tap at a time is all there is."))
    #expect(words.contains("Its tick runs one small body and touches no row: there is no loop to hold it against."))
    #expect(text.split(separator: "\n").filter { $0.count > width } == [])
    #expect(!ListCommand.text(on: terminal).contains("It leads nowhere"))
  }

  @Test("explains the timings that the files have, in their order")
  func timings() {
    let header = ResultFile.fixed().csv(countNames: []).prefix { $0 != "\r\n" }
    let columns = header.split(separator: ",").dropFirst(5).map(String.init)
    #expect(TimeMetric.all.map(\.name) == columns)
  }
}
