import ViewTree

/// The lines that `_printChanges()` and `_logChanges()` print meanwhile, instead of printing them.
@MainActor func printed(_ action: () -> Void) -> [String] {
  let sink = PrintedChanges.sink
  defer { PrintedChanges.sink = sink }
  var lines: [String] = []
  PrintedChanges.sink = { lines.append($0) }
  action()
  return lines
}

/// A host whose mount is listened to as well.
@MainActor func mounting(_ make: () -> ViewHost) -> (host: ViewHost, lines: [String]) {
  var host: ViewHost?
  let lines = printed { host = make() }
  return (host!, lines)
}
