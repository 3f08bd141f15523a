import CLexicon

/// The statements in `statements.txt`, which says how they are written.
struct StatementTable: Sendable {
  /// A statement of a kind.
  struct Statement: Sendable {
    let kind: Kind
    let items: [StatementItem]
  }

  /// What a statement says.
  enum Kind: String, Sendable {
    case suicide, selfHarm = "self-harm", eating, abuse, violence
    /// Violence by he or she, who may as well be a child that is spoken of.
    case violenceAlone = "violence-alone"
    /// Violence of one's own.
    case harm
    case goesOn = "goes-on"
    case misheard
  }

  /// The English statements.
  static let english = StatementTable(rows)

  /// What words are read as: "wanna" as "want to".
  private(set) var forms: [WordKey: [WordKey]] = [:]
  private(set) var statements: [Statement] = []
  private var classes: [Set<WordKey>] = []
  private var places: [WordKey: Int] = [:]
  private var phrases: [WordKey: [[StatementItem]]] = [:]

  private init(_ rows: UnsafeRawBufferPointer) {
    var exceptions: [StatementItem] = []
    // By bytes: characters would take longer to find than all else that is done here.
    for line in rows.parts(at: "\n") where line[0] != UInt8(ascii: "#") {
      let words = line.parts(at: " ")
      let keys = words.map { WordKey(bytes: $0) ?? WordKey() }
      let first = keys[0]
      let place = keys.firstIndex(of: Self.form) ?? 1
      let rest = words.dropFirst(place + 1)
      if first == Self.unless {
        exceptions = words.dropFirst().map { .around(item($0), says: false) }
        continue
      }
      guard place < words.count else { continue }
      switch keys[place] {
      case Self.form:
        for word in keys[..<place] { forms[word] = Array(keys[(place + 1)...]) }
      case Self.members:
        for word in rest { add(word, toClass: first) }
      case Self.phrase:
        phrases[first, default: []].append(rest.map(item))
      case Self.statement:
        guard let kind = Kind(rawValue: first.string) else { continue }
        statements.append(Statement(kind: kind, items: rest.map(item) + exceptions))
      default: continue
      }
    }
    addClippedForms()
  }

  /// Has "hittin" read as "hitting", of the words of all classes.
  private mutating func addClippedForms() {
    for words in classes {
      for word in words where word.count > 5 && word.hasSuffix(Self.ing) {
        forms[word.dropping(last: 1)] = [word]
      }
    }
    for word in words("gerund") { forms[word.dropping(last: 1)] = [word] }
  }

  /// The words of a class; none of one that is not in the table.
  func words(_ name: StaticString) -> Set<WordKey> {
    places[WordKey(letters: name)].map { classes[$0] } ?? []
  }

  /// The words of the class at a place.
  func words(at place: Int) -> Set<WordKey> { classes[place] }

  /// The alternatives of a phrase; none of one that is not in the table.
  func alternatives(_ name: WordKey) -> [[StatementItem]] { phrases[name] ?? [] }

  private typealias Bytes = UnsafeRawBufferPointer

  private mutating func add(_ word: Bytes, toClass name: WordKey) {
    let place = places[name] ?? classes.count
    if place == classes.count {
      classes.append([])
      places[name] = place
    }
    if let other = Self.name(in: word) {
      classes[place].formUnion(places[other].map { classes[$0] } ?? [])
    } else {
      var forms: [WordKey] = []
      Self.addForms(of: word, to: &forms)
      classes[place].formUnion(forms)
    }
  }

  /// The item that is written so, of the classes that stand before it.
  private func item(_ text: Bytes) -> StatementItem {
    switch text.first {
    case UInt8(ascii: "."): return text.count == 1 ? .end : .gap(text.count == 2 ? 3 : 6)
    case UInt8(ascii: "^"): return .start
    case UInt8(ascii: ","): return .sign
    case UInt8(ascii: "!"): return .not(item(text.withoutFirst))
    case UInt8(ascii: "+"): return .around(item(text.withoutFirst), says: true)
    case UInt8(ascii: "-"): return .around(item(text.withoutFirst), says: false)
    default: break
    }
    if text.last == UInt8(ascii: "?") { return .optional(item(text.withoutLast)) }
    if text.last == UInt8(ascii: "*") { return .repeated(item(text.withoutLast)) }
    var (words, items): ([WordKey], [StatementItem]) = ([], [])
    text.forEachPart(at: "|") { part in
      if let name = Self.name(in: part) {
        items.append(places[name].map { .wordOf($0) } ?? .phrase(name))
      } else {
        Self.addForms(of: part, to: &words)
      }
    }
    if !words.isEmpty { items.append(.words(words)) }
    return items.count == 1 ? items[0] : .either(items)
  }

  /// The name of a class or phrase, where an item is one.
  private static func name(in item: Bytes) -> WordKey? {
    item.first == UInt8(ascii: "<") ? WordKey(bytes: item.withoutFirst.withoutLast) : nil
  }

  /// Adds the forms of a verb that is written with "~", or the word itself.
  private static func addForms(of text: Bytes, to words: inout [WordKey]) {
    let isVerb = text.last == UInt8(ascii: "~")
    guard let word = WordKey(bytes: isVerb ? text.withoutLast : text) else { return }
    words.append(word)
    guard isVerb, word.count > 0, word.count + 4 <= WordKey.capacity else { return }
    let last = word.dropping(first: word.count - 1)
    // A silent "e" goes, and what stands before it is not doubled.
    let stems = last == e ? [word.dropping(last: 1)] : [word, word.appending(last)]
    for ending in endings { words.append(word.appending(ending)) }
    for stem in stems {
      for ending in endingsOfStems { words.append(stem.appending(ending)) }
    }
  }

  private static let form = WordKey(letters: ">")
  private static let members = WordKey(letters: "=")
  private static let phrase = WordKey(letters: ":=")
  private static let statement = WordKey(letters: ":")
  private static let unless = WordKey(letters: "unless")
  private static let e = WordKey(letters: "e")
  private static let ing = WordKey(letters: "ing")
  private static let endings = WordKey.words(of: "s es")
  private static let endingsOfStems = WordKey.words(of: "ed ing")
}

extension StatementTable {
  /// The words of the table, in which slips are mended.
  static let vocabulary: Vocabulary = {
    var words: [WordKey] = []
    rows.forEachPart(where: {
      $0 < 0x80 && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "~")
        && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
    }) { addForms(of: $0, to: &words) }
    return Vocabulary(Set(words).filter { $0.count > 3 }.map(\.string))
  }()

  private static var rows: UnsafeRawBufferPointer {
    let rows = clexicon_english_statements()
    return UnsafeRawBufferPointer(start: rows.bytes, count: rows.count)
  }
}

extension UnsafeRawBufferPointer {
  /// Calls the body with what stands between the bytes at which it is parted; no part is empty.
  @inline(__always)
  fileprivate func forEachPart(
    where isSign: (UInt8) -> Bool, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    var start = 0
    for place in 0...count where place == count || isSign(self[place]) {
      if place > start { body(UnsafeRawBufferPointer(rebasing: self[start..<place])) }
      start = place + 1
    }
  }

  @inline(__always)
  fileprivate func forEachPart(
    at sign: Unicode.Scalar, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    let sign = UInt8(ascii: sign)
    forEachPart(where: { $0 == sign }, body)
  }

  /// What stands between the signs at which it is parted.
  fileprivate func parts(at sign: Unicode.Scalar) -> [UnsafeRawBufferPointer] {
    var parts: [UnsafeRawBufferPointer] = []
    forEachPart(at: sign) { parts.append($0) }
    return parts
  }

  fileprivate var withoutFirst: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[1...])
  }

  fileprivate var withoutLast: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: self[..<(count - 1)])
  }
}
