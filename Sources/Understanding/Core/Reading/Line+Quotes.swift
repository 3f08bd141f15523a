extension Line {
  /// The tokens between double quotes, without them, from left to right; quotes around nothing are
  /// none.
  ///
  /// A quote ends at the sign that closes its kind, so that one kind may stand inside of another
  /// (“Ana "Annie" Berg”). Where no such sign follows, the next quote of any kind ends it.
  package var quoted: [Range<Int>] {
    let quotes = tokens.indices.filter { tokens[$0].word == "\"" }
    guard quotes.count > 1 else { return [] }
    let signs = quotes.map { words($0..<$0 + 1).unicodeScalars.first ?? "\"" }
    var lasts: [Unicode.Scalar: Int] = [:]
    for (place, sign) in signs.enumerated() { lasts[sign] = place }
    var ranges: [Range<Int>] = []
    var place = 0
    while place + 1 < quotes.count {
      let opened = place
      let closing = Quotes.closing[signs[place]] ?? signs[place]
      place += 1
      if let last = lasts[closing], last > opened {
        while signs[place] != closing { place += 1 }
      }
      if quotes[opened] + 1 < quotes[place] { ranges.append(quotes[opened] + 1..<quotes[place]) }
      place += 1
    }
    return ranges
  }
}

extension Line {
  /// Whether the line is words in double quotes, perhaps several in a row.
  package var beginsAndEndsInQuotes: Bool {
    tokens.count > 2 && tokens.first?.word == "\"" && tokens.last?.word == "\""
  }
}

/// Double quotes around words that are to be taken as they stand.
enum Quotes {
  /// The sign that closes what a sign opens; every other sign closes what it opens.
  static let closing: [Unicode.Scalar: Unicode.Scalar] = [
    "“": "”", "„": "“", "«": "»", "‘": "’",
  ]

  /// A text in the first quotes that it does not close itself, or nil when it closes all kinds.
  static func around(_ text: String) -> String? {
    let kinds: [(open: Unicode.Scalar, close: Unicode.Scalar)] = [
      ("\"", "\""), ("“", "”"), ("«", "»"),
    ]
    return kinds.first { !text.unicodeScalars.contains($0.close) }
      .map { "\($0.open)\(text)\($0.close)" }
  }
}
