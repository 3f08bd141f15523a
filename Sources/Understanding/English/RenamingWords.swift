/// How people give somebody another name: "change Mia to Maya", "Mia is spelled Mya".
package enum RenamingWords {
  /// The place of the token with which the new name begins that a line says of somebody whose name it says ("Mia is
  /// spelled Mya"), or nil where none is given.
  package static func newName(in line: Line, behind name: Range<Int>) -> Int? {
    let words = line.tokens.map { $0.word }
    guard let link = spelling.first(where: { words[name.upperBound...].starts(with: $0) }) else {
      return nil
    }
    return start(at: name.upperBound + link.count, in: line)
  }

  /// The place of the token with which the new name begins behind a verb that gives one and words for whom: "change
  /// the name of the first child to Maya", "call the second one Alf", "rename Noah to Noé".
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - noun: What those are who have names, such as "child".
  ///   - names: The places of the tokens of their names.
  /// - Returns: The tokens that say whom, and the first of the name.
  package static func newName(
    in line: Line, ofAny noun: String, called names: [Range<Int>]
  ) -> (whom: Range<Int>, start: Int)? {
    let words = line.tokens.map { $0.word }
    for verb in words.indices {
      let isDirect = calling.contains(words[verb])
      guard isDirect || changing.contains(words[verb]) else { continue }
      var end = verb + 1
      var named: Range<Int>?
      while end < words.count {
        if let name = names.first(where: { $0.contains(end) }) {
          // Behind "her" or another name a name is the new one.
          if named.map({ $0 != name }) ?? pronouns.contains(words[end - 1]) { break }
          named = name
        } else if !isAboutName(end, of: noun, in: line) {
          break
        }
        end += 1
      }
      let object = verb + 1..<end
      let isSomebody =
        named != nil
        || object.contains {
          line.tokens[$0].isKin || words[$0].hasPrefix(noun)
            || LexemeSet.place.contains(line.tokens[$0].lexeme)
        }
      let isSpokenOf = object.last.map { pronouns.contains(words[$0]) } ?? false
      guard end < words.count, isSomebody || isDirect && isSpokenOf else { continue }
      let isLinked = to.contains(words[end])
      guard isLinked || isDirect else { continue }
      return start(at: isLinked ? end + 1 : end, in: line).map { (object, $0) }
    }
    return nil
  }

  /// Whether a word may stand between a verb that names and the name: "the name of my son's".
  private static func isAboutName(_ place: Int, of noun: String, in line: Line) -> Bool {
    let token = line.tokens[place]
    return token.isKin || token.word == noun || token.word.isPossessive(of: noun)
      || aboutName.contains(token.word) || token.lexeme == .my
      || LexemeSet.place.contains(token.lexeme)
  }

  /// The place, unless the token there begins no name: an article or a figure.
  private static func start(at place: Int, in line: Line) -> Int? {
    guard place < line.tokens.count, line.tokens[place].lexeme != .a,
      line.tokens[place].kind != .digits
    else { return nil }
    return place
  }

  /// The place of the token with which the name begins that a line gives the one who is spoken of, by a pronoun or by
  /// how it is spelled: "we call her Mimi", "she goes by Mimi", "it's spelled Mya".
  package static func newName(ofSpokenOfIn line: Line) -> Int? {
    let words = line.tokens.map { $0.word }
    for place in words.indices {
      let link = spokenOf.first { words[place...].starts(with: $0) }
      guard let link, place + link.count < words.count else { continue }
      let clause = line.clauseTokens.first { $0.contains(place) } ?? 0..<words.count
      let before = line.keeping(line.span(clause.lowerBound..<max(place, clause.lowerBound)))
      return before.contentWords.isEmpty ? place + link.count : nil
    }
    return nil
  }

  private static let spokenOf: [[String]] = WordClasses.english.sequences("RenamingWords.spokenOf")
  private static let calling = WordClasses.english.words("RenamingWords.calling")
  private static let changing = CorrectionCue.changing.union(
    WordClasses.english.words("RenamingWords.changing"))
  private static let aboutName = WordClasses.english.words("RenamingWords.aboutName")
  private static let pronouns = WordClasses.english.words("RenamingWords.pronouns")
  private static let to = WordClasses.english.words("RenamingWords.to")
  private static let spelling = WordClasses.english.sequences("RenamingWords.spelling").sorted {
    $0.count > $1.count
  }
}

extension LexemeSet {
  /// Words for a place in a row: "first", "second", "last".
  fileprivate static let place: LexemeSet = [.ordinal, .second, .last]
}

extension Line {
  /// The line without words at its end that only stress or soften what it says: "Maya really, please".
  package var withoutClosingFillers: Line {
    let last = tokens.last {
      !LexemeSet.filler.contains($0.lexeme) && ![.very, .actually, .instead].contains($0.lexeme)
    }
    return last.map { keeping(0..<$0.span.upperBound) } ?? self
  }
}
