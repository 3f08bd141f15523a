import Conversation
import Understanding

extension JSONWriter {
  /// Writes a conversation, member by member as `Codable` would, which is how it is read again.
  mutating func write(_ state: ConversationState) throws {
    try object { json in
      if let analytics = state.analytics {
        try json.member("analytics") { try $0.write(analytics) }
      }
      try json.member("answers") { try $0.write(state.answers) }
      json.member("completedAt", state.completedAt)
      json.member("elementKeys") { $0.write(state.elementKeys) }
      json.member("elements") { $0.write(state.elements) }
      json.member("flow") { $0.write(state.flow) }
      json.member("flowVersion") { $0.write(state.flowVersion) }
      json.member("focus", state.focus)
      json.member("format") { $0.write(state.format) }
      json.member("lastChanged", state.lastChanged)
      json.member("misses") { $0.write(state.misses) }
      if let pending = state.pending {
        try json.member("pending") { try $0.write(pending) }
      }
      json.member("repeats") { $0.write(state.repeats) }
      if let request = state.request { json.member("request") { $0.write(request) } }
      if let words = state.saidEarly { json.member("saidEarly") { $0.write(words) } }
      json.member("startedAt", state.startedAt)
      json.member("stepSince", state.stepSince)
      if let key = state.submissionKey { json.member("submissionKey") { $0.write(key) } }
      if let sympathies = state.sympathies {
        json.member("sympathies") { $0.array(of: sympathies) { $0.write($1.rawValue) } }
      }
      try json.member("undo") { try $0.array(of: state.undo) { try $0.write($1) } }
    }
  }

  private mutating func write(_ analytics: AnalyticsIdentity) throws {
    try object { json in
      json.member("id") { $0.write(analytics.id) }
      try json.member("isToldElsewhere") { try $0.write(.bool(analytics.isToldElsewhere)) }
    }
  }

  private mutating func write(_ answers: [Path: Answer]) throws {
    let described = answers.map { (path: $0.key.description, answer: $0.value) }
    try object { json in
      for (path, answer) in described.sorted(by: { $0.path < $1.path }) {
        try json.member(path) { try $0.write(answer) }
      }
    }
  }

  private mutating func write(_ answer: Answer) throws {
    try object { json in
      json.member("at", answer.at)
      if let evidence = answer.evidence { json.member("evidence") { $0.write(evidence) } }
      if let machine = answer.machine { json.member("machine") { $0.write(machine) } }
      json.member("origin") { $0.write(answer.origin.rawValue) }
      json.member("since", answer.since)
      if let value = answer.value { try json.member("value") { try $0.write(value) } }
    }
  }

  mutating func write(_ evidence: Evidence) {
    object { json in
      if let meant = evidence.meant { json.member("meant") { $0.write(meant) } }
      json.member("rule") { $0.write(evidence.rule.text) }
      json.member("span") {
        $0.array(of: [evidence.span.lowerBound, evidence.span.upperBound]) { $0.write($1) }
      }
      json.member("words") { $0.write(evidence.words) }
    }
  }

  private mutating func write(_ change: Change) throws {
    try object { json in
      try json.member("before") { json in
        try json.array(of: change.before) { json, before in
          try json.object { json in
            if let answer = before.answer { try json.member("answer") { try $0.write(answer) } }
            json.member("path") { $0.write(before.path.description) }
          }
        }
      }
      json.member("elements") { $0.write(change.elements) }
      json.member("focus", change.focus)
      json.member("lastChanged", change.lastChanged)
    }
  }

  private mutating func write(_ keys: [String: [String]]) {
    object { json in
      for (group, keys) in keys.sorted(by: { $0.key < $1.key }) {
        json.member(group) { $0.array(of: keys) { $0.write($1) } }
      }
    }
  }

  private mutating func write(_ counts: [String: Int]) {
    object { json in
      for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
        json.member(name) { $0.write(count) }
      }
    }
  }

  private mutating func member(_ key: String, _ text: (some CustomStringConvertible)?) {
    guard let text else { return }
    member(key) { $0.write(text.description) }
  }
}
