import Understanding

extension Exchange {
  /// Opens one more element of a group when a line asks for it, with what the line says of it:
  /// "add another", "yes, one more please", "add another child: Noah, 7".
  ///
  /// Where it has to name the element (`naming`), the wish alone opens none.
  mutating func open(
    _ group: String, by phrases: [String], naming: Bool = false, _ line: Line
  ) -> Bool {
    guard let definition = self.group(group),
      let rest = line.after(anyOf: phrases)
    else { return false }
    let index = state.elements[group] ?? 1
    let entries = roster(definition, line.keeping(rest))
    if !entries.isEmpty {
      fillElements(of: definition, from: index, with: entries, line)
    } else if !naming, line.saysNothing(in: rest, besides: definition.noun) {
      state.elements[group] = index + 1
      state.focus = nil
      say(.opened(noun: definition.noun, names: []))
    } else {
      return false
    }
    ask()
    return true
  }

  /// Opens one more element after all was complete, to be looked at once more in the end.
  mutating func reopen(_ line: Line, _ wording: Wording) -> Bool {
    for slot in agenda.slots {
      guard case .review(let review) = slot.item, let group = review.addsTo else { continue }
      let answer = state.answers.removeValue(forKey: slot.path)
      if open(group, by: review.adding, line) { return true }
      state.answers[slot.path] = answer
    }
    return false
  }

  /// Opens several elements when a line names more than one ("Emma 4 and Noah 7"), or takes what
  /// else it says of the one it names.
  mutating func openSeveral(_ line: Line, _ slot: Slot<D>) -> Bool {
    guard let element = slot.path.element, let group = group(element.group),
      slot.path.item == group.nameField, slot.answer == nil
    else { return false }
    // "Emma and Noah, Noah is a 3 on talkative" goes on after the list.
    for end in line.partEnds {
      let entries = roster(group, line.keeping(0..<end))
      guard entries.count > 1 || entries.contains(where: { $0.count > 1 }) else { continue }
      fillElements(of: group, from: element.index, with: entries, line)
      let rest = line.keeping(end..<line.text.utf8.count)
      fill(namedUnasked(in: rest, besides: nil, []), rest)
      return true
    }
    return false
  }

  /// The elements that a line names; none when one of them could not be stored.
  private mutating func roster(_ group: Group<D>, _ line: Line) -> [[String: JSONValue]] {
    guard let roster = group.roster,
      case .understood(let value, _) = roster.read(line, reading)
    else { return [] }
    let entries = (value.array ?? []).compactMap { entry -> [String: JSONValue]? in
      if case .object(let fields) = entry { fields } else { nil }
    }
    let agenda = agenda
    let isSound = entries.allSatisfy { fields in
      fields.allSatisfy { field, value in
        let path = Path(field, in: .init(group: group.id, index: 0))
        guard let ask = agenda.slot(path)?.ask else { return false }
        let dimension = ask.dimension(agenda.draft, 0)
        return dimension.isValue(value) && dimension.violation(value, reading) == nil
      }
    }
    return isSound ? entries : []
  }

  private mutating func fillElements(
    of group: Group<D>, from first: Int, with entries: [[String: JSONValue]], _ line: Line
  ) {
    state.elements[group.id] = max(state.elements[group.id] ?? 1, first + entries.count)
    state.focus = nil
    state.misses = 0
    let evidence = line.evidence(0..<line.tokens.count, rule: "\(group.noun).roster")
    for (offset, fields) in entries.enumerated() {
      let element = Path.Element(group: group.id, index: first + offset)
      for (field, value) in fields.sorted(by: { $0.key < $1.key }) {
        state.answers[Path(field, in: element)] = Answer(
          value: value, origin: .said, evidence: evidence, at: context.now)
      }
    }
    say(.opened(noun: group.noun, names: entries.map { phrase(for: $0, in: group) }))
  }

  /// What was said of one element, in the canonical words of the roster.
  private func phrase(for entry: [String: JSONValue], in group: Group<D>) -> String {
    group.roster?.phrase(.array([.object(entry)]), reading)
      ?? entry[group.nameField]?.string ?? ""
  }

  /// Closes the last element of a group when nothing is known of it yet.
  mutating func closeEmptyElement(_ slot: Slot<D>) -> Bool {
    guard let element = slot.path.element, element.index > 0,
      element.index + 1 == (state.elements[element.group] ?? 1),
      !state.answers.keys.contains(where: { $0.element == element }),
      let group = group(element.group)
    else { return false }
    state.elements[element.group] = element.index
    state.focus = nil
    isUndoable = false
    say(.closed(noun: group.noun))
    return true
  }
}

extension Line {
  /// The place behind one of some phrases that opens the line, but for a yes, an "I'd like to" and
  /// the like before it; the longest phrase counts.
  func after(anyOf phrases: [String]) -> Range<Int>? {
    let words = tokens.indices.filter { tokens[$0].kind != .sign }
    for start in words.indices.prefix(6) {
      for phrase in phrases.sorted(by: { $0.utf8.count > $1.utf8.count }) {
        let parts = phrase.split(separator: " ")
        guard start + parts.count <= words.count,
          zip(words[start...], parts).allSatisfy({ tokens[$0].word == $1 })
        else { continue }
        return tokens[words[start + parts.count - 1]].span.upperBound..<text.utf8.count
      }
      guard Self.openings.contains(tokens[words[start]].word) else { return nil }
    }
    return nil
  }

  /// Whether a part of the line says nothing but the noun of a group and small courtesies.
  func saysNothing(in span: Range<Int>, besides noun: String) -> Bool {
    tokens.allSatisfy { token in
      token.span.lowerBound < span.lowerBound || token.kind == .sign || token.word == noun
        || Self.courtesies.contains(token.word)
    }
  }

  /// Where the line ends, and before that each of its parts, from the right.
  fileprivate var partEnds: [Int] {
    let signs: Set<String> = [",", ";", "."]
    return [text.utf8.count]
      + tokens.filter { signs.contains($0.word) }.map(\.span.lowerBound).reversed()
  }

  private static let openings: Set<String> = [
    "yes", "yeah", "ok", "okay", "please", "i", "i'd", "like", "to", "want", "can", "we", "and",
    "let's", "lets", "also", "would", "sure", "now", "could", "you", "well", "oh", "wait",
    "actually", "there's", "i've", "have",
  ]
  private static let courtesies: Set<String> = [
    "please", "too", "now", "then", "one", "thanks", "more", "also", "as", "well", "to", "the",
    "list", "kid", "of", "mine", "yes",
  ]
}
