public import Conversation
import Understanding

/// Two answers to the same question, given on two machines neither of which knew of the other's: the
/// one that counts, and the one it replaced.
public struct AnswerConflict: Hashable, Sendable, Codable {
  /// What was answered.
  public var place: AnswerPlace
  /// The answer that counts; nil when an element was left out because there is no room for it.
  public var kept: Answer?
  /// The answer that was replaced; for an element that was left out an object of its values.
  public var lost: Answer

  /// Two answers to the same question.
  public init(place: AnswerPlace, kept: Answer?, lost: Answer) {
    self.place = place
    self.kept = kept
    self.lost = lost
  }

  /// A name that is the same wherever and however often the conflict is found.
  public var id: String {
    let answers = [kept, lost].map { answer in
      guard let answer else { return "" }
      let value = answer.value.flatMap { try? StoredJSON.text($0) } ?? ""
      return "\(answer.stands) \(answer.machine ?? "") \(value)"
    }
    return UUIDv5.text(of: ([place.description] + answers).joined(separator: "\n"), in: UUIDv5.rows)
  }
}

extension AnswerConflict: CustomStringConvertible {
  /// The place; never an answer.
  public var description: String { "conflict at \(place)" }
}
