import Foundation
import Testing

/// What the documentation shows, so that it is tried out as it stands there.
enum Documentation {
  /// All blocks of code in a language, in order.
  static func blocks(_ language: String, of page: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../docs").standardized
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// The first block of code in a language behind some words of a page.
  static func block(_ language: String, behind words: String, of page: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../docs").standardized
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let rest = try #require(text.components(separatedBy: words).dropFirst().first)
    let block = try #require(rest.components(separatedBy: "```\(language)\n").dropFirst().first)
    return try #require(block.components(separatedBy: "```").first)
  }
}
