import Understanding

/// A line of several sentences.
extension TurnTaking {
  /// Takes a typed line as a whole, or part by part where that settles all of the same, and more.
  mutating func take(line text: String) {
    let start = self
    let effort = Effort()
    hear(text, within: effort)
    let line = Line(text, within: effort)
    let sentences = start.hearing(line.sentences, within: effort, besides: self)
    if let sentences, sentences.settles(moreThan: self) { self = sentences }
    // What was asked about the whole may be what a clause of it would settle by chance.
    if tracker.state.pending == nil {
      let clauses = start.hearing(
        line.joinedClauses, within: effort, besides: self, completely: true)
      if let clauses, clauses.settles(moreThan: self) { self = clauses }
    }
    steps += effort.steps
  }

  /// The most parts that people say in one breath; what has more is a list, or was pasted.
  private static let mostParts = 8

  /// Some parts of a line heard each as a line that is typed where the one before has led; one of which nothing is
  /// made is left out, unless each has to settle something.
  ///
  /// Where the whole only asks something, what settles an answer stands before the question.
  private func hearing(
    _ parts: [String], within effort: Effort, besides whole: TurnTaking, completely: Bool = false
  ) -> TurnTaking? {
    guard (2...Self.mostParts).contains(parts.count) else { return nil }
    let onlyAsks =
      whole.tracker.changes.isEmpty && whole.tracker.outcomes.contains(where: \.isAnswerToQuestion)
    var all = self
    var heard: [String] = []
    for part in parts {
      var next = all
      if !heard.isEmpty { next.goOn() }
      let isHeard = next.hears(part, within: effort, after: heard)
      if completely, !isHeard || next.tracker.changes == all.tracker.changes { return nil }
      guard isHeard else { continue }
      if onlyAsks, next.tracker.changes.isEmpty { return nil }
      heard.append(part)
      if !next.onlyRepeats(since: all) { all = next }
    }
    return heard.count > 1 ? all : nil
  }

  /// Whether all that was heard since is what the line had said before.
  private func onlyRepeats(since earlier: TurnTaking) -> Bool {
    let outcomes = tracker.outcomes[earlier.tracker.outcomes.count...]
    return !outcomes.isEmpty
      && outcomes.allSatisfy { outcome in
        if case .unchanged(let path) = outcome {
          earlier.tracker.settled.contains(path)
        } else {
          false
        }
      }
  }

  /// Hears a part of a line: whether it was understood, and did not answer by chance what was not asked yet.
  private mutating func hears(
    _ text: String, within effort: Effort, after earlier: [String]
  ) -> Bool {
    let count = tracker.outcomes.count
    let next = earlier.isEmpty ? nil : tracker.current
    let part = LinePart(Line(text, within: effort), in: tracker.scene, after: tracker.settled)
    if part.pointsAtOneNamed(in: earlier) || part.agreesByTheWay { return false }
    let isMeant = next.map(part.mayAnswer) ?? true
    hear(text, within: effort)
    if tracker.outcomes[count...].contains(where: \.isMisunderstanding) { return false }
    return isMeant || next.map { tracker.state.answers[$0.path]?.value == $0.answer?.value } ?? true
  }

  /// Whether all that another hearing settled is settled here as well, and more, of which nothing is done or agreed
  /// to that cannot be taken back: what stands beside a yes may hold it back.
  private func settles(moreThan other: TurnTaking) -> Bool {
    var (here, there) = (tracker, other.tracker)
    guard here.command == nil, there.command == nil, here.effects == there.effects,
      here.state.pending == nil, there.state.pending?.isAboutAnswer != false,
      here.state.elements == there.state.elements,
      here.agenda.isComplete == there.agenda.isComplete,
      !there.outcomes.contains(where: \.isOfOneToCome)
    else { return false }
    let (all, known) = (here.changes, there.changes)
    let agenda = here.agenda
    return all.count > known.count && known.allSatisfy { all[$0.key] == $0.value }
      && all.keys.allSatisfy { known[$0] != nil || agenda.slot($0)?.ask?.isOnlyAnswered != true }
  }
}

/// A part of a line behind another, where the question that comes next is not asked yet.
private struct LinePart {
  let hearing: Hearing
  /// The items that the parts before have settled.
  let settled: Set<Path>

  init(_ line: Line, in scene: Scene, after settled: Set<Path>) {
    hearing = Hearing(line, in: scene)
    self.settled = settled
  }

  /// Whether it can be an answer to the next question by more than its place: it names what that asks for, or
  /// says a value that no remark on what is settled would.
  func mayAnswer(_ next: Slot) -> Bool {
    if hearing.mentions.all.contains(where: { $0.path == next.path }) { return true }
    guard let dimension = hearing.dimension(of: next), !dimension.isYesOrNo else { return false }
    if dimension.takesWholeLine { return hearing.hasShapeOfText(hearing.line, for: next) }
    if dimension.form == .name { return hearing.matches(of: next).contains(where: \.isExplicit) }
    let reading = hearing.reading(of: next)
    if let items = reading.value?.array, !dimension.options.isEmpty {
      return items.contains { item in dimension.options.contains { .string($0.id) == item } }
    }
    // A value alone may be of anything; one of the kind of the one before, with words of what it is, is the next.
    return isLikeSettled(dimension, in: next.step.id) && hearing.line.goesOn
      && hearing.line.blanking(reading.evidence.map { [$0.span] } ?? []).saysSomething
  }

  /// Whether something is pending that the part may agree to by words of something else: "the doctor says it's fine".
  var agreesByTheWay: Bool {
    hearing.scene.state.pending != nil && hearing.assent == .yes
      && !Assent.isClear(in: hearing.line, hearing.day)
  }

  /// Whether a pronoun may point at somebody else than the one who is asked about, whom a part before has named.
  func pointsAtOneNamed(in earlier: [String]) -> Bool {
    guard let current = hearing.current?.path.element, OtherPerson.isPointedAt(in: hearing.line)
    else { return false }
    return earlier.contains { part in
      let line = Line(part)
      return ElementNames(in: line, of: hearing.scene.elementNames(in: line)).found
        .contains { !$0.elements.contains(current) }
    }
  }

  /// Whether a value of the same kind was settled in the same step.
  private func isLikeSettled(_ dimension: AnyDimension, in step: String) -> Bool {
    hearing.agenda.slots.contains { slot in
      settled.contains(slot.path) && slot.step.id == step
        && hearing.dimension(of: slot)?.isSameKind(as: dimension) == true
    }
  }
}

extension Outcome {
  /// Whether it answers something that was asked back.
  fileprivate var isAnswerToQuestion: Bool {
    if case .inquired = self { true } else { false }
  }

  /// Whether the line speaks of another element, whose turn comes later: no part of it is of the one at hand.
  fileprivate var isOfOneToCome: Bool {
    if case .postponed = self { true } else { false }
  }
}

extension Tracker {
  /// The answers that are others than when the event came, null where one is gone.
  fileprivate var changes: [Path: JSONValue] {
    var changes: [Path: JSONValue] = [:]
    for (path, answer) in state.answers where before.answers[path]?.value != answer.value {
      changes[path] = answer.value ?? .null
    }
    for path in before.answers.keys where state.answers[path] == nil { changes[path] = .null }
    return changes
  }
}
