import Testing
import Understanding

@Suite("Every distance, in the forms that people write")
struct DistanceFormsTests {
  @Test("Kilometres, metres and miles")
  func units() {
    var forms: [(String, Distance)] = []
    func add(_ metres: Int, _ texts: String...) {
      forms += texts.map { ($0, Distance(metres: metres)) }
    }
    for number in 1...250 {
      let word = spelled(number)
      add(
        number * 1000, "\(number)k", "\(number) km", "\(number)km", "\(number) kilometres",
        "\(word) kilometers", "\(number)-km run")
      add(
        Int((Double(number) * 1609.344).rounded()), "\(number) miles", "\(number) mi",
        "\(word) miles", "\(number)-mile race")
      add(
        number * 1000 + 500, "\(number).5 km", "\(number),5 km", "\(number).5k",
        "\(number) and a half km", "\(number) km and a half")
      add(number * 100, "\(number * 100) metres")
    }
    expectForms(DistanceDimension(), forms)
  }
}
