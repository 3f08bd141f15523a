import Understanding

/// Words with capitals, which names are written with.
extension RaceNameReader {
  /// Whether a part begins as a sentence does, and not with the first word of a name.
  func beginsSmall(_ part: Range<Int>) -> Bool {
    !isCapital(part.lowerBound)
      || RaceNameWords.introducing.contains(line.tokens[part.lowerBound].word)
        && !isCapital(part.lowerBound + 1)
  }

  /// Whether somebody says who they are by a name, and not what they run: "I'm Otto", "Otto is my
  /// name".
  func introducesSpeaker(_ name: Range<Int>, in part: Range<Int>) -> Bool {
    let before = line.tokens[part.lowerBound..<name.lowerBound].map { String($0.word) }
    let after = line.tokens[name.upperBound..<part.upperBound].map { String($0.word) }
    return [["i", "am"], ["i'm"], ["im"], ["my", "name", "is"], ["my", "name's"]].contains {
      before.suffix($0.count).elementsEqual($0)
    } || after.starts(with: ["is", "my", "name"])
  }

  /// Whether words that name no kind of race speak to the coach: a name behind a greeting, or the coach's own.
  func addresses(_ name: Range<Int>, in part: Range<Int>) -> Bool {
    if name.contains(where: { RaceNameWords.coach.contains(line.tokens[$0].word) }) { return true }
    guard name.lowerBound > part.lowerBound else { return false }
    return RaceNameWords.greeting.contains(line.tokens[name.lowerBound - 1].word)
  }

  /// The only words with capitals inside of a part that begins with small ones, with the kind of race behind them, as
  /// a name is written in a sentence: "I got into Chicago Marathon through the lottery", "she signed me up for the
  /// Cardiff 10k".
  func capitals(in part: Range<Int>) -> Range<Int>? {
    let places = part.filter { isCapital($0) && line.tokens[$0].word.prefix(2) != "i'" }
      .filter { $0 > part.lowerBound && line.tokens[$0].word != "i" }
    guard let first = places.first, let last = places.last,
      (first...last).allSatisfy({
        places.contains($0) || RaceNameWords.joining.contains(line.tokens[$0].word)
          || line.tokens[$0].kind != .word
      })
    else { return nil }
    let kind = (last + 1..<part.upperBound).prefix {
      line.tokens[$0].kind == .digits || RaceNameWords.kinds.contains(line.tokens[$0].word)
    }
    return places.count > 1 || !kind.isEmpty ? first..<last + 1 + kind.count : nil
  }

  /// Whether a part tells of a race that is over: "I ran the Rome Marathon once".
  func isOver(_ part: Range<Int>) -> Bool {
    part.prefix { !isCapital($0) || $0 == part.lowerBound }
      .contains { RaceNameWords.past.contains(line.tokens[$0].word) && !isCapital($0) }
  }

  func words(of tokens: Range<Int>) -> [RaceNameVerdict.Word] {
    tokens.filter { line.tokens[$0].kind != .sign }.map { index in
      let token = line.tokens[index]
      return RaceNameVerdict.Word(
        text: token.word, isDigits: token.kind == .digits, isCapital: isCapital(index),
        isFirst: index == 0, isAllCapitals: !isShouted && isAllCapitals(index))
    }
  }

  func isCapital(_ index: Int) -> Bool {
    guard index < line.tokens.count, !isShouted, line.tokens[index].kind == .word,
      let first = line.words(index..<index + 1).first
    else { return false }
    return first.isLetter && !first.isLowercase
  }

  func isAllCapitals(_ index: Int) -> Bool {
    let text = line.words(index..<index + 1)
    return text.count > 1 && !text.contains(where: \.isLowercase)
  }

  /// Whether the last token of a name does not belong to it: a point, or the month it is in.
  func isLoose(_ index: Int, after start: Int) -> Bool {
    let token = line.tokens[index]
    if token.kind == .sign { return token.word != "+" }
    // "hackney half innit"
    if index > start, !isCapital(index), RaceNameWords.chat.contains(token.word) { return true }
    // What is left of a time that was heard before: the "end of" of "Berlin end of May"
    if index > start, !isCapital(index),
      token.word == "of"
        || RaceNameWords.times.contains(token.word) && index + 1 < line.tokens.count
          && line.tokens[index + 1].word == "of"
    {
      return true
    }
    // "Death March" has no kind of race but the march.
    if token.word == "march", isCapital(index), index > start + 1,
      !words(of: start..<index).contains(where: { RaceNameWords.kinds.contains($0.text) })
    {
      return false
    }
    // "Midsummer Night" ends in a capital that is its own.
    return index > start
      && (RaceNameWords.days.contains(token.word)
        || !isCapital(index) && RaceNameWords.seasons.contains(token.word))
  }
}
