/// Words that take over the answer of another: "same as Ben".
package enum CopyingWords {
  /// Words that say so.
  package static let sameness: Set<String> = ["same", "ditto", "likewise"]
  /// Words that may stand around them.
  package static let idle: Set<String> = [
    "the", "as", "for", "with", "him", "her", "them", "again", "please", "like", "here", "ones",
    "one", "answer", "answers", "too", "before", "just", "it's", "is", "of", "all", "other",
    "also", "thing", "and", "my", "child", "kid", "'s",
  ]
}
