import Testing
import Understanding

@Suite struct CountryTests {
  let dimension = CountryDimension()

  @Test(
    "A country is read by its name, the names people use, and its code",
    arguments: [
      ("Germany", "DE"), ("the Netherlands", "NL"), ("holland", "NL"), ("UK", "GB"),
      ("the uk", "GB"),
      ("USA", "US"), ("united states", "US"), ("DE", "DE"), ("DEU", "DE"),
      ("I live in Czechia", "CZ"),
      ("Côte d'Ivoire", "CI"), ("ivory coast", "CI"), ("bosnia and herzegovina", "BA"),
      ("Guinea-Bissau", "GW"), ("South Korea", "KR"), ("turkey", "TR"), ("germny", "DE"),
      ("from the U.S.A.", "US"), ("Papua New Guinea", "PG"), ("it's St. Lucia", "LC"),
      ("Spain, no, Portugal", "PT"), ("my country is Iran", "IR"),
    ])
  func understood(text: String, code: String) {
    #expect(dimension.read(text).understood == code)
  }

  @Test("A name of two countries is asked about")
  func ambiguous() {
    #expect(dimension.read("Congo").ambiguous?.sorted() == ["CD", "CG"])
    #expect(dimension.read("korea").ambiguous?.sorted() == ["KP", "KR"])
  }

  @Test(
    "What is none gives nothing",
    arguments: [
      "", "Berlin", "no", "NO", "it IS nice", "IN", "at home", "in my country", "Europe", "abroad",
      "WHAT IS IT",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test("Of some countries, others are refused by name")
  func some() {
    let dimension = CountryDimension(["DE", "AT", "CG"])
    #expect(dimension.read("Austria").understood == "AT")
    #expect(dimension.read("Congo").understood == "CG")
    guard case .refused("FR", .custom(let words), _)? = dimension.read("France").unclear else {
      Issue.record("France is none of them")
      return
    }
    #expect(words == "France is not among the countries here.")
  }

  @Test("Every country is said in words that read as it")
  func roundTrip() throws {
    let codes = try #require(dimension.schema(in: .anyDay)["enum"]?.array).compactMap(\.string)
    #expect(codes.count == 249)
    // "Congo" is the name of two.
    for code in codes where code != "CG" {
      #expect(dimension.read(dimension.phrase(for: code, in: .anyDay)).understood == code)
    }
    expectExamples(dimension)
  }
}
