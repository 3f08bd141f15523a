import Understanding

extension GroupTracking {
  /// What follows from how many elements of a group there are, or from who they are.
  ///
  /// - Parameters:
  ///   - value: What was said: yes, a number, or all of them.
  ///   - id: The group.
  ///   - isMore: Whether that is beside those that are there.
  ///   - evidence: The words it comes from.
  ///   - tracker: The state as the turn changes it.
  static func count(
    _ value: JSONValue, of id: String, isMore: Bool, _ evidence: Evidence?,
    _ tracker: inout Tracker
  ) {
    guard let group = tracker.scene.group(id) else { return }
    let known = tracker.state.elementCount(of: id)
    let another = group.another.map { Path($0) }
    switch value {
    case .int(let number):
      setCount(isMore ? known + number : number, of: group, &tracker)
      // Who says how many there are is not asked for more.
      if let another, !isMore || number == 0 {
        tracker.state.answers[another] = Answer(
          value: .int(0), origin: isMore ? .said : .implied, evidence: evidence,
          at: tracker.context.now)
        return
      }
    case .bool: setCount(isMore ? known + 1 : max(known, 1), of: group, &tracker)
    default:
      let entries = (value.array ?? []).compactMap { entry -> [String: JSONValue]? in
        if case .object(let fields) = entry { fields } else { nil }
      }
      put(entries, from: known, into: group, evidence, &tracker)
    }
    // It is asked again, until there is no other.
    if let another { tracker.state.answers[another] = nil }
  }

  /// Puts elements into a group behind those that are there, as many as there is room for, with what
  /// their questions allow of what was said of them.
  ///
  /// - Returns: What was kept of those that there was room for.
  @discardableResult
  static func put(
    _ entries: [[String: JSONValue]], from first: Int, into group: Group<AnyDraft>,
    _ evidence: Evidence?, _ tracker: inout Tracker
  ) -> [[String: JSONValue]] {
    let room = max(0, group.limits.upperBound - first)
    var kept = Array(entries.prefix(room))
    let count = tracker.state.elementCount(of: group.id)
    tracker.state.elements[group.id] = max(count, first + kept.count)
    for (offset, fields) in kept.enumerated() {
      let element = Path.Element(group: group.id, index: first + offset)
      for (field, value) in fields.sorted(by: { $0.key < $1.key }) {
        let path = Path(field, in: element)
        tracker.settled.insert(path)
        guard let slot = tracker.agenda.slot(path), slot.ask != nil,
          tracker.admits(value, at: slot)
        else {
          kept[offset][field] = nil
          continue
        }
        tracker.state.answers[path] = Answer(
          value: value, origin: .said, evidence: evidence, at: tracker.context.now)
      }
    }
    if kept.count < entries.count {
      let left = entries.dropFirst(kept.count).compactMap { $0[group.nameField]?.string }
      tracker.note(.full(group: group.id, names: left))
    }
    return kept
  }

  /// Makes a group of so many elements; those behind go with all that was said of them.
  private static func setCount(_ count: Int, of group: Group<AnyDraft>, _ tracker: inout Tracker) {
    let count = min(count, group.limits.upperBound)
    tracker.state.elements[group.id] = count
    for path in tracker.state.answers.keys {
      if let element = path.element, element.group == group.id, element.index >= count {
        tracker.state.answers[path] = nil
      }
    }
  }

  /// Takes elements out of their group, with all that was said of them, as long as enough remain.
  static func remove(_ elements: [Path.Element], _ tracker: inout Tracker) {
    guard let group = elements.first.flatMap({ tracker.scene.group($0.group) }) else { return }
    let elements = elements.sorted { $0.index < $1.index }
    let names = elements.map { tracker.scene.elementName($0) }
    let left = tracker.state.elementCount(of: group.id) - elements.count
    guard left >= group.limits.lowerBound else {
      return tracker.note(.cannotRemove(group: group.id, names: names))
    }
    for element in elements.reversed() { remove(element, &tracker) }
    if let opening = group.opening.map({ Path($0) }) {
      tracker.state.answers[opening]?.value = .int(left)
    }
    tracker.state.focus = nil
    tracker.note(.removed(group: group.id, names: names))
  }

  /// Takes an element out; those behind it move up.
  private static func remove(_ element: Path.Element, _ tracker: inout Tracker) {
    var moved: [Path: Answer] = [:]
    for (path, answer) in tracker.state.answers {
      guard let other = path.element, other.group == element.group, other.index >= element.index
      else { continue }
      tracker.state.answers[path] = nil
      if other.index > element.index {
        let place = Path.Element(group: element.group, index: other.index - 1)
        moved[Path(path.item, in: place)] = answer
      }
    }
    tracker.state.answers.merge(moved) { $1 }
    tracker.state.elements[element.group] = tracker.state.elementCount(of: element.group) - 1
  }
}
