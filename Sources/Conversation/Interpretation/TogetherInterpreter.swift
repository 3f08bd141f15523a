import Understanding

/// What a line says of all open questions of a step at once, each to be answered by yes or no: "everything
/// but location", "all off except reminders", "location on, the rest off", "only location".
struct TogetherInterpreter<D: Draft> {
  let hearing: Hearing<D>
  let slot: Slot<D>

  private var line: Line { hearing.line }

  /// The answers to all of them, or nil where the line names none of them apart from the others.
  var act: DialogueAct? {
    guard slot.step.isAnswerableTogether, let dimension = hearing.dimension(of: slot),
      dimension.isYesOrNo
    else { return nil }
    let open = questions.filter(\.isOpen)
    let named = hearing.mentions.all.filter { name in
      questions.contains { $0.path == name.path }
    }
    guard open.count > 1, !named.isEmpty else { return nil }
    if let (whole, exceptions) = line.wholeBeforeException,
      named.allSatisfy({ $0.name.lowerBound >= exceptions }),
      case .understood(.bool(let others), _) = dimension.read(whole, hearing.day)
    {
      return answers(to: open, apart: named.map(\.path), others)
    }
    if line.saysOnly(named.map(\.name)) {
      return answers(to: open, apart: named.map(\.path), false)
    }
    return nil
  }

  /// The questions of the step that are answered by yes or no.
  private var questions: [Slot<D>] {
    hearing.agenda.slots.filter { other in
      other.step.id == slot.step.id && other.path.element == slot.path.element && other.applies
        && hearing.dimension(of: other)?.isYesOrNo == true
    }
  }

  /// One answer to some questions, and the other to those that are named apart.
  private func answers(to open: [Slot<D>], apart named: [Path], _ others: Bool) -> DialogueAct {
    let evidence = hearing.evidence("together")
    let informs = open.map { slot in
      let value = named.contains(slot.path) ? !others : others
      return hearing.inform(slot, .understood(.bool(value), evidence))
    }
    return DialogueAct(.inform(informs), .asked)
  }
}
