import ViewTree

extension Screen {
  /// Every screen, in the order of tables and files.
  public static let all: [Screen] = [
    Screen(
      "control",
      "the rows, no control in them, no link",
      since: "iOS 16",
      unlinked: ControlScreen.self,
      floor: ControlFloor.self
    ),
    Screen(
      "control-button",
      "the rows as buttons whose action captures the screen, no link",
      since: "iOS 16",
      unlinked: ControlButtonScreen.self,
      floor: ControlButtonFloor.self
    ),
    Screen(
      "eager",
      "every row a NavigationLink(destination:label:)",
      since: "iOS 16",
      EagerScreen<DayDetail>.self,
      floor: EagerFloor<DayDetail>.self,
      graded: EagerFloor<DayDetail>.self
    ),
    Screen(
      "eager-closure",
      "the same link with its destination in a trailing closure, which is called at once",
      since: "iOS 16",
      EagerClosureScreen<DayDetail>.self,
      floor: EagerClosureFloor.self,
      graded: EagerFloor<DayDetail>.self
    ),
    Screen(
      "navigation-view",
      "eager in a NavigationView, deprecated since iOS 16",
      since: "iOS 14",
      NavigationViewScreen<DayDetail>.self,
      floor: NavigationViewFloor.self,
      graded: EagerFloor<DayDetail>.self
    ),
    Screen(
      "row-view",
      "the same link inside an extracted row view",
      since: "iOS 16",
      RowViewScreen<DayDetail>.self,
      floor: RowViewFloor<DayDetail>.self,
      graded: RowViewFloor<DayDetail>.self
    ),
    Screen(
      "equatable-row",
      "the link inside a row view with a callback, whose == compares the day only, with .equatable()",
      since: "iOS 16",
      EquatableRowScreen<DayDetail>.self,
      floor: EquatableRowFloor<DayDetail>.self,
      graded: EquatableRowFloor<DayDetail>.self
    ),
    Screen(
      "isolated",
      "eager links, but the counter lives in a view beside the rows",
      since: "iOS 16",
      IsolatedScreen<DayDetail>.self,
      graded: EagerFloor<DayDetail>.self,
      withoutFloorBecause: "Its tick runs one small body and touches no row: there is no loop to hold it against."
    ),
    Screen(
      "lazy-view",
      "every row a link to a wrapper that makes the destination in its body",
      since: "iOS 16",
      LazyViewScreen<DayDetail>.self,
      floor: LazyViewFloor<DayDetail>.self,
      graded: LazyViewFloor<DayDetail>.self
    ),
    Screen(
      "tag-selection",
      "every row a NavigationLink(destination:tag:selection:label:), deprecated since iOS 16",
      since: "iOS 16",
      TagSelectionScreen<DayDetail>.self,
      floor: TagSelectionFloor<DayDetail>.self,
      graded: TagSelectionFloor<DayDetail>.self
    ),
    Screen(
      "hidden-link",
      "rows are buttons that set a selection, one hidden link follows it by isActive:, deprecated since iOS 16",
      since: "iOS 16",
      HiddenLinkScreen<DayDetail>.self,
      floor: HiddenLinkFloor.self
    ),
    Screen(
      "action-link",
      "every row a button with a hidden link behind it, which its action follows or not",
      since: "iOS 16",
      ActionLinkScreen<DayDetail>.self,
      floor: ActionLinkFloor<DayDetail>.self,
      graded: ActionLinkFloor<DayDetail>.self
    ),
    Screen(
      "value-link",
      "every row a NavigationLink(value:), and navigationDestination(for:)",
      since: "iOS 16",
      isMadeAtPush: true,
      ValueLinkScreen<DayDetail>.self,
      floor: ValueLinkFloor.self
    ),
    Screen(
      "path",
      "rows are buttons that append to a NavigationPath, and navigationDestination(for:)",
      since: "iOS 16",
      hasPath: true,
      isMadeAtPush: true,
      PathScreen<DayDetail>.self,
      floor: PathFloor.self
    ),
    Screen(
      "is-presented",
      "rows are buttons that set a selection and a flag, and navigationDestination(isPresented:)",
      since: "iOS 16",
      keepsSelection: true,
      IsPresentedScreen<DayDetail>.self,
      floor: IsPresentedFloor.self
    ),
    Screen(
      "saved-maps",
      "value links in a grid of pictures, with a gesture, a context menu, and a store that onChange tells",
      since: "iOS 16",
      onlyIn: .lazyGrid,
      SavedMapsScreen.self
    ),
    Screen(
      "item",
      "rows are buttons that set a selection, and navigationDestination(item:)",
      since: "iOS 17",
      isMadeAtPush: true,
      ItemScreen<DayDetail>.self,
      floor: ItemFloor.self
    ),
  ]

  /// The screen with a name; nil if there is none.
  public static func named(_ name: String) -> Screen? { all.first { $0.name == name } }
}
