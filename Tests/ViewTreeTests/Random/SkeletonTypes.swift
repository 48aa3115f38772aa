// The types of view that stand behind skeletons, filled with those of their parts.
extension Skeleton {
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
    case .environmentModelReader: EnvironmentModelLeaf.self
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
    case .taggedLink: TaggedLinkSkeleton<A>.self
    case .item: ItemSkeleton<A>.self
    case .elements: ElementsSkeleton<A>.self
    case .menu: MenuSkeleton<A>.self
    case .tasked: TaskedSkeleton<A>.self
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
    case .navigatingByPath: NavigatingByPathSkeleton<A, B>.self
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
