/// What the floor of `eager` compares in a row: a link, which is compared, with the two texts of its label.
extension EagerScreen: FloorRows {
  static let comparisonsPerRow = 3
}
