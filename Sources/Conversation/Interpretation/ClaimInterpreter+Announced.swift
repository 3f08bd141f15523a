import Understanding

extension ClaimInterpreter {
  /// What the line announces of other answers than those that are changed by some of its words: the goal of
  /// "actually I'd rather gain muscle, so 2600 calories".
  ///
  /// Places are UTF-8 offsets.
  func announced(besides changed: [Inform], at places: [Range<Int>]) -> [Inform] {
    acts(of: hearing.claims).filter { $0.basis == .announced }.flatMap { act -> [Inform] in
      guard case .inform(let informs) = act.kind else { return [] }
      return informs.filter { inform in
        guard let said = inform.reading.evidence?.span else { return false }
        return !changed.contains { $0.path == inform.path }
          && !places.contains { $0.overlaps(said) }
      }
    }
  }
}
