import Testing
import Understanding

@Suite("Texts of several lines, and addresses")
struct LinesTests {
  let lines = LinesDimension(most: 3, maximum: 40)
  let address = AddressDimension()

  @Test(
    "Lines are kept, without white space at their ends and without blank ones around them",
    arguments: [
      ("one", "one"), ("one\ntwo", "one\ntwo"), ("  one \r\n\ttwo  ", "one\ntwo"),
      ("\n\none\n\n\n2\n\n", "one\n\n2"), ("\"one\ntwo\"", "one\ntwo"),
    ])
  func kept(text: String, value: String) {
    #expect(lines.read(text).understood == value)
  }

  @Test(
    "Too many lines, too long ones and none are refused",
    arguments: ["one\ntwo\nthree\nfour", "", "\n \n", String(repeating: "word ", count: 10)])
  func refused(text: String) {
    #expect(lines.read(text).understood == nil)
  }

  @Test("None is an empty text where that may be")
  func none() {
    #expect(LinesDimension(allowsNone: true).read("none").understood == "")
  }

  @Test(
    "An address is its lines, which commas end as well",
    arguments: [
      ("12 High Street, Leeds LS1 4AB", "12 High Street\nLeeds LS1 4AB"),
      ("12 High Street\nLeeds\nLS1 4AB", "12 High Street\nLeeds\nLS1 4AB"),
      ("Flat 2,\n12 High Street,\n\nLeeds", "Flat 2\n12 High Street\nLeeds"),
      ("my address is 12 High Street, Leeds", "12 High Street\nLeeds"),
      ("it's Hauptstr. 5, 10115 Berlin, thanks", "Hauptstr. 5\n10115 Berlin"),
      ("I live at 12 High Street, Leeds", "12 High Street\nLeeds"),
      ("we're at 3 Rue du Bac, Paris", "3 Rue du Bac\nParis"),
      ("no, sorry, it's 5 Low Street, York", "5 Low Street\nYork"),
      ("The Inn at Whitewell, Clitheroe BB7 3AT", "The Inn at Whitewell\nClitheroe BB7 3AT"),
    ])
  func address(text: String, value: String) {
    #expect(address.read(text).understood == value)
  }

  @Test(
    "What has no two lines is no address",
    arguments: ["", "Leeds", "12 High Street", "I live at", "my address is, please", ",,"])
  func noAddress(text: String) {
    #expect(address.read(text).understood == nil)
  }

  @Test("Whatever they say, they read, and what is stored has its form")
  func roundTrip() {
    expectRoundTrip(lines, ["one", "one\ntwo", "one\n\ntwo"])
    expectRoundTrip(address, ["12 High Street\nLeeds", "a\nb\nc"])
    expectExamples(lines)
    expectExamples(address)
    #expect(address.value(from: "12 High Street, Leeds") == "12 High Street\nLeeds")
    #expect(address.schema(in: .anyDay)["pattern"] == "^[^\\n]*(\\n[^\\n]*){1,7}$")
  }
}
