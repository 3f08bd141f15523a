import Conversation

extension EngineAim {
  /// All that the engine does, wherever a flow has a place for it.
  static let all: [EngineAim] =
    Command.allCases.map { EngineAim(.command, $0.rawValue) }
    + (1...4).map { EngineAim(.reprompt, "\($0)") }
    + pending.map { EngineAim(.pending, $0) }
    + (sayings + talk + groups + troubles + accounts + submissions).map { EngineAim(.saying, $0) }
    + endings.map { EngineAim(.ending, $0) }

  private static let pending = [
    "clarification", "target", "completion", "more", "commandOrAnswer", "suggestion", "mention",
    "doubt", "meant", "startOver", "retry", "rest", "signIn.email", "signIn.password",
    "signIn.repeatPassword", "signIn.waiting", "passwordChange", "submission.sent",
    "submission.failed",
  ]

  private static let endings = [
    "complete", "left", "inputEnded", "interrupted", "hungUp", "unsaved", "serviceUnreachable",
    "handedInRefused", "signedOut",
  ]

  /// Questions, and what becomes of the answers to them.
  private static let sayings = [
    "progress", "question", "heard", "confirmed", "changed", "unchanged", "moved", "refused",
    "doubted", "attributed", "mentioned", "clarify", "clarifyAgain", "askedAgain", "target",
    "incomplete", "severalValues", "notUnderstood", "proposal", "noSuggestion", "skipped",
    "cannotSkip", "leftOut", "unheard", "undone", "nothingToUndo", "cannotGoBack",
    "confirmStartOver",
    "startedOver", "notStartedOver", "askWhatToChange", "cannotChange", "complete",
    "offerChanges", "commandOrAnswer", "mayMean", "plainYesNeeded",
  ]

  /// What is told and asked beside them.
  private static let talk = [
    "explanation", "tip", "meaning", "provenance", "everyday", "cannotAnswer", "help", "review",
    "welcomeBack.begun", "welcomeBack.complete", "greeting", "thanks", "swearing", "complaint",
    "objection", "praise", "waiting", "unknownCommand", "rest", "resting", "afterRest",
    "misheard", "offered", "limited", "unplaced",
  ]

  private static let groups = ["opened", "finishFirst", "closed", "removed", "full", "whose"]

  /// What goes wrong outside of the conversation.
  private static let troubles = [
    "saveFailed.unavailable", "saveFailed.full", "saveFailed.notPermitted", "leftOutByStore",
    "savedAfterAll", "reloaded", "erased", "saved.begun", "saved.complete",
    "unreadable.invalidUTF8", "unreadable.containsNUL", "unreadable.tooLong",
    "unreadable.tooMuch", "handInRefused.unknownField",
    "handInRefused.notUnderstood", "handInRefused.refused", "handInRefused.concern",
  ]

  private static let accounts = [
    "askEmail", "undecided", "noEmail", "askPassword", "askPasswordAgain", "askCurrentPassword",
    "askNewPassword", "passwordChanged", "passwordKept", "noPassword", "passwordsDiffer",
    "passwordRefused", "passwordEmpty", "signedIn", "failed.wrongCredentials",
    "failed.cannotSignUp", "failed.tryLater", "failed.unreachable", "failed.untrusted",
    "failed.timedOut", "cancelled", "needed", "expired", "signedOut",
  ].map { "signIn.\($0)" }

  private static let submissions = [
    "sending", "submitted", "unreachable", "timedOut", "rejected", "conflict", "busy",
    "serverError", "malformed",
  ].map { "submission.\($0)" }

  /// What is said where no transcript comes: at a terminal alone (Enter again and again at the end), of
  /// groups that cannot be empty, as the garden's helpers can, and of stores and providers that break in
  /// ways that a script has no word for.
  static let elsewhere = Set(
    [
      "nothingOpen", "cannotRemove", "unreadable.utf16", "saveFailed.conflict",
      "saveFailed.corrupt",
      "saveFailed.newerSchema", "saveFailed.missing", "signIn.failed.notAvailable",
      "signIn.failed.noProvider",
      "signIn.failed.otherAccount", "signIn.signOutFailed",
    ].map { EngineAim(.saying, $0) })
}
