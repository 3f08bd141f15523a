import Testing
import Understanding

@Suite struct PhoneTests {
  let german = PhoneDimension(country: "DE")

  @Test(
    "A number is read as people write it",
    arguments: [
      ("+49 30 901820", "+4930901820"), ("030 901820", "+4930901820"),
      ("(030) 90-18-20", "+4930901820"), ("030/901820", "+4930901820"),
      ("0049 30 901820", "+4930901820"), ("+49 (0)30 901820", "+4930901820"),
      ("my number is +44 20 7946 0958", "+442079460958"),
      ("call me on 0151.23456789", "+4915123456789"),
      ("+1 (555) 123-4567", "+15551234567"), ("030 901820, no, 030 901821", "+4930901821"),
      ("it's 030 901820 please", "+4930901820"),
      (
        "if there is anything about the car or the keys, you can ring me at home on 030 901820",
        "+4930901820"
      ),
    ])
  func understood(text: String, number: String) {
    #expect(german.read(text).understood == number)
  }

  @Test(
    "What is none gives nothing",
    arguments: [
      "", "2026", "12:30", "1,800", "30 901820 kg", "call me", "+49", "+999 123456", "1234",
      "4 March 2018", "3200 euros", "+49 30 901820 2 kids", "$1234567", "no phone",
      "+1 555 12", "2018-03-04",
    ])
  func refused(text: String) {
    #expect(german.read(text).understood == nil)
  }

  @Test("Figures and the plus in words are read like those in digits, and never passed over")
  func spoken() {
    #expect(german.read("plus 49 170 1234567").understood == "+491701234567")
    #expect(german.read("zero one seven zero 1234567").understood == "+491701234567")
    #expect(german.read("0170 one two three four five six seven").understood == "+491701234567")
    #expect(german.read("twelve 0170 1234567").understood == nil)
    #expect(german.read("0170 1234567 twelve").understood == nil)
  }

  @Test("Without a country, a number has to say it")
  func abroad() {
    #expect(PhoneDimension().read("030 901820").understood == nil)
    #expect(PhoneDimension().read("+49 30 901820").understood == "+4930901820")
  }

  @Test("Where numbers have no prefix inside the country, none falls away")
  func italian() {
    #expect(PhoneDimension(country: "IT").read("06 698 12345").understood == "+390669812345")
  }

  @Test("Whatever it says, it reads, and only numbers are values")
  func roundTrip() {
    expectRoundTrip(german, ["+4930901820", "+442079460958", "+15551234567"])
    for country in ["DE", "GB", "US", "FR", "IT", "IN"] {
      expectExamples(PhoneDimension(country: country))
    }
    expectExamples(PhoneDimension())
    #expect(german.value(from: "030901820") == nil)
    #expect(german.value(from: "+49 30 901820") == nil)
  }
}
