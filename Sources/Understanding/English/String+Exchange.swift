extension String {
  /// The name with some words of it exchanged for others: "Kiel Marathon" of "Trier Marathon"; the new
  /// words alone where all of it is exchanged, or where they say again what is left of it.
  package func exchanging(_ words: String, for new: String) -> String {
    let line = Line(self)
    let own = line.tokens.map(\.word)
    let old = Line(words).tokens.map(\.word)
    guard !old.isEmpty, old.count < own.count,
      let place = own.indices.first(where: { own[$0...].starts(with: old) })
    else { return new }
    let left = own[..<place] + own[(place + old.count)...]
    guard !Line(new).tokens.contains(where: { left.contains($0.word) }) else { return new }
    let span = line.span(place..<place + old.count)
    let (before, behind) = (utf8.prefix(span.lowerBound), utf8.dropFirst(span.upperBound))
    return String(Substring(before)) + new + String(Substring(behind))
  }
}
