import Testing
import Understanding

@Suite("Every energy, in the forms that people write")
struct EnergyFormsTests {
  @Test("In digits and in words, by the day or not")
  func written() {
    expectForms(
      EnergyDimension(in: 1000...4000),
      (1000...4000).flatMap { number -> [(String, Energy)] in
        let (thousands, rest) = (number / 1000, String(1000 + number % 1000).dropFirst())
        var texts = [
          "\(number)", "\(number) kcal", "\(number)kcal", "\(thousands),\(rest)",
          "\(thousands) \(rest) calories", "\(thousands).\(rest) kcal", "\(number) a day",
          "\(number) cals/day", "\(number) calories per day", "calories: \(number)",
          spelled(number),
        ]
        if number % 100 == 0 {
          texts += [
            "\(thousands).\(number / 100 % 10)k", "\(thousands),\(number / 100 % 10)k kcal",
          ]
        }
        if number % 1000 > 0, number % 100 == 0 { texts.append("\(spelled(number / 100)) hundred") }
        if (1101..<2000).contains(number), number % 100 > 9, number % 100 != 20 {
          texts.append("\(spelled(number / 100)) \(spelled(number % 100))")
        }
        return texts.map { ($0, Energy(kcal: number)) }
      })
  }

  @Test("In kilojoules")
  func kilojoules() {
    expectForms(
      EnergyDimension(in: 1000...4000),
      stride(from: 4200, to: 16_000, by: 50).flatMap { number in
        ["\(number) kJ", "\(number)kj a day", "\(number) kilojoules"].map {
          ($0, Energy(kcal: Int((Double(number) / 4.184).rounded())))
        }
      })
  }
}
