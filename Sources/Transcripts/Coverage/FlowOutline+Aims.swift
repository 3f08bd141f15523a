import Conversation
import FlowCheck

extension FlowOutline {
  /// All there is to reach in conversations of the flow.
  func aims(signIn: SignInMode) -> [Aim] {
    var aims: [Aim] = []
    for item in items {
      let step = Aim(.step, item.step)
      if !aims.contains(step) { aims.append(step) }
    }
    aims += items.flatMap(\.aims)
    aims += terms.map { Aim(.word, $0) }
    aims += groups.map { Aim(.element, $0) }
    aims += Command.allCases.filter { command in
      switch command {
      case .signOut, .changePassword: signIn != .none
      default: true
      }
    }.map { Aim(.command, $0.rawValue) }
    aims += (1...4).map { Aim(.reprompt, "\($0)") }
    aims += pending(signIn).map { Aim(.pending, $0) }
    aims += (sayings + sayings(signIn)).map { Aim(.saying, $0) }
    aims += endings(signIn).map { Aim(.ending, $0) }
    return aims
  }

  private func endings(_ signIn: SignInMode) -> [String] {
    var names = [
      "complete", "left", "inputEnded", "interrupted", "hungUp", "unsaved", "handedInRefused",
    ]
    if signIn != .none { names.append("signedOut") }
    if items.contains(where: { $0.kind == .submit }) { names.append("serviceUnreachable") }
    return names
  }

  /// What is said about accounts and submissions, where there are some.
  private func sayings(_ signIn: SignInMode) -> [String] {
    var names: [String] = []
    if signIn != .none, items.contains(where: { $0.kind == .signIn }) {
      names += [
        "signedIn", "signIn.noEmail", "signIn.passwordsDiffer", "signIn.passwordRefused",
        "signIn.passwordEmpty", "signIn.failed", "signIn.cancelled", "signIn.passwordChanged",
        "signIn.passwordKept", "signIn.noPassword",
      ]
    }
    if items.contains(where: { $0.kind == .submit }) {
      names += [
        "submitted", "submission.unreachable", "submission.timedOut", "submission.rejected",
        "submission.conflict", "submission.busy", "submission.serverError", "submission.malformed",
      ]
    }
    return names
  }

  private func pending(_ signIn: SignInMode) -> [String] {
    var names = ["startOver", "retry", "rest"]
    if items.contains(where: \.canBeAmbiguous) { names.append("clarification") }
    if items.contains(where: \.canBeIncomplete) { names.append("completion") }
    if items.contains(where: \.canDoubt) { names.append("doubt") }
    if items.contains(where: \.takesNames) { names.append("commandOrAnswer") }
    if items.contains(where: { !$0.suggestions.isEmpty }) { names.append("suggestion") }
    if signIn != .none, items.contains(where: { $0.kind == .signIn }) {
      names += ["signIn.email", "signIn.password", "signIn.repeatPassword"]
    }
    if items.contains(where: { $0.kind == .submit }) { names.append("submission.failed") }
    return names
  }

  /// What Usher can say in every flow, and what a flow like this makes it say besides.
  private var sayings: [String] {
    var names = [
      "welcomeBack.begun", "welcomeBack.complete", "changed", "unchanged", "undone",
      "nothingToUndo", "cannotGoBack", "startedOver", "notStartedOver", "help", "review",
      "provenance", "cannotAnswer", "unknownCommand", "offerChanges", "cannotChange", "greeting",
      "thanks", "praise", "complaint", "swearing", "rest", "resting", "afterRest", "misheard",
      "saveFailed.unavailable", "saveFailed.full", "saveFailed.notPermitted", "saveFailed.refused",
      "savedAfterAll", "reloaded", "saved.begun", "saved.complete", "unreadable.invalidUTF8",
      "unreadable.containsNUL", "unreadable.tooLong", "handInRefused.unknownField",
      "handInRefused.notUnderstood", "handInRefused.concern",
    ]
    if items.contains(where: { $0.kind == .ask && !$0.isSkippable }) { names.append("cannotSkip") }
    if items.contains(where: { $0.kind == .review }) { names.append("askWhatToChange") }
    if items.contains(where: { $0.suggestions.count > 1 }) { names.append("moved") }
    if items.contains(where: { $0.kind == .ask && $0.suggestions.isEmpty }) {
      names.append("noSuggestion")
    }
    if items.contains(where: { !$0.rules.isEmpty }) { names.append("handInRefused.refused") }
    return names
  }
}

extension FlowOutline.Item {
  /// All there is to reach at an item.
  fileprivate var aims: [Aim] {
    var aims = [Aim(.question, id)]
    aims += choices.map { Aim(.choice, "\(id) \($0.json)") }
    if isConditional { aims += [Aim(.branch, "\(id) asked"), Aim(.branch, "\(id) not asked")] }
    if !suggestions.isEmpty { aims.append(Aim(.suggestion, id)) }
    if isSkippable { aims.append(Aim(.skip, id)) }
    if tip != nil { aims.append(Aim(.why, id)) }
    aims += rules.sorted().map { Aim(.refusal, "\(id) \($0)") }
    return aims
  }
}
