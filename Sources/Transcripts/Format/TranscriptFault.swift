/// What is wrong with a transcript file, where, and what is expected there.
public struct TranscriptFault: Error, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The number of the line, from 1.
  public var line: Int
  /// What is there.
  public var found: String
  /// What is expected there.
  public var expected: String
}

extension TranscriptFault: CustomStringConvertible {
  /// The file and line, what is there, and what is expected.
  public var description: String {
    "\(path):\(line): found \(found), expected \(expected)"
  }
}
