import Testing
import Understanding

@Suite("Every weight and height, in the forms that people write")
struct BodyFormsTests {
  private static let pound = 0.453_592_37

  @Test("Kilograms, pounds and stone")
  func weights() {
    var forms: [(String, Weight)] = []
    func add(_ weight: Double, _ texts: String...) {
      forms += texts.map { ($0, Weight(kilograms: weight)) }
    }
    for number in 30...200 {
      let (one, word) = (Double(number), spelled(number))
      add(one, "\(number) kg", "\(number)kg", "\(word) kilos", "\(number) kilograms")
      add(one * Self.pound, "\(number) lbs", "\(number) pounds", "\(word) lb")
      for tenths in 1...9 {
        add(one + Double(tenths) / 10, "\(number).\(tenths) kg", "\(number),\(tenths) kg")
      }
    }
    for stone in 5...39 {
      add(Double(stone * 14) * Self.pound, "\(stone) stone", "\(stone)st")
      for pounds in 1...13 {
        add(
          Double(stone * 14 + pounds) * Self.pound, "\(stone) stone \(pounds)",
          "\(stone)st \(pounds)lb", "\(spelled(stone)) stone \(spelled(pounds))",
          "\(stone) stone and \(pounds) pounds")
      }
    }
    expectForms(WeightDimension(in: 1...400), forms)
  }

  @Test("Metres, centimetres, feet and inches")
  func heights() {
    var forms: [(String, Height)] = []
    func add(_ height: Double, _ texts: String...) {
      forms += texts.map { ($0, Height(metres: height)) }
    }
    for number in 110...249 where number % 100 > 9 {
      let (metres, rest) = (number / 100, number % 100)
      add(
        Double(number) / 100, "\(number) cm", "\(number)cm", "\(metres).\(rest) m",
        "\(metres),\(rest)m", "\(metres)m\(rest)", "\(metres) metre \(rest)",
        "\(number) centimetres", "I'm \(metres).\(rest)")
    }
    for feet in 2...7 {
      let word = spelled(feet)
      add(Double(feet * 12) * 0.0254, "\(feet) feet", "\(word) foot", "\(feet)ft", "\(feet)'")
      for inches in 1...11 {
        add(
          Double(feet * 12 + inches) * 0.0254, "\(feet)'\(inches)\"", "\(feet)'\(inches)",
          "\(feet) foot \(inches)", "\(feet) ft \(inches) in",
          "\(word) foot \(spelled(inches))", "\(feet) feet \(inches) inches")
      }
    }
    expectForms(HeightDimension(in: 0.5...2.5), forms)
  }
}
