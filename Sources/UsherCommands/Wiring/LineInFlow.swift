import Conversation
import Onboarding
import SafeText
import Understanding

/// What a line would be taken for in a conversation: the acts that are found in it, and which of them
/// is taken.
struct LineInFlow {
  let product: any AnyProduct
  let context: TurnContext

  /// Prints what a text would be taken for; nothing is stored.
  ///
  /// - Throws: ``Failure`` when an answer cannot be handed in, or the question is not asked.
  func show(_ text: String, at field: String?, after answers: [HandedIn], asJSON: Bool) throws {
    var state = product.turn(after: .begin, from: product.initialState, in: context).state
    if !answers.isEmpty {
      let turn = product.turn(after: .handIn(answers), from: state, in: context)
      guard turn.isUnderstood else {
        let voice = Voice(resumeCommand: "", showsIcons: false)
        // The sentences name the field and the rule, and repeat nothing of the answer.
        let refused = turn.utterances.flatMap { utterance -> [String] in
          guard case .handInRefused = utterance else { return [] }
          return voice.say(utterance).flatMap(\.text)
        }
        throw Failure(.dataError, "--answers: \(refused.joined(separator: " "))")
      }
      state = turn.state
    }
    if let field {
      guard let standing = product.standing(at: field, in: state) else {
        throw Failure(.usage, "\(product.id) asks no \"\(field.prefix(40))\" after these answers.")
      }
      state = standing
    }
    let report = product.report(on: text, in: state, context)
    if asJSON { return print(try JSONText.line(report.json)) }
    print(try report.linesForPeople().map(Sanitizer.line).joined(separator: "\n"))
  }
}

extension LineReport {
  /// `{"acts":[…],"taken":0,"corrected":[],"taken_back":[],"unexplained":[]}`.
  fileprivate var json: JSONValue {
    [
      "acts": .array(acts.map(\.json)), "taken": taken.map { .int($0) } ?? .null,
      "corrected": .array(
        corrected.map { ["typed": .string($0.typed), "meant": .string($0.meant)] }),
      "taken_back": .array(takenBack.map(JSONValue.string)),
      "unexplained": .array(unexplained.map { .string($0) }),
    ]
  }

  fileprivate func linesForPeople() throws -> [String] {
    var lines = acts.isEmpty ? ["not understood"] : []
    for (place, act) in acts.enumerated() {
      let mark = place == taken ? "* " : "  "
      let name = [act.act, act.field?.description, act.detail].compactMap(\.self)
      let values = try act.values.map(JSONText.line).joined(separator: " or ")
      lines.append(mark + (name + [values]).filter { !$0.isEmpty }.joined(separator: " "))
      let why = [act.evidence.map { "\"\($0.words)\" (\($0.rule))" }, act.basis]
      lines.append("    " + why.compactMap(\.self).joined(separator: ", "))
    }
    lines += corrected.map { "corrected: \($0.typed) to \($0.meant)" }
    if !takenBack.isEmpty { lines.append("taken back: \(takenBack.joined(separator: ", "))") }
    if !unexplained.isEmpty { lines.append("unexplained: \(unexplained.joined(separator: ", "))") }
    return lines
  }
}

extension LineReport.Act {
  fileprivate var json: JSONValue {
    var object: [String: JSONValue] = ["act": .string(act), "basis": .string(basis)]
    if let field { object["field"] = .string(field.description) }
    if values.count == 1 { object["value"] = values[0] }
    if values.count > 1 { object["anyOf"] = .array(values) }
    if let detail { object["detail"] = .string(detail) }
    if let evidence {
      object["words"] = .string(evidence.words)
      object["rule"] = .string(evidence.rule.text)
    }
    return .object(object)
  }
}
