/// Ways in which a field can be filled.
public struct Sources: OptionSet, Hashable, Sendable {
  /// A bit for each way.
  public let rawValue: UInt8

  /// The ways of some bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// By the answer to its question; what was given so can be changed by name later.
  public static let asked = Sources(rawValue: 1)
  /// By its name, whatever is asked: "my goal is 1800".
  public static let named = Sources(rawValue: 2)
  /// By what speaks for itself beside the answer to another question.
  public static let volunteered = Sources(rawValue: 4)
  /// By the program that starts the conversation, before it begins.
  public static let handedIn = Sources(rawValue: 8)
  /// In every way.
  public static let all: Sources = [.asked, .named, .volunteered, .handedIn]
}
