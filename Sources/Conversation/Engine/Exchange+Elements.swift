import Understanding

extension Exchange {
  /// Asks which of several answers a line is about; where they differ only by whose they are, for
  /// the name alone.
  mutating func askTarget(_ paths: [Path], _ evidence: Evidence) {
    let elements = paths.compactMap(\.element)
    if elements.count == paths.count, Set(paths.map(\.item)).count == 1,
      let first = elements.first, let group = group(first.group)
    {
      say(.whose(noun: group.noun, names: elements.compactMap(elementName)))
    } else {
      say(.target(heard: evidence.words, labels: paths.map { label($0) }))
    }
  }

  /// "The birthday is the 5th" of several children: asks whose, and remembers what was said.
  mutating func askWhose(
    _ shared: [Mentions<D>.Mention], in line: Line, _ asksForChange: Bool
  ) -> Bool {
    guard let mention = shared.first(where: { !$0.owners.isEmpty }) ?? shared.first else {
      return false
    }
    let agenda = agenda
    let candidates = agenda.slots.filter {
      $0.path.item == mention.path.item && $0.path.element?.group == mention.path.element?.group
        && $0.applies && $0.answer?.value != nil && isMeant($0, by: mention)
    }
    let evidence = line.evidence(0..<line.tokens.count, rule: "correction")
    if mention.hasNoValue {
      guard asksForChange, !candidates.isEmpty else { return false }
      isUnderstood = false
      state.pending = .target(candidates.map(\.path), values: [], evidence)
      askTarget(candidates.map(\.path), evidence)
      return true
    }
    var paths: [Path] = []
    var values: [JSONValue] = []
    for slot in candidates {
      guard let ask = slot.ask, let old = slot.answer?.value else { continue }
      let dimension = ask.dimension(agenda.draft, slot.index)
      let part = mention.part(of: line, for: dimension)
      guard case .understood(let value, _) = dimension.revise(old, part, reading) else { continue }
      paths.append(slot.path)
      values.append(value)
    }
    guard !paths.isEmpty else { return false }
    isUnderstood = false
    state.pending = .target(paths, values: values, evidence)
    askTarget(paths, evidence)
    return true
  }

  /// "Change Mia to Maya", "rename Noah to Noé", "Mia is spelled Mya".
  mutating func rename(_ line: Line, _ wording: Wording) -> Bool {
    guard let named = elementNames(in: line).only, let first = named.elements.first,
      let group = group(first.group),
      let slot = agenda.slot(Path(group.nameField, in: first)), let ask = slot.ask
    else { return false }
    let words = line.tokens.map { $0.word }
    let before = words[..<named.tokens.lowerBound].filter { $0 != "please" && $0 != "," }
    let after = words[named.tokens.upperBound...]
    let changes = before.last.map(Self.changing.contains) ?? false
    let links = changes ? Self.renamingTo : Self.spelling
    guard let link = links.first(where: { after.starts(with: $0) }) else { return false }
    let start = named.tokens.upperBound + link.count
    guard start < words.count else { return false }
    let part = line.keeping(line.tokens[start].span.lowerBound..<line.text.utf8.count)
    let answer = ask.dimension(agenda.draft, slot.index).read(part, reading)
    guard case .understood(let value, let evidence) = answer else { return false }
    if named.elements.count > 1 {
      let paths = named.elements.map { Path(group.nameField, in: $0) }
      isUnderstood = false
      state.pending = .target(paths, values: paths.map { _ in value }, evidence)
      askTarget(paths, evidence)
    } else if take(answer, for: slot, line: line, asksNext: false) {
      finishTurn()
    }
    return true
  }

  /// Whether a named field of several elements can be this one.
  private func isMeant(_ slot: Slot<D>, by mention: Mentions<D>.Mention) -> Bool {
    guard let element = slot.path.element, !mention.owners.isEmpty else { return true }
    return mention.owners.contains(element)
  }

  /// "Show Mia", "what do you have on Noah?": all that was said of one element.
  mutating func showElement(_ line: Line, _ wording: Wording) -> Bool {
    guard let opening = wording.starts(withAny: Self.showing),
      let named = elementNames(in: line).only,
      line.tokens[named.tokens.upperBound...].allSatisfy({ $0.kind == .sign })
    else { return false }
    // Nothing but the opening and a word or two, such as "my", stands before the name.
    let before = line.tokens[..<named.tokens.lowerBound].count { $0.kind != .sign }
    guard before <= opening.split(separator: " ").count + 2 else { return false }
    say(.review(summary(of: named.elements)))
    askAgain()
    return true
  }

  private static var changing: Set<String> {
    ["change", "rename", "correct", "fix", "make", "update", "edit", "switch", "replace"]
  }
  private static var renamingTo: [[String]] { [["to"], ["into"], ["as"], ["with"], ["by"]] }
  private static var spelling: [[String]] {
    [
      ["is", "spelled"], ["is", "spelt"], ["is", "called"], ["should", "be"], ["is", "actually"],
      ["is", "written"], ["is", "really"],
    ]
  }
  private static var showing: [String] {
    [
      "show me all about", "show all about", "show me", "show", "review", "see", "tell me about",
      "what about", "what do you have on", "what do you have for", "what do you know about",
      "what did i say about", "what have i told you about", "what did i tell you about",
    ]
  }
}
