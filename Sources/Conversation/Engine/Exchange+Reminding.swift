import Understanding

extension Exchange {
  /// Takes part of a value that was given before ("he's 7" of a birthday), where the line says
  /// nothing for the question: what agrees is said to be so, and what does not is asked about.
  mutating func hearPart(of line: Line, besides asked: Slot<D>) -> Bool {
    let agenda = agenda
    for slot in agenda.slots where slot.path != asked.path && slot.applies && isNear(slot, asked) {
      guard let ask = slot.ask, let old = slot.answer?.value else { continue }
      let dimension = ask.dimension(agenda.draft, slot.index)
      guard dimension.saysPart(line, reading),
        case .understood(let value, let evidence) = dimension.revise(old, line, reading),
        dimension.violation(value, reading) == nil
      else { continue }
      if value == old {
        say(.unchanged(heard(slot.path, value)))
        askAgain()
      } else {
        state.pending = .mention(slot.path, value, evidence)
        sayMentioned(slot.path, value)
      }
      return true
    }
    return false
  }

  /// Asks about a bare value where nothing is asked: "1800" at the last look can only be a wish to
  /// change the answer that it fits.
  mutating func hearBareValue(_ line: Line) -> Bool {
    let agenda = agenda
    let whole = line.span(0..<line.tokens.count)
    let isNumber = line.tokens.first?.kind == .digits
    var paths: [Path] = []
    var values: [JSONValue] = []
    for slot in agenda.slots where slot.applies {
      guard let ask = slot.ask, let old = slot.answer?.value else { continue }
      let dimension = ask.dimension(agenda.draft, slot.index)
      // A number says nothing of which list it is the place in.
      guard !dimension.takesAnyWords, !dimension.isYesOrNo,
        !isNumber || ask.choices(agenda.draft, slot.index).isEmpty,
        case .understood(let value, let evidence) = dimension.read(line, reading),
        evidence.span == whole, !evidence.isOwnWish, value != old,
        dimension.form == .value || evidence.isOptionAsListed,
        dimension.violation(value, reading) == nil
      else { continue }
      paths.append(slot.path)
      values.append(value)
    }
    let evidence = line.evidence(0..<line.tokens.count, rule: "bare")
    switch paths.count {
    case 1:
      state.pending = .mention(paths[0], values[0], evidence)
      sayMentioned(paths[0], values[0])
    case 2...3:
      state.pending = .target(paths, values: values, evidence)
      askTarget(paths, evidence)
    default:
      return false
    }
    isUnderstood = false
    return true
  }
}
