/// A part of a view's value that is another one in each, so that no two of them are equal: for a view whose closure may
/// read what is not in the value.
@frozen @usableFromInline struct Occasion {
  // Sound: `nonisolated(unsafe)`: only the initialiser touches it, which runs on the main actor.
  private static nonisolated(unsafe) var latest = 0

  @usableFromInline let number: Int

  @MainActor @usableFromInline init() {
    Occasion.latest &+= 1
    number = Occasion.latest
  }
}
