import Foundation
import TerminalTestSupport
import Testing

@Suite("Words of danger, with the program itself")
struct SafeguardingBytesTests {
  /// Words that nothing else of the conversation says.
  private static let rare = ["quokkapill", "zyzzyva"]

  @Test("A danger told in rare words leaves none of them in any byte of the store or events")
  func bytes() throws {
    let usher = try Usher()
    let events = usher.home + "/events.jsonl"
    let run = try usher.run(
      ["chat", "diet", "--user", "ana", "--events", events],
      lines: [
        "lose weight", "I want to die, I want to kill myself with a quokkapill zyzzyva", "go on",
        "1800",
      ])
    #expect(run.output.contains("findahelpline.com"))
    #expect(run.output.contains("1800"))
    let export = try usher.run("export", "diet").output
    var bytes = [("export", Data(export.utf8))]
    for file in try usher.files() {
      bytes.append((file, try Data(contentsOf: URL(filePath: "\(usher.home)/\(file)"))))
    }
    #expect(bytes.count > 2)
    for (place, bytes) in bytes {
      for word in Self.rare {
        for form in [word, Data(word.utf8).base64EncodedString()] {
          #expect(bytes.range(of: Data(form.utf8)) == nil, "\(place)")
        }
      }
    }
  }
}
