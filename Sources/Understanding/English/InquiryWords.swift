/// The words of questions about what was said.
package enum InquiryWords {
  /// How people ask to see all about one element: "show Mia".
  package static let showing = WordClasses.english.phrases("InquiryWords.showing")
}
