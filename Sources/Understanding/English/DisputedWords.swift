/// How people say whether a word was meant as a name or as a command.
package enum DisputedWords {
  package static let name = "name"
  package static let command = "command"
}
