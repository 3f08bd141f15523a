import Foundation
import Testing

@Suite("Papers")
struct PapersTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// All papers of the repository, as paths from its root.
  private static let papers: [String] = {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let inner = ["docs", "Sources", "Examples"].flatMap { folder in
      let paths = try? FileManager.default.subpathsOfDirectory(
        atPath: root.appending(path: folder).path)
      return (paths ?? []).map { "\(folder)/\($0)" }
    }
    return (top + inner).filter { $0.hasSuffix(".md") }.sorted()
  }()

  private static func text(_ paper: String) throws -> String {
    try String(contentsOf: root.appending(path: paper), encoding: .utf8)
  }

  /// Where a paper's links lead, without those to other sites.
  private static func links(in paper: String) throws -> [URL] {
    let folder = root.appending(path: paper).deletingLastPathComponent()
    return try text(paper).matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
      .filter { !$0.contains("://") && !$0.hasPrefix("#") }
      .map { folder.appending(path: $0.prefix { $0 != "#" }).standardized }
  }

  @Test("Every link leads somewhere", arguments: papers)
  func links(_ paper: String) throws {
    for link in try Self.links(in: paper) {
      #expect(FileManager.default.fileExists(atPath: link.path), "\(link.path)")
    }
  }

  @Test("Every link within a paper leads to a heading of it", arguments: papers)
  func headings(_ paper: String) throws {
    let text = try Self.text(paper)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
    }
    for link in text.matches(of: #/\]\(#([^)\s]+)\)/#).map({ String($0.1) }) {
      #expect(headings.contains(link), "#\(link)")
    }
  }

  @Test("The indices name every paper")
  func index() throws {
    let indices = ["docs/README.md", "docs/decisions/README.md"]
    let named = Set(try indices.flatMap(Self.links).map(\.path))
    let front = ["Conversation", "Onboarding", "Understanding"].map {
      "Sources/\($0)/\($0).docc/\($0).md"
    }
    let others = Self.papers.filter {
      !indices.contains($0) && !front.contains($0)
    }
    for paper in others {
      #expect(named.contains(Self.root.appending(path: paper).path), "\(paper)")
    }
  }
}
