public import Conversation

/// What a screen shows of an utterance: lines of words, a command to run, or a picture.
public enum Spoken: Hashable, Sendable {
  /// A line of words, to be wrapped to the screen; empty for a blank line.
  case line(TintedLine)
  /// A command for the shell, on a line of its own that is never broken, so that it can be copied.
  case command(String)
  /// A picture, never wrapped; one that does not fit is told in words.
  case picture(Picture)

  /// A line in the screen's own colour.
  public static func plain(_ text: String) -> Spoken { .line(TintedLine(.init(text))) }
}
