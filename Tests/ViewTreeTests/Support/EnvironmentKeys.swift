import ViewTree

extension EnvironmentValues {
  private enum AKey: EnvironmentKey { static var defaultValue: Int { 1 } }
  private enum BKey: EnvironmentKey { static var defaultValue: String { "b" } }

  var a: Int {
    get { self[AKey.self] }
    set { self[AKey.self] = newValue }
  }

  var b: String {
    get { self[BKey.self] }
    set { self[BKey.self] = newValue }
  }
}
