import Understanding

/// The name of an element of a repeated group, cut into words.
struct ElementName {
  let element: Path.Element
  let words: [String]
}

/// The elements of repeated groups that a line names: "Mia" and "Mia's" of the child called Mia.
struct ElementNames {
  /// An element and the tokens that name it.
  struct Found {
    let element: Path.Element
    let tokens: Range<Int>
  }

  /// The names from left to right; of overlapping names the longest.
  let found: [Found]

  init(in line: Line, of names: [ElementName]) {
    let words = line.tokens.map { $0.word }
    var found: [Found] = []
    for name in names {
      for place in words.indices where Self.stands(name.words, at: place, in: words) {
        found.append(Found(element: name.element, tokens: place..<place + name.words.count))
      }
    }
    self.found = found.filter { name in
      !found.contains {
        $0.tokens.overlaps(name.tokens) && $0.tokens.count > name.tokens.count
      }
    }.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  /// Whether the words of a name stand at a place, the last perhaps with "'s".
  private static func stands(_ parts: [String], at place: Int, in words: [String]) -> Bool {
    guard let last = parts.last, place + parts.count <= words.count,
      words[place..<place + parts.count - 1].elementsEqual(parts.dropLast())
    else { return false }
    let word = words[place + parts.count - 1]
    return word == last || word.hasPrefix(last) && word.dropFirst(last.count) == "'s"
  }

  /// The name that is meant at a place: the last before it, or else the first after.
  func meant(at place: Int) -> Found? {
    found.last { $0.tokens.lowerBound <= place } ?? found.first
  }

  /// The only element that is named.
  var only: Found? {
    guard let first = found.first, found.allSatisfy({ $0.element == first.element }) else {
      return nil
    }
    return first
  }

  /// Whether a token belongs to a name.
  func covers(_ place: Int) -> Bool { found.contains { $0.tokens.contains(place) } }
}
