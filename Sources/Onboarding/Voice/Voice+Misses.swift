import Conversation

extension Voice {
  /// Asks again, never in the words of the try before: shorter, then with examples, then with what
  /// can be picked, and from the fourth time on with a way to pause.
  func words(_ miss: NotUnderstood) -> [Spoken] {
    let shorter = shorter(miss)
    switch miss.attempt {
    case 1:
      let opening =
        miss.kind.map { "I didn't catch \($0) in that." } ?? "I'm not sure what you mean."
      return [.line(TintedLine(.init("\(opening) "), .init(shorter, .bold)))]
    case 2:
      let examples = quoted(miss.examples.prefix(2)).joined(separator: " or ")
      // A question with one wording only was said in it just now.
      let asking =
        miss.question.text == miss.shorter || shorter.isEmpty
        ? "Still unclear to me, sorry." : "Let me ask it again. \(again(miss))"
      let like = examples.isEmpty ? "" : " Something like \(examples) would work."
      return [.plain(asking + like)]
    case 3:
      return offers(of: miss, opening: "Still not quite.")
    case let attempt where attempt.isMultiple(of: 2):
      return offers(of: miss, opening: "I'm sorry, I can't make that out.") + [
        .plain(
          words(
            "Or say \"quit\" to pause: everything is saved, and you can come back to this.",
            pointed: "You can also leave it: everything is saved, and you can come back to this."))
      ]
    default:
      return offers(of: miss, opening: "No luck yet.") + [
        .plain(
          words(
            "You can also leave it for later with \"quit\"; nothing is lost.",
            pointed: "You can also leave it for later; nothing is lost."))
      ]
    }
  }

  /// The question in shorter words.
  private func shorter(_ miss: NotUnderstood) -> String {
    guard register == .pointed, let pointed = miss.question.pointed else { return miss.shorter }
    return pointed.again ?? pointed.text ?? miss.shorter
  }

  private func again(_ miss: NotUnderstood) -> String {
    register == .pointed ? miss.question.pointed?.text ?? miss.question.text : miss.question.text
  }

  private func offers(of miss: NotUnderstood, opening: String) -> [Spoken] {
    let isAgain = miss.attempt.isMultiple(of: 2)
    if register == .pointed {
      let examples = quoted(miss.examples.prefix(2)).joined(separator: " or ")
      return [
        .plain(
          miss.question.choices.isEmpty && !examples.isEmpty
            ? "\(opening) Something like \(examples) would do."
            : "\(opening) Pick whatever fits, or put it in other words.")
      ]
    }
    if !miss.question.choices.isEmpty {
      let offer = isAgain ? "A number is enough:" : "Pick by number:"
      return [.plain("\(opening) \(offer)")] + words(miss.question.choices)
    }
    if let suggestion = miss.question.present ?? miss.question.suggestion {
      let offer =
        isAgain
        ? "Enter alone takes \(suggestion); \"help\" says what else you can do."
        : "Press Enter for \(suggestion), or say \"help\"."
      return [.plain("\(opening) \(offer)")]
    }
    let examples = quoted(miss.examples.prefix(3))
    let offer =
      isAgain
      ? "You could say" : examples.count == 1 ? "Try" : "These would work:"
    return [.plain("\(opening) \(offer) \(examples.joined(separator: ", ")).")]
  }
}
