import Foundation

/// The variables of the environment that the program was started in.
enum ProcessEnvironment {
  /// The values by their names, read once: reading them takes longer than most of what a start does.
  static let variables = ProcessInfo.processInfo.environment
}
