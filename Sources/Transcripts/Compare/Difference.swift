public import Understanding

/// The first thing in a replay that is not as its transcript says.
public struct Difference: Hashable, Sendable {
  /// The path of the transcript.
  public var path: String
  /// The line of the file at which it is, from 1.
  public var line: Int
  /// What was done before, as it is in the file; nil for the greeting.
  public var after: String?
  /// What differs.
  public var kind: Kind

  /// What differs.
  public enum Kind: Hashable, Sendable {
    /// The lines that are not shown lead to another step; nil when the conversation ended before.
    case shownFrom(expected: String, actual: String?)
    /// Usher says something else.
    case said(expected: [String], actual: [String])
    /// The conversation had ended, with a code or by a failure told in a sentence.
    case ended(String)
    /// The program ends with another code; nil when it was killed.
    case exit(expected: Int32, actual: Int32?)
    /// Something else is stored, by the keys that differ; nil where there is no such key.
    case stored([Key])
  }

  /// A stored value that differs.
  public struct Key: Hashable, Sendable {
    /// The key.
    public var name: String
    /// The value the transcript has.
    public var expected: JSONValue?
    /// The value that is stored.
    public var actual: JSONValue?
  }
}
