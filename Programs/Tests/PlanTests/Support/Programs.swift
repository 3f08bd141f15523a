import Foundation

/// Where the programs of this package are: beside the tests.
enum Programs {
  static func url(_ name: String) throws -> URL {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name)
  }
}
