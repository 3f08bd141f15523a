/// Hears what people say in so many words when they, or somebody they speak of, are in danger: of
/// suicide and self-harm, of an eating disorder, of abuse and violence.
///
/// It is one reading for every question, a table of statements: who does what to whom. It is no
/// clinical instrument and guesses at no hints; what is denied, supposed, long past or only a saying
/// is none.
public enum Safeguarding {
  /// What a line says of a danger.
  ///
  /// - Parameters:
  ///   - line: What was typed.
  ///   - children: The names of children who are known, so that "I hit Mia" is understood.
  /// - Returns: What it is about, or nil when the line says nothing of the kind.
  public static func concern(in line: Line, children: [String] = []) -> Concern? {
    let words = StatementWords(line, children: children)
    let matcher = StatementMatcher(words)
    let mayBeChild = !children.isEmpty || matcher.says(anyOf: "young")
    let found = matcher.first {
      switch $0 {
      case .goesOn, .misheard: false
      case .violenceAlone: !mayBeChild
      default: true
      }
    }
    guard let found else { return nil }
    let said = matcher.clause(before: found.words.lowerBound).lowerBound..<found.words.upperBound
    return Concern(of: found.kind, said: said, in: matcher)
  }
}

extension Concern {
  /// What a statement at some words is about.
  fileprivate init?(
    of statement: StatementTable.Kind, said words: Range<Int>, in line: StatementMatcher
  ) {
    guard let kind = Kind(statement) else { return nil }
    let person: Person =
      if line.says(anyOf: "kid", in: words) {
        .child
      } else if statement == .harm {
        .adult
      } else if line.says(anyOf: "oneself", in: words) || !line.says(anyOf: "other", in: words) {
        .oneself
      } else if line.says(anyOf: "them", in: words) || !line.says(anyOf: "grown", in: words) {
        .somebody
      } else {
        .adult
      }
    let mayConcernChild =
      switch person {
      case .child, .somebody: true
      case .adult: line.says(anyOf: "kid")
      case .oneself: line.says(anyOf: "kid") || line.says(anyOf: "youth") || line.says("minor")
      }
    self.init(kind: kind, person: person, mayConcernChild: mayConcernChild)
  }
}

extension Concern.Kind {
  /// The danger that a statement speaks of, if it speaks of one.
  fileprivate init?(_ statement: StatementTable.Kind) {
    switch statement {
    case .suicide: self = .suicide
    case .selfHarm: self = .selfHarm
    case .eating: self = .eating
    case .abuse, .violence, .violenceAlone, .harm: self = .violence
    case .goesOn, .misheard: return nil
    }
  }
}
