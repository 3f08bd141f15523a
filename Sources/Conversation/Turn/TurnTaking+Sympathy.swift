import Understanding

/// A kind word for what a line tells of.
extension TurnTaking {
  /// What a line tells of that deserves a kind word, where none was said to it yet.
  func sympathy(for line: Line) -> Sympathy? {
    line.sympathy.flatMap { tracker.state.sympathies?.contains($0) == true ? nil : $0 }
  }

  /// Says a kind word, unless the questions rest.
  mutating func sympathise(_ sympathy: Sympathy, isAll: Bool) {
    guard tracker.state.pending != .rest, !tracker.isClosing else { return }
    tracker.state.sympathies = (tracker.state.sympathies ?? []) + [sympathy]
    tracker.note(.sympathised(sympathy, isAll: isAll))
    tell()
  }
}
