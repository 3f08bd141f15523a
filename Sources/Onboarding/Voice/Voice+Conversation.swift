public import Conversation

extension Voice {
  /// The words of the utterances that are about the conversation itself.
  func conversationLines(of utterance: Utterance) -> [String] {
    switch utterance {
    case .welcomeBack(_, isComplete: true): ["Welcome back. You're all set up."]
    case .welcomeBack([], isComplete: false): ["Welcome back. We had only just begun."]
    case .welcomeBack(let told, isComplete: false): ["Welcome back. \(words(told))"]
    case .skipped(let label, let meaning):
      ["\(named(label)) skipped.\(meaning.map { " \($0)" } ?? "")"]
    case .cannotSkip(_, let meaning):
      [meaning ?? "I do need this one, sorry. It's quick, and you can always change it later."]
    case .cannotGoBack: ["There's nothing to go back to from here."]
    case .nothingToUndo: ["There's nothing to take back yet."]
    case .undone(let undone): [words(undone)]
    case .confirmStartOver: ["Set all your answers aside and begin anew?"]
    case .startedOver: ["All set aside; \"undo\" brings it back."]
    case .notStartedOver: ["Fine, everything stays as it is."]
    case .opened(let noun, let names):
      [names.isEmpty ? "Another \(noun), lovely." : "\(list(names, "and")): noted."]
    case .finishFirst(let noun, let name?):
      ["\(name) first, and then I'll ask whether there is another \(noun)."]
    case .finishFirst(let noun, nil):
      ["One \(noun) at a time: this one first, and then I'll ask whether there is another."]
    case .closed(let noun): ["All right, no other \(noun)."]
    case .removed(let names):
      [
        "\(list(names, "and").capitalizedFirst) \(names.count == 1 ? "is" : "are") taken out; "
          + "\"undo\" takes that back."
      ]
    case .cannotRemove(let noun, let least, let name):
      [
        "There has to be \(least == 1 ? "one" : "\(least)") \(noun) at least"
          + (name.map {
            ", so \($0) stays. To rename, "
              + words("say ", pointed: "it is ") + "\"rename \($0) to\" and the name."
          }
            ?? ".")
      ]
    case .full(let noun, let most, let left):
      [
        "There is room for \(most), not for another \(noun)"
          + (left.isEmpty ? "." : ": I left out \(list(left, "and")).")
      ]
    case .unreadable(.invalidUTF8):
      ["That line isn't readable text (UTF-8), so I haven't kept it. Please type it again."]
    case .unreadable(.utf16):
      [
        "That line is UTF-16, and I read UTF-8, so I haven't kept it. Save the text as UTF-8, please."
      ]
    case .unreadable(.containsNUL):
      ["That line has a NUL character in it, so I haven't kept it. Please type it again."]
    case .unreadable(.tooLong):
      ["That line is longer than 4096 characters, so I haven't kept it. A short answer will do."]
    case .unreadable(.tooMuch):
      ["That's too long for me to take in at once; shorter, please."]
    case .unknownCommand(let word):
      [
        "I know no command \"\(word.prefix(40))\"."
          + words(" Say \"help\" for those there are.", pointed: "")
      ]
    case .saveFailed(let failure): ["\(words(failure)) Shall I try again?"]
    case .leftOutByStore(let labels, let constraint):
      [
        "The store refused \(labels.isEmpty ? "that" : list(labels.map(your), "and")) "
          + "(\(constraint)), so I haven't kept it. Another answer, please."
      ]
    case .savedAfterAll: ["Trying again."]
    case .reloaded:
      ["These answers were changed in another session, so I've loaded them again."]
    case .erased:
      ["All that was stored of you was erased in another session, so we begin anew."]
    case .saved: ["All is saved. Take care, and see you soon."]
    case .afterRest: ["I'm glad you're here. We go on gently."]
    case .leftOut(let words):
      [
        "I don't know \(words.map { "\"\($0.prefix(40))\"" }.joined(separator: " or ")), so I left "
          + "\(words.count == 1 ? "it" : "them") out. To put something in, "
          + self.words("say ", pointed: "it is ") + "\"add\" and what."
      ]
    case .unheard(let clauses):
      clauses.map { "I didn't understand \"\($0.prefix(80))\", so I left it as it was." }
    case .unplaced(let clauses):
      clauses.map { "I can't note \"\($0.prefix(80))\" with that, so I left it out." }
    case .recalled(let words): ["You said \"\(words.prefix(80))\" at the start."]
    case .misheard: ["Then I misheard, sorry. Nothing of it was kept."]
    case .handInRefused(let field, let problem): [words(field, problem)]
    default: []
    }
  }

  /// The first of the answers that were given, and how many there are besides.
  private func words(_ told: [AnswerSummary.Entry]) -> String {
    let answers = told.compactMap { entry -> String? in
      guard case .answer(let label, let phrase, _) = entry else { return nil }
      let words = phrase.count > 40 ? "\(phrase.prefix(40))…" : phrase.isEmpty ? "nothing" : phrase
      return "\(words) (\(inSentence(label)))"
    }
    let most = 4
    let more = answers.count - most
    let rest = more > 0 ? "; and \(more) more" : ""
    return "You've told me: \(answers.prefix(most).joined(separator: "; "))\(rest)."
  }

  private func words(_ undone: [Undone]) -> String {
    guard !undone.isEmpty else { return "Taken back." }
    let parts = undone.prefix(4).map { item -> String in
      let label = named(item.label)
      return item.phrase.map { "\(label) (\($0) again)" } ?? "\(label) (open again)"
    }
    return "Taken back: \(parts.joined(separator: ", "))."
  }

  /// What failed when answers were to be saved, in a sentence.
  public func words(_ failure: SaveFailure) -> String {
    switch failure {
    case .unavailable: "I couldn't save that: the store can't be reached right now."
    case .full: "I couldn't save that: there is no room left on the disk."
    case .notPermitted: "I couldn't save that: the store may not be written to."
    case .refused(let constraint): "I couldn't save that: the store refused it (\(constraint))."
    case .conflict: "I couldn't save that: another session changed these answers."
    case .corrupt: "I couldn't save that: the store is damaged."
    case .newerSchema: "I couldn't save that: the store belongs to a newer version of this program."
    case .missing(let name):
      "I couldn't save that: the store has no \(name). Whoever makes this program has to add it "
        + "by a migration."
    }
  }

  private func words(_ field: String, _ problem: HandInProblem) -> String {
    switch problem {
    case .unknownField(let fields):
      "There is no field \"\(field)\" here. These can be handed in: \(fields.joined(separator: ", "))."
    case .notUnderstood(let example?):
      "The value for \(field) was not understood. Something like \"\(example)\" would work."
    case .notUnderstood(nil): "The value for \(field) was not understood."
    case .concern(let concern): words(field, concern)
    case .refused(let refusal):
      "The value for \(field) cannot be used: \(rule(of: refusal))"
    }
  }
}
