import Understanding

/// What a line tells of elements of repeated groups by their names: "Ella was born on 3 May, and Mia on 9
/// June", "Ben is a 7", "Ella and Mia both have talkative 5".
struct Telling {
  /// What is told of those of some names.
  struct Part {
    let elements: [Path.Element]
    /// The tokens of the last of the names.
    let name: Range<Int>
    /// The tokens from the first of the names up to the next who is no more than compared with; where what is told
    /// stands before the names, those behind the name before up to the last of the names.
    let tokens: Range<Int>
  }

  private(set) var parts: [Part] = []
  /// The names that are said in one breath: "Ella and Mia".
  private let subjects: [[ElementNames.Found]]
  /// The tokens of what is told of one who is asked for a name: those before the clause that names another.
  ///
  /// None where nobody is asked for one, or that clause is the first.
  private(set) var newcomers = 0..<0

  /// What a line tells.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - names: The names in it.
  ///   - newcomer: The element that is asked for a name; nil where none is.
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
    parts = newcomer == nil ? Self.told(before: subjects, in: line) : []
    guard parts.isEmpty else { return }
    var told: [[ElementNames.Found]] = []
    for (place, subject) in subjects.enumerated()
    where Self.tells(subject, in: line, isParallel: place > 0) {
      told.append(subject)
    }
    if let newcomer, !subjects.isEmpty {
      let named = subjects.first { !line.isNamedInPassing($0[0].tokens.lowerBound) }
      newcomers = 0..<(named.map { line.clause(of: $0[0].tokens.lowerBound) } ?? line.tokens.count)
      if !newcomers.isEmpty {
        parts.append(Part(elements: [newcomer], name: newcomers, tokens: newcomers))
        // Whoever is named behind it is told of, whatever is said of them.
        if let named, named.allSatisfy({ $0.element != nil }),
          told.first?[0].tokens != named[0].tokens
        {
          told.insert(named, at: 0)
        }
      }
    }
    for subject in told {
      guard let first = subject.first, let last = subject.last else { continue }
      // "Ella is a 5; Mia's birthday is the 3rd" goes on with Mia, and "Ella is, unlike Mia, a 5" does not.
      let next = subjects.lazy.compactMap(\.first?.tokens.lowerBound).first {
        $0 >= last.tokens.upperBound
          && (!line.isNamedInPassing($0) || line.opening(of: $0) < $0)
      }
      let end = next.map(line.opening) ?? line.tokens.count
      parts.append(
        Part(
          elements: subject.compactMap(\.element), name: last.tokens,
          tokens: line.opening(of: first.tokens.lowerBound)..<max(end, last.tokens.upperBound)))
    }
  }

  /// What is told of all who are named by what stands before their names: "9 for Ella, 3 for Mia"; none where one of
  /// them is told of behind the name.
  private static func told(before subjects: [[ElementNames.Found]], in line: Line) -> [Part] {
    let names = subjects.compactMap { subject -> Range<Int>? in
      guard let first = subject.first, let last = subject.last,
        subject.allSatisfy({ $0.element != nil }),
        line.tellsBefore(first.tokens.lowerBound..<last.tokens.upperBound)
      else { return nil }
      return last.tokens
    }
    guard names.count > 1, names.count == subjects.count else { return [] }
    let starts = [0] + names.map(\.upperBound)
    return zip(subjects, zip(starts, names)).map { subject, place in
      Part(
        elements: subject.compactMap(\.element), name: place.1,
        tokens: place.0..<place.1.upperBound)
    }
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

extension Line {
  /// Where the clause of a token begins.
  fileprivate func clause(of token: Int) -> Int {
    clauses().last { $0.tokens.lowerBound <= token }?.tokens.lowerBound ?? 0
  }
}
