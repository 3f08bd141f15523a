import Foundation
import Testing

@Suite("Code in documents")
struct DocumentedCodeTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static let documents = [
    "README.md", "Sources/Conversation/Conversation.docc/WriteAFlow.md",
    "Sources/Onboarding/Onboarding.docc/MakeAProduct.md",
  ]

  /// The lines of the sources of the example, which is built and tested with Usher.
  private static let example: String = {
    let folder = root.appending(path: "Examples/Library/Sources").path
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { file in
      normalized((try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? "")
    }.joined(separator: "\n")
  }()

  /// The text without indentation and empty lines; a list of products is an empty one.
  private static func normalized(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
      .replacing("[Product.library]", with: "[]")
  }

  @Test("What documents show of Swift is compiled, word for word", arguments: documents)
  func blocks(_ document: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: document), encoding: .utf8)
    let parts = text.components(separatedBy: "```swift\n").dropFirst()
    #expect(parts.count > 2)
    for part in parts {
      let block = Self.normalized(part.components(separatedBy: "```").first ?? "")
      if block.hasPrefix(".package(") { continue }
      #expect(Self.example.contains(block), "\(block)")
    }
  }

  @Test("Every dimension, modifier and item that others can use is in the guide")
  func complete() throws {
    let guide = try String(
      contentsOf: Self.root.appending(path: Self.documents[1]), encoding: .utf8)
    let wording = try String(
      contentsOf: Self.root.appending(path: "Sources/Conversation/Flow/Ask+Wording.swift"),
      encoding: .utf8)
    for name in wording.matches(of: #/public func (\w+)/#).map(\.1) {
      #expect(guide.contains("`\(name)"), "\(name)")
    }
    let folder = Self.root.appending(path: "Sources/Understanding").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let dimensions = files.compactMap { $0.split(separator: "/").last }
      .filter { $0.hasSuffix("Dimension.swift") }.map { $0.dropLast(6) }
    let inner = [
      "Dimension", "WrappingDimension", "LengthDimension", "RosterDimension", "HeadcountDimension",
    ]
    for dimension in dimensions where !inner.contains(String(dimension)) {
      #expect(guide.contains("`\(dimension)`"), "\(dimension)")
    }
  }
}
