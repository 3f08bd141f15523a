/// A currency of ISO 4217.
public struct Currency: Hashable, Sendable {
  /// The code, such as `EUR`.
  public let code: String
  /// How many decimals amounts have: 2 for euros, 0 for yen.
  public let decimals: Int

  /// The currency of a code of ISO 4217 in capitals; nil where it is none that is in use.
  public init?(_ code: String) {
    guard let known = Self.known[code] else { return nil }
    self = known
  }

  private init(code: String, decimals: Int) {
    self.code = code
    self.decimals = decimals
  }

  /// The smallest units of one of it.
  var factor: Double { (0..<decimals).reduce(1) { factor, _ in factor * 10 } }

  private static let known: [String: Currency] = {
    var known: [String: Currency] = [:]
    for fields in WorldTable.currencies {
      let code = String(fields[0])
      known[code] = Currency(code: code, decimals: Int(fields[1]) ?? 2)
    }
    return known
  }()

  /// The names that are said, and the codes in small letters.
  static let names: SaidNames = {
    var names = SaidNames()
    for fields in WorldTable.currencies {
      let code = String(fields[0])
      names.add(code.lowercased(), for: code)
      for name in fields[4].split(separator: "|") { names.add(name, for: code) }
    }
    return names
  }()

  /// The signs that are written, with the codes of all that have them.
  static let signs: [String: [String]] = {
    var signs: [String: [String]] = [:]
    for fields in WorldTable.currencies {
      for sign in fields[3].split(separator: " ") {
        signs[sign.lowercased(), default: []].append(String(fields[0]))
      }
    }
    return signs
  }()
}
