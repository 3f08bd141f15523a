import Understanding

/// What a text that is there is to become, where the line says its words: "it should just say: a sore knee".
struct DictationInterpreter {
  let hearing: Hearing
  /// The item that is asked; nil where nothing is.
  let slot: Slot?

  private var line: Line { hearing.line }

  /// The text's new words; those before them are heard for what else they say.
  var act: DialogueAct? {
    // At the question for a text its words are the answer.
    if let slot, slot.answer == nil, hearing.isText(slot) { return nil }
    guard let target, let dimension = hearing.dimension(of: target),
      let place = line.placeOfNewText(
        in: hearing.whole, called: named?.name, plainly: named == nil
      ).map({ NamedValue.withoutOthers(line.withoutSubject($0), than: target, in: line, hearing) })
        .map({ withoutQuestion(line.withoutRequest(atEndOf: line.withoutSeparator(atEndOf: $0))) })
        .map(line.withoutCourtesy(atEndOf:)),
      !place.isEmpty, !isOther(place, than: target),
      named != nil || target.path == hearing.scene.state.lastChanged
        || hearing.hasShapeOfText(line.keeping(place), for: target)
    else { return nil }
    let words = line.text(at: place).trimmingWhitespace
    guard
      case .understood(let value, _) = NamedValue.quoted(words, at: place, dimension, hearing.day)
    else { return nil }
    let evidence = Evidence(words: words, span: place, rule: "dictated")
    let clause = line.clauseSpan(around: place.lowerBound..<place.lowerBound + 1)
    return hearing.act(
      target, .understood(value, evidence), .announced,
      using: .at([clause.lowerBound..<max(place.upperBound, clause.upperBound)]))
  }

  /// The words of a text without what the line asks behind them.
  private func withoutQuestion(_ place: Range<Int>) -> Range<Int> {
    let asked = line.askedParts.first {
      $0.opensSentence && place.lowerBound < $0.place.lowerBound
        && place.overlaps($0.place)
    }
    return asked.map { line.withoutSeparator(atEndOf: place.lowerBound..<$0.place.lowerBound) }
      ?? place
  }

  /// The text that is named.
  private var named: Mentions.Mention? {
    hearing.mentions.all.first { hearing.isText(hearing.agenda.slot($0.path)) }
  }

  /// The text that is meant: the one that is named, the one changed last, or the only one where no other answer is
  /// named.
  private var target: Slot? {
    let texts = hearing.agenda.slots.filter {
      $0.applies && $0.answer?.value != nil && hearing.isText($0)
    }
    if let named { return texts.first { $0.path == named.path } }
    guard hearing.mentions.all.isEmpty else { return nil }
    let last = hearing.scene.state.lastChanged
    return texts.first { $0.path == last } ?? (texts.count == 1 ? texts.first : nil)
  }

  /// Whether all of some words say what becomes of another answer.
  private func isOther(_ place: Range<Int>, than target: Slot) -> Bool {
    let part = line.keeping(place)
    return hearing.agenda.slots.contains { other in
      other.applies && other.path != target.path && other.answer?.value != nil
        && hearing.dimension(of: other)?.takesAnyWords == false
        && hearing.revision(of: other, by: part).evidence?.span == part.content
    }
  }
}
