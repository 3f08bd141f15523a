/// Words that ask for one more of what there is: "another one", "also Noor".
package enum OpeningWords {
  /// The phrases, behind a yes or alone.
  package static let another = [
    "another one", "another", "a second one", "a second", "a third one", "a third", "one more",
    "two more", "three more",
    "also", "plus", "there's also", "there's another",
  ]
  /// Words by which somebody is there as others are: "Nia is missing", "Nia is the same".
  package static let presence: Set<String> = CopyingWords.sameness.union([
    "missing", "forgot", "forgotten", "forget", "too", "also", "well", "put", "include",
  ])
  /// Words of a question whether somebody can be there: "can I add Noah?", "does he count?".
  package static let admission: Set<String> = [
    "add", "put", "include", "count", "counts", "about",
  ]
}
