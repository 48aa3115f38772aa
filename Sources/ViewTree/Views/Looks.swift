// What the modifiers in `InertModifiers.swift` are given. The tree looks at none of it.

/// A typeface and its size.
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  public static let largeTitle = Font("largeTitle")
  public static let title = Font("title")
  public static let title2 = Font("title2")
  public static let title3 = Font("title3")
  public static let headline = Font("headline")
  public static let subheadline = Font("subheadline")
  public static let body = Font("body")
  public static let callout = Font("callout")
  public static let footnote = Font("footnote")
  public static let caption = Font("caption")
  public static let caption2 = Font("caption2")

  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font("system \(size) \(weight.map { "\($0)" } ?? "") \(design.map { "\($0)" } ?? "")")
  }

  public static func custom(_ name: String, size: Double) -> Font { Font("\(name) \(size)") }
}

/// The sides of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances to the sides of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// How lines of text are aligned with each other.
public enum TextAlignment: Sendable { case leading, center, trailing }

/// How content fills a space of another shape.
public enum ContentMode: Sendable { case fit, fill }

/// How buttons look. In SwiftUI a protocol, whose values of these names apps write.
public enum ButtonStyle: Sendable { case automatic, plain, bordered, borderedProminent, borderless }

/// How lists look. In SwiftUI a protocol, whose values of these names apps write.
public enum ListStyle: Sendable { case automatic, plain, grouped, inset, insetGrouped, sidebar }

/// How a `NavigationView` looks. In SwiftUI a protocol, whose values of these names apps write.
public enum NavigationViewStyle: Sendable { case automatic, stack, columns }
