/// A slip of the fingers that was mended: what was typed where, and what is read instead.
public struct Correction: Hashable, Sendable {
  /// What was typed, as it stands in the line.
  public let typed: String
  /// The word that is read instead, or several that were written together, in small letters.
  public let meant: String
  /// The place of ``typed`` in the line, as UTF-8 offsets.
  public let span: Range<Int>
}
