import Testing

@testable import Understanding

@Suite("Phone numbers of every country, in the forms that people write")
struct PhoneFormsTests {
  /// The figures in groups of a length.
  private func grouped(_ figures: String, _ length: Int, _ sign: String) -> String {
    var groups: [String] = []
    var rest = figures[...]
    while !rest.isEmpty {
      groups.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return groups.joined(separator: sign)
  }

  @Test("Inside the country, and from abroad")
  func written() {
    var generator = Generator(seed: 31)
    for (country, code) in CallingCode.all.sorted(by: { $0.key < $1.key }) {
      guard let length = code.lengths.filter({ $0 >= 7 }).min() else { continue }
      let inside = "2" + (1..<length).map { _ in "\(generator.next(in: 1...9))" }.joined()
      let number = "+\(code.code)\(inside)"
      let home = code.prefix + inside
      expectForms(
        PhoneDimension(country: country),
        [
          number, "+\(code.code) \(grouped(inside, 3, " "))", "00\(code.code) \(inside)",
          "+\(code.code) \(grouped(inside, 4, "-"))",
          "plus \(code.code) \(grouped(inside, 4, " "))",
          "my number is \(grouped(home, 4, " "))", grouped(home, 5, "-"), home,
          "\(grouped(home, 4, ".")), please",
          "if you can't reach me at work, then ring me at home in the evening on \(home)",
        ].map { ($0, number) })
    }
  }
}
