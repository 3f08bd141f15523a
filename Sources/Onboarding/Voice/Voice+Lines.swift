import Conversation
import Understanding

extension Voice {
  /// The words of the utterances that are a line or two.
  func lines(of utterance: Utterance) -> [String] {
    switch utterance {
    case .heard(let heard): [words(heard)]
    case .confirmed(let sentence): [sentence]
    case .changed(let heard, let old?):
      ["\(named(heard.label)): \(heard.phrase) now; it was \(old)."]
    case .changed(let heard, nil): [words(heard)]
    case .unchanged(let heard): ["\(named(heard.label)): \(heard.phrase), as before."]
    case .moved(let heard, let old, let because):
      ["\(named(heard.label)): \(heard.phrase) now\(remark(old, because))."]
    case .refused(let refusal): [words(refusal)]
    case .doubted(let heard, let why):
      ["\(heard.capitalizedFirst)? \(why)\(why.isEmpty ? "" : " ")Is that right?"]
    case .attributed(let label, let phrase):
      ["You speak of somebody else there. Shall I note \(phrase) as \(your(label))?"]
    case .mentioned(let label, let phrase, nil):
      ["You also said \(phrase): is that \(your(label))?"]
    case .mentioned(let label, let phrase, let now?):
      ["So far I have \(named(label)): \(now). Shall I change it to \(phrase)?"]
    case .askedAgain(let utterance, let attempt): words(askedAgain: utterance, attempt)
    case .nothingOpen(let attempt, let leavesNext, let examples):
      [words(nothingOpenAt: attempt, leavesNext: leavesNext, examples)]
    case .target(let heard, let labels):
      ["What is \"\(heard)\" for: \(choice(of: labels))?"]
    case .whose(let noun, let names):
      [
        names.count > 5
          ? "Which \(noun) is that about? The name will do."
          : "Which \(noun) is that about: \(list(names, "or"))?"
      ]
    case .incomplete(_, let missing, let words):
      ["I have \"\(words)\". \(asking(for: missing))"]
    case .severalValues(_, let phrases):
      phrases.isEmpty
        ? ["I heard more than one there. Which one is it?"]
        : ["I heard \(list(phrases, "and")). Which one is it?"]
    case .proposal(_, let phrase, let because):
      ["I'd suggest \(phrase)\(because.map { ", \($0)" } ?? ""). Shall I take that?"]
    case .limited(_, []): ["I can only note a yes or a no there. Shall I take it as a yes?"]
    case .limited(let label, let phrases):
      [
        "I can only note one \(inSentence(label)), for all days. "
          + (phrases.count == 1
            ? "Shall I take \(phrases[0])?" : "Shall it be \(list(phrases, "or"))?")
      ]
    case .offered(let phrase): ["Shall I take \(phrase)?"]
    case .noSuggestion(let tip):
      [tip.map { "\($0) Take your time." } ?? "Take your time; there is no wrong answer here."]
    case .tip(let text): [text]
    case .meaning(_, let text): [text]
    case .provenance(let provenance): [words(provenance)]
    case .everyday(let answer): [words(answer)]
    case .way(let command): ["Say \"\(command.word)\"."]
    case .bounds(let label, let words): ["\(named(label)): \(words)."]
    case .isChoice(let title, let label):
      [
        "\(title) is one of the choices for \(inSentence(label)); what belongs to it is for you to say."
      ]
    case .eitherQuestion(let titles):
      ["I'm not sure what you'd like to know: \(list(titles.map { "\"\($0)\"" }, "or"))?"]
    case .cannotAnswer: ["That's a good question, but not one I can answer here."]
    case .commandOrAnswer(let word, let command):
      [
        "Is \"\(word)\" your answer, or the command \"\(command.word)\"?"
          + words(" Say \"the answer\" or \"the command\".", pointed: "")
      ]
    case .mayMean(let command): ["Did you mean \"\(command.word)\"?"]
    case .plainYesNeeded(let attempt):
      [
        attempt.isMultiple(of: 2)
          ? "Just \"yes\" goes on; otherwise say what should be different."
          : "I'd like a plain \"yes\" for that, to be sure."
      ]
    case .cannotChange: ["I'm not sure which answer that is about."]
    case .offerChanges(let examples): [offer(examples)]
    case .askWhatToChange(let examples):
      [
        "What should be different?"
          + (examples.first.map {
            words(" Say, for example, \"\($0)\".", pointed: " For example: \"\($0)\".")
          } ?? "")
      ]
    case .smallTalk(let kind): [words(kind)]
    case .sympathy(let sympathy): [words(sympathy)]
    default: conversationLines(of: utterance)
    }
  }

  /// Why a suggestion moved, and how to keep the one before.
  func remark(_ old: String, _ because: String?) -> String {
    "\(because.map { ", \($0)" } ?? ""); "
      + words("say \"keep \(old)\" to keep it", pointed: "\"keep \(old)\" keeps it")
  }

  private func words(_ heard: Heard) -> String {
    let phrase = heard.isVolunteered ? "\(named(heard.label)): \(heard.phrase)" : heard.phrase
    return phrase.capitalizedFirst + (phrase.last.map { ".!?".contains($0) } == true ? "" : ".")
  }

  private func words(_ refusal: Refusal) -> String {
    let kept = refusal.kept.map { " It stays \($0)." } ?? ""
    let heard = refusal.heard.isEmpty ? "" : "I heard \(refusal.heard.excerpt). "
    return "\(heard)\(rule(of: refusal))\(kept)"
  }

  /// The rule that a value breaks, as a sentence.
  func rule(of refusal: Refusal) -> String {
    let rule = refusal.sentence ?? sentence(for: refusal)
    return rule + (rule.last.map { ".!?".contains($0) } == true ? "" : ".")
  }

  private func isDay(_ bound: JSONValue) -> Bool { bound.string.flatMap(CalendarDate.init) != nil }

  private func sentence(for refusal: Refusal) -> String {
    let label = refusal.label
    let bound = refusal.bound ?? ""
    return switch refusal.violation {
    case .belowMinimum(let least):
      "\(label) must be \(isDay(least) ? "on or after" : "at least") \(bound)."
    case .aboveMaximum(let most):
      "\(label) must be \(isDay(most) ? "on or before" : "at most") \(bound)."
    case .inTheFuture: "\(label) cannot be in the future."
    case .inThePast: "\(label) has to lie ahead."
    case .tooFew(let minimum): "Pick at least \(minimum)."
    case .tooMany(let maximum): "Pick at most \(maximum)."
    case .emptyRange: "The start and the end have to differ."
    case .blank: "\(label) cannot be blank."
    case .tooLong(let maximum): "\(label) can have at most \(maximum) characters."
    case .notWhole: "\(label) has to be a whole number."
    case .outside: "\(label): within \(bound), please."
    case .custom(let sentence): sentence
    }
  }

  private func words(_ kind: SmallTalk) -> String {
    switch kind {
    case .greeting: "Hello, nice to have you here."
    case .thanks: "You're very welcome."
    case .praise: "Glad to hear it."
    case .waiting: "Take your time."
    case .swearing: "I hear you. Let's get this done quickly."
    case .complaint: "Sorry about that. I'll keep it short."
    case .objection: "Sorry, let's put that right."
    }
  }

  private func words(_ sympathy: Sympathy) -> String {
    switch sympathy {
    case .grief: "I'm sorry to hear that."
    case .fear: "That's not easy; thank you for telling me."
    case .bullying: "I'm sorry; that shouldn't happen to anybody."
    case .joy: "Congratulations!"
    }
  }

  private func offer(_ examples: [String]) -> String {
    let quoted = examples.prefix(2).map { "\"\($0)\"" }
    let such = quoted.isEmpty ? "" : ", such as \(list(Array(quoted), "or"))"
    return words(
      "Say what to change\(such), or \"done\" to leave.",
      pointed: "All is saved. You can still change anything\(such).")
  }

  func list(_ items: [String], _ conjunction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let isParted = items.contains { $0.contains(", ") }
    let others = Array(items.dropLast()).joined(separator: ", ")
    return "\(others)\(isParted ? "," : "") \(conjunction) \(last)"
  }
}

extension String {
  /// The text, or its beginning where it is too long to be said back.
  fileprivate var excerpt: String { count > 400 ? "\(prefix(60))…" : self }

  /// The text with its first letter as a capital.
  var capitalizedFirst: String {
    // An email address is written as it is.
    contains("@") ? self : prefix(1).uppercased() + String(dropFirst())
  }
}
