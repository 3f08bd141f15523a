import Conversation
import Testing
import Understanding

extension Dialogue<ClubDraft> {
  /// A conversation about the club, at the first question for a member; nobody signs in.
  static func club() throws -> Dialogue {
    var dialogue = try Dialogue(.club)
    try dialogue.say("")
    return dialogue
  }

  /// A conversation at the question for the hours, with some members of some levels.
  static func club(of members: (String, Int)...) throws -> Dialogue {
    var dialogue = try club()
    try dialogue.say(members.map { "\($0.0) 7" }.joined(separator: " and "))
    if members.count == 1 { try dialogue.say("7") }
    for member in members { try dialogue.say("\(member.1)") }
    return dialogue
  }

  /// A conversation at the last look.
  static func clubAtReview(of members: (String, Int)...) throws -> Dialogue {
    var dialogue = try Dialogue.club()
    for (index, member) in members.enumerated() {
      dialogue = try dialogue.adding(member, isFirst: index == 0)
    }
    return dialogue
  }

  private func adding(_ member: (String, Int), isFirst: Bool) throws -> Dialogue {
    var dialogue = self
    if !isFirst { try dialogue.say("add another") }
    try dialogue.say(member.0, "7", "\(member.1)")
    if isFirst { try dialogue.say("9am to 5pm", "none", "yes") }
    return dialogue
  }

  /// The value of a field of a member, by the index.
  func member(_ index: Int, _ field: String) -> JSONValue? {
    state.answers[Path(field, in: .init(group: "members", index: index))]?.value
  }
}
