import ViewTree

/// Pictures in a grid of two columns, each a link to a value. A gesture beside the link records which one was opened, and
/// `onChange` dispatches that to the app's store; a context menu deletes.
///
/// With `v` pictures in the viewport (15 rows of 2, or fewer): mount and tick build `v` links and no destination. A tap
/// takes two passes, and builds `2 v` links: the selection is state that the body reads, so the first pass runs the
/// screen, and pushes, which builds and enters the destination; then `onChange` dispatches, the store publishes, and the
/// second pass runs the screen again, and hands the destination's screen a fresh closure, which builds the destination
/// once more. Tick-pushed builds `v` links and one destination, and a pop nothing. How often SwiftUI makes a value's
/// destination is not settled.
struct SavedMapsScreen: CalendarScreen {
  private let store: DayStore
  private let driver: ScreenDriver
  private let maps: Store<MapsState, MapsAction>

  init(_ input: ScreenInput) {
    store = input.store
    driver = input.driver
    let days = input.months.flatMap(\.days)
    maps = Store(MapsState(maps: days), reduce: MapsAction.reduce)
  }

  var body: some View {
    SavedMaps(store: store, driver: driver)
      .environmentObject(maps)
  }

  static func screenBodies(in counts: WorkCounts) -> Int { counts.bodies(of: SavedMaps.self) }
  static func destinationBodies(in counts: WorkCounts) -> Int { DayDetail.bodies(in: counts) }
}

struct SavedMaps: View {
  let store: DayStore
  let driver: ScreenDriver
  @EnvironmentObject private var maps: Store<MapsState, MapsAction>
  @State private var ticks = 0
  @State private var selected: Day?

  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  var body: some View {
    NavigationStack {
      GeometryReader { space in
        ScrollView(.vertical, showsIndicators: false) {
          LazyVGrid(columns: columns, spacing: 16) {
            ForEach(maps.state.maps) { map in
              NavigationLink(value: map) { picture(of: map, width: space.size.width / 2) }
                .simultaneousGesture(TapGesture().onEnded { selected = map })
                .contextMenu {
                  Button("Delete") { maps.dispatch(.delete(map)) }
                }
            }
          }
          .padding(.horizontal)
        }
      }
      .navigationTitle("Saved maps, refreshed \(ticks) times")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { Text("\(maps.state.maps.count)") }
      }
      .onChange(of: selected, perform: { map in maps.dispatch(.open(map)) })
      .navigationDestination(for: Day.self) { map in DayDetail(day: map, store: store) }
    }
    .onAppear {
      driver.drive(ticks: $ticks)
      driver.show = { [maps] months in maps.dispatch(.show(months.flatMap(\.days))) }
    }
  }

  private func picture(of map: Day, width: Double) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Image("map").resizable().frame(width: width, height: width)
      Text(map.date)
        .font(.headline)
        .foregroundColor(.primary)
    }
  }
}

struct SavedMapsPreview: PreviewProvider {
  static var previews: some View { SavedMapsScreen(.preview) }
}
