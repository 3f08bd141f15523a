import Understanding

extension Exchange {
  /// Settles what is pending by a line.
  ///
  /// - Returns: Whether the line is dealt with; otherwise it is heard as any other line.
  mutating func settle(_ pending: Pending, _ line: Line, _ wording: Wording) -> Bool {
    switch pending {
    case .rest: return settleRest(line, wording)
    case .retry(let event, let earlier):
      return settleRetry(event, over: earlier, line, wording)
    case .signIn(let phase): return settleSignIn(phase, line, wording)
    case .submission: return false
    case .startOver: return settleStartOver(line, wording)
    case .clarification(let path, let candidates, let evidence):
      return settleClarification(path, candidates, evidence, line, wording)
    case .target(let paths, let values, let evidence):
      return settleTarget(paths, values, evidence, line, wording)
    case .suggestion where Command(wording) == .back:
      return false
    case .suggestion(let path, let value):
      return settleYesNo(
        path, value, line, wording, origin: .suggested,
        evidence: line.evidence(0..<line.tokens.count, rule: "suggestion.confirmed"))
    case .doubt(let path, let value, let evidence), .mention(let path, let value, let evidence):
      return settleYesNo(path, value, line, wording, origin: .said, evidence: evidence)
    case .completion(let path, let missing, let words):
      return settleCompletion(path, missing, words, line)
    case .more(let path, let words):
      return settleMore(path, words, line, wording)
    case .commandOrAnswer(let path, let command, let text):
      return settleCommandOrAnswer(path, command, text, line, wording)
    }
  }

  /// Settles what is pending by an empty line, where that means something.
  mutating func settleWithNothing(_ pending: Pending) -> Bool {
    switch pending {
    case .suggestion(let path, let value):
      set(path, value, origin: .suggested, evidence: nil)
      finishTurn()
      return true
    case .mention(let path, let value, let evidence) where state.answers[path] == nil:
      set(path, value, origin: .said, evidence: evidence)
      finishTurn()
      return true
    case .mention(let path, _, _):
      // Nothing said replaces nothing.
      state.pending = nil
      if let value = state.answers[path]?.value { say(.unchanged(heard(path, value))) }
      ask()
      return true
    case .retry(let event, let earlier):
      return retry(event, over: earlier)
    case .rest:
      say(.rest(again: true))
      return true
    case .submission, .completion, .more:
      return false
    default:
      return askPending(pending)
    }
  }

  /// Asks again what is pending; false where the question itself says it.
  mutating func askPending(_ pending: Pending) -> Bool {
    switch pending {
    case .clarification(let path, let candidates, _):
      let phrases = candidates.compactMap { phrase(path, $0) }
      say(.clarifyAgain(label: label(path), readings: phrases, attempt: max(1, state.misses)))
    case .target(let paths, _, let evidence):
      askTarget(paths, evidence)
    case .suggestion(let path, let value):
      say(.proposal(label: label(path), phrase: phrase(path, value) ?? "", because: nil))
    case .doubt(let path, let value, _):
      say(.doubted(heard: phrase(path, value) ?? "", why: ""))
    case .mention(let path, let value, _):
      sayMentioned(path, value)
    case .startOver:
      say(.confirmStartOver)
    case .retry(.saveFailed(let failure, _), _):
      say(.saveFailed(failure))
    case .commandOrAnswer(let path, _, let text):
      say(.commandOrAnswer(text, label: label(path)))
    case .signIn(let phase):
      askSignIn(phase, isAgain: true)
    case .rest:
      say(.rest(again: true))
    case .completion(let path, let missing, let words):
      say(.incomplete(label: label(path), missing, words: words))
    case .retry, .submission, .more:
      return false
    }
    return true
  }
}
