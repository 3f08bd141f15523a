/// A colour in three or six hexadecimal digits: `60A5FA`, or `69F` for `6699FF`.
struct HexColor: Hashable {
  /// The amounts of red, green and blue, from 0 to 255.
  let components: [Int]

  /// The colour of some digits without their sign, or nil when they are none.
  init?(digits: some StringProtocol) {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: components = values.map { $0 * 17 }
    case 6: components = stride(from: 0, to: 6, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
  }

  /// The colours of event types, the nearest first.
  var nearest: [EventColor] {
    EventColor.allCases.map { (color: $0, distance: distance(to: $0)) }
      .sorted { $0.distance < $1.distance }.map(\.color)
  }

  /// Whether a colour of event types is this very one.
  func isEqual(to color: EventColor) -> Bool { distance(to: color) == 0 }

  private func distance(to color: EventColor) -> Int {
    guard let other = HexColor(digits: color.rawValue.dropFirst()) else { return .max }
    return zip(components, other.components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
