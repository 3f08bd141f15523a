import Foundation
import Testing

@Suite("Code in documents")
struct DocumentedCodeTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static let documents = [
    "README.md", "Sources/Conversation/Conversation.docc/WriteAFlow.md",
    "Sources/Onboarding/Onboarding.docc/MakeAProduct.md",
    "Sources/Onboarding/Onboarding.docc/EmbedUsher.md",
    "Sources/Understanding/Understanding.docc/WriteAKind.md",
  ]

  /// The lines of the example and of the flow with one of everything, which are built and tested with
  /// Usher.
  private static let code: String = {
    let folders = [
      "Examples/Library/Sources", "Examples/Library/Web/Sources", "Tests/engine-flow",
      "Tests/Garden", "Tests/UnderstandingTests/Kinds",
    ]
    let files = folders.flatMap { folder in
      let path = root.appending(path: folder).path
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      return files.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
    return
      (files + [
        "Examples/Library/Package.swift", "Examples/Library/Web/Package.swift",
        "Tests/OnboardingTests/Dialogue/SignUpDesk.swift",
      ])
      .map { normalized((try? text($0)) ?? "") }.joined(separator: "\n")
  }()

  /// The text without indentation and empty lines; a list of products is an empty one.
  private static func normalized(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
      .replacing("[Product.library]", with: "[]")
  }

  @Test("What documents show of Swift is compiled, word for word", arguments: documents)
  func blocks(_ document: String) throws {
    let parts = try Self.text(document).components(separatedBy: "```swift\n").dropFirst()
    #expect(!parts.isEmpty)
    for part in parts {
      let block = Self.normalized(part.components(separatedBy: "```").first ?? "")
      #expect(Self.code.contains(block), "\(block)")
    }
  }

  @Test("Every dimension, modifier and item that others can use is in the guide")
  func complete() throws {
    let guide = try Self.text(Self.documents[1])
    for file in [
      "Ask+Wording", "Ask+Requiring", "Flow", "ForEach", "Step", "Items/Explain", "Items/Review",
      "Items/SignIn", "Items/Submit", "Items/Agreeable", "Items/Explainable",
    ] {
      let source = try Self.text("Sources/Conversation/Flow/\(file).swift")
      for name in source.matches(of: #/public func (\w+)/#).map(\.1) {
        #expect(guide.contains("`\(name)"), "\(file): \(name)")
      }
    }
    let folder = Self.root.appending(path: "Sources/Understanding").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let dimensions = files.compactMap { $0.split(separator: "/").last }
      .filter { $0.hasSuffix("Dimension.swift") }.map { $0.dropLast(6) }
    let inner = [
      "Dimension", "WrappingDimension", "LengthDimension", "RosterDimension", "HeadcountDimension",
    ]
    for dimension in dimensions where !inner.contains(String(dimension)) {
      #expect(guide.contains("`\(dimension)"), "\(dimension)")
    }
  }

  @Test("The dimensions in the table of the guide compile as they stand there")
  func rows() throws {
    let compiled = try Self.text("Tests/UnderstandingTests/Kinds/GuideRows.swift")
    let rows = try Self.text(Self.documents[1]).split(separator: "\n")
      .filter { $0.contains(/^\| `\w+Dimension[(.]/) }
    #expect(rows.count > 15)
    for row in rows {
      let cell = row.dropFirst(2).prefix { $0 != "|" }
      for span in cell.matches(of: /`(\w+Dimension[^`]*)`/).map(\.1) where !span.contains(":)") {
        #expect(compiled.contains(span), "\(span)")
      }
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
