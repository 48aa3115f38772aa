/// What the floor of `hidden-link` compares in a row: a button, which is compared, with the two texts of its label.
extension HiddenLinkScreen: FloorRows {
  static let comparisonsPerRow = 3
}
