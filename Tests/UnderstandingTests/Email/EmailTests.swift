import Testing
import Understanding

@Suite struct EmailTests {
  let dimension = EmailDimension()

  @Test(
    "An address is found in a sentence and kept as written",
    arguments: [
      ("sam@example.org", "sam@example.org"), ("It's Sam.Lee@Example.org.", "Sam.Lee@Example.org"),
      ("sam at example dot org", "sam@example.org"),
      ("it's sam at example dot org", "sam@example.org"),
      ("jan at example dot org", "jan@example.org"), ("may at example dot org", "may@example.org"),
      ("sam dot lee at mail dot example dot com", "sam.lee@mail.example.com"),
      ("sign me up with ana+news@example.co.uk please", "ana+news@example.co.uk"),
      ("<sam@example.org>", "sam@example.org"), ("sam@example.org- thanks", "sam@example.org"),
      ("sam_lee-2@ex-ample.io", "sam_lee-2@ex-ample.io"),
      ("sam underscore lee at example.org", "sam_lee@example.org"),
      ("7up@example.org", "7up@example.org"),
      ("my email is sam2 at example.org", "sam2@example.org"),
      ("sam@example.org, I mean ana@example.org", "ana@example.org"),
    ])
  func understood(text: String, address: String) {
    #expect(dimension.read(text).understood == address)
  }

  @Test(
    "What is never seen is no part of an address",
    arguments: [
      "sa\u{200B}m@example.org", "sam\u{2060}@example.org", "\u{FEFF}sam@example.org",
      "sam@exam\u{200B}ple.org", "sam@example.org\u{200B}", "sam@example.o\u{2060}rg",
    ])
  func unseen(text: String) throws {
    let read = try #require(dimension.read(text).understood)
    #expect(Array(read.unicodeScalars) == Array("sam@example.org".unicodeScalars))
  }

  @Test(
    "What is no address gives nothing",
    arguments: [
      "", "sam", "sam@", "@example.org", "sam@example", "sam@exa_mple.org", "sam @ example",
      "meet me at noon",
      "class at 12.30", "sam@example.7", "what email?", "I work at example dot org", "hey@you",
      "at dot at",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound)
  }

  @Test(
    "A part of an address that is said anew takes the place of the part that it is like",
    arguments: [
      ("otto@gmial.com, I mean gmail", "otto@gmail.com"),
      ("ab.lee@example.org no, ab.leo", "ab.leo@example.org"),
      ("nina@example.cmo, sorry, com", "nina@example.com"),
    ])
  func corrected(text: String, address: String) {
    #expect(dimension.read(text).understood == address)
    #expect(dimension.read(text).rule == "email.corrected")
  }

  @Test(
    "An address of which it cannot be told what is wrong is not understood",
    arguments: [
      "ida@example.org, no wait", "ida@example.org, sorry, wrong one", "ida@example.org no, qwerty",
    ])
  func takenBack(text: String) { #expect(dimension.read(text).understood == nil) }

  @Test("An address is heard without a question, written and spelled out")
  func explicit() {
    for text in ["sam@example.org", "it's sam at example dot org"] {
      let matches = dimension.matches(in: Line(text), context: .monday)
      #expect(matches.map(\.isExplicit) == [true], "\(text)")
    }
  }

  @Test("Two addresses are one too many")
  func several() {
    #expect(
      dimension.read("sam@example.org and ana@example.org").unclear
        == .severalValues(["sam@example.org", "ana@example.org"]))
  }

  @Test("Every address is said back so that it reads as the same")
  func roundTrip() {
    var generator = Generator(seed: 9)
    func word(_ letters: String, _ length: ClosedRange<Int>) -> String {
      String(
        (0..<generator.next(in: length)).compactMap { _ in letters.randomElement(using: &generator)
        })
    }
    let addresses = (0..<500).map { _ in
      "\(word("abcXYZ019", 1...8)).\(word("abc_+-9", 1...1))\(word("xyz", 1...3))@\(word("abc19", 1...9)).\(word("abcdXY", 2...6))"
    }
    expectRoundTrip(dimension, addresses)
    expectExamples(dimension)
  }
}
