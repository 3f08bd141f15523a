import Understanding

/// What announces one more element in words of its own: "just add another child".
extension GroupInterpreter {
  /// One more element that a clause announces, with what the clauses behind it tell.
  func announced(_ group: Group<AnyDraft>) -> DialogueAct? {
    guard hearing.question == nil else { return nil }
    let clauses = line.clauses().map { line.span($0.tokens) }
    let announcing = clauses.indices.first { index in
      announces(clauses[index], group, before: clauses[(index + 1)...].first)
    }
    guard let index = announcing else { return nil }
    let place = clauses[index]
    // What only leads to it says nothing else.
    let leading = clauses[..<index].filter { !saysMore($0) }
    let name = names(in: place).first
    let behind = line.keeping(from: (name?.lowerBound ?? place.upperBound))
    let told = told(group, in: behind)
    if !told.entries.isEmpty, !areNearlyKnown(told.entries, in: group) {
      return act(
        group, from: hearing.scene.count(of: group.id), told.entries,
        using: .at(leading + [place] + told.places))
    }
    let named = name.map { roster(group, line.keeping($0)) } ?? []
    guard name == nil || !named.isEmpty, !areNearlyKnown(named, in: group) else { return nil }
    return act(
      group, from: hearing.scene.count(of: group.id), named, using: .at(leading + [place]))
  }

  /// Whether a clause says nothing but that there is one more, or that somebody whom nobody knows is, who may be
  /// named by the clause behind it: "now the baby, Nia".
  private func announces(
    _ place: Range<Int>, _ group: Group<AnyDraft>, before next: Range<Int>?
  ) -> Bool {
    let clause = line.keeping(place)
    guard !clause.saysNot, !clause.hasWordNo else { return false }
    let names = names(in: place)
    let people = clause.wordsForKin(or: group.noun)
    let isNamedBehind = hearing.strangers.contains { $0.lowerBound == next?.lowerBound }
    switch clause.blanking(names + people).talkSense {
    case .newcomer: return true
    case .addition, .onward: return !names.isEmpty || isNamedBehind
    default: return false
    }
  }

  /// The names of those in a clause whom nobody knows, as UTF-8 offsets.
  private func names(in place: Range<Int>) -> [Range<Int>] {
    hearing.strangers.filter { place.contains($0.lowerBound) }.compactMap { stranger in
      line.keeping(stranger).tokens.first?.span
    }
  }

  /// Whether a clause before an announcement says more than a yes or that all is right.
  private func saysMore(_ place: Range<Int>) -> Bool {
    let clause = line.keeping(place)
    return clause.saysNumber || EditWords.open(clause)
      || hearing.mentions.all.contains { $0.name.overlaps(place) }
  }
}
