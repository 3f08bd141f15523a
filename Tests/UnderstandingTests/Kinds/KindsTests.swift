import Testing
import Understanding

@Suite struct KindsTests {
  @Test("Every kind understands its own examples", arguments: UnderstandableKind.all.map(\.name))
  func examples(name: String) throws {
    let kind = try #require(UnderstandableKind.named(name))
    #expect(!kind.examples.isEmpty)
    for example in kind.examples {
      let reading = kind.read(Line(example), in: .anyDay)
      #expect(reading.outcome == .understood, "\(example)")
      #expect(reading.json["reading"] == .string("understood"))
      #expect(reading.json["value"] == reading.values.first)
    }
  }

  @Test("A kind that nobody knows is none")
  func unknown() {
    #expect(UnderstandableKind.named("tune") == nil)
    #expect(KindReading.nothingFound.json == .object(["reading": .string("unclear")]))
  }

  @Test("A length is read in the unit in which it was said")
  func quantity() throws {
    let kind = try #require(UnderstandableKind.named("quantity"))
    let reading = kind.read(Line("about 5 km"), in: .monday)
    #expect(reading.values.first?["unit"] == .string("kilometre"))
    #expect(reading.values.first?["si"]?.double == 5000)
    for (text, metres) in [
      ("6 ft 2 in", 1.8796), ("3m and 5cm", 3.05), ("half a mile", 804.672), ("5\"", 0.127),
    ] {
      let si = kind.read(Line(text), in: .monday).values.first?["si"]?.double ?? 0
      #expect(abs(si - metres) < 1e-9, "\(text)")
    }
  }

  @Test("What README shows of the module does what it says there")
  func library() {
    let said = LibraryUse.said(on: Context.anyDay.today)
    #expect(said.first == "82.5 kg, from \"82.5\" by weight.bare")
    #expect(said.count == 2)
  }
}
