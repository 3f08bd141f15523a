import Conversation
import Onboarding
import Understanding

/// What can be pointed at to answer: buttons, cards, chips and the browser's own inputs.
///
/// All of it says what could be typed as well; without a script it is a form like any other.
struct AnswerControls: Sendable {
  private let turn: DialogueTurn
  private var asked: Asked { turn.asked }
  private var options: AnswerOptions { asked.options ?? AnswerOptions() }

  init(_ turn: DialogueTurn) {
    self.turn = turn
  }

  /// The markup, in the order in which it is read.
  var html: HTML {
    let parts: [HTML?] = [readings, picker, replies]
    return "\(parts.compactMap(\.self))"
  }

  private var readings: HTML? {
    guard !asked.readings.isEmpty else { return nil }
    let buttons = asked.readings.enumerated().map { place, reading -> HTML in
      """
      <button class="card" name="choice" value="\(place + 1)"><span class="name">\(reading)</span></button>
      """
    }
    return Self.group("Which of these", "cards", buttons)
  }

  /// What picks a value.
  private var picker: HTML? {
    guard asked.kind == .value, let question = asked.question else { return nil }
    let schema = asked.schema ?? [:]
    if !question.choices.isEmpty {
      let isMany = schema["type"] == "array"
      return isMany ? checks(question.choices, schema) : ChoiceButtons(question.choices).html
    }
    switch asked.dimension {
    case "scale": return scale(schema)
    case "weekdays": return weekdays(schema)
    case "date", "birthday": return date
    case "time_range": return times
    default: return nil
    }
  }

  private func checks(_ choices: [Question.Choice], _ schema: JSONValue) -> HTML {
    let present = options.present?.array ?? []
    let cards = zip(choices, options.values).map { choice, value -> HTML in
      """
      <label class="card"><input type="checkbox" name="pick-\(choice.number)"\
      \(ChoiceButtons.naming(choice))\(present.contains(value) ? " checked" : nil)>\
      \(ChoiceButtons.words(choice))</label>
      """
    }
    return Self.several(Self.group("Choices", "cards", cards), "picks", schema)
  }

  private func weekdays(_ schema: JSONValue) -> HTML {
    let present = (options.present?.array ?? []).compactMap(\.string)
    let chips = Weekday.allCases.map { day -> HTML in
      """
      <label class="chip"><input type="checkbox" name="pick-\(day.rawValue)"\
      \(present.contains(day.rawValue) ? " checked" : nil)>\(day.rawValue.prefix(1).uppercased() + day.rawValue.dropFirst())</label>
      """
    }
    return Self.several(Self.group("Days of the week", "chips", chips), "days", schema)
  }

  /// Some that can be checked, and a button that says which are.
  private static func several(
    _ group: HTML, _ kind: String, _ schema: JSONValue
  ) -> HTML {
    let (least, most) = (schema["minItems"]?.int ?? 1, schema["maxItems"]?.int ?? 0)
    return """
      \(group)<div class="replies"><button class="primary" name="picked" value="\(kind)" \
      data-least="\(least)" data-most="\(most)">Done</button></div>
      """
  }

  private func scale(_ schema: JSONValue) -> HTML? {
    guard let least = schema["minimum"]?.int, let most = schema["maximum"]?.int, most - least < 12
    else { return nil }
    let suggested = (options.present ?? options.suggestion)?.int
    let buttons = (least...most).map { value -> HTML in
      let isSuggested = value == suggested
      return """
        <button name="value" value="\(value)"\(isSuggested ? " class=\"suggested\"" : nil)>\(value)\
        \(isSuggested ? "<span class=\"unseen\"> (suggested)</span>" : nil)</button>
        """
    }
    let ends = options.ends.map { ends -> HTML in
      """
      <p class="ends faint" aria-hidden="true"><span>\(least): \(ends.least)</span><span>\(most): \(ends.most)</span></p>
      """
    }
    let label =
      options.ends.map { "From \(least), \($0.least), to \(most), \($0.most)" }
      ?? "From \(least) to \(most)"
    return """
      <div class="scale">\(Self.group(label, "", buttons))\(ends)</div>
      """
  }

  private var date: HTML {
    """
    <div class="native"><label>Pick a day<input type="date" name="date" \
    value="\((options.present ?? options.suggestion)?.string ?? "")"></label>\
    <button name="picked" value="date">Use this day</button></div>
    """
  }

  private var times: HTML {
    let range = options.present ?? options.suggestion
    return """
      <div class="native" role="group" aria-label="Hours"><label>From<input type="time" name="start" \
      value="\(range?["start"]?.string ?? "")"></label><label>To<input type="time" name="end" \
      value="\(range?["end"]?.string ?? "")"></label>\
      <button name="picked" value="times">Use these hours</button></div>
      """
  }

  private var replies: HTML? {
    var buttons: [HTML] = []
    if asked.kind == .value, let question = asked.question, asked.dimension != "scale" {
      if let present = question.present {
        buttons.append(
          "<button class=\"primary\" name=\"text\" value=\"\">Keep \(present)</button>")
      } else if let suggestion = question.suggestion {
        buttons.append(
          "<button class=\"primary\" name=\"text\" value=\"\">Take \(suggestion)</button>")
      }
    }
    let takesSuggestion = !buttons.isEmpty
    buttons += options.replies.map { reply in
      """
      <button\(reply.isPrimary && !takesSuggestion ? " class=\"primary\"" : nil) name="text" \
      value="\(reply.text)">\(reply.title)</button>
      """
    }
    return buttons.isEmpty ? nil : Self.group("Replies", "replies", buttons)
  }

  private static func group(_ label: String, _ kind: String, _ buttons: [HTML]) -> HTML {
    "<div role=\"group\" aria-label=\"\(label)\" class=\"\(kind)\">\(buttons)</div>"
  }
}
