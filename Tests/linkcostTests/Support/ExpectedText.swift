/// What the fixed results look like.
enum ExpectedText {
  static let wide = """
    linkcost: what a navigation link costs before anyone taps it
    days.csv (embedded); 8 processes, seed 4711; Abacus 9, Swift 6.3, release build

    A line is one way to write the same screen, its figures are of one step. links, destinations:
    values built. entered: destinations' bodies. bodies: view bodies run; screen runs: the screen's
    own. Right of the bar the model's own: nodes made in the tree; compared: new values held against
    the kept ones. * where SwiftUI's count is not settled, the model's choice. time: processor time,
    median. x floor: times as long as a plain loop over the same values that keeps no tree. x eager:
    times as long as the eager screen, and how far the 95 % interval reaches, called wide beyond ±3 %.

    == 730 rows ==

    BEFORE ANYONE TAPS
    Built when the screen appears (mount)
      screen       links  destinations  bodies  |  nodes  time, µs  x floor  x eager  interval
      control          0             0     755  |  2,265       201     2.88    0.413  ±0.6 %
      eager          730           730   1,485  |  4,455       488     2.50    1.000
      hidden-link      0             0     757  |  2,271       309     2.75    0.634  ±0.8 %

    ON EVERY STATE CHANGE
    Rebuilt by a state change that concerns no row (tick)
      screen       links  destinations  bodies  |  compared  time, µs  x floor  x eager  interval
      control          0             0     755  |     1,510      21.9     2.25    0.501  ±8.2 % wide
      eager          730           730     755  |     1,510      43.7     1.90    1.000
      hidden-link      0             0     757  |     1,514      30.0     2.13    0.686  ±0.9 %

    AT THE TAP
    Done by a tap on a day (tap)
      screen       links  destinations  screen runs  bodies  time, µs  x eager  interval
      eager            0             0            0       3      2.11     1.00
      hidden-link      1             1            1     758     34.00    16.14  ±1.6 %

    WHILE A DAY IS OPEN
    Rebuilt by the same change while a day is open (tick-pushed)
      screen       links  destinations  bodies  |  compared  time, µs  x eager  interval
      eager          730           730     755  |     1,510      43.9    1.000
      hidden-link      1             1     757  |     1,514      43.8    0.990  ±2.0 %

    At mount, eager builds 730 links and 730 destinations, hidden-link 0 and 0: a difference of 1,460.
    eager builds all of its own again at each state change.
    hidden-link wins mount (1.58 times as fast) and each state change (1.46 times as fast); eager wins
    a tap (16.1 times as fast); too close to call: a state change while a day is open.
    So hidden-link wins, however often the state changes.

    Written: results/latest.json
             results/latest.csv

    """

  static let middling = """
    linkcost: what a navigation link costs before anyone taps it
    days.csv (embedded); 8 processes, seed 4711; Abacus 9, Swift 6.3, release build

    A line is one way to write the same screen, its figures are of one step. links,
    destinations: values built. entered: destinations' bodies. bodies: view bodies
    run; screen runs: the screen's own. Right of the bar the model's own: nodes made
    in the tree; compared: new values held against the kept ones. * where SwiftUI's
    count is not settled, the model's choice. time: processor time, median. x floor:
    times as long as a plain loop over the same values that keeps no tree. x eager:
    times as long as the eager screen, and how far the 95 % interval reaches, called
    wide beyond ±3 %.

    == 730 rows ==

    BEFORE ANYONE TAPS
    Built when the screen appears (mount)
      screen       links  destinations  bodies  time, µs  x floor  x eager  interval
      control          0             0     755       201     2.88    0.413  ±0.6 %
      eager          730           730   1,485       488     2.50    1.000
      hidden-link      0             0     757       309     2.75    0.634  ±0.8 %

    ON EVERY STATE CHANGE
    Rebuilt by a state change that concerns no row (tick)
      screen       links  destinations  time, µs  x floor  x eager  interval
      control          0             0      21.9     2.25    0.501  ±8.2 % wide
      eager          730           730      43.7     1.90    1.000
      hidden-link      0             0      30.0     2.13    0.686  ±0.9 %

    AT THE TAP
    Done by a tap on a day (tap)
      screen       links  destinations  screen runs  time, µs  x eager  interval
      eager            0             0            0      2.11     1.00
      hidden-link      1             1            1     34.00    16.14  ±1.6 %

    WHILE A DAY IS OPEN
    Rebuilt by the same change while a day is open (tick-pushed)
      screen       links  destinations  bodies  time, µs  x eager  interval
      eager          730           730     755      43.9    1.000
      hidden-link      1             1     757      43.8    0.990  ±2.0 %

    At mount, eager builds 730 links and 730 destinations, hidden-link 0 and 0: a
    difference of 1,460. eager builds all of its own again at each state change.
    hidden-link wins mount (1.58 times as fast) and each state change (1.46 times as
    fast); eager wins a tap (16.1 times as fast); too close to call: a state change
    while a day is open.
    So hidden-link wins, however often the state changes.

    Written: results/latest.json
             results/latest.csv

    """

  static let narrow = """
    linkcost: what a navigation link costs before anyone taps it
    days.csv (embedded); 8 processes, seed 4711; Abacus 9, Swift
    6.3, release build

    A line is one way to write the same screen, its figures are
    of one step. links, destinations: values built. entered:
    destinations' bodies. bodies: view bodies run; screen runs:
    the screen's own. Right of the bar the model's own: nodes
    made in the tree; compared: new values held against the kept
    ones. * where SwiftUI's count is not settled, the model's
    choice. time: processor time, median. x floor: times as long
    as a plain loop over the same values that keeps no tree.
    x eager: times as long as the eager screen, and how far the
    95 % interval reaches, called wide beyond ±3 %.

    == 730 rows ==

    BEFORE ANYONE TAPS
    Built when the screen appears (mount)
      screen       links  destinations  time, µs  x eager
      control          0             0       201    0.413
      eager          730           730       488    1.000
      hidden-link      0             0       309    0.634

    ON EVERY STATE CHANGE
    Rebuilt by a state change that concerns no row (tick)
      screen       links  destinations  time, µs  x eager
      control          0             0      21.9    0.501
      eager          730           730      43.7    1.000
      hidden-link      0             0      30.0    0.686

    AT THE TAP
    Done by a tap on a day (tap)
      screen       links  destinations  time, µs  x eager
      eager            0             0      2.11     1.00
      hidden-link      1             1     34.00    16.14

    WHILE A DAY IS OPEN
    Rebuilt by the same change while a day is open (tick-pushed)
      screen       links  destinations  time, µs  x eager
      eager          730           730      43.9    1.000
      hidden-link      1             1      43.8    0.990

    At mount, eager builds 730 links and 730 destinations,
    hidden-link 0 and 0: a difference of 1,460. eager builds all
    of its own again at each state change.
    hidden-link wins mount (1.58 times as fast) and each state
    change (1.46 times as fast); eager wins a tap (16.1 times as
    fast); too close to call: a state change while a day is
    open.
    So hidden-link wins, however often the state changes.

    Written: results/latest.json
             results/latest.csv

    """

  static let withoutIntervals = """
    linkcost: what a navigation link costs before anyone taps it
    days.csv (embedded); 2 processes, seed 4711; Abacus 9, Swift 6.3, release build

    A line is one way to write the same screen, its figures are of one step. links,
    destinations: values built. entered: destinations' bodies. bodies: view bodies
    run; screen runs: the screen's own. Right of the bar the model's own: nodes made
    in the tree; compared: new values held against the kept ones. * where SwiftUI's
    count is not settled, the model's choice. time: processor time, median. x floor:
    times as long as a plain loop over the same values that keeps no tree. x eager:
    times as long as the eager screen (too few processes for an interval).

    == 730 rows ==

    BEFORE ANYONE TAPS
    Built when the screen appears (mount)
      screen       links  destinations  bodies  |  nodes  time, µs  x floor  x eager
      control          0             0     755  |  2,265       201     2.88    0.413
      eager          730           730   1,485  |  4,455       488     2.50    1.000
      hidden-link      0             0     757  |  2,271       309     2.75    0.634

    ON EVERY STATE CHANGE
    Rebuilt by a state change that concerns no row (tick)
      screen       links  destinations  bodies  time, µs  x floor  x eager
      control          0             0     755      21.9     2.25    0.501
      eager          730           730     755      43.7     1.90    1.000
      hidden-link      0             0     757      30.0     2.13    0.686

    AT THE TAP
    Done by a tap on a day (tap)
      screen       links  destinations  screen runs  bodies  time, µs  x eager
      eager            0             0            0       3      2.11     1.00
      hidden-link      1             1            1     758     34.00    16.14

    WHILE A DAY IS OPEN
    Rebuilt by the same change while a day is open (tick-pushed)
      screen       links  destinations  bodies  |  compared  time, µs  x eager
      eager          730           730     755  |     1,510      43.9    1.000
      hidden-link      1             1     757  |     1,514      43.8    0.990

    At mount, eager builds 730 links and 730 destinations, hidden-link 0 and 0: a
    difference of 1,460. eager builds all of its own again at each state change.
    hidden-link wins mount (1.58 times as fast) and each state change (1.46 times as
    fast); eager wins a tap (16.1 times as fast); too close to call: a state change
    while a day is open.
    So hidden-link wins, however often the state changes.

    Written: results/latest.json
             results/latest.csv

    """

  static let withoutTimings = """
    linkcost: what a navigation link costs before anyone taps it
    days.csv (embedded); 2 processes, seed 4711; Abacus 9, Swift 6.3, debug build

    A line is one way to write the same screen, its figures are of one step. links,
    destinations: values built. entered: destinations' bodies. bodies: view bodies
    run; screen runs: the screen's own. Right of the bar the model's own: nodes made
    in the tree; compared: new values held against the kept ones. * where SwiftUI's
    count is not settled, the model's choice. A debug build times nothing.

    == 730 rows ==

    BEFORE ANYONE TAPS
    Built when the screen appears (mount)
      screen       links  destinations  bodies  |  nodes
      control          0             0     755  |  2,265
      eager          730           730   1,485  |  4,455
      hidden-link      0             0     757  |  2,271

    ON EVERY STATE CHANGE
    Rebuilt by a state change that concerns no row (tick)
      screen       links  destinations  bodies  |  compared
      control          0             0     755  |     1,510
      eager          730           730     755  |     1,510
      hidden-link      0             0     757  |     1,514

    AT THE TAP
    Done by a tap on a day (tap)
      screen       links  destinations  screen runs  bodies
      eager            0             0            0       3
      hidden-link      1             1            1     758

    WHILE A DAY IS OPEN
    Rebuilt by the same change while a day is open (tick-pushed)
      screen       links  destinations  bodies  |  compared
      eager          730           730     755  |     1,510
      hidden-link      1             1     757  |     1,514

    At mount, eager builds 730 links and 730 destinations, hidden-link 0 and 0: a
    difference of 1,460. eager builds all of its own again at each state change.

    Written: results/latest.json
             results/latest.csv

    """
}
