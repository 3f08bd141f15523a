import Testing
import Understanding

@Suite struct MoneyTests {
  let euros = MoneyDimension("EUR", in: 0...100_000)
  let either = MoneyDimension("EUR", "USD", in: 0...100_000)

  private func money(_ units: Int, _ code: String) throws -> Money {
    Money(minorUnits: units, try #require(Currency(code)))
  }

  @Test(
    "An amount is read with its currency",
    arguments: [
      ("3,200 euros", 320_000, "EUR"), ("€3,200", 320_000, "EUR"), ("3200 €", 320_000, "EUR"),
      ("3.200 €", 320_000, "EUR"), ("3.200,50 €", 320_050, "EUR"), ("2500,50 EUR", 250_050, "EUR"),
      ("EUR 99.90", 9990, "EUR"), ("$20", 2000, "USD"), ("20 bucks", 2000, "USD"),
      ("US$ 1.5k", 150_000, "USD"), ("two thousand euros", 200_000, "EUR"),
      ("twenty us dollars", 2000, "USD"), ("3,200 euros over 12 months", 320_000, "EUR"),
      ("20 dollars, no, 30 dollars", 3000, "USD"), ("1.500,- €", 150_000, "EUR"),
    ])
  func understood(text: String, units: Int, code: String) throws {
    #expect(either.read(text).understood == (try money(units, code)))
  }

  @Test("A bare number is of the currency there is, and asked about where there are two")
  func bare() throws {
    #expect(euros.read("3200").understood == (try money(320_000, "EUR")))
    #expect(
      either.read("3200").ambiguous == [try money(320_000, "EUR"), try money(320_000, "USD")])
  }

  @Test("A bare number changes the amount, and not the currency")
  func revised() throws {
    let old = try money(320_000, "USD")
    #expect(
      either.revise(old, by: Line("2,900"), in: .monday).understood == (try money(290_000, "USD")))
    #expect(
      either.revise(old, by: Line("2,900 euros"), in: .monday).understood
        == (try money(290_000, "EUR")))
  }

  @Test("Another currency is refused, and never taken for one that is asked for")
  func foreign() throws {
    for text in ["3200 dollars", "£3,200", "3200 yen", "CHF 20"] {
      guard case .refused(_, .custom(let words), _)? = euros.read(text).unclear else {
        Issue.record("\(text)")
        continue
      }
      #expect(words == "It takes EUR here.")
    }
  }

  @Test(
    "A minus is part of an amount, so that the question can refuse it",
    arguments: ["-200 euros", "minus 200 euros", "-€200", "€-200", "-200", "-200.00 EUR"])
  func negative(text: String) throws {
    #expect(euros.read(text).understood == nil)
    #expect(
      MoneyDimension("EUR", in: -1000...1000).read(text).understood == (try money(-20_000, "EUR")))
  }

  @Test("The ends of a range are both amounts, one of which is asked for")
  func range() throws {
    for text in ["3000 to 3500 euros", "3000-3500 €"] {
      #expect(
        euros.read(text).ambiguous == [try money(300_000, "EUR"), try money(350_000, "EUR")],
        "\(text)")
    }
  }

  @Test("Decimals are those of the currency")
  func decimals() throws {
    let yen = MoneyDimension("JPY")
    #expect(yen.read("3200 yen").understood?.amount == "3200")
    #expect(MoneyDimension("KWD").read("1.5 dinars").understood?.amount == "1.500")
    #expect(euros.read("99.9 euros").understood?.amount == "99.90")
    #expect(Currency("XYZ") == nil)
  }

  @Test(
    "What is none gives nothing",
    arguments: ["", "a lot", "20 minutes", "5 people", "20%", "2 May 2026", "ten km", "euros"])
  func refused(text: String) {
    #expect(euros.read(text).understood == nil)
  }

  @Test("Whatever it says, it reads, and as it is stored")
  func roundTrip() throws {
    expectRoundTrip(
      either, [try money(0, "EUR"), try money(5, "USD"), try money(320_050, "EUR")])
    expectExamples(either)
    #expect(
      euros.json(for: try money(320_000, "EUR")) == ["amount": "3200.00", "currency": "EUR"])
  }
}
