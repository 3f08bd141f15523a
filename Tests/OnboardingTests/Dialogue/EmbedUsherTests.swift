import Foundation
import Onboarding
import Testing

@Suite("The article on embedding")
struct EmbedUsherTests {
  @Test("Its code is the code that is compiled here")
  func code() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let code = try String(contentsOf: folder.appending(path: "SignUpDesk.swift"), encoding: .utf8)
    let root = folder.appending(path: "../../..")
    let article = try String(
      contentsOf: root.appending(path: "Sources/Onboarding/Onboarding.docc/EmbedUsher.md"),
      encoding: .utf8)
    #expect(article.contains("```swift\n\(code)```\n"))
  }

  @Test("Its desk holds a conversation to the end, and takes a line that is sent twice once")
  func conversation() async throws {
    let desk = SignUpDesk(repository: MemoryRepository())
    #expect(try await desk.welcome("ana").contains { $0.contains("main goal") })
    for (key, line) in ["lose weight", "1800", "noon to 8pm", ""].enumerated() {
      _ = try await desk.answer(line, of: "ana", key: "\(key)")
    }
    let again = try await desk.answer("", of: "ana", key: "3")
    #expect(again.contains { $0.contains("Start tracking") }, "\(again)")
    let end = try await desk.answer("yes", of: "ana", key: "4")
    #expect(end.contains { $0.contains("1800") }, "\(end)")
  }
}
