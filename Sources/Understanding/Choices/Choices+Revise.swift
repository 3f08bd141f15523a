extension ChoicesDimension {
  /// What the line makes of the earlier choices: "add school", "not tech", "school instead of
  /// tech", or other choices altogether.
  public func revise(
    _ old: Choices, by line: Line, in context: Context
  ) -> Reading<Choices> {
    let items = items(in: line, context: context)
    guard let first = items.first, let last = items.last,
      items.allSatisfy({ $0.takesAll || $0.places.count == 1 })
    else { return read(line, in: context) }
    let before = old.ids.compactMap { id in options.firstIndex { $0.id == id } }
    let negated = items.filter { line.isNegated($0.tokens.lowerBound) }
    let kept = items.filter { !line.isNegated($0.tokens.lowerBound) }
    let isAddition = line.tokens.contains {
      $0.lexeme == .also || $0.word == "add" || $0.lexeme == .too
    }
    let isRemoval = line.tokens.contains {
      $0.word == "remove" || $0.word == "drop" || $0.lexeme == .without
    }
    let places: Set<Int>
    if isRemoval {
      places = Set(before).subtracting(items.flatMap(\.places))
    } else if isAddition || !negated.isEmpty {
      places = Set(before).subtracting(negated.flatMap(\.places)).union(kept.flatMap(\.places))
    } else {
      return read(line, in: context)
    }
    let new = choices(places, own: old.own)
    let evidence = line.evidence(
      first.tokens.lowerBound..<last.tokens.upperBound, rule: "choices.revised")
    if let violation = violation(of: new, in: context) {
      return .unclear(.refused(new, violation, evidence))
    }
    return .understood(new, evidence)
  }
}
