import Understanding

/// What a line says for other lists than the one it is asked for.
extension Hearing {
  /// A list with the items of which a part of the line says that they were left out: "you've left Sunday out".
  func completed(
    _ old: JSONValue, by part: Line, _ dimension: AnyDimension
  ) -> Reading<JSONValue>? {
    guard let items = old.array, part.reportsOmission else { return nil }
    let found = dimension.matches(part, day).filter { $0.values.first?.array != nil }
    let said = found.flatMap { $0.values.first?.array ?? [] }
    guard let first = found.first, let last = found.last,
      let all = dimension.stored(.array(items + said.filter { !items.contains($0) }))
    else { return nil }
    return .understood(
      all,
      part.evidence(
        first.tokens.lowerBound..<last.tokens.upperBound, rule: .editing(dimension.name)))
  }

  /// The clauses that name a list which is there, and say something for it, as UTF-8 offsets: the last of "school
  /// and friends, and add sleep to the goals".
  func clausesOfLists(besides slot: Slot) -> [Range<Int>] {
    guard slot.path == current?.path, dimension(of: slot)?.options.isEmpty == false else {
      return []
    }
    let lists = mentions.all.filter { mention in
      mention.path != slot.path && agenda.slot(mention.path)?.answer?.value?.array != nil
        && !mention.hasNoValue
    }
    guard !lists.isEmpty else { return [] }
    return line.labelledClauses.map { line.span($0.tokens) }.filter { clause in
      lists.contains { list in
        list.name.overlaps(clause)
          && (list.isAnnounced || line.namesAsOne(list.name)
            || EditWords.haveVerb(in: line.keeping(clause.lowerBound..<list.name.lowerBound)))
      }
    }
  }
}
