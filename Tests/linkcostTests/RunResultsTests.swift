import LinkScreens
import Measurement
import Testing

@testable import linkcost

@Suite("The results of a run")
@MainActor
struct RunResultsTests {
  private static let mount = "eager/stack/typical/3/mount"

  private func results(samples: [Sample]) throws -> ResultFile {
    let settings = Settings(rows: [3], screens: ["control", "eager"], phases: ["mount", "tap"], seed: 1)
    let plan = try RunPlan(settings, surroundings: .fixed())
    let keys = plan.groups.flatMap(\.cases).map(\.key)
    let counts = Dictionary(uniqueKeysWithValues: keys.map { ($0, ["bodies": 7]) })
    let report = WorkerReport(process: 0, counts: counts, samples: samples, clocks: nil)
    let agreed = try AgreedCounts([report])
    return RunResults(plan: plan, counts: agreed, reports: [report], machine: Surroundings.fixed().machine).file
  }

  @Test("have a line for every screen and phase, empty where the screen does not have the phase")
  func lines() throws {
    let results = try results(samples: []).results
    #expect(
      results.map { "\($0.screen) \($0.rows) \($0.phase)" }
        == ["control 3 mount", "control 3 tap", "eager 3 mount", "eager 3 tap"]
    )
    #expect(results.map(\.counts) == [["bodies": 7], [:], ["bodies": 7], ["bodies": 7]])
    #expect(results.compactMap(\.time).isEmpty)
  }

  @Test("hold a screen against its floor and against the eager screen of the same rows and phase")
  func times() throws {
    func sample(_ key: String, _ nanoseconds: UInt64) -> Sample {
      Sample(
        key: key,
        process: 0,
        round: 0,
        order: 0,
        steps: 10,
        segments: 1,
        wallNanoseconds: nanoseconds,
        processorNanoseconds: nanoseconds
      )
    }
    let control = "control/stack/typical/3/mount"
    let samples = [sample(Self.mount, 4_000), sample(Self.mount + "/floor", 1_600), sample(control, 3_000)]
    let times = try results(samples: samples).results.map(\.time)
    #expect(times.map { $0?.cpuMedianNanoseconds } == [300, nil, 400, nil])
    #expect(times.map { $0?.timesFloor } == [nil, nil, 2.5, nil])
    #expect(times.map { $0?.ratioToReference } == [0.75, nil, 1, nil])
    #expect(times.map { $0?.ratioToReferenceLow } == [nil, nil, nil, nil])
  }

  @Test("say what was run and where")
  func workload() throws {
    let file = try results(samples: [])
    #expect(file.workload.daysFile == "days.csv (embedded)")
    #expect(file.workload.daysInFile == 730)
    #expect(file.workload.seed == 1)
    #expect(file.workload.processes == 9)
    #expect(file.machine == Surroundings.fixed().machine)
    #expect(file.tool.version == Tool.version)
  }
}
