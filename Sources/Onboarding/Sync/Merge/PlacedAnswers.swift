import Conversation

/// The answers of a conversation by their places, which are the same on all machines.
struct PlacedAnswers: Equatable {
  /// The answers.
  var answers: [AnswerPlace: Answer] = [:]
  /// The names of the elements of each repeated group that is known of, in their order.
  var keys: [String: [String]] = [:]

  /// No answers.
  init() {}

  /// The answers of a conversation.
  init(_ state: ConversationState) {
    var counts: [String: Int] = [:]
    for group in Set(state.elements.keys).union(state.elementKeys.keys) {
      counts[group] = state.elementCount(of: group)
    }
    for (path, answer) in state.answers {
      answers[AnswerPlace(path, in: state)] = answer
      guard let element = path.element else { continue }
      counts[element.group] = max(
        counts[element.group] ?? state.elementCount(of: element.group), element.index + 1)
    }
    for (group, count) in counts {
      keys[group] = (0..<count).map { state.elementKey(of: .init(group: group, index: $0)) }
    }
  }

  /// The answers about an element, by the ids of their fields.
  func answers(about element: String, in group: String) -> [String: Answer] {
    var found: [String: Answer] = [:]
    for (place, answer) in answers where place.group == group && place.element == element {
      found[place.item] = answer
    }
    return found
  }

  /// Gives an element another name.
  mutating func rename(_ element: String, to name: String, in group: String) {
    keys[group] = keys[group]?.map { $0 == element ? name : $0 }
    for (item, answer) in answers(about: element, in: group) {
      answers[AnswerPlace(item, of: element, in: group)] = nil
      answers[AnswerPlace(item, of: name, in: group)] = answer
    }
  }

  /// Puts them in the place of the answers of a conversation.
  func write(to state: inout ConversationState) {
    state.answers = [:]
    state.elements = keys.mapValues(\.count)
    state.elementKeys = keys
    for (place, answer) in answers {
      guard let path = place.path(in: state) else { continue }
      state.answers[path] = answer
    }
  }
}
