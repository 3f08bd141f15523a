import Foundation
import TerminalTestSupport
import Testing

@Suite("NOTICE")
struct NoticeTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// Runs the script that knows what is linked, over a file in the place of NOTICE.
  private func check(_ notice: String) throws -> (words: String, code: Int32) {
    let build = URL(filePath: BuiltProgram.path("usher")).deletingLastPathComponent()
    let program = try PipedProgram(
      "/usr/bin/env",
      [
        "python3", Self.root.appending(path: "scripts/notice").path, "--build", build.path,
        "--notice", notice,
      ], environment: ProcessInfo.processInfo.environment)
    let (words, ending) = program.finish()
    guard case .exited(let code) = ending else { return (words, -1) }
    return (words, code)
  }

  private static let notice = root.appending(path: "NOTICE")

  @Test("names all that is linked into the programs, each with its licence")
  func whole() throws {
    let (words, code) = try check(Self.notice.path)
    #expect(code == 0, "\(words)")
  }

  @Test(
    "that lacks something linked is refused", arguments: ["GRDB.swift", "BoringSSL", "libedit"])
  func lacking(component: String) throws {
    let usher = try Usher()
    let lines = try String(contentsOf: Self.notice, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let listed = lines.filter { !$0.hasPrefix("- \(component)") }
    #expect(listed.count == lines.count - 1)
    let (words, code) = try check(usher.file("NOTICE", listed.joined(separator: "\n")))
    #expect(code == 1)
    #expect(words.contains(component))
    let unlicensed = lines.filter { !$0.hasPrefix(component) }
    let again = try check(usher.file("NOTICE", unlicensed.joined(separator: "\n")))
    #expect(again.code == 1)
  }
}
