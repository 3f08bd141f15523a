import Understanding

/// What a line tells of elements of repeated groups by their names: "Ella was born on 3 May, and Mia on 9
/// June", "Ben is a 7", "Ella and Mia both have talkative 5".
struct Telling {
  /// What is told of those of some names.
  struct Part {
    let elements: [Path.Element]
    /// The tokens of the last of the names.
    let name: Range<Int>
    /// The tokens from the first of the names up to the next who is no more than compared with.
    let tokens: Range<Int>
  }

  private(set) var parts: [Part] = []
  /// The names that are said in one breath: "Ella and Mia".
  private let subjects: [[ElementNames.Found]]

  /// What a line tells, where one who has no name yet may be asked for it: of them is what stands before the
  /// clause in which somebody else is named.
  init(in line: Line, _ names: ElementNames, naming newcomer: Path.Element? = nil) {
    var subjects: [[ElementNames.Found]] = []
    for name in names.found {
      if let last = subjects.last?.last, line.joinsNames(last.tokens, name.tokens) {
        subjects[subjects.count - 1].append(name)
      } else {
        subjects.append([name])
      }
    }
    self.subjects = subjects
    var told: [[ElementNames.Found]] = []
    for subject in subjects where Self.tells(subject, in: line, isParallel: !told.isEmpty) {
      told.append(subject)
    }
    if let newcomer, let before = Self.tokens(before: subjects, in: line) {
      parts.append(Part(elements: [newcomer], name: before.tokens, tokens: before.tokens))
      if let named = before.named, named.allSatisfy({ $0.element != nil }),
        told.first?.first?.tokens != named.first?.tokens
      {
        told.insert(named, at: 0)
      }
    }
    for subject in told {
      guard let first = subject.first, let last = subject.last else { continue }
      // "Ella is a 5; Mia's birthday is the 3rd" goes on with Mia, and "Ella is, unlike Mia, a 5" does not.
      let next = subjects.lazy.compactMap(\.first?.tokens.lowerBound).first {
        $0 >= last.tokens.upperBound && !line.isNamedInPassing($0)
      }
      let end = next ?? line.tokens.count
      parts.append(
        Part(
          elements: subject.compactMap(\.element), name: last.tokens,
          tokens: first.tokens.lowerBound..<max(end, last.tokens.upperBound)))
    }
  }

  /// What stands before the clause that names somebody not only in passing, and whom it names; nil where that
  /// clause is the first.
  private static func tokens(
    before subjects: [[ElementNames.Found]], in line: Line
  ) -> (tokens: Range<Int>, named: [ElementNames.Found]?)? {
    guard !subjects.isEmpty else { return nil }
    let named = subjects.first { subject in
      subject.first.map { !line.isNamedInPassing($0.tokens.lowerBound) } ?? false
    }
    guard let name = named?.first?.tokens.lowerBound else {
      return (line.tokens.indices, nil)
    }
    let start = line.clauses().last { $0.tokens.lowerBound <= name }?.tokens.lowerBound ?? 0
    return start == 0 ? nil : (0..<start, named)
  }

  /// Whether something is told of those of some names; of one who goes by several elements' name it is
  /// not clear of whom.
  private static func tells(
    _ subject: [ElementNames.Found], in line: Line, isParallel: Bool
  ) -> Bool {
    guard let first = subject.first, let last = subject.last,
      subject.allSatisfy({ $0.element != nil })
    else { return false }
    return line.tells(
      of: first.tokens.lowerBound..<last.tokens.upperBound, isParallel: isParallel)
  }

  /// Whether what stands at a token is told of an element.
  func tells(of element: Path.Element, at token: Int) -> Bool {
    parts.contains { $0.elements == [element] && $0.tokens.contains(token) }
  }

  /// All who are named in one breath up to the name at some tokens, or, where there is none, with the
  /// first that is said; none where it is only one.
  func joined(endingAt name: Range<Int>?) -> [Path.Element] {
    let subject = name == nil ? subjects.first : subjects.first { $0.last?.tokens == name }
    guard let subject, subject.count > 1, subject.allSatisfy({ $0.element != nil }) else {
      return []
    }
    return subject.compactMap(\.element)
  }

  /// The others of whom the same is told as of an element: the Mia of "Ella and Mia are a 7".
  func alike(_ element: Path.Element) -> [Path.Element] {
    let part = parts.first { $0.elements.count > 1 && $0.elements.contains(element) }
    return part?.elements.filter { $0 != element } ?? []
  }

  /// The tokens of what is told of others of the group of an element, and not of it.
  func places(besides element: Path.Element) -> [Range<Int>] {
    parts.filter { part in
      !part.elements.contains(element) && part.elements.contains { $0.group == element.group }
    }.map(\.tokens)
  }
}
