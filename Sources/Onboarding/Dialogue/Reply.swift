public import Conversation
public import Understanding

/// What a person does in a ``Dialogue``.
public enum Reply: Sendable {
  /// A line in any words; one with line breaks is several, one after the other.
  case line(String)
  /// A password, where one is asked for.
  case secret(Secret)
  /// A choice or a reading by its number, from 1.
  case choice(Int)
  /// A value of what is asked, in the form in which it is stored.
  case value(JSONValue)
  /// A command, whatever the question asks for.
  case command(Command)
  /// A line that is no text.
  case unreadable(UnreadableLine)
}
