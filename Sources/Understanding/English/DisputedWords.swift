/// How people say whether a word was meant as the answer or as a command.
package enum DisputedWords {
  package static let answer = WordClasses.english.phrases("DisputedWords.answer")
  package static let command = "command"
}
