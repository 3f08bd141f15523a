import Testing
import Understanding

/// Whatever is typed, a reading comes out, and its evidence lies in the text.
@Suite struct HostileTests {
  static let pieces = [
    "1", "12", "1800", ".", ",", "-", "–", ":", "/", "½", " ", "  ", "\u{A0}", "to", "and", "a",
    "half", "past",
    "hundred", "thousand", "k", "m", "km", "pm", "Mon", "sat", "every", "but", "not", "no", "wait",
    "sorry", "yes",
    "@", "example.org", "\"", "“", "'", "’", "(", ")", "é", "e\u{301}\u{302}", "👍🏿", "\u{200D}",
    "\u{FEFF}", "日本",
    "I'm", "call me", "all", "none", "1st", "second", "quarter", "point", "minus", "\0", "\u{FFFD}",
    "ß", "İ", "٣",
    "１", "ｋ", "…", "of", "the", "minutes", "hour", "or", "two", "twenty", "999999999999999999999",
    "%", "°", "?",
  ]

  @Test(
    "Random lines give readings whose evidence lies in the text",
    arguments: UnderstandableKind.all.map(\.name))
  func random(name: String) throws {
    let kind = try #require(UnderstandableKind.named(name))
    var generator = Generator(seed: 17)
    for _ in 0..<1500 {
      let text = (0..<generator.next(in: 0...14)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }
      .joined(separator: generator.next(in: 0...1) == 0 ? "" : " ")
      expectEvidence(in: text, of: kind.read(Line(text), in: .monday))
    }
  }

  @Test(
    "Random bytes give readings whose evidence lies in the text",
    arguments: UnderstandableKind.all.map(\.name))
  func bytes(name: String) throws {
    let kind = try #require(UnderstandableKind.named(name))
    var generator = Generator(seed: 23)
    for _ in 0..<500 {
      let bytes = (0..<generator.next(in: 0...40)).map { _ in UInt8(generator.next(in: 0...255)) }
      let text = String(decoding: bytes, as: UTF8.self)
      expectEvidence(in: text, of: kind.read(Line(text), in: .monday))
    }
  }

  @Test(
    "A long line of one pattern gives a reading",
    arguments: [
      "1 ", "- ", "to ", "(", "\u{301}", "a", "1", "1,", "half ", "not 7, ", "mon,", "1h ", "@",
      "a.", "\"", "one two ",
    ])
  func long(pattern: String) {
    let text = String(String(repeating: pattern, count: 4096).unicodeScalars.prefix(4096))
    for kind in UnderstandableKind.all {
      expectEvidence(in: text, of: kind.read(Line(text), in: .monday))
    }
  }

  private func expectEvidence(in text: String, of reading: KindReading) {
    guard let evidence = reading.evidence else { return }
    let bytes = Array(text.utf8)
    #expect(evidence.span.upperBound <= bytes.count)
    #expect(!evidence.rule.isEmpty)
    #expect(Array(evidence.words.utf8) == Array(bytes[evidence.span]))
  }
}
