/// Something a user does with a view. This simulator knows taps alone.
@MainActor @preconcurrency
public protocol Gesture {
  /// What a gesture tells when it ends.
  associatedtype Value

  /// The taps that end the gesture, and what follows then.
  func _tap(then ended: @escaping @MainActor (Value) -> Void) -> _Tap
}

/// What a view does when it is tapped.
public struct _Tap {
  /// How many taps, in quick succession, it takes.
  @usableFromInline let count: Int
  @usableFromInline let action: @MainActor () -> Void

  @inlinable init(count: Int, action: @escaping @MainActor () -> Void) {
    self.count = count
    self.action = action
  }
}

/// One tap, or several in quick succession.
@frozen public struct TapGesture: Gesture {
  /// How many taps it takes.
  public var count: Int

  @inlinable public nonisolated init(count: Int = 1) {
    self.count = count
  }

  @inlinable public func _tap(then ended: @escaping @MainActor (()) -> Void) -> _Tap {
    _Tap(count: count) { ended(()) }
  }
}

/// A gesture with an action for its end.
@frozen public struct _EndedGesture<Content: Gesture>: Gesture {
  @usableFromInline let content: Content
  @usableFromInline let action: @MainActor (Content.Value) -> Void

  @inlinable init(_ content: Content, action: @escaping @MainActor (Content.Value) -> Void) {
    self.content = content
    self.action = action
  }

  @inlinable public func _tap(then ended: @escaping @MainActor (Content.Value) -> Void) -> _Tap {
    content._tap { value in
      action(value)
      ended(value)
    }
  }
}

extension Gesture {
  /// Adds an action for the gesture's end.
  @inlinable public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(self, action: action)
  }
}
