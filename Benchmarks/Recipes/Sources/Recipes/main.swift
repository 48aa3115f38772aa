import Measurement
import ViewTree

let recipes = (1...300).map { Recipe(id: $0, name: "Recipe \($0)") }
let host = ViewHost { RecipeList(recipes: recipes) }

@MainActor func report(_ step: String) {
  let counts = host.counts
  print("\(step): \(counts.linksBuilt) links, \(counts.destinationsBuilt) destinations built,")
  print("  \(counts.bodies(of: RecipeList.self)) list and \(counts.bodies(of: RecipeDetail.self)) detail bodies run")
  for cause in host.causes { print("  \(cause)") }
  host.resetCounts()
}

report("mount")
host.tap("Edit")
report("state change")
host.tap("Recipe 7")
report("tap")
print("on screen: \(host.texts), \(host.depth) deep")

/// Taps Edit again and again, for the clock.
final class EditSteps: Measurable {
  let stepLimit = Int.max
  private let host = ViewHost(recordsDetails: false) { RecipeList(recipes: recipes) }
  private let edit: ViewHost.Control

  init() { edit = host.control("Edit")! }
  func prepare(steps: Int) { host.resetCounts() }
  func run(steps: Int) { for _ in 0..<steps { edit.tap() } }
  func verify(steps: Int) { precondition(host.totals.linksBuilt == steps * recipes.count, "Counts must not vary.") }
}

if BuildMode.current.isTimed {
  var order = SeededGenerator(seed: 1)
  let samples = try Sampler(plan: .quick).samples(of: [("edit", EditSteps())], process: 0, using: &order)
  let timing = Aggregation(samples: samples, seed: 1).timing(of: "edit", reference: nil, floor: nil)!
  print("state change: \(Int(timing.cpuMedianNanoseconds)) ns of processor time in one process")
}
