import Conversation
import HTTPTypes
import Onboarding

/// What a person did on the page: what it is to the conversation, and how the page shows it.
struct PageReplyForm: Sendable {
  let reply: Reply
  let said: String

  /// What a form says where something is asked.
  ///
  /// - Throws: ``Problem`` where it says nothing.
  init(_ form: [String: String], standing asked: Asked) throws(Problem) {
    if let secret = form["secret"] {
      reply = .secret(Secret(secret))
      said = "••••••"
    } else if let number = form["choice"].flatMap(Int.init) {
      reply = .choice(number)
      said = Self.title(of: number, asked)
    } else if let path = form["change"],
      let change = asked.changes.first(where: { $0.path.description == path })
    {
      said = "Change \(change.label)"
      reply = .line("change \(change.label)")
    } else if let text = form["text"] {
      reply = .line(text)
      let isSecret = asked.isSecret && !text.hasPrefix("/")
      said = isSecret ? "••••••" : text.isEmpty ? Self.acceptance(asked) : text
    } else {
      throw Problem(.unprocessableContent, "The form says nothing.")
    }
  }

  private static func title(of number: Int, _ asked: Asked) -> String {
    if asked.readings.indices.contains(number - 1) { return asked.readings[number - 1] }
    return asked.question?.choices.first { $0.number == number }?.title ?? "\(number)"
  }

  private static func acceptance(_ asked: Asked) -> String {
    if asked.kind == .value, let question = asked.question {
      if let present = question.present { return "Keep \(present)" }
      if let suggestion = question.suggestion { return "Take \(suggestion)" }
    }
    return "Go on"
  }
}
