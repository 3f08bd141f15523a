import Understanding

/// The elements of repeated groups that a line names: "Mia" and "Mia's" of the child called Mia, or
/// of all of that name.
struct ElementNames {
  /// Elements of one name, and the tokens that name them.
  struct Found {
    var elements: [Path.Element]
    let tokens: Range<Int>
    /// The token that says which of several elements of the name is meant.
    var ordinal: Int?

    /// The element, where no other has the same name.
    var element: Path.Element? { elements.only }
  }

  /// The names from left to right; of overlapping names the longest.
  let found: [Found]
  /// The names of a single word.
  private let names: [String]

  init(in line: Line, of names: [ElementName]) {
    let words = line.tokens.map { $0.word }
    self.names = names.compactMap { $0.words.count == 1 ? $0.words[0] : nil }
    var found: [Found] = []
    for name in names {
      for place in words.indices where Self.stands(name.words, at: place, in: words) {
        let tokens = place..<place + name.words.count
        if let namesake = found.firstIndex(where: { $0.tokens == tokens }) {
          found[namesake].elements.append(name.element)
        } else {
          found.append(Found(elements: [name.element], tokens: tokens))
        }
      }
    }
    // Among other words in quotes a name belongs to what is quoted.
    let quoted = line.quoted
    let longest = found.filter { name in
      !found.contains {
        $0.tokens.overlaps(name.tokens) && $0.tokens.count > name.tokens.count
      } && !quoted.contains { $0.overlaps(name.tokens) && $0.count > name.tokens.count }
    }
    // "Not for Ada, for the other one"
    let meant = longest.filter { !line.isNegated($0.tokens.lowerBound) }
    self.found = (meant.isEmpty ? longest : meant)
      .map { Self.placed($0, in: words) }
      .sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
      .reduce(into: []) { found, name in
        // Whoever is named in another's place is told what is said around that one.
        if let last = found.indices.last, line.correctsName(by: name.tokens) {
          found[last].elements = name.elements
        } else {
          found.append(name)
        }
      }
  }

  /// Whether the words of a name stand at a place, the last perhaps with "'s".
  private static func stands(_ parts: [String], at place: Int, in words: [String]) -> Bool {
    guard let last = parts.last, place + parts.count <= words.count,
      words[place..<place + parts.count - 1].elementsEqual(parts.dropLast())
    else { return false }
    let word = words[place + parts.count - 1]
    return word == last || word.isPossessive(of: last)
  }

  /// Of several elements of a name the one whose place is said: "the second Mia", "Mia (second)".
  private static func placed(_ found: Found, in words: [String]) -> Found {
    guard found.elements.count > 1 else { return found }
    let before = found.tokens.lowerBound - 1
    let after = words.indices[found.tokens.upperBound...].prefix(3).first {
      !Ordinal.opens(words[$0])
    }
    for place in [before, after] {
      guard let place, words.indices.contains(place),
        let index = Ordinal.place(of: words[place], among: found.elements.count)
      else { continue }
      return Found(elements: [found.elements[index]], tokens: found.tokens, ordinal: place)
    }
    return found
  }

  /// The name that is meant at a place: the last before it, or else the first after.
  func meant(at place: Int) -> Found? {
    found.last { $0.tokens.lowerBound <= place } ?? found.first
  }

  /// The only name that is said.
  var only: Found? {
    guard let first = found.first, found.allSatisfy({ $0.elements == first.elements }) else {
      return nil
    }
    return first
  }

  /// Whether a word is a name with an "s", as of those who leave out apostrophes: "Mias".
  func isPlural(_ word: String) -> Bool { names.contains { $0 + "s" == word } }

  /// Whether a token belongs to a name.
  func covers(_ place: Int) -> Bool { found.contains { $0.tokens.contains(place) } }
}
