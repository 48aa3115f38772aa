/// What programs consist of.
enum Skeleton: CaseIterable {
  // Leaves.
  case text, counter, environmentReader, observing, modelReader, binder, noted, owner, preferring, changing
  // One part.
  case optional, rows, pairs, passing, environment, listening, deriving, lazyStack, list, lazyGrid, identified, disabled
  case faded, sectioned, measured, indexed, shownByObject, appearing, equated
  // Two and three.
  case branch, stack, erased, choice, nestedBranch, backed, mixed
  case filteredLazy, sectionedLazy
  // Of a navigation stack; the first of them is one.
  case navigating, valueLink, viewLink, activeLink, presenting
  // Which the reference does not know.
  case lazyHolder, sheet

  /// Those that need no stack around them.
  static let plain = known.filter { !$0.needsStack && $0 != .navigating }
  /// Those that may be on a stack; those that have to be twice as often.
  static let stacked = known.filter { $0 != .navigating } + known.filter(\.needsStack)

  /// Those whose screens a fresh tree shows by its states alone.
  static let restorable = allCases.filter { $0 != .navigating && $0 != .viewLink } + [.lazyHolder, .lazyHolder, .rows]

  private static let known = allCases.filter { $0 != .lazyHolder && $0 != .sheet }

  private var needsStack: Bool { self == .valueLink || pushes }

  /// Whether it can push a screen. A lazy container keeps rows for the screens they have pushed, which the reference does
  /// not know, and so has none of these.
  var pushes: Bool { [.viewLink, .activeLink, .presenting, .sheet].contains(self) }

  var hasControl: Bool { [.counter, .binder].contains(self) || needsStack }

  var isLazy: Bool { [.lazyStack, .list, .lazyGrid, .filteredLazy, .sectionedLazy, .lazyHolder].contains(self) }

  var partCount: Int {
    switch self {
    case .text, .counter, .environmentReader, .observing, .modelReader, .binder, .noted, .owner, .preferring, .changing,
      .valueLink:
      0
    case .optional, .rows, .pairs, .passing, .environment, .listening, .deriving, .lazyStack, .list, .lazyGrid,
      .identified, .disabled, .faded, .sectioned, .measured, .indexed, .shownByObject, .appearing, .equated,
      .filteredLazy, .viewLink, .activeLink, .presenting, .sheet:
      1
    case .branch, .stack, .erased, .backed, .mixed, .navigating, .sectionedLazy, .lazyHolder: 2
    case .choice, .nestedBranch: 3
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

  func type(_ parts: [any Part.Type]) -> any Part.Type {
    switch partCount {
    case 0: leaf
    case 1: filled(parts[0])
    case 2: filled(parts[0], parts[1])
    default: filled(parts[0], parts[1], parts[2])
    }
  }

  private var leaf: any Part.Type {
    switch self {
    case .counter: CounterLeaf.self
    case .environmentReader: EnvironmentLeaf.self
    case .observing: ObservingLeaf.self
    case .modelReader: ModelLeaf.self
    case .binder: BinderLeaf.self
    case .noted: NotedLeaf.self
    case .owner: OwnerLeaf.self
    case .preferring: PreferringLeaf.self
    case .changing: ChangingLeaf.self
    case .valueLink: ValueLinkLeaf.self
    default: TextLeaf.self
    }
  }

  private func filled<A: Part>(_ a: A.Type) -> any Part.Type {
    switch self {
    case .optional: OptionalSkeleton<A>.self
    case .rows: RowsSkeleton<A>.self
    case .pairs: PairsSkeleton<A>.self
    case .passing: PassingSkeleton<A>.self
    case .environment: EnvironmentSkeleton<A>.self
    case .listening: ListeningSkeleton<A>.self
    case .deriving: DerivingSkeleton<A>.self
    case .lazyStack: LazyStackSkeleton<A>.self
    case .list: ListSkeleton<A>.self
    case .lazyGrid: LazyGridSkeleton<A>.self
    case .identified: IdentifiedSkeleton<A>.self
    case .disabled: DisabledSkeleton<A>.self
    case .faded: FadedSkeleton<A>.self
    case .sectioned: SectionedSkeleton<A>.self
    case .measured: MeasuredSkeleton<A>.self
    case .indexed: IndexedSkeleton<A>.self
    case .shownByObject: ShownByObjectSkeleton<A>.self
    case .appearing: AppearingSkeleton<A>.self
    case .filteredLazy: FilteredLazySkeleton<A>.self
    case .viewLink: ViewLinkSkeleton<A>.self
    case .activeLink: ActiveLinkSkeleton<A>.self
    case .presenting: PresentingSkeleton<A>.self
    case .sheet: SheetSkeleton<A>.self
    default: EquatedSkeleton<A>.self
    }
  }

  private func filled<A: Part, B: Part>(_ a: A.Type, _ b: B.Type) -> any Part.Type {
    switch self {
    case .branch: BranchSkeleton<A, B>.self
    case .stack: StackSkeleton<A, B>.self
    case .erased: ErasedSkeleton<A, B>.self
    case .backed: BackedSkeleton<A, B>.self
    case .navigating: NavigatingSkeleton<A, B>.self
    case .sectionedLazy: SectionedLazySkeleton<A, B>.self
    case .lazyHolder: LazyHolderSkeleton<A, B>.self
    default: MixedSkeleton<A, B>.self
    }
  }

  private func filled<A: Part, B: Part, C: Part>(_ a: A.Type, _ b: B.Type, _ c: C.Type) -> any Part.Type {
    switch self {
    case .choice: ChoiceSkeleton<A, B, C>.self
    default: NestedBranchSkeleton<A, B, C>.self
    }
  }
}
