import Understanding

/// A line of several sentences.
extension TurnTaking {
  /// Takes a typed line as a whole, or part by part where that settles all of the same, and more.
  mutating func take(line text: String) {
    let effort = Effort()
    defer { steps += effort.steps }
    // What is printed in quotes is said with them, too; where something is asked they make any words its answer.
    let quoted = tracker.current?.ask == nil ? text.trimmingWhitespace.quoted : nil
    let line = Line(quoted ?? text, within: effort)
    let clauses = line.joinedClauses
    guard clauses.count > 1 else { return hear(line) }
    var start = self
    hear(line)
    // A no to what is proposed turns down what stands before it as well, be it said again.
    if start.tracker.state.pending?.evidence != nil,
      Hearing(line, in: start.tracker.scene).assent == .no
    {
      return
    }
    if let apart = start.hearing(line.sentences, within: effort, besides: self) { self = apart }
    // What was asked about the whole may be what a clause of it would settle by chance.
    guard tracker.state.pending == nil else { return }
    let apart = start.hearing(clauses, within: effort, besides: self, completely: true)
    if let apart { self = apart }
  }

  /// The most parts that people say in one breath; what has more is a list, or was pasted.
  private static let mostParts = 8

  /// Some parts of a line heard each as a line that is typed where the one before has led, or nil where that
  /// settles no more than the whole did.
  ///
  /// A part of which nothing is made is left out, unless each has to settle something. Where the whole only asks
  /// something, what settles an answer stands before the question.
  private func hearing(
    _ parts: [String], within effort: Effort, besides whole: TurnTaking, completely: Bool = false
  ) -> TurnTaking? {
    guard (2...Self.mostParts).contains(parts.count) else { return nil }
    let onlyAsks =
      whole.tracker.changes.isEmpty && whole.tracker.outcomes.contains(where: \.isAnswerToQuestion)
    var all = self
    var heard: [Line] = []
    var leftOut: [String] = []
    for part in parts {
      let line = Line(part, within: effort)
      var next = all
      if !heard.isEmpty { next.goOn() }
      let isHeard = next.hears(line, after: heard)
      if completely, !isHeard || next.tracker.changes == all.tracker.changes { return nil }
      guard isHeard else {
        leftOut.append(part)
        continue
      }
      if onlyAsks, next.tracker.changes.isEmpty { return nil }
      heard.append(line)
      if !next.onlyRepeats(since: all) { all = next }
    }
    guard heard.count > 1, all.settles(moreThan: whole) else { return nil }
    all.tellUnheard(of: leftOut, as: whole)
    return all
  }

  /// Tells of the clauses in parts that were left out what was told of them when the whole was heard.
  private mutating func tellUnheard(of parts: [String], as whole: TurnTaking) {
    let told = whole.tracker.outcomes.flatMap(\.unheardClauses)
      .filter { clause in parts.contains { $0.contains(clause) } }
    guard !told.isEmpty else { return }
    tracker.note(.unheard(told))
    tell()
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
  private mutating func hears(_ line: Line, after earlier: [Line]) -> Bool {
    let count = tracker.outcomes.count
    let next = earlier.isEmpty ? nil : tracker.current
    let part = LinePart(hearing: Hearing(line, in: tracker.scene), earlier: earlier)
    if part.pointsAtOneNamed || part.agreesByTheWay { return false }
    let isMeant = next.map(part.mayAnswer) ?? true
    hear(line)
    if tracker.outcomes[count...].contains(where: \.isMisunderstanding) { return false }
    return isMeant || next.map { tracker.state.answers[$0.path]?.value == $0.answer?.value } ?? true
  }

  /// Whether all that another hearing settled is settled here as well, and more, of which nothing is done or agreed
  /// to that cannot be taken back: what stands beside a yes may hold it back.
  private func settles(moreThan other: TurnTaking) -> Bool {
    var (here, there) = (tracker, other.tracker)
    guard here.command == nil, there.command == nil, here.effects == there.effects,
      here.state.pending == nil || here.asksForRest && there.changes.isEmpty,
      there.state.pending?.isAboutAnswer != false,
      here.state.elements == there.state.elements,
      here.agenda.isComplete == there.agenda.isComplete,
      !there.outcomes.contains(where: { $0.isOfOneToCome || $0.isAskedAbout })
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
  /// The parts before that were heard.
  let earlier: [Line]

  /// Whether it can be an answer to the next question by more than its place: it names what that asks for beside
  /// the value, or says one that no remark on what is settled would.
  func mayAnswer(_ next: Slot) -> Bool {
    if isNamed(next) { return true }
    guard let dimension = hearing.dimension(of: next), !dimension.isYesOrNo else { return false }
    // Where most have nothing to say, what hurts is said by that; any other text may be a remark.
    if dimension.takesWholeLine {
      return dimension.takesNone(hearing.day)
        ? hearing.hasShapeOfText(hearing.line, for: next)
        : hearing.matches(of: next).contains(where: \.isExplicit)
    }
    if dimension.form == .name { return hearing.matches(of: next).contains(where: \.isExplicit) }
    // A number, a place or a day may be of anything; options by their names are of the question that shows them.
    let reading = hearing.reading(of: next)
    let items = reading.evidence?.isPlaceOfOption == true ? [] : reading.value?.array ?? []
    return items.contains { item in dimension.options.contains { .string($0.id) == item } }
  }

  /// Whether a clause names what a question asks for, and no other says a part of the value, which may be of
  /// something else there.
  private func isNamed(_ next: Slot) -> Bool {
    let value = hearing.reading(of: next).evidence?.span
    return hearing.mentions.all.contains { mention in
      let clause = hearing.line.clauseSpan(around: mention.name)
      return mention.path == next.path
        && (value.map { clause.lowerBound <= $0.lowerBound && $0.upperBound <= clause.upperBound }
          ?? true)
    }
  }

  /// Whether something is pending that the part would agree to by a friendly word, which may be said of anything.
  var agreesByTheWay: Bool {
    hearing.scene.state.pending != nil && hearing.assent == .yes
      && !Assent.isClear(in: hearing.line, hearing.day)
  }

  /// Whether a pronoun may point at somebody else than the one who is asked about, whom a part before has named.
  var pointsAtOneNamed: Bool {
    guard let current = hearing.current?.path.element, OtherPerson.isPointedAt(in: hearing.line)
    else { return false }
    return earlier.contains { line in
      ElementNames(in: line, of: hearing.scene.elementNames(in: line)).found
        .contains { !$0.elements.contains(current) }
    }
  }
}

extension Outcome {
  /// Whether it answers something that was asked back.
  fileprivate var isAnswerToQuestion: Bool {
    if case .inquired = self { true } else { false }
  }

  /// The clauses that it tells nothing was made of.
  fileprivate var unheardClauses: [String] {
    if case .unheard(let clauses) = self { clauses } else { [] }
  }

  /// Whether it proposes what the line asks about, which a part of it alone may seem to say.
  fileprivate var isAskedAbout: Bool {
    if case .askedAbout = self { true } else { false }
  }

  /// Whether the line speaks of another element, whose turn comes later: no part of it is of the one at hand.
  fileprivate var isOfOneToCome: Bool {
    if case .postponed = self { true } else { false }
  }
}

extension Tracker {
  /// Whether nothing is asked but the rest of a value of which a part was said.
  fileprivate var asksForRest: Bool {
    if case .completion = state.pending { true } else { false }
  }

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
