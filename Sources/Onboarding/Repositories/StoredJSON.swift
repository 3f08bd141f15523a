public import Conversation
import Foundation
public import Understanding

/// The JSON that databases keep in columns: equal values have equal texts.
public enum StoredJSON {
  /// The text of a value.
  ///
  /// - Throws: `EncodingError` for numbers that JSON does not have.
  public static func text(_ value: JSONValue) throws -> String {
    var json = JSONWriter()
    try json.write(value)
    return json.text
  }

  /// The text of a conversation.
  ///
  /// - Throws: `EncodingError` for numbers that JSON does not have.
  public static func text(_ state: ConversationState) throws -> String {
    var json = JSONWriter()
    try json.write(state)
    return json.text
  }

  /// The conversation of a text.
  ///
  /// - Throws: ``RepositoryError/newerSchema`` when a newer Usher wrote it, `corrupt` when it is no
  ///   conversation.
  public static func state(_ text: String) throws -> ConversationState {
    let data = Data(text.utf8)
    if let state = try? JSONDecoder().decode(ConversationState.self, from: data),
      state.format <= ConversationState.currentFormat
    {
      return state
    }
    let format = try? JSONDecoder().decode(Format.self, from: data).format
    throw format.map { $0 > ConversationState.currentFormat } == true
      ? RepositoryError.newerSchema : RepositoryError.corrupt(setAside: nil)
  }

  /// The value of a text, or null when it is no JSON.
  public static func value(_ text: String) -> JSONValue {
    (try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))) ?? .null
  }

  private struct Format: Decodable {
    let format: Int
  }
}
