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
    "%", "°", "?", "sub", "under", "within", "between", "until", "from", "every", "next", "last",
    "the", "day", "after", "before", "in", "on", "by", "for", "week", "of", "16:8", "fast", "short",
  ]

  /// Every kind by its name, and other styles of some, which have rules of their own.
  static let kinds: [(name: String, kind: UnderstandableKind)] =
    UnderstandableKind.all.map { ($0.name, $0) } + [
      ("minutes", UnderstandableKind(DurationDimension.minutes(in: 15...300))),
      ("finish time", UnderstandableKind(DurationDimension.finishTime(metres: nil))),
      ("past date", UnderstandableKind(DateDimension(.past))),
      ("future date", UnderstandableKind(DateDimension(.future(within: 2)))),
      ("any range", UnderstandableKind(TimeRangeDimension())),
      ("thing", UnderstandableKind(NameDimension(of: .thing))),
      ("text", UnderstandableKind(TextDimension(allowsNone: true))),
      ("roster", UnderstandableKind(RosterDimension(nouns: ["kids"]))),
      (
        "choices",
        UnderstandableKind(
          ChoicesDimension(options: ChoicesTests.options, count: 1...5, allowsOwn: true))
      ),
    ]

  private func kind(_ name: String) throws -> UnderstandableKind {
    try #require(Self.kinds.first { $0.name == name }).kind
  }

  @Test(
    "Random lines give readings whose evidence lies in the text",
    arguments: kinds.map(\.name))
  func random(name: String) throws {
    let kind = try kind(name)
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
    arguments: kinds.map(\.name))
  func bytes(name: String) throws {
    let kind = try kind(name)
    var generator = Generator(seed: 23)
    for _ in 0..<500 {
      let bytes = (0..<generator.next(in: 0...40)).map { _ in UInt8(generator.next(in: 0...255)) }
      let text = String(decoding: bytes, as: UTF8.self)
      expectEvidence(in: text, of: kind.read(Line(text), in: .monday))
    }
  }

  @Test("A reading that is cut short at any step ends", arguments: kinds.map(\.name))
  func cutShort(name: String) throws {
    let kind = try kind(name)
    for text in [
      "noon to 8, no wait, 9, and not the third of Mrach",
      "yes, but if Emma is 7 (born in 2018), 45min or so",
    ] {
      for steps in stride(from: 0, through: 4000, by: 37) {
        expectEvidence(
          in: text, of: kind.read(Line(text, within: Effort(steps: steps)), in: .monday))
      }
    }
  }

  @Test(
    "A long line of one pattern gives a reading",
    arguments: [
      "1 ", "- ", "to ", "(", "\u{301}", "a", "1", "1,", "half ", "not 7, ", "mon,", "1h ", "@",
      "a.", "\"", "one two ", "“\" ", "1 or ", "the day after ", "monday, ",
    ])
  func long(pattern: String) {
    let text = String(String(repeating: pattern, count: 4096).unicodeScalars.prefix(4096))
    for (_, kind) in Self.kinds {
      expectEvidence(in: text, of: kind.read(Line(text, within: Effort()), in: .monday))
    }
  }

  private func expectEvidence(in text: String, of reading: KindReading) {
    guard let evidence = reading.evidence else { return }
    let bytes = Array(text.utf8)
    #expect(evidence.span.upperBound <= bytes.count)
    #expect(!evidence.rule.text.isEmpty)
    #expect(Array(evidence.words.utf8) == Array(bytes[evidence.span]))
  }
}
