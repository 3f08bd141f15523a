import Foundation
import Understanding

extension JSONValue {
  /// A member of an object; nil where there is none.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }
}

/// What a web server answered.
struct WebAnswer: Sendable {
  let status: Int
  let headers: [String: String]
  let body: String

  /// The body as a JSON object; empty where it is none.
  var json: [String: JSONValue] {
    (try? JSONDecoder().decode([String: JSONValue].self, from: Data(body.utf8))) ?? [:]
  }

  /// The sentence of a problem.
  var detail: String { json["detail"]?.string ?? "" }

  /// All that is said.
  var said: String {
    (json["messages"]?.array ?? []).compactMap { $0["text"]?.string }
      .joined(separator: "\n")
  }

  /// The field that is asked for.
  var field: String? { json["expects"]?["field"]?.string }
}
