/// The rules of a dimension, the most specific first, ready to be tried on a line.
struct RuleSet<Value: Sendable>: Sendable {
  /// The rules, the most specific first; at most 64.
  let rules: [Rule<Value>]
  /// For each lexeme, the rules that may begin with it, as bits.
  private let candidates: [UInt64]

  /// A set of rules, the most specific first.
  init(_ rules: [Rule<Value>]) {
    precondition(rules.count <= 64, "a rule set has at most 64 rules")
    self.rules = rules
    var candidates = [UInt64](repeating: 0, count: Lexeme.allCases.count)
    for (place, rule) in rules.enumerated() {
      for lexeme in Lexeme.allCases where rule.starts.contains(lexeme) {
        candidates[Int(lexeme.rawValue)] |= 1 << UInt64(place)
      }
    }
    self.candidates = candidates
  }

  /// Every match of a line, from left to right, without overlap: at each token the rule that reads
  /// furthest, and of those the most specific.
  func matches(in line: Line, context: Context) -> [Match<Value>] {
    line.effort?.spend(line.tokens.count)
    var matches: [Match<Value>] = []
    let tokens = line.tokens
    var index = 0
    while index < tokens.count {
      if let match = longestMatch(in: tokens, at: index, context: context) {
        matches.append(match)
        index = match.tokens.upperBound
      } else {
        index += 1
      }
    }
    return matches
  }

  /// Every match of a line that uses none of some tokens.
  func matches(
    in line: Line, outside tokens: Range<Int>, context: Context
  ) -> [Match<Value>] {
    let before = Array(line.tokens[..<tokens.lowerBound])
    var matches: [Match<Value>] = []
    var index = 0
    while index < line.tokens.count {
      if index == tokens.lowerBound { index = max(tokens.upperBound, index + 1) }
      let seen = index < tokens.lowerBound ? before : line.tokens
      if let match = longestMatch(in: seen, at: index, context: context) {
        matches.append(match)
        index = match.tokens.upperBound
      } else {
        index += 1
      }
    }
    return matches
  }

  /// The match that begins with a token and reads furthest; none behind the last token.
  func longestMatch(in tokens: [Token], at index: Int, context: Context) -> Match<Value>? {
    guard index < tokens.count else { return nil }
    var bits = candidates[Int(tokens[index].lexeme.rawValue)]
    guard bits != 0 else { return nil }
    var best: Match<Value>?
    while bits != 0 {
      let rule = rules[bits.trailingZeroBitCount]
      bits &= bits - 1
      var cursor = Cursor(tokens, at: index, context: context)
      guard let finding = rule.scan(&cursor),
        !finding.values.isEmpty || finding.missing != nil,
        cursor.index > (best?.tokens.upperBound ?? index)
      else { continue }
      best = Match(
        values: finding.values, tokens: index..<cursor.index, rule: rule.name,
        isExplicit: finding.isExplicit, missing: finding.missing)
    }
    return best
  }
}

extension Cursor {
  /// Reads what begins here by one of some rules, as far as any of them goes.
  mutating func take<Value>(_ rules: RuleSet<Value>) -> Match<Value>? {
    guard let match = rules.longestMatch(in: tokens, at: index, context: context) else {
      return nil
    }
    advance(match.tokens.upperBound - index)
    return match
  }
}
