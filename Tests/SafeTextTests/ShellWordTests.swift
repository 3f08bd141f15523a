import Foundation
import SafeText
import Testing

@Suite("Words of a shell command")
struct ShellWordTests {
  private static func hostile(_ seed: Int, _ count: Int) -> [String] {
    var hostile = HostileText(seed: UInt64(seed) &* 0xD134_2543_DE82_EF95)
    return (0..<count).map { _ in hostile.next() }
  }

  /// What a shell makes of a script's words, each ended by a NUL.
  private func words(_ shell: String, _ script: String) throws -> [Data] {
    let out = try output(of: "/usr/bin/env", [shell], input: Data(script.utf8))
    return out.split(separator: 0, omittingEmptySubsequences: false).dropLast().map { Data($0) }
  }

  @Test("Every shell reads each word as the text it stands for", arguments: 1...3, ["sh", "bash"])
  func fuzz(seed: Int, shell: String) throws {
    let texts = Self.hostile(seed, 300)
    let script = texts.map { "printf '%s\\0' \(ShellWord.quoted($0))\n" }.joined()
    let read = try words(shell, script)
    #expect(read.count == texts.count)
    for (text, word) in zip(texts, read) {
      #expect(word == Data(text.utf8), "\(ShellWord.quoted(text))")
    }
  }

  @Test("bash's own quoting, printf %q, stands for the same bytes")
  func reference() throws {
    let texts = Self.hostile(7, 300)
    let script = texts.map { "printf '%q\\0' \(ShellWord.quoted($0))\n" }.joined()
    let quoted = try words("bash", script).map { String(decoding: $0, as: UTF8.self) }
    let again = quoted.map { "printf '%s\\0' \($0)\n" }.joined()
    #expect(try words("bash", again) == texts.map { Data($0.utf8) })
  }

  @Test("No word shows what steers a terminal, or ends its line")
  func shown() {
    for text in Self.hostile(11, 2_000) {
      let word = ShellWord.quoted(text)
      #expect(Sanitizer.line(word).utf8.elementsEqual(word.utf8), "\(word.debugDescription)")
    }
  }

  @Test(
    "Plain words stay as they are, and others are quoted",
    arguments: [
      ("ana", "ana"), ("/tmp/a-b_c.d", "/tmp/a-b_c.d"), ("", "''"), ("a b", "'a b'"),
      ("o'hara", "'o'\\''hara'"), ("x'\u{301}; touch y", "'x'\\''\u{301}; touch y'"),
      ("é", "'é'"), ("$HOME", "'$HOME'"), ("a\nb", "\"$(printf 'a\\012b')\""),
      ("-n\u{1B}%", "\"$(printf '\\055n\\033\\045')\""),
    ])
  func plain(text: String, word: String) {
    #expect(ShellWord.quoted(text).utf8.elementsEqual(word.utf8))
  }

  @Test("A value that looks like an option is joined to its own")
  func options() {
    #expect(ShellWord.option("--user", "ana") == "--user ana")
    #expect(ShellWord.option("--user", "-x y") == "--user='-x y'")
  }
}
