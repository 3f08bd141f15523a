/// Numbers written out in digits, as people read them.
enum DecimalText {
  /// The shortest decimal text that reads back as the same number, without an exponent.
  static func text(of value: Double) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    let text = value.description
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text }
    let sign = value < 0 ? "-" : ""
    let digits = text[..<mark].filter(\.isNumber)
    let wholes = text[..<mark].prefix { $0 != "." }.filter(\.isNumber).count + exponent
    if wholes <= 0 { return "\(sign)0.\(String(repeating: "0", count: -wholes))\(digits)" }
    let zeros = String(repeating: "0", count: max(0, wholes - digits.count))
    return "\(sign)\(digits)\(zeros)"
  }
}
