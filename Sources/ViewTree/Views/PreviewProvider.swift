/// A type that shows views in an editor. Nothing here calls it; it is there so that files with previews compile.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
