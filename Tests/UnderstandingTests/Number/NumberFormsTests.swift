import Testing
import Understanding

@Suite("Every number, in the forms that people write")
struct NumberFormsTests {
  private let dimension = NumberDimension()

  private func grouped(_ number: Int, by sign: String) -> String {
    number < 1000
      ? "\(number)"
      : grouped(number / 1000, by: sign) + sign + String(String(1000 + number % 1000).dropFirst())
  }

  @Test("In digits, grouped or not, and in words")
  func whole() {
    expectForms(
      dimension,
      (Array(0...1200) + stride(from: 1211, to: 999_999, by: 487)).flatMap { number in
        [
          "\(number)", grouped(number, by: ","), grouped(number, by: " "), spelled(number),
          "\(spelled(number)) please", "about \(number)",
        ].map { ($0, Double(number)) }
      })
  }

  @Test("By hundreds, thousands and pairs of figures")
  func multiples() {
    var forms: [(String, Double)] = []
    for number in 1...99 {
      let value = Double(number)
      if number > 10, number % 10 > 0 { forms.append(("\(spelled(number)) hundred", value * 100)) }
      forms.append(("\(number)k", value * 1000))
      forms.append(("\(number) thousand", value * 1000))
      forms.append(("\(number).5k", value * 1000 + 500))
      forms.append(("\(number) million", value * 1_000_000))
      forms.append(("\(number) dozen", value * 12))
      if number > 10 {
        // Two round ones are a range: "fifteen twenty".
        for first in 11...19 where number != 20 {
          forms.append(("\(spelled(first)) \(spelled(number))", Double(first * 100 + number)))
        }
      }
    }
    expectForms(dimension, forms)
  }

  @Test(
    "In parts of one",
    arguments: zip([2, 3, 4, 5, 8, 10], ["half", "third", "quarter", "fifth", "eighth", "tenth"]))
  func parts(parts: Int, name: String) {
    var forms: [(String, Double)] = [("one \(name)", 1 / Double(parts))]
    for count in 1..<parts {
      let value = Double(count) / Double(parts)
      forms.append(("\(count)/\(parts)", value))
      if count > 1 { forms.append(("\(spelled(count)) \(name)s", value)) }
      for whole in 1...9 { forms.append(("\(whole) \(count)/\(parts)", Double(whole) + value)) }
    }
    expectForms(dimension, forms)
  }

  @Test("Below nothing, and with tenths")
  func tenths() {
    var forms: [(String, Double)] = []
    for number in 1...99 {
      let word = spelled(number)
      forms.append(("-\(number)", Double(-number)))
      forms.append(("minus \(word)", Double(-number)))
      forms.append(("\(word) and a half", Double(number) + 0.5))
      for tenths in 1...9 {
        let value = Double("\(number).\(tenths)") ?? 0
        forms.append(("\(number).\(tenths)", value))
        forms.append(("\(word) point \(spelled(tenths))", value))
      }
    }
    expectForms(dimension, forms)
  }
}
