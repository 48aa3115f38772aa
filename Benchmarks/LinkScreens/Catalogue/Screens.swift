import ViewTree

extension Screen {
  /// Every screen, in the order of tables and files.
  public static let all: [Screen] = [
    control, controlButton, eager, eagerClosure, navigationView, rowView, equatableRow, isolated, lazyView,
    tagSelection, hiddenLink, actionLink, valueLink, path, isPresented, savedMaps, item,
  ]

  /// The screen with a name; nil if there is none.
  public static func named(_ name: String) -> Screen? { all.first { $0.name == name } }

  // Each is made by a function of its own: as one they would take the compiler many times as long.

  @inline(never) private static var control: Screen {
    Screen(
      "control",
      "the rows, no control in them, no link",
      since: "iOS 16",
      unlinked: ControlScreen.self,
      floor: ControlFloor.self
    )
  }

  @inline(never) private static var controlButton: Screen {
    Screen(
      "control-button",
      "the rows as buttons whose action captures the screen, no link",
      since: "iOS 16",
      unlinked: ControlButtonScreen.self,
      floor: ControlButtonFloor.self
    )
  }

  @inline(never) private static var eager: Screen {
    Screen(
      "eager",
      "every row a NavigationLink(destination:label:)",
      since: "iOS 16",
      EagerScreen<DayDetail>.self,
      floor: EagerFloor<DayDetail>.self,
      graded: EagerFloor<DayDetail>.self
    )
  }

  @inline(never) private static var eagerClosure: Screen {
    Screen(
      "eager-closure",
      "the same link with its destination in a trailing closure, which is called at once",
      since: "iOS 16",
      EagerClosureScreen<DayDetail>.self,
      floor: EagerClosureFloor.self,
      graded: EagerFloor<DayDetail>.self
    )
  }

  @inline(never) private static var navigationView: Screen {
    Screen(
      "navigation-view",
      "eager in a NavigationView, deprecated since iOS 16",
      since: "iOS 14",
      NavigationViewScreen<DayDetail>.self,
      floor: NavigationViewFloor.self,
      graded: EagerFloor<DayDetail>.self
    )
  }

  @inline(never) private static var rowView: Screen {
    Screen(
      "row-view",
      "the same link inside an extracted row view",
      since: "iOS 16",
      RowViewScreen<DayDetail>.self,
      floor: RowViewFloor<DayDetail>.self,
      graded: RowViewFloor<DayDetail>.self
    )
  }

  @inline(never) private static var equatableRow: Screen {
    Screen(
      "equatable-row",
      "the link inside a row view with a callback, whose == compares the day only, with .equatable()",
      since: "iOS 16",
      EquatableRowScreen<DayDetail>.self,
      floor: EquatableRowFloor<DayDetail>.self,
      graded: EquatableRowFloor<DayDetail>.self
    )
  }

  @inline(never) private static var isolated: Screen {
    Screen(
      "isolated",
      "eager links, but the counter lives in a view beside the rows",
      since: "iOS 16",
      IsolatedScreen<DayDetail>.self,
      graded: EagerFloor<DayDetail>.self,
      withoutFloorBecause: "Its tick runs one small body and touches no row: there is no loop to hold it against."
    )
  }

  @inline(never) private static var lazyView: Screen {
    Screen(
      "lazy-view",
      "every row a link to a wrapper that makes the destination in its body",
      since: "iOS 16",
      LazyViewScreen<DayDetail>.self,
      floor: LazyViewFloor<DayDetail>.self,
      graded: LazyViewFloor<DayDetail>.self
    )
  }

  @inline(never) private static var tagSelection: Screen {
    Screen(
      "tag-selection",
      "every row a NavigationLink(destination:tag:selection:label:), deprecated since iOS 16",
      since: "iOS 16",
      TagSelectionScreen<DayDetail>.self,
      floor: TagSelectionFloor<DayDetail>.self,
      graded: TagSelectionFloor<DayDetail>.self
    )
  }

  @inline(never) private static var hiddenLink: Screen {
    Screen(
      "hidden-link",
      "rows are buttons that set a selection, one hidden link follows it by isActive:, deprecated since iOS 16",
      since: "iOS 16",
      HiddenLinkScreen<DayDetail>.self,
      floor: HiddenLinkFloor.self
    )
  }

  @inline(never) private static var actionLink: Screen {
    Screen(
      "action-link",
      "every row a button with a hidden link behind it, which its action follows or not",
      since: "iOS 16",
      ActionLinkScreen<DayDetail>.self,
      floor: ActionLinkFloor<DayDetail>.self,
      graded: ActionLinkFloor<DayDetail>.self
    )
  }

  @inline(never) private static var valueLink: Screen {
    Screen(
      "value-link",
      "every row a NavigationLink(value:), and navigationDestination(for:)",
      since: "iOS 16",
      isMadeAtPush: true,
      ValueLinkScreen<DayDetail>.self,
      floor: ValueLinkFloor.self
    )
  }

  @inline(never) private static var path: Screen {
    Screen(
      "path",
      "rows are buttons that append to a NavigationPath, and navigationDestination(for:)",
      since: "iOS 16",
      hasPath: true,
      isMadeAtPush: true,
      PathScreen<DayDetail>.self,
      floor: PathFloor.self
    )
  }

  @inline(never) private static var isPresented: Screen {
    Screen(
      "is-presented",
      "rows are buttons that set a selection and a flag, and navigationDestination(isPresented:)",
      since: "iOS 16",
      keepsSelection: true,
      IsPresentedScreen<DayDetail>.self,
      floor: IsPresentedFloor.self
    )
  }

  @inline(never) private static var savedMaps: Screen {
    Screen(
      "saved-maps",
      "value links in a grid of pictures, with a gesture, a context menu, and a store that onChange tells",
      since: "iOS 16",
      onlyIn: .lazyGrid,
      SavedMapsScreen.self
    )
  }

  @inline(never) private static var item: Screen {
    Screen(
      "item",
      "rows are buttons that set a selection, and navigationDestination(item:)",
      since: "iOS 17",
      isMadeAtPush: true,
      ItemScreen<DayDetail>.self,
      floor: ItemFloor.self
    )
  }
}
