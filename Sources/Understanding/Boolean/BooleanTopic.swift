/// What a yes or a no is about, so that the thing itself and what is done with it answer too: "no
/// reminders", "connect it", "anything but Strava".
public struct BooleanTopic: Hashable, Sendable {
  /// What it is called, in small letters, a word each.
  public var nouns: Set<String>
  /// Whether it is about later, so that a yes for later is a yes.
  public var canWait: Bool
  /// Whether a yes may say when and how often: "yes, but not at night".
  public var canBeTimed: Bool

  /// A topic that is called by some nouns.
  public init(_ nouns: Set<String>, canWait: Bool = false, canBeTimed: Bool = false) {
    self.nouns = nouns
    self.canWait = canWait
    self.canBeTimed = canBeTimed
  }
}

extension BooleanDimension {
  /// Places that answer by the topic: "no reminders", "without location", "anything but Strava", and
  /// what is to be done with it: "connect it", "you may track me", "don't import anything".
  func topicAnswers(in line: Line) -> [Said] {
    guard let topic else { return [] }
    let tokens = line.tokens
    var answers: [Said] = []
    for index in tokens.indices {
      if topic.nouns.contains(tokens[index].word), let start = line.denial(of: index),
        start >= answers.last?.tokens.upperBound ?? 0
      {
        answers.append(
          Said(meaning: .clear(false), tokens: start..<index + 1, rule: "boolean.topic"))
      }
      if let end = deedEnd(at: index, in: line, topic), line.asksToDo(index) {
        let isDenied = line.isDenied(before: index)
        answers.append(
          Said(
            meaning: .clear(!isDenied), tokens: index..<end,
            rule: isDenied ? "boolean.denied" : "boolean.deed"))
      }
    }
    return answers
  }

  /// Where what is to be done ends, if a token is a verb of doing and its clause says no more: "hook
  /// it up", "import my health data".
  private func deedEnd(at index: Int, in line: Line, _ topic: BooleanTopic) -> Int? {
    guard Self.deeds.contains(line.tokens[index].word) else { return nil }
    var end = index + 1
    while end < line.tokens.count, !line.endsClause(before: end) {
      let word = line.tokens[end].word
      guard topic.nouns.contains(word) || Self.aroundDeeds.contains(word) else { return nil }
      end += 1
    }
    return end
  }

  /// What people ask to be done with a topic.
  static let deeds = WordClasses.english.words("BooleanDimension.deeds")
  private static let aroundDeeds = WordClasses.english.words("BooleanDimension.aroundDeeds")
}

extension Line {
  /// Where a denial of the noun at a place begins: "no", "not", "anything but".
  fileprivate func denial(of noun: Int) -> Int? {
    guard noun > 0 else { return nil }
    switch tokens[noun - 1].lexeme {
    case .no, .not, .without: return noun - 1
    // "Not on Strava"
    case .on, .with:
      return noun > 1 && tokens[noun - 2].lexeme == .not ? noun - 2 : nil
    case .but, .except:
      return noun > 1 && [.any, .all].contains(tokens[noun - 2].lexeme) ? noun - 2 : nil
    default: return denialOfAll(with: noun)
    }
  }

  /// Where a denial begins of several nouns that an "or" joins, one of which is at a place: "no A, B or C".
  private func denialOfAll(with noun: Int) -> Int? {
    let isPart = { (place: Int) in
      [.or, .comma].contains(tokens[place].lexeme) || tokens[place].lexeme == .other
    }
    guard let start = tokens[..<noun].indices.last(where: { !isPart($0) }),
      [.no, .not, .without].contains(tokens[start].lexeme), tokens[start + 1].lexeme == .other
    else { return nil }
    let end = tokens[noun...].indices.first { !isPart($0) } ?? tokens.count
    return tokens[start..<end].contains { $0.lexeme == .or } ? start : nil
  }

  /// Whether a verb is asked for: at the begin of its clause, or behind "you can" and the like.
  fileprivate func asksToDo(_ verb: Int) -> Bool {
    var place = verb - 1
    while place >= 0 {
      let token = tokens[place]
      switch token.lexeme {
      case .not, .please, .just, .okay, .yes, .can, .do, .also, .and, .so, .oh, .but, .actually,
        .wait:
        break
      case .you where place + 1 < tokens.count && tokens[place + 1].lexeme == .can: break
      case .you where ["may", "to", "should"].contains(tokens[place + 1].word): break
      case .may: break
      default:
        return token.kind == .sign || LexemeSet.filler.contains(token.lexeme)
          || Self.beforeDeed.contains(token.word) && !endsInQuestion
      }
      place -= 1
    }
    return true
  }

  /// Words that may stand between the opening of a request and its verb.
  private static let beforeDeed = WordClasses.english.words("BooleanTopic.beforeDeed")
}
