/// An amount of money in a currency.
public struct Money: Hashable, Sendable {
  /// The amount in the smallest unit of the currency: cents of a euro, yen.
  public let minorUnits: Int
  /// The currency.
  public let currency: Currency

  /// An amount of the smallest unit of a currency.
  public init(minorUnits: Int, _ currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// An amount to the nearest of the smallest unit of a currency; nil where it is too large to count.
  public init?(_ amount: Double, _ currency: Currency) {
    guard abs(amount) < 1e12, let units = Int(exactly: (amount * currency.factor).rounded()) else {
      return nil
    }
    self.init(minorUnits: units, currency)
  }

  /// The amount in digits, with all decimals of the currency: "3200.00".
  public var amount: String {
    let digits = String(abs(minorUnits))
    let sign = minorUnits < 0 ? "-" : ""
    guard currency.decimals > 0 else { return sign + digits }
    let padded =
      String(repeating: "0", count: max(0, currency.decimals + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(currency.decimals)).\(padded.suffix(currency.decimals))"
  }
}
