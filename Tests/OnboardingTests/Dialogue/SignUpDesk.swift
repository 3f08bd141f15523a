import Conversation
import Foundation
import Onboarding
import Understanding

/// Holds the diet onboarding for people who are known by a name.
struct SignUpDesk: Sendable {
  let repository: any OnboardingRepository

  /// What is said to somebody who comes, or comes back.
  func welcome(_ name: String) async throws -> [String] {
    try await dialogue(with: name).begin().messages.map(\.text)
  }

  /// What is said to a line; `key` names the request, so that one sent twice is taken once.
  func answer(_ line: String, of name: String, key: String) async throws -> [String] {
    let turn = try await dialogue(with: name).reply(to: .line(line), request: key)
    if let failure = turn.saveFailure { throw Unsaved(failure: failure) }
    return turn.messages.map(\.text)
  }

  /// A dialogue costs nothing to make: all that lasts is in the repository.
  private func dialogue(with name: String) throws -> Dialogue {
    guard let user = User(named: name) else { throw NoName() }
    return Dialogue(
      Product.diet, user: user, repository: repository,
      voice: Voice(resumeCommand: "", showsIcons: true), startsFromStore: true
    ) { SignUpDesk.surroundings }
  }

  /// What surrounds a turn: now, and the day as the person has it, here in UTC.
  private static var surroundings: TurnContext {
    let now = Timestamp(secondsSince1970: Int(Date().timeIntervalSince1970))
    guard let today = now.date else { preconditionFailure("now is a day") }
    return TurnContext(
      now: now, day: Context(today: today, now: now.time), nonce: UUID().uuidString)
  }

  struct NoName: Error {}
  struct Unsaved: Error { let failure: SaveFailure }
}
