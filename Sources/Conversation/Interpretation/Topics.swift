import Understanding

/// All that a scene has an answer to, found by the words of a question: what everybody asks, the
/// questions of the flow and why they are asked, its words, what it explains and shows, and the answers.
struct Topics {
  let scene: Scene
  let table = TopicTable.english
  var index = TopicIndex<AnswerTopic>()

  private let vocabulary: Vocabulary
  /// What the question at hand is called, and what it speaks of.
  private let near, spokenOf: Set<String>

  init(_ scene: Scene) {
    self.scene = scene
    let now = scene.flow.glossaryNow(
      scene.agenda.draft, scene.context, scene.state.completedAt)
    vocabulary = TopicTable.vocabulary.union(scene.flow.glossary.vocabulary)
    near = scene.current?.ask.map { [table] in table.terms(ofName: $0.label) } ?? []
    spokenOf = near.union(
      scene.current.map { [table] in table.terms(ofName: Self.heading(of: $0, in: scene)) } ?? [])
    for topic in table.topics {
      index.count(topic.words.union(topic.aside).union(topic.asked.keys))
    }
    for topic in table.topics {
      if let about = Self.general(topic.kind) {
        index.add(
          about, words: topic.words, aside: topic.aside, asked: topic.asked,
          names: topic.words.map { [$0] },
          needs: topic.kind == .side(.stored) ? [topic.words, table.askingAgain] : [topic.words])
      }
    }
    for item in scene.flow.glossary.items.compactMap({ $0.filled(with: now) }) { add(item) }
    for slot in slots { add(slot) }
    for text in shown { add(text, names: [], isNear: true) }
  }

  /// The topics that fit some part of a line, the best first.
  func fits(_ part: Line, beside line: Line? = nil) -> [TopicIndex<AnswerTopic>.Fit] {
    let words = table.topicTerms(of: meant(by: part))
    return index.fits(
      words, beside: Set(line.map { table.topicTerms(of: meant(by: $0)) } ?? []),
      pointsBack: words.contains(where: table.pointingBack.contains), in: spokenOf)
  }

  /// Whether some part of a line has words of no topic, and only points at one.
  func isPointing(_ part: Line) -> Bool { table.topicTerms(of: meant(by: part)).isEmpty }

  /// Whether some part of a line asks why something is done, or whether it has to be.
  func asksForNeed(_ part: Line) -> Bool { table.asksForNeed(meant(by: part)) }

  /// Whether some part of a line asks why.
  func asksWhy(_ part: Line) -> Bool { table.asksWhy(meant(by: part)) }

  /// Whether some part of a line asks whether something is right for somebody.
  func asksForAdvice(_ part: Line) -> Bool { table.asksForAdvice(meant(by: part)) }

  /// Whether some part of a line asks how things differ.
  func compares(_ part: Line) -> Bool { table.compares(meant(by: part)) }

  /// A part of a line with its slips mended by the words of all topics.
  private func meant(by part: Line) -> Line { part.expecting(vocabulary) }

  /// How a topic is called when it is offered; nil where it has no name.
  func title(of topic: AnswerTopic) -> String? {
    switch topic {
    case .everyday(let question): title(.everyday(question))
    case .command(let command): title(.command(command.word))
    case .way(let command): title(.way(command.word))
    case .suggestion: title(.side(.suggest))
    case .term(let entry): entry.term
    case .why, .bounds, .choices, .choice, .stored, .origin, .told: nil
    }
  }

  private func title(_ kind: TopicTable.Kind) -> String? {
    table.topics.first { $0.kind == kind }?.title
  }

  /// The topics that are the same wherever the conversation stands.
  private static func general(_ kind: TopicTable.Kind?) -> AnswerTopic? {
    switch kind {
    case .everyday(let question): .everyday(question)
    case .command(let word): Command(rawValue: word).map { .command($0) }
    case .way(let word): Command(rawValue: word).map { .way($0) }
    case .side(.suggest): .suggestion
    case .side(.stored): .stored(nil)
    case .side(.origin): .origin
    case .side, nil: nil
    }
  }

  // MARK: - The flow

  /// The items that apply, of each group those of the element at hand, or else of the first.
  private var slots: [Slot] {
    let near = scene.current?.path.element
    return scene.agenda.slots.filter { slot in
      guard let element = slot.path.element else { return true }
      let first = Path.Element(group: element.group, index: 0)
      return element == (near?.group == element.group ? near : first)
    }
  }

  /// The words of a question, or over what is explained.
  private static func heading(of slot: Slot, in scene: Scene) -> String {
    switch slot.item {
    case .ask(let ask): ask.prompt(scene.agenda.draft, slot.index).sentences.last ?? ""
    case .explain(let explain):
      explain.blocks(scene.agenda.draft, slot.index, scene.day).firstNonNil {
        if case .heading(let text) = $0 { text } else { nil }
      } ?? ""
    default: ""
    }
  }

  private mutating func add(_ item: Glossary.Item) {
    let words = Set(item.names.joined()).subtracting(table.asking)
    index.count(words.union(item.meaning).union(item.asked.keys))
    index.add(
      .term(item.entry), words: words, aside: item.meaning, asked: item.asked, names: item.names,
      ignoresUnknown: true)
    // What is asked just now need not be named by whoever asks what it does, unless it shows something to point at.
    if item.names.contains(where: { !$0.isEmpty && $0.isSubset(of: near) }),
      scene.current?.ask?.choices(scene.agenda.draft, 0).isEmpty == true
    {
      index.add(
        .term(item.entry), words: table.pointingBack, aside: item.meaning.union(table.asking),
        names: table.pointingBack.map { [$0] }, needs: [table.pointingBack, table.askingBack],
        isNear: true)
    }
  }

  /// What a last look or the end shows.
  private var shown: [String] {
    switch scene.current?.item {
    case .review(let review):
      return review.blocks(scene.agenda.draft, scene.current?.index ?? 0, scene.day)
        .flatMap(\.sentences)
    case nil:
      return scene.flow.dashboard(
        scene.agenda.draft, scene.context, scene.state.completedAt ?? scene.context.now
      ).flatMap(\.sentences)
    default: return []
    }
  }

  mutating func add(_ text: String, names: Set<String>, isNear: Bool) {
    let words = table.terms(ofName: text)
    index.count(words)
    // A question tells nothing.
    if text.hasSuffix("?") { return }
    // Of many words, many are said by chance.
    index.add(.told(text), words: [], aside: words.union(names), isNear: isNear)
  }
}

extension Block {
  /// What it says, a sentence or a line each.
  var sentences: [String] {
    switch self {
    case .text(let text), .manner(typed: let text, pointed: _): text.sentences
    case .bullets(let points): points
    case .facts(let facts): facts.map { "\($0.name): \($0.value)." }
    case .heading, .choices, .picture: []
    }
  }
}

extension String {
  /// The sentences of a text.
  var sentences: [String] {
    var sentences: [String] = []
    var sentence = ""
    for character in self {
      if character == " ", let last = sentence.last, ".?!".contains(last) {
        sentences.append(sentence)
        sentence = ""
      } else {
        sentence.append(character)
      }
    }
    return sentence.isEmpty ? sentences : sentences + [sentence]
  }
}
