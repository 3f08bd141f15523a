import Understanding

extension Mentions {
  /// Whose a field of repeated elements is, by the words around its name.
  enum Ownership {
    /// An element's, or nobody is said.
    case elements
    /// That of somebody of a name that is not known, as in "Noah's birthday".
    case strangers
    /// That of somebody or something else: "my husband's name", "the name of her school".
    case others

    /// Whose a field is that is named at some tokens; `isName` where it is what elements are called.
    init(of name: Range<Int>, in line: Line, _ elements: ElementNames, isName: Bool) {
      let isOther =
        isName && (Self.isAnotherName(name, in: line) || Self.isOfOther(name, in: line, elements))
      if isOther {
        self = .others
      } else if let place = line.possessor(before: name.lowerBound, takesPlurals: isName),
        !elements.covers(place), !elements.isPlural(line.tokens[place].word),
        !NamingWords.areOwners(line.tokens[place].word)
      {
        let isWrittenAsName = line.words(place..<place + 1).first?.isUppercase == true
        self = isWrittenAsName ? .strangers : .others
      } else {
        self = .elements
      }
    }

    /// Whether a field outside of groups is said to be that of somebody of another name than that of the
    /// person: "Noah's birthday", "my wife's birthday".
    static func isOfNamed(
      _ name: Range<Int>, in line: Line, _ elements: ElementNames, _ own: [ElementName]
    ) -> Bool {
      guard let place = line.possessor(before: name.lowerBound, takesPlurals: false),
        !ElementNames(in: line, of: own).covers(place)
      else { return false }
      return elements.covers(place) || line.isSomebodys(place)
    }

    /// Whether a name is one that people have beside the one they go by: "his full name".
    private static func isAnotherName(_ name: Range<Int>, in line: Line) -> Bool {
      name.lowerBound > 0 && NamingWords.otherNames.contains(line.tokens[name.lowerBound - 1].word)
    }

    /// Whether an "of" behind a name says that it is that of somebody else: "the name of her school".
    private static func isOfOther(
      _ name: Range<Int>, in line: Line, _ elements: ElementNames
    ) -> Bool {
      guard name.upperBound < line.tokens.count, line.tokens[name.upperBound].isOf else {
        return false
      }
      return !line.tokens.indices[(name.upperBound + 1)...].prefix(3).contains {
        elements.covers($0) || NamingWords.asked.contains(line.tokens[$0].word)
      }
    }
  }
}
