/// What the floor of `control-button` compares in a row: a button, which is compared, with the two texts of its label.
extension ControlButtonScreen: FloorRows {
  static let comparisonsPerRow = 3
}
