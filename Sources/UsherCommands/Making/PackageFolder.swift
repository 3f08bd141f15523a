import Foundation
import Onboarding

/// The Swift package that the program is run in, whose files some commands write.
struct PackageFolder {
  /// Where its manifest is.
  let path: String

  /// The package at the current folder, or at one above it.
  ///
  /// - Throws: ``Failure`` where there is none.
  init() throws {
    var folder = URL(filePath: FileManager.default.currentDirectoryPath).standardized
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      guard folder.path != "/" else {
        throw Failure(
          .noInput, "There is no Package.swift here or above. Run this in your package.")
      }
      folder.deleteLastPathComponent()
    }
    path = folder.path
  }

  /// The paths of its Swift sources, below the package.
  func sources() -> [String] {
    let folder = "\(path)/Sources"
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return found.filter { $0.hasSuffix(".swift") }.sorted().map { "Sources/\($0)" }
  }

  /// Whether there is a file at a path below the package.
  func has(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(file)")
  }

  /// The text of a file.
  ///
  /// - Throws: ``Failure`` where it cannot be read.
  func text(_ file: String) throws -> String {
    do {
      return try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    } catch {
      throw Failure(.noInput, "\(file) cannot be read.")
    }
  }

  /// Writes a file, and its folder where there is none.
  ///
  /// - Throws: ``Failure`` where it cannot be written.
  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Failure(.inputOutput, "\(file) cannot be written.")
    }
  }
}
