/// The countries of ISO 3166, by their codes.
enum Country {
  private static let table: [(code: String, alpha3: String, name: String)] =
    WorldTable.countries.map { (String($0[0]), String($0[1]), String($0[2])) }
  private static let namesByCode: [String: String] = Dictionary(
    uniqueKeysWithValues: table.map { ($0.code, $0.name) })
  private static let codesOfThree: [String: String] = Dictionary(
    uniqueKeysWithValues: table.map { ($0.alpha3, $0.code) })

  /// All codes of two letters, in their order.
  static let codes: [String] = table.map(\.code)

  /// All codes of three letters, in small letters.
  static var codesOfThreeLetters: [String] { table.map { $0.alpha3.lowercased() } }

  /// The names that are said.
  static let names: SaidNames = {
    var names = SaidNames()
    for fields in WorldTable.countries {
      for name in fields[3].split(separator: "|") { names.add(name, for: String(fields[0])) }
    }
    return names
  }()

  /// The English name of a country.
  static func name(of code: String) -> String? { namesByCode[code] }

  /// The code of two letters of a code of two or three, in capitals.
  static func code(_ text: String) -> String? {
    namesByCode[text] == nil ? codesOfThree[text] : text
  }
}
