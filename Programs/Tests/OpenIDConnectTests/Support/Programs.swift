import Foundation

/// Where the programs of this package are: beside the tests.
enum Programs {
  /// The path of a program.
  static func path(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
  }
}
