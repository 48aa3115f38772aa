// swift-tools-version: 6.2
import PackageDescription

/// Combine is Apple's. Elsewhere a subset of it stands in.
let platformsWithoutCombine: [Platform] = [.linux, .android, .windows, .wasi, .openbsd]

/// Set by scripts/random-programs, which needs one suite in release: the others would take the optimiser ten minutes more.
let hasRandomProgramsOnly = Context.environment["LINKCOST_RANDOM_PROGRAMS_ONLY"] != nil

let package = Package(
  name: "linkcost",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "ViewTree", targets: ["ViewTree"]),
    .library(name: "Measurement", targets: ["Measurement"]),
    .library(name: "LinkScreens", targets: ["LinkScreens"]),
    .executable(name: "linkcost", targets: ["linkcost"]),
  ],
  targets: [
    .target(name: "CCounters"),
    .target(name: "CProcessors"),
    .target(name: "CombineSubset"),
    .target(
      name: "ViewTree",
      dependencies: [
        "CCounters", .target(name: "CombineSubset", condition: .when(platforms: platformsWithoutCombine)),
      ]
    ),
    .systemLibrary(name: "CMalloc"),
    .target(name: "Measurement"),
    .target(
      name: "LinkScreens",
      dependencies: ["ViewTree", "Measurement", .target(name: "CMalloc", condition: .when(platforms: [.linux]))],
      path: "Benchmarks/LinkScreens",
      exclude: ["Days/README.md"],
      resources: [.embedInCode("Days/days.csv")]
    ),
    .executableTarget(name: "linkcost", dependencies: ["LinkScreens", "Measurement", "CProcessors"]),
    .testTarget(name: "CombineSubsetTests", dependencies: ["CombineSubset"]),
    .testTarget(name: "ViewTreeTests", dependencies: ["ViewTree"]),
    .testTarget(name: "MeasurementTests", dependencies: ["Measurement"]),
    .testTarget(name: "LinkScreensTests", dependencies: ["LinkScreens", "ViewTree", "Measurement"]),
    .testTarget(name: "linkcostTests", dependencies: ["linkcost", "Measurement"]),
  ],
  swiftLanguageModes: [.v6]
)

if hasRandomProgramsOnly {
  package.products = []
  package.targets.removeAll { !["CCounters", "CombineSubset", "ViewTree", "ViewTreeTests"].contains($0.name) }
  package.targets.first { $0.name == "ViewTreeTests" }?.sources =
    ["Random"] + ["Dice", "EnvironmentKeys", "Log", "Models", "Sum"].map { "Support/\($0).swift" }
}
