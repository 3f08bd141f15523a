import Foundation
import Onboarding

@testable import Transcripts

/// The golden transcripts of this repository.
enum Goldens {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "transcripts").path

  /// Their paths under the folder, as the names of tests.
  static let paths: [String] = {
    let paths = (try? TranscriptFiles.paths(at: [folder])) ?? []
    return paths.map { String($0.dropFirst(folder.count + 1)) }
  }()

  static func test(_ path: String) throws -> TranscriptSuite.Tested {
    let text = try TranscriptFiles.text(of: "\(folder)/\(path)")
    return try TranscriptSuite().test(text, path: "transcripts/\(path)")
  }
}
