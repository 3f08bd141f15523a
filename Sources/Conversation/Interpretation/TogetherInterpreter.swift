import Understanding

/// What a line says of all questions of a step at once that are answered by yes or no: "everything but
/// location", "all off except reminders", "only location".
struct TogetherInterpreter {
  let hearing: Hearing

  private var line: Line { hearing.line }

  /// The answers to a question and to all others of its step that are open, or nil where the line names
  /// none of them apart from the others.
  func answer(at slot: Slot) -> DialogueAct? {
    let questions = questions(besides: slot)
    let open = questions.filter(\.isOpen)
    return open.count > 1 ? answers(to: open, of: questions, .asked) : nil
  }

  /// The change of all answers to the questions of a step, where none of them is asked.
  var correction: DialogueAct? {
    if let all { return all }
    let named = hearing.mentions.all.firstNonNil { hearing.agenda.slot($0.path) }
    guard let named, named.answer != nil else { return nil }
    let questions = questions(besides: named)
    guard questions.count > 1, questions.allSatisfy({ $0.answer != nil }) else { return nil }
    return answers(to: questions, of: questions, .announced)
  }

  /// "Make them all 5": the same value for all answers of a kind, where only one step has several that it
  /// can be.
  private var all: DialogueAct? {
    guard hearing.cue == .replacing || line.opensBySwitching, line.speaksOfAllOfThem else {
      return nil
    }
    // "All 5" counts five of something.
    let said = line.withoutWholes
    let answered = hearing.agenda.slots.filter { slot in
      slot.applies && slot.answer?.value != nil && hearing.scene.isNear(slot, nil)
        && hearing.dimension(of: slot).map { $0.form == .value || $0.isYesOrNo } ?? false
    }
    var groups: [[(slot: Slot, reading: Reading<JSONValue>)]] = []
    for slot in answered {
      guard let dimension = hearing.dimension(of: slot), slot.answer?.value?.array == nil else {
        continue
      }
      let reading = dimension.read(said, hearing.day)
      guard reading.value != nil else { continue }
      let place = groups.firstIndex { group in
        group[0].slot.step.id == slot.step.id
          && hearing.dimension(of: group[0].slot)?.isSameKind(as: dimension) == true
      }
      if let place {
        groups[place].append((slot, reading))
      } else {
        groups.append([(slot, reading)])
      }
    }
    guard groups.count == 1, groups[0].count > 1 else { return nil }
    return DialogueAct(
      .inform(groups[0].map { hearing.inform($0.slot, $0.reading) }), .announced)
  }

  /// The questions that can be answered together with one, it among them.
  private func questions(besides slot: Slot) -> [Slot] {
    guard slot.step.isAnswerableTogether, hearing.dimension(of: slot)?.isYesOrNo == true else {
      return []
    }
    return hearing.agenda.slots.filter { other in
      other.step.id == slot.step.id && other.path.element == slot.path.element && other.applies
        && hearing.dimension(of: other)?.isYesOrNo == true
    }
  }

  private func answers(
    to asked: [Slot], of questions: [Slot], _ basis: DialogueAct.Basis
  ) -> DialogueAct? {
    let named = hearing.mentions.all.filter { name in
      questions.contains { $0.path == name.path }
    }
    guard !named.isEmpty, let others = valueOfOthers(than: named, questions[0]) else { return nil }
    let evidence = hearing.evidence("together")
    let informs = asked.map { slot in
      let isNamed = named.contains { $0.path == slot.path }
      return hearing.inform(slot, .understood(.bool(isNamed ? !others : others), evidence))
    }
    return DialogueAct(.inform(informs), basis)
  }

  /// The answer to all that are not named, which is not that to those that are.
  private func valueOfOthers(than named: [Mentions.Mention], _ question: Slot) -> Bool? {
    if line.saysOnly(named.map(\.name)) { return false }
    guard let (whole, exceptions) = line.wholeBeforeException,
      named.allSatisfy({ $0.name.lowerBound >= exceptions }), !whole.saysThatItStays,
      case .understood(.bool(let value), _)? = hearing.dimension(of: question)?.read(
        whole, hearing.day)
    else { return nil }
    return value
  }
}
