import Testing

@testable import linkcost

@Suite("Where the reports go")
struct OutputPlanTests {
  @Test("by default into results, otherwise where the options say")
  func places() throws {
    let usual = try OutputPlan(Settings())
    #expect(usual.files == ["results/latest.json", "results/latest.csv"])
    #expect(usual.directory == "results")
    #expect(!usual.isTableHidden)

    let piped = try OutputPlan(Settings(outputDirectory: "out/", csv: .standardOutput, samplesPath: "s.csv"))
    #expect(piped.files == ["out/latest.json", "s.csv"])
    #expect(piped.isTableHidden)

    let named = try OutputPlan(Settings(json: .file("a.json"), csv: .file("a.csv")))
    #expect(named.files == ["a.json", "a.csv"])
    #expect(named.directory == nil)
  }

  @Test(
    "two reports never share a place, nor take that of the days",
    arguments: [
      (
        Settings(json: .standardOutput, csv: .standardOutput),
        "--json and --csv cannot both go to standard output: give one of them a file."
      ),
      (
        Settings(json: .file("/nowhere/a"), samplesPath: "/nowhere//a"),
        "--json and --samples are the same file, /nowhere/a: give one of them another path."
      ),
      (
        Settings(daysPath: "/nowhere/latest.csv", outputDirectory: "/nowhere"),
        "--csv and --days are the same file, /nowhere/latest.csv: give one of them another path."
      ),
    ] as [(Settings, String)]
  )
  func conflicts(settings: Settings, message: String) {
    let error = #expect(throws: UsageError.self) { try OutputPlan(settings) }
    #expect(error?.description == message)
  }

  @Test("a directory that cannot be made is refused before the run")
  @MainActor
  func impossibleDirectory() throws {
    let plan = try OutputPlan(Settings(outputDirectory: "/dev/null/results"))
    let error = #expect(throws: OutputError.self) { try plan.prepare() }
    #expect(
      error?.description == "Cannot make the directory /dev/null/results: Not a directory; give another with --output."
    )
  }
}
