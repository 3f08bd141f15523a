import Testing
import Understanding

/// Birthdays in numbers alone and as speech recognisers write them; all are said on Monday, 2 March
/// 2026.
@Suite struct BirthdaySpeechTests {
  private let dimension = BirthdayDimension()

  @Test(
    "Digits say a birthday however they are grouped",
    arguments: [
      ("1506 1952", "1952-06-15"), ("15061952", "1952-06-15"), ("15 06 52", "1952-06-15"),
      ("150652", "1952-06-15"), ("15 6 19 52", "1952-06-15"), ("1506 19 52", "1952-06-15"),
      ("150 61952", "1952-06-15"), ("the 15th 6th 1952", "1952-06-15"),
      ("15 of the 6th 1952", "1952-06-15"), ("1506 nineteen fifty-two", "1952-06-15"),
      ("fifteen six nineteen fifty two", "1952-06-15"), ("15th the 6th 1952", "1952-06-15"),
      ("the 15th of 6th 1952", "1952-06-15"), ("16 2 45", "1945-02-16"),
      ("16 to 1945", "1945-02-16"), ("17 for 81", "1981-04-17"), ("22nd 1 0 1938", "1938-10-22"),
      ("14/11 2003", "2003-11-14"), ("14:11 2003", "2003-11-14"), ("14 / 11 / 2003", "2003-11-14"),
    ])
  func grouped(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test(
    "A zero too many, a one said twice and a ten parted from its unit are slips of recognisers",
    arguments: [
      ("28007 1954", "1954-07-28"), ("14081 1954", "1954-08-14"), ("20409 1988", "1988-09-24"),
      ("15030 1972", "1972-03-15"), ("2800 791", "1991-07-28"),
    ])
  func slips(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test(
    "A year in parts is one year",
    arguments: [
      ("5 June 2000 and 3", "2003-06-05"), ("5th June 2000 and 3rd", "2003-06-05"),
      ("5 June 19 or 7", "1907-06-05"), ("5 June 19th 46", "1946-06-05"),
      ("5 June 19-46", "1946-06-05"), ("5 June 20012", "2012-06-05"),
      ("O5 June 1970", "1970-06-05"),
      ("oh for June 1970", "1970-06-04"), ("the 20 3rd of June 1970", "1970-06-23"),
    ])
  func parted(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test(
    "What may be two days is asked about",
    arguments: [
      "0506 1952", "56 1952", "05-06 52", "12th of May 6th 1952", "to 6th June 1952",
    ])
  func asked(text: String) {
    #expect(dimension.read(text).ambiguous?.count == 2, "\(dimension.read(text))")
  }

  @Test(
    "Digits that say no day say no birthday",
    arguments: ["01 1976", "19 2006", "4051 1938 22", "2019 to 1995", "24 1922", "07700 900123"])
  func refused(text: String) {
    #expect(dimension.read(text).understood == nil, "\(dimension.read(text))")
    #expect(dimension.read(text).ambiguous == nil, "\(dimension.read(text))")
  }
}
