import Conversation

extension Voice {
  /// Which of several readings was meant.
  func words(clarifying label: String?, _ readings: [String]) -> [Spoken] {
    let opening = label.map { "For \(your($0)), do" } ?? "Do"
    guard readings.count == 2 || register == .pointed else {
      return [asking("\(opening) you mean one of these?")] + listed(readings)
    }
    if readings.count != 2 { return [asking("\(opening) you mean one of these?")] }
    return [asking("\(opening) you mean \(readings[0]) or \(readings[1])?")]
  }

  /// The same, asked again in other words.
  func words(clarifying label: String, _ readings: [String], attempt: Int) -> [Spoken] {
    if register == .pointed, attempt > 1 {
      return [
        asking(
          attempt.isMultiple(of: 2)
            ? "I can read that in more than one way. Which of these is it?"
            : "I'd rather ask than guess. Which of these, or what else?")
      ]
    }
    switch attempt {
    case ...1: return words(clarifying: nil, readings)
    case 2:
      return [asking("I can read that in more than one way. Which number is it?")]
        + listed(readings)
    case 3:
      return [
        asking("I'd rather ask than guess. Say the number, or the whole answer in other words:")
      ] + listed(readings)
    case let attempt where attempt.isMultiple(of: 2):
      return [asking("Which of these? A number will do; \"quit\" pauses, and all is saved:")]
        + listed(readings)
    default:
      return [asking("Still open, sorry: the number, or \"quit\" to come back to it later:")]
        + listed(readings)
    }
  }

  private func listed(_ readings: [String]) -> [Spoken] {
    readings.enumerated().map { .plain("  \($0.offset + 1). \($0.element)") }
  }

  /// Where an answer came from, or a suggestion.
  func words(_ provenance: Provenance) -> String {
    let heard = provenance.heard
    let step = provenance.step.map { " at step \($0)" } ?? ""
    return switch (provenance.origin, provenance.words) {
    case (.said, let words?): "\(heard.phrase.capitalizedFirst): you said \"\(words)\"\(step)."
    case (.said, nil): "\(heard.phrase.capitalizedFirst): you told me\(step)."
    case (.suggested, let because) where !provenance.isTaken:
      "\(heard.phrase.capitalizedFirst) is what is usual\(because.map { " \($0)" } ?? ""), "
        + "and not worked out for you: your own will do as well."
    case (.suggested, _):
      "\(heard.phrase.capitalizedFirst): I suggested it\(step), and you took it."
    case (.implied, let words?):
      "\(heard.phrase.capitalizedFirst): it follows from \"\(words)\"\(step)."
    case (.implied, nil):
      "\(heard.phrase.capitalizedFirst): it follows from another answer\(step)."
    case (.handedIn, _): "\(heard.phrase.capitalizedFirst): it was handed in with the command."
    case (.imported, _): "\(heard.phrase.capitalizedFirst): it was in your account already."
    case (.skipped, _), (.acknowledged, _): "You went past that\(step)."
    }
  }
}
