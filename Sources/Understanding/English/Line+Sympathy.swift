/// What somebody tells of that deserves a kind word; the words are in `tone.tsv`.
public enum Sympathy: String, Hashable, Sendable, Codable {
  /// Somebody has died.
  case grief
  /// Somebody is afraid.
  case fear
  /// Somebody is bullied.
  case bullying
  /// Something good has happened.
  case joy
}

extension Line {
  /// What the line tells of that deserves a kind word, or nil.
  package var sympathy: Sympathy? {
    let table = TopicTable.tone
    let terms = table.terms(of: tokens.filter { $0.kind != .sign }.map(\.typed))
    return table.topics.first { topic in
      terms.contains(where: topic.words.contains) && !terms.contains(where: topic.against.contains)
    }.flatMap { Sympathy(rawValue: $0.id) }
  }
}
