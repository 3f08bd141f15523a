/// Judges a line that was typed.
enum TypedLine {
  /// The line as an answer, or why it cannot be one.
  ///
  /// - Parameters:
  ///   - scalars: What stood on the line, without its end.
  ///   - wasMalformed: Bytes that are no text came while it was typed, each shown as U+FFFD.
  ///   - wasCut: More came than a line may have, and was not taken.
  /// - Returns: ``InputEvent/line(_:)`` or ``InputEvent/rejected(_:)``.
  static func event(
    _ scalars: some Sequence<Unicode.Scalar>, wasMalformed: Bool, wasCut: Bool
  ) -> InputEvent {
    let view = String.UnicodeScalarView(scalars)
    if wasCut || view.count > LineRejection.longestLine { return .rejected(.tooLong) }
    if view.contains("\0") { return .rejected(.nul) }
    if wasMalformed && view.contains("\u{FFFD}") { return .rejected(.invalidUTF8) }
    return .line(String(view))
  }
}
