/// What the comparisons of the tests look like.
enum ExpectedComparison {
  static let wide = """
    linkcost compare: did anything become dearer?
    baseline: baseline.json
      linkcost 0.1.0, release build, 6 processes, schema 3; AMD EPYC, Swift 6.3.1
    current: current.json
      linkcost 0.1.0, release build, 6 processes, schema 3; AMD EPYC, Swift 6.3.1
      accepted because: The first.

    Counts, which are exact: 1 higher, 1 lower, 1 let pass by the policy, 102 equal.
                screen  phase  rows  count        baseline  current  change
      worse     eager   tick      3  bodies              2        3      +1
      better    eager   mount     3  nodes_live         24       23      -1
      let pass  eager   tick      3  comparisons        12    1,472  +1,460

    Times, as multiples of their floors: 1 longer, 1 unchanged, 2 not resolved; 1 of them is large,
    but not significant; 3 have no floor and are not judged.
      screen   phase  rows  x floor       95 % interval  floor itself
      control  mount     3  +20.0 %  -40.8 % to +30.0 %        ±0.0 %  large, not significant
      control  tick      3   ±0.0 %    -1.3 % to +1.3 %        ±0.0 %  unchanged
      eager    mount     3   ±0.0 %  -1.3 % to +101.9 %        ±0.0 %  not resolved
      eager    tick      3  +50.0 %  +48.3 % to +51.7 %        ±0.0 %  longer

    The policy leaves out unfinished: It is.
    The policy lets comparisons change in eager: Another rule.

    Largest noise seen: the processes of one run differ, by 101.9 %, in eager/stack/typical/3/mount.
    Regression: 1 count went up; 1 time is longer; 1 count went down (exit status 1).

    """

  static let narrow = """
    linkcost compare: did anything become dearer?
    baseline: baseline.json
      linkcost 0.1.0, release build, 6 processes, schema 3; AMD
      EPYC, Swift 6.3.1
    current: current.json
      linkcost 0.1.0, release build, 6 processes, schema 3; AMD
      EPYC, Swift 6.3.1
      accepted because: The first.

    Counts, which are exact: 1 higher, 1 lower, 1 let pass by
    the policy, 102 equal.
                screen  phase  rows  count        change
      worse     eager   tick      3  bodies           +1
      better    eager   mount     3  nodes_live       -1
      let pass  eager   tick      3  comparisons  +1,460

    Times, as multiples of their floors: 1 longer, 1 unchanged,
    2 not resolved; 1 of them is large, but not significant; 3
    have no floor and are not judged.
      screen   phase  rows  x floor
      control  mount     3  +20.0 %  large, not significant
      control  tick      3   ±0.0 %  unchanged
      eager    mount     3   ±0.0 %  not resolved
      eager    tick      3  +50.0 %  longer

    The policy leaves out unfinished: It is.
    The policy lets comparisons change in eager: Another rule.

    Largest noise seen: the processes of one run differ, by
    101.9 %, in eager/stack/typical/3/mount.
    Regression: 1 count went up; 1 time is longer; 1 count went
    down (exit status 1).

    """

  static let unfitting = """
    linkcost compare: did anything become dearer?
    baseline: baseline.json
      linkcost 0.1.0, release build, 6 processes, schema 3; AMD EPYC, Swift 6.3.1
    current: current.json
      linkcost 0.1.0, release build, 6 processes, schema 3; AMD EPYC, Swift 7

    Counts, which are exact: 75 equal.

    What does not fit together:
      the screen control is missing in the current file

    Times: not comparable, so the counts decide alone.
      machine.toolchain is Swift 6.3.1 in the baseline and Swift 7 in the current
      file

    Largest noise seen: the samples of one run are spread above their median, by
    22.7 %, in control/stack/typical/3/mount.
    Not comparable: 1 thing does not fit together (exit status 3).

    """

  static let markdown = """
    ## linkcost: regression

    Regression: 1 count went up (exit status 1).

    Largest noise seen: the samples of one run are spread above their median, by 22.7 %, in \
    control/stack/typical/3/mount.

    Baseline: baseline.json, schema 3, linkcost 0.1.0<br>
    Current: current.json, schema 3, linkcost 1.0.0-&lt;b&gt;\\|\\*\\_\\[x\\](y)

    Counts, which are exact: 1 higher, 104 equal.

    |  | screen | phase | rows | count | baseline | current | change |
    | --- | --- | --- | ---: | --- | ---: | ---: | ---: |
    | worse | eager | tick | 3 | bodies | 2 | 3 | +1 |

    Times: not comparable, so the counts decide alone.

    - tool.version is 0.1.0 in the baseline and 1.0.0-&lt;b&gt;\\|\\*\\_\\[x\\](y) in the current file

    """

  static let annotations = """
    ::error title=linkcost%3A regression::Regression: 13 counts went up (exit status 1). Noise: none, as counts are \
    exact. The worst 9 of 13 follow.
    ::error title=count went up::bodies of eager/stack/typical/3/pop: 0 before, 9 now (+9)
    ::error title=count went up::bodies of eager/stack/typical/3/tap: 1 before, 8 now (+7)
    ::error title=count went up::bodies of eager/stack/typical/3/tick-pushed: 2 before, 10 now (+8)
    ::error title=count went up::bodies of eager/stack/typical/3/tick: 2 before, 8 now (+6)
    ::error title=count went up::bodies of eager/stack/typical/3/mount: 2 before, 7 now (+5)
    ::error title=count went up::bodies of control/stack/typical/3/tick: 2 before, 3 now (+1)
    ::error title=count went up::nodes_live of control/stack/typical/3/mount: 21 before, 22 now (+1)
    ::error title=count went up::nodes_live of control/stack/typical/3/tick: 21 before, 22 now (+1)
    ::error title=count went up::nodes_live of eager/stack/typical/3/mount: 24 before, 25 now (+1)

    """

  static let json = """
    {
      "baseline" : {
        "build_mode" : "release",
        "path" : "baseline.json",
        "schema_version" : 3,
        "tool_version" : "0.1.0"
      },
      "changed_counts" : [
        {
          "baseline" : 24,
          "container" : "stack",
          "count" : "nodes_live",
          "current" : 25,
          "destination" : "typical",
          "kind" : "regression",
          "phase" : "tick",
          "rows" : 3,
          "screen" : "eager"
        },
        {
          "baseline" : 2,
          "container" : "stack",
          "count" : "bodies",
          "current" : 3,
          "destination" : "typical",
          "kind" : "excepted",
          "phase" : "tick",
          "reason" : "Known.",
          "rows" : 3,
          "screen" : "eager"
        }
      ],
      "comparison_version" : 1,
      "current" : {
        "build_mode" : "release",
        "path" : "current.json",
        "schema_version" : 3,
        "tool_version" : "0.1.0"
      },
      "equal_counts" : 13,
      "exceptions" : [
        "The policy lets bodies change in tick: Known."
      ],
      "exit_status" : 1,
      "largest_noise" : {
        "key" : "eager/stack/typical/3/tick",
        "share" : 4.502666,
        "source" : "processes"
      },
      "margins" : {
        "floor_median_ns" : 0.1,
        "x_floor" : 0.1
      },
      "mismatches" : [
        "the screen control is missing in the current file",
        "eager/stack/typical/3/mount is missing in the current file",
        "eager/stack/typical/3/tap is missing in the current file",
        "eager/stack/typical/3/tick-pushed is missing in the current file",
        "eager/stack/typical/3/pop is missing in the current file"
      ],
      "no_longer_linear" : [

      ],
      "times" : [
        {
          "container" : "stack",
          "destination" : "typical",
          "floor_change" : 0,
          "floor_change_high" : 0.009255,
          "floor_change_low" : -0.00917,
          "is_large_but_unresolved" : false,
          "judgement" : "too_noisy",
          "phase" : "tick",
          "rows" : 3,
          "screen" : "eager",
          "x_floor_change" : 0,
          "x_floor_change_high" : 4.502818,
          "x_floor_change_low" : -0.011126
        }
      ],
      "times_are" : "judged",
      "times_demanded" : false,
      "times_not_comparable_because" : [

      ],
      "verdict" : "regression"
    }

    """
}
