import Conversation
import Understanding

extension Voice {
  /// A question about what was heard, to which nothing was said: each time in other words, and from
  /// the third time on with a way out.
  func words(askedAgain utterance: Utterance, _ attempt: Int) -> [String] {
    guard let question = subject(of: utterance) else { return lines(of: utterance) }
    let isYesOrNo = question.isYesOrNo
    let text = question.text
    return switch attempt {
    case 1: [isYesOrNo ? "Yes or no: \(text)?" : "A word or two will do: \(text)?"]
    case 2: ["I'd rather ask than guess: \(text)?"]
    case let attempt where attempt.isMultiple(of: 2):
      [
        "Whenever you like: \(text)? "
          + words(
            "\"quit\" pauses, and everything is saved.",
            pointed: "You can leave any time; everything is saved.")
      ]
    default:
      [
        "Still open, sorry: \(text)? You can also "
          + words("say \"quit\" and come back to it.", pointed: "leave, and come back to it.")
      ]
    }
  }

  /// What is asked, as it stands within a sentence, and whether a yes or a no answers it.
  private func subject(of utterance: Utterance) -> (text: String, isYesOrNo: Bool)? {
    switch utterance {
    case .doubted(let heard, _): ("is \(heard) right", true)
    case .attributed(let label, let phrase): ("is \(phrase) \(your(label)) too", true)
    case .mentioned(let label, let phrase, nil): ("is \(phrase) \(your(label))", true)
    case .mentioned(let label, let phrase, .some):
      ("shall \(named(label)) be \(phrase) from now on", true)
    case .confirmStartOver: ("shall I set all your answers aside", true)
    case .target(let heard, let labels): ("what is \"\(heard)\" for, \(choice(of: labels))", false)
    case .whose(let noun, let names):
      (names.count > 5 ? "which \(noun) is it" : "is it \(list(names, "or"))", false)
    case .commandOrAnswer(let word, _):
      ("is \"\(word)\" \"the answer\" or \"the command\"", false)
    case .incomplete(_, let missing, let words):
      ("you said \"\(words)\", \(question(for: missing))", false)
    case .mayMean(let command): ("did you mean \"\(command.word)\"", true)
    default: nil
    }
  }

  /// What is asked for a part of a value that is missing, as it stands within a sentence.
  func question(for missing: Missing) -> String {
    switch missing {
    case .start: "when does it start"
    case .end: "when does it end"
    case .day: "which day is that"
    case .month: "which month"
    case .year: "which year"
    case .unit: "in which unit"
    case .which: "which exactly"
    }
  }

  /// The same as a sentence of its own.
  func asking(for missing: Missing) -> String {
    let question = question(for: missing)
    return "\(question.prefix(1).uppercased())\(question.dropFirst())?"
  }

  /// The name of an answer in a sentence: "Mia's birthday" of "Mia: Birthday".
  func named(_ label: String) -> String {
    guard let colon = label.firstRange(of: ": ") else { return label }
    return "\(label[..<colon.lowerBound])'s \(label[colon.upperBound...].lowercased())"
  }

  /// The same within a sentence: "daily target" of "Daily target".
  func inSentence(_ label: String) -> String {
    label.contains(": ") ? named(label) : label.prefix(1).lowercased() + label.dropFirst()
  }

  /// The name of an answer behind "your": "your name" of "Your name", "your goal" of "Goal".
  func your(_ label: String) -> String {
    if label.contains(": ") { return named(label) }
    let label = label.lowercased()
    return label.hasPrefix("your ") ? label : "your \(label)"
  }

  /// Several answers by their names.
  func choice(of labels: [String]) -> String { list(labels.map(named), "or") }

  /// What is said to an empty line once all is complete.
  func words(nothingOpenAt attempt: Int, leavesNext: Bool, _ examples: [String]) -> String {
    let example = examples.first.map { ", such as \"\($0)\"" } ?? ""
    if register == .pointed {
      return "There's nothing left to ask. You can still change anything\(example)."
    }
    if leavesNext {
      return "There's nothing left to ask. Press Enter once more to leave, or say what to change."
    }
    return attempt.isMultiple(of: 2)
      ? "All is set. Say \"done\" to leave, or what should be different."
      : "There's nothing left to ask. To change something, just say so\(example)."
  }
}
