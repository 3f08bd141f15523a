import Understanding

/// Who a line takes out of a repeated group: "remove Noah", "we can leave the second child out".
struct RemovalInterpreter {
  let hearing: Hearing

  private var line: Line { hearing.line }
  private var scene: Scene { hearing.scene }

  /// The elements that go, where the line, or a clause beside which it says nothing else, says so.
  var act: DialogueAct? {
    guard !scene.groups.isEmpty else { return nil }
    if hearing.isText(hearing.current), !line.opensByRemoving {
      return nil
    }
    // "Should I remove Noah?" takes nobody out.
    if hearing.question != nil, !line.opensRequest { return nil }
    let clauses = line.clauses().filter { ![.condition, .reason].contains($0.link) }
    // Whoever is named in a clause that takes nobody out stays.
    let naming = clauses.filter { clause in
      hearing.elementNames.found.contains { $0.tokens.overlaps(clause.tokens) }
    }
    // Whoever is joined to somebody by an "and" alone goes along.
    let parts = naming.reduce(into: [Range<Int>]()) { parts, clause in
      let joins = clause.link == .and && saysOnlyNames(clause.tokens)
      if joins, let before = parts.popLast() {
        parts.append(before.lowerBound..<clause.tokens.upperBound)
      } else {
        parts.append(clause.tokens)
      }
    }
    if parts.count > 1, let act = parts.compactMap(act).only { return act }
    if let act = act(of: 0..<line.tokens.count) { return act }
    guard hearing.isRest || line.opensByRemoving || saysNothingElse else { return nil }
    return clauses.firstNonNil { act(of: $0.tokens) }
  }

  /// Whether a clause has nothing but names in it, and courtesies.
  private func saysOnlyNames(_ clause: Range<Int>) -> Bool {
    let names = hearing.elementNames.found.filter { $0.tokens.overlaps(clause) }
      .map { line.span($0.tokens) }
    return line.keeping(line.span(clause)).blanking(names).contentWords.isEmpty
  }

  /// Whether no clause says a value, names an answer or tells of somebody new.
  private var saysNothingElse: Bool {
    let names = hearing.elementNames.found.map { line.span($0.tokens) }
    // "Noah is too young" names nobody's answer but by his name.
    return hearing.strangers.isEmpty && hearing.mentions.shared.isEmpty
      && hearing.mentions.all.allSatisfy { names.contains($0.name) } && !line.saysNumber
  }

  private func act(of part: Range<Int>) -> DialogueAct? {
    for group in scene.groups {
      let found = hearing.elementNames.found.filter {
        $0.tokens.overlaps(part) && $0.elements.contains { $0.group == group.id }
          && !staysAlone($0)
      }
      let count = scene.count(of: group.id)
      let target = line.removal(in: part, noun: group.noun, among: count) { place in
        found.contains { $0.tokens.contains(place) }
      }
      guard let target, let elements = elements(target, found, group, part), !elements.isEmpty
      else {
        continue
      }
      // What else is said of who goes opens nobody: "Noah is a baby, leave him out".
      let told = hearing.elementNames.found.filter { name in
        !name.elements.isEmpty && name.elements.allSatisfy(elements.contains)
      }
      let places = told.map { line.clauseSpan(around: line.span($0.tokens)) }
      return DialogueAct(.remove(elements), .announced, using: .at([line.span(part)] + places))
    }
    return nil
  }

  /// Whether the clause of a name says that nobody else is meant: "just Noah".
  private func staysAlone(_ name: ElementNames.Found) -> Bool {
    let place = line.span(name.tokens)
    return line.keeping(line.clauseSpan(around: place)).saysOnly([place])
  }

  /// The elements that are meant; nil where that is not clear.
  private func elements(
    _ target: RemovalWords.Target, _ found: [ElementNames.Found], _ group: Group<AnyDraft>,
    _ part: Range<Int>
  ) -> [Path.Element]? {
    let count = scene.count(of: group.id)
    func element(_ index: Int) -> Path.Element { Path.Element(group: group.id, index: index) }
    switch target {
    case .named:
      let named = found.compactMap(\.element)
      guard named.count == found.count else { return nil }
      return Set(named).sorted { $0.index < $1.index }
    case .spokenOf:
      let names = hearing.elementNames
      let before = names.found.last { $0.tokens.lowerBound < part.lowerBound }
      // A pronoun stands for who was named last before it, and for nobody who alone is to stay.
      let behind = names.only.flatMap { staysAlone($0) ? nil : $0 }
      if let named = (before ?? behind)?.element {
        return named.group == group.id ? [named] : nil
      }
      if let current = hearing.current?.path.element {
        let stays = names.found.contains { staysAlone($0) && $0.element == current }
        return current.group == group.id && !stays ? [current] : nil
      }
      return count == 1 ? [element(0)] : nil
    case .place(let place): return place < count ? [element(place)] : nil
    case .all: return (0..<count).map(element)
    }
  }
}
