import Crypto
import Foundation

/// 128 random bits that whoever has them may go on with a conversation.
struct Token: Sendable {
  /// The token as it is sent: 32 hexadecimal digits.
  let text: String

  /// A token that nobody has.
  init() {
    text = Self.random()
  }

  /// The token of a text; nil when it has not the form of one.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, text.utf8.allSatisfy(Self.isDigit) else { return nil }
    self.text = String(text)
  }

  /// What is kept of it.
  ///
  /// A plain hash is enough, as nobody can guess 128 random bits.
  var hash: String { Self.hash("token:" + text) }

  /// 128 random bits in hexadecimal.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return [generator.next(), generator.next()].map { hexadecimal($0) }.joined()
  }

  /// The SHA-256 of a text in hexadecimal.
  static func hash(_ text: String) -> String {
    SHA256.hash(data: Data(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}

extension Token: CustomStringConvertible, CustomReflectable {
  /// Never the token.
  var description: String { "token" }

  /// A mirror without children, so that dumps show no token.
  var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
