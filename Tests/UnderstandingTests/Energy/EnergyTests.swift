import Testing
import Understanding

@Suite struct EnergyTests {
  let dimension = EnergyDimension(in: 1000...4000)

  @Test(
    "An energy is read with and without a unit, in digits and in words",
    arguments: [
      ("1800", 1800), ("about 1750 calories", 1750), ("2k", 2000), ("1.8k", 1800),
      ("7500 kJ", 1793), ("around 1,850 I guess", 1850), ("eighteen hundred", 1800),
      ("two thousand kcal", 2000), ("nineteen fifty", 1950), ("2100 a day", 2100),
      ("2200 per day please", 2200), ("1 900", 1900), ("calories: 1600", 1600),
      ("1700ish", 1700), ("make it 2300", 2300), ("2,400kcal", 2400), ("1500 cals/day", 1500),
      ("no more than 1900", 1900), ("up to 2500 kcal daily", 2500), ("１８００", 1800),
      ("two and a half thousand calories", 2500), ("could we do 1450?", 1450),
      ("1800 between noon and 8", 1800), ("my calorie target is 2050", 2050),
      ("1800, no wait, 1900", 1900), ("not 1800, 1700", 1700), ("10,000 kilojoules", 2390),
      ("1800 calries", 1800), ("1.9 thousand", 1900), ("2k a day, I think", 2000), ("1.800", 1800),
      ("8 MJ", 1912), ("one point eight thousand", 1800), ("1,8k kcal", 1800),
      ("two point one k", 2100), ("1800 calories and 5000 steps", 1800),
      ("I eat three meals, 1800 kcal", 1800),
    ] as [(String, Int)])
  func understood(text: String, kcal: Int) {
    #expect(dimension.read(text).understood == Energy(kcal: kcal))
  }

  @Test(
    "A range is asked about",
    arguments: [
      ("1800-2000", [1800, 2000]), ("1800 or 2000 calories", [1800, 2000]),
      ("between 1500 and 1700", [1500, 1700]), ("7500 to 8500 kJ", [1793, 2032]),
      ("two thousand to twenty-two hundred", [2000, 2200]),
      ("between one and one and a half thousand", [1000, 1500]),
      ("two to three thousand", [2000, 3000]), ("1.6 to 2k", [1600, 2000]), ("2-3k", [2000, 3000]),
      ("fifteen to sixteen hundred", [1500, 1600]), ("2 or 3 thousand calories", [2000, 3000]),
    ] as [(String, [Int])])
  func ranges(text: String, kcal: [Int]) {
    #expect(dimension.read(text).ambiguous == kcal.map(Energy.init(kcal:)))
  }

  @Test(
    "What is no energy gives nothing",
    arguments: [
      "I breakfast at eight", "until 8", "8 o'clock",
      "", "lots", "why?", "8pm", "45 minutes", "lose weight", "what's a calorie?", "20%",
      "10 km", "half", "tomorrow", "this one", "2000 steps", "$1800", "1500 people",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound)
  }

  @Test(
    "Two amounts are one too many, whichever has its unit",
    arguments: [
      ("two thousand calories a day or else 1700", [2000, 1700]),
      ("1200 kcal for lunch and 600 for dinner", [1200, 600]), ("one eight hundred", [1, 800]),
      ("at least 1500 but no more than 1800", [1500, 1800]),
    ] as [(String, [Int])])
  func several(text: String, kcal: [Int]) {
    #expect(dimension.read(text).unclear == .severalValues(kcal.map(Energy.init(kcal:))))
  }

  @Test("An energy out of range is refused with the bound it breaks")
  func bounds() {
    guard
      case .refused(Energy(kcal: 800), .belowMinimum(.int(1000)), _) = dimension.read(
        "800 calories"
      ).unclear
    else {
      Issue.record("800 was not refused")
      return
    }
    guard
      case .refused(Energy(kcal: 9000), .aboveMaximum(.int(4000)), _) = dimension.read("9k").unclear
    else {
      Issue.record("9000 was not refused")
      return
    }
  }

  @Test("A point between thousands is none between tenths, also where that is too much")
  func grouped() {
    let dimension = EnergyDimension(in: 1000...20_000)
    #expect(dimension.read("12.500").understood == Energy(kcal: 12_500))
  }

  @Test("Only an energy with a unit is heard without a question")
  func explicit() {
    func isExplicit(_ text: String) -> Bool {
      dimension.matches(in: Line(text), context: .monday).contains(where: \.isExplicit)
    }
    #expect(isExplicit("1800 kcal") && isExplicit("1800 a day") && isExplicit("7000 kJ"))
    #expect(isExplicit("1800/d") && !isExplicit("1800 a week"))
    #expect(!isExplicit("1800") && !isExplicit("3 a day"))
  }

  @Test("Every energy is said back so that it reads as the same")
  func roundTrip() {
    expectRoundTrip(dimension, (1000...4000).map(Energy.init(kcal:)))
    expectExamples(dimension)
    #expect(dimension.understandJSON(for: Energy(kcal: 1800)) == .object(["kcal": .int(1800)]))
  }

  @Test("A weight is no energy", arguments: ["225g", "225g a day", "is protein 90g a day"])
  func weights(text: String) { #expect(EnergyDimension().read(text).understood == nil) }
}
