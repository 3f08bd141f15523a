public import Conversation
import Understanding

/// What two machines made of the same conversation, brought together answer by answer.
///
/// Both went on from a state they had in common. An answer that only one of them changed is that
/// one's; of an answer that both changed the later counts, and the other is among the conflicts.
/// What was said lives beside what was taken back. Where the conversation stands follows from the
/// answers.
///
/// Merging is a function of its arguments alone: it knows no clock, and whichever machine does it,
/// the answers that count are the same.
public struct Merge: Sendable {
  /// The conversation with the answers of both.
  public let state: ConversationState
  /// The answers that were replaced, in the order of their places.
  public let conflicts: [AnswerConflict]

  /// How many elements a repeated group may come to by merging where its flow has no limit.
  public static let mostElements = 50

  /// Brings two states of a conversation together.
  ///
  /// - Parameters:
  ///   - local: The state on this machine.
  ///   - remote: The other state.
  ///   - base: What both had in common last; nil when that is not known, or there is nothing.
  ///   - groups: The repeated groups of the flow, whose limits hold here too.
  public init(
    local: ConversationState, remote: ConversationState, base: ConversationState?,
    groups: [GroupOutline] = []
  ) {
    let (here, there) = (PlacedAnswers(local), PlacedAnswers(remote))
    var merging = Merging(
      here: here, there: there, base: base.map(PlacedAnswers.init) ?? PlacedAnswers(),
      groups: groups)
    merging.run()
    conflicts = merging.conflicts.sorted { $0.place.description < $1.place.description }
    var merged =
      if merging.result == there {
        remote
      } else if merging.result == here {
        local
      } else {
        Self.joined(local, remote, merging.result)
      }
    // Erasing has to speak of files that either machine wrote events to.
    if [local, remote].contains(where: { $0.analytics?.isToldElsewhere == true }) {
      merged.analytics?.isToldElsewhere = true
    }
    state = merged
  }

  /// A conversation with the answers of two; what was being settled is asked again.
  private static func joined(
    _ local: ConversationState, _ remote: ConversationState, _ answers: PlacedAnswers
  ) -> ConversationState {
    var state = local
    answers.write(to: &state)
    state.focus = nil
    state.pending = nil
    state.misses = 0
    // What each machine counted since they had a state in common is not told apart from what it was then.
    state.repeats.merge(remote.repeats, uniquingKeysWith: max)
    // Taking back goes by what this machine alone had changed.
    state.undo = []
    state.lastChanged = nil
    // Others know the remote's events already, under its id.
    state.analytics = remote.analytics ?? local.analytics
    state.submissionKey = local.submissionKey ?? remote.submissionKey
    state.startedAt = [local.startedAt, remote.startedAt].compactMap(\.self).min()
    state.stepSince = [local.stepSince, remote.stepSince].compactMap(\.self).max()
    state.completedAt = [local.completedAt, remote.completedAt].compactMap(\.self).min()
    return state
  }
}

extension ConversationState {
  /// The state with no answer later than an instant: clocks that are ahead of it are wrong.
  public func notLater(than now: Timestamp) -> ConversationState {
    var state = self
    for (path, answer) in answers where answer.stands > now { state.answers[path]?.since = now }
    return state
  }
}
