import Testing
import Understanding

@Suite("Amounts of money, in the forms that people write")
struct MoneyFormsTests {
  private func grouped(_ number: Int, by sign: String) -> String {
    number < 1000
      ? "\(number)" : "\(number / 1000)\(sign)\(String(1000 + number % 1000).dropFirst())"
  }

  @Test("With its sign, its code or its name, grouped or not")
  func written() throws {
    let euro = try #require(Currency("EUR"))
    let dollar = try #require(Currency("USD"))
    var forms: [(String, Money)] = []
    var generator = Generator(seed: 21)
    for place in 1...600 {
      let amount = place < 61 ? place * 100 : generator.next(in: 100...99_999_999)
      let (whole, cents) = (amount / 100, padded(amount % 100))
      var euros = [
        "€\(whole).\(cents)", "\(grouped(whole, by: ".")),\(cents) €", "\(whole),\(cents) EUR",
        "EUR \(grouped(whole, by: ",")).\(cents)", "\(whole).\(cents) euros",
      ]
      var dollars = [
        "$\(grouped(whole, by: ",")).\(cents)", "\(whole).\(cents) dollars",
        "US$\(whole).\(cents)", "USD \(whole).\(cents)",
      ]
      if amount % 100 == 0 {
        euros += ["\(whole) euros", "\(spelled(whole)) euros", "€\(whole)"]
        dollars += ["\(whole) bucks", "\(spelled(whole)) us dollars"]
      }
      forms += euros.map { ($0, Money(minorUnits: amount, euro)) }
      forms += dollars.map { ($0, Money(minorUnits: amount, dollar)) }
    }
    expectForms(MoneyDimension("EUR", "USD", in: 0...1_000_000), forms)
  }

  @Test(
    "Of currencies with no and two decimals, said back", arguments: ["JPY", "CHF"])
  func said(code: String) throws {
    let currency = try #require(Currency(code))
    expectRoundTrip(
      MoneyDimension(code), (0...1500).map { Money(minorUnits: $0 * 7, currency) })
  }
}
