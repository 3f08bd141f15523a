import Testing

@testable import Understanding

@Suite struct RenamingWordsTests {
  /// The words from the new name on, where a line gives one of some names another.
  private func name(in text: String, called name: String) -> String? {
    let line = Line(text)
    let names = line.places(ofWords: name)
    return RenamingWords.newName(in: line, ofAny: "child", called: names).map {
      line.words($0.start..<line.tokens.count)
    }
  }

  @Test(
    "A verb that names, and words for whom, lead to a name",
    arguments: [
      ("change the name of the first child to Maya", "Maya"), ("call the second one Alf", "Alf"),
      ("rename Mia to Maya", "Maya"), ("call her Maya", "Maya"), ("rename Mia Maya", "Maya"),
      ("change my daughter's name to Maya", "Maya"), ("change Mia into Maya", "Maya"),
      ("call her Mia-Rose", "Mia-Rose"),
    ])
  func named(text: String, name: String) {
    #expect(self.name(in: text, called: "Mia") == name)
  }

  @Test(
    "What gives nobody a name does not",
    arguments: [
      "call it a day", "change my name to Ann", "the name of her school is Elm Lodge",
      "change the goals to 2", "call her", "rename", "change Mia to a girl", "make it 5",
    ])
  func unnamed(text: String) {
    #expect(name(in: text, called: "Mia") == nil)
  }
}
