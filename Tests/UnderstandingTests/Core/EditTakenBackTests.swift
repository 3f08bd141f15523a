import Testing

@testable import Understanding

@Suite("Edits that their line takes back")
struct EditTakenBackTests {
  @Test(
    "What is taken back goes, with the words that take it back",
    arguments: [
      ("drop Wednesday, no wait, drop Monday", ["drop Wednesday", ", no wait"]),
      ("drop Wednesday... sorry, Monday", ["Wednesday", "... sorry,"]),
      ("add health to the topics, no, values", ["health", ", no,"]),
      ("add Friday and Sunday, no wait, just Friday", ["Friday and Sunday", ", no wait, just"]),
      ("add Friday and Sunday, no wait, only Friday", ["Friday and Sunday", ", no wait, only"]),
      ("add Friday and Sunday, no wait, Saturday", ["Sunday", ", no wait,"]),
      ("swap Monday for Tuesday, no, for Thursday", ["for Tuesday, no,"]),
    ])
  func takenBack(text: String, gone: [String]) {
    let line = Line(text)
    #expect(line.editTakenBack.map(line.text) == gone)
  }

  @Test(
    "What is said besides, or of something else, takes no edit back",
    arguments: [
      "drop Wednesday, no Thursdays either", "drop Wednesday, sorry for the trouble",
      "add Sunday, no problem at all", "drop Wednesday, sorry, I can't do it", "drop Wednesday",
      "add Sunday, actually make it 50 minutes too", "I lose weight, no, I gain it",
      "drop Monday, sorry, add Friday", "Mia, no wait, Maya",
    ])
  func kept(text: String) { #expect(Line(text).editTakenBack == []) }
}
