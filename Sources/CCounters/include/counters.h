#ifndef LINKCOST_COUNTERS_H
#define LINKCOST_COUNTERS_H

/// Runs of initialisers since the tree that is at work began its action. Initialisers of view values know no tree, so
/// they count here, and the tree takes the sums over.
///
/// In C because a global of another Swift module is reached by a call, and one of C by its address: in a row that is
/// made in 460 instructions, two counters cost 2 and not 16. On the main actor only, like all of the tree.
struct linkcost_built {
  long links;
  long destinations;
  long wrappers;
  long objects;
  long loads;
};

extern struct linkcost_built linkcost_built __attribute__((swift_attr("nonisolated(unsafe)")));

#endif
