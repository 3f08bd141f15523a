extension ConversationState {
  /// Marks what a turn changed with the machine it was changed on and the instant, and gives new
  /// elements of repeated groups names of their own.
  ///
  /// It is what merging goes by when two machines went on with the same conversation.
  ///
  /// - Parameters:
  ///   - before: The state before the turn.
  ///   - machine: The machine the turn took place on.
  ///   - now: The instant of the turn.
  ///   - nonce: A text that no other turn has.
  ///   - groups: The ids of the repeated groups of the flow.
  public mutating func stamp(
    changesFrom before: ConversationState, by machine: String, at now: Timestamp, nonce: String,
    groups: [String]
  ) {
    for group in groups { nameElements(of: group, before, nonce) }
    if answers != before.answers {
      for (path, answer) in answers where before.answers[path] != answer {
        answers[path]?.machine = machine
        answers[path]?.since = answer.at == now ? nil : now
      }
    }
  }

  private mutating func nameElements(
    of group: String, _ before: ConversationState, _ nonce: String
  ) {
    let known =
      before.isNew
      ? [] : (0..<before.elementCount(of: group)).map { Path.Element(group: group, index: $0) }
    let count = elementCount(of: group)
    // Who was told of in the middle and is gone takes the name along.
    var kept = known[...]
    var keys: [String] = []
    for index in 0..<count {
      let answers = answers(about: Path.Element(group: group, index: index))
      let excess = known.count - count
      if excess > 0,
        let match = kept.prefix(excess + 1).firstIndex(where: {
          before.answers(about: $0) == answers
        })
      {
        keys.append(before.elementKey(of: kept[match]))
        kept = kept[(match + 1)...]
        continue
      }
      let former = kept.popFirst()
      // Somebody else comes in the place of one of whom everything was set aside.
      let isSame = former.map { !answers.isEmpty || before.answers(about: $0).isEmpty } ?? false
      keys.append(former.flatMap { isSame ? before.elementKey(of: $0) : nil } ?? "")
    }
    var number = 0
    for index in keys.indices where keys[index].isEmpty {
      repeat {
        keys[index] = "\(group).\(nonce)" + (number == 0 ? "" : ".\(number)")
        number += 1
      } while keys[..<index].contains(keys[index]) || keys[(index + 1)...].contains(keys[index])
    }
    if elementKeys[group] != keys { elementKeys[group] = keys }
  }
}
