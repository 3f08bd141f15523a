/// What a phrase that stands alone can do in a conversation; one phrase may do several things, and
/// the scene decides which of them it does.
package struct PhraseMeaning: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It says that one does not know: "no idea", "you decide".
  package static let hesitates = PhraseMeaning(rawValue: 1 << 0)
  /// It asks to go on, and says yes to nothing: "next", "continue".
  package static let proceeds = PhraseMeaning(rawValue: 1 << 1)
  /// It goes on where nothing is asked: "got it", "cool", and all that proceeds.
  package static let goesOn = PhraseMeaning(rawValue: 1 << 2)
  /// It agrees to what is shown: "looks right", "that's all".
  package static let agrees = PhraseMeaning(rawValue: 1 << 3)
  /// It says that one is at the end, and accepts no suggestion: "done", "no changes".
  package static let closes = PhraseMeaning(rawValue: 1 << 4)
  /// It says that what was said back is right, and grants nothing: "that's correct".
  package static let confirms = PhraseMeaning(rawValue: 1 << 5)
  /// It asks for another try of what failed: "try again".
  package static let retries = PhraseMeaning(rawValue: 1 << 6)
  /// It calls off what is under way: "cancel".
  package static let cancels = PhraseMeaning(rawValue: 1 << 7)
  /// It takes up what was left: "resume".
  package static let resumes = PhraseMeaning(rawValue: 1 << 8)
  /// It asks that something be sent: "send it".
  package static let sends = PhraseMeaning(rawValue: 1 << 9)
}
