import Conversation
import HTTPTypes
import Onboarding
import Understanding

/// What a person did on the page: what it is to the conversation, and how the page shows it.
struct PageReplyForm: Sendable {
  let reply: Reply
  /// How the page shows it; nil where it is a value, whose words the conversation knows.
  let said: String?

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
    } else if let command = form["command"].flatMap(Command.init(rawValue:)) {
      reply = .command(command)
      said = Self.words(command)
    } else if let value = try Self.value(form, asked) {
      reply = .value(value)
      said = nil
    } else if let text = form["text"] {
      reply = .line(text)
      let isSecret = asked.isSecret && !text.hasPrefix("/")
      let title = asked.options?.replies.first { $0.text == text }?.title
      said = isSecret ? "••••••" : title ?? (text.isEmpty ? Self.acceptance(asked) : text)
    } else {
      throw Problem(.unprocessableContent, "The form says nothing.")
    }
  }

  /// The value that was picked; nil where none was.
  ///
  /// - Throws: ``Problem`` where nothing is picked yet.
  private static func value(
    _ form: [String: String], _ asked: Asked
  ) throws(Problem) -> JSONValue? {
    if let number = form["value"].flatMap(Int.init) { return .int(number) }
    let value: JSONValue?
    switch form["picked"] {
    case "picks":
      let values = asked.options?.values ?? []
      let picks = values.indices.filter { form["pick-\($0 + 1)"] != nil }
      value = picks.isEmpty ? nil : .array(picks.map { values[$0] })
    case "days":
      let days = Weekday.allCases.map(\.rawValue).filter { form["pick-\($0)"] != nil }
      value = days.isEmpty ? nil : .array(days.map(JSONValue.string))
    case "date": value = form["date"].flatMap { $0.isEmpty ? nil : .string($0) }
    case "times":
      let ends = [form["start"], form["end"]].compactMap(\.self).filter { !$0.isEmpty }
      value = ends.count == 2 ? ["start": .string(ends[0]), "end": .string(ends[1])] : nil
    default: return nil
    }
    guard let value else {
      throw Problem(
        .unprocessableContent, "Nothing is picked yet. Pick something, or say it in your own words."
      )
    }
    return value
  }

  private static func words(_ command: Command) -> String {
    switch command {
    case .why: "Why this question?"
    default: command.word.prefix(1).uppercased() + command.word.dropFirst()
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
