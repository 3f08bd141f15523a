/// How people say whether a word was meant as the answer or as a command.
package enum DisputedWords {
  package static let answer = ["answer", "name"]
  package static let command = "command"
}
