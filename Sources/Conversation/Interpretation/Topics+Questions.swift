import Understanding

/// What can be asked about the questions of a flow.
extension Topics {
  /// Adds a question or an explanation of the flow, with what it says and allows.
  mutating func add(_ slot: Slot) {
    let isNear = slot.path == scene.current?.path
    if let ask = slot.ask {
      if ask.isOnlyHandedIn { return }
      let names = table.terms(ofName: ([ask.label] + ask.aliases).joined(separator: " "))
      index.count(names)
      for topic in table.topics { add(topic, of: slot, ask, names: names, isNear: isNear) }
      for text in texts(of: slot, ask) { add(text, names: names, isNear: isNear) }
      for choice in ask.choices(scene.agenda.draft, slot.index) {
        let title = table.terms(ofText: choice.title)
        index.count(title)
        if let detail = choice.detail {
          index.add(
            .told("\(choice.title): \(detail)."), words: title, aside: table.terms(ofText: detail),
            names: [title], isNear: isNear)
        } else if isNear {
          index.add(
            .choice(slot.path, choice.title), words: title, aside: table.asking,
            names: [title], needs: [table.asking] + title.map { [$0] }, isNear: isNear)
        }
      }
    } else {
      if isNear, let tip = slot.item.tip {
        for topic in table.topics where topic.kind == .side(.why) {
          index.add(
            .why(slot.path, tip), words: topic.words,
            aside: topic.aside.union(table.terms(ofText: tip)),
            names: topic.words.map { [$0] }, needs: [topic.words], isNear: true)
        }
      }
      for text in [slot.item.tip].compactMap(\.self) { add(text, names: [], isNear: isNear) }
      if case .explain(let explain) = slot.item {
        for text in explain.blocks(scene.agenda.draft, slot.index, scene.day).flatMap(\.sentences) {
          add(text, names: [], isNear: isNear)
        }
      }
    }
  }

  /// Adds what can be asked of a question: why it is asked, what it allows, what was answered.
  private mutating func add(
    _ topic: TopicTable.Topic, of slot: Slot, _ ask: Ask<AnyDraft>, names: Set<String>, isNear: Bool
  ) {
    let about: AnswerTopic
    var aside = topic.aside
    switch topic.kind {
    case .side(.why):
      guard let tip = ask.tip else { return }
      about = .why(slot.path, tip)
      if isNear { aside.formUnion(table.terms(ofText: tip)) }
    case .side(.least), .side(.most), .side(.bounds):
      guard scene.dimension(of: slot)?.bounds(scene.day) != nil else { return }
      about = .bounds(slot.path)
    case .side(.options):
      guard !ask.choices(scene.agenda.draft, slot.index).isEmpty else { return }
      about = .choices(slot.path)
    case .side(.stored):
      guard slot.answer?.value != nil else { return }
      about = .stored(slot.path)
    case .side(.origin):
      guard slot.answer?.value != nil, !isNear else { return }
      about = .stored(slot.path)
    default: return
    }
    var needs = [topic.words]
    if topic.kind == .side(.stored) { needs.append(table.askingAgain.union(table.askingBack)) }
    let called = ([ask.label] + ask.aliases).map(table.terms(ofName:)).filter { !$0.isEmpty }
    // What is asked just now need not be named.
    index.add(
      about, words: topic.words.union(names), aside: aside, asked: topic.asked,
      names: topic.words.flatMap { word in called.map { $0.union([word]) } },
      needs: isNear ? needs : needs + [names], isNear: isNear)
  }

  /// What the flow says of a question: what is asked, why, and what it means to leave it out.
  private func texts(of slot: Slot, _ ask: Ask<AnyDraft>) -> [String] {
    let draft = scene.agenda.draft
    let hint = ask.hint.map { ask.words($0, draft, slot.index, scene.day) }
    let told = [ask.prompt(draft, slot.index), ask.tip, ask.skipMeaning].compactMap(\.self)
    // What a hint has in quotes is how to answer, and tells nothing.
    return told.flatMap(\.sentences)
      + (hint?.sentences.filter { !$0.contains("\"") } ?? [])
  }
}
