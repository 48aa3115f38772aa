import ViewTree

typealias Pet = Person.Pet

extension Pet {
  static func numbered(_ count: Int) -> [Pet] { (0..<count).map { Pet(id: $0, name: "pet \($0)") } }
}

/// A row that a test writes through, with a state that a test changes.
struct PetRow: View {
  @Binding var pet: Pet
  let handles: PetHandles
  let log: Log
  @State private var taps = 0
  var body: some View {
    let _ = handles.hold($pet, $taps)
    let _ = log.add("row \(pet.name)")
    Text("\(pet.name) \(taps)")
  }
}

/// A test's hold on the rows by their elements' ids.
@MainActor final class PetHandles {
  private(set) var pets: [Int: Binding<Pet>] = [:]
  private(set) var taps: [Int: Binding<Int>] = [:]

  func hold(_ pet: Binding<Pet>, _ tap: Binding<Int>) {
    pets[pet.id] = pet
    taps[pet.id] = tap
  }
}

/// A list of rows over a state, and what a test needs of both.
@MainActor struct PetList {
  let handle = Handle<[Pet]>()
  let handles = PetHandles()
  let log = Log()
  let host: ViewHost

  init(_ count: Int) {
    host = ViewHost { [handle, handles, log] in
      Stateful(Pet.numbered(count), handle) {
        ForEach($0) { $pet in PetRow(pet: $pet, handles: handles, log: log) }
      }
    }
    _ = log.take()
  }
}
