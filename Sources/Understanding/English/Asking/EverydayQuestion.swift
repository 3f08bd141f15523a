/// What everybody asks somewhere in a conversation, whatever it is about; the words in which it is asked are
/// rows of `questions.tsv`.
public enum EverydayQuestion: String, Hashable, Sendable, Codable, CaseIterable {
  /// Who is speaking, and whether it is a machine.
  case whoAreYou, isMachine
  /// Who made it, and runs it.
  case whoRuns
  /// What this is for.
  case whatIsThis
  /// What day it is.
  case whatDay
  /// Whether what is said stays private, who sees it, where it is kept, and for how long.
  case isPrivate, whoSees, whereStored, keptHowLong
  /// Whether it is safe, and whether it is shared or sold.
  case isSafe, isShared
  /// Whether it can be erased.
  case canErase
  /// What is sent, what becomes of a no, and whether a yes can be taken back.
  case whatIsSent, ifDeclined, canWithdraw
  /// What it costs.
  case cost
  /// How long it takes, and how many questions there are.
  case howLong, howMany
  /// Whether an answer can be changed later, given later, or left out.
  case canChange, canDoLater, canSkip, isRequired
  /// Whether one can stop and come back, and how to go back or leave.
  case canReturn, howToGoBack, howToLeave
  /// What can be said, or what to say when one does not know or understand.
  case whatToSay, ifUnknown, notUnderstanding
  /// Why something is asked, and what comes next.
  case whyAsked, whatNext
  /// Whether a value is much or little, or good for somebody.
  case isAdvisable
  /// Whether somebody who is not of age may go on.
  case isOldEnough
  /// Whether there is a person to talk to.
  case person
}
