/// How phones are called in a country, by libphonenumber's metadata.
struct CallingCode: Sendable {
  /// The country of ISO 3166.
  let country: String
  /// The digits behind the plus.
  let code: String
  /// The digits before a number inside the country, which fall away behind the code; empty where there are
  /// none.
  let prefix: String
  /// How many digits a number can have behind the code.
  let lengths: Set<Int>

  /// All of them, by country.
  static let all: [String: CallingCode] = {
    var all: [String: CallingCode] = [:]
    for fields in WorldTable.callingCodes {
      all[String(fields[0])] = CallingCode(
        country: String(fields[0]), code: String(fields[1]), prefix: String(fields[2]),
        lengths: Set(fields[3].split(separator: ",").compactMap { Int($0) }))
    }
    return all
  }()

  /// The lengths of all countries that share a code.
  private static let lengths: [String: Set<Int>] = all.values.reduce(into: [:]) {
    $0[$1.code, default: []].formUnion($1.lengths)
  }

  /// Whether digits behind a plus can be a number: a code, and as many digits as go with it.
  static func isPossible(_ digits: String) -> Bool {
    guard digits.count <= 15 else { return false }
    return (1...3).contains { count in
      lengths[String(digits.prefix(count))]?.contains(digits.count - count) == true
    }
  }
}
