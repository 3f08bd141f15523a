import Understanding

/// What a line says for other lists than the one it is asked for.
extension Hearing {
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
