import Understanding

/// Whose value a line says, and what it is called there.
extension Hearing {
  /// Whether the only element that the line names is another than that of a slot.
  func namesOther(than slot: Slot) -> Bool {
    guard let element = slot.path.element, let named = elementNames.only?.element else {
      return false
    }
    return element != named
  }

  /// A part of the line without for whom a value is, and without what it is called where that has several words: a
  /// name says which value is meant, and no way in which it changes ("owning up" raises nothing).
  func partsWithoutNames(of slot: Slot, in part: Line) -> [Line] {
    let labels = Mentions.places(
      ofAny: slot.entry.names.filter { $0.count > 1 }, in: part.tokens.map { $0.word },
      takesPlurals: false
    ).map(part.span)
    let mentioned = mentions.all.filter { $0.path == slot.path }
    guard part.text.utf8.count == line.text.utf8.count, !mentioned.isEmpty else {
      return labels.isEmpty ? [] : [part.blanking(labels)]
    }
    // What something is added to is a word of the verb: "add better sleep to Mia's goals".
    let objects = mentioned.map(\.name).filter(line.isBehindPreposition)
    let owners = elementNames.found.compactMap { line.recipient($0.tokens) }.map(line.span)
      .filter { owner in !objects.contains { $0.lowerBound == owner.lowerBound } }
    let whole = mentioned.map(\.name).filter {
      line.text(at: $0).contains(" ") && !objects.contains($0)
        && line.wordsOfOneMore(before: $0) == nil
    }
    return [labels, owners, whole].filter { !$0.isEmpty }.map { part.blanking($0) }
  }
}
