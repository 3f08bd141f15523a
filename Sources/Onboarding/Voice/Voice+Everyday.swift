import Conversation
import Understanding

extension Voice {
  /// The answer to a question that everybody asks, in a sentence or two: the makers' own words where
  /// they gave some.
  func words(_ answer: EverydayAnswer) -> String {
    if let assurance = answer.assurance { return assurance }
    return aboutUsher(answer) ?? aboutData(answer.question) ?? aboutConsent(answer)
      ?? aboutThisQuestion(answer) ?? aboutTheWay(answer)
  }

  private func aboutUsher(_ answer: EverydayAnswer) -> String? {
    switch answer.question {
    case .whoAreYou:
      "I'm Usher: a program that asks the first questions and notes the answers. No person reads along."
    case .isMachine: "I'm a program, not a person. I ask, I note, and I say back what I understood."
    case .whoRuns:
      "The makers of the app, and whoever set this program up for you; more of them I don't know."
    case .whatDay: "Today is \(answer.today)."
    case .whatIsThis: "\(answer.title): a few questions to set it up for you."
    case .person:
      "I'm a program, and there is no person in this conversation. "
        + "The makers of the app can say how to reach them."
    default: nil
    }
  }

  private func aboutData(_ question: EverydayQuestion) -> String? {
    switch question {
    case .isPrivate:
      "I keep your answers in one place and show them to nobody. "
        + "What the app does with them, its makers have to say."
    case .whoSees:
      "I show them to nobody but you; whoever runs this program could open the place they're kept in. "
        + "Who sees them beyond that, the makers have to say."
    case .whereStored:
      "Your answers are kept where this program was set up to keep them: a file on this machine, "
        + "unless it was given a database."
    case .isSafe:
      "Each answer is saved before I go on, and readable by its owner's account alone. "
        + "More than that the makers have to promise."
    case .isShared:
      "I send your answers nowhere unless you agree to it here. "
        + "Whether the makers share anything, they have to say."
    case .canErase:
      "You can: \"start over\" sets your answers aside, "
        + "and the command \"\(ProgramName.current) forget\" erases them for good."
    case .cost: "Answering costs nothing. What the app costs, its makers have to say."
    default: nil
    }
  }

  private func aboutConsent(_ answer: EverydayAnswer) -> String? {
    switch answer.question {
    case .whatIsSent: whatIsSent(answer.sent)
    case .ifDeclined:
      answer.withoutYes
        ?? (answer.isYesOrNo && !answer.isYesNeeded || answer.isSkippable
          ? "Then it stays off, and we go on; you can change it later."
          : "Then we stay at this question, or you leave with \"quit\"; nothing is lost.")
    case .canWithdraw where answer.isYesNeeded:
      "Not by a no: without your yes there is nothing to go on with. "
        + "The command \"\(ProgramName.current) forget\" erases your answers for good."
    case .canWithdraw:
      answer.sent == nil
        ? "Yes, any time: just say so, and the answer is changed."
        : "Yes, until your answers are sent: just say so. What was sent, the makers have to erase."
    case .isRequired where answer.isYesNeeded:
      "Yes: without it we stay at this question, or you leave with \"quit\"; nothing is lost."
    case .isRequired where answer.isYesOrNo:
      "No, that's up to you: a no is as good as a yes. \(answer.withoutYes ?? "")"
        .trimmingSuffixSpace
    case .keptHowLong:
      "I keep your answers until they are erased. For how long the makers keep them, they have to say."
    default: nil
    }
  }

  private func whatIsSent(_ labels: [String]?) -> String {
    guard let labels else {
      return "Nothing is sent: your answers stay where this program keeps them."
    }
    let what = labels.isEmpty ? "your answers" : list(labels.map(inSentence), "and")
    return "Once you agree to it, \(what); nothing else."
  }

  private func aboutThisQuestion(_ answer: EverydayAnswer) -> String? {
    switch answer.question {
    case .canChange:
      "Yes, any time: just say so, now or later, such as \"change\" and what it is about."
    case .canDoLater:
      answer.isSkippable
        ? words("Yes: say \"skip\", and do it later.", pointed: "Yes: skip it, and do it later.")
        : "I do need this one to go on, but "
          + words("\"quit\" saves everything", pointed: "everything is saved")
          + ", and you can come back any time."
    case .canSkip:
      answer.isSkippable
        ? words("Yes: say \"skip\".", pointed: "Yes: skip it.")
        : "Not this one, sorry. It's quick, and you can change it later."
    case .isRequired:
      answer.isSkippable
        ? "No, this one is up to you: \"skip\" leaves it out."
        : "Yes, this one is needed. You can change it later."
    case .ifUnknown:
      answer.hasSuggestion
        ? words("Then say", pointed: "Then just answer")
          + " \"not sure\", and I'll suggest something. You can change it later."
        : "Then take your best guess; you can change it later."
    case .isAdvisable:
      "Whether that's right for you I can't judge. I note what you say, and you can change it any time."
    case .isOldEnough:
      "That I can't judge: whoever isn't of age yet asks a parent or guardian first."
    case .whyAsked: answer.tip ?? "It helps to set things up for you."
    case .notUnderstanding:
      [
        answer.tip,
        example(answer).map {
          words("You could say \($0).", pointed: "Something like \($0) would do.")
        },
      ].compactMap(\.self)
        .joined(separator: " ")
    case .whatToSay:
      "Your own words will do\(example(answer).map { ", such as \($0)" } ?? ""). "
        + "\"help\" says what else there is."
    default: nil
    }
  }

  private func example(_ answer: EverydayAnswer) -> String? {
    answer.examples.first.map { "\"\($0)\"" }
  }

  private func aboutTheWay(_ answer: EverydayAnswer) -> String {
    let left = answer.open == 1 ? "one question" : "\(answer.open) questions"
    let are = answer.open == 1 ? "is" : "are"
    return switch answer.question {
    case .howLong:
      answer.open == 0 ? "That was all; nothing is left." : "A minute or two: \(left) to go."
    case .howMany:
      answer.open == 0 ? "None: you've answered them all." : "There \(are) \(left) to go."
    case .canReturn:
      "Yes: everything is saved as you go. "
        + words(
          "Say \"quit\" to stop, and you go on here when you come back.",
          pointed: "Leave when you like, and go on here when you come back.")
    case .howToGoBack:
      answer.canGoBack
        ? words("Say \"back\" for", pointed: "\"Back\" leads to") + " the question before."
        : "There's nothing to go back to from here."
    case .howToLeave:
      words("Say \"quit\": everything", pointed: "Just close the page: everything")
        + " is saved, and you can go on any time."
    case .whatNext:
      answer.next.map { "Next up: \(inSentence($0))." }
        ?? "Then you're all set: nothing else is asked."
    default: "Just say what fits; \"help\" shows what you can do."
    }
  }
}

extension String {
  /// The text without a space at its end.
  fileprivate var trimmingSuffixSpace: String { last == " " ? String(dropLast()) : self }
}
