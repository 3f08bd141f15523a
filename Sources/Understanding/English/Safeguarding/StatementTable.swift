import CLexicon

/// The statements in `statements.txt`, which says how they are written.
///
/// Its rows stay as they are written until a line may say them: most conversations say none.
struct StatementTable: Sendable {
  /// Where something stands in the bytes of the table.
  typealias Place = Range<Int>

  /// A statement of a kind.
  struct Statement: Sendable {
    let kind: Kind
    let items: Place
    /// What takes it back.
    fileprivate let exceptions: Place
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
  private var phrases: [WordKey: [Place]] = [:]

  private init(_ rows: Bytes) {
    var exceptions = 0..<0
    // By bytes: characters would take longer to find than all else that is done here.
    rows.forEachPart(at: "\n") { line in
      guard line[0] != UInt8(ascii: "#") else { return }
      let head = line.firstIndex(of: UInt8(ascii: " ")) ?? line.count
      let rest = Bytes(rebasing: line[min(head + 1, line.count)...])
      let sign = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.count
      let place = rows.count(before: rest) + min(sign + 1, rest.count)
      let said = place..<rows.count(before: line) + line.count
      let first = WordKey(bytes: Bytes(rebasing: line[..<head]))
      guard let first, first != Self.unless else {
        exceptions = rows.count(before: rest)..<said.upperBound
        return
      }
      switch WordKey(bytes: Bytes(rebasing: rest[..<sign])) {
      case Self.members: add(Bytes(rebasing: rows[said]), toClass: first)
      case Self.phrase: phrases[first, default: []].append(said)
      case Self.statement:
        guard let kind = Kind(rawValue: first.string) else { return }
        statements.append(Statement(kind: kind, items: said, exceptions: exceptions))
      default: addForms(line)
      }
    }
    addClippedForms()
  }

  /// Adds what words are read as, which follows a sign.
  private mutating func addForms(_ line: Bytes) {
    let words = line.parts(at: " ").map { WordKey(bytes: $0) ?? WordKey() }
    guard let place = words.firstIndex(of: Self.form) else { return }
    for word in words[..<place] { forms[word] = Array(words[(place + 1)...]) }
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
    words(ofClass: WordKey(letters: name)) ?? []
  }

  /// The words of a class; nil where a name is none of one.
  func words(ofClass name: WordKey) -> Set<WordKey>? { places[name].map { classes[$0] } }

  /// The words of the class at a place.
  func words(at place: Int) -> Set<WordKey> { classes[place] }

  /// The alternatives of a phrase; none of one that is not in the table.
  func alternatives(_ name: WordKey) -> [Place] { phrases[name] ?? [] }

  /// The items of a statement, and what takes it back.
  func items(of statement: Statement) -> [StatementItem] {
    items(at: statement.items)
      + items(at: statement.exceptions).map {
        if case .nowhere = $0 { $0 } else { .around($0, says: false) }
      }
  }

  /// The items that are written at a place.
  func items(at place: Place) -> [StatementItem] {
    var items: [StatementItem] = []
    Bytes(rebasing: Self.rows[place]).forEachPart(at: " ") { items.append(item($0)) }
    return items
  }

  /// The items at a place that have to be said, as they are written.
  func itemsToBeSaid(at place: Place) -> [Bytes] {
    Bytes(rebasing: Self.rows[place]).parts(at: " ").filter {
      switch ($0[0], $0[$0.count - 1]) {
      case (UInt8(ascii: "+")...UInt8(ascii: "/"), _), (UInt8(ascii: "!"), _),
        (UInt8(ascii: "^"), _),
        (_, UInt8(ascii: "?")), (_, UInt8(ascii: "*")):
        false
      default: true
      }
    }
  }

  /// A part of an item: a class by its place, a phrase by its name, or the forms of a word.
  func part(_ text: Bytes) -> StatementItem {
    if let name = Self.name(in: text) { return places[name].map { .wordOf($0) } ?? .phrase(name) }
    var words: [WordKey] = []
    Self.addForms(of: text, to: &words)
    return .words(words)
  }

  typealias Bytes = UnsafeRawBufferPointer

  private mutating func add(_ members: Bytes, toClass name: WordKey) {
    let place = places[name] ?? classes.count
    var words: [WordKey] = []
    members.forEachPart(at: " ") { member in
      if let other = Self.name(in: member) {
        words += places[other].map { classes[$0] } ?? []
      } else {
        Self.addForms(of: member, to: &words)
      }
    }
    if place < classes.count {
      classes[place].formUnion(words)
    } else {
      classes.append(Set(words))
      places[name] = place
    }
  }

  /// The item that is written so.
  private func item(_ text: Bytes) -> StatementItem {
    switch text.first {
    case UInt8(ascii: "."): return text.count == 1 ? .end : .gap(text.count == 2 ? 3 : 6)
    case UInt8(ascii: "^"): return .start
    case UInt8(ascii: ","): return .sign
    case UInt8(ascii: "!"): return .not(item(text.withoutFirst))
    case UInt8(ascii: "+"): return .around(item(text.withoutFirst), says: true)
    case UInt8(ascii: "-"): return .around(item(text.withoutFirst), says: false)
    case UInt8(ascii: "/"): return .nowhere(item(text.withoutFirst))
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
  static func name(in item: Bytes) -> WordKey? {
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
