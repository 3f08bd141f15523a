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
  static let english: StatementTable = {
    let rows = clexicon_english_statements()
    return StatementTable(
      String(decoding: UnsafeRawBufferPointer(start: rows.bytes, count: rows.count), as: UTF8.self))
  }()

  /// What words are read as: "wanna" as "want to".
  private(set) var forms: [String: [String]] = [:]
  private(set) var statements: [Statement] = []
  /// The statements of which a word is a part wherever they are said, by their places.
  private(set) var anchored: [String: [Int]] = [:]
  /// The words of the table, in which slips are mended.
  let vocabulary: Vocabulary
  private static let marks: Set = [">", "=", ":=", ":", "unless"]
  private var classes: [String: Set<String>] = [:]
  private var phrases: [String: [[StatementItem]]] = [:]
  /// The words of which one stands in a phrase wherever it is said, as far as they were looked for; none once the table is made.
  private var phraseAnchors: [String: Set<String>] = [:]

  private init(_ text: String) {
    vocabulary = Vocabulary(Self.longWords(of: text))
    var exceptions: [StatementItem] = []
    // By bytes: characters would take longer to find than all else that is done here.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#")
    {
      let words = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
      guard let place = words.firstIndex(where: { Self.marks.contains($0) }) else { continue }
      let rest = words[(place + 1)...]
      switch words[place] {
      case ">":
        for word in words[..<place] { forms[word] = Array(rest) }
      case "=":
        for word in rest {
          let known = Self.name(in: word).map { self.words($0) }
          classes[words[0], default: []].formUnion(known ?? Self.forms(of: word))
        }
      case ":=":
        let items = rest.map { item($0) }
        phrases[words[0], default: []].append(items)
      case "unless":
        exceptions = rest.map { .sentence(item($0), says: false) }
      default:
        guard let kind = Kind(rawValue: words[0]) else { continue }
        let items = rest.map { item($0) } + exceptions
        statements.append(Statement(kind: kind, items: items))
      }
    }
    for (place, statement) in statements.enumerated() {
      for word in anchors(of: statement.items) { anchored[word, default: []].append(place) }
    }
    phraseAnchors = [:]
  }

  /// The words of a class; none of one that is not in the table.
  func words(_ name: String) -> Set<String> { classes[name] ?? [] }

  /// The alternatives of a phrase; none of one that is not in the table.
  func alternatives(_ name: String) -> [[StatementItem]] { phrases[name] ?? [] }

  /// The item that is written so, of the classes that stand before it.
  private func item(_ text: String) -> StatementItem {
    if text == "..." { return .gap(6) }
    if text == ".." { return .gap(3) }
    if text == "^" { return .start }
    if text == "." { return .end }
    if text.hasPrefix("!") { return .not(item(String(text.dropFirst()))) }
    if text.hasPrefix("+") { return .sentence(item(String(text.dropFirst())), says: true) }
    if text.hasPrefix("-") { return .sentence(item(String(text.dropFirst())), says: false) }
    if text.hasSuffix("?") { return .optional(item(String(text.dropLast()))) }
    if text.hasSuffix("*") { return .repeated(item(String(text.dropLast()))) }
    var (words, others): (Set<String>, [StatementItem]) = ([], [])
    for part in text.split(separator: "|").map(String.init) {
      guard let name = Self.name(in: part) else {
        words.formUnion(Self.forms(of: part))
        continue
      }
      if let found = classes[name] { words.formUnion(found) } else { others.append(.phrase(name)) }
    }
    if !words.isEmpty { others.append(.words(words)) }
    return others.count == 1 ? others[0] : .either(others)
  }

  /// The name of a class or phrase, where an item is one.
  private static func name(in item: String) -> String? {
    item.hasPrefix("<") ? String(item.dropFirst().dropLast()) : nil
  }

  /// The fewest words of which one stands in some items wherever they are said; none where there are no such.
  private mutating func anchors(of items: [StatementItem]) -> Set<String> {
    items.map { anchors(of: $0) }.filter { !$0.isEmpty }.min { $0.count < $1.count } ?? []
  }

  private mutating func anchors(of item: StatementItem) -> Set<String> {
    switch item {
    case .words(let words): return words
    case .phrase(let name):
      // A phrase is a part of many statements.
      if let known = phraseAnchors[name] { return known }
      let found = Self.joined(alternatives(name).map { anchors(of: $0) })
      phraseAnchors[name] = found
      return found
    case .either(let items): return Self.joined(items.map { anchors(of: $0) })
    case .optional, .repeated, .gap, .not, .sentence, .start, .end: return []
    }
  }

  /// All of some sets of words, none where one of them has none.
  private static func joined(_ all: [Set<String>]) -> Set<String> {
    all.contains([]) ? [] : all.reduce(into: []) { $0.formUnion($1) }
  }

  /// The forms of a verb that is written with "~", or the word itself.
  private static func forms(of text: String) -> Set<String> {
    guard text.hasSuffix("~") else { return [text] }
    let verb = String(text.dropLast())
    let stem = verb.hasSuffix("e") ? String(verb.dropLast()) : verb
    let stems = [stem, stem + stem.suffix(1)]
    return Set(
      [verb, verb + "s", verb + "es"] + stems.flatMap { [$0 + "ed", $0 + "ing", $0 + "in"] })
  }

  /// The words of a text in which a slip is told from another word.
  private static func longWords(of text: String) -> [String] {
    text.utf8.split { byte in
      byte < 0x80 && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "~")
        && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }.flatMap { forms(of: String(Substring($0))) }.filter { $0.utf8.count > 3 }
  }
}
