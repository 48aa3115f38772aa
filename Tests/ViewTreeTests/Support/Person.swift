import ViewTree

/// A value with parts to bind: members, members of members, an optional, elements.
struct Person: Equatable {
  struct Address: Equatable {
    var street = "Long Street, which does not fit in place"
    var number = 1
  }

  struct Pet: Equatable, Identifiable {
    let id: Int
    var name: String
  }

  var name = "Ada"
  var age = 36
  var address = Address()
  var work: Address?
  var notes: [String: Int] = [:]
  var pets: [Pet] = []

  static func owning(_ pets: String...) -> Person {
    var person = Person()
    person.pets = pets.enumerated().map { Pet(id: $0.offset, name: $0.element) }
    return person
  }
}

/// A view that shows what a binding leads to.
struct Shower<Value>: View {
  @Binding var value: Value
  var body: some View { Text("\(value)") }
}

/// A view that holds a binding and does not read it.
struct Holder<Value>: View {
  @Binding var value: Value
  var body: some View { Text("holds") }
}
