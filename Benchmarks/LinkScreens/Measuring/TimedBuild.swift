import Measurement
import ViewTree

/// Which builds may write timings.
package enum TimedBuild {
  /// Whether this one may: not if it checks the tree after each action, whatever the parts of the program say of
  /// themselves.
  @MainActor package static var isThis: Bool { BuildMode.current.isTimed && !ViewHost.checksInvariants }
}
