/// What becomes of an address of which a part is said anew: "sam@exmaple.org, no, example.org".
struct EmailRepair {
  /// The addresses that can be meant, the likeliest first: one where it is plain which part is meant.
  let addresses: [String]

  /// The address with some words in the place of one of its parts.
  init(of address: String, by words: String) {
    guard let sign = address.lastIndex(of: "@"),
      !words.contains(where: { $0 == "@" || $0.isWhitespace }), !words.isEmpty
    else {
      addresses = []
      return
    }
    let parts = (local: address[..<sign], domain: address[address.index(after: sign)...])
    let labels = parts.domain.split(separator: ".")
    var found: [(address: String, nearness: Double)] = []
    func add(_ candidate: String, _ old: some StringProtocol) {
      guard EmailDimension().value(from: .string(candidate)) != nil, candidate != address else {
        return
      }
      found.append((candidate, Self.nearness(of: words, to: String(old))))
    }
    add("\(words)@\(parts.domain)", parts.local)
    add("\(parts.local)@\(words)", parts.domain)
    if !words.contains("."), let name = labels.first, let top = labels.last {
      add("\(parts.local)@\(words).\(labels.dropFirst().joined(separator: "."))", name)
      add("\(parts.local)@\(labels.dropLast().joined(separator: ".")).\(words)", top)
    }
    found.sort { $0.nearness > $1.nearness }
    let isPlain =
      found.count == 1
      || found.count > 1 && found[0].nearness >= 0.5
        && found[1].nearness <= found[0].nearness - 0.25
    addresses = isPlain ? [found[0].address] : found.prefix(3).map(\.address)
  }

  /// How much of their letters two words share in the same order, from 0 to 1, which is all.
  private static func nearness(of word: String, to other: String) -> Double {
    let (a, b) = (Array(word.lowercased()), Array(other.lowercased()))
    guard !a.isEmpty, !b.isEmpty else { return 0 }
    return 1 - Double(a.difference(from: b).count) / Double(a.count + b.count)
  }
}
