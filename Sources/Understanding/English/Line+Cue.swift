extension Line {
  /// The line without the words that announce a correction.
  package var withoutCue: Line {
    var start = 0
    while start < tokens.count, Self.cueWords.contains(tokens[start].word), !tellsOfSpeaker(start) {
      start += 1
    }
    guard start > 0, start < tokens.count else { return self }
    return keeping(from: tokens[start].span.lowerBound)
  }

  /// Whether somebody tells something of themselves from a place on, and not only that they said or meant it, or were
  /// wrong.
  private func tellsOfSpeaker(_ place: Int) -> Bool {
    tokens[place].lexeme == .i && place + 1 < tokens.count
      && tokens[place + 1].lexeme != .mean && tokens[place + 1].word != "said"
      && !tokens[(place + 1)...].prefix(2).contains { Self.confessing.contains($0.word) }
  }

  /// The same line without the "no" that it begins with: "nah go back to 45 minutes".
  package var withoutDenial: Line {
    guard tokens.count > 1, [.no, .nope].contains(tokens[0].lexeme) else { return self }
    return keeping(from: tokens[1].span.lowerBound)
  }

  /// What stands behind a "make that" or "make it", which is to come in another's place.
  package var behindMaking: Line? {
    guard
      let make = tokens.indices.dropLast(2).last(where: {
        tokens[$0].lexeme == .make && [.it, .that].contains(tokens[$0 + 1].lexeme)
      })
    else { return nil }
    return keeping(from: tokens[make + 2].span.lowerBound)
  }

  /// The line without the star that marks it as what should have stood in the one before: "Sophie*", "*9pm",
  /// "Sophie* sorry"; nil where there is none.
  package var starred: Line? {
    let stars = tokens.indices.filter { tokens[$0].lexeme == .star }
    // Few words are typed again; the star of a longer line is its own.
    guard let star = stars.only, tokens.count > 1, star < 5,
      !tokens.contains(where: { $0.lexeme == .colon })
    else { return nil }
    if star == 0 { return keeping(from: tokens[1].span.lowerBound) }
    // Behind the star only a word is lost about how it came to be; "2 * 3" marks nothing.
    let isBehindWord = tokens[star - 1].span.upperBound == tokens[star].span.lowerBound
    let remark = tokens[(star + 1)...]
    guard isBehindWord, remark.first?.startsWord != false,
      !remark.contains(where: { $0.kind == .digits })
    else { return nil }
    return keeping(0..<tokens[star].span.lowerBound)
  }

  /// The line without a "hold on" or "hang on" that opens it, whose words say nothing of an answer.
  package var withoutInterjection: Line {
    guard tokens.count > 2, ["hold", "hang"].contains(tokens[0].word), tokens[0].lexeme == .wait
    else {
      return self
    }
    return keeping(from: tokens[2].span.lowerBound)
  }

  /// Whether the line begins with a no and a sign and takes back nothing else: "no, 2", but not "no
  /// wait, 2".
  package var opensWithPlainNo: Bool {
    guard tokens.count > 2, [.no, .nope].contains(tokens[0].lexeme), tokens[1].kind == .sign else {
      return false
    }
    return !clauseTokens.prefix(2).joined().contains {
      [.wait, .sorry, .mean, .actually, .make, .instead].contains(tokens[$0].lexeme)
    }
  }

  /// Whether there is anything besides the words that announce a correction.
  package var saysMoreThanCue: Bool { tokens.contains { !Self.cueWords.contains($0.word) } }

  /// Whether the line says no and corrects nothing: "no", "not now to all".
  package var isPlainNo: Bool {
    guard let first = tokens.first, ["no", "nope", "not"].contains(first.word) else { return false }
    return CorrectionCue(Wording(keeping(from: first.span.upperBound))) == nil
  }

  /// Words of those who were wrong.
  private static let confessing = WordClasses.english.words("Cue.confessing")
  private static let cueWords = WordClasses.english.words("Cue.cueWords").union([",", ".", "-"])
}
