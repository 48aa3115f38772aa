/// A dynamic property whose stored value only says where its real value comes from, or how that is made once. Such a
/// value may hold a fresh closure or key path, whose bits differ from pass to pass for reasons that differ between debug
/// and release builds.
@usableFromInline protocol ComparedBySource {
  func hasSameSource(as new: Self) -> Bool
}

extension ComparedBySource {
  static func haveSameSource(_ kept: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    // Sound: `assumingMemoryBound`: whoever calls this has found the type of what lies at both addresses to be this
    // one.
    kept.assumingMemoryBound(to: Self.self).pointee.hasSameSource(as: new.assumingMemoryBound(to: Self.self).pointee)
  }
}
