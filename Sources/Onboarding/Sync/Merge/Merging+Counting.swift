import Conversation
import Understanding

/// Groups that ask how many elements they have.
extension Merging {
  /// How many elements a group has by the answer that counts, those included of which nothing was said
  /// yet; nil where it does not ask, or nobody answered.
  ///
  /// - Parameters:
  ///   - group: The id of the group.
  ///   - told: How many there are of which something was said.
  /// - Returns: The number of elements.
  func expected(in group: String, told: Int) -> Int? {
    guard let opening = groups[group]?.opening else { return nil }
    let place = AnswerPlace(opening)
    let answer = Self.choice(here.answers[place], there.answers[place], base.answers[place]).kept
    guard let value = answer?.value else { return nil }
    // Another one may have been opened after the count was said.
    let isOpen = [here, there].contains { side in
      side.keys[group]?.last.map { !isTold($0, of: group) } ?? false
    }
    let known = told + (isOpen ? 1 : 0)
    switch value {
    case .int(let number): return number == 0 ? 0 : max(number, known)
    case .bool: return max(1, known)
    default: return known
    }
  }

  /// Whether a place holds how many elements a group has, or whether there is another.
  func isCount(_ place: AnswerPlace) -> Bool {
    place.group == nil
      && groups.values.contains { $0.opening == place.item || $0.another == place.item }
  }

  /// Has the answer to how many elements there are say what is true of those that were merged.
  mutating func count(_ group: GroupOutline) {
    guard let opening = group.opening.map({ AnswerPlace($0) }),
      let value = result.answers[opening]?.value
    else { return }
    let count = result.keys[group.id]?.count ?? 0
    if count < group.limits.lowerBound {
      result.answers[opening] = nil
    } else if value.int != nil && value.int != count || count == 0 {
      result.answers[opening]?.value = .int(count)
    }
  }
}
