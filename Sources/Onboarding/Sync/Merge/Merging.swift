import Conversation
import Understanding

/// A merge of answers by their places, under way.
struct Merging {
  /// The answers on this machine, those on the other, and those both had in common.
  private(set) var here: PlacedAnswers
  let there: PlacedAnswers
  let base: PlacedAnswers
  /// The repeated groups of the flow by their ids.
  let groups: [String: GroupOutline]

  /// The answers that count.
  var result = PlacedAnswers()
  /// What was replaced.
  private(set) var conflicts: [AnswerConflict] = []

  init(
    here: PlacedAnswers, there: PlacedAnswers, base: PlacedAnswers, groups: [GroupOutline]
  ) {
    self.here = here
    self.there = there
    self.base = base
    self.groups = Dictionary(groups.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Merges, with no more elements in a repeated group than there is room for.
  mutating func run() {
    for group in Set(here.keys.keys).union(there.keys.keys).sorted() {
      findSame(in: group)
      let keys = elements(of: group)
      let most = min(groups[group]?.limits.upperBound ?? Int.max, Merge.mostElements)
      result.keys[group] = Array(keys.prefix(most))
      for key in keys.dropFirst(most) { leaveOut(key, of: group) }
    }
    for place in Set(here.answers.keys).union(there.answers.keys) {
      if let answer = settle(place) { result.answers[place] = answer }
    }
    for group in groups.values { count(group) }
  }

  // MARK: - Answers

  private mutating func settle(_ place: AnswerPlace) -> Answer? {
    let (mine, other, common) = (here.answers[place], there.answers[place], base.answers[place])
    if let group = place.group, let element = place.element {
      guard result.keys[group]?.contains(element) == true else { return nil }
      // An element that one machine took away, and the other went on with, comes back whole.
      if here.keys[group]?.contains(element) != true { return other }
      if there.keys[group]?.contains(element) != true { return mine }
    }
    let (kept, lost) = Self.choice(mine, other, common)
    // Having read an explanation is nothing that could be lost, and elements say themselves how many
    // they are.
    if let lost, lost.value != nil || lost.origin == .skipped, !isCount(place) {
      conflicts.append(AnswerConflict(place: place, kept: kept, lost: lost))
    }
    return kept
  }

  /// Which of two answers counts, and which it replaces.
  static func choice(
    _ mine: Answer?, _ other: Answer?, _ common: Answer?
  ) -> (kept: Answer?, lost: Answer?) {
    if mine == common || mine == other { return (other, nil) }
    if other == common { return (mine, nil) }
    guard let mine, let other else { return (mine ?? other, nil) }
    // Equal answers agree, and whose it is stays as the remote has it: that is no change of anybody's.
    if mine.value == other.value { return (other, nil) }
    return isLater(mine, than: other) ? (mine, other) : (other, mine)
  }

  /// Whether an answer counts before another; of two at the same instant that of the machine whose
  /// name comes last, on whichever machine that is asked.
  private static func isLater(_ one: Answer, than other: Answer) -> Bool {
    if one.stands != other.stands { return one.stands > other.stands }
    if one.machine != other.machine { return one.machine ?? "" > other.machine ?? "" }
    return text(one) > text(other)
  }

  private static func text(_ answer: Answer) -> String {
    answer.value.flatMap { try? StoredJSON.text($0) } ?? ""
  }

  // MARK: - Elements

  /// Gives elements that both machines added, and of which they say the same, the same name.
  private mutating func findSame(in group: String) {
    let known = Set(base.keys[group] ?? [])
    var others = (there.keys[group] ?? []).filter { !known.contains($0) }
    for key in here.keys[group] ?? [] where !known.contains(key) {
      if let same = others.firstIndex(of: key) {
        others.remove(at: same)
        continue
      }
      let mine = here.answers(about: key, in: group)
      let same = others.firstIndex { other in
        let theirs = there.answers(about: other, in: group)
        let both = mine.keys.filter { theirs[$0] != nil }
        return !both.isEmpty && here.keys[group]?.contains(other) != true
          && both.allSatisfy { mine[$0]?.value == theirs[$0]?.value }
      }
      guard let same else { continue }
      here.rename(key, to: others[same], in: group)
      others.remove(at: same)
    }
  }

  /// The elements of a group: those of the other machine in their order, then those that are only
  /// here.
  private func elements(of group: String) -> [String] {
    let (mine, theirs) = (here.keys[group] ?? [], there.keys[group] ?? [])
    let common = Set(base.keys[group] ?? [])
    let keys =
      theirs.filter { key in
        mine.contains(key) || !common.contains(key) || isChanged(key, of: group, in: there)
      }
      + mine.filter { key in
        !theirs.contains(key) && (!common.contains(key) || isChanged(key, of: group, in: here))
      }
    let told = keys.filter { isTold($0, of: group) }
    let untold = keys.filter { !told.contains($0) }
    if let expected = expected(in: group, told: told.count) {
      return told + untold.prefix(max(0, expected - told.count))
    }
    // Of elements that nothing was said of yet the last one is enough, where it was asked for.
    if told.isEmpty { return Array(keys.prefix(1)) }
    let open = untold.last { key in mine.first != key && theirs.first != key }
    return told + [open].compactMap(\.self)
  }

  func isTold(_ key: String, of group: String) -> Bool {
    [here, there].contains { !$0.answers(about: key, in: group).isEmpty }
  }

  private func isChanged(_ key: String, of group: String, in side: PlacedAnswers) -> Bool {
    side.answers(about: key, in: group) != base.answers(about: key, in: group)
  }

  /// Keeps an element that there is no room for among the conflicts.
  private mutating func leaveOut(_ key: String, of group: String) {
    let answers =
      [here, there].map { $0.answers(about: key, in: group) }
      .first { !$0.isEmpty } ?? [:]
    guard let latest = answers.values.max(by: { Self.isLater($1, than: $0) }) else { return }
    var lost = latest
    lost.value = .object(answers.compactMapValues(\.value))
    lost.evidence = nil
    conflicts.append(
      AnswerConflict(place: AnswerPlace("", of: key, in: group), kept: nil, lost: lost))
  }
}
