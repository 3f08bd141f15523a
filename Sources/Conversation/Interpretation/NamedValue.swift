import Understanding

/// A field that a line names, and what the line says for it.
struct NamedValue {
  let path: Path
  let reading: Reading<JSONValue>
  /// The place of the name and the value in the line, as UTF-8 offsets.
  let span: Range<Int>
}

extension NamedValue {
  /// What a line says for the fields it names.
  ///
  /// Part of a value counts only where a correction was announced (`acceptsParts`).
  static func all(
    of mentions: [Mentions.Mention], in line: Line, _ hearing: Hearing, acceptsParts: Bool
  ) -> [NamedValue] {
    let announced = Set(mentions.filter(\.isAnnounced).map(\.path))
    return mentions.compactMap { mention in
      guard let slot = hearing.agenda.slot(mention.path),
        let dimension = hearing.dimension(of: slot)
      else { return nil }
      // Of two places that name a name, the one that announces a change says it.
      if dimension.form == .name, !mention.isAnnounced, announced.contains(mention.path) {
        return nil
      }
      // Whoever is spoken to is told what was done, and not what a text is to be.
      if dimension.takesWholeLine,
        line.keeping(line.sentenceSpan(around: mention.name)).addressesListener
      {
        return nil
      }
      let edited = editedText(of: mention, in: line, at: slot, dimension, hearing)
      // Who wants something out of a text says no other.
      if edited == nil, dimension.takesWholeLine, slot.answer?.value != nil, !mention.isAnnounced,
        line.keeping(line.clauseSpan(around: mention.name)).takesSomethingOut
      {
        return nil
      }
      if edited == nil,
        slot.answer?.value?.array != nil && line.isCounted(mention.name)
          || saysNothing(mention, in: line, dimension)
          || isParted(mention, in: line, dimension, hearing.day)
      {
        return nil
      }
      // "Add one goal in my own words: that she trusts me"
      let isEdit =
        slot.answer?.value?.array != nil && EditWords.verb(before: mention.name, in: line) != nil
      let acceptsParts = acceptsParts || mention.isAnnounced || isEdit
      let reading =
        edited
        ?? reading(of: mention, in: line, at: slot, dimension, hearing, acceptsParts: acceptsParts)
      // What is denied of a name does not say what it is, nor does a value that is said to be none of it.
      if slot.answer?.value != nil,
        dimension.form == .value && line.isNotMeant(mention.name)
          || dimension.form == .name
            && line.isDenied(mention.name, in: line.clauseSpan(around: mention.name))
      {
        return nil
      }
      // A name that is to be left stays, and a greeting or a goodbye beside it is none.
      if dimension.form == .name, slot.answer?.value != nil,
        line.isLeft(mention.name) || reading.evidence.map({ Line($0.words).isTalk }) == true
      {
        return nil
      }
      // What a thing is said to be is its name where it is written as one: no race is called "hilly".
      if dimension.form == .name, slot.answer?.value != nil, line.endsInCopula(mention.name),
        reading.value?.string?.contains(where: \.isUppercase) != true
          || line.keeping(mention.value).beginsWithPreposition
      {
        return nil
      }
      // What was is no change of what is.
      if dimension.form == .value, slot.answer?.value != nil,
        let said = reading.evidence?.span, line.isOver(at: said)
      {
        return nil
      }
      // "The goals aren't right" says none of them again.
      if reading.value != nil, reading.value == slot.answer?.value, hearing.wording.complains {
        return nil
      }
      switch reading {
      // "Change Mia's goals" says no goal, though nearly any words can be a wish of one's own; nor
      // do such words change one in passing.
      case .understood(_, let evidence)
      where evidence.isOwnWish && mention.hasNoValue
        || (evidence.isOwnWish || dimension.takesWholeLine && reading.value?.string != "")
          && !acceptsParts && !evidence.isEdit && slot.answer?.value != nil
          && !isStated(mention, in: line, at: slot, dimension, hearing):
        return nil
      case .ambiguous, .unclear(.refused):
        guard slot.answer?.value != nil || acceptsParts else { return nil }
      case .unclear(.incomplete):
        guard acceptsParts else { return nil }
      case .understood, .unclear: break
      }
      guard let evidence = reading.evidence else { return nil }
      return NamedValue(
        path: mention.path, reading: reading,
        span: span(of: mention, saying: evidence, in: line, dimension))
    }
  }
}

extension Range<Int> {
  /// The range from the first begin to the last end of two.
  func joined(with other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
