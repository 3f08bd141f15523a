import Foundation
import Testing

@Suite("English stays in its room")
struct EnglishTests {
  /// The sources of the conversation, but those that check flows, which read what flows have written.
  private static let sources: [URL] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Conversation")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && !$0.path.contains("/Check/")
    }
  }()

  @Test("Nothing in the conversation compares words of what people say")
  func comparesNoWords() throws {
    // A comparison with letters in quotes, or a list of them that something is looked for in.
    let comparison =
      /(==|!=|~=|case|contains\(|hasPrefix\(|hasSuffix\(|starts\(with: |withAny: \[|Set<String> = \[)\s*"[^"\\]*[A-Za-z][^"\\]*"/
    #expect(Self.sources.count > 100)
    for source in Self.sources {
      let lines = try String(contentsOf: source, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated()
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let isWritten = line.contains("\"Z\"")  // The end of an instant as it is stored.
        #expect(
          isWritten || line.firstMatch(of: comparison) == nil,
          "\(source.lastPathComponent):\(number + 1): \(line)")
      }
    }
  }
}
