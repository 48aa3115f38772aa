/// Builds one view from the statements of a closure: children, `if`, `if`/`else`, `switch`, `#available`.
///
/// Children are paired up from the left, so a block of any length needs one pair type and no parameter pack (packs
/// cost the hot path three times its work on this compiler).
@MainActor @preconcurrency @resultBuilder
public enum ViewBuilder {
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable public static func buildPartialBlock<Content: View>(first content: consuming Content) -> Content {
    content
  }

  @inlinable public static func buildPartialBlock<Leading: View, Last: View>(
    accumulated leading: consuming Leading,
    next last: consuming Last
  ) -> TupleView<Leading, Last> {
    TupleView(leading, last)
  }

  @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    first content: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.trueContent(content))
  }

  @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
    second content: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(.falseContent(content))
  }

  /// Erases content that exists only behind `#available`, whose type older systems do not know.
  @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
