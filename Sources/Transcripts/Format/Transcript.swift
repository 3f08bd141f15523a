public import Understanding

/// A golden transcript: what surrounds a conversation, what is said in it, and what is stored after
/// it.
public struct Transcript: Sendable {
  /// The path of the file, as it is shown in messages.
  public var path: String
  /// What surrounds the conversation.
  public var head: TranscriptHead
  /// What is said, and what happens meanwhile.
  public var script: Script
  /// What must be stored afterwards, and the line it begins at; nil where nothing is said of it.
  public var stored: StoredRecord?

  /// The lines of the head with the `---` under it, as they are in the file.
  let headLines: [String]
}

/// What must be stored after a conversation.
public struct StoredRecord: Hashable, Sendable {
  /// The profile by its keys, with `step` and `completed` where they are to be compared; empty to
  /// be filled in by the first recording.
  public var values: [String: JSONValue]
  /// The number of the line the record begins at, from 1.
  public var line: Int
  /// The lines of the record as they are in the file.
  let lines: [String]
}
