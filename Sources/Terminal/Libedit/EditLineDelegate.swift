/// What an ``EditLine`` asks for while a line is edited.
protocol EditLineDelegate: AnyObject {
  /// The next character; nil ends the line.
  func nextScalar() -> Unicode.Scalar?

  /// Does what a key is bound to.
  func run(_ command: EditorCommand) -> EditorCommand.Outcome
}
