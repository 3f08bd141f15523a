public import Conversation
import Understanding

/// Why what a conflict replaced cannot be brought back.
public enum RestoringFault: Error, Hashable, Sendable {
  /// The conversation has no place for it any more.
  case gone
  /// There is room for no more elements of a group: what one is called, and how many there can be.
  case full(noun: String, most: Int)
}

extension ConversationState {
  /// Makes what a conflict replaced the answer again, or puts an element that was left out behind the
  /// others.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - groups: The repeated groups of the flow.
  /// - Throws: ``RestoringFault``; then nothing is changed.
  public mutating func restore(
    _ conflict: AnswerConflict, groups: [GroupOutline]
  ) throws(RestoringFault) {
    let place = conflict.place
    if place.item.isEmpty {
      guard let group = groups.first(where: { $0.id == place.group }) else { throw .gone }
      try append(conflict.lost, to: group)
    } else {
      guard let path = place.path(in: self) else { throw .gone }
      answers[path] = conflict.lost.givenAnew
    }
    // Taking back goes by what was said in conversations.
    undo = []
    pending = nil
  }

  /// Puts an element behind the others; what it lacks is asked.
  private mutating func append(
    _ lost: Answer, to group: GroupOutline
  ) throws(RestoringFault) {
    guard case .object(let fields)? = lost.value else { throw .gone }
    let count = elementCount(of: group.id)
    guard count < group.limits.upperBound else {
      throw .full(noun: group.noun, most: group.limits.upperBound)
    }
    for (field, value) in fields {
      var answer = lost.givenAnew
      answer.value = value
      answers[Path(field, in: .init(group: group.id, index: count))] = answer
    }
    elements[group.id] = count + 1
    if let opening = group.opening.map({ Path($0) }), answers[opening]?.value?.int != nil {
      answers[opening]?.value = .int(count + 1)
    }
  }
}

extension Answer {
  /// The answer as if it had not stood anywhere before.
  fileprivate var givenAnew: Answer {
    var answer = self
    answer.since = nil
    answer.machine = nil
    return answer
  }
}
