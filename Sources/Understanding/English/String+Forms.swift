extension String {
  /// The text without white space around it.
  package var trimmingWhitespace: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }

  /// The words after a leading `/` or `:`, which forces them to be a command.
  package var forcedCommand: String? {
    guard count > 1, let first, first == "/" || first == ":" else { return nil }
    let rest = String(dropFirst()).trimmingWhitespace
    return rest.first?.isLetter == true || rest == "?" ? rest : nil
  }

  /// The words of a line that stands in quotes, which forces them to be an answer.
  package var quoted: String? {
    guard count > 2, let first, let last else { return nil }
    let pairs: [(Character, Character)] = [
      ("\"", "\""), ("\u{201C}", "\u{201D}"), ("'", "'"), ("\u{2018}", "\u{2019}"),
    ]
    guard pairs.contains(where: { $0 == (first, last) }) else { return nil }
    let inner = String(dropFirst().dropLast()).trimmingWhitespace
    return inner.isEmpty ? nil : inner
  }
}
