import ViewTree

/// A destination that counts itself.
struct Detail: View {
  let id: Int

  init(id: Int) {
    WorkCounts.countDestination()
    self.id = id
  }

  var body: some View { Text("detail \(id)") }
}

/// A destination of any content that counts itself and writes down its life.
struct LoggedDetail: View {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    WorkCounts.countDestination()
    self.name = name
    self.log = log
  }

  var body: some View {
    let _ = log.add("body \(name)")
    Text(name)
      .onAppear { log.add("appear \(name)") }
      .onDisappear { log.add("disappear \(name)") }
  }
}

/// A view that stores a closure and calls it in its body: the destination is made there.
struct Lazy<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder _ content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View { content() }
}
