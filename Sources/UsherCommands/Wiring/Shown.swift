import Conversation
import Foundation
import Onboarding
import SafeText
import Terminal
import Understanding

/// A stored profile as `usher show` prints it.
struct Shown: Encodable {
  let flow: String
  let user: String
  let step: String
  let completed: Bool
  let profile: [String: JSONValue]
  /// When it was saved last, where that is told.
  var lastSeen: String?

  private enum CodingKeys: String, CodingKey {
    case flow, user, step, completed, profile
    case lastSeen = "last_seen"
  }

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
  /// Lines for reading, with keys in order, slashes as they are, and nothing that could steer a terminal.
  static func pretty(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    return text.split(separator: "\n").map { Sanitizer.json(String($0)) }.joined(separator: "\n")
  }

  /// One line, with keys in order, slashes as they are, and nothing that could steer a terminal.
  static func line(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Sanitizer.json(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
