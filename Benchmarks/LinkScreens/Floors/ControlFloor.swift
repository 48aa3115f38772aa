/// What the floor of `control` compares in a row: a label, whose two texts are compared.
extension ControlScreen: FloorRows {
  static let comparisonsPerRow = 2
}
