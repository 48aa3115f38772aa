import LinkScreens
import ViewTree
func time(_ n: Int, _ f: () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<15 { let c = ContinuousClock(); let t = c.measure { for _ in 0..<n { f() } }; best = min(best, Double(t.components.attoseconds) * 1e-9 / Double(n) + Double(t.components.seconds) * 1e9) }
  return best
}
let rows = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1])! : 730
let only = CommandLine.arguments.count > 2 ? CommandLine.arguments[2] : nil
let f = Probe.floor(rows)
if only == nil { print("floor", time(100) { _ = f() } / Double(rows)) }
for (name, make) in Probe.hosts(rows) where only == nil || name == only {
  if only == nil { var keep: [ViewHost] = []; print(name, "mount", time(10) { keep.append(make().0) } / Double(rows)) }
  let (host, tick) = make()
  host.resetCounts()
  host.update { tick() }
  print(name, "tick", time(only == nil ? 100 : 20) { host.update { tick() } } / Double(rows), host.warnings)
  host.resetCounts(); host.update { tick() }
  print(host.totals)
}
