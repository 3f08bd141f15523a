import Foundation
import Understanding

/// The lines in `Tests/Corpora/safeguarding`: some of somebody in danger, some that only sound like it.
struct SafeguardingCorpus {
  /// A line with what it is.
  struct Line {
    let isDanger: Bool
    /// What the danger is and whose, where the corpus says so.
    let kind: Concern.Kind?
    /// Whose danger it is: "own", "child" or "other".
    let who: String?
    let text: String

    init?(_ line: Substring) {
      let parts = line.split(separator: ": ", maxSplits: 1)
      let label = parts.first?.split(separator: " ").map(String.init) ?? []
      guard parts.count == 2, let first = label.first, ["danger", "ordinary"].contains(first) else {
        return nil
      }
      isDanger = first == "danger"
      kind = label.dropFirst().first.flatMap { Self.kinds[$0] }
      who = label.dropFirst(2).first
      text = String(parts[1])
    }

    private static let kinds: [String: Concern.Kind] = [
      "suicide": .suicide, "self-harm": .selfHarm, "violence": .violence, "eating": .eating,
      "danger": .danger,
    ]
  }

  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../Corpora/safeguarding").standardized

  /// The files of a folder in the order of their names.
  static func paths(in name: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "txt" }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The lines of each file of a folder.
  static func files(in name: String) throws -> [(name: String, lines: [Line])] {
    try paths(in: name).map { ($0.lastPathComponent, try lines(of: $0)) }
  }

  private static func lines(of file: URL) throws -> [Line] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap(Line.init)
  }
}
