import Measurement
import Testing

@testable import linkcost

@Suite("A file of samples, read back")
struct SampleFileTests {
  private static let samples = (0..<3).map { index in
    Sample(
      key: "eager/stack/typical/730/tick",
      process: index,
      round: 1,
      order: 2,
      steps: 5,
      segments: 1,
      wallNanoseconds: 100,
      processorNanoseconds: 90
    )
  }

  private static var file: ResultFile {
    var file = ResultFile.fixed()
    file.results = [file.results[3]]
    file.results[0].time?.samples = samples.count
    return file
  }

  private func read(_ text: String) throws(ExportError) -> [Sample] {
    try SampleFile.samples(in: Array(text.utf8), path: "s.csv", of: Self.file)
  }

  @Test("is what was written")
  func roundTrip() throws {
    #expect(try read(Sample.csv(Self.samples)) == Self.samples)
  }

  @Test("of another run or damaged is refused")
  func refused() {
    func complaint(_ reason: String) -> ExportError { .badSamples(path: "s.csv", reason: reason) }
    let text = Sample.csv(Self.samples)
    #expect(throws: complaint("it has 2 samples of eager/stack/typical/730/tick, and the run took 3")) {
      try read(Sample.csv(Array(Self.samples.dropLast())))
    }
    #expect(throws: complaint("line 2 has something else than whole numbers")) {
      try read(text.replacing("0,1,2,5,1,100,90", with: "0,1,2,0,1,100,90", maxReplacements: 1))
    }
    #expect(throws: complaint("its columns are not key, process, round, order, steps, segments, wall_ns, cpu_ns")) {
      try read("a,b\n")
    }
  }
}
