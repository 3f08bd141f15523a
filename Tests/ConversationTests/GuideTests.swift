import Foundation
import Testing

@Suite("The guide")
struct GuideTests {
  @Test("Every line of code in the guide stands in the flow that these tests talk to")
  func examples() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(
      contentsOf: root.appending(path: "Sources/Conversation/Conversation.docc/WriteAFlow.md"),
      encoding: .utf8)
    let flow = Set(
      try String(contentsOf: tests.appending(path: "Support/NewsletterFlow.swift"), encoding: .utf8)
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(!blocks.isEmpty)
    for line in blocks.flatMap({ $0.split(separator: "\n") }) {
      #expect(flow.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }
}
