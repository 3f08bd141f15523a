/// Words that ask for one more of what there is: "another one", "also Noor".
package enum OpeningWords {
  /// The phrases, behind a yes or alone.
  package static let another = WordClasses.english.phrases("OpeningWords.another")
  /// Words by which somebody is there as others are: "Nia is missing", "Nia is the same".
  package static let presence: Set<String> = CopyingWords.sameness.union(
    WordClasses.english.words("OpeningWords.presence"))
  /// Words of a question whether somebody can be there: "can I add Noah?", "does he count?".
  package static let admission = WordClasses.english.words("OpeningWords.admission")
}
