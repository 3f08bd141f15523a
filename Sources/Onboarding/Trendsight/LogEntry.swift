public import Conversation

/// An event that was logged.
public struct LogEntry: Hashable, Sendable {
  /// What the person noted, or nil.
  public var notes: String?
  /// When it was logged, once it is stored.
  public var loggedAt: Timestamp?

  /// An event, perhaps with a note.
  public init(notes: String? = nil, loggedAt: Timestamp? = nil) {
    self.notes = notes
    self.loggedAt = loggedAt
  }
}

extension LogEntry: CustomStringConvertible {
  /// Whether there is a note; never the note.
  public var description: String { notes == nil ? "event" : "event with a note" }
}
