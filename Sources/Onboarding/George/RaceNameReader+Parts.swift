import Understanding

/// The parts of a line, each of which may be the name of a race.
extension RaceNameReader {
  var parts: [Range<Int>] {
    var parts: [Range<Int>] = []
    var from = 0
    for index in line.tokens.indices where separates(index) {
      parts.append(from..<index)
      from = index + 1
    }
    parts.append(from..<line.tokens.count)
    return parts.filter { !$0.isEmpty }
  }

  private func separates(_ index: Int) -> Bool {
    let token = line.tokens[index]
    let opensNext = index + 1 < line.tokens.count && line.tokens[index + 1].startsWord
    switch token.word {
    case ",", ";", ":", "!", "?", "(", ")", "…": return true
    // A full stop behind a letter or two is one of an abbreviation, unless they are a unit.
    case ".":
      let isBehindWord = index > 0 && line.tokens[index - 1].kind == .word
      let isBehindUnit = index > 1 && line.tokens[index - 2].kind == .digits
      return opensNext
        && (!isBehindWord || isBehindUnit || line.tokens[index - 1].word.utf8.count > 2)
    case "-": return token.startsWord && opensNext
    case "or", "but", "so": return !isCapital(index)
    case "no":
      return index + 1 < line.tokens.count
        && RaceNameWords.correcting.contains(line.tokens[index + 1].word)
    default: return false
    }
  }

  func isPolite(_ part: Range<Int>) -> Bool {
    part.count == 1 && part.upperBound >= line.tokens.count - 1
  }

  func isCorrection(_ part: Range<Int>) -> Bool {
    let next = part.lowerBound + 1
    // "Wait Mountain" may be a name, "wait, I didn't get in" is none.
    let isSpeaker =
      next < part.upperBound && line.tokens[next].word.split(separator: "'").first == "i"
    return RaceNameWords.correcting.contains(line.tokens[part.lowerBound].word)
      && (!isCapital(next) || isSpeaker)
      || part.count > 1 && line.words(part.prefix(2)).lowercased() == "i mean"
  }
}
