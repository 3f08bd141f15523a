/// What a key of a profile holds, from which its JSON Schema follows.
public indirect enum ProfileValue: Sendable {
  /// The value of a column: the answer to the question of the same name where there is one whose values
  /// are of the column's type, and otherwise any value of the type, or none.
  case column(ColumnType)
  /// The answer to a question, by the id of its field.
  case answer(String)
  /// A part of the answer to a question, such as the start of a range of time.
  case part(String, of: String)
  /// An object for each element of a repeated group, in a list; nothing while there is none.
  case elements(of: String, [String: ProfileValue])
  /// An object, or nothing.
  case object([String: ProfileValue])
}
