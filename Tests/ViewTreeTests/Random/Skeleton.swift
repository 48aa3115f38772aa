/// What programs consist of.
enum Skeleton: CaseIterable {
  // Leaves.
  case text, counter, environmentReader, observing, modelReader, environmentModelReader, binder, noted, owner
  case preferring, changing
  // One part.
  case optional, rows, pairs, passing, environment, listening, deriving, lazyStack, list, lazyGrid, identified, disabled
  case faded, sectioned, measured, indexed, shownByObject, appearing, equated, elements, menu, tasked
  // Two and three.
  case branch, stack, erased, choice, nestedBranch, backed, mixed
  case filteredLazy, sectionedLazy
  // Of a navigation stack; the first two of them are stacks.
  case navigating, navigatingByPath, valueLink, viewLink, activeLink, presenting, taggedLink, item
  // Which the reference does not know.
  case lazyHolder, sheet

  /// Those that need no stack around them.
  static let plain = known.filter { !$0.needsStack && !$0.isStack }
  /// Those that may be on a stack; those that have to be twice as often.
  static let stacked = known.filter { !$0.isStack } + known.filter(\.needsStack)

  /// Those whose screens a fresh tree shows by its states alone.
  static let restorable = allCases.filter { !$0.isStack && $0 != .viewLink } + [.lazyHolder, .lazyHolder, .rows]

  private static let known = allCases.filter { $0 != .lazyHolder && $0 != .sheet }

  private var needsStack: Bool { self == .valueLink || pushes }

  /// Whether it can push a screen. A lazy container keeps rows for the screens they have pushed, which the reference does
  /// not know, and so has none of these.
  var pushes: Bool { [.viewLink, .activeLink, .presenting, .taggedLink, .item, .sheet].contains(self) }

  var isStack: Bool { self == .navigating || self == .navigatingByPath }

  var hasControl: Bool { [.counter, .binder, .menu].contains(self) || needsStack }

  var isLazy: Bool { [.lazyStack, .list, .lazyGrid, .filteredLazy, .sectionedLazy, .lazyHolder].contains(self) }

  var partCount: Int {
    switch self {
    case .text, .counter, .environmentReader, .observing, .modelReader, .environmentModelReader, .binder, .noted,
      .owner, .preferring, .changing, .valueLink:
      0
    case .optional, .rows, .pairs, .passing, .environment, .listening, .deriving, .lazyStack, .list, .lazyGrid,
      .identified, .disabled, .faded, .sectioned, .measured, .indexed, .shownByObject, .appearing, .equated,
      .elements, .menu, .tasked, .filteredLazy, .viewLink, .activeLink, .presenting, .taggedLink, .item, .sheet:
      1
    case .branch, .stack, .erased, .backed, .mixed, .navigating, .navigatingByPath, .sectionedLazy, .lazyHolder: 2
    case .choice, .nestedBranch: 3
    }
  }

  /// The name of its dynamic property, if it has one.
  var property: String? {
    switch self {
    case .text, .observing, .noted, .changing, .stack, .sectioned, .shownByObject, .appearing, .equated, .backed,
      .viewLink, .valueLink:
      nil
    case .environmentReader: "_a"
    case .modelReader, .environmentModelReader, .owner: "_model"
    case .counter, .binder, .preferring: "_count"
    case .rows, .pairs, .indexed, .lazyStack, .list, .lazyGrid, .filteredLazy, .sectionedLazy, .lazyHolder: "_ids"
    case .elements: "_elements"
    case .listening: "_sum"
    case .deriving: "_derived"
    case .navigating, .navigatingByPath: "_path"
    case .activeLink: "_isActive"
    case .presenting, .sheet: "_isPresented"
    case .taggedLink: "_selection"
    case .item: "_item"
    default: "_state"
    }
  }

  /// The leaf that shows best what it does.
  var suitingLeaf: Skeleton? {
    switch self {
    case .listening: .preferring
    case .environment: .environmentReader
    case .deriving: .changing
    case .identified, .lazyStack: .noted
    default: nil
    }
  }
}
