import Conversation
import Understanding

extension JSONWriter {
  /// Writes what is pending as `Codable` would: an object named by the case, whose members are its
  /// values, without labels by their places.
  mutating func write(_ pending: Pending) throws {
    switch pending {
    case .suggestion(let path, let value):
      try member(of: "suggestion", path) { try $0.member("_1") { try $0.write(value) } }
    case .doubt(let path, let value, let evidence):
      try member(of: "doubt", path) { json in
        try json.member("_1") { try $0.write(value) }
        json.member("_2") { $0.write(evidence) }
      }
    case .mention(let path, let value, let evidence):
      try member(of: "mention", path) { json in
        try json.member("_1") { try $0.write(value) }
        json.member("_2") { $0.write(evidence) }
      }
    case .clarification(let path, let candidates, let evidence):
      try member(of: "clarification", path) { json in
        json.member("_2") { $0.write(evidence) }
        try json.member("candidates") { try $0.array(of: candidates) { try $0.write($1) } }
      }
    case .more(let path, let words):
      member(of: "more", path) { $0.member("words") { $0.write(words) } }
    case .completion(let path, let missing, let words):
      member(of: "completion", path) { json in
        json.member("_1") { $0.write(missing.rawValue) }
        json.member("words") { $0.write(words) }
      }
    // What is pending now and then only.
    case .target, .commandOrAnswer, .meant, .startOver, .retry, .signIn, .passwordChange,
      .submission,
      .shown, .rest:
      try write(encoding: pending)
    }
  }

  private mutating func member(
    of name: String, _ path: Path, _ others: (inout JSONWriter) throws -> Void
  ) rethrows {
    try object { json in
      try json.member(name) { json in
        try json.object { json in
          json.member("_0") { $0.write(path.description) }
          try others(&json)
        }
      }
    }
  }
}
