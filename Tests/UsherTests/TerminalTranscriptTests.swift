import Foundation
import TerminalTestSupport
import Testing

@Suite("Golden transcripts at a terminal")
struct TerminalTranscriptTests {
  /// The parts of a transcript's text that a terminal has to do with.
  private struct Golden {
    /// The lines of the body, as they are shown.
    let lines: [String]
    let flow: String
    let now: String

    init(_ name: String) throws {
      let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "transcripts/\(name).txt")
      let text = try String(contentsOf: path, encoding: .utf8)
      let parts = text.split(separator: "\n---\n", maxSplits: 1).map(String.init)
      let rest = try #require(parts.last)
      let body = try #require(rest.split(separator: "\n--- stored").first)
      lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let head = parts[0].split(separator: "\n").map(String.init)
      func value(_ key: String) -> String? {
        head.first { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
      }
      flow = try #require(value("flow: "))
      now = try #require(value("now: "))
    }

    /// What is typed, in order.
    var typed: [String] {
      lines.filter { $0 == ">" || $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    }

    /// The words of the conversation, in order.
    var words: [Substring] { TerminalTranscriptTests.words(lines.joined(separator: "\n")) }
  }

  /// The words of a text, without the mark of what was understood, which only terminals have, and
  /// the option with which they were opened.
  private static func words(_ text: String) -> [Substring] {
    text.split { $0.isWhitespace }.filter { $0 != "Noted:" && $0 != "--plain" }
  }

  @Test(
    "A person who types what a transcript says sees it, word for word",
    arguments: [
      "diet/plain", "eko/two-children", "eko/not-understood-topics", "george/names-in-doubt",
      "george/review-edited", "growth/tell-me-about",
    ])
  func screen(name: String) throws {
    let golden = try Golden(name)
    let usher = try Usher()
    let terminal = try usher.terminal(
      "chat", golden.flow, "--user", "ana", "--now", golden.now, "--plain")
    var shown = ""
    for line in golden.typed {
      shown += try terminal.expect("\r\n> ")
      terminal.type(line + "\r")
    }
    if golden.typed.last != "quit" {
      // What ends a transcript otherwise is the end of input, whose prompt it does not show.
      shown += try terminal.expect("\r\n> ")
      terminal.type("\u{4}")
      shown += terminal.finish().shown
      let words = Self.words(shown)
      #expect(words.last == ">" && words.dropLast().elementsEqual(golden.words))
      return #expect(terminal.isCooked)
    }
    shown += terminal.finish().shown
    #expect(Self.words(shown) == golden.words)
    #expect(terminal.isCooked)
  }
}
