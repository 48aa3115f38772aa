// A screen that imports this module alone has `ObservableObject`, `@Published`, subjects and publishers: Combine's own,
// or those of the subset where there is no Combine.
#if canImport(Combine)
  @_exported import Combine
#else
  @_exported import CombineSubset
#endif
