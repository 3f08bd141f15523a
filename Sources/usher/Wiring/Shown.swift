import Conversation
import Foundation
import Onboarding
import Understanding

/// A stored profile as `usher show` prints it.
struct Shown: Encodable {
  let flow: String
  let user: String
  let step: String
  let completed: Bool
  let profile: [String: JSONValue]

  init(
    _ product: any AnyProduct, user: User, state: ConversationState, _ context: TurnContext
  ) {
    let position = product.position(of: state)
    flow = product.id
    self.user = user.name
    step = position.step
    completed = position.isComplete
    profile = product.profile(of: state, id: user.id, in: context)
  }

  /// The profile as one line of JSON, keys in order.
  var json: String {
    get throws { try JSONText.line(self) }
  }
}

/// JSON for people's scripts.
enum JSONText {
  /// One line, with keys in order, slashes as they are, and no character that steers a terminal.
  static func line(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    // JSON wants those up to U+001F escaped, and leaves the rest to whoever writes it.
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.unicodeScalars.map { scalar in
      guard isControl(scalar) else { return String(scalar) }
      return "\\u00" + String(scalar.value, radix: 16)
    }.joined()
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{7F}"..."\u{9F}").contains(scalar)
  }
}
