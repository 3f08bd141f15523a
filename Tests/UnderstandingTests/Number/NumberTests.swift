import Testing
import Understanding

@Suite struct NumberTests {
  let dimension = NumberDimension()

  @Test(
    "A number is read in digits and in words",
    arguments: [
      ("12", 12), ("1,800", 1800), ("1.8k", 1800), ("2,000.5", 2000.5), (".5", 0.5), ("-3", -3),
      ("minus three", -3), ("１２", 12), ("1 800", 1800), ("12,50,000", 1_250_000),
      ("eighteen hundred", 1800), ("two thousand and five", 2005), ("a dozen", 12),
      ("half a dozen", 6), ("one and a half", 1.5), ("two point two million", 2_200_000),
      ("twelve hundred", 1200), ("eighteen fifty", 1850), ("one thirty-two", 132),
      ("thirty-seven", 37), ("ninety nine", 99), ("three quarters", 0.75), ("2 1/2", 2.5),
      ("2½", 2.5), ("a hundred", 100), ("a couple hundred", 200), ("four hundred and twelve", 412),
      ("six hundred thirty-one thousand fifteen", 631_015), ("5 hundred and 31", 531),
      ("half a million", 500_000), ("seven point nought five", 7.05), ("3.25", 3.25),
      ("about 40 or so", 40), ("roughly fourty", 40), ("we are 4 people", 4),
      ("make it ten, please", 10), ("2 million 500 thousand", 2_500_000),
      ("two million, twenty five thousand", 2_025_000), ("one million, two thousand", 1_002_000),
      ("6ish", 6),
      ("seventen", 17), ("hundrd", 100), ("no more than 9", 9), ("at least 3", 3),
      ("two point one k", 2100), ("2 tickets at 8 pm", 2), ("five quarters", 1.25),
      ("twenty-two fifty", 2250), ("no more than 9 or so", 9),
      ("two hundreds", 200), ("0.00000000000000000001", 1e-20),
      ("point 00000000000000000001", 1e-20),
    ] as [(String, Double)])
  func understood(text: String, value: Double) {
    #expect(dimension.read(text).understood == value)
  }

  @Test(
    "Every word of a number that is about right is that number",
    arguments: [
      ("sixish", 6), ("sevenish", 7), ("eightish", 8), ("nineish", 9), ("tenish", 10),
      ("elevenish", 11),
    ] as [(String, Double)])
  func about(text: String, value: Double) {
    #expect(dimension.read(text).understood == value)
  }

  @Test(
    "What is no number, or part of a word, gives nothing",
    arguments: [
      "", "a", "this one", "the last one", "which one?", "no one", "250ml", "mp3", "b-52", "8pm",
      "10:30", "3rd", "20%", "1/2/2024", "10.0.0.1", "there", "height", "hello", "hundreds",
      "thousands of steps", "dozens", "twenty something", "thirty-odd", "one hundred odd",
      "between 5 and lots", "double 20", "not 7 or 8",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound)
  }

  @Test(
    "A correction keeps what comes last",
    arguments: [
      ("7, no wait, 8", 8), ("8, sorry, 9", 9), ("7 - I mean 8", 8), ("scratch that, 9", 9),
      ("5, make that 6", 6), ("not 7, 8", 8), ("8, not 7", 8), ("8 instead of 7", 8),
      ("7... actually 9", 9), ("ten. no, eleven", 11),
    ] as [(String, Double)])
  func corrected(text: String, value: Double) {
    #expect(dimension.read(text).understood == value)
  }

  @Test(
    "Beside others counts what is no day, no article, what is changed to and what all comes to",
    arguments: [
      ("the 3rd of June, a table for 6", 6), ("March 4 2024 for 12 guests", 12),
      ("one room for five", 5), ("one last thing, 9 of us", 9), ("one more time: 14", 14),
      ("change my booking from 5 guests to 9", 9), ("can you move it from 3 to 4", 4),
      ("swap 7 for 9", 9), ("12 kids, 20 in total", 20), ("3 adults, 2 kids, 5 all told", 5),
    ] as [(String, Double)])
  func besideOthers(text: String, value: Double) {
    #expect(dimension.read(text).understood == value)
  }

  @Test(
    "Two that count something each are two",
    arguments: [
      "two adults and one child", "two adults and one child today", "from 6 people to 4",
      "the room for 3 and one for 5",
    ])
  func both(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test(
    "The ends of a range are asked about",
    arguments: [
      ("45 to 60", [45, 60]), ("30-45", [30, 45]), ("6 or 7", [6, 7]), ("1800–2000", [1800, 2000]),
      ("between 5 and 9", [5, 9]), ("somewhere from 3 to about 4", [3, 4]),
    ] as [(String, [Double])])
  func ranges(text: String, values: [Double]) {
    #expect(dimension.read(text).ambiguous == values)
  }

  @Test("Several different numbers are told apart from one said twice")
  func several() {
    #expect(dimension.read("4 kids and 2 dogs").unclear == .severalValues([4, 2]))
    #expect(dimension.read("forty-five (45)").understood == 45)
  }

  @Test("A number outside the range is refused with the bound it breaks")
  func bounds() {
    let dimension = NumberDimension(in: 1...10)
    guard
      case .refused(11, .aboveMaximum(.int(10)), let evidence) = dimension.read("11 then").unclear
    else {
      Issue.record("not refused")
      return
    }
    #expect(evidence.words == "11")
    #expect(dimension.read("5").understood == 5)
  }

  @Test("The phrase of any number reads back as the same number")
  func roundTrip() {
    var generator = Generator(seed: 7)
    for _ in 0..<2000 {
      let value =
        Double(generator.next(in: -4_000_000...4_000_000))
        / Double([1, 10, 64, 1000].randomElement(using: &generator) ?? 1)
      #expect(dimension.read(dimension.phrase(for: value, in: .monday)).understood == value)
      #expect(dimension.value(from: dimension.json(for: value)) == value)
    }
    let small = (0..<500).compactMap { _ in
      Double("\(generator.next(in: 1...999_999))e-\(generator.next(in: 1...40))")
    }
    expectRoundTrip(
      dimension, small + [.leastNonzeroMagnitude, 1e-20, 123.000_000_01, 1e22, 1.5e300])
  }
}
