import Understanding

/// Edits of lists that their questions do not allow, or that do not say of what.
extension EditInterpreter {
  /// The question of the only list that the line names and edits, without a word of which items: "drop one
  /// day", "one day fewer".
  var reopened: DialogueAct? {
    let mentions = hearing.mentions.all
    guard let mention = mentions.only, mention.path != slot?.path,
      let target = hearing.agenda.slot(mention.path), target.answer?.value?.array != nil,
      EditWords.onlyCount(in: hearing.line.blanking([mention.name]))
    else { return nil }
    return DialogueAct(.change(target.path), .announced)
  }

  /// The only list that the line would change in a way which its question does not allow: "drop school" of
  /// three where three are the fewest.
  var refused: DialogueAct? {
    let refused = hearing.agenda.slots.filter(isRefused)
    guard let target = refused.only, let old = target.answer?.value,
      let dimension = hearing.dimension(of: target),
      let reading = edited(old, by: hearing.words(for: target), target, dimension)
    else { return nil }
    return hearing.act(target, reading, .announced)
  }

  /// Whether the line edits a list in a way that its question does not allow.
  func isRefused(_ target: Slot) -> Bool { refusedEdit(of: target) != nil }

  /// Whether the line leaves fewer in a list than its question allows.
  func isShortened(_ target: Slot) -> Bool {
    guard let left = refusedEdit(of: target), let old = target.answer?.value?.array else {
      return false
    }
    return left.count < old.count
  }

  /// What the line would make of a list, where its question does not allow that.
  private func refusedEdit(of target: Slot) -> [JSONValue]? {
    guard target.applies, target.path != slot?.path, !hearing.settled.contains(target.path),
      let old = target.answer?.value, old.array != nil, isNear(target),
      let dimension = hearing.dimension(of: target),
      case .unclear(.refused(let new, _, _))? = edited(
        old, by: hearing.words(for: target), target, dimension)
    else { return nil }
    return new.array
  }
}
