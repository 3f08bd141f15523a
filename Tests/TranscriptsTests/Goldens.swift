import Foundation
import Onboarding

@testable import Transcripts
@testable import engine_flow

/// The golden transcripts of this repository: those of Usher's flows, and those of the flow made for
/// the engine.
enum Goldens {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// Where those of Usher's flows are.
  static let folder = root.appending(path: "transcripts").path
  private static let folders = [folder, root.appending(path: "Tests/engine-flow/transcripts").path]

  /// Their paths under the folders, as the names of tests.
  static let paths: [String] = folders.flatMap { folder in
    let paths = (try? TranscriptFiles.paths(at: [folder])) ?? []
    return paths.map { String($0.dropFirst(folder.count + 1)) }
  }

  /// Whether a transcript is one of the flow made for the engine.
  static func isOfEngine(_ path: String) -> Bool { path.hasPrefix("garden/") }

  static func test(_ path: String) throws -> TranscriptSuite.Tested {
    let isOfEngine = isOfEngine(path)
    let text = try TranscriptFiles.text(of: "\(folders[isOfEngine ? 1 : 0])/\(path)")
    return try ProgramName.$current.withValue(isOfEngine ? "engine-flow" : "usher") {
      try suite.test(text, path: "transcripts/\(path)")
    }
  }

  /// All products that there are transcripts of.
  static let suite = TranscriptSuite(Products(Array(Products.all) + [Product.garden]))
}
