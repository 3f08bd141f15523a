import CLexicon

/// What people ask of a conversation, by the words in which they do: the rows of `questions.tsv`, which
/// says how they are written.
package struct TopicTable: Sendable {
  /// Something that can be asked.
  package struct Topic: Sendable {
    /// The name by which it is answered.
    package let id: String
    /// What it is about.
    package var kind: Kind? { Kind(id) }
    /// A question for it.
    package let title: String
    /// The words that are said of it, beside them, and of something else.
    package let words, aside, against: Set<String>
    /// Words that are said of it only where all of them are: those that a `+` joins.
    let together: [Set<String>]
    /// In how many questions for it each term stands.
    package var asked: [String: Int] { TopicTable.asked[id] ?? [:] }
  }

  /// What something that can be asked is about.
  package enum Kind: Hashable, Sendable {
    /// What everybody asks.
    case everyday(EverydayQuestion)
    /// What a command of some word tells, and how to do what one does.
    case command(String), way(String)
    /// A side of a question of the flow.
    case side(Side)

    init?(_ id: String) {
      let parts = id.split(separator: ".", maxSplits: 1).map(String.init)
      if let question = EverydayQuestion(rawValue: id) {
        self = .everyday(question)
      } else if let side = Side(rawValue: id) {
        self = .side(side)
      } else if parts.count == 2 {
        self = parts[0] == "way" ? .way(parts[1]) : .command(parts[1])
      } else {
        return nil
      }
    }
  }

  /// A side of a question of the flow that can be asked about.
  package enum Side: String, Sendable {
    /// Why it is asked.
    case why
    /// What it allows.
    case least, most, bounds
    /// What it can be answered with, was answered with, and what is suggested.
    case options, stored, suggest
    /// Where a value came from.
    case origin
  }

  /// What is asked in English.
  package static let english = TopicTable(clexicon_english_questions())
  /// The words by which it is asked, in which slips of the fingers are mended.
  package static let vocabulary = Vocabulary(lazily: {
    english.senses.keys.sorted()
      + english.topics.flatMap { $0.words.union($0.aside) }
      .filter { !english.names.contains($0) }.sorted()
  })
  /// What is said in English to steer a conversation.
  static let talk = TopicTable(clexicon_english_talk())
  /// What is told in English that deserves a kind word.
  static let tone = TopicTable(clexicon_english_tone())

  /// In how many questions for each topic a term stands.
  static let asked: [String: [String: Int]] = {
    let rows = clexicon_english_questions()
    var questions: [String: [String]] = [:]
    UnsafeRawBufferPointer(start: rows.bytes, count: rows.count).forEachPart(at: "\n") { row in
      guard row[0] == UInt8(ascii: "?") else { return }
      let columns = row.columns
      questions[String(String(columns[0]).dropFirst(2)), default: []].append(String(columns[1]))
    }
    return questions.mapValues(english.counts(in:))
  }()

  /// All that can be asked, in the order of the rows.
  package private(set) var topics: [Topic] = []
  /// The sense of a word, of its stem, or of words that stand side by side.
  private var senses: [String: String] = [:]
  /// The first words of those that have a sense side by side.
  private var openings: Set<String> = []
  /// The places of the topics that may be spoken of with a term in them.
  private var places: [String: [Int]] = [:]
  /// The names of senses.
  private var names: Set<String> = []
  /// The senses that only point at something.
  private var pointing: Set<String> = []

  private init(_ rows: CLexiconRows) {
    self.init(UnsafeRawBufferPointer(start: rows.bytes, count: rows.count))
  }

  /// Reads rows by bytes, as it is done thousands of times before the first line is heard.
  private init(_ rows: UnsafeRawBufferPointer) {
    rows.forEachPart(at: "\n") { row in
      let columns = row.columns
      guard row[0] != UInt8(ascii: "#"), columns.count > 1 else { return }
      let name = String(columns[0])
      if name == "= *" {
        pointing = Set(columns[1].parts(at: " ").map { String($0) })
      } else if name.hasPrefix("= ") {
        addSenses(columns[1], named: String(name.dropFirst(2)))
      } else if columns.count > 3 {
        add(
          Topic(
            id: name, title: String(columns[1]), words: terms(columns[2]), aside: terms(columns[3]),
            against: columns.count > 4 ? terms(columns[4]) : [], together: together(columns[2])))
      }
    }
  }

  private mutating func addSenses(_ column: UnsafeRawBufferPointer, named name: String) {
    names.insert(name)
    column.forEachPart(at: " ") { joined in
      let words = joined.parts(at: "_").map { String($0) }
      senses[words.count > 1 ? words.joined(separator: " ") : words[0]] = name
      if words.count > 1 { openings.insert(words[0]) }
    }
  }

  private mutating func add(_ topic: Topic) {
    for term in topic.together.reduce(topic.words.union(topic.aside), { $0.union($1) }) {
      places[term, default: []].append(topics.count)
    }
    topics.append(topic)
  }

  /// The first topic that some terms are all of.
  func topic(ofAll terms: [String]) -> Topic? {
    guard let first = terms.first, var found = places[first] else { return nil }
    for term in terms.dropFirst() where !found.isEmpty {
      let others = places[term] ?? []
      found.removeAll { !others.contains($0) }
    }
    return found.lazy.map { topics[$0] }.first { topic in
      let joined = topic.together.first { $0.isSubset(of: terms) } ?? []
      return (!joined.isEmpty || terms.contains(where: topic.words.contains))
        && terms.allSatisfy {
          topic.words.contains($0) || topic.aside.contains($0) || joined.contains($0)
        }
    }
  }

  private func terms(_ column: UnsafeRawBufferPointer) -> Set<String> {
    var found: Set<String> = []
    column.forEachPart(at: " ") { part in
      guard !part.contains(UInt8(ascii: "+")) else { return }
      let word = String(part)
      if names.contains(word) {
        found.insert(word)
      } else {
        found.formUnion(terms(of: part.parts(at: "_").map { String($0) }))
      }
    }
    return found
  }

  private func together(_ column: UnsafeRawBufferPointer) -> [Set<String>] {
    column.parts(at: " ").filter { $0.contains(UInt8(ascii: "+")) }
      .map { Set($0.parts(at: "+").map { String($0) }) }
  }

  /// What a text speaks of: the senses of its words, or their stems where they have none.
  package func terms(ofText text: String) -> Set<String> { Set(terms(of: Line(asWritten: text))) }

  /// What a name speaks of, but for words that only point at something.
  package func terms(ofName text: String) -> Set<String> { naming(terms(ofText: text)) }

  private func naming(_ terms: Set<String>) -> Set<String> { terms.subtracting(pointing) }

  /// What a name that others ask by speaks of: of words that only point, those for a third are part of it, so
  /// that "tell him" is not said by every "tell".
  package func terms(ofWording text: String) -> Set<String> {
    let terms = terms(ofText: text)
    let names = naming(terms)
    return names.isEmpty || !terms.contains(Self.others) ? names : names.union([Self.others])
  }

  /// What a line speaks of, from left to right.
  ///
  /// A number is of no topic.
  package func terms(of line: Line) -> [String] {
    terms(of: line.tokens.filter { $0.kind == .word }.map(\.word))
  }

  /// In how many of some questions each term stands.
  package func counts(in questions: [String]) -> [String: Int] {
    questions.reduce(into: [:]) { counts, question in
      let words = question.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
      for term in terms(of: words) where !pointing.contains(term) { counts[term, default: 0] += 1 }
    }
  }

  func terms(of words: [String]) -> [String] {
    var terms: [String] = []
    var place = 0
    while place < words.count {
      let (term, count) = term(at: place, of: words)
      if term != Self.none, !terms.contains(term) { terms.append(term) }
      place += count
    }
    return terms
  }

  /// The sense of the most words from a place on that have one together, and how many they are.
  private func term(at place: Int, of words: [String]) -> (String, count: Int) {
    for count in [3, 2] where place + count <= words.count && openings.contains(words[place]) {
      if let sense = senses[words[place..<(place + count)].joined(separator: " ")] {
        return (sense, count)
      }
    }
    let word = words[place]
    let stem = Stem.of(word)
    return (senses[word] ?? senses[stem] ?? stem, 1)
  }

  /// What a question is about, from left to right; nothing where its words only point.
  package func topicTerms(of part: Line) -> [String] {
    let terms = terms(of: part)
    return terms.allSatisfy(pointing.contains) ? [] : terms
  }

  /// Whether some part of a line asks why.
  package func asksWhy(_ part: Line) -> Bool { terms(of: part).contains(Self.why) }

  /// Whether some part of a line asks whether something is right for somebody.
  package func asksForAdvice(_ part: Line) -> Bool {
    !Set(terms(of: part)).isDisjoint(with: ["right", "illness", "tooold"])
  }

  /// Whether some part of a line asks how things differ.
  package func compares(_ part: Line) -> Bool { terms(of: part).contains("compare") }

  /// Whether some part of a line asks why something is done, whether it has to be, or what is without it.
  package func asksForNeed(_ part: Line) -> Bool {
    !Set(terms(of: part)).isDisjoint(with: [Self.why, "must", "without"])
  }

  /// The words of anybody who asks what a word means.
  package let asking: Set = ["what", "unclear", "i"]

  /// The words of anybody who points at what was said before.
  package var pointingBack: Set<String> { ["this", "they"] }

  /// The words of anybody who asks what was answered.
  package var askingAgain: Set<String> { ["said", "again"] }

  /// The words of anybody who asks something of it.
  package var askingBack: Set<String> { Self.askingSenses }

  private static let why = "why"
  /// The sense of words for a third, who is neither I nor you.
  private static let others = "they"
  /// The sense of words that say nothing of a topic.
  private static let none = "-"
  /// Senses of the words of anybody who asks something.
  private static let askingSenses = WordClasses.english.words("TopicTable.askingSenses")
}

extension String {
  fileprivate init(_ bytes: UnsafeRawBufferPointer) { self.init(decoding: bytes, as: UTF8.self) }
}
